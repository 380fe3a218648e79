/** The arithmetic of a payment (AB-5.3 to AB-5.11): sums shown while cards are chosen. The server decides. */
import { RACES, raceOf, total, valueOf, type Race, type Terms } from "./view";

export interface Payment {
  sum: number; // of the Allies
  pearls: number; // that make up the rest
  over: number; // AB-5.7: lost
  short: number; // points that not even the pearls can pay
  missing: number; // AB-5.3: races still to be added; negative: too many
  needs: Race | null; // AB-5.4: the mandatory race, while it is missing
  affiliated: string[]; // AB-5.10, AB-5.11: one of these
  complete: boolean;
}

/** How a payment with these cards would stand. `any`: Master of Magic lets every card be affiliated (AB-7.20.1). */
export function reckon(cards: readonly string[], terms: Terms, pearls: number, any = false): Payment {
  const sum = total(cards);
  const races = new Set(cards.map(raceOf));
  const rest = Math.max(0, terms.cost - sum);
  const missing = terms.races - races.size;
  const needs = terms.race && !races.has(terms.race) ? terms.race : null;
  const short = Math.max(0, rest - pearls);
  return {
    sum,
    pearls: Math.min(rest, pearls),
    over: Math.max(0, sum - terms.cost),
    short,
    missing,
    needs,
    affiliated: affiliable(cards, any),
    complete: missing === 0 && needs === null && short === 0,
  };
}

function affiliable(cards: readonly string[], any: boolean): string[] {
  const least = Math.min(...cards.map(valueOf));
  return [...new Set(cards.filter((card) => any || valueOf(card) === least))];
}

/**
 * The cheapest complete payment, or null: nothing lost that need not be, then the fewest pearls, then the fewest cards.
 * Cards in `paid` lie there already and stay.
 */
export function cheapest(
  hand: readonly string[],
  paid: readonly string[],
  terms: Terms,
  pearls: number,
): string[] | null {
  let best: string[] | null = null;
  for (const races of choices(terms.races)) {
    if (terms.race && !races.includes(terms.race)) continue;
    if (paid.some((card) => !races.includes(raceOf(card)))) continue;
    for (const cards of gathered(hand, paid, races).values()) {
      if (!reckon([...paid, ...cards], terms, pearls).complete) continue;
      if (best === null || cheaper(cards, best, paid, terms, pearls)) best = cards;
    }
  }
  return best;
}

function cheaper(a: string[], b: string[], paid: readonly string[], terms: Terms, pearls: number): boolean {
  const [left, right] = [a, b].map((cards) => {
    const { over, pearls: spent } = reckon([...paid, ...cards], terms, pearls);
    return [over, spent, cards.length];
  }) as [number[], number[]];
  const i = left.findIndex((n, at) => n !== right[at]);
  return i >= 0 && left[i]! < right[i]!;
}

/** For each sum that cards of these races can make, one of every race among them, the fewest cards that make it. */
function gathered(hand: readonly string[], paid: readonly string[], races: readonly Race[]): Map<number, string[]> {
  let sums = new Map<number, string[]>([[0, []]]);
  for (const race of races) {
    const held = hand.filter((card) => raceOf(card) === race);
    const own = subsets(held);
    if (!paid.some((card) => raceOf(card) === race)) own.delete(0);
    const next = new Map<number, string[]>();
    for (const [a, some] of sums)
      for (const [b, more] of own) {
        const known = next.get(a + b);
        if (!known || known.length > some.length + more.length) next.set(a + b, [...some, ...more]);
      }
    sums = next;
  }
  return sums;
}

function subsets(cards: readonly string[]): Map<number, string[]> {
  const sums = new Map<number, string[]>([[0, []]]);
  for (const card of cards)
    for (const [sum, some] of [...sums]) {
      const known = sums.get(sum + valueOf(card));
      if (!known || known.length > some.length + 1) sums.set(sum + valueOf(card), [...some, card]);
    }
  return sums;
}

function choices(n: number): Race[][] {
  const all: Race[][] = [];
  for (let bits = 0; bits < 32; bits++) {
    const some = RACES.filter((_, i) => (bits >> i) & 1);
    if (some.length === n) all.push(some);
  }
  return all;
}
