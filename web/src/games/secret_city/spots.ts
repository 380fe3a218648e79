import type { Flight, Spot } from "../../table/face";
import type { Option } from "../../table/options";
import type { TableModel } from "../../table/table.svelte";
import type { Happened, Saying } from "../../wire/types";
import { cityOf, holderOf, playerOf, standing } from "./view";

/** Where things are lit, meant and moved; and what would be lost. No drawing here. */

export function question(table: TableModel): string {
  return table.now.decision?.question.key ?? "";
}

/** Where an option is lit. `sent`: the character that I think of sending, the only one whose ways are lit. */
export function lights(option: Option, table: TableModel, sent: number | null): Spot[] {
  const [first = "", second = "", third = ""] = option.objects;
  const me = table.viewer ?? "";
  switch (option.verb) {
    case "draft":
    case "income":
    case "property":
    case "take_territory":
      return [`territory:${first}`];
    case "bid":
    case "dismiss":
    case "ability":
      return [`character:${me}:${first}`];
    case "target":
      return [`character:${first}:${second}`];
    case "player":
      return [`house:${first}`];
    case "strategy":
      return [`strategy:${first}`];
    case "deck":
      return [`deck:${first}`];
    case "use":
      return [`hand:${first}`];
    case "buy":
      return [buySpot(first, table)];
    case "discard":
      return question(table) === "ask_discard" ? [`hand:${first}`] : [];
    case "take":
      return question(table) === "ask_house_card" ? [`deck:house:${first}`] : [`looked:${first}`];
    case "place":
      // A strategy to stay out of is meant as a whole, whichever side is touched (SC-9.23).
      return option.key === "action_place_strategy"
        ? [`duel:${second}:for`, `duel:${second}:against`]
        : [`duel:${second}:${first}`];
    case "assign":
      return Number(first) === sent ? [`duel:${third}:${second}`] : [];
    default:
      return [];
  }
}

/** A unique card is bought from the territory on which it lies (SC-6.17). */
function buySpot(card: string, table: TableModel): Spot {
  const me = playerOf(cityOf(table), table.viewer);
  const land = me?.hand.includes(card) ? undefined : me?.territories.find((held) => held.unique === card);
  return land ? `territory:${land.territory}` : `hand:${card}`;
}

/** What a tap on a dark spot may have meant, likeliest first. */
export function wishes(spot: Spot, table: TableModel, sent: number | null): string[] {
  const [kind, one = "", two = ""] = spot.split(":");
  const asked = new Set(table.options.map((option) => option.verb));
  const me = playerOf(cityOf(table), table.viewer);
  switch (kind) {
    case "territory":
      if (asked.has("draft")) return [`draft ${one}`];
      if (asked.has("take_territory")) return [`take_territory ${one}`];
      return [`property ${one}`, `income ${one}`];
    case "character":
      for (const verb of ["bid", "dismiss"]) if (asked.has(verb) && one === me?.seat) return [`${verb} ${two}`];
      return asked.has("target") || one !== me?.seat ? [`target ${one} ${two}`] : [`ability ${two}`];
    case "duel": {
      if (asked.has("place")) return [`place ${two} ${one}`];
      const all = me ? standing(me).map((each) => each.number) : [];
      const first = sent === null ? all : [sent, ...all.filter((each) => each !== sent)];
      return first.map((number) => `assign ${number} ${two} ${one}`);
    }
    case "house":
      return [`player ${one}`];
    case "strategy":
      return [`strategy ${one}`];
    case "deck":
      return one === "house" ? [`take ${two}`] : [`deck ${one}`];
    case "looked":
      return [`take ${one}`];
    case "hand":
      return asked.has("discard")
        ? [`discard ${one}`]
        : asked.has("buy")
          ? [`buy ${one}`, `use ${one}`]
          : [`use ${one}`];
    default:
      return [];
  }
}

/** What moves when this happens. */
export function flights(event: Happened, before: { view: unknown }): Flight[] {
  const about = (event.about ?? {}) as Record<string, string | number | undefined>;
  const seat = event.seat ?? "";
  const mine: Spot = `seat:${seat}`;
  const card = typeof about.card === "string" && !["hidden", "none"].includes(about.card) ? about.card : undefined;
  const shown: Flight["what"] = card ? { card } : { back: String(about.deck ?? "house") };
  const tokens: Flight["what"] = { symbol: String(about.resource ?? "money"), text: String(about.n ?? "") };
  const duel: Spot = `duel:${about.owner}:${about.side}`;
  const character: Spot = `character:${about.other ?? seat}:${about.number}`;
  switch (event.what) {
    case "assign":
      return [{ from: `character:${seat}:${about.number}`, to: duel, what: shown }];
    case "relocate":
      return [{ from: character, to: duel, what: shown }];
    case "draft":
      return [{ from: `territory:${about.territory}`, to: mine, what: { seat, symbol: "quarter" } }];
    case "take_territory": {
      const holder = holderOf(before.view as Parameters<typeof holderOf>[0], String(about.territory));
      return [
        {
          from: `territory:${about.territory}`,
          to: mine,
          what: { seat: holder?.player.seat ?? seat, symbol: "quarter" },
        },
      ];
    }
    case "income":
      return [{ from: `territory:${about.territory}`, to: mine, what: { seat, symbol: "quarter" } }];
    case "gain":
      return [{ from: `house:${seat}`, to: mine, what: { ...tokens, seat } }];
    case "lose":
      return [{ from: mine, to: `house:${seat}`, what: { ...tokens, seat } }];
    case "give":
      return [{ from: mine, to: `seat:${about.other}`, what: { ...tokens, seat } }];
    case "draw":
      return [{ from: `deck:${about.deck}`, to: mine, what: shown }];
    case "take_card":
      return [{ from: `seat:${about.other}`, to: mine, what: shown }];
    case "use":
    case "buy":
      return [{ from: mine, to: `house:${seat}`, what: shown }];
    case "attach":
      return [
        { from: mine, to: about.side === "none" ? `character:${about.owner}:${about.number}` : duel, what: shown },
      ];
    case "strengthen_side":
      return [{ from: mine, to: duel, what: { symbol: "magic", text: `+${about.n}`, seat } }];
    case "kill":
      return [{ from: character, to: `house:${about.other ?? seat}`, what: shown }];
    case "bid":
      return [{ from: `character:${seat}:${about.number}`, to: `house:${seat}`, what: shown }];
    case "propose":
      return about.other === "nobody"
        ? []
        : [{ from: mine, to: `seat:${about.other}`, what: { symbol: "handshake", seat } }];
    case "owe":
      return [{ from: mine, to: `seat:${about.other}`, what: { symbol: "seal", text: String(about.n), seat } }];
    default:
      return [];
  }
}

/** What would go unused, or be paid dearly, if I went on now. */
export function leftovers(option: Option, table: TableModel): Saying[] {
  if (option.verb !== "done" && option.verb !== "pass") return [];
  const said: Saying[] = [];
  const key = question(table);
  const others = (verb: string) => table.options.filter((one) => one.verb === verb);
  if (key === "ask_buying")
    for (const one of others("buy")) said.push({ key: "web_city_left_buy", args: { card: one.objects[0]! } });
  if (key === "ask_battle")
    for (const one of others("ability"))
      said.push({ key: "web_city_left_ability", args: { card: String(one.args.card) } });
  if (key === "ask_territories" && option.args.what === "rest_income_home")
    for (const one of others("property").filter((each) => isHome(each.objects[0]!, table)))
      said.push({ key: "web_city_left_property", args: { territory: one.objects[0]! } });
  if (key === "ask_window" && cityOf(table).phase === "end") said.push(...debts(table));
  return said;
}

function isHome(territory: string, table: TableModel): boolean {
  const facts = table.catalogue.facts as { territories: Record<string, { house: string | null }> };
  return facts.territories[territory]?.house !== null;
}

/** Debts that I cannot pay in what was promised: the rest is paid in influence (SC-9.33). */
function debts(table: TableModel): Saying[] {
  const view = cityOf(table);
  const me = playerOf(view, table.viewer);
  return (["money", "mana"] as const).flatMap((resource) => {
    const owed = view.debts
      .filter((debt) => debt.debtor === me?.seat && debt.resource === resource)
      .reduce((sum, debt) => sum + debt.n, 0);
    const have = me?.tokens[resource] ?? 0;
    return owed > have ? [{ key: "web_city_left_debt", args: { n: owed, resource, have } }] : [];
  });
}
