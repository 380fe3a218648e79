import type { TableModel } from "../../table/table.svelte";

/** Verbs that choose among characters on the table: while one of them is asked, a tap on any character is about it. */
const ABOUT_CHARACTERS = new Set(["target", "bid", "dismiss"]);

export function characterSpot(seat: string, number: number): string {
  return `character:${seat}:${number}`;
}

/** A tap on a character does what is lit there, or says why not; where nothing is asked of characters it opens the card. */
export function touchCharacter(table: TableModel, seat: string, number: number, card: string): void {
  const spot = characterSpot(seat, number);
  const asked = table.options.some((option) => ABOUT_CHARACTERS.has(option.verb));
  if (asked || table.lit(spot).length > 0) void table.touch(spot);
  else table.open(card);
}

/** Names of houses as they are said in passing: `Nav (Dark Court)` is Nav. */
export function shortName(name: string): string {
  return name.split(" (")[0]!;
}
