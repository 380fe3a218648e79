import type { Texts } from "../text/texts";
import type { Saying } from "../wire/types";

/** All that can be drawn as a card of a game, with what it can be found by. The catalogue says it, names are added. */
export interface Shelved {
  slug: string;
  name: string;
  text: string; // for searching
  copies: number;
  cost: number | null;
  has: Record<string, string[]>; // by filter: its values
}

export interface Filter {
  id: string;
  title: string; // a key
  values: { value: string; label: string; symbol?: string }[];
}

export interface Shelf {
  cards: Shelved[];
  filters: Filter[];
}

interface Doing {
  play?: Saying;
  reaction?: Saying | null;
}
type Facts = Record<string, unknown>;
type Found = Omit<Shelved, "name" | "text"> & { kind: string; doing: Doing; words?: string[] };

const NONE = "none";

export function shelf(game: string, facts: Facts, texts: Texts): Shelf {
  const { found, filters } = (READERS[game] ?? anyCards)(facts, texts);
  const cards = found.map(({ kind, doing, words = [], ...one }): Shelved => {
    const name = texts.name(kind, one.slug);
    const told = doing.play ? texts.card_text(doing.play, doing.reaction ?? null) : "";
    return { ...one, name, text: [name, told, ...words].join(" ") };
  });
  return { cards, filters: filters.map((filter) => used(filter, cards)).filter((one) => one.values.length > 1) };
}

/** Only values that some card has. */
function used(filter: Filter, cards: Shelved[]): Filter {
  return {
    ...filter,
    values: filter.values.filter(({ value }) => cards.some((card) => card.has[filter.id]?.includes(value))),
  };
}

type Reader = (facts: Facts, texts: Texts) => { found: Found[]; filters: Filter[] };

function rows<T>(facts: Facts, part: string): [string, T][] {
  return Object.entries((facts[part] ?? {}) as Record<string, T>);
}

/** The values of one kind, called by their names. */
function named(texts: Texts, id: string, kind: string, symbols = false, without = ""): Filter {
  const values = Object.keys(texts.table(kind)).map((value) => ({
    value,
    label: capital(texts.word(kind, value)),
    ...(symbols ? { symbol: value } : {}),
  }));
  const none = without ? [{ value: NONE, label: capital(texts.say(without)) }] : [];
  return { id, title: `web-cards-${id}`, values: [...values, ...none] };
}

function kinds(texts: Texts, ...all: string[]): Filter {
  const values = all.map((value) => ({ value, label: texts.say(`web-cards-kind-${value}`) }));
  return { id: "kind", title: "web-cards-kind", values };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const tyrants: Reader = (facts, texts) => {
  type Card = Doing & { cost: number | null; aspect: string | null; type: string | null; deck: string; copies: number };
  const found = rows<Card>(facts, "cards").map(([slug, card]) => ({
    slug,
    kind: "card",
    doing: card,
    copies: card.copies,
    cost: card.cost,
    has: { deck: [card.deck], aspect: [card.aspect ?? NONE] },
    words: card.type ? [texts.name("type", card.type)] : [],
  }));
  const aspects = named(texts, "aspect", "aspect", true, "web-cards-without");
  return { found, filters: [named(texts, "deck", "deck"), aspects] };
};

const abyss: Reader = (facts, texts) => {
  type Lord = Doing & { guild: string; cost: number; race: string | null; keys: number };
  const lords = rows<Lord>(facts, "cards").map(([slug, lord]) => ({
    slug,
    kind: "lord",
    doing: lord,
    copies: 1,
    cost: lord.cost,
    has: { kind: ["lord"], guild: [lord.guild], race: lord.race ? [lord.race] : [], keys: [String(lord.keys)] },
  }));
  const locations = rows<Doing>(facts, "locations").map(([slug, location]) => ({
    slug,
    kind: "location",
    doing: location,
    copies: 1,
    cost: null,
    has: { kind: ["location"] },
  }));
  const keys = ["0", "1", "2", "3"].map((value) => ({ value, label: value }));
  const filters = [
    kinds(texts, "lord", "location"),
    named(texts, "guild", "guild", true),
    named(texts, "race", "race", true),
    { id: "keys", title: "web-cards-keys", values: keys },
  ];
  return { found: [...lords, ...locations], filters };
};

const whispers: Reader = (facts, texts) => {
  type Card = { empire: string; partner: string; copies: number; abilities: string[] };
  const abilities = (facts.abilities ?? {}) as Record<string, Doing>;
  const found = rows<Card>(facts, "cards").map(([slug, card]) => ({
    slug,
    kind: "kind",
    doing: {},
    copies: card.copies,
    cost: null,
    has: { empire: [card.empire], partner: [card.partner] },
    words: card.abilities.flatMap((ability) => {
      const play = abilities[ability]?.play;
      return [texts.name("ability", ability), play ? texts.card_text(play) : ""];
    }),
  }));
  const partner = { ...named(texts, "empire", "empire", true), id: "partner", title: "web-cards-partner" };
  return { found, filters: [named(texts, "empire", "empire", true), partner] };
};

const secret_city: Reader = (facts, texts) => {
  type Card = Doing & {
    deck: string;
    category: string;
    copies: number;
    cost: Record<string, number>;
    symbols: string[];
  };
  const cards = rows<Card>(facts, "cards").map(([slug, card]) => ({
    slug,
    kind: "card",
    doing: card,
    copies: card.copies,
    cost: Object.values(card.cost).reduce((sum, n) => sum + n, 0),
    has: { kind: [card.category], deck: [card.deck], symbol: card.symbols },
  }));
  const lands = rows<Doing & { house: string | null }>(facts, "territories").map(([slug, land]) => ({
    slug,
    kind: "territory",
    doing: land,
    copies: 1,
    cost: null,
    has: { kind: ["territory"], ...(land.house ? { deck: [land.house] } : {}) },
  }));
  const plots = rows<Doing & { type: string }>(facts, "strategies").map(([slug, plot]) => ({
    slug,
    kind: "strategy",
    doing: plot,
    copies: 1,
    cost: null,
    has: { kind: ["strategy"], symbol: [plot.type] },
  }));
  const categories = named(texts, "kind", "category");
  const { values } = kinds(texts, "territory", "strategy");
  const decks = named(texts, "deck", "deck_name");
  const houses = named(texts, "deck", "house");
  const filters = [
    { ...categories, values: [...categories.values, ...values] },
    { ...decks, values: [...decks.values, ...houses.values] },
    named(texts, "symbol", "symbol", true),
  ];
  return { found: [...cards, ...lands, ...plots], filters };
};

const anyCards: Reader = (facts) => ({
  found: rows<Doing>(facts, "cards").map(([slug, doing]) => ({
    slug,
    kind: "card",
    doing,
    copies: 1,
    cost: null,
    has: {},
  })),
  filters: [],
});

const READERS: Record<string, Reader> = { tyrants, abyss, whispers, secret_city };

/** What is chosen: by filter, its values; a card fits if it has one of them in every filter that is used. */
export type Chosen = Record<string, string[]>;

export function fitsAll(card: Shelved, chosen: Chosen, costs: number[], but = ""): boolean {
  if (costs.length > 0 && but !== "cost" && (card.cost === null || !costs.includes(card.cost))) return false;
  return Object.entries(chosen).every(
    ([filter, values]) =>
      filter === but || values.length === 0 || values.some((one) => card.has[filter]?.includes(one)),
  );
}
