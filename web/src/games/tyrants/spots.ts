import type { Spot } from "../../table/face";
import type { Option } from "../../table/options";
import type { TableModel } from "../../table/table.svelte";
import { mineOf, viewOf } from "./words";

const PUTS = new Set(["deploy", "move_to"]); // a troop into an empty space
const TAKES = new Set(["assassinate", "supplant", "return_troop", "move"]); // a troop that stands there
const ON_CARDS = new Set(["play", "recruit", "discard", "devour", "promote", "reveal", "resolve"]);

export const puts = (option: Option) => PUTS.has(option.verb);
export const takes = (option: Option, colour: string) => TAKES.has(option.verb) && option.objects[1] === colour;

const isOnBoard = (option: Option) =>
  PUTS.has(option.verb) || TAKES.has(option.verb) || option.verb === "place_spy" || option.verb === "return_spy";

export const spotOf = (place: string): Spot => (place.includes("--") ? `space:${place}` : `site:${place}`);

/** Where an option is lit. At a site where several things may be done, each also has a target of its own. */
export function lights(option: Option, table: TableModel): Spot[] {
  const [first = "", colour = ""] = option.objects;
  if (isOnBoard(option)) {
    const place = spotOf(first);
    if (!place.startsWith("site:") || !hasOthers(option, table)) return [place];
    if (puts(option)) return [place, `empty:${first}`];
    if (option.verb === "return_spy") return [place, `spy:${first}.${colour}`];
    return option.verb === "place_spy" ? [place] : [place, `troop:${first}.${colour}`];
  }
  if (ON_CARDS.has(option.verb)) return [`${pile(option.verb, table)}:${first}`];
  if (option.verb === "play_devoured" || option.verb === "recruit_devoured") return ["devoured"];
  if (option.verb === "opponent" || option.verb === "take_trophy") return [`seat:${first}`];
  return [];
}

function hasOthers(option: Option, table: TableModel): boolean {
  const [place] = option.objects;
  return table.options.some(
    (other) =>
      other !== option &&
      other.objects[0] === place &&
      isOnBoard(other) &&
      (table.armed === null || other.verb === table.armed),
  );
}

/** Where the cards lie that a verb is about: the question says from where, where that is not always the same. */
function pile(verb: string, table: TableModel): string {
  const asked = table.now.decision?.question;
  const source = String(asked?.args?.source ?? "");
  if (verb === "recruit") return "market";
  if (verb === "discard" || verb === "reveal") return "hand";
  if (verb === "resolve") return "waiting";
  if (verb === "play") return source === "inner" ? "inner" : source === "row" ? "market" : "hand";
  if (verb === "devour" && source === "") return "market"; // a card enters the market in its place
  if (verb === "promote" && source === "") return "discard"; // one that was just discarded
  return { row: "market", inner: "inner", this: "played", played: "played", discards: "discard" }[source] ?? "hand";
}

/** What a tap on a dark spot may have meant, likeliest first. */
export function wishes(spot: Spot, table: TableModel): string[] {
  const [kind = "", what = ""] = split(spot);
  if (kind === "site" || kind === "space") return wishesAt(what, table);
  const verbs = [...new Set([table.armed, ...table.options.map((option) => option.verb)])];
  const offered = verbs.filter((verb): verb is string => verb !== null && ON_CARDS.has(verb));
  const usual = { hand: "play", market: "recruit", played: "promote", discard: "promote", waiting: "resolve" }[kind];
  if (kind === "devoured") return ["recruit_devoured"];
  if (!usual) return [];
  const first = offered.filter((verb) => pile(verb, table) === kind);
  return [...new Set([...first, usual])].map((verb) => `${verb} ${what}`);
}

function wishesAt(place: string, table: TableModel): string[] {
  const view = viewOf(table);
  const site = view.sites.find((one) => one.site === place);
  const troop = view.spaces.find((one) => one.space === place)?.troop;
  const colours = site ? Object.keys(site.troops) : troop ? [troop] : [];
  const enemies = colours.filter((colour) => colour !== table.viewer);
  const rivals = (site?.spies ?? []).filter((seat) => seat !== table.viewer);
  const wish = (verb: string): string[] => {
    if (PUTS.has(verb)) return [`${verb} ${place}`];
    if (verb === "place_spy") return site ? [`${verb} ${place}`] : [];
    if (verb === "return_spy")
      return (rivals.length ? rivals : (site?.spies ?? [])).map((seat) => `${verb} ${place} ${seat}`);
    if (TAKES.has(verb)) return (enemies.length ? enemies : colours).map((colour) => `${verb} ${place} ${colour}`);
    return [];
  };
  const offered = [...new Set(table.options.map((option) => option.verb))];
  const usual = enemies.length && !mayHold(place, table) ? ["assassinate", "deploy"] : ["deploy", "assassinate"];
  const verbs = [...new Set([...(table.armed ? [table.armed] : []), ...offered, ...usual])];
  // What was asked for comes first; deploying before assassinating where there is room.
  if (!table.armed && !offered.some((verb) => verb !== "deploy" && verb !== "assassinate" && wish(verb).length)) {
    verbs.sort((one, other) => place_in(usual, one) - place_in(usual, other));
  }
  return verbs.flatMap(wish);
}

const place_in = (order: string[], verb: string) => (order.indexOf(verb) + order.length + 1) % (order.length + 1);

/** Whether there is an empty space: TU-6.10. */
function mayHold(place: string, table: TableModel): boolean {
  const view = viewOf(table);
  const space = view.spaces.find((one) => one.space === place);
  if (space) return space.troop === null;
  const site = view.sites.find((one) => one.site === place);
  const facts = table.catalogue.facts.sites as Record<string, { spaces: number }>;
  const held = Object.values(site?.troops ?? {}).reduce((sum, n) => sum + n, 0);
  return held < (facts[place]?.spaces ?? 0);
}

function split(spot: Spot): [string, string] {
  const at = spot.indexOf(":");
  return at < 0 ? [spot, ""] : [spot.slice(0, at), spot.slice(at + 1)];
}

/** All of my hand, in the order that asks least: what only gains power or influence first. */
export function playAll(table: TableModel): string[] {
  const offered = new Set(table.options.map((option) => option.action));
  const facts = table.catalogue.facts.cards as Record<string, { play: { key: string } }>;
  const asksNothing = (card: string) => Number(!facts[card]?.play.key.startsWith("effect_gain"));
  const hand = [...(mineOf(table)?.hand ?? [])].sort((one, other) => asksNothing(one) - asksNothing(other));
  return hand.map((card) => `play ${card}`).filter((action) => offered.has(action));
}

const LAID_OUT = ["discard", "inner", "played", "waiting"]; // piles of which a table shows names at most

/** The cards among my options that no pile on the table shows whole. */
export function cardsAsked(table: TableModel): { pile: string; card: string }[] {
  const spots = table.options.flatMap((option) => (ON_CARDS.has(option.verb) ? lights(option, table) : []));
  return spots.map(split).flatMap(([pile, card]) => (LAID_OUT.includes(pile) ? [{ pile, card }] : []));
}
