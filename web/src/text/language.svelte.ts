import { loadWords } from "./load";
import { type Args, type Lang, LANGUAGES, type Words } from "./words";

const KEPT = "undercourt.language";

/** The reader's language. `begin` before anything is drawn; whatever reads `words` or calls `say` follows a change. */
class Language {
  lang: Lang = $state("en");
  words: Words = $state.raw(null!); // there once `begin` is done
  /** Told when the reader chooses: whoever has a session keeps the choice with it. */
  onchoice: ((lang: Lang) => void) | null = null;

  begin(): Promise<void> {
    return this.turn(preferred());
  }

  /** The reader's choice: kept for the next visit. The page stays as it is until the words are there. */
  async choose(lang: Lang): Promise<void> {
    await this.turn(lang);
    keep(lang);
    this.onchoice?.(lang);
  }

  private async turn(lang: Lang): Promise<void> {
    const words = await loadWords(lang);
    this.lang = lang;
    this.words = words;
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** A message of the page itself, in the reader's language. */
export function say(key: string, args?: Args): string {
  return language.words.say(key, args);
}

/** What a link asks for, what was chosen before, what the browser prefers; else English. */
function preferred(): Lang {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, kept(), ...navigator.languages.map((one) => one.split("-")[0]!)];
  return wishes.find(isLang) ?? "en";
}

export function isLang(word: string | null | undefined): word is Lang {
  return LANGUAGES.includes(word as Lang);
}

// A browser may forbid a page to keep anything.
function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(lang: Lang): void {
  try {
    localStorage.setItem(KEPT, lang);
  } catch {
    // then the choice holds for this visit
  }
}
