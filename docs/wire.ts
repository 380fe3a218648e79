// The wire of Undercourt, generated from undercourt.table.wire by tools/schema.py.
// Commands are known by `do`, messages by `is`; the one message that is a list is a Change.
// A field with a question mark may be left out.

/** A message key with its arguments: the client has the sentence in its reader's language. */
export interface Saying {
  key: string;
  args?: Record<string, number | string>;
  parts?: Saying[];
}

/** Who and what is here: answered by Welcome and an Update, with the events after revision `since`, or with all. */
export interface Hello {
  do: "hello";
  since?: number | null;
  id?: string;
}

/** How things stand: answered by an Update with the events after revision `since`. */
export interface Look {
  do: "look";
  since?: number;
  id?: string;
}

/** The answer to the decision of that revision: `deploy skullport`. An older revision changes nothing. */
export interface Act {
  do: "act";
  revision: number;
  action: string;
  id?: string;
}

/** Take the last action back. */
export interface Undo {
  do: "undo";
  revision: number;
  id?: string;
}

/** Is that action possible, and if not, by which rule? */
export interface Why {
  do: "why";
  action: string;
  id?: string;
}

/** What would the master do at the decision of that revision, and why? Answered to whoever asks alone. */
export interface Hint {
  do: "hint";
  revision: number;
  id?: string;
}

/** What never changes at this table. */
export interface GetCatalogue {
  do: "catalogue";
  id?: string;
}

/** The whole game with its seed: for the keeper of the table, and for everybody after the end. */
export interface GetRecord {
  do: "record";
  id?: string;
}

/** Who plays a seat: `human` or a bot, and what they call themselves. */
export interface Sitting {
  seat: string;
  player: string;
  name: string;
}

/** What is known of a table before the first move. */
export interface Welcome {
  is: "welcome";
  game: string;
  version: number;
  options: Record<string, string>;
  viewer: string | null;
  seats: Sitting[];
  commitment: string;
  catalogue: string;
  id?: string;
}

/** One event. Numbers count what this viewer heard, without a gap. */
export interface Happened {
  number: number;
  what: string;
  seat?: string | null;
  action?: string | null;
  source?: string | null;
  about?: Record<string, unknown>;
}

/** An event in a Change, as a list, which may end early. Its number follows on, and the Change has its action. */
export type News = [
  what: string,
  seat?: string | null,
  about?: Record<string, unknown>,
  source?: string | null,
];

/** Options that say the same of other things. A row: an action, values for `names`, and any parts of its own. */
export interface Choices {
  key: string;
  rows: (string | number | Saying[])[][];
  names?: string[];
  args?: Record<string, number | string>;
  parts?: Saying[];
}

/** What the table waits for. Options are told to the seat that is asked; whom it waits for may be a secret. */
export interface Asked {
  seat: string | null;
  question: Saying;
  options?: Choices[];
}

export interface Points {
  what: string;
  rule: string;
  points: number;
}

/** The score as far as the viewer may know it, as if the game ended now. */
export interface Standing {
  sheets: Record<string, Points[]>;
  order: string[][];
}

/** How things stand for one viewer, and what it heard since a revision. */
export interface Update {
  is: "update";
  revision: number;
  view: Record<string, unknown>;
  decision: Asked | null;
  score: Standing;
  undo: boolean;
  seed: string | null;
  heard: number;
  events: Happened[];
  id?: string;
}

/** What one move changed for a viewer who knows the revision before. It travels most: as a list, without names. */
export type Change = [
  revision: number,
  set: unknown[][],
  events: News[],
  action: string | null,
  id?: string,
];

/** A seat and who plays it now. */
export interface Seated {
  seat: string;
  player: string;
  name?: string;
  mine?: boolean;
  here?: boolean;
  open?: boolean;
  invited?: boolean;
  stand_in?: string | null;
  bank?: number | null;
}

/** How much time there is, in seconds, and what happens when it has run out. */
export interface Clock {
  kind: "bank" | "move" | "none";
  seconds: number;
  increment: number;
  out: string;
}

/** Whose time runs, where that is no secret. */
export interface Running {
  seat: string;
  until: number;
}

/** Something that all must agree to. */
export interface Proposal {
  what: "abandon" | "rematch" | "take_back";
  by: string;
  waits_for: string[];
}

/** What a bot did for the reader, who was away. */
export interface Away {
  bot: string;
  first: number;
  moves: number;
}

/** Everything about a table that is not the game. */
export interface Around {
  is: "around";
  table: string;
  state: "abandoned" | "frozen" | "gathering" | "over" | "playing";
  game: string;
  options: Record<string, string>;
  commitment: string;
  seats: Seated[];
  why?: Saying | null;
  clock?: Clock | null;
  running?: Running | null;
  proposal?: Proposal | null;
  watchers?: number;
  hints?: boolean;
  next?: string | null;
  parent?: string | null;
  seed?: string | null;
  host?: boolean;
  away?: Away | null;
  id?: string;
}

/** A line of the chat. Numbers grow. */
export interface Said {
  is: "said";
  number: number;
  name: string;
  text: string;
  at: number;
  by: string;
  seat?: string | null;
  mine?: boolean;
}

/** A command that changed nothing, and why. */
export interface Refused {
  is: "refused";
  error: Saying;
  rule?: string | null;
  id?: string;
}

/** The answer to `why`: possible, or the rule and the reason. */
export interface Reason {
  is: "reason";
  action: string;
  possible: boolean;
  rule?: string | null;
  reason?: Saying | null;
  id?: string;
}

/** An option as the master sees it. Everything is in percent. */
export interface Advised {
  action: string;
  share: number;
  chance: number;
  glance: number;
}

/** The answer to `hint`, from what the seat knows: the best options first, and what speaks for the first. */
export interface Advice {
  is: "advice";
  revision: number;
  options: Advised[];
  reasons: Saying[];
  id?: string;
}

export interface Rule {
  id: string;
  ours: boolean;
  text: Record<string, string>;
}

export interface Chapter {
  id: string;
  title: Record<string, string>;
  rules: Rule[];
}

export interface Verb {
  name: string;
  objects: string[];
  secret: boolean;
}

/** What never changes during a game with these options: fetched once, known by its hash. */
export interface Catalogue {
  is: "catalogue";
  hash: string;
  game: string;
  verbs: Verb[];
  facts: Record<string, unknown>;
  board: Record<string, unknown> | null;
  rules: Chapter[];
  names?: Record<string, Record<string, Record<string, string>>>;
  id?: string;
}

export interface RecordText {
  is: "record";
  record: string;
  id?: string;
}

export type Command = Hello | Look | Act | Undo | Why | Hint | GetCatalogue | GetRecord;

export type Message = Welcome | Update | Around | Said | Refused | Reason | Advice | Catalogue | RecordText | Change;
