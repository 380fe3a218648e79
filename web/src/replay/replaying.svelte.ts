import { face } from "../games";
import { motion } from "../settings.svelte";
import { fly } from "../table/flying";
import { TableModel } from "../table/table.svelte";
import { language } from "../text/language.svelte";
import { loadTexts } from "../text/load";
import type { PackNames } from "../text/texts";
import { get } from "../wire/api";
import type { Around, Catalogue } from "../wire/types";
import { type Moment, Tape, type Viewer } from "./tape";
import { type Stop, stopAt, stops } from "./timeline";

type Told = Catalogue & { names?: PackNames };

const PACE = 1_100; // ms for a step at speed 1, what moves included
const LONG = 150; // steps of a round that are told at once; a longer one is told turn by turn

/** An ended game with one viewer's eyes, at one of its moments. */
export class Replaying {
  moment: Moment = $state.raw()!;
  told: Moment[] = $state.raw([]); // the moments of this round, as far as they are fetched
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
      face(around.game),
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
      this.table.changed.clear();
      for (const flight of flights) this.table.changed.add(flight.to);
    } finally {
      if (this.wanted === to) this.busy = false;
    }
    void this.tell(to);
  }

  /** The moments around this one, for the log. */
  private async tell(step: number): Promise<void> {
    const now = stopAt(this.stops, step);
    if (now === undefined) return;
    const round = this.stops.filter((one) => one.round === now.round);
    const [first, last] = [round[0]?.first ?? now.first, round.at(-1)?.last ?? now.last];
    const whole = last - first <= LONG;
    // The step that begins the next turn ends this one.
    const end = Math.min(this.last, (whole ? last : now.last) + 1);
    const told = await this.tape.between(whole ? first : now.first, end);
    if (this.wanted === step) this.told = told;
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
