import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** What a rule needs on its page. In rules.toml it is a table by the rule's id. */
interface Rule {
  text: string;
  edition: string;
  page?: number;
  ruling?: string;
  option?: string;
}

const RULES = /^(.*[\\/]rules\.toml)\?lang=(en|ru|pl)$/;

/**
 * `import names from "….toml"`: read at build time, so that the page carries no reader of TOML.
 *
 * `import rules from "…/rules.toml?lang=pl"`: the numbered rules of a game in one language, put together from rules.toml
 * and text/rules.pl.toml: a reader loads their own language and no other.
 */
export function toml(): Plugin {
  return {
    name: "undercourt:toml",
    load(id) {
      const [, path, lang] = RULES.exec(id) ?? [];
      if (path === undefined || lang === undefined) return null;
      this.addWatchFile(path);
      return module(book(path, lang));
    },
    transform(code, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: module(parse(code)), map: null };
    },
  };
}

function module(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

function read(path: string): Record<string, unknown> {
  return parse(readFileSync(path, "utf8"));
}

/** As `undercourt.text.rules.rulebook` does it; rules are rows, as most have little but a sentence. */
function book(path: string, lang: string): unknown {
  const { chapters, ...rules } = read(path) as { chapters: Record<string, string> } & Record<string, Rule>;
  const told = lang === "en" ? {} : read(join(dirname(path), "text", `rules.${lang}.toml`));
  const titles = { ...chapters, ...(told.chapters as Record<string, string> | undefined) };
  const sentences = (told.rules ?? {}) as Record<string, string>;
  const rows = Object.entries(rules as Record<string, Rule>).map(([id, rule]) => {
    const row = [id, sentences[id] ?? rule.text, rule.edition, rule.page ?? 0, rule.ruling ?? "", rule.option ?? ""];
    while (!row.at(-1)) row.pop();
    return row;
  });
  return { chapters: Object.entries(titles), rules: rows };
}
