import type { Saying } from "../../wire/types";
import type { TableModel } from "../../table/table.svelte";

/** What a view of Secret City holds, as `describe.py` writes it: slugs and numbers. */

export type Side = "for" | "against";
export type Resource = "money" | "mana" | "influence";
export type Tokens = Record<Resource, number>;

export const RESOURCES: readonly Resource[] = ["money", "mana", "influence"];
export const DECKS = ["spells", "mercenaries", "artifacts"] as const;
export type Deck = (typeof DECKS)[number];
export const HOUSES = ["nav", "lyud", "chud", "masan", "hvan", "chel"] as const;

/** A side of the strategy that `owner` declared. */
export interface Place {
  side: Side;
  owner: string;
}

/** What strengthens a character or a side: a card that lies there, or (`lies` false) somebody's ability. */
export interface Laid {
  card: string | null;
  n: number;
  lies: boolean;
}

export interface Character {
  number: number;
  card: string;
  strength: number;
  symbols: string[];
  down: boolean;
  at: Place | null;
  shielded: boolean;
  silenced: boolean;
  used: boolean;
  on: Laid[];
}

export interface Territory {
  territory: string;
  used: boolean;
  unique: string | null;
}

/** A character on a side (with seat and number), or what was added to the side itself. */
export interface Part {
  seat: string | null;
  number: number | null;
  card: string | null;
  n: number;
  lies?: boolean;
}

export interface Strategy {
  seat: string;
  strategy: string;
  against: string | null;
  for: number;
  for_parts: Part[];
  opposed: number;
  opposed_parts: Part[];
  margin: number; // by which it succeeded, once counted
  brings: number; // influence for the margin, as things stand
}

export interface Price {
  resource: Resource;
  n: number;
}

export interface Deal {
  kind: string;
  proposer: string;
  side: Side | null;
  owner: string | null;
  seat: string | null;
  number: number | null;
  card: string | null;
  price: Price | null;
  to: string | null;
  named: Record<string, Price>;
}

export interface Debt extends Price {
  debtor: string;
  creditor: string;
}

export interface CityPlayer {
  seat: string;
  house: string;
  tokens: Tokens;
  characters: (Character | null)[];
  character_limit: number;
  artifacts: string[];
  territories: Territory[];
  hand: string[]; // slugs, or the names of backs
  hand_limit: number;
  house_deck: number;
  house_cards: string[]; // to their owner alone
  bid: number;
  bound: (Place & { number: number | null }) | null;
  stays_out: string[];
}

export interface CityView {
  round: number;
  rounds: number;
  phase: string;
  turn: string | null;
  first: string;
  leading: string | null;
  spells_deck: number;
  mercenaries_deck: number;
  artifacts_deck: number;
  under: Record<Deck, string[]>;
  looked_at: string[];
  strategies: Strategy[];
  deal: Deal | null;
  debts: Debt[];
  gone: string[];
  players: CityPlayer[];
}

// What never changes while a pack is played with.

export interface CardFacts {
  deck: string;
  category: string;
  copies: number;
  cost: Partial<Tokens>;
  strength: number;
  symbols: string[];
  timing: string;
  ability_cost: Partial<Tokens>;
  confirmed: string[];
  play: Saying;
  reaction: Saying | null;
}

export interface TerritoryFacts {
  income: Partial<Tokens>;
  house: string | null;
  confirmed: string[];
  play: Saying;
  reaction: Saying | null;
}

export interface StrategyFacts {
  card: number;
  base: boolean;
  type: string;
  confirmed: string[];
  play: Saying;
  reaction: Saying | null;
}

export interface HouseFacts {
  house: string;
  home: string;
  natural_strategy: string;
  confirmed: string[];
}

export interface CityFacts {
  title: string;
  cards: Record<string, CardFacts>;
  territories: Record<string, TerritoryFacts>;
  strategies: Record<string, StrategyFacts>;
  houses: HouseFacts[];
}

export function cityOf(table: TableModel): CityView {
  return table.view as unknown as CityView;
}

export function factsOf(table: { catalogue: { facts: Record<string, unknown> } }): CityFacts {
  return table.catalogue.facts as unknown as CityFacts;
}

export function playerOf(view: CityView, seat: string | null): CityPlayer | null {
  return view.players.find((player) => player.seat === seat) ?? null;
}

export function standing(player: CityPlayer): Character[] {
  return player.characters.filter((one) => one !== null);
}

/** Who holds a territory; null if nobody does. */
export function holderOf(view: CityView, territory: string): { player: CityPlayer; held: Territory } | null {
  for (const player of view.players) {
    const held = player.territories.find((one) => one.territory === territory);
    if (held) return { player, held };
  }
  return null;
}

/** Player order of this turn: clockwise from the first player (SC-2.3). */
export function order(view: CityView): CityPlayer[] {
  const first = view.players.findIndex((player) => player.seat === view.first);
  return [...view.players.slice(first), ...view.players.slice(0, first)];
}

/** The back of a card in somebody's hand says only which deck it is from. */
export function isBack(card: string): boolean {
  return card === "house" || (DECKS as readonly string[]).includes(card);
}
