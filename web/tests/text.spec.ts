import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { GAMES } from "../plugins/texts";
import { options, saying } from "../src/table/options";
import { lineText, log, Teller } from "../src/text/events";
import { TELLINGS } from "./tellings";
import { LANGUAGES, type Lang } from "../src/text/words";
import type { Asked, Happened, Saying } from "../src/wire/types";
import { textsOf } from "./texts";

// Every phrase of recorded games is the same in Python and in the browser, in three languages.

type Lines = [seat: string | null, text: string][];

/** What tools/phrases.py writes. */
interface Phrases {
  sayings: Saying[];
  cards: { play: Saying; reaction: Saying | null }[];
  scores: string[];
  numbers: number[];
  decisions: { decision: Asked; rows: [action: string, text: string][] }[];
  logs: {
    facts: Record<string, unknown>;
    people: Record<string, string>;
    events: Happened[];
    full: Record<Lang, Lines>;
    brief: Record<Lang, Lines>;
  }[];
  said: Record<Lang, Said>;
}

interface Said {
  sayings: string[];
  cards: string[];
  scores: string[];
  numbers: string[];
  names: Record<string, Record<string, string>>;
  words: Record<string, Record<string, string>>;
  messages: Record<string, string>;
}

const ROOT = resolve(import.meta.dirname, "../..");

function python(): string {
  const own = join(ROOT, ".venv/bin/python");
  return process.env.UNDERCOURT_PYTHON ?? (existsSync(own) ? own : "python3");
}

async function phrases(game: string): Promise<Phrases> {
  const folder = mkdtempSync(join(tmpdir(), "undercourt-phrases-"));
  try {
    await promisify(execFile)(python(), [join(ROOT, "tools/phrases.py"), folder, game], { cwd: ROOT });
    return JSON.parse(readFileSync(join(folder, `${game}.json`), "utf-8")) as Phrases;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const game of GAMES) {
  test(`${game}: every phrase of recorded games reads as Python says it`, async () => {
    test.setTimeout(240_000);
    const recorded = await phrases(game);
    expect(recorded.sayings.length).toBeGreaterThan(100);
    for (const lang of LANGUAGES) {
      const texts = textsOf(game, lang);
      const said = recorded.said[lang];
      expect(recorded.sayings.map((one) => texts.phrase(one))).toEqual(said.sayings);
      expect(recorded.cards.map((one) => texts.card_text(one.play, one.reaction))).toEqual(said.cards);
      expect(recorded.scores.map((what) => texts.say(`score_${what}`))).toEqual(said.scores);
      expect(recorded.numbers.map((n) => texts.say("ui-earlier", { n }))).toEqual(said.numbers);
      expect(byTable(said.names, (kind, slug) => texts.name(kind, slug))).toEqual(said.names);
      expect(byTable(said.words, (_, slug) => texts.word("card", slug))).toEqual(said.words);
      const alone = Object.keys(said.messages).map((key) => [key, texts.say(key)]);
      expect(Object.fromEntries(alone)).toEqual(said.messages);
      for (const one of recorded.logs) {
        const teller = new Teller(texts.called(one.people), TELLINGS[game]!, one.facts);
        for (const how of ["full", "brief"] as const) {
          const lines = log(one.events, teller, how === "brief").map((line) => [
            line.seat,
            lineText({ ...line, seat: "" }),
          ]);
          expect(lines).toEqual(one[how][lang]);
        }
      }
    }
    const texts = textsOf(game, "en");
    for (const { decision, rows } of recorded.decisions)
      expect(options(decision).map((one) => [one.action, texts.phrase(saying(one))])).toEqual(rows);
  });
}

function byTable(tables: Said["names"], said: (kind: string, slug: string) => string): Said["names"] {
  const found: Said["names"] = {};
  for (const [kind, table] of Object.entries(tables))
    found[kind] = Object.fromEntries(Object.keys(table).map((slug) => [slug, said(kind, slug)]));
  return found;
}
