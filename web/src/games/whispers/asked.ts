import type { TableModel } from "../../table/table.svelte";

import type { Saying } from "../../wire/types";
import { planOf } from "./plan.svelte";
import { whispers } from "./view";

export type Kind = "lay" | "swap" | "regroup" | "councils" | "list";

/** In which way a question is best answered. */
export function asked(table: TableModel, laying: string | null): Kind {
  if (laying !== null) return "lay";
  const verbs = new Set(table.options.map((option) => option.verb));
  if (verbs.has("swap")) return "swap";
  if (table.now.view.regrouping !== null && verbs.has("number")) return "regroup";
  if (verbs.has("place") && table.armed !== "place_in") return "councils";
  return "list";
}

/** Banners that lie on the map as ghosts count; all regions of a regrouping are asked about at once. */
export function question(table: TableModel): Saying | null {
  const plan = planOf(table);
  if (asked(table, plan.verb) === "regroup")
    return { key: "web_whispers_regroup_where", args: { empire: whispers(table).regrouping!.empire } };
  if (plan.verb === null || plan.count === 0) return null;
  const now = table.now.decision!.question;
  const left = plan.most - plan.count;
  return left > 0
    ? { ...now, args: { ...now.args, left } }
    : { key: `web_whispers_laid_to_${plan.verb}`, args: { n: plan.count } };
}
