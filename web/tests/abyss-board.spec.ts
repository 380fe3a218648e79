import { execFileSync } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { formula } from "../src/games/abyss/formula";
import { layout } from "../src/games/abyss/layout";
import { cheapest, reckon } from "../src/games/abyss/payment";
import { SYMBOLS } from "../src/games/abyss/symbols";
import { under } from "../src/games/abyss/under";
import { RACES, type AbyssFacts, type AbyssView, type Terms } from "../src/games/abyss/view";
import { worthOf } from "../src/games/abyss/worth";
import { options } from "../src/table/options";
import type { Asked, Happened, Standing } from "../src/wire/types";
import { SYMBOLS as SHARED } from "../src/symbols/symbols";

/** A game between bots, as the four seats saw it on the way, one after the other. */
interface Played {
  facts: AbyssFacts;
  looks: { view: AbyssView; score: Standing; decision: Asked | null }[];
  viewers: string[];
  events: Happened[];
}

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, "../..");
let games: Played[];

test.describe.configure({ mode: "default" }); // one worker: the games are played once

test.beforeAll(() => {
  test.setTimeout(240_000);
  const python = process.env.UNDERCOURT_PYTHON ?? join(ROOT, ".venv", "bin", "python");
  const path = [join(ROOT, "src"), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const env = { ...process.env, PYTHONPATH: path };
  const told = execFileSync(python, [join(HERE, "kit/abyss_games.py")], { env, cwd: ROOT, maxBuffer: 2 ** 30 });
  games = JSON.parse(told.toString()) as Played[];
});

test("A Location is worth what the engine says, to its owner and to whoever looks", () => {
  const [reckoned, said]: [string[], string[]] = [[], []];
  for (const { facts, looks, viewers } of games)
    looks.forEach(({ view }, i) => {
      const me = view.players.find((player) => player.seat === viewers[i % 4])!;
      const owned = view.players.flatMap((player) =>
        Object.entries(player.locations).map(([location, points]) => ({ player, location, points })),
      );
      const toMe = Object.entries(view.worth).map(([location, points]) => ({ player: me, location, points }));
      for (const { player, location, points } of [...toMe, ...owned]) {
        reckoned.push(`${location} ${worthOf(location, player, view.players, facts).total}`);
        said.push(`${location} ${points}`);
      }
    });
  expect(reckoned.length).toBeGreaterThan(1000);
  expect(reckoned).toEqual(said);
});

test("The Locations of a player come to the line of the score sheet", () => {
  for (const { facts, looks } of games)
    for (const { view, score } of looks)
      for (const player of view.players) {
        const sum = Object.keys(player.locations).reduce(
          (points, location) => points + worthOf(location, player, view.players, facts).total,
          0,
        );
        expect(score.sheets[player.seat]!.find((line) => line.rule === "AB-9.4")!.points).toBe(sum);
      }
});

test("A Lord can be paid for exactly when a cheapest payment is found, and every proposal is complete", () => {
  const found = new Set<boolean>();
  for (const { looks, viewers } of games)
    looks.forEach(({ view }, i) => {
      const me = view.players.find((player) => player.seat === viewers[i % 4])!;
      if (view.hiring !== null) return; // then some cards have left the hand
      for (const [lord, terms] of Object.entries(view.terms)) {
        const cards = cheapest(me.hand, [], terms, me.pearls);
        expect(cards !== null, `${lord} with ${me.hand.join()} and ${me.pearls} pearls`).toBe(terms.payable);
        if (cards !== null) expect(reckon(cards, terms, me.pearls).complete).toBe(true);
        found.add(terms.payable);
      }
    });
  expect(found.size).toBe(2);
});

test("The cheapest payment loses nothing that need not be lost, and spends pearls last", () => {
  const terms: Terms = { cost: 6, races: 2, race: "crab", payable: true };
  const hand = ["crab 1", "crab 5", "squid 1", "squid 4", "jellyfish 2"];
  expect(cheapest(hand, [], terms, 9)!.toSorted()).toEqual(["crab 5", "squid 1"]);
  expect(cheapest(["crab 1", "squid 4"], [], terms, 1)!.toSorted()).toEqual(["crab 1", "squid 4"]);
  expect(cheapest(["crab 1", "squid 4"], [], terms, 0)).toBeNull();
  expect(cheapest(["squid 5", "jellyfish 5"], [], terms, 9)).toBeNull();
  expect(cheapest(["crab 5"], ["jellyfish 2"], terms, 0)).toEqual(["crab 5"]);
});

test("A payment says what is missing, what is lost and who is affiliated", () => {
  const terms: Terms = { cost: 8, races: 2, race: "crab", payable: true };
  expect(reckon(["squid 3"], terms, 2)).toMatchObject({ sum: 3, pearls: 2, short: 3, missing: 1, needs: "crab" });
  const paid = reckon(["crab 5", "squid 4", "squid 4"], terms, 0);
  expect(paid).toMatchObject({ over: 5, missing: 0, needs: null, affiliated: ["squid 4"], complete: true });
  expect(reckon(["crab 5", "squid 4"], terms, 0, true).affiliated).toEqual(["crab 5", "squid 4"]);
  expect(reckon(["crab 5", "squid 4", "jellyfish 1"], terms, 0)).toMatchObject({ missing: -1, complete: false });
});

test("Every Lord under a Location is known from what happened", () => {
  for (const { looks, events } of games) {
    const found = under(events);
    for (const player of looks.at(-1)!.view.players)
      for (const lord of player.covered) expect(Object.keys(player.locations)).toContain(found.get(lord));
  }
});

test("The board has as many ledges, niches and steps as the catalogue says", () => {
  const { facts, looks } = games[0]!;
  expect(facts.rewards.map((reward) => reward.space)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { view } of looks) {
    expect(view.court).toHaveLength(facts.court_spaces);
    expect(view.track.length).toBeLessThanOrEqual(facts.track_spaces);
    for (const lord of view.court) if (lord) expect(facts.cards).toHaveProperty(lord);
    for (const place of [...view.open_locations, ...view.drawn_locations])
      expect(facts.locations).toHaveProperty(place);
  }
  const bought = games.flatMap(({ looks }) => looks.flatMap(({ decision }) => options(decision)));
  expect(bought.some((option) => option.verb === "buy")).toBe(true);
});

test("In any box everything lies on the board, and ledges go down one after the other", () => {
  const { facts } = games[0]!;
  for (const [w, h] of [
    [1060, 838],
    [1540, 1018],
    [720, 560],
    [504, 1126],
    [444, 900],
    [390, 548],
    [390, 372],
    [360, 300],
  ] as const) {
    const at = layout(w, h, facts.track_spaces);
    expect(at.ledges).toHaveLength(facts.track_spaces);
    at.ledges.forEach((ledge, i) => {
      expect(ledge.x - at.ally.w / 2, `${w}×${h}`).toBeGreaterThan(0);
      expect(ledge.x + at.ally.w / 2, `${w}×${h}`).toBeLessThanOrEqual(w);
      if (i) expect(ledge.y).toBeGreaterThan(at.ledges[i - 1]!.y);
      if (i) expect(ledge.x - at.ally.w).toBeGreaterThanOrEqual(at.ledges[i - 1]!.x);
    });
    for (const shell of at.shells) expect(shell.y + 40 * shell.s, `${w}×${h}`).toBeLessThanOrEqual(at.h);
    if (at.locations) expect(at.locations.y + at.locations.h).toBeLessThanOrEqual(at.h);
  }
});

test("Every Location has a formula, and every sign of it is drawn", () => {
  const { facts } = games[0]!;
  for (const location of Object.keys(facts.locations))
    for (const sign of formula(location, facts))
      if ("symbol" in sign) expect(SYMBOLS[sign.symbol] ?? SHARED[sign.symbol], sign.symbol).toBeTruthy();
  for (const race of RACES) expect(SYMBOLS[race]).toBeTruthy();
  for (const lord of Object.values(facts.cards)) expect(SYMBOLS[lord.guild], lord.guild).toBeTruthy();
});
