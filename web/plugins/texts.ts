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
const PAGES = ["", "places.", "books.", "review."]; // what they say, beside the tables
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
  const told = [
    ...entries(shared),
    ...pages.flatMap(entries),
    ...entries(server).filter((one) => OF_THE_SERVER.test(one)),
  ];
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
  const guide = `${WEB}/text/guide.${lang}.ftl`; // of all games
  const own = `web-guide-${game.replaceAll("_", "-")}-`;
  const names = gameFile(game, "names.toml");
  const pack = resolve(PYTHON, "games", game, "cards.toml");
  const packs = existsSync(pack) ? [pack] : [];
  const tables = parse(read(names)) as Record<string, Record<string, unknown>>;
  const { names: tableOf = {}, compound = {}, pattern = {}, capitals = [], ...kinds } = tables;
  const told: GameWords = {
    fluent: [...fluent.flatMap(entries), ...entries(guide).filter((one) => one.startsWith(own))].join("\n"),
    names: { ...inOneLanguage(kinds, lang), ...packs.map((path) => namesInPack(read(path), lang))[0] },
    tableOf: tableOf as GameNames["tableOf"],
    compound: compound as GameNames["compound"],
    patterns: pattern as GameNames["patterns"],
    capitals: capitals as unknown as GameNames["capitals"],
  };
  return { told, files: [...fluent, guide, names, ...packs] };
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
  return entriesIn(read(path));
}

function entriesIn(fluent: string): string[] {
  const found: string[] = [];
  for (const line of fluent.split("\n")) {
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

/** Keys of the terminal's words (`ui-…`) that the page's own sources name, and how those begin that are put together. */
function namedInSources(): { keys: Set<string>; beginnings: string[] } {
  const keys = new Set<string>();
  const beginnings: string[] = [];
  for (const file of readdirSync(`${WEB}/src`, { recursive: true, encoding: "utf-8" })) {
    if (!/\.(ts|svelte)$/.test(file)) continue;
    for (const [, name, more] of read(`${WEB}/src/${file}`).matchAll(/\b(ui[-_][a-z0-9_-]*)(\$\{)?/g)) {
      const key = name!.replaceAll("_", "-");
      if (more || key.endsWith("-")) beginnings.push(key);
      else keys.add(key);
    }
  }
  return { keys, beginnings };
}

/** Without what only the terminal says, and nothing here quotes: a page is as small as it can be. */
export function withoutTerminal(fluent: string): string {
  const { keys, beginnings } = namedInSources();
  const all = entriesIn(fluent);
  const isSaid = (key: string) =>
    !key.startsWith("ui-") || keys.has(key) || beginnings.some((one) => key.startsWith(one));
  const kept = new Set(all.filter((one) => isSaid(keyOf(one))));
  for (const one of kept)
    for (const [, quoted] of one.matchAll(/\{\s*(ui-[a-z0-9-]+)/g))
      for (const other of all) if (keyOf(other) === quoted) kept.add(other); // a Set tells what is added to it meanwhile
  return all.filter((one) => kept.has(one)).join("\n");
}

function keyOf(entry: string): string {
  return entry.split(" ", 1)[0]!;
}

const ALL = "virtual:texts"; // by name, how to load each part: `tyrants/ru`, `shared/ru`
const PART = "virtual:texts/"; // one part, while somebody develops

/**
 * In a page that is built, words are data beside its scripts: a file for each part and language, which nothing but
 * `fetch` reads. Whoever develops has them as modules, so that a page follows what is written.
 */
export function texts(): Plugin {
  let building = false;
  return {
    name: "undercourt:texts",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId(id) {
      return id === ALL || id.startsWith(PART) ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${ALL}`) {
        const load = (part: string) => {
          if (!building) return `async () => (await import("${PART}${part}")).default`;
          const source = JSON.stringify(smaller(wordsOf(part).told));
          const file = this.emitFile({ type: "asset", name: `${part.replace("/", ".")}.json`, source });
          return `() => fetched(import.meta.ROLLUP_FILE_URL_${file})`;
        };
        const parts = ["shared", ...GAMES].flatMap((part) => LANGUAGES.map((lang) => `${part}/${lang}`));
        return `import { fetched } from "/src/text/fetched";
          export default {${parts.map((part) => `"${part}": ${load(part)}`).join(",\n")}}`;
      }
      if (!id.startsWith(`\0${PART}`)) return null;
      const { told, files } = wordsOf(id.slice(PART.length + 1));
      for (const file of files) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(told))})`;
    },
  };
}

function wordsOf(name: string): Gathered<string | GameWords> {
  const [part, lang] = name.split("/") as [string, Lang];
  return part === "shared" ? sharedWords(lang) : gameWords(part, lang);
}

/** Whoever develops may name any word at any time; a page that is built says what it says. */
function smaller(told: string | GameWords): string | GameWords {
  return typeof told === "string" ? withoutTerminal(told) : { ...told, fluent: withoutTerminal(told.fluent) };
}
