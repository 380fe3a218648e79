import type { Component } from "svelte";
import type { Document, Happened, PlayerView, Saying } from "../wire/types";
import type { Telling } from "../text/events";
import type { Option } from "./options";
import type { TableModel } from "./table.svelte";

/**
 * A spot is a place on the page by name, `site:skullport`, `market:imix`, `hand:noble`, `seat:amber`: an element says
 * with `data-spot` that it is there. Lights, why-nots and things that move all go by spots, so nothing shared knows
 * what a board looks like.
 */
export type Spot = string;

/** Something that moves from one spot to another, one after the other. */
export interface Flight {
  from: Spot;
  to: Spot;
  what: { card?: string; back?: string; symbol?: string; seat?: string; text?: string };
}

/** A part of the rail on a desktop, a tab of the sheet on a phone. */
export interface Panel {
  id: string;
  title: string; // key of a message
  symbol: string;
  show: Component<{ table: TableModel }>;
  secret?: boolean; // only I see it: it carries an eye
  when?: (table: TableModel) => boolean;
  /** Beginnings of the spots that lie in it: on a phone its tab is lit when they are. */
  spots?: readonly string[];
}

/** What a game says of itself to the shared table. It draws views and offers decisions; it knows no rules. */
export interface GameFace {
  slug: string;
  /** The board: fills the box that it is given, whatever its size and ratio. */
  Board: Component<{ table: TableModel }>;
  /** The small numbers in a player's strip. */
  Strip: Component<{ table: TableModel; player: PlayerView }>;
  /** All that anybody may know of a player: the opened strip. */
  Opened: Component<{ table: TableModel; player: PlayerView }>;
  /** A card of this game by its slug: `row` in a market, `hand`, `large` when opened. */
  Card: Component<{ table: CardTable; card: string; size: CardSize; lit?: boolean; dim?: boolean; count?: number }>;
  /** My hand first, then what else belongs beside the board. */
  panels: Panel[];
  /** What I have to spend, beside the question. */
  Purse?: Component<{ table: TableModel }>;
  /** A panel of the game's own for questions that want more than a list; it may say that this one does not. */
  Ask?: Component<{ table: TableModel }>;
  asks?: (table: TableModel) => boolean;
  /** What that panel asks, where it asks in one what the engine asks step by step; else null. */
  question?: (table: TableModel) => Saying | null;
  /** Where an option is lit. The first spot is where a number stands. */
  lights: (option: Option, table: TableModel) => Spot[];
  /** What a tap on a spot that is not lit may have meant, likeliest first: the table asks why not. */
  wishes: (spot: Spot, table: TableModel) => string[];
  /** What moves when this happens. */
  flights: (event: Happened, before: Document, after: Document, table: TableModel) => Flight[];
  /** What would be lost if this option were taken now: unspent power, unused abilities, debts. */
  leftovers: (option: Option, table: TableModel) => Saying[];
  /** Kinds of events that its board shows from the whole game: a replay fetches all others for the round alone. */
  remembers?: readonly string[];
  /** How events are told in the log. */
  telling: Telling;
  /** The arguments of events that name a card, to be opened from the log. */
  cards: readonly string[];
  /** Verbs in the order in which they are offered; others follow. A verb has a symbol. */
  verbs: Record<string, string>;
  /** Verbs that end something, shown as the main button; unless said otherwise `end_turn`, `done` and `pass`. */
  ends?: readonly string[];
}

export type CardSize = "row" | "hand" | "large";

/** What a card needs to be drawn: also on a page without a table. */
export interface CardTable {
  catalogue: { facts: Record<string, unknown> };
  texts: import("../text/texts").Texts;
}
