import { FluentResource } from "@fluent/bundle";
import { expect, test } from "@playwright/test";
import { GAMES, gameWords, sharedWords, withoutTerminal } from "../plugins/texts";
import { event, log, Teller } from "../src/text/events";
import { TELLINGS } from "./tellings";
import { LANGUAGES, messageId, MissingMessage, Words } from "../src/text/words";
import { textsOf, wordsOf } from "./texts";

test("keys of Python's things become keys of messages", () => {
  expect(["why_no_power", "MoveThere", "web-close"].map(messageId)).toEqual([
    "why-no-power",
    "move-there",
    "web-close",
  ]);
});

test("a page without a game knows its own words, the server's answers and the games' titles", () => {
  for (const lang of LANGUAGES) {
    const words = wordsOf(lang);
    for (const key of ["web-close", "error-no-table", "error-stale", "game-title-secret_city"])
      expect(words.say(key)).toMatch(/\p{L}/u);
  }
  expect(wordsOf("ru").say("game-title-secret_city")).toBe("Тайный Город");
});

test("a missing message stops whoever develops, and shows readers its key", () => {
  const resource = new FluentResource("half = { $n } things");
  const strict = new Words("en", [resource], true);
  expect(() => strict.say("nothing_here")).toThrow(MissingMessage);
  expect(() => strict.say("half")).toThrow(MissingMessage);

  const told: unknown[] = [];
  const warn = console.warn;
  console.warn = (...all) => told.push(all);
  try {
    const lenient = new Words("en", [resource], false);
    expect([lenient.say("nothing_here"), lenient.say("nothing_here")]).toEqual(["nothing_here", "nothing_here"]);
  } finally {
    console.warn = warn;
  }
  expect(told).toHaveLength(1);
});

test("people are called by their names, but pieces by their colour", () => {
  const texts = textsOf("tyrants", "en").called({ amber: "Anna", sky: "" });
  expect([texts.name("seat", "amber"), texts.name("seat", "sky")]).toEqual(["Anna", "Sky"]);
  expect([texts.name("colour", "amber"), texts.seat_name("amber")]).toEqual(["Amber", "Amber"]);
});

test("a name from outside breaks no line and turns nothing around", () => {
  const texts = textsOf("tyrants", "en").called({ amber: "A\nB\u202e", sky: "שרה" });
  expect([texts.name("seat", "amber"), texts.name("seat", "sky")]).toEqual(["A\ufffdB\ufffd", "\u2068שרה\u2069"]);
});

test("cards of another pack have the names that it gives them", () => {
  const pack = { card: { nav_prince: { en: "Somebody", ru: "Некто", pl: "Ktoś" } } };
  const texts = textsOf("secret_city", "pl").carrying(pack);
  expect(texts.name("card", "nav_prince")).toBe("Ktoś");
  expect(textsOf("secret_city", "pl").name("card", "nav_prince")).not.toBe("Ktoś");
});

test("what a line of the log names can be touched", () => {
  const teller = new Teller(textsOf("tyrants", "en"), TELLINGS.tyrants!, { routes: [] });
  const events = ["noble", "noble", "soldier"].map((card, number) => ({
    number,
    what: "play",
    seat: "amber",
    about: { card },
  }));
  const [line] = log(events, teller, true);
  expect(line!.clauses).toEqual([
    {
      what: "play",
      numbers: [0, 1, 2],
      said: [
        { text: "plays " },
        { text: "Noble", kind: "card", slug: "noble" },
        { text: " ×2, " },
        { text: "Soldier", kind: "card", slug: "soldier" },
      ],
    },
  ]);
});

test("what was taken back is not told, but that something older was is", () => {
  const teller = new Teller(textsOf("tyrants", "en"), TELLINGS.tyrants!, { routes: [] });
  const play = (number: number, card: string) => ({ number, what: "play", seat: "amber", about: { card } });
  const back = (number: number, first: number) => ({ number, what: "taken_back", seat: "amber", about: { first } });
  const told = (events: Parameters<typeof log>[0]) =>
    log(events, teller, true).map((line) => line.clauses.map((one) => one.said.map((part) => part.text).join("")));
  expect(told([play(0, "noble"), play(1, "soldier"), back(2, 1)])).toEqual([["plays Noble"]]);
  expect(told([play(5, "noble"), back(6, 4)])).toEqual([["takes the last action back"]]);
  expect(event(play(0, "noble"), teller).map((one) => one.text)).toEqual(["plays ", "Noble"]);
});

test("a page that is built carries none of the terminal's words but those that it says", () => {
  const { told } = gameWords("whispers", "en");
  const small = withoutTerminal(told.fluent);
  expect(told.fluent).toContain("ui-command-look =");
  expect(small).not.toContain("ui-command-look =");
  expect(small).toContain("ui-event-adds ="); // the log says it
  expect(small).toContain("event-add =");
  expect(small.length).toBeLessThan(told.fluent.length);
  const quoting = withoutTerminal("ui-total = { ui-never-named-here }\nui-never-named-here = 1\nui-nor-this = 2");
  expect(quoting).toBe("ui-total = { ui-never-named-here }\nui-never-named-here = 1");
});

test("what a built page says quotes nothing that was left out", () => {
  for (const lang of LANGUAGES)
    for (const game of GAMES) {
      const small = [sharedWords(lang).told, gameWords(game, lang).told.fluent].map(withoutTerminal).join("\n");
      const there = new Set([...small.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key));
      const quoted = [...small.matchAll(/\{\s*([a-z][a-z0-9-]*)[\s.}]/g)].map(([, key]) => key);
      expect(quoted.filter((key) => !there.has(key))).toEqual([]);
    }
});
