"""What Lords and Locations are worth: their numbers and powers in points, and the Locations' formulas as tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.abyss.actions import LOCATIONS, LORDS, RACES
from undercourt.games.abyss.cards import LORD
from undercourt.games.abyss.cards.locations import LOCATION_LIST
from undercourt.games.abyss.cards.lords import LORD_LIST
from undercourt.games.abyss.catalog import GUILD, GUILDS, INFLUENCE, KEYS
from undercourt.games.abyss.effects import GainPearls
from undercourt.games.abyss.state import AFFILIATED, Abyss, race_of, value_of
from undercourt.kernel.ids import Seat, lowest_bit

# What Locations count, by number in a profile: Lords by guild, affiliated Allies by race, and the rest.
OF_GUILD: Final = 0
OF_RACE: Final = GUILDS
ALL_AFFILIATED: Final = OF_RACE + RACES
DIFFERENT_GUILDS: Final = ALL_AFFILIATED + 1
ALL_LORDS: Final = DIFFERENT_GUILDS + 1
WITH_KEY: Final = ALL_LORDS + 1
WITHOUT_KEY: Final = WITH_KEY + 1
WEAKEST: Final = WITHOUT_KEY + 1
STRONGEST: Final = WEAKEST + 1
LOWEST_OF_RACES: Final = STRONGEST + 1
UNCOUNTED: Final = LOWEST_OF_RACES + 1
MEASURES: Final = UNCOUNTED + 1
NUMBERED: Final = {
    "lord_of_guild": OF_GUILD,
    "affiliated": OF_RACE,
    "all_affiliated": ALL_AFFILIATED,
    "different_guilds": DIFFERENT_GUILDS,
    "lords": ALL_LORDS,
    "lords_with_key": WITH_KEY,
    "lords_without_key": WITHOUT_KEY,
    "weakest_lord": WEAKEST,
    "strongest_lord": STRONGEST,
    "lowest_of_each_race": LOWEST_OF_RACES,
    "best_of_opponents": UNCOUNTED,
    "nothing": UNCOUNTED,
}

BASE: Final = vec[i64]([kind.base for kind in LOCATION_LIST])
POINTS: Final = vec[i64]([kind.points for kind in LOCATION_LIST])
MEASURE: Final = vec[i64]([NUMBERED[kind.measure] + max(0, kind.which) for kind in LOCATION_LIST])

# How much a measure grows with each Lord that is still to come, in points of the measure.
_GROWTH: Final = {ALL_AFFILIATED: 1.2, DIFFERENT_GUILDS: 0.45, ALL_LORDS: 1.0, WITH_KEY: 0.5, WITHOUT_KEY: 0.5}
_OTHER_GROWTH: Final = {WEAKEST: -0.4, STRONGEST: 0.4, LOWEST_OF_RACES: 0.8, UNCOUNTED: 0.0}
GROWTH: Final = vec[float]([({**_GROWTH, **_OTHER_GROWTH}).get(measure, 0.2) for measure in range(MEASURES)])

# What a lasting power brings in one turn of its owner, in points.
_LASTING: Final = {
    "recruiter": 0.5, "commander": 0.2, "tamer": 0.15, "ship_master": 0.5, "landlord": 0.7, "slaver": 0.4,
    "shaman": 0.25, "oracle": 0.1, "alchemist": 0.5, "master_of_magic": 0.4, "opportunist": 0.15, "diplomat": 0.3,
    "treasurer": 0.6,
}  # fmt: skip

# What happens once, when the Lord is hired; the pearls that some of them bring are counted as pearls.
_ONCE: Final = {
    "jailer": 1.0, "seeker": 1.2, "assassin": 3.0, "commander": 0.3, "hunter": 2.5, "invoker": 2.5, "apprentice": 2.5,
    "illusionist": 1.5, "corruptor": 2.0, "traitor": 1.0, "schemer": 0.5,
}  # fmt: skip


def by_lord(worth: dict[str, float]) -> vec[float]:
    assert worth.keys() <= LORD.keys()
    return vec[float]([worth.get(slug, 0.0) for slug in LORD])


LASTING: Final = by_lord(_LASTING)
ONCE: Final = by_lord(_ONCE)
PEARLS_AT_ONCE: Final = vec[i64]([kind.ability.n if isinstance(kind.ability, GainPearls) else 0 for kind in LORD_LIST])


def profile(s: Abyss, seat: Seat, lords: i64) -> vec[i64]:
    """All that Locations count, for an owner of these Lords (bits) and the seat's affiliated Allies."""
    counts = vec[i64]([0] * MEASURES)
    weakest: i64 = 99
    while lords != 0:
        lord = lowest_bit(lords)
        lords &= lords - 1
        if counts[OF_GUILD + GUILD[lord]] == 0:
            counts[DIFFERENT_GUILDS] += 1
        counts[OF_GUILD + GUILD[lord]] += 1
        counts[ALL_LORDS] += 1
        counts[WITH_KEY if KEYS[lord] > 0 else WITHOUT_KEY] += 1
        weakest = min(weakest, INFLUENCE[lord])
        counts[STRONGEST] = max(counts[STRONGEST], INFLUENCE[lord])
    if weakest < 99:
        counts[WEAKEST] = weakest
    least = vec[i64]([0] * RACES)  # by race: the value of the lowest Ally
    allies = AFFILIATED + seat
    for i in range(s.cards.size[allies]):
        race = race_of(s.cards.at(allies, i))
        value = value_of(s.cards.at(allies, i))
        counts[ALL_AFFILIATED] += 1
        counts[OF_RACE + race] += 1
        if least[race] == 0 or value < least[race]:
            counts[LOWEST_OF_RACES] += value - least[race]
            least[race] = value
    return counts


def location_points(counts: vec[i64], location: i64, more_lords: float) -> float:
    """AB-9: the formula as it stands, and as it will grow with so many Lords more. Not for the City of Mirrors."""
    measure = MEASURE[location]
    return float(BASE[location]) + float(POINTS[location]) * (float(counts[measure]) + GROWTH[measure] * more_lords)


assert len(LOCATION_LIST) == LOCATIONS and len(LORD) == LORDS
