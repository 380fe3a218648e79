import { CENTRE, DISC, distance, inside, line, path, straitsOf } from "./geometry";
import { HATCH, STANDARD, TERRAIN } from "./standards";
import { SYMBOLS } from "./symbols";
import { type BoardFacts, EMPIRES, type Empire, type Point, type RegionFacts } from "./view";

/**
 * The map as it lies there before the first banner: drawn once for a board, as markup, and never again. What changes
 * (whose land it is, banners, light) is drawn between `sea` and `land` and above them.
 */
export interface Drawing {
  defs: string;
  sea: string; // under the land: water lining, rhumb lines, the shadow of the coast
  land: string; // on the tinted land: marks, borders, straits, ridges, the wind rose
}

const drawn = new WeakMap<BoardFacts, Map<string, Drawing>>();

export function drawing(board: BoardFacts, regions: Record<string, RegionFacts>): Drawing {
  const bridge = regions.p5?.neighbours.includes("p7") ? "p5_p7" : "p4_p8";
  const known = drawn.get(board) ?? new Map<string, Drawing>();
  drawn.set(board, known);
  const found = known.get(bridge) ?? {
    defs: defs(board),
    sea: sea(),
    land:
      marks(board, regions) + borders(board, regions) + coast(board) + straits(board, regions) + ridges(board) + rose(),
  };
  known.set(bridge, found);
  return found;
}

function defs(board: BoardFacts): string {
  const hatches = EMPIRES.map(
    (empire) =>
      `<pattern id="ww-hatch-${empire}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(${HATCH[empire]})"><path d="M0 3.5H7" stroke="var(--${empire})" stroke-width="1.6"/></pattern>`,
  );
  const outlines = Object.entries(board.regions).map(
    ([slug, { polygon }]) =>
      `<path id="ww-${slug}" d="${path(polygon)}"/><clipPath id="ww-in-${slug}"><use href="#ww-${slug}"/></clipPath>`,
  );
  const symbols = ["city", "farm", "fort", "banner", "attack", "draw", "move", ...EMPIRES].map(
    (name) => `<symbol id="ww-s-${name}" viewBox="0 0 24 24" overflow="visible">${SYMBOLS[name]}</symbol>`,
  );
  const standards = EMPIRES.map((empire) => `<path id="ww-flag-${empire}" d="${STANDARD[empire]}"/>`);
  return [
    ...hatches,
    ...symbols,
    ...standards,
    '<radialGradient id="ww-lamp"><stop offset="0" stop-color="var(--ww-light-in)"/><stop offset="1" stop-color="var(--ww-light-out)"/></radialGradient>',
    '<filter id="ww-soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>',
    '<filter id="ww-softer" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="3"/></filter>',
    `<clipPath id="ww-disc"><circle cx="${CENTRE}" cy="${CENTRE}" r="${DISC}"/></clipPath>`,
    '<radialGradient id="ww-vignette"><stop offset=".74" stop-color="var(--vig)" stop-opacity="0"/><stop offset="1" stop-color="var(--vig)" stop-opacity=".42"/></radialGradient>',
    ...outlines,
    `<path id="ww-all" d="${Object.values(board.regions)
      .map(({ polygon }) => path(polygon))
      .join("")}"/>`,
    `<path id="ww-coast" d="${board.coast.map(line).join("")}" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`,
  ].join("");
}

// The sea

const LINING: [number, number][] = [
  [54, 0.16],
  [43, 0.24],
  [33, 0.34],
  [24, 0.46],
  [16, 0.6],
  [9, 0.8],
];

function sea(): string {
  const rays = (x: number, y: number, n: number, length: number, opacity: (i: number) => number) =>
    Array.from({ length: n }, (_, i) => {
      const angle = ((i * 360) / n + 3) * (Math.PI / 180);
      const end = `${Math.round(x + length * Math.cos(angle))},${Math.round(y + length * Math.sin(angle))}`;
      return `<path d="M${x},${y}L${end}" stroke="var(--seal)" stroke-width=".7" opacity="${opacity(i)}"/>`;
    }).join("");
  const lining = LINING.map(
    ([width, opacity]) =>
      `<use href="#ww-coast" stroke="var(--seal)" stroke-width="${width}" opacity="${opacity}"/><use href="#ww-coast" stroke="var(--sea${width < 26 ? "2" : ""})" stroke-width="${width - 1.7}"/>`,
  );
  return [
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="520" fill="var(--sea)"/>`,
    rays(...ROSE, 32, 1200, (i) => (i % 4 === 0 ? 0.34 : 0.17)),
    rays(700, 450, 16, 900, () => 0.13),
    ...lining,
    '<use href="#ww-all" transform="translate(3,6)" class="ww-shadow" filter="url(#ww-softer)"/>',
  ].join("");
}

const ROSE: Point = [190, 782];

function rose(): string {
  const points = [7, 6, 5, 4, 3, 2, 1, 0].map((k) => {
    const [width, length] = k % 2 === 0 ? [5, 64] : [3.6, 38];
    const half = (side: number, fill: string) =>
      `<path d="M0 0 ${side * width}-12 0-${length}Z" fill="${fill}" transform="rotate(${k * 45})"/>`;
    return half(1, "var(--inkdim)") + half(-1, "var(--sea)");
  });
  return `<g transform="translate(${ROSE})" stroke="var(--inkdim)" fill="none" stroke-width="1.1"><circle r="47" opacity=".6"/><circle r="50" opacity=".35"/><circle r="15"/>${points.join("")}<path d="M-5-78 0-70 5-78 0-92Z" fill="var(--inkdim)"/></g>`;
}

// The land

/** Scattered by a generator of our own, so that the map is the same for everybody. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function marks(board: BoardFacts, regions: Record<string, RegionFacts>): string {
  const chance = scatter(4);
  return Object.entries(board.regions)
    .map(([slug, region]) => {
      const home = regions[slug]!.home;
      return spread(region, chance)
        .map(([x, y]) => mark(home, Math.round(x), Math.round(y)))
        .join("");
    })
    .join("");
}

function mark(home: Empire, x: number, y: number): string {
  const [fill, opacity] = home === "bear" ? ["var(--ink)", 0.2] : ["none", 0.36];
  return `<path d="${TERRAIN[home]}" transform="translate(${x},${y})" fill="${fill}" stroke="var(--ink)" stroke-width="1.1" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** Up to nine places in a region, clear of its edge, its pieces, its name and each other. */
function spread(region: BoardFacts["regions"][string], chance: () => number): Point[] {
  const [xs, ys] = [region.polygon.map(([x]) => x), region.polygon.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [px, py] = region.piece;
  const [lx, ly] = region.label;
  const found: Point[] = [];
  for (let tries = 0; tries < 240 && found.length < 9; tries++) {
    const [x, y] = [left + chance() * (right - left), top + chance() * (bottom - top)];
    const whole = [-11, 11].every((d) => inside([x + d, y], region.polygon) && inside([x, y + d], region.polygon));
    const clear =
      Math.hypot(x - px, (y - py) * 1.2) > 32 && (Math.abs(y - ly) > 16 || Math.abs(x - lx) > region.label_width / 2);
    if (whole && clear && found.every((other) => distance([x, y], other) > 17)) found.push([x, y]);
  }
  return found.sort((one, other) => one[1] - other[1]);
}

function borders(board: BoardFacts, regions: Record<string, RegionFacts>): string {
  const within = board.borders.filter(({ between: [a, b] }) => regions[a]!.home === regions[b]!.home);
  const between = board.borders.filter((one) => !within.includes(one));
  const drawnAs = (those: BoardFacts["borders"], how: string) =>
    `<path d="${those.flatMap(({ lines }) => lines.map(line)).join("")}" fill="none" stroke="var(--ink)" stroke-linecap="round" ${how}/>`;
  return (
    drawnAs(within, 'stroke-width="1.2" stroke-dasharray="1 4" opacity=".75"') +
    drawnAs(between, 'stroke-width="2.2" stroke-dasharray="9 3 2 3" opacity=".9"')
  );
}

function coast(board: BoardFacts): string {
  return `<path d="${board.coast.map(line).join("")}" fill="none" stroke="var(--coast)" stroke-width="2" stroke-linejoin="round"/>`;
}

function straits(board: BoardFacts, regions: Record<string, RegionFacts>): string {
  return straitsOf(board, regions)
    .map(({ kind, from, to }) => (kind === "bridge" ? bridge(from, to) : strait(from, to)))
    .join("");
}

function stretched([x0, y0]: Point, [x1, y1]: Point, by: number): { a: Point; b: Point; u: Point; length: number } {
  const length = distance([x0, y0], [x1, y1]);
  const u: Point = [(x1 - x0) / length, (y1 - y0) / length];
  const at = (x: number, y: number, d: number): Point => [+(x + u[0] * d).toFixed(1), +(y + u[1] * d).toFixed(1)];
  return { a: at(x0, y0, -by), b: at(x1, y1, by), u, length };
}

function strait(from: Point, to: Point): string {
  const { a, b } = stretched(from, to, 9);
  const over = `M${a}L${b}`;
  const post = ([x, y]: Point) => `<circle cx="${x}" cy="${y}" r="3.2" fill="var(--rim)"/>`;
  return `<path d="${over}" stroke="var(--sea)" stroke-width="7" stroke-linecap="round"/><path d="${over}" stroke="var(--rim)" stroke-width="2.8" stroke-dasharray=".1 5" stroke-linecap="round"/>${post(a)}${post(b)}`;
}

function bridge(from: Point, to: Point): string {
  const { a, b, u, length } = stretched(from, to, 5);
  const [nx, ny] = [-u[1] * 3.6, u[0] * 3.6];
  const side = ([x, y]: Point, s: number) => `${(x + nx * s).toFixed(1)},${(y + ny * s).toFixed(1)}`;
  let planks = "";
  for (let d = 6; d < length + 8; d += 7) {
    const at: Point = [a[0] + u[0] * d, a[1] + u[1] * d];
    planks += `<path d="M${side(at, 1)}L${side(at, -1)}" stroke="var(--ink)" stroke-width=".9" opacity=".8"/>`;
  }
  return `<path d="M${side(a, 1)}L${side(b, 1)}L${side(b, -1)}L${side(a, -1)}Z" fill="var(--landmix)" stroke="var(--ink)" stroke-width="1.3"/>${planks}`;
}

function ridges(board: BoardFacts): string {
  return board.barriers.flatMap(({ lines }) => lines.map(ridge)).join("");
}

/** Mountains along a border that cannot be crossed. */
function ridge(points: Point[]): string {
  const peaks: Point[] = [];
  let [walked, next] = [0, 5];
  points.slice(1).forEach((to, i) => {
    const from = points[i]!;
    const length = distance(from, to);
    for (; length > 0 && walked + length >= next; next += 9.5) {
      const t = (next - walked) / length;
      peaks.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
    walked += length;
  });
  const shade = `<path d="${line(points)}" stroke="var(--shade)" stroke-width="13" fill="none" opacity=".5" stroke-linecap="round"/>`;
  const mountains = peaks
    .sort((one, other) => one[1] - other[1])
    .map(([x, y], n) => {
      const at = `translate(${(x + (n % 2) * 4 - 2).toFixed(1)},${(y + 5).toFixed(1)}) scale(${n % 3 === 1 ? 1.25 : 0.95})`;
      return `<g transform="${at}"><path d="M-10 3-1.5-12 2.5-8 9 3Z" fill="var(--ww-peak)" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/><path d="M-1.5-12 0-5.5 1.5-4 2 3H9L2.5-8Z" fill="var(--shade)" opacity=".62"/><path d="M-4 1-2.5-5M-6.5 2-5.2-2" stroke="var(--ink)" stroke-width=".8" opacity=".6"/></g>`;
    });
  return shade + mountains.join("");
}
