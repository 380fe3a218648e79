import type { Happened } from "../../wire/types";
import type { CityView, Laid, Part, Side, Strategy } from "./view";

/** Duels as they are drawn: pure sums over a view. The rulebook's arithmetic is public (SC-8.8, SC-8.25, SC-8.27, SC-8.50). */

export interface Chip extends Part {
  laid: Laid[]; // what lies on the character, and is in its number already
  silenced: boolean; // counts as 0 whatever lies on it (SC-8.26)
}

export interface Wing {
  side: Side;
  sum: number;
  chips: Chip[];
}

export interface Duel {
  seat: string;
  strategy: string;
  against: string | null;
  for: Wing;
  opposed: Wing;
  margin: number; // FOR minus AGAINST; after the count as it was then
  brings: number;
  counted: boolean; // the battle is over, and everybody has gone home
  fought: boolean; // there is something to see of both sides: not before the battle
}

const AFTER_THE_COUNT = new Set(["resolve", "end", "debts", "limit", "over"]);

/** The duels as they stand; after the count, when everybody has gone home, as the events told it. */
export function duels(view: CityView, events: readonly Happened[] = []): Duel[] {
  const counted = AFTER_THE_COUNT.has(view.phase);
  const told = counted ? lastCount(events) : [];
  return view.strategies.map((one) => {
    const [pro, contra] = (["for", "against"] as const).map((side) =>
      counted ? wingAsCounted(told, one, side) : wing(view, one, side),
    ) as [Wing, Wing];
    return {
      seat: one.seat,
      strategy: one.strategy,
      against: one.against,
      for: pro,
      opposed: contra,
      margin: counted ? one.margin : one.for - one.opposed,
      brings: one.brings,
      counted,
      fought: counted ? told.length > 0 : view.phase === "battle" || pro.chips.length + contra.chips.length > 0,
    };
  });
}

/** What was said when this turn's strategies were counted: all since the turn began. */
function lastCount(events: readonly Happened[]): Happened[] {
  let from = events.length - 1;
  while (from >= 0 && events[from]!.what !== "round") from--;
  return events.slice(from + 1).filter((event) => ["stands", "adds", "count"].includes(event.what));
}

function wingAsCounted(told: readonly Happened[], strategy: Strategy, side: Side): Wing {
  const chips: Chip[] = [];
  let sum = 0;
  for (const event of told) {
    const about = (event.about ?? {}) as { card?: string; side?: Side; owner?: string; other?: string } & Record<
      string,
      number
    >;
    if (event.what === "count") {
      if (event.seat === strategy.seat) sum = about[side] ?? 0;
    } else if (about.owner === strategy.seat && about.side === side) {
      const seat = event.what === "stands" ? (about.other ?? null) : null;
      const card = about.card === undefined || about.card === "none" ? null : about.card;
      chips.push({
        seat,
        number: seat ? (about.number ?? null) : null,
        card,
        n: about.n ?? 0,
        laid: [],
        silenced: false,
      });
    }
  }
  return { side, sum, chips };
}

function wing(view: CityView, strategy: Strategy, side: Side): Wing {
  const parts = side === "for" ? strategy.for_parts : strategy.opposed_parts;
  const chips = parts.map((part) => {
    const player = view.players.find((one) => one.seat === part.seat);
    const character = player?.characters[(part.number ?? 0) - 1];
    return { ...part, laid: character?.on ?? [], silenced: character?.silenced ?? false };
  });
  // Characters first, the strongest on top; then what lies on the strategy itself.
  chips.sort((a, b) => Number(a.seat === null) - Number(b.seat === null) || b.n - a.n);
  return { side, sum: side === "for" ? strategy.for : strategy.opposed, chips };
}

/** Where the beam rests, in per cent from the left: FOR pushes it to the right. */
export function beam(duel: Duel): number {
  const both = duel.for.sum + duel.opposed.sum;
  if (duel.counted) return Math.max(6, Math.min(94, 50 + 4 * duel.margin));
  return both === 0 ? 50 : Math.max(6, Math.min(94, (100 * duel.for.sum) / both));
}

/** The outcome as it stands: a message, its number, and whether the strategy succeeds. Equal sums fail (SC-8.51). */
export function outcome(duel: Duel): { key: string; n: number; wins: boolean } {
  const wins = duel.margin > 0;
  const n = Math.abs(duel.margin);
  if (duel.counted) return { key: wins ? "web-city-carried" : "web-city-failed", n, wins };
  return { key: wins ? "web-city-ahead" : n === 0 ? "web-city-even" : "web-city-short", n, wins };
}

/** Which duels stand on the left and which on the right, clockwise round the table that lies between them. */
export function columns<T>(all: T[]): { left: T[]; right: T[] } {
  const half = Math.floor(all.length / 2);
  return { left: [...all.slice(0, 1), ...all.slice(half + 1).reverse()], right: all.slice(1, half + 1) };
}
