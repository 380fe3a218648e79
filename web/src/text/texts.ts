import type { FluentResource } from "@fluent/bundle";
import type { Saying } from "../wire/types";
import { isolated, onOneLine } from "./printable";
import { type Args, type Lang, sentence, Words } from "./words";

/** By kind and slug, in one language. */
export type Names = Record<string, Record<string, string>>;
/** The same in every language, as a table tells the names of cards that are not the game's own. */
export type PackNames = Record<string, Record<string, Record<string, string>>>;

/** What names.toml says of a game, in one language. */
export interface GameNames {
  names: Names;
  tableOf: Record<string, string>;
  compound: Record<string, string[]>;
  patterns: Record<string, { table: string; slug: string }>;
  capitals: string[];
}

// Arguments of all games whose names are in a table of another name.
const NAMED: Record<string, string> = { colour: "seat", other: "seat" };
const NO_NAMES: Record<string, string> = {};

/**
 * All sentences of one game in one language, and those of the page: the counterpart of Python's `undercourt.text.Texts`,
 * which explains names, compounds and patterns. A test compares the two, sentence by sentence.
 */
export class Texts extends Words {
  names: Names;
  private people: Record<string, string> = {}; // by seat: the name of the person who plays it
  private readonly tableOf: Record<string, string>;
  private readonly compound: Record<string, string[]>;
  private readonly capitals: string[];
  private readonly patterns: { message: string; table: string; slug: RegExp }[];

  constructor(
    readonly game: string,
    lang: Lang,
    resources: FluentResource[],
    names: GameNames,
    strict: boolean,
  ) {
    super(lang, resources, strict);
    this.names = names.names;
    this.tableOf = { ...NAMED, ...names.tableOf };
    this.compound = names.compound;
    this.capitals = names.capitals;
    this.patterns = Object.entries(names.patterns).map(([message, { table, slug }]) => ({
      message,
      table,
      slug: new RegExp(`^(?:${slug.replaceAll("(?P<", "(?<")})$`, "u"),
    }));
  }

  /** The same texts with people's names in place of the names of their seats; who has none keeps the seat's. */
  called(people: Record<string, string>): Texts {
    const texts = this.copy();
    texts.people = {};
    for (const [seat, name] of Object.entries(people)) if (name) texts.people[seat] = isolated(onOneLine(name));
    return texts;
  }

  /** The same texts with the names of other cards. */
  carrying(pack: PackNames): Texts {
    const texts = this.copy();
    texts.names = { ...this.names };
    for (const [kind, things] of Object.entries(pack)) {
      const told = Object.entries(things).map(([slug, name]) => [slug, onOneLine(name[this.lang] ?? slug)]);
      texts.names[kind] = Object.fromEntries(told) as Record<string, string>;
    }
    return texts;
  }

  private copy(): Texts {
    return Object.assign(Object.create(Texts.prototype) as Texts, this);
  }

  /** What a seat is called, whoever sits there. */
  seat_name(seat: string): string {
    return this.names.seat?.[seat] ?? seat;
  }

  /** The names of one kind of thing: an argument, or the table itself. Empty if there is no such table. */
  table(kind: string): Record<string, string> {
    return this.names[this.tableFor(kind)] ?? NO_NAMES;
  }

  private tableFor(kind: string): string {
    return this.tableOf[kind] ?? kind;
  }

  knows(kind: string, slug: string): boolean {
    const table = this.table(kind);
    if (Object.hasOwn(table, slug) || this.pattern(kind, slug)) return true;
    return !isEmpty(table) && (this.is_compound(kind, slug) || this.has(slug));
  }

  /** The name of a card, site, seat…; `hidden` and the like have their own messages. */
  name(kind: string, slug: string): string {
    const person = kind !== "colour" && this.tableFor(kind) === "seat" ? this.people[slug] : undefined;
    if (person !== undefined) return person;
    const table = this.table(kind);
    if (Object.hasOwn(table, slug)) return table[slug]!;
    if (this.is_compound(kind, slug)) return this.say(kind, this.parts(kind, slug));
    const message = this.pattern(kind, slug);
    return message ? this.say(message, this.matched(message, slug)) : this.say(slug);
  }

  /** A slug as the board prints it. */
  mark(kind: string, slug: string): string {
    return this.capitals.includes(this.tableFor(kind)) ? slug.toUpperCase() : slug;
  }

  /** What a slug is called, whatever it may be: by its kind, by a message for it, by any table; else as it is. */
  word(kind: string, slug: string): string {
    const isIn = (table: string) =>
      Object.hasOwn(this.table(table), slug) || this.pattern(table, slug) !== "" || this.is_compound(table, slug);
    for (const table of [`${kind}_name`, kind]) if (isIn(table)) return this.name(table, slug); // the first is inflected
    for (const key of [`${kind}_${slug}`, `${this.tableFor(kind)}_${slug}`])
      if (this.has(key) && !this.wants(key)) return this.say(key);
    for (const table of Object.keys(this.names))
      if (Object.hasOwn(this.names[table]!, slug) || this.pattern(table, slug) || this.is_compound(table, slug))
        return this.name(table, slug);
    return slug;
  }

  is_compound(kind: string, slug: string): boolean {
    return this.compound[kind] !== undefined && slug.split(" ").length === this.compound[kind].length;
  }

  /** Each part of a compound slug, and as `<part>-name` what it is called. */
  parts(kind: string, slug: string): Args {
    const parts: Args = {};
    const words = slug.split(" ");
    this.compound[kind]!.forEach((part, i) => {
      const word = words[i]!;
      parts[part] = plain(word);
      if (Object.hasOwn(this.table(kind), word)) parts[`${part}-name`] = this.name(kind, word);
    });
    return parts;
  }

  /** The message that names a slug by how it looks; empty if there is none. */
  pattern(kind: string, slug: string): string {
    const table = this.tableFor(kind);
    return this.patterns.find((one) => one.table === table && one.slug.test(slug))?.message ?? "";
  }

  private matched(message: string, slug: string): Args {
    const pattern = this.patterns.find((one) => one.message === message)!;
    const table = this.names[pattern.table]!;
    const said: Args = {};
    for (const [part, word] of Object.entries(pattern.slug.exec(slug)?.groups ?? {}))
      said[part] = Object.hasOwn(table, word) ? table[word]! : plain(word);
    return said;
  }

  /**
   * Arguments with the names of things in place of their slugs; the slug stays as `<argument>-id`. Of a compound slug
   * its parts stay too, as `<argument>-<part>`.
   */
  named(args: Args): Args {
    const out: Args = {};
    for (const [key, value] of Object.entries(args)) {
      out[key] = value;
      if (typeof value !== "string" || isEmpty(this.table(key))) continue;
      out[`${key}-id`] = this.mark(key, value);
      if (this.knows(key, value)) out[key] = this.name(key, value);
      if (this.is_compound(key, value))
        for (const [part, word] of Object.entries(this.parts(key, value))) out[`${key}-${part}`] = word;
    }
    return out;
  }

  phrase(saying: Saying): string {
    const args = this.named(saying.args ?? {});
    const parts = (saying.parts ?? []).map((part) => this.phrase(part));
    if (parts.length) {
      args.a = parts[0]!;
      args.b = parts[1] ?? "";
      args.all = this.joined(saying.key, parts);
    }
    return this.say(saying.key, args);
  }

  joined(key: string, parts: string[]): string {
    if (!this.has(`${key}_join`)) return parts[0] ?? "";
    return parts.reduce((a, b) => this.say(`${key}_join`, { a, b }));
  }

  sentence(text: string): string {
    return sentence(text);
  }

  /** What a card says, generated from what it does. */
  card_text(play: Saying, reaction: Saying | null = null): string {
    const parts = play.key === "effect_seq" ? (play.parts ?? []) : [play];
    const sentences = parts.map((part) => sentence(this.phrase(part)));
    if (reaction) sentences.push(sentence(this.say("card_reaction", { a: this.phrase(reaction) })));
    return sentences.join(" ");
  }
}

function isEmpty(table: Record<string, string>): boolean {
  for (const _ in table) return false;
  return true;
}

function plain(word: string): number | string {
  return /^[0-9]+$/.test(word) ? Number(word) : word;
}
