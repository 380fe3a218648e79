import type { Saying, View } from "../../wire/types";

/** What the engine says of A War of Whispers: see src/undercourt/games/whispers/describe.py. */

export const EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"] as const;
export const RANKS = ["sheriff", "steward", "marshal", "chancellor"] as const;
export const SLOTS = ["devout", "dutiful", "affiliated", "unallied", "opposed"] as const;

export type Empire = (typeof EMPIRES)[number];
export type Rank = (typeof RANKS)[number];
export type Slot = (typeof SLOTS)[number];

export interface RegionView {
  control: Empire;
  banners: number;
  agents: string[]; // seats: the advanced rule
}

export interface PositionView {
  agent: string | null;
  controller: string | null;
  add: number; // what it would add and draw as things are
  draw: number;
  acted: boolean;
}

export interface EmpireView {
  reserve: number;
  deck: number;
  cities: number;
  regions: number;
}

export interface SeatView {
  seat: string;
  hand: string[]; // `bear-eagle` among my own, `bear` among those of others
  loyalty: Record<Slot, Empire | "hidden">;
  revealed: Slot[];
  swaps: number;
  agents: string[];
  in_regions: string[];
}

export interface Whispers {
  turn: string | null;
  round: number;
  phase: "recall" | "place" | "empires" | "discard" | "swap" | "reveal" | "over";
  first: string;
  acting: string | null; // the position whose action is done, wherever the marker stands
  marker: string | null;
  active_empire: Empire | null;
  regions: Record<string, RegionView>;
  councils: Record<string, PositionView>;
  empires: Record<Empire, EmpireView>;
  attack: { from: string; into: string; banners: number } | null;
  regrouping: { empire: Empire; banners: number } | null;
  players: SeatView[];
}

export interface RegionFacts {
  home: Empire;
  city: boolean;
  farm: boolean;
  fort: boolean;
  supply: number;
  banners: number;
  neighbours: string[];
}

export interface Printed {
  action: "add" | "draw" | "attack" | "move_agent";
  n?: number;
  each?: number;
  symbol?: "farm" | "fort" | null;
}

export interface AbilityFacts {
  cost: Empire[];
  moment: "before" | "declare" | "during" | "after" | "any";
  play: Saying;
}

export interface Facts {
  rules: string[]; // the advanced ones in play
  rounds: number;
  hand_limit: number;
  slots: Record<Slot, { multiplier: number }>;
  empires: Record<Empire, { banners: number }>;
  regions: Record<string, RegionFacts>;
  abilities: Record<string, AbilityFacts>;
  positions: Record<string, { play: Saying }>;
  councils: Record<string, { empire: Empire; rank: Rank; actions: Printed[] }>;
  cards: Record<string, { empire: Empire; partner: Empire; copies: number; abilities: string[] }>;
}

export type Point = [number, number];

/** Our map as data: 0 to 1000, y down, a disc round (500, 500). */
export interface BoardFacts {
  regions: Record<
    string,
    { polygon: Point[]; piece: Point; room: number; agents: Point; label: Point; label_width: number }
  >;
  borders: { between: [string, string]; lines: Point[][] }[];
  barriers: { between: [string, string]; lines: Point[][] }[];
  straits: {
    between: [string, string];
    kind: "strait" | "bridge";
    from: Point;
    to: Point;
    elephant_link: string | null;
  }[];
  waters: { anchor: Point; room: number }[];
  coast: Point[][];
}

/** What a table needs to have for these: a model, or a page that shows cards alone. */
interface Holding {
  view: View;
  catalogue: { facts: Record<string, unknown>; board?: Record<string, unknown> | null };
}

export const whispers = (table: Pick<Holding, "view">) => table.view as unknown as Whispers;
export const factsOf = (table: Pick<Holding, "catalogue">) => table.catalogue.facts as unknown as Facts;
export const boardOf = (table: Pick<Holding, "catalogue">) => table.catalogue.board as unknown as BoardFacts;

/** How many cards of each empire are in a hand, whether their faces are known or not. */
export function backs(hand: string[]): Partial<Record<Empire, number>> {
  const found: Partial<Record<Empire, number>> = {};
  for (const card of hand) {
    const empire = card.split("-")[0] as Empire;
    found[empire] = (found[empire] ?? 0) + 1;
  }
  return found;
}

/** `×4`, `−1`: what a city scores on this slot. */
export function worth(multiplier: number): string {
  return multiplier < 0 ? `−${-multiplier}` : `×${multiplier}`;
}
