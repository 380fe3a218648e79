import { me } from "../me.svelte";
import { get, Trouble } from "../wire/api";
import type { Clock } from "../wire/types";

/** A table in a list, as the server writes it. */
export interface Listed {
  id: string;
  game: string;
  state: "gathering" | "playing" | "over" | "abandoned" | "frozen";
  created: number;
  since: number;
  players: ListedPlayer[];
  clock: Clock;
  my_move?: boolean;
  waits_for?: string | null;
  result?: { points?: Record<string, number>; order?: string[][] } | null;
}

export interface ListedPlayer {
  seat: string;
  name?: string;
  bot?: string | null;
  mine?: boolean;
  open?: boolean;
}

export interface Offered {
  game: string;
  fewest: number;
  most: number;
  seats: string[];
  options: { name: string; values: string[]; only_for: number[] }[];
  packs: boolean;
}

export interface Games {
  games: Offered[];
  levels: string[]; // of bots, in words, from the weakest to the strongest
}

let asked: Promise<Games> | null = null;

/** What can be played here: it does not change while the server runs. */
export function offered(): Promise<Games> {
  asked ??= get<Games>("/api/games").catch((wrong: unknown) => {
    asked = null;
    throw wrong;
  });
  return asked;
}

/** My tables, mine to move first: the lobby shows them, the bar counts those that wait. */
class Mine {
  tables: Listed[] | null = $state.raw(null); // null: not known yet
  readonly waiting: number = $derived((this.tables ?? []).filter((one) => one.my_move).length);

  async look(): Promise<void> {
    if (!(await me.look())) {
      this.tables = [];
      return;
    }
    this.tables = (await get<{ tables: Listed[] }>("/api/mine")).tables;
  }
}

export const mine = new Mine();

/** Whether the server could be reached when it was last looked for. */
export const reach = $state({ lost: false });

/** Calls it now and again every few seconds while somebody looks at the page; returns how to stop. */
export function again(look: () => Promise<unknown>, seconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const run = async () => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") {
      reach.lost = await look().then(
        () => false,
        (wrong: unknown) => wrong instanceof Trouble && wrong.status === 0, // it is tried again anyway
      );
    }
    if (!stopped) timer = setTimeout(() => void run(), seconds * 1000);
  };
  const wake = () => {
    if (document.visibilityState === "visible") void run();
  };
  document.addEventListener("visibilitychange", wake);
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", wake);
  };
}
