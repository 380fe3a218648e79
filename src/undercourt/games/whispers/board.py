"""The map: forty regions, what is printed in them, and which border on which."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.kernel.ids import BIT

REGIONS: Final = 40


class Region(NamedTuple):
    slug: str  # its first letter is its home empire
    symbols: str
    banners: int  # at the start
    neighbours: str


BOARD: Final = [
    Region("b1", "fort", 3, "b2 b3 b4 e2"),
    Region("b2", "", 0, "b1 b3 b4"),
    Region("b3", "farm fort", 3, "b1 b2 b5 l2"),
    Region("b4", "farm", 0, "b1 b2 b6"),
    Region("b5", "fort", 3, "b3 h2"),
    Region("b6", "city fort", 0, "b4"),
    Region("e1", "city farm", 2, "e2 l1"),
    Region("e2", "fort", 2, "b1 e1 e5"),
    Region("e3", "fort", 2, "e4 e5 e6 p5 p6"),
    Region("e4", "farm", 0, "e3 e5"),
    Region("e5", "", 0, "e2 e3 e4 e6"),
    Region("e6", "farm", 0, "e3 e5 e7"),
    Region("e7", "city farm", 0, "e6"),
    Region("p1", "fort", 2, "p2 h8"),
    Region("p2", "", 0, "p1 p3"),
    Region("p3", "fort", 2, "p2 p4 p7 l9"),
    Region("p4", "city", 0, "p3 p5 p7"),
    Region("p5", "fort", 0, "e3 p4 p6 p7 p8"),
    Region("p6", "farm", 0, "e3 p5 p8"),
    Region("p7", "city", 0, "p3 p4 p5 p8"),
    Region("p8", "farm", 0, "p5 p6 p7"),
    Region("l1", "farm", 0, "e1 l2 l3"),
    Region("l2", "fort", 2, "b3 l1 l3 h2"),
    Region("l3", "city", 2, "l1 l2 l4 l5 h2 h4 h5"),
    Region("l4", "city", 0, "l3 l5 l6 h5 h6"),
    Region("l5", "city", 0, "l3 l4 l7 l8"),
    Region("l6", "farm", 0, "l4 l7 h6 h7 h8"),
    Region("l7", "farm", 0, "l5 l6 l8 h8"),
    Region("l8", "fort", 0, "l5 l7 l9"),
    Region("l9", "", 2, "p3 l8"),
    Region("h1", "city", 0, "h2 h3 h9"),
    Region("h2", "", 0, "b5 l2 l3 h1 h3 h4"),
    Region("h3", "fort", 0, "h1 h2 h4 h9 h10"),
    Region("h4", "fort", 0, "l3 h2 h3 h5 h10"),
    Region("h5", "", 0, "l3 l4 h4 h6"),
    Region("h6", "city", 0, "l4 l6 h5 h7"),
    Region("h7", "farm", 0, "l6 h6 h8"),
    Region("h8", "city", 0, "p1 l6 l7 h7"),
    Region("h9", "farm", 0, "h1 h3"),
    Region("h10", "city", 0, "h3 h4"),
]

REGION_NAMES: Final = [region.slug for region in BOARD]
ALL_REGIONS: Final = 2**REGIONS - 1  # bits
HOME: Final = vec[i64](["beplh".index(region.slug[0]) for region in BOARD])  # empire


class Map:
    """The board as sets of regions: bits. Two spots of it are disputed, so there are four."""

    def __init__(self, number: i64, cities: i64, farms: i64, forts: i64, adjacent: vec[i64]) -> None:
        self.number: i64 = number
        self.cities: i64 = cities
        self.farms: i64 = farms
        self.forts: i64 = forts
        self.adjacent: vec[i64] = adjacent  # by region


def supply_limit(map: Map, region: i64) -> i64:
    """WW-7: four banners, six with a farm."""
    return 6 if map.farms & BIT[region] != 0 else 4


def with_symbol(symbol: str) -> int:
    return sum([2**i for i, region in enumerate(BOARD) if symbol in region.symbols.split()])


def toggled(adjacent: list[int], a: str, b: str) -> None:
    """A border that was there is there no more, or the other way round."""
    i, j = REGION_NAMES.index(a), REGION_NAMES.index(b)
    adjacent[i] ^= 2**j
    adjacent[j] ^= 2**i


CITY_IN_E4: Final = 1  # what a number of a map says; bits
LINK_P4_P8: Final = 2


def drawn(number: int) -> Map:
    """WW-1.16 to WW-1.19: the sources differ on one city and on one border."""
    cities = with_symbol("city")
    adjacent = [sum([2 ** REGION_NAMES.index(slug) for slug in region.neighbours.split()]) for region in BOARD]
    if number & CITY_IN_E4:
        cities ^= 2 ** REGION_NAMES.index("e1") ^ 2 ** REGION_NAMES.index("e4")
    if number & LINK_P4_P8:
        toggled(adjacent, "p5", "p7")
        toggled(adjacent, "p4", "p8")
    return Map(number, cities, with_symbol("farm"), with_symbol("fort"), vec[i64](adjacent))


MAPS: Final = [drawn(number) for number in range(4)]
HOME_REGIONS: Final = vec[i64]([sum([2**i for i in range(REGIONS) if HOME[i] == empire]) for empire in range(5)])

assert len(BOARD) == REGIONS and BIT[REGIONS] > ALL_REGIONS
