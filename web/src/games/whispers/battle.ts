import type { Empire, Facts, Whispers } from "./view";

/**
 * What an attack comes to, without cards: the rulebook's own arithmetic on what lies open.
 * A fort destroys one attacker first (WW-6.13), then both sides lose one for one (WW-6.8).
 */
export interface Battle {
  attacker: Empire;
  defender: Empire;
  home: Empire;
  force: number; // attackers
  defenders: number;
  fort: 0 | 1; // attackers that a fort destroys
  lost: number; // on each side, one for one
  left: number; // attackers that stand there afterwards
  kept: number; // defenders that are left
  outcome: "conquers" | "repelled" | "stopped" | "empties" | "reverts" | "enters";
}

/** One step of it, with the rule that says so. */
export interface Step {
  key: string;
  rule: string;
  args: Record<string, number | string>;
}

export function battle(view: Whispers, facts: Facts, into: string, attacker: Empire, force: number): Battle {
  const region = view.regions[into]!;
  const { home, fort: stands } = facts.regions[into]!;
  const own = region.control === attacker; // WW-8.37: the region fell to the attacker while the banners were on their way
  const fort = stands ? 1 : 0;
  const defenders = own ? 0 : region.banners;
  const lost = Math.max(0, Math.min(force - fort, defenders));
  const left = Math.max(0, force - fort - lost);
  const kept = defenders - lost;
  const sum = { attacker, defender: region.control, home, force, defenders, fort, lost, left, kept } as const;
  return { ...sum, outcome: outcome(left, kept, defenders, own, home === region.control) };
}

function outcome(left: number, kept: number, defenders: number, own: boolean, atHome: boolean): Battle["outcome"] {
  if (left > 0) return own ? "enters" : "conquers"; // WW-6.9
  if (kept > 0) return "repelled"; // WW-6.10
  if (defenders === 0) return "stopped"; // WW-6.16
  return atHome ? "empties" : "reverts"; // WW-6.11
}

/** The battle as it is worked out, a line a step. */
export function steps(b: Battle): Step[] {
  const found: Step[] = [];
  if (b.fort) found.push({ key: "web-whispers-step-fort", rule: b.defenders ? "WW-6.13" : "WW-6.14", args: { n: 1 } });
  if (b.lost) found.push({ key: "web-whispers-step-fall", rule: "WW-6.8", args: { n: b.lost } });
  const rule = {
    conquers: "WW-6.9",
    repelled: "WW-6.10",
    stopped: "WW-6.16",
    empties: "WW-6.11",
    reverts: "WW-6.11",
    enters: "WW-8.37",
  };
  const quiet = b.outcome === "conquers" && !b.fort && !b.lost;
  found.push({
    key: `web-whispers-outcome-${b.outcome}`,
    rule: quiet ? "WW-6.17" : rule[b.outcome],
    args: { n: b.outcome === "repelled" ? b.kept : b.left, empire: b.outcome === "reverts" ? b.home : b.attacker },
  });
  return found;
}
