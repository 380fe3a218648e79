/** The water, the rock and the thing in the dark, engraved: markup that is drawn once for each size of the board. */
import { chance } from "./chance";
import type { Layout, Point } from "./layout";

const f = (n: number) => n.toFixed(1);
const line = (points: readonly Point[]) => points.map((p) => `${f(p.x)},${f(p.y)}`).join("L");

export function sea(at: Layout): string {
  const random = chance("sea");
  return rays(at, random) + swell(at, random) + motes(at, random) + hall(at) + descent(at) + thing(at);
}

/** Light that falls from above. */
function rays({ w, h }: Layout, random: () => number): string {
  return Array.from({ length: 7 }, (_, k) => {
    const x = w * (0.04 + 0.15 * k) + 60 * random() - 30;
    const wide = 30 + 60 * random();
    return `<path class="ray" d="M${f(x)}-10h${f(wide * 0.5)}L${f(x + wide + 130)} ${f(h * 0.72)}h-${f(wide * 1.6)}Z"/>`;
  }).join("");
}

/** Lines of swell: closer and brighter near the surface; eight strengths of line. */
function swell({ w, h }: Layout, random: () => number): string {
  const bands = Array.from({ length: 8 }, () => "");
  for (let y = 4; y < h;) {
    const depth = y / h;
    const [high, long, turn] = [7 * (1 - depth) + 1.5, 52 + 90 * depth, 6.28 * random()];
    let path = `M0 ${f(y)}`;
    for (let x = 12; x <= w + 12; x += 12)
      path += `L${x} ${f(y + high * Math.sin((x / long) * 2 + turn) * Math.sin(x / 210 + y / 60))}`;
    bands[Math.min(7, Math.floor(depth * 8))] += path;
    y += 6 + 15 * depth;
  }
  return bands
    .map((path, i) => `<path class="swell" opacity="${f2(0.2 * (1 - i / 8) ** 1.3 + 0.035)}" d="${path}"/>`)
    .join("");
}

const f2 = (n: number) => n.toFixed(2);

function motes({ w, h }: Layout, random: () => number): string {
  let [near, far] = ["", ""];
  for (let k = 0; k < 90; k++) {
    const r = [0.7, 0.9, 1.3, 1.9][Math.floor(random() * 4)]!;
    const dot = `M${f(w * random())} ${f(h * (0.2 + 0.8 * random()))}m-${r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
    if (k % 3) far += dot;
    else near += dot;
  }
  return `<path class="mote" opacity=".16" d="${far}"/><path class="mote" opacity=".36" d="${near}"/>`;
}

/** The hall of the Court: a cornice with a frieze under the arcade. */
function hall({ w, cornice }: Layout): string {
  let frieze = "";
  for (let x = 4; x < w; x += 12) frieze += `M${x},${f(cornice + 6)}l4,7 4-7`;
  return (
    `<path class="hall" opacity=".5" stroke-width="1.4" d="M0,${f(cornice)}H${f(w)}"/>` +
    `<path class="hall" opacity=".35" stroke-width=".8" d="M0,${f(cornice + 5)}H${f(w)}${frieze}"/>`
  );
}

/** The cliff and its ledges; hachures hang from the edge, strata run along it. */
function descent(at: Layout): string {
  const random = chance("cliff");
  const edge = profile(at, random);
  const rock = `M${line(edge)}V${f(at.h + 4)}H-4Z`;
  const reach = Math.min(at.brink, at.w);
  let hachures = "";
  for (let x = 3; x < reach; x += 4) {
    const y = heightOf(edge, x);
    const long = [8, 14, 22, 34, 52, 20][Math.floor(random() * 6)]! * (0.7 + 0.5 * random()) * at.s;
    if (y !== null) hachures += `M${x},${f(y + 5)}l${f(3 * random() - 1)},${f(long)}`;
  }
  const strata = Array.from({ length: at.kind === "wide" ? 8 : 5 }, (_, i) => {
    const j = i + 1;
    const run = edge
      .slice(0, -6)
      .map((p) => ({ x: p.x - 10 * j, y: p.y + 30 * at.s * j + 5 * Math.sin(p.x / 40 + j) }));
    return `<path class="rockline" opacity="${f2(0.26 - j * 0.022)}" stroke-dasharray="${14 + j} ${5 + j * 2} 3 ${7 + j}" d="M${line(run)}"/>`;
  }).join("");
  const sounding = at.ledges.map(({ x, y }, i) => {
    const before = i ? at.ledges[i - 1]!.x : at.deck.x;
    return `Q${f((before + x) / 2)},${f(y - at.ally.h * 0.92)} ${f(x)},${f(y - at.ally.h * 0.6)}`;
  });
  const { x: dx, y: dy, w: dw } = at.deck;
  const down =
    at.kind === "wide" ? `Q${f(at.brink + 90 * at.s)},${f(at.h * 0.7)} ${f(at.brink + 82 * at.s)},${f(at.h)}` : "";
  return (
    `<path class="rockshade" d="${rock}"/><path class="rock" d="${rock}"/>` +
    `<path class="rockline" opacity=".3" d="${hachures}"/>${strata}` +
    `<path class="sounding" d="M${f(dx + dw / 2)},${f(dy + 10)}${sounding.join("")}${down}"/>`
  );
}

function profile(at: Layout, random: () => number): Point[] {
  const half = at.ally.w * 0.7;
  const first = at.ledges[0]!;
  const deckFoot = at.deck.y + at.deck.h + 5;
  const edge: Point[] = [
    { x: -4, y: deckFoot },
    { x: at.deck.x + at.deck.w + 5, y: deckFoot + 1 },
  ];
  const between = at.kind === "wide" ? at.ledges[1]!.x - first.x : at.ledges[1]!.x - first.x - 2;
  for (const { x, y } of at.ledges) {
    const start = x - Math.min(half, between / 2);
    edge.push({ x: start - 1 + 4 * random(), y: y - Math.min(14, at.s * 12) }, { x: start + 2, y });
    for (let run = start + 5; run < x + between / 2 - 6; run += 8 + 7 * random())
      edge.push({ x: run, y: y + 3.5 * random() - 1.5 });
  }
  const last = at.ledges.at(-1)!;
  let x = Math.max(last.x + half, at.brink - 20);
  edge.push({ x, y: last.y });
  for (let y = last.y; y < at.h; y += 12 + 12 * random()) {
    edge.push({ x, y });
    x += 21 * random() - 9;
  }
  return edge;
}

function heightOf(edge: readonly Point[], x: number): number | null {
  for (let i = 1; i < edge.length; i++) {
    const [a, b] = [edge[i - 1]!, edge[i]!];
    if (Math.min(a.x, b.x) <= x && x <= Math.max(a.x, b.x)) return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x || 1);
  }
  return null;
}

/** Something waits where the light ends: its back, as lines, behind the threat. */
function thing(at: Layout): string {
  if (at.kind === "tall") return "";
  const back = Array.from({ length: 16 }, (_, j) => {
    const d = `M${-190 + j * 7},${150 - j * 2}C${-170 + j * 8},${-90 + j * 9} ${-60 + j * 3},${-160 + j * 11} ${30 - j},${-160 + j * 11}S${190 - j * 8},${-70 + j * 9} ${200 - j * 7},${150 - j * 2}`;
    return `<path class="thing" opacity="${f2(0.4 - j * 0.018)}" d="${d}"/>`;
  }).join("");
  const [x, y] = [f(at.w * 0.83), f(at.h * 0.615)];
  return `<g transform="translate(${x},${y}) scale(${f2(at.w / 1060)} ${f2(at.h / 838)})"><path class="thingbody" d="M-190,150C-170-90-60-160 30-160S190-70 200 150Z"/>${back}</g>`;
}
