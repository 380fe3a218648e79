import type { Flight } from "../../table/face";
import type { TableModel } from "../../table/table.svelte";
import type { Document, Happened } from "../../wire/types";
import { spotOf } from "./spots";

/** What moves when this happens: troops, spies, cards, from where they were to where they go. */
export function flights(event: Happened, _before: Document, _after: Document, table: TableModel): Flight[] {
  const about = event.about ?? {};
  const word = (name: string) => (typeof about[name] === "string" ? (about[name] as string) : "");
  const seat = event.seat ?? "";
  const mine = seat === table.viewer;
  const home = `seat:${seat}`;
  const place = word("place") ? spotOf(word("place")) : "";
  const colour = word("colour");
  const card = word("card");
  const troop = (whose: string, from: string, to: string): Flight => ({ from, to, what: { seat: whose } });
  const spy = (whose: string, from: string, to: string): Flight => ({ from, to, what: { symbol: "spy", seat: whose } });
  const moved = (from: string, to: string): Flight => ({
    from,
    to,
    what: card && card !== "hidden" ? { card } : { back: "tyrants" },
  });
  const source = cardsFrom(word("from"), card, mine, home);

  switch (event.what) {
    case "deploy":
      return [troop(seat, home, place)];
    case "assassinate":
      return [troop(colour, place, home)];
    case "supplant":
      return [troop(colour, place, home), troop(seat, home, place)];
    case "return_troop":
      return [troop(colour, place, `seat:${colour}`)];
    case "move":
      return [troop(colour, place, spotOf(word("to")))];
    case "place_trophy":
      return [troop(colour, home, place)];
    case "take_trophy":
      return [troop(colour, `seat:${word("other")}`, home)];
    case "place_spy":
      return [spy(seat, home, place)];
    case "return_spy":
      return [spy(colour, place, `seat:${colour}`)];
    case "marker":
      return [{ from: place, to: home, what: { symbol: "influence", seat } }];
    case "marker_vp":
    case "gain_vp":
      return [{ from: place || home, to: home, what: { symbol: "vp", seat, text: `+${String(about.n)}` } }];
    case "recruit":
      return [moved(source, home)];
    case "play":
      return [moved(source, "played")]; // beside the hand lies what is played this turn, whoever plays
    case "promote":
    case "put_back":
      return [moved(source, home)];
    case "devour":
      return [moved(source, "devoured")];
    case "discard":
      return [moved(source, home)];
    case "refill":
      return [moved("market_deck", `market:${card}`)];
    case "outcast_comes":
      return [{ from: "market:insane_outcast", to: home, what: { card: "insane_outcast" } }];
    case "outcast_returns":
      return [{ from: home, to: "market:insane_outcast", what: { card: "insane_outcast" } }];
    case "draw":
      return mine ? [moved(home, "hand")] : [];
    default:
      return [];
  }
}

/** Where a card comes from: mine lie open before me, those of others with their names. */
function cardsFrom(pile: string, card: string, mine: boolean, home: string): string {
  if (pile === "row" || pile === "stack") return `market:${card}`;
  if (pile === "devoured") return "devoured";
  if (!mine) return home;
  if (pile === "hand") return `hand:${card}`;
  return pile === "played" || pile === "this" ? "played" : home;
}
