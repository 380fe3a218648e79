import { face } from "../games";
import { motion } from "../settings.svelte";
import { language } from "../text/language.svelte";
import { loadTexts } from "../text/load";
import type { PackNames } from "../text/texts";
import { get, Trouble } from "../wire/api";
import type { Step } from "../wire/held";
import { Seat, type Listener } from "../wire/seat";
import type { Around, Catalogue, Said, Saying, Welcome } from "../wire/types";
import { TableModel } from "./table.svelte";

const AGAIN = 2_000; // ms before something that could not be reached is asked for again

/**
 * This browser at a table: one seat, none, or several that share the screen. Seats that share it each have a socket of
 * their own; the page shows one at a time, and nothing of the others.
 */
export class Sitting {
  around: Around | null = $state.raw(null);
  models: TableModel[] = $state.raw([]);
  trouble: Saying | null = $state.raw(null);
  /** The seat whose person looks at the screen; with several here, nobody until they say so. */
  looking: string | null = $state(null);
  private sockets: Seat[] = [];
  private waiting: Seat | null = null; // for the game to begin
  private closed = false;

  constructor(readonly id: string) {
    void this.open();
  }

  readonly current: TableModel | null = $derived(
    this.models.length > 1
      ? (this.models.find((one) => one.viewer === this.looking) ?? null)
      : (this.models[0] ?? null),
  );

  /** The seat here that is asked, and whose person is not the one who looks. */
  readonly next: TableModel | null = $derived.by(() => {
    if (this.models.length < 2) return null;
    if (this.current !== null && (this.current.mine || this.current.catchingUp)) return null;
    return (
      this.models.find((one) => one.mine && one !== this.current) ?? (this.current === null ? this.models[0]! : null)
    );
  });

  close(): void {
    this.closed = true;
    this.waiting?.close();
    for (const socket of this.sockets) socket.close();
  }

  private async open(): Promise<void> {
    try {
      this.around = await get<Around>(`/api/tables/${this.id}`);
    } catch (wrong) {
      if (!(wrong instanceof Trouble)) throw wrong;
      if (wrong.status === 0) setTimeout(() => !this.closed && void this.open(), AGAIN);
      else this.trouble = wrong.said;
      return;
    }
    if (this.closed) return;
    if (this.around.state === "gathering") this.wait();
    else this.sit(this.around);
  }

  /** Until everybody is there. */
  private wait(): void {
    const mine = this.around?.seats.find((one) => one.mine);
    this.waiting = new Seat(this.id, mine?.seat ?? null, {
      ...SILENT,
      heardAround: (around) => {
        this.around = around;
        if (around.state !== "gathering") this.begin();
      },
      lost: (reason) => (this.trouble = { key: reason }),
    });
  }

  /** Somebody sat down or got up: who I am here may be another. */
  async again(): Promise<void> {
    this.waiting?.close();
    this.waiting = null;
    await this.open();
  }

  private begin(): void {
    this.waiting?.close();
    this.waiting = null;
    void this.open();
  }

  private sit(around: Around): void {
    const mine = around.seats.filter((one) => one.mine).map((one) => one.seat);
    for (const seat of mine.length > 0 ? mine : [null]) this.connect(seat);
  }

  /** What comes before all is loaded waits. */
  private connect(seat: string | null): void {
    let model: TableModel | null = null;
    let loading = false;
    const early: ((model: TableModel) => void)[] = [];
    const tell = (what: (model: TableModel) => void) => (model === null ? early.push(what) : what(model));
    const socket = new Seat(this.id, seat, {
      welcome: (message: Welcome) => {
        tell((one) => one.welcome(message));
        if (model !== null || loading) return;
        loading = true;
        void this.loaded(message, seat).then((loaded) => {
          if (loaded === null) return;
          model = loaded;
          model.attach(socket);
          for (const what of early) what(loaded);
          this.models = [...this.models, loaded].sort((one, other) => this.place(one) - this.place(other));
          void this.hear(loaded);
        });
      },
      step: (step: Step, all: boolean) => tell((one) => one.step(step, all)),
      heardAround: (message: Around) => {
        this.around = message;
        tell((one) => one.heardAround(message));
      },
      said: (message: Said) => tell((one) => one.said(message)),
      connected: (yes: boolean) => tell((one) => one.connected(yes)),
      lost: (reason: string) => (this.trouble = { key: reason }),
    });
    this.sockets.push(socket);
  }

  private place(model: TableModel): number {
    return this.around?.seats.findIndex((one) => one.seat === model.viewer) ?? 0;
  }

  /** What cannot be fetched now is asked for again; null when there is no use in it. */
  private async loaded(welcome: Welcome, seat: string | null): Promise<TableModel | null> {
    while (!this.closed) {
      try {
        return await this.load(welcome, seat);
      } catch (wrong) {
        if (wrong instanceof Trouble && wrong.status !== 0) {
          this.trouble = wrong.said;
          return null;
        }
      }
      await new Promise((done) => setTimeout(done, AGAIN));
    }
    return null;
  }

  private async load(welcome: Welcome, seat: string | null): Promise<TableModel> {
    const [shown, catalogue] = await Promise.all([
      face(welcome.game),
      get<Catalogue & { names?: PackNames }>(`/api/catalogues/${welcome.catalogue}?table=${this.id}`),
    ]);
    const texts = await loadTexts(welcome.game, language.lang, catalogue.names);
    return new TableModel(shown, catalogue, texts, seat, motion);
  }

  /** What was said before we came. */
  private async hear(model: TableModel): Promise<void> {
    const { lines } = await get<{ lines: Said[] }>(`/api/tables/${this.id}/chat`);
    const unread = model.unread; // of lines that came meanwhile
    for (const line of lines) model.said(line);
    model.unread = unread;
  }
}

const SILENT: Listener = {
  welcome: () => {},
  step: () => {},
  heardAround: () => {},
  said: () => {},
  connected: () => {},
  lost: () => {},
};
