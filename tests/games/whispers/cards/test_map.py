"""The map: regions, symbols, starting banners and borders."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import game, rule, table
from undercourt.games.whispers.game import GAME
from undercourt.games.whispers.state import Whispers

EMPIRES = {"b": "bear", "e": "eagle", "p": "elephant", "l": "lion", "h": "horse"}
REGIONS = [  # region, cities, farms, forts, starting banners, regions it touches
    ("b1", 0, 0, 1, 3, "b2 b3 b4 e2"),
    ("b2", 0, 0, 0, 0, "b1 b3 b4"),
    ("b3", 0, 1, 1, 3, "b1 b2 b5 l2"),
    ("b4", 0, 1, 0, 0, "b1 b2 b6"),
    ("b5", 0, 0, 1, 3, "b3 h2"),
    ("b6", 1, 0, 1, 0, "b4"),
    ("e1", 1, 1, 0, 2, "e2 l1"),
    ("e2", 0, 0, 1, 2, "b1 e1 e5"),
    ("e3", 0, 0, 1, 2, "e4 e5 e6 p5 p6"),
    ("e4", 0, 1, 0, 0, "e3 e5"),
    ("e5", 0, 0, 0, 0, "e2 e3 e4 e6"),
    ("e6", 0, 1, 0, 0, "e3 e5 e7"),
    ("e7", 1, 1, 0, 0, "e6"),
    ("p1", 0, 0, 1, 2, "p2 h8"),
    ("p2", 0, 0, 0, 0, "p1 p3"),
    ("p3", 0, 0, 1, 2, "p2 p4 p7 l9"),
    ("p4", 1, 0, 0, 0, "p3 p5 p7"),
    ("p5", 0, 0, 1, 0, "e3 p4 p6 p7 p8"),
    ("p6", 0, 1, 0, 0, "e3 p5 p8"),
    ("p7", 1, 0, 0, 0, "p3 p4 p5 p8"),
    ("p8", 0, 1, 0, 0, "p5 p6 p7"),
    ("l1", 0, 1, 0, 0, "e1 l2 l3"),
    ("l2", 0, 0, 1, 2, "b3 l1 l3 h2"),
    ("l3", 1, 0, 0, 2, "l1 l2 l4 l5 h2 h4 h5"),
    ("l4", 1, 0, 0, 0, "l3 l5 l6 h5 h6"),
    ("l5", 1, 0, 0, 0, "l3 l4 l7 l8"),
    ("l6", 0, 1, 0, 0, "l4 l7 h6 h7 h8"),
    ("l7", 0, 1, 0, 0, "l5 l6 l8 h8"),
    ("l8", 0, 0, 1, 0, "l5 l7 l9"),
    ("l9", 0, 0, 0, 2, "p3 l8"),
    ("h1", 1, 0, 0, 0, "h2 h3 h9"),
    ("h2", 0, 0, 0, 0, "b5 l2 l3 h1 h3 h4"),
    ("h3", 0, 0, 1, 0, "h1 h2 h4 h9 h10"),
    ("h4", 0, 0, 1, 0, "l3 h2 h3 h5 h10"),
    ("h5", 0, 0, 0, 0, "l3 l4 h4 h6"),
    ("h6", 1, 0, 0, 0, "l4 l6 h5 h7"),
    ("h7", 0, 1, 0, 0, "l6 h6 h8"),
    ("h8", 1, 0, 0, 0, "p1 l6 l7 h7"),
    ("h9", 0, 1, 0, 0, "h1 h3"),
    ("h10", 1, 0, 0, 0, "h3 h4"),
]
HOME_CITIES = {"bear": 1, "eagle": 2, "elephant": 2, "lion": 3, "horse": 4}


def stranger(region: str, neighbours: str) -> str:
    """An empire whose home touches neither this region nor its neighbours."""
    homes = {name[0] for name in [region, *neighbours.split()]}
    return next(empire for letter, empire in EMPIRES.items() if letter not in homes)


def targets(region: str, neighbours: str, link: str = "p5_p7") -> list[str]:
    """What a stranger in this region may attack."""
    empire = stranger(region, neighbours)
    chancellor = f"{empire} chancellor"
    t = table(agents={chancellor: "raven"}, banners={region: (empire, 2)}, acts=chancellor, elephant_link=link)
    t.do("attack", f"from {region}")
    return [word.removeprefix("into ") for word in t.options()]


@rule("WW-1.10", "WW-1.11")
def test_the_table_adds_up() -> None:
    t = game()
    assert len(REGIONS) == 40 and sum(len(row[5].split()) for row in REGIONS) == 2 * 69
    assert sum(row[1] for row in REGIONS) == 12 and sum(row[2] for row in REGIONS) == 13
    assert sum(row[3] for row in REGIONS) == 13 and sum(row[4] for row in REGIONS) == 25
    assert sum(t.cities(empire) for empire in EMPIRES.values()) == 12


@pytest.mark.parametrize(("region", "banners"), [(row[0], row[4]) for row in REGIONS])
@rule("WW-1.8", "WW-1.9", "WW-1.10", "WW-4.7")
def test_starting_banners_and_home_empires(region: str, banners: int) -> None:
    t = game()
    assert t.banners(region) == banners and t.control(region) == EMPIRES[region[0]]


@pytest.mark.parametrize(("region", "neighbours"), [(row[0], row[5]) for row in REGIONS])
@rule("WW-6.4")
def test_borders(region: str, neighbours: str) -> None:
    assert targets(region, neighbours) == sorted(neighbours.split())


@pytest.mark.parametrize(("region", "cities"), [(row[0], row[1]) for row in REGIONS])
@rule("WW-1.11", "WW-4.9")
def test_cities(region: str, cities: int) -> None:
    home = EMPIRES[region[0]]
    thief = "bear" if home != "bear" else "lion"
    t = table(phase="end", banners={region: (thief, 1)})
    assert t.cities(home) == HOME_CITIES[home] - cities and t.cities(thief) == HOME_CITIES[thief] + cities


@pytest.mark.parametrize(("region", "farms"), [(row[0], row[2]) for row in REGIONS])
@rule("WW-1.11", "WW-7.1", "WW-7.2")
def test_farms_raise_the_limit(region: str, farms: int) -> None:
    t = table(agents={"lion sheriff": "raven"}, banners={region: 7}, acts="lion sheriff").do("draw_cards")
    assert t.banners(region) == 4 + 2 * farms


@pytest.mark.parametrize(("region", "forts", "neighbours"), [(row[0], row[3], row[5]) for row in REGIONS])
@rule("WW-1.11", "WW-6.13")
def test_forts_destroy_one_attacker(region: str, forts: int, neighbours: str) -> None:
    empire = stranger(region, neighbours)
    chancellor, beside = f"{empire} chancellor", neighbours.split()[0]
    t = table(agents={chancellor: "raven"}, banners={beside: (empire, 3)}, acts=chancellor)
    t.do("attack", f"from {beside}", f"into {region}", "number 2")
    assert t.banners(region) == 2 - forts and t.control(region) == empire and t.reserve(empire) == 17 + forts


@pytest.mark.parametrize(("city", "numbers"), [("e1", {"e1": 2, "e4": 1}), ("e4", {"e1": 1, "e4": 2})])
@rule("WW-1.16", "WW-1.17")
def test_the_second_city_of_the_eagle(city: str, numbers: dict[str, int]) -> None:
    assert game(eagle_city=city).cities("eagle") == 2 and game(eagle_city=city).banners("e1") == 2
    for region, number in numbers.items():
        t = table(phase="end", banners={region: ("bear", 1)}, eagle_city=city)
        assert t.cities("bear") == number and t.cities("eagle") == 3 - number


@pytest.mark.parametrize(
    ("link", "region", "neighbours"),
    [
        ("p5_p7", "p4", "p3 p5 p7"),
        ("p5_p7", "p5", "e3 p4 p6 p7 p8"),
        ("p5_p7", "p7", "p3 p4 p5 p8"),
        ("p5_p7", "p8", "p5 p6 p7"),
        ("p4_p8", "p4", "p3 p5 p7 p8"),
        ("p4_p8", "p5", "e3 p4 p6 p8"),
        ("p4_p8", "p7", "p3 p4 p8"),
        ("p4_p8", "p8", "p4 p5 p6 p7"),
        ("p4_p8", "p3", "p2 p4 p7 l9"),
        ("p4_p8", "p6", "e3 p5 p8"),
    ],
)
@rule("WW-1.18", "WW-1.19")
def test_the_border_in_the_middle_of_the_elephant(link: str, region: str, neighbours: str) -> None:
    assert targets(region, neighbours, link) == sorted(neighbours.split())


@rule("WW-1.17", "WW-1.19")
def test_a_saved_game_comes_back_with_its_own_map() -> None:
    usual, other = table(phase="recall"), table(phase="recall", eagle_city="e4", elephant_link="p4_p8")
    for t in (usual, other):
        loaded = GAME.load(t.s.words())
        assert isinstance(loaded, Whispers) and loaded.map is t.s.map
    assert usual.s.map is not other.s.map
