import type { PlayerView, Saying, View } from "../../wire/types";

/** What a viewer sees of Tyrants: `describe.py`. */
export interface TyrantsView extends View {
  phase: "setup" | "main" | "end_of_turn" | "over";
  power: number;
  influence: number;
  last_round: boolean;
  standstill: number | null;
  market: (string | null)[]; // six slots, null where nothing was left to turn up
  market_deck: number;
  stacks: Record<Stack, number>;
  devoured: string[]; // the last is on top
  haunted: boolean; // a Ghost has opened the devoured pile
  played: string[];
  waiting: string[]; // cards whose end-of-turn text is still to come
  players: TyrantsPlayer[];
  sites: SiteView[]; // those in play
  spaces: SpaceView[];
}

export type Stack = "house_guard" | "priestess_of_lolth" | "insane_outcast";

export interface TyrantsPlayer extends PlayerView {
  barracks: number;
  spies: number;
  tokens: number;
  trophies: Record<string, number>; // by colour
  known: string[]; // what everybody knows of the hand
  deck: number;
  discard: string[];
  inner_circle: string[];
}

export interface SiteView {
  site: string;
  troops: Record<string, number>; // by colour
  spies: string[];
  control: string | null;
  total: boolean;
  marker: string | null; // who holds it
  presence: string[];
}

export interface SpaceView {
  space: string;
  troop: string | null;
  presence: string[];
}

/** What is printed: `catalogue.facts`. */
export interface TyrantsFacts {
  cards: Record<string, CardFacts>;
  sites: Record<string, SiteFacts>;
  routes: RouteFacts[];
}

export interface CardFacts {
  cost: number | null;
  aspect: Aspect | null;
  type: string;
  deck: string;
  deck_vp: number;
  inner_vp: number;
  copies: number;
  play: Saying;
  reaction: Saying | null;
}

export type Aspect = "ambition" | "conquest" | "malice" | "guile" | "obedience";

export interface SiteFacts {
  section: Section;
  vp: number;
  spaces: number;
  white: number;
  start: boolean;
  marker: number; // VP a turn for total control; 0: no marker
  neighbours: string[];
}

export interface RouteFacts {
  a: string;
  b: string;
  section: Section;
  spaces: string[];
  white: string[];
}

export type Section = "left" | "centre" | "right";

/** Our own map, in three layouts of the same topology: `catalogue.board`. */
export interface Boards {
  formats: Record<string, Layout>;
}

export type Point = [number, number];

export interface Layout {
  view_box: [number, number, number, number];
  space_radius: number;
  node_radius: number;
  tunnel: number;
  font: number;
  lead: number;
  sites: Record<string, Chamber>;
  routes: Record<string, Tunnel>;
}

export interface Chamber {
  x: number;
  y: number;
  shape: { power: number; hw: number; hh: number; seed: number };
  name_lines: number;
  label: Point;
  spaces: Point[];
  vp: Point;
  marker: Point | null;
  spies: Point[];
}

export interface Tunnel {
  path: string; // one quadratic curve between the middles of two chambers
  open: [Point, Point]; // where it leaves the first and enters the second
  length: number;
  spaces: Point[];
}
