import { say } from "../text/language.svelte";
import type { Texts } from "../text/texts";

/** An option of a game in words, as the game's own files have them. */
export function optionWords(texts: Texts, option: string): string {
  return texts.say(`option_${option}`);
}

export function valueWords(texts: Texts, value: string): string {
  return value
    .split("+")
    .map((part) => texts.word("value", part))
    .join(" + ");
}

/** One line that names what differs from the usual game. */
export function difference(texts: Texts, options: Record<string, string>): string {
  const changed = Object.entries(options).map(([name, value]) =>
    value.includes("+") ? valueWords(texts, value) : `${optionWords(texts, name)}: ${valueWords(texts, value)}`,
  );
  if (!changed.length) return say("web-new-as-usual");
  return say("web-new-rest-usual", { what: changed.join(", ") });
}
