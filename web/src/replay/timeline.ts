import type { Turn } from "./tape";

/** A turn on the line of time. */
export interface Stop {
  index: number;
  first: number; // its first step
  last: number; // its last step
  round: number;
  seat: string | null;
}

export interface Round {
  round: number;
  stops: Stop[];
}

/** Turns with their ends. The deal, step 0, belongs to the first. */
export function stops(turns: Turn[], last: number): Stop[] {
  return turns.map((turn, index) => ({
    index,
    first: turn.step,
    last: (turns[index + 1]?.step ?? last + 1) - 1,
    round: turn.round,
    seat: turn.seat ?? null,
  }));
}

/** Turns by rounds. Setup that has the number of the first round is part of it. */
export function rounds(all: Stop[]): Round[] {
  const found: Round[] = [];
  for (const stop of all) {
    const now = found.at(-1);
    if (now !== undefined && now.round === stop.round) now.stops.push(stop);
    else found.push({ round: stop.round, stops: [stop] });
  }
  return found;
}

/** The turn to which a step belongs. */
export function stopAt(all: Stop[], step: number): Stop | undefined {
  return all.findLast((stop) => stop.first <= step) ?? all[0];
}

/** One turn back: to the beginning of this one, or of the one before if we are there already. */
export function turnBack(all: Stop[], step: number): number {
  const now = stopAt(all, step);
  if (now === undefined) return 0;
  return step > now.first ? now.first : (all[now.index - 1]?.first ?? 0);
}

/** One turn on; from the last, to the end. */
export function turnOn(all: Stop[], step: number, last: number): number {
  const now = stopAt(all, step);
  return now === undefined ? last : (all[now.index + 1]?.first ?? last);
}
