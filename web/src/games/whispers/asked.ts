import type { TableModel } from "../../table/table.svelte";

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
