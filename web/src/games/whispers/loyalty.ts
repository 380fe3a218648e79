import { type Empire, type Facts, type SeatView, type Slot, SLOTS, type Whispers } from "./view";

/** WW-11.3, WW-12.1.11: a city of an empire, and an agent in a region that it controls, score the slot's multiplier. */
export function citiesFor(view: Whispers, me: SeatView, empire: Empire): number {
  const agents = me.in_regions.filter((region) => view.regions[region]?.control === empire);
  return view.empires[empire].cities + agents.length;
}

/** How many points a swap brings now. WW-12.5.4: with Keep your secrets, what is turned up no longer scores. */
export function gain(view: Whispers, facts: Facts, me: SeatView, slot: Slot, second: Slot): number {
  const [one, other] = [me.loyalty[slot], me.loyalty[second]];
  if (one === "hidden" || other === "hidden") return 0;
  const more = citiesFor(view, me, other) - citiesFor(view, me, one);
  const secrets = facts.rules.includes("keep_your_secrets") && !facts.rules.includes("counter_intelligence") ? 2 : 0;
  return (facts.slots[slot].multiplier - facts.slots[second].multiplier) * more - secrets;
}

/** The two slots of a swap in the order of the board, as actions name them. */
export function swapAction(one: Slot, other: Slot): string {
  return SLOTS.indexOf(one) < SLOTS.indexOf(other) ? `swap ${one} ${other}` : `swap ${other} ${one}`;
}

/** With a minus that is one. */
export function plainly(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0";
}
