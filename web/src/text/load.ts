import { FluentResource } from "@fluent/bundle";
import parts from "virtual:texts";
import type { GameWords } from "../../plugins/texts";
import { type PackNames, Texts } from "./texts";
import { type Lang, Words } from "./words";

/** Whatever is loaded once is kept; what could not be loaded is tried again. */
const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
}

async function part<T>(name: string): Promise<T> {
  const load = parts[name];
  if (!load) throw new Error(`no words for ${name}`);
  return (await load()) as T;
}

function shared(lang: Lang): Promise<FluentResource> {
  return once(`shared/${lang}`, async () => new FluentResource(await part<string>(`shared/${lang}`)));
}

/** What the page says where there is no game. */
export function loadWords(lang: Lang): Promise<Words> {
  return once(`words/${lang}`, async () => new Words(lang, [await shared(lang)], import.meta.env.DEV));
}

/** All that is said at a table; `pack` are the names that its catalogue tells, where its cards are not the game's own. */
export async function loadTexts(game: string, lang: Lang, pack?: PackNames | null): Promise<Texts> {
  const texts = await once(`${game}/${lang}`, async () => {
    const [common, words] = await Promise.all([shared(lang), part<GameWords>(`${game}/${lang}`)]);
    return new Texts(game, lang, [common, new FluentResource(words.fluent)], words, import.meta.env.DEV);
  });
  return pack && Object.keys(pack).length ? texts.carrying(pack) : texts;
}
