import type { Document } from "../wire/types";

/**
 * One document from those of all seats: everybody as they see themselves, and the question as whoever is asked sees it.
 * So it is what lies on the table if all hands are open; decks stay closed, as nobody saw them.
 */
export function openAll(documents: Map<string, Document>): Document {
  const [first] = documents.values();
  if (first === undefined) throw new Error("no seats");
  const players = first.view.players.map((player) => {
    const own = documents.get(player.seat)?.view.players.find((one) => one.seat === player.seat);
    return own ?? player;
  });
  const asked = [...documents].find(([seat, document]) => document.decision?.seat === seat)?.[1];
  const base = asked ?? first;
  return { ...base, view: { ...base.view, players }, score: first.score, undo: false };
}

/** Whether a slug in a hand is a card that is seen; a closed one is `hidden`, or the name of its deck. */
export function isOpen(catalogue: { facts: Record<string, unknown> }, slug: string): boolean {
  return Object.hasOwn((catalogue.facts.cards ?? {}) as object, slug) || slug.includes(" "); // `crab 5`
}
