/** The cave as lines: chambers are weathered superellipses, tunnels curves with rough sides. Pure, and the same always. */
import type { Chamber, Layout, Point, Tunnel } from "./view";

const SEED_OF_TUNNELS = 80; // apart from those of the chambers
const SPLINTER = 16; // so short a piece of a rim is only noise
export const CHAMBER_STEPS = 160; // points of a wall where they are counted

export interface Cave {
  key: string;
  chambers: Map<string, string>; // by site: its wall as a path
  rims: Map<string, Rims>; // by site: lines inside its wall, cut open by the mouths of the tunnels
  tunnels: Map<string, string>; // by route
  rings: Point[][]; // all walls as points, for the rock around them
}

export interface Rims {
  first: string; // control
  second: string; // total control
  plain: string; // nobody's
  around: string; // outside the wall, whole: something is wrong here
}

const caves = new Map<string, Cave>();

/** The walls of the places in play. Kept: a layout never changes. */
export function cave(name: string, layout: Layout, sites: readonly string[], routes: readonly string[]): Cave {
  const key = `${name} ${sites.join()} ${routes.length}`;
  let found = caves.get(key);
  if (!found) {
    const chambers = new Map(sites.map((site) => [site, smooth(wall(layout.sites[site]!))]));
    const rings = sites.map((site) => wall(layout.sites[site]!, 0, CHAMBER_STEPS));
    const tunnels = new Map<string, string>();
    const sidesOf = new Map<string, Point[][]>(sites.map((site) => [site, []]));
    Object.keys(layout.routes).forEach((route, i) => {
      if (!routes.includes(route)) return;
      const sides = tunnelWalls(layout.routes[route]!, layout.tunnel, i + SEED_OF_TUNNELS);
      tunnels.set(route, smooth(sides));
      rings.push(sides);
      for (const end of route.split("--")) sidesOf.get(end)?.push(sides);
    });
    const rims = new Map(sites.map((site) => [site, rimsOf(layout.sites[site]!, sidesOf.get(site)!)]));
    caves.set(key, (found = { key, chambers, rims, tunnels, rings }));
  }
  return found;
}

/** The layout in which names are largest in the room there is. */
export function fitting(
  formats: Record<string, Layout>,
  sites: readonly string[],
  width: number,
  height: number,
): string {
  const off = (name: string) => {
    const [, , w, h] = frame(formats[name]!, sites);
    return -Math.min(width / w, height / h) * formats[name]!.font;
  };
  return Object.keys(formats).reduce((best, name) => (off(name) < off(best) ? name : best));
}

/** The wall of a chamber. `inset` gives lines parallel to it. */
export function wall(chamber: Chamber, inset = 0, steps = 56): Point[] {
  const { hw, hh, power, seed } = chamber.shape;
  const rough = roughness(seed);
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const grown = 2.6 * rough(angle) - inset;
    return [
      chamber.x + Math.sign(c) * Math.abs(c) ** (2 / power) * (hw + grown),
      chamber.y + Math.sign(s) * Math.abs(s) ** (2 / power) * (hh + grown),
    ];
  });
}

function rimsOf(chamber: Chamber, tunnels: Point[][]): Rims {
  const first = open(wall(chamber, 2.4, CHAMBER_STEPS), tunnels);
  const second = open(wall(chamber, 9, CHAMBER_STEPS), tunnels);
  const plain = open(wall(chamber, 5, CHAMBER_STEPS), tunnels);
  return { first, second, plain, around: smooth(wall(chamber, -7)) };
}

/** A ring without the parts that lie in a tunnel, and without the splinters between two mouths. */
function open(ring: Point[], tunnels: Point[][]): string {
  const isCut = ring.map((point) => tunnels.some((tunnel) => isInside(point, tunnel)));
  const start = isCut.indexOf(true);
  if (start < 0) return `M${ring.map(spelt).join("L")}Z`;
  const runs: Point[][] = [[]];
  for (let i = 1; i <= ring.length; i++) {
    const k = (start + i) % ring.length;
    if (isCut[k]) runs.push([]);
    else runs.at(-1)!.push(ring[k]!);
  }
  const kept = runs.filter((run) => run.length > 1 && distance(run[0]!, run.at(-1)!) > SPLINTER);
  return kept.map((run) => `M${run.map(spelt).join("L")}`).join("");
}

const spelt = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`;

function isInside([x, y]: Point, ring: Point[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [px, py] = ring[i]!;
    const [qx, qy] = ring[j]!;
    if (py > y !== qy > y && x < px + ((y - py) / (qy - py)) * (qx - px)) inside = !inside;
  }
  return inside;
}

/** The part of a layout that the places in play need, as a view box. All of it, where all are in play. */
export function frame(layout: Layout, sites: readonly string[]): Layout["view_box"] {
  if (sites.length === Object.keys(layout.sites).length) return layout.view_box;
  const all = sites.map((site) => layout.sites[site]!);
  const margin = 46; // room for seals and for a little rock
  const left = Math.max(0, Math.min(...all.map((c) => c.x - c.shape.hw)) - margin);
  const right = Math.min(layout.view_box[2], Math.max(...all.map((c) => c.x + c.shape.hw)) + margin);
  return [left, 0, right - left, layout.view_box[3]].map(Math.round) as Layout["view_box"];
}

/** Both sides of a tunnel, from a little inside one chamber to a little inside the other. */
export function tunnelWalls(tunnel: Tunnel, width: number, seed: number): Point[] {
  const at = curve(tunnel.path);
  const whole = distance(at(0), at(1));
  const from = Math.max(0, nearest(at, tunnel.open[0]) - 15 / whole);
  const to = Math.min(1, nearest(at, tunnel.open[1]) + 15 / whole);
  const steps = Math.max(8, Math.round(tunnel.length / 9));
  const [one, other] = [roughness(seed), roughness(seed + 50)];
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = from + ((to - from) * i) / steps;
    const [x, y] = at(t);
    const next = at(t + 0.001);
    const d = distance([x, y], next);
    const [nx, ny] = [(next[1] - y) / d, (next[0] - x) / d];
    const mouth = (5 * Math.max(Math.abs((2 * i) / steps - 1) - 0.72, 0)) / 0.28; // mouths widen
    const [l, r] = [width + 1.9 * one(t * 5) + mouth, width + 1.9 * other(t * 5) + mouth];
    left.push([x - nx * l, y + ny * l]);
    right.push([x + nx * r, y - ny * r]);
  }
  return [...left, ...right.reverse()];
}

/** The point of a path `Mx yQcx cy x y` at 0 to 1. */
export function curve(path: string): (t: number) => Point {
  const [ax, ay, cx, cy, bx, by] = path.match(/-?[\d.]+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (t) => [
    (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx,
    (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by,
  ];
}

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function nearest(at: (t: number) => Point, to: Point): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i <= 200; i++) {
    const far = distance(at(i / 200), to);
    if (far < least) [best, least] = [i / 200, far];
  }
  return best;
}

/** A closed smooth line through the middles between the points. */
export function smooth(points: Point[]): string {
  const mid = (p: Point, q: Point) => `${tenth((p[0] + q[0]) / 2)} ${tenth((p[1] + q[1]) / 2)}`;
  const turns = points.map((p, i) => `Q${tenth(p[0])} ${tenth(p[1])} ${mid(p, points[(i + 1) % points.length]!)}`);
  return `M${mid(points.at(-1)!, points[0]!)}${turns.join("")}Z`;
}

export const tenth = (n: number) => Math.round(n * 10) / 10;

/** Five sine waves, always the same for the same seed. */
function roughness(seed: number): (angle: number) => number {
  const phase = (k: number) => {
    const v = Math.sin(seed * 127.1 + k * 311.7) * 43758.5453;
    return (v - Math.floor(v)) * Math.PI * 2;
  };
  const waves = [2, 3, 5, 8, 13].map((k, i) => [k, phase(i), [0.3, 0.3, 0.22, 0.13, 0.1][i]!] as const);
  return (angle) => waves.reduce((sum, [k, p, weight]) => sum + Math.sin(angle * k + p) * weight, 0);
}

/** A name in one line, or in two as equal as its words allow. */
export function lines(name: string, most: number): string[] {
  const words = name.split(" ");
  if (most === 1 || words.length === 1) return [name];
  const longer = (two: string[]) => Math.max(...two.map((line) => line.length));
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return cuts.reduce((best, two) => (longer(two) < longer(best) ? two : best));
}

/** The dotted lines between the sections: halfway between the places of one and of the other, from top to bottom. */
export function border(layout: Layout, inner: string[], outer: string[]): string {
  const [, , width, height] = layout.view_box;
  const at = (site: string) => layout.sites[site]!;
  const onLeft = mean(outer.map((s) => at(s).x)) < mean(inner.map((s) => at(s).x));
  const points: Point[] = [];
  for (let y = 0; y <= height; y += 10) {
    const reach = (site: string, side: number) => {
      const { x, y: cy, shape } = at(site);
      return Math.abs(cy - y) < shape.hh + 70 ? x + side * shape.hw : null;
    };
    const far = (sites: string[], side: number) =>
      sites.map((s) => reach(s, side)).filter((x): x is number => x !== null);
    const left = Math.max(0, ...far(onLeft ? outer : inner, 1));
    const right = Math.min(width, ...far(onLeft ? inner : outer, -1));
    points.push([(left + right) / 2, y]);
  }
  const calm = points.map(([, y], i) => [mean(points.slice(Math.max(0, i - 5), i + 6).map((p) => p[0])), y] as Point);
  return "M" + calm.map(([x, y]) => `${Math.round(x)} ${y}`).join("L");
}

const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
