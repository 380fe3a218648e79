import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { onOneLine } from "../src/text/printable";
import type { GameNames, Names } from "../src/text/texts";
import { type Lang, LANGUAGES } from "../src/text/words";

/**
 * Words are read where Python has them, and divided so that a page carries one language and one game: `shared` is what
 * every page says, and each game has its own. Tests read them by the same functions, without a page.
 */
const WEB = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const PYTHON = resolve(WEB, "../src/undercourt");
const PAGES = ["", "places.", "books."]; // what they say, beside the tables
const OF_THE_SERVER = /^(error|notice|page-game)-/; // of what the server says: what it may say to a page

export const GAMES = readdirSync(resolve(PYTHON, "games"))
  .filter((game) => existsSync(resolve(PYTHON, "games", game, "text/names.toml")))
  .sort();

interface Gathered<T> {
  told: T;
  files: string[]; // from which it was read
}

/** What every page says: words that all games share, the server's answers, the page's own, and the games' titles. */
export function sharedWords(lang: Lang): Gathered<string> {
  const [shared, server] = [`${PYTHON}/text/${lang}.ftl`, `${PYTHON}/server/text/${lang}.ftl`];
  const pages = PAGES.map((page) => `${WEB}/text/${page}${lang}.ftl`);
  const titles = GAMES.map((game) => gameFile(game, `${lang}.ftl`));
  const told = [...entries(shared), ...pages.flatMap(entries), ...entries(server).filter((one) => OF_THE_SERVER.test(one))];
  for (const [i, path] of titles.entries()) {
    const title = entries(path).find((one) => one.startsWith("game-title ="));
    if (title) told.push(title.replace("game-title", `game-title-${GAMES[i]!.replaceAll("_", "-")}`));
  }
  return { told: told.join("\n"), files: [shared, server, ...pages, ...titles] };
}

export interface GameWords extends GameNames {
  fluent: string;
}

/** What one game says: its rules, what clients say of its table, what the page adds, and its names. */
export function gameWords(game: string, lang: Lang): Gathered<GameWords> {
  const fluent = [
    gameFile(game, `${lang}.ftl`),
    gameFile(game, `${lang}.client.ftl`),
    `${WEB}/text/${game}.${lang}.ftl`,
  ].filter((path) => existsSync(path));
  const names = gameFile(game, "names.toml");
  const pack = resolve(PYTHON, "games", game, "cards.toml");
  const packs = existsSync(pack) ? [pack] : [];
  const tables = parse(read(names)) as Record<string, Record<string, unknown>>;
  const { names: tableOf = {}, compound = {}, pattern = {}, ...kinds } = tables;
  const told: GameWords = {
    fluent: fluent.flatMap(entries).join("\n"),
    names: { ...inOneLanguage(kinds, lang), ...packs.map((path) => namesInPack(read(path), lang))[0] },
    tableOf: tableOf as GameNames["tableOf"],
    compound: compound as GameNames["compound"],
    patterns: pattern as GameNames["patterns"],
  };
  return { told, files: [...fluent, names, ...packs] };
}

function inOneLanguage(kinds: Record<string, Record<string, unknown>>, lang: Lang): Names {
  const names: Names = {};
  for (const [kind, things] of Object.entries(kinds)) {
    names[kind] = {};
    for (const [slug, name] of Object.entries(things)) names[kind][slug] = (name as Record<Lang, string>)[lang];
  }
  return names;
}

/** As Python's `undercourt.text.names_in_pack`: one without a name goes by its slug. */
function namesInPack(pack: string, lang: Lang): Names {
  const names: Names = {};
  for (const [kind, things] of Object.entries(parse(pack))) {
    if (kind === "pack") continue;
    names[kind] = {};
    for (const [slug, thing] of Object.entries(things as Record<string, { name?: string | Record<string, string> }>)) {
      const name = thing.name ?? slug.replaceAll("_", " ");
      names[kind][slug] = onOneLine(typeof name === "string" ? name : (name[lang] ?? Object.values(name)[0]!));
    }
  }
  return names;
}

/** The messages and terms of a Fluent file, each as it is written, without comments. */
export function entries(path: string): string[] {
  const found: string[] = [];
  for (const line of read(path).split("\n")) {
    if (line.startsWith("#")) continue;
    if (/^-?[a-zA-Z]/.test(line)) found.push(line);
    else if (found.length) found.push(`${found.pop()}\n${line}`);
  }
  return found.map((one) => one.trimEnd());
}

function gameFile(game: string, name: string): string {
  return resolve(PYTHON, "games", game, "text", name);
}

function read(path: string): string {
  return readFileSync(path, "utf-8");
}

const ALL = "virtual:texts"; // by name, how to load each part
const PART = "virtual:texts/"; // `virtual:texts/tyrants/ru`, `virtual:texts/shared/ru`

export function texts(): Plugin {
  return {
    name: "undercourt:texts",
    resolveId(id) {
      return id === ALL || id.startsWith(PART) ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${ALL}`) return everyPart();
      if (!id.startsWith(`\0${PART}`)) return null;
      const [part, lang] = id.slice(PART.length + 1).split("/") as [string, Lang];
      const { told, files } = part === "shared" ? sharedWords(lang) : gameWords(part, lang);
      for (const file of files) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(told))})`;
    },
  };
}

function everyPart(): string {
  const parts = ["shared", ...GAMES].flatMap((part) => LANGUAGES.map((lang) => `${part}/${lang}`));
  return `export default {${parts.map((one) => `"${one}": () => import("${PART}${one}")`).join(",\n")}}`;
}
