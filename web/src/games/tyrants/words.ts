import type { Texts } from "../../text/texts";
import type { TableModel } from "../../table/table.svelte";
import type { Boards, CardFacts, Section, SiteView, SpaceView, TyrantsFacts, TyrantsPlayer, TyrantsView } from "./view";
import type { Saying } from "../../wire/types";

/** The table of this game, with the types of this game. */
export const viewOf = (table: TableModel) => table.view as TyrantsView;
export const mineOf = (table: TableModel) => table.me as TyrantsPlayer | null;
export const factsOf = (table: { catalogue: { facts: Record<string, unknown> } }) =>
  table.catalogue.facts as unknown as TyrantsFacts;
export const boardsOf = (table: TableModel) => table.catalogue.board as unknown as Boards;

/** What this table agreed on. */
export const optionsOf = (table: TableModel): Record<string, string> =>
  table.welcomed?.options ?? table.around?.options ?? {};

export const SECTIONS: readonly Section[] = ["left", "centre", "right"];

/** A sentence of a card, or alternatives under a heading. */
export interface Clause {
  text: string;
  items: string[];
}

/** The text of a card as `Texts.card_text` makes it, with the alternatives of "choose one" as a list. */
export function clauses(texts: Texts, card: CardFacts): Clause[] {
  const parts = card.play.key === "effect_seq" ? (card.play.parts ?? []) : [card.play];
  const told = parts.map((part) => clause(texts, part));
  if (card.reaction) {
    const text = texts.sentence(texts.say("card_reaction", { a: texts.phrase(card.reaction) }));
    told.push({ text, items: [] });
  }
  return told;
}

function clause(texts: Texts, part: Saying): Clause {
  if (part.key !== "effect_either") return { text: texts.sentence(texts.phrase(part)), items: [] };
  const text = texts.sentence(texts.say("effect_either", { all: "" }).trim());
  return { text, items: (part.parts ?? []).map((one) => texts.phrase(one)) };
}

/** Equal things together, in the order in which they first come. */
export function counted(cards: readonly string[]): [string, number][] {
  const kinds = new Map<string, number>();
  for (const card of cards) kinds.set(card, (kinds.get(card) ?? 0) + 1);
  return [...kinds];
}

/** Troops as they stand in the spaces: the most numerous first, white ones last. */
export function inSpaces(troops: Record<string, number>): string[] {
  const kinds = Object.entries(troops).sort(([a, n], [b, m]) => Number(a === "white") - Number(b === "white") || m - n);
  return kinds.flatMap(([colour, n]) => Array<string>(n).fill(colour));
}

export function trophies(player: TyrantsPlayer): number {
  return Object.values(player.trophies).reduce((sum, n) => sum + n, 0);
}

/** All that there is to see at a site, in words. */
export function siteLabel(table: TableModel, site: SiteView): string {
  const { vp, spaces, marker } = factsOf(table).sites[site.site]!;
  const held = Object.values(site.troops).reduce((sum, n) => sum + n, 0);
  const told = Object.entries(site.troops).map(([colour, n]) => `${table.name("colour", colour)} ${n}`);
  if (held < spaces) told.push(table.say("web-tyrants-empty", { n: spaces - held }));
  for (const seat of site.spies) told.push(table.say("web-tyrants-spy-of", { colour: table.name("colour", seat) }));
  if (site.control) {
    const seat = table.seatName(site.control);
    told.push(table.say("ui-tyrants-site-held", { total: Number(site.total), seat }));
  }
  if (marker) told.push(table.say("term-marker"));
  return `${table.name("site", site.site)} (${vp} ${table.say("term-vp")}): ${told.join(", ")}`;
}

export function spaceLabel(table: TableModel, space: SpaceView): string {
  const troop = space.troop ? table.name("colour", space.troop) : table.say("web-tyrants-empty", { n: 1 });
  return `${table.name("site", space.space)}: ${troop}`;
}
