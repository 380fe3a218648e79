import type { Course } from "./lesson";

const ACTION = ["ask-action"];

export const COURSE: Course = [
  { id: "place", asks: ["ask-place"], verb: "place", rules: ["WW-4.1", "WW-4.2", "WW-11.3"] },
  { id: "banners", asks: ACTION, verb: "add_banners", rules: ["WW-2.6", "WW-5.2"] },
  { id: "put", asks: ["ask-put"], verb: "put", rules: ["WW-5.6", "WW-7.1", "WW-7.2"] },
  { id: "attack", asks: ACTION, verb: "attack", rules: ["WW-5.16", "WW-6.8"] },
  { id: "from", asks: ["ask-attack-from"], verb: "from", rules: ["WW-6.2", "WW-6.5"] },
  { id: "into", asks: ["ask-attack-into"], verb: "into", rules: ["WW-6.1", "WW-6.13"] },
  { id: "number", asks: ["ask-attack-number"], verb: "number", rules: ["WW-6.8", "WW-6.3", "WW-6.9"] },
  { id: "draw", asks: ACTION, verb: "draw_cards", rules: ["WW-8.2", "WW-5.9"] },
  { id: "move", asks: ACTION, verb: "move_agent", rules: ["WW-5.18", "WW-5.19"] },
  { id: "card", asks: [...ACTION, "ask-after", "ask-during"], verb: "play", rules: ["WW-8.3", "WW-8.4", "WW-8.5"] },
  { id: "spend", asks: ["ask-spend"], verb: "spend", rules: ["WW-8.6", "WW-8.7"] },
  { id: "discard", asks: ["ask-discard"], verb: "discard", rules: ["WW-10.2", "WW-10.6"] },
  { id: "swap", asks: ["ask-swap"], verb: "swap", rules: ["WW-10.10", "WW-10.12", "WW-11.4"] },
  { id: "recall", asks: ["ask-recall"], verb: "recall", rules: ["WW-3.2", "WW-3.4"] },
];
