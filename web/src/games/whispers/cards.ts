import type { Texts } from "../../text/texts";
import { type Empire, type Facts, type SeatView, backs } from "./view";

/** What an ability does, in a few words. */
export function briefly(texts: Texts, facts: Facts, ability: string): string {
  const args = facts.abilities[ability]!.play.args ?? {};
  return texts.say(`ui-whispers-brief-${ability.replaceAll("_", "-")}`, args);
}

export function partner(facts: Facts, card: string): Empire | null {
  return facts.cards[card]?.partner ?? null;
}

/** WW-8.5, WW-8.6: the abilities on my cards whose cost I hold. Whether one may be played now, options say. */
export function payable(facts: Facts, me: SeatView): string[] {
  const held = backs(me.hand);
  const borne = new Set(me.hand.flatMap((kind) => facts.cards[kind]?.abilities ?? []));
  return [...borne].filter((ability) => {
    const cost: Partial<Record<Empire, number>> = {};
    for (const empire of facts.abilities[ability]!.cost) cost[empire] = (cost[empire] ?? 0) + 1;
    return Object.entries(cost).every(([empire, n]) => (held[empire as Empire] ?? 0) >= n);
  });
}
