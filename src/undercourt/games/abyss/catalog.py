"""The Lords and Locations as numbers and tables for hot code, filled from `cards`; the powers it asks for by name."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.abyss.actions import LOCATIONS, LORDS, RACES
from undercourt.kernel.combinators import Nothing, seq
from undercourt.kernel.effect import Effect

SQUID: Final = 0
SHELLFISH: Final = 1
CRAB: Final = 2
SEAHORSE: Final = 3
JELLYFISH: Final = 4
ANY_RACE: Final = 5

MILITARY: Final = 0
MERCHANT: Final = 1
MAGE: Final = 2
POLITICIAN: Final = 3
FARMER: Final = 4
AMBASSADOR: Final = 5
GUILDS: Final = 6
GUILD_NAMES: Final = ["military", "merchant", "mage", "politician", "farmer", "ambassador"]

# Lords whose power lasts: numbers in the list of Lords; a test compares them.
RECRUITER: Final = 0
COMMANDER: Final = 4
TAMER: Final = 5
SHIP_MASTER: Final = 7
LANDLORD: Final = 10
SLAVER: Final = 11
SHAMAN: Final = 13
ORACLE: Final = 16
ALCHEMIST: Final = 17
MASTER_OF_MAGIC: Final = 19
OPPORTUNIST: Final = 20
DIPLOMAT: Final = 23
TREASURER: Final = 24

# Locations that hot code knows by number.
CITY_OF_MIRRORS: Final = 8
BLACK_SMOKERS: Final = 9


ABILITIES: Final = vec[Effect]([Nothing()] * LORDS)  # what happens when the Lord is hired
HAS_ABILITY: Final = vec[i64]([0] * LORDS)
COST: Final = vec[i64]([0] * LORDS)
DIFFERENT_RACES: Final = vec[i64]([0] * LORDS)
MANDATORY: Final = vec[i64]([0] * LORDS)  # a race, or ANY_RACE
KEYS: Final = vec[i64]([0] * LORDS)
INFLUENCE: Final = vec[i64]([0] * LORDS)
GUILD: Final = vec[i64]([0] * LORDS)
LORD_NAMES: Final = [""] * LORDS
LOCATION_NAMES: Final = [""] * LOCATIONS


class Lord(NamedTuple):
    slug: str
    guild: int
    cost: int
    races: int
    mandatory: int
    keys: int
    influence: int
    ability: Effect | None  # the arrow: once, when hired
    lasting: str  # key of the power that lasts while the Lord is free, or ""


class Lasting:
    """A power among the abilities of a Lord that hot code asks for by the Lord's number."""

    def __init__(self, key: str) -> None:
        self.key: str = key


def lasting(key: str) -> Lasting:
    return Lasting(key)


def lord(
    slug: str,
    guild: int,
    cost: int,
    races: int,
    mandatory: int,
    keys: int,
    influence: int,
    *abilities: Effect | Lasting,
) -> Lord:
    once = [ability for ability in abilities if isinstance(ability, Effect)]
    powers = [ability.key for ability in abilities if isinstance(ability, Lasting)]
    ability = seq(*once) if once else None
    return Lord(slug, guild, cost, races, mandatory, keys, influence, ability, powers[0] if powers else "")


def enter(number: int, kind: Lord) -> None:
    """Called once for every Lord, by `cards`."""
    LORD_NAMES[number] = kind.slug
    COST[number] = kind.cost
    DIFFERENT_RACES[number] = kind.races
    MANDATORY[number] = kind.mandatory
    KEYS[number] = kind.keys
    INFLUENCE[number] = kind.influence
    GUILD[number] = kind.guild
    if kind.ability is not None:
        ABILITIES[number] = kind.ability
        HAS_ABILITY[number] = 1


class Location(NamedTuple):
    """Scores `base + points * measure`; what is measured may be of one race or guild."""

    slug: str
    base: int
    points: int
    measure: str
    which: int = -1


def enter_location(number: int, kind: Location) -> None:
    """Called once for every Location, by `cards`."""
    LOCATION_NAMES[number] = kind.slug


assert RACES == ANY_RACE
