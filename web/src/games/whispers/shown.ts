import type { Happened } from "../../wire/types";
import type { TableModel } from "../../table/table.svelte";
import { type Battle, battle } from "./battle";
import { type Empire, factsOf, whispers } from "./view";

/** An attack as the map shows it: asked about, on its way, or just fought. */
export interface Shown {
  from: string;
  into: string;
  empire: Empire;
  battle: Battle | null; // null while it is not known with how many
  fought: boolean;
}

/** The attack that the table is about now, if there is one. `look` is the option under the pointer. */
export function attackShown(table: TableModel, look: string | null): Shown | null {
  const view = whispers(table);
  const facts = factsOf(table);
  const args = table.now.decision?.question.args ?? {};
  const empire = view.active_empire;
  if (view.attack !== null && empire !== null) {
    const { from, into, banners } = view.attack;
    const [verb, n] = look?.split(" ") ?? [];
    const force = banners || (verb === "number" ? Number(n) : 0);
    return { from, into, empire, battle: force ? battle(view, facts, into, empire, force) : null, fought: false };
  }
  if (empire !== null && table.now.decision?.question.key === "ask_attack_into" && look?.startsWith("into ")) {
    const from = String(args.from);
    const into = look.slice("into ".length);
    return { from, into, empire, battle: battle(view, facts, into, empire, mayLeave(table, from)), fought: false };
  }
  return lastFought(table.happened, table);
}

/** WW-6.5, WW-6.6: a conquered region keeps one banner, a home region none. */
export function mayLeave(table: TableModel, region: string): number {
  const { control, banners } = whispers(table).regions[region]!;
  return control === factsOf(table).regions[region]!.home ? banners : banners - 1;
}

/** The attack that ended last, until the next position acts. */
function lastFought(events: Happened[], table: TableModel): Shown | null {
  let found: Partial<Shown> & { n?: number } = {};
  for (let i = events.length - 1; i >= 0; i--) {
    const { what, about } = events[i]!;
    if (what === "acts" || what === "phase" || what === "round" || what === "end") return null;
    if (what === "battle" && !found.battle) found = { ...found, battle: told(about!, table) };
    if (what === "conquer" && found.n === undefined)
      found = { ...found, n: Number(about!.n), empire: about!.empire as Empire };
    if (what === "attack") {
      const [from, into] = [String(about!.from), String(about!.into)];
      const empire = found.battle?.attacker ?? found.empire ?? whispers(table).active_empire;
      if (empire === null || (!found.battle && found.n === undefined)) return null;
      return { from, into, empire, battle: found.battle ?? untouched(into, empire, found.n!, table), fought: true };
    }
  }
  return null;
}

/** A battle as the event tells it. */
export function told(about: Record<string, unknown>, table: Pick<TableModel, "catalogue">): Battle {
  const n = (key: string) => Number(about[key]);
  const home = factsOf(table).regions[String(about.into)]!.home;
  const [attacker, defender] = [about.attacker as Empire, about.defender as Empire];
  const [left, kept, fort] = [n("attacker_left"), n("defender_left"), n("fort") as 0 | 1];
  const lost = n("defender_lost");
  const outcome =
    left > 0
      ? attacker === defender
        ? "enters"
        : "conquers"
      : kept > 0
        ? "repelled"
        : lost === 0
          ? "stopped"
          : home === defender
            ? "empties"
            : "reverts";
  return {
    attacker,
    defender,
    home,
    force: left + n("attacker_lost"),
    defenders: kept + lost,
    fort,
    lost,
    left,
    kept,
    outcome,
  };
}

/** WW-6.17: conquered without a battle. */
function untouched(into: string, attacker: Empire, n: number, table: TableModel): Battle {
  const home = factsOf(table).regions[into]!.home;
  return {
    attacker,
    defender: home,
    home,
    force: n,
    defenders: 0,
    fort: 0,
    lost: 0,
    left: n,
    kept: 0,
    outcome: "conquers",
  };
}
