import "./whispers.css";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { GameFace } from "../../table/face";
import { add } from "../../symbols/symbols";
import { question } from "./asked";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Empires from "./Empires.svelte";
import Hand from "./Hand.svelte";
import { flights } from "./flights";
import { leftovers, lights, wishes } from "./lights";
import Loyalty from "./Loyalty.svelte";
import Opened from "./Opened.svelte";
import Strip from "./Strip.svelte";
import { SYMBOLS } from "./symbols";
import { TELLING } from "./telling";

add(SYMBOLS);

// A round table with room beside it has the empires in its corner.
const narrow = () => (innerWidth.current ?? 0) - 380 < ((innerHeight.current ?? 0) - 62) * 1.18;

export const FACE: GameFace = {
  slug: "whispers",
  Board,
  Strip,
  Opened,
  Card,
  panels: [
    {
      id: "loyalty",
      title: "web-whispers-loyalty",
      symbol: "loyalty",
      show: Loyalty,
      secret: true,
      when: (table) => table.me !== null,
      spots: ["slot:"],
    },
    {
      id: "hand",
      title: "web-whispers-hand",
      symbol: "hand",
      show: Hand,
      secret: true,
      when: (table) => table.me !== null,
      spots: ["hand:"],
    },
    { id: "empires", title: "web-whispers-empires", symbol: "banner", show: Empires, when: narrow },
  ],
  Ask,
  asks: () => true,
  question,
  lights,
  wishes,
  flights,
  leftovers,
  telling: TELLING,
  cards: ["kind", "ability"],
  verbs: {
    add_banners: "banner",
    draw_cards: "draw",
    attack: "attack",
    move_agent: "move",
    play: "hand",
    act_at: "council",
    place: "council",
    place_in: "city",
    recall: "back",
    recall_from: "back",
    put: "banner",
    from: "attack",
    into: "attack",
    destroy: "attack",
    number: "",
    empire: "council",
    spend: "hand",
    discard: "hand",
    swap: "loyalty",
    name: "eye",
  },
};
