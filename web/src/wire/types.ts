/** The wire's types are generated from the server's: docs/wire.ts. */
export type * from "../../../docs/wire";

import type { Asked, Standing } from "../../../docs/wire";

/** A player in a view: what all games say of one. */
export interface PlayerView {
  seat: string;
  hand: string[];
  [more: string]: unknown;
}

/** What all games say in a view. */
export interface View {
  turn: string | null;
  round: number;
  phase: string;
  first: string | null;
  players: PlayerView[];
  [more: string]: unknown;
}

/** What a viewer holds: an update replaces it, a change changes it. */
export interface Document {
  view: View;
  decision: Asked | null;
  score: Standing;
  undo: boolean;
  seed: string | null;
}
