/** The numbered rules of a game in one language, as the rules page and the guide read them. */

export interface Rule {
  id: string; // TU-8.1.3
  number: string; // 8.1.3
  text: string;
  edition: string;
  ours: boolean; // no rulebook says so: we had to decide
  page: number; // of the rulebook; 0: it has none
  ruling: string; // why we decided so; English in every language
  option: { name: string; value: string } | null; // holds only with this option
}

export interface Chapter {
  id: string;
  number: string;
  title: string;
  rules: Rule[];
  depth: number; // 1: a chapter within a chapter, WW-12.1
}

export interface Book {
  game: string;
  lang: string;
  chapters: Chapter[];
  rules: Map<string, Rule>;
}

export interface Source {
  chapters: [id: string, title: string][];
  rules: [id: string, text: string, edition: string, page?: number, ruling?: string, option?: string][];
}

/** TU-8.1.3 is number 8.1.3. */
export function numberOf(id: string): string {
  return id.slice(id.indexOf("-") + 1);
}

/** TU-8.1 for TU-8.1.3: rules of one section are about the same thing. */
export function sectionOf(id: string): string {
  return id.slice(0, Math.max(id.lastIndexOf("."), 0)) || id;
}

export function bound(game: string, lang: string, source: Source): Book {
  const chapters = source.chapters.map(([id, title]): Chapter => {
    const number = numberOf(id);
    return { id, number, title, rules: [], depth: number.split(".").length - 1 };
  });
  const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]));
  const rules = new Map<string, Rule>();
  for (const [id, text, edition, page = 0, ruling = "", option = ""] of source.rules) {
    const [name, value] = option.split("=");
    const rule: Rule = {
      id,
      number: numberOf(id),
      text: set(text),
      edition,
      ours: edition === "ours",
      page,
      ruling: set(ruling),
      option: name && value ? { name, value } : null,
    };
    rules.set(id, rule);
    innermost(byId, id)?.rules.push(rule);
  }
  return { game, lang, chapters: chapters.sort((a, b) => order(a.number, b.number)), rules };
}

/** The chapter of a rule: WW-12.1 for WW-12.1.3, TU-8 for TU-8.1.3. */
function innermost(chapters: Map<string, Chapter>, id: string): Chapter | undefined {
  for (let at = id.lastIndexOf("."); at > 0; at = id.lastIndexOf(".", at - 1)) {
    const chapter = chapters.get(id.slice(0, at));
    if (chapter !== undefined) return chapter;
  }
  return undefined;
}

export function order(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

/** Typewriter's quotes become a typesetter's; the English sentences are kept with plain ones. */
function set(text: string): string {
  return text.replace(/(^|[\s(])'([^']*)'/g, "$1‘$2’").replace(/'/g, "’");
}

/** Rules of the same section, itself left out; of a section of one, those of its chapter around it. */
export function seeAlso(book: Book, rule: Rule, most = 6): Rule[] {
  const all = [...book.rules.values()].filter((one) => sectionOf(one.id) === sectionOf(rule.id));
  const at = all.indexOf(rule);
  const near = all.map((one, i) => [Math.abs(i - at), one] as const).filter(([far]) => far > 0);
  const nearest = near.sort((a, b) => a[0] - b[0]).slice(0, most);
  return nearest.map(([, one]) => one).sort((a, b) => order(a.number, b.number));
}
