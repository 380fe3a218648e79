import type { Option } from "../../table/options";
import type { TableModel } from "../../table/table.svelte";
import { playerOf, cityOf, type Character, type Side } from "./view";

/** Which of my characters the light on the duels is about. It is a thought of mine and goes to no server. */
let chosen: number | null = $state(null);

export function pick(number: number): void {
  chosen = number;
}

/** The characters that I may assign now, by number. */
export function assignable(table: TableModel): number[] {
  const found = new Set<number>();
  for (const option of table.options) if (option.verb === "assign") found.add(Number(option.objects[0]));
  return [...found].sort((a, b) => a - b);
}

/** The one I picked, if it may still go; else the first that is not my leader. */
export function picked(table: TableModel): Character | null {
  const can = assignable(table);
  if (can.length === 0) return null;
  const number = chosen !== null && can.includes(chosen) ? chosen : (can.find((one) => one > 1) ?? can[0]!);
  return playerOf(cityOf(table), table.viewer)?.characters[number - 1] ?? null;
}

/** Whether the master would send this one. */
export function sends(table: TableModel, number: number): boolean {
  return table.hinted?.verb === "assign" && Number(table.hinted.objects[0]) === number;
}

/** The option that sends the picked character there. */
export function sending(table: TableModel, owner: string, side: Side): Option | null {
  const who = picked(table);
  if (who === null) return null;
  const action = `assign ${who.number} ${side} ${owner}`;
  return table.options.find((option) => option.action === action) ?? null;
}
