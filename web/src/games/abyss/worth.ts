/**
 * What a Location scores: base + points × what it measures (AB-9.4, AB-9.15 to AB-9.21). The view says the same for the
 * viewer; here it is taken apart, so that a Location can show how its number comes about, and for any player.
 */
import { RACES, lordsOf, raceOf, valueOf, type AbyssFacts, type AbyssPlayer } from "./view";

export interface Worth {
  base: number;
  points: number; // for each; negative where it takes away
  count: number; // how many, or the number that is multiplied
  total: number;
}

export function worthOf(
  location: string,
  owner: AbyssPlayer,
  players: readonly AbyssPlayer[],
  facts: AbyssFacts,
): Worth {
  const fact = facts.locations[location]!;
  const count = measured(location, owner, players, facts);
  return { base: fact.base, points: fact.points, count, total: fact.base + fact.points * count };
}

/** What is measured, as the key of its sentence says: `location_lords`. */
export function measureOf(location: string, facts: AbyssFacts): string {
  return facts.locations[location]!.play.key.replace("location_", "");
}

function measured(location: string, owner: AbyssPlayer, players: readonly AbyssPlayer[], facts: AbyssFacts): number {
  const which = facts.locations[location]!.play.args ?? {};
  const lords = counted(owner, facts).map((slug) => facts.cards[slug]!);
  switch (measureOf(location, facts)) {
    case "lord_of_guild":
      return lords.filter((lord) => lord.guild === which.guild).length;
    case "affiliated": // AB-9.16: cards, not values
      return owner.affiliated.filter((ally) => raceOf(ally) === which.race).length;
    case "all_affiliated":
      return owner.affiliated.length;
    case "different_guilds":
      return new Set(lords.map((lord) => lord.guild)).size;
    case "lords":
      return lords.length;
    case "lords_with_key": // AB-9.21
      return lords.filter((lord) => lord.keys > 0).length;
    case "lords_without_key":
      return lords.filter((lord) => lord.keys === 0).length;
    case "weakest_lord":
      return lords.length ? Math.min(...lords.map((lord) => lord.influence)) : 0;
    case "strongest_lord":
      return Math.max(0, ...lords.map((lord) => lord.influence));
    case "lowest_of_each_race":
      return RACES.reduce((sum, race) => sum + lowest(owner, race), 0);
    case "best_of_opponents":
      return bestOfOpponents(owner, players, facts);
    default:
      return 0;
  }
}

/** AB-9.15: free Lords and those under Locations; AB-9.17, AB-9.18: turned ones only where the table agreed so. */
function counted(owner: AbyssPlayer, facts: AbyssFacts): string[] {
  const turnedCount = facts.cards.assassin?.play.args?.count === 1;
  return turnedCount ? lordsOf(owner) : [...owner.lords, ...owner.covered];
}

function lowest(owner: AbyssPlayer, race: string): number {
  const values = owner.affiliated.filter((ally) => raceOf(ally) === race).map(valueOf);
  return values.length ? Math.min(...values) : 0;
}

/** AB-9.19, AB-9.20: the best Location of the opponents, counted with the owner's own cards. */
function bestOfOpponents(owner: AbyssPlayer, players: readonly AbyssPlayer[], facts: AbyssFacts): number {
  const theirs = players
    .filter((player) => player.seat !== owner.seat)
    .flatMap((player) => Object.keys(player.locations))
    .filter((location) => measureOf(location, facts) !== "best_of_opponents");
  return Math.max(0, ...theirs.map((location) => worthOf(location, owner, players, facts).total));
}
