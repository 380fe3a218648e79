"""What a study may change in Abyss."""

from __future__ import annotations

from undercourt.games.abyss.cards.locations import LOCATION_LIST
from undercourt.games.abyss.cards.lords import LORD_LIST
from undercourt.games.abyss.catalog import enter
from undercourt.games.abyss.state import KEY_TOKENS, PEARLS, Abyss
from undercourt.judgement.abyss import worth
from undercourt.lab.levers import Dealt, Lever, Levers

LORDS = [lord.slug for lord in LORD_LIST]
LOCATIONS = [location.slug for location in LOCATION_LIST]


def on_lord(field: str, says: str, least: int, most: int) -> Lever:
    """A number on the line of a Lord, entered again into the tables."""

    def write(number: int, value: int) -> None:
        LORD_LIST[number] = LORD_LIST[number]._replace(**{field: value})  # type: ignore[arg-type]  # all are numbers
        enter(number, LORD_LIST[number])

    numbers = list(range(len(LORDS)))
    return Lever("lord", field, says, LORDS, numbers, least, most, lambda n: int(getattr(LORD_LIST[n], field)), write)


def on_location(field: str, says: str, least: int, most: int) -> Lever:
    """A number on the line of a Location, which judgement has in a table of its own."""
    table = {"base": worth.BASE, "points": worth.POINTS}[field]

    def write(number: int, value: int) -> None:
        LOCATION_LIST[number] = LOCATION_LIST[number]._replace(**{field: value})  # type: ignore[arg-type]  # numbers
        table[number] = value

    def read(number: int) -> int:
        return int(getattr(LOCATION_LIST[number], field))

    return Lever("location", field, says, LOCATIONS, list(range(len(LOCATIONS))), least, most, read, write)


def each_pearls(s: Abyss, n: int) -> None:
    for seat in range(s.seats):
        s.tables[PEARLS + seat] = n


def each_keys(s: Abyss, n: int) -> None:
    for seat in range(s.seats):
        s.tables[KEY_TOKENS + seat] = n


LEVERS = Levers(
    [
        on_lord("cost", "value of the Allies that hire the Lord", 1, 20),
        on_lord("races", "how many races they must be of", 1, 5),
        on_lord("keys", "keys on the Lord: 0 or 1, or 3 for those that have 3", 0, 3),
        on_lord("influence", "points at the end", 0, 30),
        on_location("base", "points at the end, whatever is counted", -20, 40),
        on_location("points", "points for each of what is counted", -9, 9),
    ],
    [
        Dealt("pearls", "of each player at the beginning, 1 in the rules", 0, 20, each_pearls),
        Dealt("keys", "tokens of each player at the beginning, none in the rules", 0, 2, each_keys),
    ],
    lambda: next(
        (f"the Lord '{lord.slug}' would have 2 keys; it must be 0, 1 or 3" for lord in LORD_LIST if lord.keys == 2), ""
    ),
)
