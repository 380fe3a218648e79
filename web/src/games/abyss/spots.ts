/** Where options are lit, and what a tap on a dark place may have meant. */
import type { Spot } from "../../table/face";
import type { Option } from "../../table/options";
import { mine, seen, type AbyssView } from "./view";
import type { TableModel } from "../../table/table.svelte";

export function lights(option: Option, table: TableModel): Spot[] {
  const view = seen(table);
  const thing = option.objects.join(" ");
  const newest = `track:${view.track.length}`;
  switch (option.verb) {
    case "explore": // while exploring, the next ledge; before it, deck and first ledge
      return view.track.length ? [`track:${view.track.length + 1}`, "deck"] : ["deck", "track:1"];
    case "take":
    case "fight":
    case "buy":
      return [newest];
    case "choose": // rewards of a fight
      return [`threat:${view.threat}`];
    case "plot":
      return ["court-deck"];
    case "support":
    case "dismiss":
      return [`council:${thing}`];
    case "hire":
    case "replace":
      return [`court:${thing}`];
    case "pay":
    case "discard":
    case "sell":
      return [`hand:${thing}`];
    case "affiliate":
      return [`paid:${thing}`];
    case "disable":
    case "give_up":
    case "cover":
      return [`lord:${thing}`];
    case "opponent":
      return [`seat:${thing}`];
    case "draw_locations":
      return ["location-deck"];
    case "take_location":
    case "swap_out":
    case "exchange":
      return [`location:${thing}`];
    case "spend_key":
      return [`keys:${table.viewer}`];
    default:
      return [];
  }
}

export function wishes(spot: Spot, table: TableModel): string[] {
  const [kind = "", thing = ""] = spot.split(/:(.*)/);
  const view = seen(table);
  switch (kind) {
    case "court":
      return [`hire ${thing}`, `replace ${thing}`];
    case "court-deck":
    case "space":
      return ["plot"];
    case "deck":
      return ["explore"];
    case "track":
      return onLedge(Number(thing), view);
    case "threat":
    case "pool":
      return ["fight"];
    case "treasury":
      return ["plot"];
    case "council":
      return [`support ${thing}`, `dismiss ${thing}`];
    case "hand":
      return view.hiring ? [`pay ${thing}`, `sell ${thing}`] : [`sell ${thing}`, `discard ${thing}`];
    case "paid":
      return [`affiliate ${thing}`];
    case "location":
      return [`take_location ${thing}`, `swap_out ${thing}`];
    case "location-deck":
      return [4, 3, 2, 1].map((n) => `draw_locations ${n}`).reverse();
    case "lord":
      return mine(table)?.lords.includes(thing)
        ? [`cover ${thing}`, `give_up ${thing}`]
        : [`disable ${thing}`, `cover ${thing}`];
    case "keys":
      return ["spend_key"];
    case "seat":
      return [`opponent ${thing}`];
    default:
      return [];
  }
}

function onLedge(ledge: number, view: AbyssView): string[] {
  if (ledge > view.track.length) return ["explore"];
  return view.track[ledge - 1] === "monster" ? ["fight"] : ["take", "buy"];
}
