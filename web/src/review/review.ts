import type { Saying } from "../wire/types";

/** What one decision cost: GET /api/tables/ID/review. */
export interface Costly {
  move: number; // the step of the replay before it
  round: number;
  cost: number; // of 1
  did: string;
  better: string;
  says_did: Saying;
  says_better: Saying;
  follows: { seat: string; says: Saying }[];
}

/** A decision: its step, the chance to win with the best option, and after what was done. */
export type Point = [step: number, chance: number, after: number];

export interface SeatReview {
  seat: string;
  result: number;
  decisions: number;
  sound: number;
  lost: number;
  choices: number;
  luck: number;
  points: Point[];
  costly: Costly[];
}

export interface Review {
  version: number;
  moves: number; // the last step
  seats: SeatReview[];
}

export interface Reviewed {
  done: number; // of 1
  review: Review | null;
}

const PIECES = 30; // that a game is cut into: what lies within one is one point of the curve

/** A seat's chances over the game, smoothed: what happens from one small decision to the next is mostly noise. */
export function curve(one: SeatReview, last: number): [x: number, y: number][] {
  const pieces = new Map<number, Point[]>();
  for (const point of one.points) {
    const piece = Math.floor((point[0] / Math.max(1, last)) * PIECES);
    pieces.set(piece, [...(pieces.get(piece) ?? []), point]);
  }
  const mean = (points: Point[], of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  return [...pieces.values()].map((points) => [mean(points, 0), mean(points, 1)]);
}

/** A smooth line through points that never turns back. */
export function smooth(points: [number, number][]): string {
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const [fromX, fromY] = points[i - 1]!;
      const bend = (x - fromX) * 0.42;
      return `C${(fromX + bend).toFixed(1)} ${fromY.toFixed(1)} ${(x - bend).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
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
