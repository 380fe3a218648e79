import type { get as Get } from "../wire/api";
import { happened } from "../wire/held";
import { apply } from "../wire/patch";
import type { Change, Document, Happened, News, Update } from "../wire/types";
import { openAll } from "./open";

/** A step of an ended game on the wire: GET /api/tables/ID/replay. */
export interface Told {
  number: number;
  kind?: string; // `act` if it is left out
  seat?: string | null;
  action?: string | null;
  back?: number; // what was heard from that step on, up to this one, was taken back
  told?: Update | Change | null;
  seats?: Record<string, Update | Change | null> | null; // with all open: what every seat was told
}

/** What happened in a step, of some kinds of events: GET /api/tables/ID/replay/events. */
export interface Past {
  number: number;
  events?: News[];
  back?: number;
}

/** Where a turn begins: GET /api/tables/ID/replay/index. */
export interface Turn {
  step: number;
  round: number;
  seat?: string | null;
}

/** What happened in a step, as far as the viewer knew. */
export interface Heard {
  step: number;
  events: Happened[];
  back: number | null; // the first step that was taken back in this one
}

/** And how things stood after it. */
export interface Moment extends Heard {
  kind: string;
  seat: string | null;
  action: string | null;
  document: Document;
}

/** Whose knowledge: a seat, `spectator`, or `all`. */
export type Viewer = string;

export const PAGE = 50; // steps that are fetched together
const KEPT = 10; // pages that are kept as documents

/** A whole ended game with one viewer's eyes. Moments are fetched in pages, and a moment is never changed. */
export class Tape {
  last = 0;
  turns: Turn[] = [];
  private pages = new Map<number, Promise<Moment[]>>();
  private past: Heard[] = [];

  constructor(
    readonly table: string,
    readonly viewer: Viewer,
    private get: typeof Get,
  ) {}

  /** Turns and length. */
  async begin(): Promise<void> {
    const { last, turns } = await this.get<{ last: number; turns: Turn[] }>(`${this.path}/index?viewer=${this.viewer}`);
    this.last = last;
    this.turns = turns;
  }

  /** Fetches all events of some kinds, for boards that show what happened long ago. */
  async remember(kinds: readonly string[]): Promise<void> {
    if (kinds.length === 0) return;
    const what = kinds.map((kind) => `&what=${kind}`).join("");
    const { past } = await this.get<{ past: Past[] }>(`${this.path}/events?viewer=${this.viewer}${what}`);
    this.past = past.map(({ number, events = [], back = null }) => {
      return { step: number, events: events.map((news) => happened(news, 0, null)), back };
    });
  }

  /** What was remembered of the steps before one. */
  before(step: number): Heard[] {
    return this.past.filter((one) => one.step < step);
  }

  private get path(): string {
    return `/api/tables/${this.table}/replay`;
  }

  async at(step: number): Promise<Moment> {
    const page = await this.page(Math.floor(step / PAGE));
    const moment = page[step % PAGE];
    if (moment === undefined) throw new Error(`no step ${step}`);
    return moment;
  }

  /** Some moments, both ends included. */
  async between(first: number, last: number): Promise<Moment[]> {
    const found: Moment[] = [];
    for (let step = first; step <= last; step++) found.push(await this.at(step));
    return found;
  }

  private page(number: number): Promise<Moment[]> {
    const known = this.pages.get(number);
    if (known !== undefined) {
      this.pages.delete(number); // those used lately are kept longest
      this.pages.set(number, known);
      return known;
    }
    const fetched = this.fetched(number);
    fetched.catch(() => this.pages.delete(number)); // so that it can be tried again
    this.pages.set(number, fetched);
    for (const old of this.pages.keys()) if (this.pages.size > KEPT) this.pages.delete(old);
    return fetched;
  }

  private async fetched(number: number): Promise<Moment[]> {
    const path = `${this.path}?viewer=${this.viewer}&from=${number * PAGE}&count=${PAGE}`;
    const { steps } = await this.get<{ steps: Told[] }>(path);
    return played(steps);
  }
}

/** Steps in their order, without those that were taken back in one of them, and without the taking back. */
export function standing<Step extends Heard>(steps: Step[]): Step[] {
  let kept: Step[] = [];
  for (const step of steps) {
    const { back } = step;
    if (back === null) kept.push(step);
    else kept = kept.filter((one) => one.step < back);
  }
  return kept;
}

/** One viewer's way through some steps, of which the first comes with a whole update. */
export class Eyes {
  document: Document | null = null;
  heard = 0;

  follow(told: Update | Change | null | undefined): Happened[] {
    if (told === null || told === undefined) return []; // nothing that this viewer could know
    if (!Array.isArray(told)) {
      const { view, decision, score, undo, seed } = told;
      this.document = { view, decision, score, undo, seed } as unknown as Document;
      this.heard = told.heard;
      return told.events;
    }
    const [, set, news, action] = told;
    this.document = apply(structuredClone(this.document), set);
    return news.map((one) => happened(one, this.heard++, action));
  }
}

/** The moments of a page. */
export function played(steps: Told[]): Moment[] {
  const one = new Eyes();
  const all = new Map<string, Eyes>();
  return steps.map((step) => {
    const { number, kind = "act", seat = null, action = null, back = null } = step;
    const about = { step: number, kind, seat, action, back };
    if (step.seats === null || step.seats === undefined) {
      const events = one.follow(step.told);
      return { ...about, document: one.document as Document, events };
    }
    const heard = new Map<string, Happened[]>();
    for (const [seat, told] of Object.entries(step.seats)) {
      const eyes = all.get(seat) ?? new Eyes();
      all.set(seat, eyes);
      heard.set(seat, eyes.follow(told));
    }
    const documents = new Map([...all].map(([seat, eyes]) => [seat, eyes.document as Document]));
    return { ...about, document: openAll(documents), events: fullest(heard, about.seat) };
  });
}

/** With all open, a step is told as whoever moved heard it; if they heard nothing, as whoever heard most. */
function fullest(heard: Map<string, Happened[]>, mover: string | null): Happened[] {
  const own = mover === null ? undefined : heard.get(mover);
  if (own !== undefined && own.length > 0) return own;
  return [...heard.values()].reduce((most, events) => (events.length > most.length ? events : most), []);
}
