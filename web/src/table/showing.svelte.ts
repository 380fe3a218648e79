import { tick } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { Step } from "../wire/held";
import type { Document, Happened } from "../wire/types";
import type { Flight, Spot } from "./face";
import { fly, place } from "./flying";

const LONGEST = 7_000; // ms that news may take to be shown; more of it goes faster
const USUAL = 420; // ms for one step at ease
const FASTEST = 0.2; // of that
const READ = 260; // ms to read what happens, and for each letter of it
const LETTER = 8;
const MARKED = 1_400; // ms for which a changed spot is marked

/** A step in words, and whose it was. */
export interface Told {
  seat: string | null;
  text: string;
}

/**
 * The showing of steps. `now` is what the page shows: it follows what the server has told step by step, so that
 * everything can be seen to move. Whoever does not want to wait skips, and then it is the present.
 */
export abstract class Showing {
  now: Document = $state.raw()!;
  events: Happened[] = $state.raw([]);
  catchingUp = $state(false);
  happening: Told | null = $state.raw(null); // what is being shown
  readonly changed = new SvelteSet<Spot>();

  /** Steps as they were shown since the page was opened, and where my last own action stands among them. */
  private shown: Step[] = [];
  private mySince = $state(0);
  private others = $state(0); // steps since then
  private queue: Step[] = [];
  private skipping = false;

  constructor(
    readonly viewer: string | null,
    readonly motion: () => boolean,
  ) {}

  /** What moves in a step, from the table as it is shown now. */
  protected abstract flights(step: Step): Flight[];

  /** A step as the log will have it; null if there is nothing to tell. */
  protected abstract told(step: Step): Told | null;

  step(step: Step, all: boolean): void {
    // A page that nobody sees is not animated by its browser: it would wait for ever.
    if (all || !this.motion() || this.now === undefined || document.hidden) {
      this.skipping = true;
      this.queue.push(step);
      this.flush();
      this.skipping = false;
      return;
    }
    if (!this.catchingUp && this.viewer !== null && this.now.decision?.seat === this.viewer) {
      void this.showMine(step);
      return;
    }
    this.queue.push(step);
    if (!this.catchingUp) void this.catchUp();
  }

  /** The present, whether or not it is shown yet. */
  protected get latest(): Document {
    return this.queue.at(-1)?.document ?? this.now;
  }

  /** The present at once. */
  skip(): void {
    this.skipping = true;
    this.flush();
  }

  private flush(): void {
    while (this.queue.length > 0) this.show(this.queue.shift()!);
    this.catchingUp = false;
  }

  show(step: Step): void {
    this.now = step.document;
    this.events = [...this.events, ...step.events];
    this.shown.push(step);
    this.count();
  }

  /** What I did myself is there at once, and the next question with it; things move while I go on. */
  private async showMine(step: Step): Promise<void> {
    const flights = this.flights(step);
    const from = flights.map((flight) => place(flight.from));
    this.show(step);
    await tick();
    await fly(flights, 1, () => false, from);
    for (const flight of flights) this.mark(flight.to);
  }

  /** One step after the other, with all that moves. */
  private async catchUp(): Promise<void> {
    this.catchingUp = true;
    this.skipping = false;
    this.happening = null;
    const began = performance.now();
    while (this.queue.length > 0) {
      const next = this.queue[0]!;
      const left = LONGEST - (performance.now() - began);
      const pace = Math.min(1, Math.max(FASTEST, left / (this.queue.length * USUAL)));
      const [told, start] = [this.told(next), performance.now()];
      if (told !== null) this.happening = told;
      const flights = this.flights(next);
      // What comes to a place that is not there yet comes when it is.
      const [now, later] = [flights.filter((one) => place(one.to)), flights.filter((one) => !place(one.to))];
      const from = later.map((flight) => place(flight.from));
      if (now.length > 0) await fly(now, pace, () => this.skipping);
      if (told !== null && !this.skipping) {
        const read = (READ + LETTER * told.text.length) * pace - (performance.now() - start);
        if (read > 0) await new Promise((done) => setTimeout(done, read));
      }
      if (this.queue[0] !== next) return; // skipped meanwhile
      this.queue.shift();
      this.show(next);
      for (const flight of flights) this.mark(flight.to);
      await tick();
      void fly(later, pace, () => this.skipping, from);
    }
    this.catchingUp = false;
  }

  private mark(spot: Spot): void {
    this.changed.add(spot);
    setTimeout(() => this.changed.delete(spot), MARKED);
  }

  // Once more

  /** My own action is the last that is told: what comes after it is what others did. */
  protected wasMine(): void {
    this.mySince = this.shown.length + this.queue.length;
    this.count();
  }

  private count(): void {
    this.others = this.shown.length - this.mySince;
  }

  /** Whether there is something to show once more. */
  readonly canReplay: boolean = $derived.by(
    () => this.motion() && !this.catchingUp && this.now !== undefined && this.mySince > 0 && this.others > 0,
  );

  /** Shows once more what happened since my last action. */
  async again(): Promise<void> {
    if (this.catchingUp) return;
    const steps = this.shown.slice(this.mySince);
    const from = this.shown[this.mySince - 1];
    if (from === undefined || steps.length === 0) return;
    this.shown = this.shown.slice(0, this.mySince);
    this.events = this.events.slice(0, this.events.length - steps.reduce((sum, step) => sum + step.events.length, 0));
    this.now = from.document;
    this.count();
    this.queue = [...steps, ...this.queue];
    await this.catchUp();
  }
}
