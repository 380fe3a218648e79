import { bound, type Book, type Source } from "./rulebook";

export type { Book, Chapter, Rule } from "./rulebook";

/** Each game in each language is a file of its own, fetched when it is read. */
const SOURCES: Record<string, Record<string, () => Promise<Source>>> = {
  en: import.meta.glob<Source>("../../../src/undercourt/games/*/rules.toml", { query: "?lang=en", import: "default" }),
  ru: import.meta.glob<Source>("../../../src/undercourt/games/*/rules.toml", { query: "?lang=ru", import: "default" }),
  pl: import.meta.glob<Source>("../../../src/undercourt/games/*/rules.toml", { query: "?lang=pl", import: "default" }),
};
const kept = new Map<string, Promise<Book>>();

/** The rules of that game, fetched once. Rejects if there is no such game, or no way to the server. */
export function book(game: string, lang: string): Promise<Book> {
  const key = `${game} ${lang}`;
  let found = kept.get(key);
  if (found === undefined) {
    const source = SOURCES[lang]?.[`../../../src/undercourt/games/${game}/rules.toml`];
    if (source === undefined) return Promise.reject(new Error(`no rules of ${game} in ${lang}`));
    found = source().then((told) => bound(game, lang, told));
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}
