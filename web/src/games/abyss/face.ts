import type { GameFace } from "../../table/face";
import type { Saying } from "../../wire/types";
import { add } from "../../symbols/symbols";
import "./abyss.css";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { flights } from "./flights";
import Hand from "./Hand.svelte";
import Lords from "./Lords.svelte";
import Opened from "./Opened.svelte";
import Purse from "./Purse.svelte";
import { lights, wishes } from "./spots";
import Strip from "./Strip.svelte";
import { SYMBOLS } from "./symbols";
import { TELLING } from "./telling";
import { UNDER } from "./under";
import Worths from "./Worths.svelte";

add(SYMBOLS);

/** Powers that may be used once a turn, by their verbs (AB-7.34). */
const POWERS: Record<string, string> = { sell: "slaver", dismiss: "oracle", replace: "opportunist" };

export const FACE: GameFace = {
  slug: "abyss",
  Board,
  Strip,
  Opened,
  Card,
  panels: [
    {
      id: "hand",
      title: "web-abyss-hand",
      symbol: "hand",
      show: Hand,
      secret: true,
      when: (table) => table.me !== null,
    },
    { id: "lords", title: "web-abyss-lords", symbol: "lord", show: Lords, spots: ["lord:"] },
    { id: "locations", title: "web-abyss-locations", symbol: "house", show: Worths, spots: ["location:"] },
  ],
  Purse,
  Ask,
  asks: (table) => {
    const verbs = new Set(table.options.map((option) => option.verb));
    const question = table.now.decision?.question.key.toLowerCase();
    return (
      question === "ask_pay" ||
      ["pay", "discard", "affiliate", "exchange", "buy", "take_location"].some((verb) => verbs.has(verb))
    );
  },
  lights,
  wishes,
  flights: (event, before, _after, table) => flights(event, before, table.viewer),
  /** Before a turn ends: powers that were not used. They stand among the options as long as they can be. */
  leftovers: (option, table): Saying[] => {
    if (option.key !== "action_done" || option.args.what !== "powers") return [];
    const unused = new Set(table.options.map((other) => POWERS[other.verb]).filter((lord) => lord !== undefined));
    return [...unused].map((lord) => ({ key: "web-abyss-unused", args: { card: lord } }));
  },
  remembers: UNDER,
  telling: TELLING,
  cards: ["card", "ally", "location"],
  verbs: {
    buy: "pearl",
    take: "hand",
    fight: "monster",
    explore: "dive",
    support: "shellfish",
    hire: "lord",
    plot: "plus",
    choose: "either",
    take_location: "house",
    draw_locations: "deck",
    swap_out: "house",
    exchange: "again",
    cover: "key",
    spend_key: "key",
    pay: "pay",
    affiliate: "affiliate",
    discard: "hand",
    opponent: "person",
    disable: "turned",
    give_up: "lord",
    sell: "merchant",
    dismiss: "mage",
    replace: "politician",
  },
};
