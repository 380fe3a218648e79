import { type Telling, without } from "../../text/events";

/** How what happens is told. */
export const TELLING: Telling = {
  noise: new Set([
    ...["turn", "end_turn", "end_exploration", "to_council", "discard_monster", "threat_back"],
    ...["call_lord", "draw_lord", "slide", "discard_payment", "leave_location"],
  ]),
  levels: new Set(["fight", "threat"]),
  things: ["card", "ally", "location"],
  inOrder: true,
  // Without where things lay, and without the cards of Council stacks that others took.
  retold: (events) => {
    const known = events.filter((event) => event.facts.ally !== "hidden");
    return without(known, ["slot", "source", "why"]);
  },
};
