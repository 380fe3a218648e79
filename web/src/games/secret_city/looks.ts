import type { CardFacts, CityFacts } from "./view";

/** Signs for kinds of cards. */
export const DECK_SYMBOLS: Record<string, string> = {
  spells: "magic",
  mercenaries: "weapons",
  artifacts: "artifact",
  house: "house",
};

/** What a slug is: all of them can be opened as a card. */
export type Kind = "card" | "territory" | "strategy" | "back";

export function kindOf(facts: CityFacts, slug: string): Kind {
  if (slug in facts.cards) return "card";
  if (slug in facts.territories) return "territory";
  return slug in facts.strategies ? "strategy" : "back";
}

export function isCharacter(card: CardFacts): boolean {
  return card.category === "leader" || card.category === "hero" || card.category === "mercenary";
}

/** The sign in the middle of a card. */
export function emblem(card: CardFacts): string {
  if (isCharacter(card)) return card.category === "leader" ? "influence" : "weapons";
  if (card.category === "house_artifact" || card.deck === "artifacts") return "artifact";
  return "magic";
}

/** What a card is called by kind, from its deck and what it does there: names of `category`. */
export function categoryOf(card: CardFacts): string {
  const home = !["spells", "mercenaries", "artifacts", "unique"].includes(card.deck);
  if (card.category === "leader" || card.category === "hero" || card.category === "house_artifact")
    return card.deck === "unique" ? "unique_artifact" : card.category;
  if (card.category === "mercenary")
    return card.deck === "unique" ? "unique_mercenary" : card.deck === "artifacts" ? "artifact_mercenary" : "mercenary";
  return home ? "house_spell" : card.deck === "artifacts" ? "artifact" : "spell";
}

/** Values that the rulebook does not show, of those that matter on a face: such a card is marked. */
const SHOWN = {
  card: ["ability", "cost", "strength", "symbols"],
  territory: ["income", "property"],
  strategy: ["ability", "type"],
  back: [],
};

export function reconstructed(kind: Kind, confirmed: readonly string[], card?: CardFacts): string[] {
  return SHOWN[kind].filter((value) => {
    if (card && !isCharacter(card) && (value === "strength" || value === "symbols")) return false;
    if (card && value === "cost" && card.category === "leader") return false;
    return !confirmed.includes(value);
  });
}

/** The strategy cards, each with the slugs of its two sides. */
export function strategyCards(facts: CityFacts): string[][] {
  const cards = new Map<number, string[]>();
  for (const [slug, one] of Object.entries(facts.strategies))
    cards.set(one.card, [...(cards.get(one.card) ?? []), slug]);
  return [...cards.values()];
}
