import type { TableModel } from "../../table/table.svelte";
import { capitalised } from "../../text/words";
import { type Empire, factsOf, type Printed, whispers } from "./view";

/** What things are called on the page, and what a screen reader hears of them. */

export const idOf = (region: string) => region.toUpperCase();

export function regionLabel(table: TableModel, slug: string): string {
  const region = whispers(table).regions[slug]!;
  const facts = factsOf(table).regions[slug]!;
  const name = `${idOf(slug)} ${table.name("region", slug)}`;
  const army = `${table.name("empire", region.control)}, ${table.say("ui-whispers-banners", { n: region.banners })}`;
  const symbols = (["city", "farm", "fort"] as const)
    .filter((one) => facts[one])
    .map((one) => table.name("symbol", one));
  const conquered =
    region.control === facts.home ? [] : [table.say("web-whispers-home", { empire: table.name("empire", facts.home) })];
  const agents = region.agents.map((seat) => table.say("web-whispers-agent-of", { seat: table.seatName(seat) }));
  const supply = table.say("web-whispers-supply", { n: facts.supply });
  const near = table.say("web-whispers-near", { regions: facts.neighbours.map(idOf).join(", ") });
  return [name, army, ...conquered, ...symbols, ...agents, supply, near].join(", ");
}

export function chairLabel(table: TableModel, slug: string): string {
  const position = whispers(table).councils[slug]!;
  const name = capitalised(table.name("position", slug));
  const does = table.texts.card_text(factsOf(table).positions[slug]!.play, null);
  const whose = position.agent
    ? table.say("web-whispers-agent-of", { seat: table.seatName(position.agent) })
    : position.controller
      ? table.say("web-whispers-obeys", { seat: table.seatName(position.controller) })
      : table.say("web-whispers-nobody");
  const acted = position.acted ? [table.say("web-whispers-acted")] : [];
  const now = slug === whispers(table).acting ? [table.say("web-whispers-acts-now")] : [];
  return [name, ...now, ...acted, whose, does].join(", ");
}

/** What a printed action does as things are: its symbol, how many, and what is counted for it. */
export function action(
  table: TableModel,
  slug: string,
  printed: Printed,
): { symbol: string; n: number | null; per: string | null } {
  const position = whispers(table).councils[slug]!;
  if (printed.action === "add") return { symbol: "banner", n: position.add, per: printed.symbol ?? null };
  if (printed.action === "draw") return { symbol: "draw", n: position.draw, per: printed.symbol ?? null };
  return { symbol: printed.action === "attack" ? "attack" : "move", n: null, per: null };
}

/** In two lines where one would be too long for its place. */
export function lines(name: string, room: number, letter: number): string[] {
  const words = name.split(" ");
  if (words.length < 2 || name.length * letter <= room) return [name];
  let best: [string, string] = [words[0]!, words.slice(1).join(" ")];
  for (let i = 2; i < words.length; i++) {
    const split: [string, string] = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    if (Math.max(...split.map((one) => one.length)) < Math.max(...best.map((one) => one.length))) best = split;
  }
  return best;
}

export function empireName(table: TableModel, empire: Empire): string {
  return table.name("empire", empire);
}
