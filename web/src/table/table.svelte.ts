import { lookForNewer } from "../fresh.svelte";
import type { Texts } from "../text/texts";
import { lineText, log, standing, Teller } from "../text/events";
import { capitalised } from "../text/words";
import type { Step } from "../wire/held";
import { NotDone, type Listener } from "../wire/seat";
import type {
  Advice,
  Around,
  Catalogue,
  Happened,
  Message,
  PlayerView,
  Reason,
  Said,
  Saying,
  View,
  Welcome,
} from "../wire/types";
import type { Flight, GameFace, Spot } from "./face";
import { options, saying, type Option } from "./options";
import { Showing, type Told } from "./showing.svelte";

/** What a table can be told; a replay has no line. */
export interface Line {
  act: (action: string) => Promise<Message>;
  undo: () => Promise<Message>;
  why: (action: string) => Promise<Reason>;
  hint: () => Promise<Advice>;
}

/** One thing to choose in the panel: an option, or a verb that opens into its options. */
export type Choice = { option: Option; verb?: undefined } | { verb: string; options: Option[]; option?: undefined };

/** What stands at a spot: a choice of several options, or why nothing is possible there. */
export interface Popover {
  spot: Spot;
  options: Option[];
  reason: Reason | null;
  wish: string;
}

const FLAT = 7; // as many options are listed at once; more are offered by verb

/** A table as one viewer sees it: what is shown of it now (`Showing`), what can be done, and how it is said. */
export class TableModel extends Showing implements Listener {
  texts: Texts = $state.raw()!;
  around: Around | null = $state.raw(null);
  welcomed: Welcome | null = $state.raw(null);
  chat: Said[] = $state.raw([]);
  online = $state(true);
  lostBecause: string | null = $state(null);
  armed: string | null = $state(null);
  popover: Popover | null = $state.raw(null);
  opened: string | null = $state(null); // the card that is shown large
  asking: Option | null = $state.raw(null); // an option that waits for a second yes
  refusal: { text: string; rule: string | null } | null = $state.raw(null);
  sheetOpen = $state(true); // the score sheet of a game that is over, until it is put away
  sending = $state(false);
  advice: Advice | null = $state.raw(null); // what the master would do now
  advising = $state(false);
  unread = $state(0); // lines of the chat
  digits = $state(true); // whether the keys of the choices are shown: not where there are no keys
  private line: Line | null = null;

  constructor(
    readonly face: GameFace,
    readonly catalogue: Catalogue,
    texts: Texts,
    viewer: string | null,
    motion: () => boolean = () => false,
  ) {
    super(viewer, motion);
    this.texts = texts;
  }

  attach(line: Line): void {
    this.line = line;
  }

  // How things stand

  get game(): string {
    return this.face.slug;
  }

  readonly view: View = $derived(this.now?.view);
  readonly score = $derived(this.now?.score);
  /** What happened and was not taken back: what boards show of it. */
  readonly happened: Happened[] = $derived(standing(this.events));
  readonly me: PlayerView | null = $derived.by(
    () => this.view?.players.find((player) => player.seat === this.viewer) ?? null,
  );
  readonly over: boolean = $derived.by(() => this.now !== undefined && (this.now.decision === null || this.ended));
  readonly mine: boolean = $derived.by(
    () => !this.over && this.viewer !== null && this.now?.decision?.seat === this.viewer && !this.catchingUp,
  );
  readonly options: Option[] = $derived(this.mine && this.line !== null ? options(this.now.decision) : []);
  readonly question: string = $derived(
    this.now?.decision ? this.texts.sentence(this.texts.phrase(this.now.decision.question)) : "",
  );
  /** The question as the panel puts it: with what was laid down there and not yet sent. */
  readonly heading: string = $derived.by(() => {
    const own = this.mine ? (this.face.question?.(this) ?? null) : null;
    return own === null ? this.question : this.texts.sentence(this.texts.phrase(own));
  });
  private readonly ended = $derived(this.around?.state === "abandoned");

  /** Options by the spots that they light. */
  private readonly lights: Map<Spot, Option[]> = $derived.by(() => {
    const lights = new Map<Spot, Option[]>();
    for (const option of this.options) {
      if (this.armed !== null && option.verb !== this.armed) continue;
      for (const spot of this.face.lights(option, this)) {
        const there = lights.get(spot);
        if (there === undefined) lights.set(spot, [option]);
        else if (!there.includes(option)) there.push(option);
      }
    }
    return lights;
  });

  lit(spot: Spot): Option[] {
    return this.lights.get(spot) ?? NONE;
  }

  get anythingLit(): boolean {
    return this.lights.size > 0;
  }

  /** Every spot that is lit now. */
  readonly litSpots: Spot[] = $derived([...this.lights.keys()]);

  /** Options that end something stand apart, as the main button. */
  readonly ending: Option[] = $derived(this.options.filter((option) => this.ends(option)));

  /** What the panel lists. */
  readonly choices: Choice[] = $derived.by(() => {
    const offered = this.options.filter((option) => !this.ends(option));
    if (this.armed !== null) {
      return offered.filter((option) => option.verb === this.armed).map((option) => ({ option }));
    }
    if (offered.length <= FLAT) return this.sorted(offered).map((option) => ({ option }));
    const verbs = new Map<string, Option[]>();
    for (const option of this.sorted(offered)) verbs.set(option.verb, [...(verbs.get(option.verb) ?? []), option]);
    if (verbs.size === 1) return offered.map((option) => ({ option }));
    return [...verbs].map(([verb, found]) => (found.length === 1 ? { option: found[0]! } : { verb, options: found }));
  });

  /** The digit that takes an option, or null. */
  number(option: Option): number | null {
    if (!this.digits) return null;
    const place = this.choices.findIndex((choice) => choice.option === option);
    return place >= 0 && place < 9 ? place + 1 : null;
  }

  private ends(option: Option): boolean {
    return (this.face.ends ?? ENDS).includes(option.verb);
  }

  private sorted(offered: Option[]): Option[] {
    const order = Object.keys(this.face.verbs);
    const place = (option: Option) => (order.indexOf(option.verb) + order.length + 1) % (order.length + 1);
    return [...offered].sort((one, other) => place(one) - place(other));
  }

  // Words

  say(key: string, args: Record<string, number | string> = {}): string {
    return this.texts.say(key, args);
  }

  label(option: Option): string {
    return this.texts.phrase(saying(option));
  }

  /** An option as it stands on a button. */
  choice(option: Option): string {
    return capitalised(this.label(option));
  }

  tell(said: Saying): string {
    return this.texts.phrase(said);
  }

  name(kind: string, slug: string): string {
    return this.texts.name(kind, slug);
  }

  seatName(seat: string): string {
    return this.texts.name("seat", seat);
  }

  // What I do

  /** A tap: takes the option that is lit there, offers several, or says why there is none. */
  async touch(spot: Spot): Promise<void> {
    this.refusal = null;
    if (this.catchingUp) {
      this.skip();
      return;
    }
    const lit = this.lit(spot);
    if (lit.length === 1) await this.take(lit[0]!);
    else if (lit.length > 1) this.popover = { spot, options: lit, reason: null, wish: "" };
    else await this.whyNot(spot);
  }

  /** What I chose, unless something would be lost by it: then I am asked once more. */
  async take(option: Option): Promise<void> {
    const lost = this.asking === option ? [] : this.face.leftovers(option, this);
    if (lost.length > 0) {
      this.asking = option;
      return;
    }
    await this.act(option.action);
  }

  async act(action: string): Promise<boolean> {
    if (this.line === null || this.sending) return false;
    this.sending = true;
    this.forget();
    try {
      await this.line.act(action);
      this.wasMine();
      return true;
    } catch (wrong) {
      this.complain(wrong);
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Several actions in one gesture. Stops when one is no longer offered; returns how many were done. */
  async actAll(actions: string[]): Promise<number> {
    let done = 0;
    for (const action of actions) {
      if (done > 0 && !this.isOffered(action)) break;
      if (!(await this.act(action))) break;
      this.skip();
      done++;
    }
    return done;
  }

  private isOffered(action: string): boolean {
    const { decision } = this.latest;
    return decision?.seat === this.viewer && options(decision).some((one) => one.action === action);
  }

  /** Whether this table gives hints, and there is something to choose. */
  readonly mayHint: boolean = $derived.by(
    () => this.line !== null && this.around?.hints === true && this.options.length > 1,
  );

  /** The option that the master would take, once it was asked. */
  readonly hinted: Option | null = $derived.by(() => {
    const best = this.advice?.options[0]?.action;
    return this.options.find((option) => option.action === best) ?? null;
  });

  /** Asks what the master would do; asked again, the answer is put away. */
  async hint(): Promise<void> {
    if (this.advice !== null || this.advising || !this.mayHint || this.line === null) {
      this.advice = null;
      return;
    }
    this.refusal = null;
    this.advising = true;
    const asked = this.now;
    try {
      const advice = await this.line.hint();
      if (this.now === asked) this.advice = advice;
    } catch (wrong) {
      if (this.now === asked) this.complain(wrong);
    } finally {
      this.advising = false;
    }
  }

  get mayUndo(): boolean {
    return this.line !== null && this.now?.undo === true && !this.sending;
  }

  async undo(): Promise<boolean> {
    if (!this.mayUndo || this.line === null) return false;
    this.sending = true;
    this.forget();
    try {
      await this.line.undo();
      this.skip();
      return true;
    } catch (wrong) {
      this.complain(wrong);
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Back to the beginning of my turn, or as far as it can be taken back. */
  async restart(): Promise<void> {
    for (let back = 0; back < 200 && this.mayUndo; back++) if (!(await this.undo())) return;
  }

  arm(verb: string | null): void {
    this.forget();
    this.armed = this.armed === verb ? null : verb;
  }

  open(card: string | null): void {
    this.opened = card;
  }

  /** Popovers, second questions and refusals go when something else is done. */
  forget(): void {
    this.popover = null;
    this.asking = null;
    this.refusal = null;
  }

  private async whyNot(spot: Spot): Promise<void> {
    this.popover = null;
    if (this.line === null || this.over || this.viewer === null) return;
    let last: Popover | null = null;
    for (const wish of this.face.wishes(spot, this)) {
      try {
        const reason = await this.line.why(wish);
        if (reason.possible) continue; // lit elsewhere, or under another verb
        last = { spot, options: [], reason, wish };
        break;
      } catch {
        continue; // no action of this game: the wish was a guess
      }
    }
    this.popover = last;
  }

  private complain(wrong: unknown): void {
    if (!(wrong instanceof NotDone)) throw wrong;
    const { error, rule } = wrong.refused;
    this.refusal = { text: this.texts.sentence(this.texts.phrase(error)), rule: rule ?? null };
  }

  // What I am told

  welcome(message: Welcome): void {
    this.welcomed = message;
  }

  heardAround(message: Around): void {
    this.around = message;
    this.speak(this.texts);
  }

  /** In another language; people keep their names. */
  speak(texts: Texts): void {
    const people = (this.around?.seats ?? []).map((one) => [one.seat, one.name ?? ""]);
    this.texts = texts.called(Object.fromEntries(people));
    if (this.refusal !== null) this.refusal = null; // it was said in the old one
  }

  said(message: Said): void {
    if (this.chat.some((line) => line.number === message.number)) return;
    this.chat = [...this.chat, message].sort((one, other) => one.number - other.number);
    if (!message.mine) this.unread++;
  }

  connected(yes: boolean): void {
    if (yes && !this.online) void lookForNewer();
    this.online = yes;
  }

  lost(reason: string): void {
    this.lostBecause = reason;
  }

  // How it is shown

  protected flights(step: Step): Flight[] {
    return step.events.flatMap((event) => this.face.flights(event, this.now, step.document, this));
  }

  /** A step in words, as the log will have it. */
  protected told(step: Step): Told | null {
    const teller = new Teller(this.texts, this.face.telling, this.catalogue.facts);
    const [first, ...more] = log(step.events, teller, true);
    if (first === undefined) return null;
    const others = more.map((line) => `${line.seat === null ? "" : this.seatName(line.seat) + " "}${lineText(line)}`);
    return { seat: first.seat, text: [lineText(first), ...others].join("; ") };
  }

  /** What was begun at the table as it was is put away. */
  override show(step: Step): void {
    const before = this.now?.decision;
    super.show(step);
    if (JSON.stringify(before?.question) !== JSON.stringify(step.document.decision?.question)) this.armed = null;
    else if (this.armed !== null && !this.options.some((option) => option.verb === this.armed)) this.armed = null;
    this.popover = null;
    this.asking = null;
    this.advice = null;
  }
}

const NONE: Option[] = [];
const ENDS = ["end_turn", "done", "pass"];
