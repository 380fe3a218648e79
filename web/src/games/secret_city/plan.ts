/** The plan of the city: streets and blocks as scenery, drawn once, and the quarters in which the territories lie. */

export type Point = readonly [number, number];

/** The same city on every page: numbers in [0, 1) from a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function outline(points: readonly Point[]): string {
  return "M" + points.map(([x, y]) => `${x.toFixed(0)},${y.toFixed(0)}`).join("L") + "Z";
}

// Rings and spokes, as Moscow has grown. The middle of the plan is 0, 0.

const RINGS = [34, 66, 100, 136, 172, 206, 238, 272, 312, 352, 396, 446, 500, 560, 626, 700, 780];
const SPOKES = 44;
const TONES = 4;

/** Blocks by tone, lanes through them, and windows by brightness: nine paths in all, however large the city. */
function scenery(): { blocks: string[]; lanes: string; windows: string[] } {
  const random = seeded(8);
  const corners = RINGS.map((radius, ring) =>
    Array.from({ length: SPOKES }, (_, spoke) => {
      const wander = Math.min(7, radius / 20);
      const angle = (spoke * 360) / SPOKES + (random() - 0.5) * (ring < 3 ? 1 : 3.2);
      return polar(radius + (random() * 2 - 1) * wander, angle);
    }),
  );
  const blocks = Array.from({ length: TONES }, () => "");
  const windows = ["", "", ""];
  let lanes = "";
  for (let ring = 0; ring < RINGS.length - 1; ring++) {
    const step = ring < 2 ? 4 : ring < 4 ? 2 : 1; // fewer and larger blocks in the old town
    for (let spoke = 0; spoke < SPOKES; spoke += step) {
      if (random() < 0.1) continue; // a square
      const at = (r: number, s: number): Point => corners[r]![s % SPOKES]!;
      const quad = [at(ring, spoke), at(ring, spoke + step), at(ring + 1, spoke + step), at(ring + 1, spoke)];
      const x = quad.reduce((sum, one) => sum + one[0], 0) / 4;
      const y = quad.reduce((sum, one) => sum + one[1], 0) / 4;
      const size = ring % 3 === 0 ? 0.74 : 0.84; // every third street is a boulevard
      blocks[Math.floor(random() * TONES)] += outline(
        quad.map(([px, py]): Point => [x + (px - x) * size, y + (py - y) * size]),
      );
      if (random() < 0.5) {
        for (let n = Math.ceil(random() * 3); n > 0; n--) {
          const wx = (x + (random() - 0.5) * 22).toFixed(1);
          const wy = (y + (random() - 0.5) * 18).toFixed(1);
          const wide = random() < 0.3 ? 2.4 : 1.6;
          windows[Math.floor(random() * 3)] += `M${wx},${wy}h${wide}v1.8h-${wide}Z`;
        }
      } else if (random() < 0.5) {
        const [a, b, c, d] = quad as [Point, Point, Point, Point];
        const middle = (p: Point, q: Point): string =>
          `${((p[0] + q[0]) / 2).toFixed(0)},${((p[1] + q[1]) / 2).toFixed(0)}`;
        lanes += `M${middle(a, b)}L${middle(c, d)}`;
      }
    }
  }
  return { blocks, lanes, windows };
}

export const SCENERY = scenery();

/** The river comes from the north-west, bends round the hills and leaves in the south-east. */
export const RIVER =
  "M-800,-170C-560,-60 -470,-190 -380,-40S-420,210 -300,250 -120,60 10,90 110,260 250,210 420,330 800,300";

// Quarters

/** Where the territories lie in the books (x to the east, y to the south), as far as the books tell; else ours. */
const LIES: Record<string, Point> = {
  kremlin_dungeons: [0, 0],
  asura_library: [-0.24, -0.06],
  throne_of_power: [-0.2, -0.36],
  council_hall: [0.16, -0.26],
  office_unpleasant_sensations: [0.36, 0.02],
  bar_grim_pause: [-0.34, 0.24],
  trade_guild: [0.2, 0.3],
  annas_apartment: [-0.62, 0.1],
  kara_mansion: [-0.92, -0.16],
  citadel_dark_court: [-0.5, -0.6],
  tigradcom: [-0.12, -0.64],
  ostankino_tower: [0.04, -0.92],
  pavilion_of_deceivers: [0.44, -0.9],
  las_vegas_center: [0.4, -0.52],
  green_house_palace: [0.82, -0.62],
  club_lizard: [0.68, -0.2],
  tremi_refuge: [0.94, 0.14],
  os_labyrinth: [0.58, 0.34],
  hvan_compound: [0.84, 0.7],
  moscow_abode: [0.42, 0.78],
  southern_fort: [0, 0.96],
  bitsa_forest: [-0.16, 0.64],
  order_castle: [-0.58, 0.8],
  sparrow_hills: [-0.54, 0.46],
};

export const SMALL = 330_000; // px²: below, names are short and quarters even

export interface Quarter {
  slug: string;
  centre: Point;
  path: string;
  wide: number; // room for a label
  high: number;
}

/** One quarter for each territory, filling a box of this size, with a street's width between them. */
export function quarters(slugs: readonly string[], width: number, height: number, street = 5): Quarter[] {
  let sites = slugs.map((slug, i): Point => {
    // A territory of some other pack lies on a spiral, so that it has a place too.
    const [x, y] = LIES[slug] ?? polar(0.94 * Math.sqrt((i + 0.5) / slugs.length), i * 137.508);
    return [((x + 1.06) / 2.12) * width, ((y + 1.06) / 2.12) * height];
  });
  const box: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  let cells: Point[][] = [];
  // Lloyd's steps even the sizes out, so that every name finds room: the smaller the box, the more.
  const steps = width * height < SMALL ? 14 : 3;
  for (let step = 0; step <= steps; step++) {
    cells = sites.map((site) => cell(site, sites, box));
    if (step < steps) sites = cells.map((one, i) => between(sites[i]!, centroid(one), 0.8));
  }
  return cells.map((points, i) => {
    const centre = centroid(points);
    const inset = points.map((point) => toward(point, centre, street));
    return { slug: slugs[i]!, centre, path: rounded(inset, 9), wide: chord(inset, centre), high: tall(inset) };
  });
}

interface Label {
  at: Point; // its middle
  w: number;
  h: number;
}

/** Where labels stand so that they stay in the box, and in so many steps have moved off each other. */
export function apart(labels: readonly Label[], width: number, height: number, steps: number): Point[] {
  const inside = (x: number, size: number, room: number) => Math.max(size / 2, Math.min(room - size / 2, x));
  let found = labels.map(({ at, w, h }): Point => [inside(at[0], w, width), inside(at[1], h, height)]);
  for (let step = 0; step < steps; step++) {
    const moved = found.map((at) => [...at] as [number, number]);
    labels.forEach((one, i) =>
      labels.forEach((other, j) => {
        const [dx, dy] = [found[j]![0] - found[i]![0], found[j]![1] - found[i]![1]];
        const across = (one.w + other.w) / 2 - Math.abs(dx);
        const down = (one.h + other.h) / 2 - Math.abs(dy);
        if (j <= i || across <= 0 || down <= 0) return;
        const axis = across < down ? 0 : 1;
        const by = ((axis ? down : across) / 4 + 0.5) * ((axis ? dy : dx) < 0 ? -1 : 1);
        moved[i]![axis] -= by;
        moved[j]![axis] += by;
      }),
    );
    found = moved.map(([x, y], i): Point => [inside(x, labels[i]!.w, width), inside(y, labels[i]!.h, height)]);
  }
  return found;
}

/** All that is nearer to this site than to any other: the box, cut by one line after another. */
function cell(site: Point, sites: readonly Point[], box: readonly Point[]): Point[] {
  let kept = [...box];
  for (const other of sites) {
    if (other === site) continue;
    const [nx, ny] = [other[0] - site[0], other[1] - site[1]];
    const limit = (other[0] ** 2 + other[1] ** 2 - site[0] ** 2 - site[1] ** 2) / 2;
    const beyond = (p: Point): number => p[0] * nx + p[1] * ny - limit;
    const next: Point[] = [];
    kept.forEach((from, i) => {
      const to = kept[(i + 1) % kept.length]!;
      const [a, b] = [beyond(from), beyond(to)];
      if (a <= 0) next.push(from);
      if (a < 0 !== b < 0 && a !== b) next.push(between(from, to, a / (a - b)));
    });
    kept = next;
  }
  return kept;
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

function toward(point: Point, centre: Point, by: number): Point {
  const far = Math.hypot(centre[0] - point[0], centre[1] - point[1]);
  return between(point, centre, Math.min(0.4, by / (far || 1)));
}

function centroid(points: readonly Point[]): Point {
  let [x, y, twice] = [0, 0, 0];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const cross = a[0] * b[1] - b[0] * a[1];
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
    twice += cross;
  });
  return twice === 0 ? points[0]! : [x / (3 * twice), y / (3 * twice)];
}

/** How wide something can be that is centred in a shape. */
function chord(points: readonly Point[], [x, y]: Point): number {
  const found: number[] = [];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    if (a[1] < y !== b[1] < y) found.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
  });
  return found.length < 2 ? 0 : 2 * Math.min(...found.map((one) => Math.abs(one - x)));
}

function tall(points: readonly Point[]): number {
  const ys = points.map((point) => point[1]);
  return Math.max(...ys) - Math.min(...ys);
}

/** A closed path with its corners cut round. */
function rounded(points: readonly Point[], radius: number): string {
  const at = (p: Point): string => `${p[0].toFixed(1)},${p[1].toFixed(1)}`;
  return (
    points
      .map((corner, i) => {
        const before = points[(i + points.length - 1) % points.length]!;
        const after = points[(i + 1) % points.length]!;
        const start = toward(corner, before, radius);
        const end = toward(corner, after, radius);
        return `${i === 0 ? "M" : "L"}${at(start)}Q${at(corner)} ${at(end)}`;
      })
      .join("") + "Z"
  );
}
