import type { TableModel } from "../../table/table.svelte";
import type { CardTable } from "../../table/face";
import type { PlayerView, Saying, View } from "../../wire/types";

export const RACES = ["squid", "shellfish", "crab", "seahorse", "jellyfish"] as const;
export type Race = (typeof RACES)[number];

/** What a Lord of the Court demands of the viewer, with all changes of price. */
export interface Terms {
  cost: number;
  races: number;
  race: Race | null;
  payable: boolean;
}

export interface AbyssPlayer extends PlayerView {
  pearls: number;
  keys: number; // tokens
  key_total: number; // tokens and the keys of free Lords
  affiliated: string[];
  lords: string[];
  disabled: string[];
  covered: string[];
  locations: Record<string, number>; // with what each is worth to its owner now
  tokens: number[]; // monster tokens whose values the viewer knows
  hidden_tokens: number;
}

export interface AbyssView extends View {
  extra_turn: boolean;
  ended_by: string | null;
  standstill: number | null;
  court: (string | null)[]; // the space next to the deck first
  hiring: string | null;
  price: number;
  paid: string[];
  paid_pearls: number;
  terms: Record<string, Terms>;
  worth: Record<string, number>;
  lord_deck: number;
  track: string[];
  next_price: number;
  deck: number;
  discards: number;
  threat: number;
  council: Record<Race, number>;
  open_locations: string[];
  drawn_locations: string[];
  location_deck: number;
  pool: number; // monster tokens
  players: AbyssPlayer[];
}

export interface LordFacts {
  guild: string;
  cost: number;
  races: number;
  race: Race | null;
  keys: number;
  influence: number;
  play: Saying;
  reaction: null;
}

export interface LocationFacts {
  base: number;
  points: number;
  play: Saying; // its key names what is measured, `location_lords`
  reaction: null;
}

export interface Reward {
  space: number;
  keys: number;
  pearls_or_tokens: number;
}

export interface AbyssFacts {
  cards: Record<string, LordFacts>;
  locations: Record<string, LocationFacts>;
  exploration: { card: string; copies: number }[];
  tokens: { value: number; copies: number }[];
  rewards: Reward[];
  court_spaces: number;
  track_spaces: number;
}

export function seen(table: TableModel): AbyssView {
  return table.view as AbyssView;
}

export function mine(table: TableModel): AbyssPlayer | null {
  return table.me as AbyssPlayer | null;
}

export function facts(table: CardTable): AbyssFacts {
  return table.catalogue.facts as unknown as AbyssFacts;
}

/** `crab 5` as a race and a value; null for anything else. */
export function ally(card: string): { race: Race; value: number } | null {
  const [race, value] = card.split(" ");
  return value === undefined ? null : { race: race as Race, value: Number(value) };
}

export function valueOf(card: string): number {
  return ally(card)?.value ?? 0;
}

export function raceOf(card: string): Race {
  return card.split(" ")[0] as Race;
}

export function total(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0);
}

/** All Lords that a player hired, wherever they lie. */
export function lordsOf(player: AbyssPlayer): string[] {
  return [...player.lords, ...player.disabled, ...player.covered];
}

/** Locations that lie before everybody: those just drawn, else those face up. */
export function onOffer(view: AbyssView): string[] {
  return view.drawn_locations.length ? view.drawn_locations : view.open_locations;
}
