import { say } from "../text/language.svelte";
import type { Listed, ListedPlayer } from "./lists.svelte";

/** What a player is called in a list. */
export function called(player: ListedPlayer): string {
  if (player.bot) return say("web-lobby-bot");
  if (player.mine) return say("web-lobby-you");
  if (player.name) return player.name;
  return say(player.open ? "web-lobby-free-seat" : "web-gather-seat-invited");
}

/** Tables have no names: they go by who sits there. */
export function tableName(table: Listed): string {
  const people = table.players.filter((one) => one.name && !one.mine && !one.bot);
  if (people.length) return people.map((one) => one.name).join(", ");
  const bots = table.players.filter((one) => one.bot).length;
  return bots ? say("web-lobby-solo", { n: bots }) : say("web-lobby-you");
}

/** Who a table waits for, as far as everybody may know. */
export function waitsFor(table: Listed): string {
  const player = table.players.find((one) => one.seat === table.waits_for);
  return player ? say("web-lobby-waits-for", { name: called(player) }) : say("web-lobby-waits");
}

/** How a game ended. */
export function ending(table: Listed): string {
  if (table.state === "abandoned") return say("web-lobby-abandoned");
  const winners = table.players.filter((one) => table.result?.order?.[0]?.includes(one.seat));
  return winners.length ? say("web-lobby-won", { names: winners.map(called).join(", ") }) : "";
}
