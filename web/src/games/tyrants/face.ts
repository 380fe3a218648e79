import { add } from "../../symbols/symbols";
import type { GameFace } from "../../table/face";
import type { Option } from "../../table/options";
import type { TableModel } from "../../table/table.svelte";
import type { Saying } from "../../wire/types";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { flights } from "./flights";
import Hand from "./Hand.svelte";
import MarketPanel from "./MarketPanel.svelte";
import Opened from "./Opened.svelte";
import Piles from "./Piles.svelte";
import Purse from "./Purse.svelte";
import { phone } from "./room";
import { cardsAsked, lights, wishes } from "./spots";
import Strip from "./Strip.svelte";
import { SYMBOLS } from "./symbols";
import { TELLING } from "./telling";
import { mineOf, viewOf } from "./words";

add(SYMBOLS);

const FOR_POWER = ["deploy", "assassinate", "return_spy", "deploy_without_troops"];
const FOR_INFLUENCE = ["recruit", "recruit_devoured"];

/** Power, influence and cards that could still be used in this turn. */
function leftovers(option: Option, table: TableModel): Saying[] {
  if (option.verb !== "end_turn") return [];
  const view = viewOf(table);
  const offered = (verbs: string[]) => table.options.some((one) => verbs.includes(one.verb));
  const left: Saying[] = [];
  if (offered(["play"])) left.push({ key: "ui_tyrants_cards_left", args: { n: mineOf(table)?.hand.length ?? 0 } });
  if (offered(FOR_POWER)) left.push({ key: "ui_tyrants_power", args: { n: view.power } });
  if (offered(FOR_INFLUENCE)) left.push({ key: "ui_tyrants_influence", args: { n: view.influence } });
  return left;
}

export const FACE: GameFace = {
  slug: "tyrants",
  Board,
  Strip,
  Opened,
  Card,
  Purse,
  Ask,
  asks: (table) => cardsAsked(table).length > 0,
  panels: [
    {
      id: "hand",
      title: "web-tyrants-hand",
      symbol: "hand",
      show: Hand,
      secret: true,
      when: (table) => table.me !== null,
      spots: ["hand:", "played:"],
    },
    {
      id: "market",
      title: "web-tyrants-market",
      symbol: "market",
      show: MarketPanel,
      when: () => phone.current,
      spots: ["market:", "devoured"],
    },
    { id: "piles", title: "web-tyrants-piles", symbol: "inner", show: Piles, spots: ["inner:", "discard:"] },
  ],
  lights,
  wishes,
  flights,
  leftovers,
  telling: TELLING,
  cards: ["card"],
  verbs: {
    play: "play",
    deploy: "deploy",
    assassinate: "assassinate",
    supplant: "supplant",
    return_troop: "retreat",
    place_spy: "spy",
    return_spy: "spyback",
    move: "move",
    move_to: "move",
    recruit: "recruit",
    recruit_devoured: "recruit",
    play_devoured: "play",
    promote: "promote",
    devour: "devour",
    discard: "discard",
    reveal: "eye",
    resolve: "end",
    take_trophy: "trophies",
    opponent: "person",
    deploy_without_troops: "vp",
  },
};
