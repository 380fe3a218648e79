import type { Texts } from "../text/texts";
import type { Book, Rule } from "./rulebook";
import { folded, wanted } from "./search";

/** A word of the game, in one sentence. */
export interface Entry {
  slug: string; // for its address
  word: string;
  means: string;
}

/** The same words as the terminal's `help WORD`: one on each line of `ui-glossary`. */
export function glossary(texts: Texts): Entry[] {
  const lines = texts.say("ui-glossary").split("\n");
  const entries = lines.map((line) => {
    const [word = "", means = ""] = line.split(" | ", 2).map((part) => part.trim());
    return { slug: folded(word).replace(/[^\p{L}\p{N}]+/gu, "-"), word, means: texts.sentence(means) };
  });
  return entries.filter((entry) => entry.word !== "");
}

/** The words of the game that a sentence uses, in whatever form. */
export function about(entries: Entry[], text: string, lang: string, most = 6): Entry[] {
  const plain = folded(text);
  return entries.filter((entry) => uses(plain, entry, lang)).slice(0, most);
}

/** The first rules that use a word. */
export function rulesAbout(book: Book, entry: Entry, most = 5): Rule[] {
  const found: Rule[] = [];
  for (const rule of book.rules.values()) {
    if (found.length < most && uses(folded(rule.text), entry, book.lang)) found.push(rule);
  }
  return found;
}

function uses(plain: string, entry: Entry, lang: string): boolean {
  const words = wanted(entry.word, lang).filter((word) => word.length > 2);
  return words.length > 0 && words.every((word) => begins(plain, word));
}

/** Whether a word of the text begins so. */
function begins(plain: string, word: string): boolean {
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
    if (at === 0 || !/\p{L}/u.test(plain[at - 1] ?? "")) return true;
  }
  return false;
}
