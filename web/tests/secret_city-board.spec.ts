import { expect, test } from "@playwright/test";
import { CRESTS } from "../src/games/secret_city/crests";
import { beam, columns, type Duel, duels, outcome } from "../src/games/secret_city/duel";
import { promises } from "../src/games/secret_city/contracts";
import { categoryOf, DECK_SYMBOLS, emblem, kindOf, strategyCards } from "../src/games/secret_city/looks";
import { type Point, quarters } from "../src/games/secret_city/plan";
import { lights, wishes } from "../src/games/secret_city/spots";
import { type CityFacts, type CityView, DECKS, holderOf } from "../src/games/secret_city/view";
import { options } from "../src/table/options";
import type { TableModel } from "../src/table/table.svelte";
import { LANGUAGES } from "../src/text/words";
import type { Asked, Happened } from "../src/wire/types";
import { askPython } from "./python";
import { textsOf } from "./texts";

// What the board shows is what the view says: sums, places, lights. Checked over games of two to six players.

interface Moment {
  view: CityView;
  decision: Asked;
  events: Happened[]; // of this turn
}

let facts: CityFacts;
let moments: Moment[];

test.describe.configure({ mode: "default" }); // in one worker: the engine is asked once

test.beforeAll(async () => {
  test.setTimeout(240_000);
  ({ facts, moments } = await askPython<{ facts: CityFacts; moments: Moment[] }>(`
import json, random
from undercourt.games import load_game
from undercourt.table import Seatholder, Table
moments = []
for players in (2, 4, 6):
    table = Table(load_game("secret_city"), ["human"] + ["random"] * (players - 1), {"turns": "3"}, seed=players)
    seat, rng, events, heard = Seatholder(table, 0, False), random.Random(players), [], 0
    ask = lambda **command: [json.loads(line) for line in seat.send(json.dumps(command))][-1]
    facts = ask(do="catalogue")["facts"]
    while True:
        list(table.play_bots() or [])
        update = ask(do="look", since=0)
        if table.over:
            break
        rows = [row[0] for group in update["decision"].get("options", []) for row in group["rows"]]
        if not rows:
            continue
        last = max([i for i, event in enumerate(update["events"]) if event["what"] == "round"], default=0)
        moments.append({"view": update["view"], "decision": update["decision"], "events": update["events"][last:]})
        # Bids and buys make later turns rich; a pass now and then, so that a battle ends.
        liked = [row for row in rows if row.split(" ")[0] in ("assign", "use", "buy", "propose", "accept", "take")]
        pick = rng.choice(liked if liked and rng.random() < 0.7 else rows)
        ask(do="act", revision=update["revision"], action=pick)
print(json.dumps({"facts": facts, "moments": moments}))`));
});

const all = (view: CityView, events: Happened[]): Duel[] => duels(view, events);
const shownSum = (chips: { n: number }[]) => chips.reduce((sum, chip) => sum + chip.n, 0);

test("the sums of a duel are those of the view, and its chips add up to them", () => {
  let seen = 0;
  for (const { view, events } of moments) {
    for (const duel of all(view, events)) {
      const told = view.strategies.find((one) => one.seat === duel.seat)!;
      if (!duel.counted) expect([duel.for.sum, duel.opposed.sum]).toEqual([told.for, told.opposed]);
      expect(shownSum(duel.for.chips)).toBe(duel.for.sum);
      expect(shownSum(duel.opposed.chips)).toBe(duel.opposed.sum);
      seen += duel.for.chips.length + duel.opposed.chips.length;
    }
  }
  expect(seen).toBeGreaterThan(100);
});

test("after the count a duel shows what was counted, and the margin of the view", () => {
  const counted = moments.flatMap(({ view, events }) => all(view, events)).filter((duel) => duel.counted);
  expect(counted.length).toBeGreaterThan(5);
  for (const duel of counted) expect(duel.for.sum - duel.opposed.sum).toBe(duel.margin);
});

test("the beam leans to the greater sum, and equal sums are said to fail", () => {
  for (const { view, events } of moments)
    for (const duel of all(view, events)) {
      expect(Math.sign(beam(duel) - 50)).toBe(Math.sign(duel.margin));
      expect(outcome(duel).wins).toBe(duel.margin > 0);
    }
});

test("duels stand clockwise round the table, each of them once", () => {
  expect(columns([0, 1, 2, 3, 4, 5])).toEqual({ left: [0, 5, 4], right: [1, 2, 3] });
  for (const count of [2, 3, 4, 5, 6]) {
    const seats = Array.from({ length: count }, (_, i) => i);
    const { left, right } = columns(seats);
    expect([...left, ...right].sort()).toEqual(seats);
  }
});

test("every territory has a quarter of its own on the plan, in any box and with any pack", () => {
  const slugs = Object.keys(facts.territories);
  expect(slugs).toHaveLength(24);
  for (const names of [slugs, slugs.map((_, i) => `other_${i}`)]) {
    for (const [width, height] of [
      [1040, 700],
      [370, 270],
      [480, 900],
    ] as const) {
      const cells = quarters(names, width, height);
      expect(cells.map((cell) => cell.slug)).toEqual(names);
      for (const { centre, path, wide } of cells) {
        const corners = points(path);
        expect(corners.every(([x, y]) => x > -1 && x < width + 1 && y > -1 && y < height + 1)).toBe(true);
        expect(cells.filter((other) => inside(centre, points(other.path)))).toHaveLength(1);
        expect(inside(centre, corners)).toBe(true);
        expect(wide).toBeGreaterThan(20);
      }
    }
  }
});

/** The corners of a path as it is drawn: what its curves bend round. */
function points(path: string): Point[] {
  return [...path.matchAll(/Q(-?[\d.]+),(-?[\d.]+)/g)].map((found) => [Number(found[1]), Number(found[2])]);
}

function inside([x, y]: Point, corners: Point[]): boolean {
  let crossed = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) crossed = !crossed;
  });
  return crossed;
}

test("every strategy, house, deck and card of the catalogue is drawn, and has its names", () => {
  expect(strategyCards(facts).flat().sort()).toEqual(Object.keys(facts.strategies).sort());
  expect(strategyCards(facts).every((sides) => sides.length === 2)).toBe(true);
  expect(facts.houses.every(({ house }) => CRESTS[house] !== undefined)).toBe(true);
  expect([...DECKS, "house"].every((deck) => DECK_SYMBOLS[deck] !== undefined)).toBe(true);
  for (const lang of LANGUAGES) {
    const texts = textsOf("secret_city", lang);
    for (const [slug, card] of Object.entries(facts.cards)) {
      expect(kindOf(facts, slug)).toBe("card");
      expect(emblem(card)).not.toBe("");
      expect(texts.name("category", categoryOf(card))).toMatch(/\p{L}/u);
      expect(texts.card_text(card.play, null)).toMatch(/\p{L}/u);
    }
    for (const slug of Object.keys(facts.territories)) expect(texts.name("territory", slug)).toMatch(/\p{L}/u);
  }
  expect(Object.keys(facts.territories).every((slug) => kindOf(facts, slug) === "territory")).toBe(true);
  expect(Object.keys(facts.strategies).every((slug) => kindOf(facts, slug) === "strategy")).toBe(true);
});

test("every debt, bond and promise to stay out is a note", () => {
  let seen = 0;
  for (const { view } of moments) {
    const notes = promises(view);
    const bound = view.players.filter((player) => player.bound !== null).length;
    const out = view.players.reduce((sum, player) => sum + player.stays_out.length, 0);
    expect(notes).toHaveLength(view.debts.length + bound + out);
    seen += notes.length;
  }
  expect(seen).toBeGreaterThan(0);
});

/** As much of a table as says where things are lit. */
function table({ view, decision }: Moment): TableModel {
  return {
    view,
    now: { view, decision },
    viewer: decision.seat,
    options: options(decision),
    catalogue: { facts },
  } as never;
}

const UNLIT = new Set(["done", "pass", "propose", "price", "accept", "number", "choose"]); // controls of the panel alone

test("whatever may be done is lit where it lies, or stands in the panel", () => {
  const verbs = new Set<string>();
  for (const moment of moments) {
    for (const option of options(moment.decision)) {
      verbs.add(option.verb);
      const spots = lights(option, table(moment), Number(option.objects[0]));
      const key = moment.decision.question.key;
      const unseen = UNLIT.has(option.verb) || key === "ask_discard_of";
      expect([option.action, unseen || spots.length > 0]).toEqual([option.action, true]);
      for (const spot of spots) expect([spot, exists(spot, moment.view)]).toEqual([spot, true]);
    }
  }
  for (const verb of ["draft", "bid", "strategy", "property", "buy", "assign", "propose", "price", "place"])
    expect([...verbs]).toContain(verb);
});

/** Whether something lies there to be touched. */
function exists(spot: string, view: CityView): boolean {
  const [kind, one = "", two = ""] = spot.split(":");
  const me = view.players[0]!;
  if (kind === "territory") return one in facts.territories;
  if (kind === "character") {
    const character = view.players.find((player) => player.seat === one)?.characters[Number(two) - 1];
    return character !== null && character !== undefined;
  }
  if (kind === "duel")
    return view.strategies.some((strategy) => strategy.seat === one) && ["for", "against"].includes(two);
  if (kind === "house") return view.players.some((player) => player.seat === one);
  if (kind === "strategy") return one in facts.strategies;
  if (kind === "deck")
    return one === "house" ? me.house_cards.includes(two) : (DECKS as readonly string[]).includes(one);
  if (kind === "hand") return me.hand.includes(one) || me.artifacts.includes(one);
  return kind === "looked" && one in facts.cards;
}

test("a tap on what is dark asks about an action that the game knows", () => {
  const moment = moments.find(({ decision }) => decision.question.key === "ask_battle")!;
  const { view } = moment;
  const owner = view.strategies[0]!.seat;
  expect(wishes(`duel:${owner}:for`, table(moment), 2)[0]).toBe(`assign 2 for ${owner}`);
  const [land] = Object.keys(facts.territories).filter((slug) => holderOf(view, slug)?.player === view.players[1]);
  expect(wishes(`territory:${land}`, table(moment), null)).toEqual([`property ${land}`, `income ${land}`]);
  expect(wishes(`character:${view.players[1]!.seat}:1`, table(moment), null)).toEqual([
    `target ${view.players[1]!.seat} 1`,
  ]);
});
