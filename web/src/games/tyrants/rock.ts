/**
 * The engraver's rock: short strokes that leave the walls at right angles and stop at the ridge between two walls, and
 * dust in the deep. Some tens of milliseconds, so it is made once for a layout and the places in play, after the first
 * paint; it never changes in a game.
 */
import { CHAMBER_STEPS } from "./geometry";
import type { Point } from "./view";

export interface Rock {
  hatches: { near: string; middle: string; far: string }[]; // one for each wall, so that a repaint touches few
  dust: string;
}

const CELL = 4; // of the field of distances
const made = new Map<string, Rock>();

/** `thin`: half as many strokes, for a phone. */
export function rock(key: string, rings: Point[][], width: number, height: number, thin: boolean): Rock {
  const name = `${key} ${thin}`;
  let found = made.get(name);
  if (!found) made.set(name, (found = engrave(rings, width, height, thin)));
  return found;
}

function engrave(rings: Point[][], width: number, height: number, thin: boolean): Rock {
  const field = distances(rings, width, height);
  const random = generator(9);
  const apart = thin ? 7.5 : 4.4;
  const hatches = rings.map((ring) => {
    const hatch = { near: "", middle: "", far: "" };
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length]!;
      const count = Math.max(1, Math.round(Math.hypot(q[0] - p[0], q[1] - p[1]) / apart));
      for (let k = 0; k < count; k++) {
        const x = p[0] + ((q[0] - p[0]) * (k + random() * 0.7)) / count;
        const y = p[1] + ((q[1] - p[1]) * (k + random() * 0.7)) / count;
        if (thin && ring.length === CHAMBER_STEPS && (i + k) % 2) continue; // the points of a chamber lie closer than that
        if (field(x, y) > 5) continue; // within another hollow
        const want = 9 + 26 * random() ** 1.6;
        const stroke = climb(field, x, y, want);
        if (stroke) hatch[want > 24 ? "far" : want > 15 ? "middle" : "near"] += stroke;
      }
    });
    return hatch;
  });
  let dust = "";
  for (let i = 0; i < (thin ? 400 : 900); i++) {
    const [x, y] = [random() * width, random() * height];
    const d = field(x, y);
    if (d > 34 && random() < 1.5 - d / 130) dust += `M${Math.round(x)} ${Math.round(y)}h0`;
  }
  return { hatches, dust };
}

/** A stroke uphill, away from all walls, until it is long enough or comes to a ridge. */
function climb(field: Field, x: number, y: number, want: number): string {
  const [fromX, fromY] = [x, y];
  let d = field(x, y);
  let gone = 0;
  while (gone < want) {
    const gx = field(x + 3, y) - field(x - 3, y);
    const gy = field(x, y + 3) - field(x, y - 3);
    const steep = Math.hypot(gx, gy);
    if (steep < 0.6) break;
    const [nx, ny] = [x + (gx / steep) * 3, y + (gy / steep) * 3];
    const next = field(nx, ny);
    if (next < d + 0.8) break;
    [x, y, d] = [nx, ny, next];
    gone += 3;
  }
  if (gone <= 4) return "";
  return `M${Math.round(fromX)} ${Math.round(fromY)}l${Math.round(x - fromX)} ${Math.round(y - fromY)}`;
}

type Field = (x: number, y: number) => number;

/** How far a point is from the nearest hollow: hollow cells first, then two sweeps (chamfer distance). */
function distances(rings: Point[][], width: number, height: number): Field {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const far = new Float32Array(columns * rows).fill(1e6);
  for (const ring of rings) hollow(ring, far, columns, rows);
  const relax = (i: number, j: number, d: number) => {
    if (far[j]! + d < far[i]!) far[i] = far[j]! + d;
  };
  const slant = CELL * Math.SQRT2;
  for (let y = 1; y < rows - 1; y++)
    for (let x = 1; x < columns - 1; x++) {
      const i = y * columns + x;
      relax(i, i - 1, CELL);
      relax(i, i - columns, CELL);
      relax(i, i - columns - 1, slant);
      relax(i, i - columns + 1, slant);
    }
  for (let y = rows - 2; y > 0; y--)
    for (let x = columns - 2; x > 0; x--) {
      const i = y * columns + x;
      relax(i, i + 1, CELL);
      relax(i, i + columns, CELL);
      relax(i, i + columns + 1, slant);
      relax(i, i + columns - 1, slant);
    }
  return (x, y) => {
    const fx = Math.min(Math.max(x / CELL, 1), columns - 3);
    const fy = Math.min(Math.max(y / CELL, 1), rows - 3);
    const [ix, iy] = [Math.floor(fx), Math.floor(fy)];
    const [u, v] = [fx - ix, fy - iy];
    const i = iy * columns + ix;
    const upper = far[i]! * (1 - u) + far[i + 1]! * u;
    const lower = far[i + columns]! * (1 - u) + far[i + columns + 1]! * u;
    return upper * (1 - v) + lower * v;
  };
}

/** Marks the cells inside a ring, row by row. */
function hollow(ring: Point[], far: Float32Array, columns: number, rows: number): void {
  const heights = ring.map((p) => p[1]);
  const top = Math.max(0, Math.floor(Math.min(...heights) / CELL));
  const bottom = Math.min(rows - 1, Math.ceil(Math.max(...heights) / CELL));
  for (let row = top; row <= bottom; row++) {
    const y = row * CELL;
    const cuts: number[] = [];
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length]!;
      if (p[1] <= y !== q[1] <= y) cuts.push(p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0]));
    });
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2)
      for (let x = Math.max(0, Math.ceil(cuts[i]! / CELL)); x <= cuts[i + 1]! / CELL && x < columns; x++)
        far[row * columns + x] = 0;
  }
}

/** The same numbers in the same order, always: a board looks the same on every day. */
function generator(seed: number): () => number {
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}
