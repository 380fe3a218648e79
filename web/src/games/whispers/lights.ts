import type { Spot } from "../../table/face";
import type { Option } from "../../table/options";
import type { TableModel } from "../../table/table.svelte";
import type { Saying } from "../../wire/types";
import { battle } from "./battle";
import { factsOf, type SeatView, SLOTS, whispers } from "./view";

/** Which spots an action is about: `region:b1`, `chair:bear sheriff`, `slot:devout`, `hand:bear-eagle`, `empire:bear`. */

const IN_COUNCILS = ["place", "recall", "move_agent", "act_at"];
const IN_REGIONS = ["put", "from", "into", "destroy", "place_in", "recall_from"];
const OF_THE_CHAIR = ["add_banners", "draw_cards", "attack"];

export function lights(option: Option, table: TableModel): Spot[] {
  const object = option.objects.join(" ");
  if (IN_COUNCILS.includes(option.verb)) return [`chair:${object}`];
  if (IN_REGIONS.includes(option.verb)) return [`region:${object}`];
  if (OF_THE_CHAIR.includes(option.verb)) return [`chair:${whispers(table).acting}`];
  if (option.verb === "play") return bearing(table, object).map((kind) => `hand:${kind}`);
  if (option.verb === "spend" || option.verb === "discard") return [`hand:${object}`];
  if (option.verb === "swap") return option.objects.map((slot) => `slot:${slot}`);
  if (option.verb === "empire" || option.verb === "name") return [`empire:${object}`];
  return [];
}

/** The cards in my hand that bear an ability. */
function bearing(table: TableModel, ability: string): string[] {
  const hand = (table.me as unknown as SeatView | null)?.hand ?? [];
  return [...new Set(hand)].filter((kind) => factsOf(table).cards[kind]?.abilities.includes(ability));
}

export function wishes(spot: Spot, table: TableModel): string[] {
  const [kind = "", ...rest] = spot.split(":");
  const object = rest.join(":");
  const offered = new Set(table.options.map((option) => option.verb));
  const likeliest = (verbs: string[]) => [
    ...verbs.filter((verb) => offered.has(verb)),
    ...verbs.filter((verb) => !offered.has(verb)),
  ];
  if (kind === "region") return likeliest(IN_REGIONS).map((verb) => `${verb} ${object}`);
  if (kind === "chair") return likeliest(IN_COUNCILS).map((verb) => `${verb} ${object}`);
  if (kind === "empire") return likeliest(["name", "empire"]).map((verb) => `${verb} ${object}`);
  if (kind === "slot") return SLOTS.filter((one) => one !== object).map((one) => pair(object, one));
  if (kind === "hand") {
    const plays = (factsOf(table).cards[object]?.abilities ?? []).map((ability) => `play ${ability}`);
    const others = likeliest(["spend", "discard"]).map((verb) => `${verb} ${object}`);
    return offered.has("spend") || offered.has("discard") ? [...others, ...plays] : [...plays, ...others];
  }
  return [];
}

function pair(one: string, other: string): string {
  const order: readonly string[] = SLOTS;
  return order.indexOf(one) < order.indexOf(other) ? `swap ${one} ${other}` : `swap ${other} ${one}`;
}

/** A position that does nothing though it could, and a banner that only the fort will see. */
export function leftovers(option: Option, table: TableModel): Saying[] {
  const view = whispers(table);
  if (option.verb === "done" && option.args.what === "nothing") return [{ key: "web-whispers-lost-action" }];
  if (option.verb !== "number" || view.attack === null || view.active_empire === null) return [];
  const { into } = view.attack;
  const sum = battle(view, factsOf(table), into, view.active_empire, Number(option.args.n));
  if (sum.lost > 0 || sum.left > 0) return [];
  return [{ key: "web-whispers-lost-fort", args: { region: into } }];
}
