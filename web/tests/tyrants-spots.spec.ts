import { expect, test } from "@playwright/test";
import { lights, playAll, wishes } from "../src/games/tyrants/spots";
import type { TyrantsPlayer, TyrantsView } from "../src/games/tyrants/view";
import { type Option, options } from "../src/table/options";
import type { TableModel } from "../src/table/table.svelte";
import type { Asked } from "../src/wire/types";
import { askPython } from "./python";

// What may be done is lit where it is done: checked on every kind of question that random games come to.

interface Asking {
  view: TyrantsView;
  decision: Asked;
}

let askings: Asking[];
let facts: Record<string, unknown>;

test.describe.configure({ mode: "default" }); // in one worker: the engine is asked once

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const found = await askPython<{ facts: Record<string, unknown>; askings: Asking[] }>(`
import json, random
from undercourt.games import load_game
from undercourt.table import Seatholder, Table
found = {}
for seed, decks in enumerate(["elementals+demons", "aberrations+undead", "drow+dragons", "demons+undead"]):
    table = Table(load_game("tyrants"), ["human", "random"], {"decks": decks}, seed=seed)
    seat, rng = Seatholder(table, 0, False), random.Random(seed)
    ask = lambda **command: [json.loads(line) for line in seat.send(json.dumps(command))][-1]
    facts = ask(do="catalogue")["facts"]
    revision = 0
    for _ in range(450):
        list(table.play_bots() or [])
        if table.over:
            break
        update = ask(do="look", since=revision)
        revision, asked = update["revision"], update["decision"]
        rows = [row[0] for group in asked.get("options", []) for row in group["rows"]]
        if not rows:
            continue
        question = asked["question"]
        kind = (question["key"], question.get("args", {}).get("source"), sorted({row.split(" ")[0] for row in rows}))
        found.setdefault(str(kind), {"view": update["view"], "decision": asked})
        # Many cards, and what they ask; deploying would only eat up the turns.
        liked = [row for row in rows if row.split(" ")[0] not in ("end_turn", "done", "deploy") and "priestess" not in row]
        ask(do="act", revision=revision, action=rng.choice(liked or rows))
print(json.dumps({"facts": facts, "askings": list(found.values())}))`);
  ({ askings, facts } = found);
});

/** As much of a table as says where things are lit. */
function table({ view, decision }: Asking, armed: string | null = null): TableModel {
  const me = view.players.find((player) => player.seat === decision.seat);
  const now = { view, decision };
  return { view, now, me, viewer: decision.seat, armed, options: options(decision), catalogue: { facts } } as never;
}

const UNLIT = new Set(["choose", "done", "end_turn", "deploy_without_troops"]); // buttons alone

/** Whether something lies there to be touched. */
function exists(spot: string, view: TyrantsView, me: TyrantsPlayer): boolean {
  const [kind, what = ""] = spot.split(":") as [string, string?];
  const [place = "", colour = ""] = what.split(".");
  const site = view.sites.find((one) => one.site === place);
  if (kind === "site" || kind === "empty") return site !== undefined;
  if (kind === "space") return view.spaces.some((one) => one.space === what);
  if (kind === "troop") return (site?.troops[colour] ?? 0) > 0;
  if (kind === "spy") return site?.spies.includes(colour) ?? false;
  if (kind === "market") return view.market.includes(what) || Object.hasOwn(view.stacks, what);
  if (kind === "seat") return view.players.some((player) => player.seat === what);
  if (kind === "devoured") return view.devoured.length > 0;
  const piles = {
    hand: me.hand,
    discard: me.discard,
    inner: me.inner_circle,
    played: view.played,
    waiting: view.waiting,
  };
  return piles[kind as keyof typeof piles]?.includes(what) ?? false;
}

test("every option that is about something on the table is lit there", () => {
  expect(askings.length).toBeGreaterThan(35);
  const faults: string[] = [];
  for (const asking of askings) {
    const model = table(asking);
    for (const option of model.options) {
      if (UNLIT.has(option.verb)) continue;
      const spots = lights(option, model);
      const lost = spots.filter((spot) => !exists(spot, asking.view, model.me as TyrantsPlayer));
      if (spots.length === 0 || lost.length > 0)
        faults.push(
          `${asking.decision.question.key} ${JSON.stringify(asking.decision.question.args)}: ${option.action} at ${spots.join()}`,
        );
    }
  }
  expect(faults).toEqual([]);
});

test("where a chamber offers several things, each has a target of its own, and arming a verb leaves its own", () => {
  const both = (asking: Asking) => {
    const at = (verb: string) =>
      options(asking.decision).filter((one) => one.verb === verb && !one.objects[0]!.includes("--"));
    const shared = at("deploy").find((one) => at("assassinate").some((other) => other.objects[0] === one.objects[0]));
    return shared?.objects[0];
  };
  const asking = askings.find(both)!;
  const site = both(asking)!;
  const of = (model: TableModel, verb: string) =>
    model.options.find((one: Option) => one.verb === verb && one.objects[0] === site)!;
  const open = table(asking);
  expect(lights(of(open, "deploy"), open)).toEqual([`site:${site}`, `empty:${site}`]);
  const victim = of(open, "assassinate");
  expect(lights(victim, open)).toEqual([`site:${site}`, `troop:${site}.${victim.objects[1]}`]);
  const armed = table(asking, "deploy");
  expect(lights(of(armed, "deploy"), armed)).toEqual([`site:${site}`]);
});

test("a tap on a dark place asks for what one would have wanted there", () => {
  const asking = askings.find((one) => one.decision.question.key === "ask_turn")!;
  const model = table(asking);
  const empty = asking.view.sites.find((site) => Object.keys(site.troops).length === 0);
  if (empty) expect(wishes(`site:${empty.site}`, model)[0]).toBe(`deploy ${empty.site}`);
  const full = asking.view.sites.find((site) => site.site === "blingdenstone" && site.troops.white === 2);
  if (full) expect(wishes("site:blingdenstone", model)[0]).toBe("assassinate blingdenstone white");
  expect(empty ?? full).toBeDefined();
  expect(wishes("market:imix", model)).toEqual(["recruit imix"]);
  expect(wishes("hand:noble", model)).toEqual(["play noble"]);
  expect(
    wishes("site:skullport", table(asking, "assassinate")).every((wish) => /^(assassinate|deploy)/.test(wish)),
  ).toBe(true);
});

test("a question about the market makes a dark card there say why it is not the answer", () => {
  const asking = askings.find(
    ({ decision }) => decision.question.key === "ask_Devour" && decision.question.args?.source === "row",
  );
  expect(wishes("market:house_guard", table(asking!))[0]).toBe("devour house_guard");
});

test("a whole hand is played in one gesture, what asks nothing first", () => {
  const { view } = askings[0]!;
  const hand = ["spy_master", "noble", "noble", "soldier"];
  const rows = ["spy_master", "noble", "soldier"].map((card) => [`play ${card}`, card]);
  const decision: Asked = {
    seat: view.players[0]!.seat,
    question: { key: "ask_turn" },
    options: [{ key: "action_play", names: ["card"], rows }],
  };
  const players = view.players.map((player, i) => (i === 0 ? { ...player, hand } : player));
  const all = playAll(table({ view: { ...view, players }, decision }));
  expect(all).toEqual(["play noble", "play noble", "play soldier", "play spy_master"]);
});
