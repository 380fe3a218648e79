import type { Texts } from "../text/texts";
import type { Seated } from "../wire/types";

/** How well the bot at a seat plays, in a word; nothing where a person sits. */
export function level(sitting: Seated | undefined, texts: Texts): string {
  const bot = sitting?.stand_in ?? (sitting?.player === "human" ? "" : sitting?.player);
  return bot ? texts.say(texts.has(`level-${bot}`) ? `level-${bot}` : "web-bot") : "";
}
