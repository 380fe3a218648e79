/** What a Location scores, as a row of signs: `4 + 3 × (jellyfish)`. Its sentence says the same in words. */
import { measureOf } from "./worth";
import type { AbyssFacts } from "./view";

export type Sign = { text: string } | { symbol: string; race?: string } | { word: string };

export function formula(location: string, facts: AbyssFacts): Sign[] {
  const { base, points, play } = facts.locations[location]!;
  const each = (sign: Sign): Sign[] => [
    ...(base ? [{ text: `${base} ${points < 0 ? "−" : "+"} ` }] : []),
    ...(Math.abs(points) === 1 && base ? [] : [{ text: `${Math.abs(points)} × ` }]),
    sign,
  ];
  switch (measureOf(location, facts)) {
    case "lord_of_guild":
      return each({ symbol: String(play.args!.guild) });
    case "affiliated":
      return each({ symbol: String(play.args!.race), race: String(play.args!.race) });
    case "all_affiliated":
      return each({ symbol: "affiliate" });
    case "different_guilds":
      return each({ symbol: "guilds" });
    case "lords":
      return each({ symbol: "lord" });
    case "lords_with_key":
      return each({ symbol: "keyed" });
    case "lords_without_key":
      return each({ symbol: "keyless" });
    case "weakest_lord":
      return [{ text: `${points} × ` }, { symbol: "star" }, { word: "web-abyss-weakest" }];
    case "strongest_lord":
      return [{ symbol: "star" }, { word: "web-abyss-strongest" }];
    case "lowest_of_each_race":
      return [{ text: `${base} + ` }, { symbol: "affiliate" }, { word: "web-abyss-lowest-each" }];
    case "best_of_opponents":
      return [{ symbol: "house" }, { word: "web-abyss-best-theirs" }];
    default:
      return [{ text: "0" }, { symbol: "again" }];
  }
}
