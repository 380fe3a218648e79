import type { Texts } from "../text/texts";
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
  const used = entries.filter((entry) => {
    const words = wanted(entry.word, lang).filter((word) => word.length > 2);
    return words.length > 0 && words.every((word) => new RegExp(`(?<![\\p{L}])${escaped(word)}`, "u").test(plain));
  });
  return used.slice(0, most);
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
