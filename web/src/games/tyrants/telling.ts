import { type Telling, without } from "../../text/events";

interface Route {
  a: string;
  b: string;
  spaces: unknown[];
}

/** How what happens is told. */
export const TELLING: Telling = {
  noise: new Set(["turn", "end_turn", "reshuffle", "refill", "wait", "end_of_turn", "resolve"]),
  levels: new Set(),
  things: ["card", "place"],
  inOrder: false,
  // Without what only pictures need, so that like can be told with like.
  retold: (events) => without(events, ["source", "from", "slot"]),
  // `Skullport – The Labyrinth 1/2` for the first of two spaces.
  place: (slug, { texts, facts }) => {
    const space = /^(.+?)--(.+)\.([0-9]+)$/.exec(slug);
    if (!space) return texts.name("site", slug);
    const [, a, b, number] = space as unknown as [string, string, string, string];
    const route = (facts.routes as Route[]).find((one) => one.a === a && one.b === b);
    const spaces = route?.spaces.length ?? 1;
    return `${texts.name("site", a)} – ${texts.name("site", b)}${spaces > 1 ? ` ${number}/${spaces}` : ""}`;
  },
};
