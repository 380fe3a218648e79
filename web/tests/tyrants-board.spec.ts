import { expect, test } from "@playwright/test";
import { border, cave, curve, distance, fitting, frame, lines } from "../src/games/tyrants/geometry";
import { rock, type Rock } from "../src/games/tyrants/rock";
import type { Boards, Chamber, Layout, Point, TyrantsFacts } from "../src/games/tyrants/view";
import { askPython } from "./python";

// The drawn board is the board of the engine, and nothing on it lies upon anything else.

interface Catalogue {
  facts: TyrantsFacts;
  board: Boards;
}

let facts: TyrantsFacts;
let formats: Record<string, Layout>;

test.describe.configure({ mode: "default" }); // in one worker: the engine is asked once

test.beforeAll(async () => {
  const catalogue = await askPython<Catalogue>(`
from undercourt.games import load_game
from undercourt.table import Seatholder, Table
table = Table(load_game("tyrants"), ["greedy"] * 4, {}, seed=1)
print(Seatholder(table, 0, False).send('{"do": "catalogue"}')[0])`);
  facts = catalogue.facts;
  formats = catalogue.board.formats;
});

/** What is wrong, in words: one list is compared, because thousands of comparisons are slow. */
const faults: string[] = [];
test.beforeEach(() => void faults.splice(0));
test.afterEach(() => expect(faults).toEqual([]));
const check = (holds: boolean, what: string) => void (holds || faults.push(what));

const each = (check: (layout: Layout, name: string) => void) =>
  Object.entries(formats).forEach(([name, layout]) => check(layout, name));
const middle = (chamber: Chamber): Point => [chamber.x, chamber.y];
const routeName = (route: { a: string; b: string }) => `${route.a}--${route.b}`;
const isInside = (chamber: Chamber, [x, y]: Point, grown = 0) => {
  const { hw, hh, power } = chamber.shape;
  return (Math.abs(x - chamber.x) / (hw + grown)) ** power + (Math.abs(y - chamber.y) / (hh + grown)) ** power < 1;
};
const along = (path: string) => Array.from({ length: 61 }, (_, i) => curve(path)(i / 60));
const pairs = <T>(all: T[]) => all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));

test("three layouts draw all sites with all their spaces, markers, and room for four spies", () => {
  expect(Object.keys(formats).sort()).toEqual(["square", "tall", "wide"]);
  each((layout, name) => {
    expect(Object.keys(layout.sites).sort()).toEqual(Object.keys(facts.sites).sort());
    for (const [site, { spaces, marker }] of Object.entries(facts.sites)) {
      const chamber = layout.sites[site]!;
      check(chamber.spaces.length === spaces, `${name}: ${site} has ${chamber.spaces.length} spaces, not ${spaces}`);
      check((chamber.marker !== null) === marker > 0, `${name}: the marker of ${site}`);
      check(chamber.spies.length === 4, `${name}: ${site} has room for ${chamber.spies.length} spies`);
    }
  });
});

test("tunnels are the routes of the engine, with as many spaces, between the right chambers", () => {
  each((layout, name) => {
    expect(Object.keys(layout.routes).sort()).toEqual(facts.routes.map(routeName).sort());
    for (const route of facts.routes) {
      const tunnel = layout.routes[routeName(route)]!;
      const what = `${name}: ${routeName(route)}`;
      const [a, b] = [middle(layout.sites[route.a]!), middle(layout.sites[route.b]!)];
      check(tunnel.spaces.length === route.spaces.length, `${what} has ${tunnel.spaces.length} spaces`);
      check(distance(curve(tunnel.path)(0), a) < 1, `${what} begins elsewhere`);
      check(distance(curve(tunnel.path)(1), b) < 1, `${what} ends elsewhere`);
      const way = tunnel.spaces.map((space) => distance(space, a) - distance(space, b));
      check(
        way.every((far, i) => i === 0 || far > way[i - 1]!),
        `${what}: spaces are not numbered from its first site to its second`,
      );
    }
  });
});

test("whoever looks at the tunnels finds the neighbours that the engine names", () => {
  each((layout) => {
    for (const [site, { neighbours }] of Object.entries(facts.sites)) {
      const ends = Object.keys(layout.routes).map((name) => name.split("--"));
      const found = ends.filter((pair) => pair.includes(site)).map((pair) => pair.find((one) => one !== site));
      expect(found.sort(), site).toEqual([...neighbours].sort());
    }
  });
});

test("chambers stay in the picture and apart, their spaces within their walls", () => {
  each((layout, name) => {
    const [, , width, height] = layout.view_box;
    for (const [site, chamber] of Object.entries(layout.sites)) {
      const { hw, hh } = chamber.shape;
      check(chamber.x >= hw && chamber.x + hw <= width, `${name}: ${site} leaves the picture`);
      check(chamber.y >= hh && chamber.y + hh <= height, `${name}: ${site} leaves the picture`);
      for (const space of chamber.spaces)
        check(isInside(chamber, space, -layout.space_radius * 0.8), `${name}: a space of ${site} lies outside`);
    }
    for (const [[a, one], [b, other]] of pairs(Object.entries(layout.sites))) {
      const x = Math.abs(one.x - other.x) - one.shape.hw - other.shape.hw;
      const y = Math.abs(one.y - other.y) - one.shape.hh - other.shape.hh;
      check(Math.max(x, y) >= 8, `${name}: ${a} and ${b} touch`);
    }
  });
});

test("tunnels meet no other chamber and cross no other tunnel", () => {
  each((layout, name) => {
    const open = facts.routes.map((route) => {
      const ends = [route.a, route.b];
      const points = along(layout.routes[routeName(route)]!.path);
      return {
        name: routeName(route),
        ends,
        points: points.filter((p) => !ends.some((end) => isInside(layout.sites[end]!, p))),
      };
    });
    for (const one of open)
      for (const [site, chamber] of Object.entries(layout.sites))
        if (!one.ends.includes(site))
          check(!one.points.some((p) => isInside(chamber, p, layout.tunnel)), `${name}: ${one.name} runs into ${site}`);
    for (const [one, other] of pairs(open)) {
      if (one.ends.some((end) => other.ends.includes(end))) continue;
      const near = one.points.some((p) => other.points.some((q) => distance(p, q) < 2 * layout.tunnel));
      check(!near, `${name}: ${one.name} and ${other.name} meet`);
    }
  });
});

test("spaces, seals, markers and spies do not lie upon each other", () => {
  each((layout, name) => {
    const { node_radius: node, space_radius: well, font } = layout;
    const nodes = Object.values(layout.routes).flatMap((route) => route.spaces);
    const free = (p: Point, others: Point[], apart: number) => others.every((q) => distance(p, q) >= apart);
    check(
      pairs(nodes).every(([p, q]) => distance(p, q) >= 2 * node + 6),
      `${name}: two spaces of tunnels touch`,
    );
    const eye = well * 0.8; // half the width of a spy where four stand
    for (const [site, chamber] of Object.entries(layout.sites)) {
      check(!nodes.some((p) => isInside(chamber, p, node)), `${name}: a space of a tunnel touches ${site}`);
      const seals = [chamber.vp, chamber.marker].filter((p): p is Point => p !== null);
      for (const seal of seals) {
        check(free(seal, nodes, node + font * 0.66), `${name}: a seal of ${site} lies on a space of a tunnel`);
        check(free(seal, chamber.spaces, well + font * 0.5), `${name}: a seal of ${site} lies on a space`);
      }
      for (const spy of chamber.spies) {
        check(Math.abs(spy[0] - chamber.x) + eye <= chamber.shape.hw, `${name}: a spy leaves ${site}`);
        check(free(spy, chamber.spaces, well + eye * 0.5), `${name}: a spy lies on a space of ${site}`);
        check(free(spy, nodes, node + eye * 0.55), `${name}: a spy of ${site} lies on a space of a tunnel`);
        check(free(spy, seals, eye + font * 0.45), `${name}: a spy lies on a seal of ${site}`);
      }
    }
  });
});

const SECTIONS = [["centre"], ["left", "centre"], ["centre", "right"], ["left", "centre", "right"]];

for (const sections of SECTIONS) {
  test(`with ${sections.join(" and ")} in play only their places are drawn, all within the frame`, () => {
    const sites = Object.keys(facts.sites).filter((site) => sections.includes(facts.sites[site]!.section));
    const routes = facts.routes.filter((route) => sections.includes(route.section));
    each((layout, name) => {
      const drawn = cave(name, layout, sites, routes.map(routeName));
      expect([...drawn.chambers.keys()]).toEqual(sites);
      expect([...drawn.tunnels.keys()].sort()).toEqual(routes.map(routeName).sort());
      for (const site of sites) check(drawn.rims.get(site)!.first.includes("M"), `${name}: ${site} has no rim`);
      const [left, top, width, height] = frame(layout, sites);
      const points = [
        ...sites.flatMap((site) => [layout.sites[site]!.vp, ...layout.sites[site]!.spaces]),
        ...routes.flatMap((route) => layout.routes[routeName(route)]!.spaces),
      ];
      for (const [x, y] of points)
        check(x > left && x < left + width && y > top && y < top + height, `${name}: ${x} ${y} is cut off`);
    });
  });
}

test("the border of a section runs between its sites and those of the centre", () => {
  const of = (section: string) => Object.keys(facts.sites).filter((site) => facts.sites[site]!.section === section);
  each((layout, name) => {
    for (const outer of ["left", "right"] as const) {
      const drawn = border(layout, of("centre"), of(outer)).slice(1).split("L");
      const points = drawn.map((p) => p.split(" ").map(Number) as Point);
      const at = (y: number) => points.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))[0];
      const side = outer === "left" ? 1 : -1;
      const beyond = (site: string) => (at(layout.sites[site]!.y) - layout.sites[site]!.x) * side > 0;
      for (const site of of(outer)) check(beyond(site), `${name}: ${site} is not beyond the border`);
      for (const site of of("centre")) check(!beyond(site), `${name}: ${site} is beyond the ${outer} border`);
    }
  });
});

test("the layout suits the room", () => {
  const all = Object.keys(facts.sites);
  expect(fitting(formats, all, 1060, 680)).toBe("wide");
  expect(fitting(formats, all, 708, 600)).toBe("square");
  expect(fitting(formats, all, 390, 490)).toBe("tall");
});

test("the strokes of the rock never run into a chamber, and a phone has fewer", () => {
  const layout = formats.wide!;
  const [, , width, height] = layout.view_box;
  const drawn = cave("wide", layout, Object.keys(layout.sites), Object.keys(layout.routes));
  const engraved = rock("test", drawn.rings, width, height, false);
  const strokes = engraved.hatches.flatMap(({ near, middle, far }) => (near + middle + far).match(/M[^M]+/g) ?? []);
  expect(strokes.length).toBeGreaterThan(2000);
  for (const stroke of strokes) {
    const [x, y, dx, dy] = stroke.match(/-?\d+/g)!.map(Number) as [number, number, number, number];
    const inside = Object.entries(layout.sites).find(([, chamber]) => isInside(chamber, [x + dx, y + dy], -6));
    check(!inside, `${stroke} ends in ${inside?.[0]}`);
  }
  const size = (one: Rock) => JSON.stringify(one).length;
  expect(size(rock("test", drawn.rings, width, height, true))).toBeLessThan(0.65 * size(engraved));
});

test("a name breaks into two lines as equal as its words allow", () => {
  expect(lines("Halls of the Scoured Legion", 2)).toEqual(["Halls of the", "Scoured Legion"]);
  expect(lines("Halls of the Scoured Legion", 1)).toEqual(["Halls of the Scoured Legion"]);
  expect(lines("Menzoberranzan", 2)).toEqual(["Menzoberranzan"]);
});
