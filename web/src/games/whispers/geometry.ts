import type { BoardFacts, Point, RegionFacts } from "./view";

/** Points, paths and rings: what the drawing and the tests need of plane geometry. */

export const CENTRE = 500;
export const DISC = 508; // where the sea ends
export const RIM_IN = 520; // the ring of chairs
export const RIM_OUT = 624;
export const EDGE = 645; // beyond it lies nothing

const round = (n: number) => Math.round(n * 10) / 10;

export const path = (points: Point[]) => `M${points.map(([x, y]) => `${x},${y}`).join(" ")}Z`;
export const line = (points: Point[]) => `M${points.map(([x, y]) => `${x},${y}`).join(" ")}`;

/** On a circle round the centre; degrees go clockwise from the east. */
export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE + radius * Math.sin(angle))];
}

/** A piece of the ring. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  return `M${a}A${outer},${outer} 0 0 1 ${b}L${c}A${inner},${inner} 0 0 0 ${d}Z`;
}

/** A line to write on; backwards where the text would stand on its head. */
export function arc(radius: number, from: number, to: number, backwards: boolean): string {
  const [a, b] = backwards ? [polar(radius, to), polar(radius, from)] : [polar(radius, from), polar(radius, to)];
  return `M${a}A${radius},${radius} 0 0 ${backwards ? 0 : 1} ${b}`;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

export function inside([x, y]: Point, polygon: Point[]): boolean {
  let found = false;
  polygon.forEach(([x0, y0], i) => {
    const [x1, y1] = polygon[(i + 1) % polygon.length]!;
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) found = !found;
  });
  return found;
}

/** The box round some regions, with air round it. */
export function around(board: BoardFacts, regions: string[], air: number): [number, number, number, number] {
  const points = regions.flatMap((region) => board.regions[region]?.polygon ?? []);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - air, Math.min(...ys) - air];
  return [x, y, Math.max(...xs) + air - x, Math.max(...ys) + air - y];
}

/** WW-1.18, WW-1.19: the disputed bridge lies one way or the other; what stands in a region's neighbours decides. */
export function straitsOf(board: BoardFacts, regions: Record<string, RegionFacts>): BoardFacts["straits"] {
  return board.straits.filter(({ between: [a, b] }) => regions[a]?.neighbours.includes(b));
}

/** A chair's place on the rim. Five councils of four, clockwise from the top; before each its emblem. */
export function chairAt(empire: number, rank: number): { from: number; to: number; middle: number } {
  const from = -90 + 72 * empire - 27 + rank * 15.6;
  return { from: from + 0.5, to: from + 15.1, middle: from + 7.8 };
}

export function emblemAt(empire: number): Point {
  return polar((RIM_IN + RIM_OUT) / 2, -90 + 72 * empire - 32.8);
}

/** Where an arrow of an attack runs: bent a little, and short of both pieces. */
export function arrow(from: Point, into: Point, short = 30): { d: string; tip: Point; angle: number; beside: Point } {
  const length = distance(from, into) || 1;
  const [ux, uy] = [(into[0] - from[0]) / length, (into[1] - from[1]) / length];
  const cut = Math.min(short, length / 3);
  const a: Point = [round(from[0] + ux * cut), round(from[1] + uy * cut)];
  const tip: Point = [round(into[0] - ux * cut), round(into[1] - uy * cut)];
  const bend = Math.min(60, length * 0.16);
  const control: Point = [round((a[0] + tip[0]) / 2 + uy * bend), round((a[1] + tip[1]) / 2 - ux * bend)];
  const angle = (Math.atan2(tip[1] - control[1], tip[0] - control[0]) * 180) / Math.PI;
  // Sums stand beside the bend, clear of short arrows.
  const out = 24 + 26 * Math.abs(uy);
  const beside: Point = [
    round((a[0] + tip[0]) / 2 + uy * (bend / 2 + out)),
    round((a[1] + tip[1]) / 2 - ux * (bend / 2 + out)),
  ];
  return { d: `M${a}Q${control} ${tip}`, tip, angle: round(angle), beside };
}
