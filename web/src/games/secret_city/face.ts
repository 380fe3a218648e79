import type { GameFace } from "../../table/face";
import type { TableModel } from "../../table/table.svelte";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Characters from "./Characters.svelte";
import Contracts from "./Contracts.svelte";
import Hand from "./Hand.svelte";
import Lands from "./Lands.svelte";
import Opened from "./Opened.svelte";
import { picked } from "./picked.svelte";
import Purse from "./Purse.svelte";
import { flights, leftovers, lights, question, wishes } from "./spots";
import Strip from "./Strip.svelte";
import { TELLING } from "./telling";

const ASKED_BY_US = ["ask_battle", "ask_perform", "ask_territories", "ask_draft", "ask_capture"];

/** Once a verb is chosen by its digit, the plain list with digits serves better. */
function asks(table: TableModel): boolean {
  const key = question(table);
  if (table.armed !== null) return false;
  if (table.options.every((option) => option.verb === "pass" || option.verb === "done")) return false;
  return ASKED_BY_US.includes(key) || key.startsWith("ask_deal");
}

export const FACE: GameFace = {
  slug: "secret_city",
  Board,
  Strip,
  Opened,
  Card,
  Purse,
  Ask,
  asks,
  panels: [
    {
      id: "hand",
      title: "web-city-hand",
      symbol: "hand",
      show: Hand,
      secret: true,
      when: (table) => table.me !== null,
      spots: ["hand:", "looked:", "deck:house:"],
    },
    { id: "characters", title: "web-city-characters", symbol: "person", show: Characters, spots: ["character:"] },
    { id: "contracts", title: "web-city-contracts", symbol: "handshake", show: Contracts },
    { id: "territories", title: "web-city-territories", symbol: "quarter", show: Lands },
  ],
  lights: (option, table) => lights(option, table, picked(table)?.number ?? null),
  wishes: (spot, table) => wishes(spot, table, picked(table)?.number ?? null),
  flights,
  leftovers,
  telling: TELLING,
  cards: ["card", "source", "territory", "strategy"],
  verbs: {
    assign: "duel",
    use: "magic",
    ability: "play",
    buy: "money",
    property: "quarter",
    income: "money",
    draft: "quarter",
    strategy: "card",
    bid: "influence",
    target: "attack",
    place: "duel",
    player: "person",
    accept: "check",
    take: "hand",
    deck: "deck",
    propose: "handshake",
    price: "money",
  },
};
