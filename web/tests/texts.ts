import { FluentResource } from "@fluent/bundle";
import { gameWords, sharedWords } from "../plugins/texts";
import { Texts } from "../src/text/texts";
import { type Lang, Words } from "../src/text/words";

/** Texts without a page: from the same files, by the same functions. */
export function textsOf(game: string, lang: Lang): Texts {
  const { told } = gameWords(game, lang);
  return new Texts(
    game,
    lang,
    [new FluentResource(sharedWords(lang).told), new FluentResource(told.fluent)],
    told,
    true,
  );
}

export function wordsOf(lang: Lang): Words {
  return new Words(lang, [new FluentResource(sharedWords(lang).told)], true);
}
