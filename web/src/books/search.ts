/** Finding words in sentences, whatever their endings, and marking where they are. */

/** A piece of a text; `hit` where a searched word is. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** One letter for every letter, so that places in the folded text are places in the text: ó is o, ё is е, ł is l. */
export function folded(text: string): string {
  let out = "";
  for (let i = 0; i < text.length; i++) {
    const letter = text[i] ?? "";
    const plain = letter.normalize("NFD")[0] ?? letter;
    const small = (plain === "ł" || plain === "Ł" ? "l" : plain === "’" ? "'" : plain).toLowerCase();
    out += small.length === 1 ? small : letter;
  }
  return out;
}

/** The words that must all be found. Endings of long words are cut: `szpiega` also finds `szpieg`. */
export function wanted(query: string, lang: string): string[] {
  const words = folded(query)
    .split(/[\s,;]+/)
    .filter(Boolean);
  return words.map((word) => stem(word, lang));
}

function stem(word: string, lang: string): string {
  if (/[\d.-]/.test(word)) return word; // the number of a rule
  if (lang === "en") return word.length > 3 ? word.replace(/(ies|es|s|ed|ing)$/, "") || word : word;
  return word.length > 5 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word;
}

export function fits(words: readonly string[], ...texts: string[]): boolean {
  const all = texts.map(folded);
  return words.every((word) => all.some((text) => text.includes(word)));
}

/** The text in pieces, with every hit of every word. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const plain = folded(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      let end = at + word.length;
      while (/\p{L}/u.test(word) && /\p{L}/u.test(text[end] ?? "")) end++; // with its ending
      hits.fill(true, at, end);
    }
  }
  const pieces: Piece[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = pieces.at(-1);
    if (last !== undefined && last.hit === hits[i]) last.text += text[i];
    else pieces.push({ text: text[i] ?? "", hit: hits[i] ?? false });
  }
  return pieces;
}
