import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { battle, steps } from "../src/games/whispers/battle";
import { drawing } from "../src/games/whispers/drawing";
import { arrow, distance, inside, straitsOf } from "../src/games/whispers/geometry";
import { told } from "../src/games/whispers/shown";
import type { BoardFacts, Empire, Facts, Point, Whispers } from "../src/games/whispers/view";
import type { Catalogue, Happened } from "../src/wire/types";

// The map of the five empires against the engine's catalogue, in all four readings of it, and the arithmetic of attacks
// against battles that were fought.

interface Played {
  readings: { options: Record<string, string>; facts: Facts; board: BoardFacts }[];
  battles: { view: Whispers; events: Happened[] }[];
}

const SHORTEST = 15; // units of the map: regions that touch for less are not seen to touch
const ROOT = resolve(import.meta.dirname, "../..");

function played(): Played {
  const own = join(ROOT, ".venv/bin/python");
  const python = process.env.UNDERCOURT_PYTHON ?? (existsSync(own) ? own : "python3");
  const path = [join(ROOT, "src"), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const options = { env: { ...process.env, PYTHONPATH: path }, maxBuffer: 2 ** 28 };
  const text = execFileSync(python, [join(import.meta.dirname, "whispers_games.py"), "3"], options);
  return JSON.parse(text.toString()) as Played;
}

let game: Played;
test.beforeAll(() => {
  game = played();
});

const pair = (a: string, b: string) => [a, b].sort().join(" ");
const name = (from: Point, to: Point) => pair(String(from), String(to));

/** Which regions share how much of their outlines, and by which edges. */
function shared(board: BoardFacts): Map<string, { length: number; edges: Set<string> }> {
  const owners = new Map<string, string>();
  const found = new Map<string, { length: number; edges: Set<string> }>();
  for (const [slug, { polygon }] of Object.entries(board.regions)) {
    polygon.forEach((from, i) => {
      const to = polygon[(i + 1) % polygon.length]!;
      const other = owners.get(name(from, to));
      if (other === undefined) owners.set(name(from, to), slug);
      else {
        const border = found.get(pair(slug, other)) ?? { length: 0, edges: new Set<string>() };
        border.length += distance(from, to);
        border.edges.add(name(from, to));
        found.set(pair(slug, other), border);
      }
    });
  }
  return found;
}

const links = (facts: Facts) =>
  new Set(Object.entries(facts.regions).flatMap(([slug, { neighbours }]) => neighbours.map((one) => pair(slug, one))));

test("the map has the regions of the catalogue, each with room for its pieces", () => {
  const wrong: string[] = [];
  for (const { board, facts } of game.readings) {
    expect(Object.keys(board.regions).sort()).toEqual(Object.keys(facts.regions).sort());
    for (const [slug, { polygon, piece, label, agents }] of Object.entries(board.regions)) {
      for (const anchor of [piece, label, agents]) if (!inside(anchor, polygon)) wrong.push(`${slug} ${anchor}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("regions are seen to touch, by land, strait or bridge, just where they are adjacent", () => {
  expect(game.readings).toHaveLength(4);
  const wrong: string[] = [];
  for (const { board, facts, options } of game.readings) {
    const [adjacent, borders] = [links(facts), shared(board)];
    const ridges = new Set(board.barriers.map(({ between }) => pair(...between)));
    const crossings = new Set(straitsOf(board, facts.regions).map(({ between }) => pair(...between)));
    const byLand = (link: string) => (borders.get(link)?.length ?? 0) >= SHORTEST && !ridges.has(link);
    const where = JSON.stringify(options);
    for (const link of adjacent) if (byLand(link) === crossings.has(link)) wrong.push(`${link}: one way, in ${where}`);
    for (const link of crossings) if (!adjacent.has(link)) wrong.push(`${link}: a crossing too many in ${where}`);
    for (const link of borders.keys()) if (!adjacent.has(link) && !ridges.has(link)) wrong.push(`${link}: no ridge`);
    for (const link of ridges) if (adjacent.has(link)) wrong.push(`${link}: a ridge between neighbours`);
  }
  expect(wrong).toEqual([]);
});

test("a ridge runs along the whole border that it closes", () => {
  const { board } = game.readings[0]!;
  const borders = shared(board);
  for (const { between, lines } of board.barriers) {
    const drawn = new Set(lines.flatMap((line) => line.slice(1).map((to, i) => name(line[i]!, to))));
    expect(drawn).toEqual(borders.get(pair(...between))!.edges);
  }
});

test("straits start and end on their own shores and cross no land", () => {
  const wrong: string[] = [];
  for (const { board, facts } of game.readings) {
    for (const { between, from, to } of straitsOf(board, facts.regions)) {
      const shore = (slug: string, point: Point) =>
        board.regions[slug]!.polygon.some((one) => String(one) === String(point));
      if (!shore(between[0], from) || !shore(between[1], to)) wrong.push(`${between} does not lie on its shores`);
      for (const t of [0.25, 0.5, 0.75]) {
        const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
        for (const [slug, { polygon }] of Object.entries(board.regions)) {
          if (inside(at, polygon)) wrong.push(`${between} crosses ${slug}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("the disputed bridge turns with the reading, and the rest of the drawing stays", () => {
  const [one, other] = [game.readings[0]!, game.readings[1]!];
  expect(one.options.elephant_link).not.toBe(other.options.elephant_link);
  const [drawn, turned] = [drawing(one.board, one.facts.regions), drawing(other.board, other.facts.regions)];
  expect(turned.land).not.toBe(drawn.land);
  expect(turned.sea).toBe(drawn.sea);
  expect(turned.defs).toBe(drawn.defs);
  expect(drawing(one.board, one.facts.regions)).toBe(drawn); // drawn once
});

test("the city of the Eagle stands where the reading has it", () => {
  for (const { options, facts } of game.readings) {
    expect(["e1", "e4"].filter((slug) => facts.regions[slug]!.city)).toEqual([options.eagle_city]);
  }
});

test("an attack comes to what the page works out", () => {
  const { facts } = game.readings[0]!;
  const seen = new Set<string>();
  let compared = 0;
  for (const { view, events } of game.battles) {
    const at = events.findIndex(({ what }) => what === "battle");
    const before = events.slice(0, at);
    if (before.some(({ what }) => ["destroy", "carry", "add", "stand"].includes(what))) continue; // a card came between
    const joined = before.filter(({ what }) => ["attack", "strengthen", "reinforce"].includes(what));
    const force = joined.reduce((sum, { about }) => sum + Number(about!.n), view.attack?.banners ?? 0);
    const about = events[at]!.about!;
    const found = battle(view, facts, String(about.into), about.attacker as Empire, force);
    expect(found).toEqual(told(about, { catalogue: { facts } as unknown as Catalogue }));
    const conquered = events
      .slice(at)
      .some(({ what, about: told }) => what === "conquer" && told!.region === about.into);
    expect(found.outcome === "conquers").toBe(conquered);
    seen.add(found.outcome);
    compared++;
  }
  expect(compared).toBeGreaterThan(30);
  expect(seen.size).toBeGreaterThanOrEqual(3);
});

test("each step of a battle cites a rule of the book", () => {
  const { facts } = game.readings[0]!;
  const view = game.battles[0]!.view;
  const with_ = (into: string, control: Empire, banners: number): Whispers => ({
    ...view,
    regions: { ...view.regions, [into]: { control, banners, agents: [] } },
  });
  const rules = (into: string, control: Empire, banners: number, force: number) =>
    steps(battle(with_(into, control, banners), facts, into, "lion", force)).map(({ rule }) => rule);
  expect(rules("b2", "bear", 0, 1)).toEqual(["WW-6.17"]);
  expect(rules("b2", "bear", 1, 2)).toEqual(["WW-6.8", "WW-6.9"]);
  expect(rules("b2", "bear", 2, 2)).toEqual(["WW-6.8", "WW-6.11"]);
  expect(rules("b2", "horse", 3, 1)).toEqual(["WW-6.8", "WW-6.10"]);
  expect(rules("b1", "bear", 0, 1)).toEqual(["WW-6.14", "WW-6.16"]);
  expect(rules("b1", "bear", 2, 4)).toEqual(["WW-6.13", "WW-6.8", "WW-6.9"]);
  expect(rules("b1", "lion", 2, 2)).toEqual(["WW-6.14", "WW-8.37"]);
});

test("an arrow ends before the pieces that it points at", () => {
  const { tip } = arrow([0, 0], [200, 0], 30);
  expect(tip).toEqual([170, 0]);
});
