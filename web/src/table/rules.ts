import type { Catalogue } from "../wire/types";

/** The sentence of a rule, from the catalogue. */
export function rule(catalogue: Catalogue, id: string, lang: string): string | null {
  for (const chapter of catalogue.rules) {
    const found = chapter.rules.find((one) => one.id === id);
    if (found !== undefined) return found.text[lang] ?? found.text.en ?? null;
  }
  return null;
}
