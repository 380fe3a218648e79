// Controls but for the tab and the end of a line, signs of direction, separators of lines and paragraphs, signs that
// nobody sees, and halves of characters: the same as in Python's `undercourt.printable`.
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{d800}-\u{dfff}]/gu;
const STAND_IN = "\ufffd";

/** A name from outside, without what would break its line or turn it around. */
export function onOneLine(text: string): string {
  return text.replaceAll("\n", STAND_IN).replaceAll("\t", " ").replace(UNPRINTABLE, STAND_IN);
}

// Scripts that are written from right to left, and Arabic digits.
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Between Unicode's signs for that, where a name needs them; all our languages are written from the left. */
export function isolated(name: string): string {
  return FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}
