"""Who wins: a sheet per seat, every line named by its rule."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.abyss.actions import RACES
from undercourt.games.abyss.cards.locations import LOCATION_LIST
from undercourt.games.abyss.catalog import CITY_OF_MIRRORS, GUILD, INFLUENCE, KEYS
from undercourt.games.abyss.state import (
    AFFILIATED,
    ASSASSINATED_COUNT,
    DISABLED_LORDS,
    HELD_LOCATIONS,
    PEARLS,
    TOKEN_KINDS,
    TOKEN_VALUES,
    Abyss,
    race_of,
    value_of,
)
from undercourt.kernel.ids import Seat, members
from undercourt.kernel.score import Line, Score, ranked


def score(s: Abyss) -> Score:
    """AB-9: ties go to the most pearls, then to the Lord with the most influence; else the win is shared."""
    ties = [
        [s.tables[PEARLS + seat], max([INFLUENCE[lord] for lord in members(s.owned(seat))], default=0)]
        for seat in range(s.seats)
    ]
    return ranked([sheet(s, seat) for seat in range(s.seats)], ties)


def sheet(s: Abyss, seat: Seat) -> list[Line]:
    """AB-9, as if the game ended now; Allies in hand are affiliated only at the end. Hidden tokens count nothing."""
    places = members(s.tables[HELD_LOCATIONS + seat])
    tokens = [s.tokens[seat * TOKEN_KINDS + kind] * (kind + 2) for kind in range(TOKEN_VALUES)]
    return [
        Line("AB-9.4", "locations", sum([location_score(s, seat, place) for place in places])),
        Line("AB-9.5", "lords", sum([INFLUENCE[lord] for lord in members(s.owned(seat))])),
        Line("AB-9.6", "allies", highest_of_each_race(s, AFFILIATED + seat)),
        Line("AB-9.7", "monsters", sum(tokens)),
    ]


def location_score(s: Abyss, seat: Seat, location: i64) -> int:
    """AB-6, AB-9: base + points * measure."""
    kind = LOCATION_LIST[location]
    return kind.base + kind.points * measured(s, seat, kind.measure, kind.which)


def measured(s: Abyss, seat: Seat, what: str, which: int) -> int:
    # AB-7: of a Lord turned by the Assassin only the influence counts, unless the table agreed otherwise.
    counted = s.owned(seat) if s.plays_with(ASSASSINATED_COUNT) else s.owned(seat) & ~s.tables[DISABLED_LORDS + seat]
    lords = members(counted)
    if what == "lord_of_guild":
        return sum([GUILD[lord] == which for lord in lords])
    if what == "different_guilds":
        return len({GUILD[lord] for lord in lords})
    if what == "lords":
        return len(lords)
    if what == "lords_with_key":
        return sum([KEYS[lord] > 0 for lord in lords])
    if what == "lords_without_key":
        return sum([KEYS[lord] == 0 for lord in lords])
    if what == "weakest_lord":
        return min([INFLUENCE[lord] for lord in lords], default=0)
    if what == "strongest_lord":
        return max([INFLUENCE[lord] for lord in lords], default=0)
    if what == "best_of_opponents":
        return best_of_opponents(s, seat)
    allies = s.cards.listed(AFFILIATED + seat)
    if what == "affiliated":
        return sum([race_of(ally) == which for ally in allies])
    if what == "all_affiliated":
        return len(allies)
    if what == "lowest_of_each_race":
        return sum([min(values_of_race(allies, race), default=0) for race in range(RACES)])
    return 0


def best_of_opponents(s: Abyss, seat: Seat) -> int:
    """AB-6: City of Mirrors copies the best Location of the opponents, counted with the seat's own Lords and Allies."""
    best = 0
    for other in range(s.seats):
        for location in members(s.tables[HELD_LOCATIONS + other]):
            if other != seat and location != CITY_OF_MIRRORS:
                best = max(best, location_score(s, seat, location))
    return best


def highest_of_each_race(s: Abyss, pile: i64) -> i64:
    total: i64 = 0
    for race in range(RACES):
        highest: i64 = 0
        for i in range(s.cards.size[pile]):
            ally = s.cards.at(pile, i)
            if race_of(ally) == race:
                highest = max(highest, value_of(ally))
        total += highest
    return total


def values_of_race(allies: list[i64], race: i64) -> list[int]:
    return [value_of(ally) for ally in allies if race_of(ally) == race]
