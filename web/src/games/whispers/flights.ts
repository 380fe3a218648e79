import type { Flight } from "../../table/face";
import type { Document, Happened } from "../../wire/types";
import { SLOTS, type SeatView, type Whispers } from "./view";

/** What moves when something happens: agents to chairs, banners between regions and reserves, cards to and from decks. */
export function flights(event: Happened, before: Document, after: Document): Flight[] {
  const about = (event.about ?? {}) as Record<string, string | number>;
  const seat = event.seat ?? "";
  const region = `region:${about.region}`;
  const way = { from: `region:${about.from}`, to: `region:${about.into}` };
  const then = after.view as unknown as Whispers;
  const banners = (n: number | string | undefined, empire: string) => ({ symbol: empire, text: String(n ?? "") });
  const active = then.active_empire ?? (before.view as unknown as Whispers).active_empire ?? "bear";
  switch (event.what) {
    case "place":
      return [{ from: `seat:${seat}`, to: `chair:${about.position}`, what: { seat } }];
    case "recall":
      return [{ from: `chair:${about.position}`, to: `seat:${seat}`, what: { seat } }];
    case "place_in":
      return [{ from: `seat:${seat}`, to: region, what: { seat } }];
    case "recall_from":
      return [{ from: region, to: `seat:${seat}`, what: { seat } }];
    case "move_agent":
      return [{ from: `chair:${about.from_position}`, to: `chair:${about.position}`, what: { seat } }];
    case "displace":
      return [{ from: `chair:${then.acting}`, to: `chair:${about.position}`, what: { seat } }];
    case "add":
    case "stand":
      return [{ from: `reserve:${about.empire}`, to: region, what: banners(`+${about.n}`, String(about.empire)) }];
    case "destroy":
    case "supply":
      return [{ from: region, to: `reserve:${about.empire}`, what: banners(`−${about.n}`, String(about.empire)) }];
    case "attack":
    case "carry":
    case "reinforce":
      return [{ ...way, what: banners(about.n, active) }];
    case "strengthen":
      return [{ from: `reserve:${about.empire}`, to: region, what: banners(`+${about.n}`, String(about.empire)) }];
    case "battle":
      return fallen(about);
    case "draw":
      return [
        {
          from: `empire:${about.empire}`,
          to: `seat:${seat}`,
          what: known(about.kind) ? { card: String(about.kind) } : { back: String(about.empire) },
        },
      ];
    case "spend":
    case "discard":
      return [
        { from: `seat:${seat}`, to: `empire:${String(about.kind).split("-")[0]}`, what: { card: String(about.kind) } },
      ];
    case "swap":
      return swapped(seat, String(about.slot), String(about.second), before.view as unknown as Whispers);
    default:
      return [];
  }
}

const known = (kind: unknown) => typeof kind === "string" && kind !== "hidden";

/** Those who fell go back to their reserves. */
function fallen(about: Record<string, string | number>): Flight[] {
  const gone = (empire: string | number | undefined, n: string | number | undefined): Flight[] =>
    Number(n) > 0
      ? [{ from: `region:${about.into}`, to: `reserve:${empire}`, what: { symbol: String(empire), text: `−${n}` } }]
      : [];
  return [...gone(about.attacker, about.attacker_lost), ...gone(about.defender, about.defender_lost)];
}

/** My own tokens change places; those of others lie on their own boards. */
function swapped(seat: string, slot: string, second: string, view: Whispers): Flight[] {
  const tokens = view.players.find((player: SeatView) => player.seat === seat)?.loyalty;
  const token = (name: string) => tokens?.[name as (typeof SLOTS)[number]];
  if (!token(slot) || token(slot) === "hidden") return [];
  return [
    { from: `slot:${slot}`, to: `slot:${second}`, what: { symbol: token(slot)! } },
    { from: `slot:${second}`, to: `slot:${slot}`, what: { symbol: token(second)! } },
  ];
}
