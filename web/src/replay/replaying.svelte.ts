import { face } from "../games";
import { motion } from "../settings.svelte";
import { fly } from "../table/flying";
import { TableModel } from "../table/table.svelte";
import { language } from "../text/language.svelte";
import { loadTexts } from "../text/load";
import type { PackNames } from "../text/texts";
import { get } from "../wire/api";
import type { Around, Catalogue } from "../wire/types";
import { type Heard, type Moment, standing, Tape, type Viewer } from "./tape";
import { type Stop, stopAt, stops } from "./timeline";

type Told = Catalogue & { names?: PackNames };

const PACE = 1_100; // ms for a step at speed 1, what moves included

/** An ended game with one viewer's eyes, at one of its moments. */
export class Replaying {
  moment: Moment = $state.raw()!;
  told: Moment[] = $state.raw([]); // the moments of this round
  busy = $state(false);
  playing = $state(false);
  speed = $state(1);
  readonly stops: Stop[];
  private wanted = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly table: TableModel,
    readonly tape: Tape,
    readonly viewer: Viewer,
  ) {
    this.stops = stops(tape.turns, tape.last);
  }

  /** Raises Trouble: no such table, not over, not for everybody's eyes. */
  static async open(id: string, viewer: Viewer): Promise<Replaying> {
    const tape = new Tape(id, viewer, get);
    const around = await get<Around>(`/api/tables/${id}`);
    const [shown, catalogue] = await Promise.all([
      face(around.game).then(async (found) => {
        await tape.remember(found.remembers ?? []);
        return found;
      }),
      get<Told>(`/api/tables/${id}/catalogue`),
      tape.begin(),
    ]);
    const texts = await loadTexts(around.game, language.lang, catalogue.names);
    const seat = around.seats.some((one) => one.seat === viewer) ? viewer : null;
    const table = new TableModel(shown, catalogue, texts, seat, motion);
    table.heardAround(around);
    return new Replaying(table, tape, viewer);
  }

  get last(): number {
    return this.tape.last;
  }

  readonly stop: Stop | undefined = $derived.by(() =>
    this.moment === undefined ? undefined : stopAt(this.stops, this.moment.step),
  );

  /** To a step. One step on, things are seen to move; any other way, they are where they were. */
  async go(step: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, step));
    if (to === this.wanted) return;
    this.wanted = to;
    this.busy = true;
    try {
      const next = await this.tape.at(to);
      if (this.wanted !== to) return; // somebody was faster
      const last = to > 0 ? await this.tape.at(to - 1) : next;
      const { first } = this.roundOf(to);
      const round = await this.tape.between(first, to);
      if (this.wanted !== to) return;
      // The same things are marked however one comes here.
      const flights = next.events.flatMap((event) =>
        this.table.face.flights(event, last.document, next.document, this.table),
      );
      const isNext = this.moment !== undefined && to === this.moment.step + 1;
      if (isNext && flights.length > 0 && motion()) await fly(flights, 1 / this.speed, () => this.wanted !== to);
      if (this.wanted !== to) return;
      this.moment = next;
      this.table.now = next.document;
      // Boards show what led here: a battle, a count.
      this.table.events = standing<Heard>([...this.tape.before(first), ...round]).flatMap((one) => one.events);
      this.table.changed.clear();
      for (const flight of flights) this.table.changed.add(flight.to);
    } finally {
      if (this.wanted === to) this.busy = false;
    }
    void this.tell(to);
  }

  /** The moments around this one, for the log. */
  private async tell(step: number): Promise<void> {
    const { first, last } = this.roundOf(step);
    const told = await this.tape.between(first, Math.min(this.last, last + 1)); // what begins the next round ends this
    if (this.wanted === step) this.told = told;
  }

  /** The first and the last step of a round. */
  private roundOf(step: number): { first: number; last: number } {
    const now = stopAt(this.stops, step);
    const round = this.stops.filter((one) => one.round === now?.round);
    return { first: round[0]?.first ?? 0, last: round.at(-1)?.last ?? step };
  }

  play(): void {
    if (this.playing) return this.pause();
    if (this.moment.step >= this.last) void this.go(0);
    this.playing = true;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      void this.go(this.moment.step + 1).then(() => {
        if (!this.playing) return;
        if (this.moment.step >= this.last) this.pause();
        else this.tick();
      });
    }, PACE / this.speed);
  }
}
