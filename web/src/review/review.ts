import type { Saying } from "../wire/types";

/** What one decision cost: GET /api/tables/ID/review. */
export interface Costly {
  move: number; // the step of the replay before it
  round: number;
  cost: number; // of 1
  did: string;
  better: string;
  asked: Saying; // the question: an option may be a bare name, a number or a "no"
  says_did: Saying;
  says_better: Saying;
  follows: Saying[];
}

/** A decision: its step, the chance to win with the best option, and after what was done. */
export type Point = [step: number, chance: number, after: number];

export interface SeatReview {
  seat: string;
  result: number | null; // none where the game has no end
  decisions: number;
  sound: number;
  choices: number; // what its decisions cost: at most 0
  others: number; // its part of what the other seats gave away: at least 0
  luck: number | null; // none without a result
  points: Point[];
  costly: Costly[];
}

export interface Review {
  version: number;
  over: boolean; // whether the game was played to its end
  moves: number; // the last step
  seats: SeatReview[];
}

export interface Reviewed {
  done: number; // of 1
  review: Review | null;
}

const PIECES = 30; // that a game is cut into: what lies within one is one point of the curve

/**
 * A seat's chances over the game, smoothed: what happens from one small decision to the next is mostly noise. It ends at
 * the end of the game, with what became of them, if it has one.
 */
export function curve(one: SeatReview, last: number): [x: number, y: number][] {
  const pieces = new Map<number, Point[]>();
  for (const point of one.points) {
    const piece = Math.floor((point[0] / Math.max(1, last)) * PIECES);
    pieces.set(piece, [...(pieces.get(piece) ?? []), point]);
  }
  const mean = (points: Point[], of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const found = [...pieces.values()].map((points): [number, number] => [mean(points, 0), mean(points, 1)]);
  return one.result === null ? found : [...found.filter(([step]) => step < last), [last, one.result]];
}

const BEND = 0.42; // of the way between two points, where the line bends

/** A smooth line through points that never turns back. */
export function smooth(points: [number, number][]): string {
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const [fromX, fromY] = points[i - 1]!;
      const bend = (x - fromX) * BEND;
      return `C${(fromX + bend).toFixed(1)} ${fromY.toFixed(1)} ${(x - bend).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** How high that line is at `x`. */
export function height(points: [number, number][], x: number): number {
  const next = points.findIndex(([far]) => far >= x);
  if (next <= 0) return points.at(next)?.[1] ?? 0;
  const [[fromX, fromY], [toX, toY]] = [points[next - 1]!, points[next]!];
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const t = (low + high) / 2;
    const along = 3 * BEND * t * (1 - t) ** 2 + 3 * (1 - BEND) * t ** 2 * (1 - t) + t ** 3;
    if (along < (x - fromX) / (toX - fromX)) low = t;
    else high = t;
  }
  return fromY + (toY - fromY) * (3 - 2 * low) * low ** 2;
}

/** Where names stand that must not cover each other: as near as can be to where they belong. */
export function apart(wanted: number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((one, other) => one.y - other.y);
  for (let n = 0; n < order.length; n++) order[n]!.y = Math.max(order[n]!.y, n > 0 ? order[n - 1]!.y + gap : least);
  for (let n = order.length - 1, limit = most; n >= 0; n--, limit = order[n + 1]!.y - gap)
    order[n]!.y = Math.min(order[n]!.y, limit);
  const found: number[] = [];
  for (const { y, i } of order) found[i] = y;
  return found;
}

/** Of things in a row each one, or each second, fifth… from the first on: the most for whose labels there is room. */
export function regular(places: number[], first: number, each: number): number {
  const fits = (n: number) =>
    places.every((x, i) => i === 0 || i % n > 0 || x - places[i - n]! >= (i === n ? first : each));
  return [1, 2, 5, 10, 20, 50].find(fits) ?? 100;
}
