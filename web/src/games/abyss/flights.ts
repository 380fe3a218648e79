/** What moves when something happens. Spots are those of the board, else the strip of a seat. */
import type { Flight, Spot } from "../../table/face";
import type { Document, Happened } from "../../wire/types";
import type { AbyssView } from "./view";

/** `viewer` sees cards come into their own hand; those of others go to their seat. */
export function flights(event: Happened, before: Document, viewer: string | null): Flight[] {
  const view = before.view as AbyssView;
  const { what, about = {} } = event;
  const seat = event.seat ?? "";
  const [ally, lord, location] = [about.ally, about.card, about.location].map((slug) => String(slug ?? ""));
  const n = Number(about.n ?? 1);
  const slot = Number(about.slot ?? 0);
  const home: Spot = `seat:${seat}`;
  const hand = (card: string): Spot => (seat === viewer && card !== "hidden" ? `hand:${card}` : home);
  const card = (from: Spot, to: Spot, slug: string): Flight[] => [
    { from, to, what: slug === "hidden" || slug === "" ? { back: "ally" } : { card: slug } },
  ];
  const sign = (from: Spot, to: Spot, symbol: string, text = ""): Flight[] => [{ from, to, what: { symbol, text } }];
  switch (what) {
    case "reveal":
      return card("deck", `track:${slot + 1}`, ally!);
    case "take":
      return card(`track:${slot + 1}`, hand(ally!), ally!);
    case "buy":
      return [
        ...card(`track:${slot + 1}`, hand(ally!), ally!),
        ...sign(home, `seat:${String(about.other)}`, "pearl", `${n}`),
      ];
    case "to_council":
      return card(`track:${slot + 1}`, `council:${ally!.split(" ")[0]}`, ally!);
    case "discard_monster":
      return card(`track:${slot + 1}`, "deck", "monster");
    case "take_stack":
      return Array.from({ length: Math.min(n, 4) }, () => card(`council:${String(about.race)}`, home, "")).flat();
    case "dismiss":
      return card(`council:${String(about.race)}`, "deck", "");
    case "threat":
    case "threat_back":
      return sign(`threat:${view.threat}`, `threat:${n}`, "monster");
    case "gain_pearls":
      return sign("treasury", home, "pearl", `+${n}`);
    case "lose_pearls":
      return sign(home, "treasury", "pearl", `−${n}`);
    case "gain_keys":
      return sign(`threat:${view.threat}`, home, "key", `+${n}`);
    case "spend_key":
      return sign(home, "location-deck", "key");
    case "gain_token":
      return sign("pool", home, "token");
    case "steal_token":
      return sign(`seat:${String(about.other)}`, home, "token");
    case "reveal_lord":
      return card("court-deck", `space:${slot}`, lord!);
    case "hire":
      return card(view.court.includes(lord!) ? `court:${lord}` : "court-deck", `seat:${seat}`, lord!);
    case "call_lord":
      return card(`court:${lord}`, home, lord!);
    case "replace":
      return card(`court:${lord}`, "court-deck", lord!);
    case "give_up":
      return card(`lord:${lord}`, "court-deck", lord!);
    case "pay":
      return seat === viewer ? card(`hand:${ally}`, "deck", ally!) : card(home, "deck", ally!);
    case "discard":
      return card(hand(ally!), "deck", ally!);
    case "affiliate":
      return card("deck", home, ally!);
    case "draw_location":
      return card("location-deck", `location:${location}`, location!);
    case "take_location":
      return card(`location:${location}`, home, location!);
    default:
      return [];
  }
}
