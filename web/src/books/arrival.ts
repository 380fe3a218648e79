import type { Texts } from "../text/texts";
import { get } from "../wire/api";
import type { Saying } from "../wire/types";

/** How a reader came to a rule: from a why-not of a table, to which there is a way back. */
export interface Arrival {
  back: string; // an address of ours
  table: string | null; // its id
  cause: (texts: Texts) => string; // the reason in words; empty if it cannot be said
}

/** From `?why=…&from=/tables/ID`. `why` is the reason as it came over the wire, or its key alone. */
export function arrival(query: URLSearchParams): Arrival | null {
  const back = query.get("from");
  if (back === null || !/^\/[^/\\]/.test(back)) return null; // not to somebody else's site
  const said = saying(query.get("why") ?? "");
  return {
    back,
    table: /^\/tables?\/([^/?#]+)/.exec(back)?.[1] ?? null,
    cause: (texts) => {
      if (said === null || !texts.has(said.key) || (!said.args && texts.wants(said.key))) return "";
      try {
        return texts.sentence(texts.phrase(said));
      } catch {
        return ""; // a key of another release, or one without its arguments
      }
    },
  };
}

function saying(why: string): Saying | null {
  if (!why) return null;
  if (!why.startsWith("{")) return { key: why };
  try {
    const said = JSON.parse(why) as Saying;
    return typeof said.key === "string" ? said : null;
  } catch {
    return null;
  }
}

/** The address of a rule, with the way back. */
export function ruleAddress(game: string, rule: string, why?: Saying | null, from?: string): string {
  const query = new URLSearchParams();
  if (why) query.set("why", JSON.stringify(why));
  if (from) query.set("from", from);
  const asked = query.size > 0 ? `?${query}` : "";
  return `/rules/${game}${asked}#${rule}`;
}

/** What a table agreed on; null if that cannot be known from here. */
export async function optionsAt(table: string): Promise<Record<string, string> | null> {
  try {
    const told = await get<{ options?: Record<string, string> }>(`/api/tables/${encodeURIComponent(table)}`);
    return told.options ?? null;
  } catch {
    return null;
  }
}
