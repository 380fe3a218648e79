import type { TableModel } from "../../table/table.svelte";
import { cityOf, type CityView, type Deal, type Price, type Side } from "./view";

/** A side of a declared strategy, as sentences name it. */
export function where(table: TableModel, side: Side, owner: string): string {
  return table.tell({ key: "where", args: { side, other: owner, strategy: strategyOf(table, owner) } });
}

/** A strategy and whose it is. */
export function strategyName(table: TableModel, owner: string): string {
  const slug = strategyOf(table, owner);
  return slug === "none" ? table.seatName(owner) : `${table.name("strategy", slug)} (${table.seatName(owner)})`;
}

function strategyOf(table: TableModel, owner: string): string {
  return cityOf(table).strategies.find((one) => one.seat === owner)?.strategy ?? "none";
}

export function priceText(table: TableModel, price: Price | null): string {
  return price === null ? "…" : table.tell({ key: "action_price", args: { n: price.n, resource: price.resource } });
}

/** The contract on the table, as far as it was said. */
export function dealText(table: TableModel, deal: Deal): string {
  const side = deal.side !== null && deal.owner !== null ? where(table, deal.side, deal.owner) : "…";
  return table.say(`ui-secret-city-deal-${deal.kind}`, {
    seat: table.seatName(deal.proposer),
    price: priceText(table, deal.price),
    who: deal.card ? table.name("card", deal.card) : "none",
    where: side,
    strategy: deal.owner ? strategyName(table, deal.owner) : "…",
  });
}

/** A promise that holds now: somebody owes, somebody is bound, somebody stays out. */
export type Promised =
  | { what: "debt"; from: string; to: string; price: Price }
  | { what: "bound"; from: string; side: Side; owner: string; card: string | null }
  | { what: "out"; from: string; owner: string };

export function promises(view: CityView): Promised[] {
  const found: Promised[] = view.debts.map((debt) => ({
    what: "debt",
    from: debt.debtor,
    to: debt.creditor,
    price: { resource: debt.resource, n: debt.n },
  }));
  for (const player of view.players) {
    if (player.bound) {
      const who = player.bound.number === null ? null : player.characters[player.bound.number - 1];
      const { side, owner } = player.bound;
      found.push({ what: "bound", from: player.seat, side, owner, card: who?.card ?? null });
    }
    for (const owner of player.stays_out) found.push({ what: "out", from: player.seat, owner });
  }
  return found;
}

/** Those that concern me first. */
export function mineFirst(all: Promised[], me: string | null): Promised[] {
  const touches = (one: Promised) => one.from === me || (one.what === "debt" && one.to === me);
  return [...all].sort((a, b) => Number(touches(b)) - Number(touches(a)));
}
