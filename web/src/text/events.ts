import type { Happened } from "../wire/types";
import type { Texts } from "./texts";
import { type Args, capitalised } from "./words";

/**
 * Events become sentences as the terminal tells them (`undercourt.term.page`): a line per seat and turn, like with like.
 * What a sentence names can be touched, so a sentence comes in segments.
 */
export interface Segment {
  text: string;
  kind?: string; // what kind of thing it names: the argument, `card`, `place`, `seat`
  slug?: string;
}

export interface Clause {
  what: string;
  numbers: number[]; // of the events that it tells
  said: Segment[];
}

export interface LogLine {
  seat: string | null; // who did all this; null where it happened of itself
  turn: boolean; // whether a turn begins here
  round: number | null; // the round that begins here
  clauses: Clause[];
}

/** An event, flat: what is told of it beside what it is and who did it. */
export interface Told {
  what: string;
  seat: string | null;
  numbers: number[];
  facts: Facts;
}

export type Facts = Record<string, number | string | null>;

/** How the events of one game are told: the counterpart of `Telling` in the terminal. */
export interface Telling {
  noise: ReadonlySet<string>; // told in the full log only: what they change is drawn anyway
  levels: ReadonlySet<string>; // their number is not an amount: it is not added up
  things: readonly string[]; // arguments in which events may differ and still become one clause
  inOrder: boolean; // only neighbours become one clause, even briefly
  retold: (events: Told[], teller: Teller) => Told[]; // events of one seat, where several are better told as one
  place?: (slug: string, teller: Teller) => string; // its name, as short as a list needs it
}

// Signs for private use, around the name of a thing within a sentence: begin, which thing it is, the name, end.
const BEGIN = "\ue000";
const END = "\ue001";
const FIRST = 0xe100;
const SIGNS = /[\ue000-\uf8ff]/g;
const MARKED = /\ue000([\ue100-\uf8ff])([^\ue000\ue001]*)\ue001/g;

/** Says events, and remembers what they name. */
export class Teller {
  private things: { kind: string; slug: string }[] = [];

  constructor(
    readonly texts: Texts,
    readonly telling: Telling,
    readonly facts: Record<string, unknown>, // of the catalogue
  ) {}

  /** Things are remembered while a line is told. */
  forget(): void {
    this.things = [];
  }

  /** The name of a thing, marked as such. */
  name(kind: string, slug: string): string {
    return this.marked(kind, slug, this.texts.name(kind, slug));
  }

  marked(kind: string, slug: string, text: string): string {
    if (slug === "hidden" || slug === "none" || slug === "nobody") return text;
    this.things.push({ kind, slug });
    return BEGIN + String.fromCharCode(FIRST + this.things.length - 1) + text.replace(SIGNS, "") + END;
  }

  /** As `Texts.named`, with the names marked. */
  named(facts: Facts): Args {
    const args = this.texts.named(known(facts));
    for (const [key, value] of Object.entries(facts))
      if (typeof value === "string" && this.isNamed(key, value)) args[key] = this.marked(key, value, String(args[key]));
    return args;
  }

  private isNamed(key: string, slug: string): boolean {
    for (const _ in this.texts.table(key)) return this.texts.knows(key, slug);
    return false;
  }

  thing(kind: string, slug: string): string {
    if (kind !== "place") return String(this.named({ [kind]: slug })[kind]);
    const { place } = this.telling;
    return this.marked(kind, slug, place ? place(slug, this) : this.texts.word(kind, slug));
  }

  segments(text: string): Segment[] {
    const found: Segment[] = [];
    let at = 0;
    for (const mark of text.matchAll(MARKED)) {
      found.push({ text: text.slice(at, mark.index) });
      found.push({ text: mark[2]!, ...this.things[mark[1]!.charCodeAt(0) - FIRST] });
      at = mark.index + mark[0].length;
    }
    found.push({ text: text.slice(at) });
    return found.filter((one) => one.text !== "");
  }

  /** One message for events that differ in one thing only: names are listed, numbers added up. */
  clause(alike: Told[]): Clause {
    const numbers = alike.flatMap((event) => event.numbers);
    return { what: alike[0]!.what, numbers, said: this.segments(this.message(alike)) };
  }

  private message(alike: Told[]): string {
    const { texts } = this;
    const first = alike[0]!;
    const what = first.what.replaceAll("_", "-");
    let key = `event-${what}`;
    if (!texts.has(key)) key = `ui-event-${what}`; // not of the rules: found out by a client
    if (first.seat === null && texts.has(`${key}-lost`)) key += "-lost";
    if ((first.facts.colour ?? null) === first.seat && texts.has(`${key}-own`)) key += "-own";
    if (first.facts.card === "hidden" && texts.has(`${key}-many`)) return texts.say(`${key}-many`, { n: alike.length });
    const args = this.named(first.seat === null ? first.facts : { seat: first.seat, ...first.facts });
    const different = differing(first, this.telling.things);
    const isThing = different !== null && different !== "n";
    if (isThing) args[different] = counted(alike.map((event) => this.thing(different, String(event.facts[different]))));
    else if (different === "n") args.n = alike.reduce((sum, event) => sum + Number(event.facts.n), 0);
    else if (first.facts.place) args.place = this.thing("place", String(first.facts.place));
    if (alike.length > 1 && isThing && texts.has(`${key}-several`)) key += "-several";
    const times = alike.length > 1 && different === null ? ` ×${alike.length}` : "";
    return texts.say(key, args) + times;
  }
}

/** The log: briefly, like with like and nothing that the table shows anyway. */
export function log(events: Happened[], teller: Teller, brief: boolean): LogLine[] {
  const lines: LogLine[] = [];
  for (const run of runs(withExtraTurns(standing(events).map(flat), teller.texts))) {
    teller.forget();
    const clauses = together(teller.telling.retold(run, teller), teller.telling, brief).map((one) =>
      teller.clause(one),
    );
    if (!clauses.length) continue;
    const round = run.find((event) => event.what === "round")?.facts.n;
    lines.push({
      seat: run[0]!.seat,
      turn: beginsTurn(run[0]!),
      round: round === undefined ? null : Number(round),
      clauses,
    });
  }
  return lines;
}

/** One event by itself, for a caption while it is shown; without the name of its seat. */
export function event(happened: Happened, teller: Teller): Segment[] {
  teller.forget();
  return teller.clause([flat(happened)]).said;
}

/** A whole line, without the name of its seat. */
export function lineText(line: LogLine): string {
  const text = line.clauses.map((clause) => clause.said.map((one) => one.text).join("")).join("; ");
  return line.seat === null ? capitalised(text) : text;
}

/** What was not taken back; that something older was is an event itself. */
export function standing(events: Happened[]): Happened[] {
  const first = events[0]?.number ?? 0;
  let kept: Happened[] = [];
  for (const event of events) {
    if (event.what === "taken_back") {
      const since = Number(event.about?.first);
      kept = kept.filter((one) => one.number < since);
      if (since >= first) continue;
    }
    kept.push(event);
  }
  return kept;
}

function flat(event: Happened): Told {
  return { what: event.what, seat: event.seat ?? null, numbers: [event.number], facts: (event.about ?? {}) as Facts };
}

/** What does not apply is null, and cannot be said. */
function known(facts: Facts): Args {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as Args;
}

/** A turn right after one of the same seat is told as such, in games that have extra turns. */
function withExtraTurns(events: Told[], texts: Texts): Told[] {
  if (!texts.has("ui-event-turn-again")) return events;
  let ended: string | null = null;
  return events.map((event) => {
    const again = event.what === "turn" && event.seat === ended;
    if (event.what === "turn" || event.what === "end_turn") ended = event.what === "end_turn" ? event.seat : null;
    return again ? { ...event, what: "turn_again" } : event;
  });
}

function beginsTurn(event: Told): boolean {
  return event.what === "turn" || event.what === "turn_again";
}

/** Cut where another seat acts or a turn begins. */
function runs(events: Told[]): Told[][] {
  const found: Told[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && event.seat === last[0]!.seat && !beginsTurn(event)) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** Events of a run that become one clause each. */
function together(run: Told[], telling: Telling, brief: boolean): Told[][] {
  const found: Told[][] = [];
  for (const event of brief ? withoutNoise(run, telling) : run) {
    const near = brief && !telling.inOrder ? found : found.slice(-1);
    const alike = telling.levels.has(event.what)
      ? undefined
      : near.findLast((one) => mayMerge(one[0]!, event, telling.things));
    if (alike) alike.push(event);
    else found.push([event]);
  }
  return found;
}

/** Without the new hand either, which is drawn at the end of a turn. */
function withoutNoise(run: Told[], { noise }: Telling): Told[] {
  const end = run.findLastIndex((event) => event.what === "end_turn");
  return run.filter((event, i) => !noise.has(event.what) && !(event.what === "draw" && end >= 0 && i >= end));
}

/** Alike, except perhaps for the one thing or amount that they tell. */
function mayMerge(one: Told, other: Told, things: readonly string[]): boolean {
  if (one.what !== other.what || (one.facts.card === "hidden") !== (other.facts.card === "hidden")) return false;
  return differing(one, things) !== null || isEqual(one.facts, other.facts);
}

/** The thing or amount in which an event may differ from another and still be told with it: it has no other. */
function differing(event: Told, things: readonly string[]): string | null {
  const facts = Object.keys(event.facts);
  return facts.length === 1 && (things.includes(facts[0]!) || facts[0] === "n") ? facts[0]! : null;
}

function isEqual(one: Facts, other: Facts): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** Events without facts that are not said. */
export function without(events: Told[], unsaid: readonly string[]): Told[] {
  return events.map((event) => {
    const facts = Object.entries(event.facts).filter(([key]) => !unsaid.includes(key));
    return { ...event, facts: Object.fromEntries(facts) };
  });
}

/** `Noble ×2, Soldier`. */
export function counted(names: string[]): string {
  const kinds = new Map<string, { name: string; n: number }>(); // marks aside, the same name is the same
  for (const name of names) {
    const plain = name.replace(SIGNS, "");
    const known = kinds.get(plain);
    if (known) known.n++;
    else kinds.set(plain, { name, n: 1 });
  }
  return [...kinds.values()].map(({ name, n }) => (n > 1 ? `${name} ×${n}` : name)).join(", ");
}
