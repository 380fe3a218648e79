"""What every Location is worth."""

from __future__ import annotations

import pytest

from tests.games.abyss.table import rule, table

GUILD = {
    "sargasso_silos": (5, ["keeper", "reaper", "miller"]),
    "hydrozoa_reserves": (6, ["shaman", "oracle", "invoker"]),
    "parliament": (6, ["traitor", "diplomat", "schemer"]),
    "barracks": (7, ["jailer", "commander", "hunter"]),
    "dockworks": (5, ["trader", "slaver", "peddler"]),
}
RACE = {
    "sanctuary": (4, "jellyfish"),
    "sargasso_fields": (3, "seahorse"),
    "oceanic_senate_assembly": (4, "squid"),
    "chasm": (5, "crab"),
    "nest_of_giant_clams": (3, "shellfish"),
}


def worth(location: str, lords: list[str], affiliated: list[str]) -> int:
    """The Location's points for an owner with these Lords, every second one covered, and these affiliated Allies."""
    t = table(
        locations={"amber": [location]},
        lords={"amber": lords[::2]},
        covered={"amber": lords[1::2]},
        affiliated={"amber": affiliated},
        disabled={"sky": ["elder"]},
    )
    t.finish()
    assert t.score("amber")["locations"] == t.location_score("amber", location)
    return t.location_score("amber", location)


@pytest.mark.parametrize("number", [0, 1, 2, 3])
@pytest.mark.parametrize("location", sorted(GUILD))
@rule("AB-9.4", "AB-9.15")
def test_two_points_for_each_lord_of_a_guild(location: str, number: int) -> None:
    base, lords = GUILD[location]
    strangers = [other[0] for slug, (_, other) in GUILD.items() if slug != location]
    assert worth(location, lords[:number] + strangers, ["crab 1"]) == base + 2 * number


@pytest.mark.parametrize("values", [[], [5], [1, 1], [2, 3, 4]])
@pytest.mark.parametrize("location", sorted(RACE))
@rule("AB-9.4", "AB-9.16")
def test_three_points_for_each_affiliate_of_a_race(location: str, values: list[int]) -> None:
    base, race = RACE[location]
    strangers = [f"{other} 2" for slug, (_, other) in RACE.items() if slug != location]
    assert worth(location, ["keeper"], [f"{race} {value}" for value in values] + strangers) == base + 3 * len(values)


OTHER = [  # Location, Lords, affiliated Allies, points
    ("abyss", [], [], 0),
    ("abyss", ["keeper", "reaper"], [], 2),
    ("abyss", ["keeper", "slaver", "traitor"], [], 6),
    ("abyss", ["keeper", "slaver", "traitor", "jailer", "oracle", "sage"], [], 12),
    ("black_smokers", ["keeper", "slaver"], ["crab 5"], 0),
    ("depths", [], [], 0),
    ("depths", ["landowner"], [], 24),
    ("depths", ["landowner", "commander", "keeper"], [], 8),
    ("depths", ["landowner", "hermit"], [], 10),
    ("throne_room", [], [], 0),
    ("throne_room", ["commander"], [], 4),
    ("throne_room", ["commander", "landowner", "keeper"], [], 12),
    ("jail", [], ["crab 5"], 15),
    ("jail", ["keeper"], [], 14),
    ("jail", ["keeper", "slaver", "traitor", "jailer"], ["crab 5"], 11),
    ("closed_tower", [], [], 0),
    ("closed_tower", ["keeper", "miller"], [], 3),
    ("closed_tower", ["keeper", "slaver", "sage", "jailer"], [], 9),
    ("lost_tower", [], [], 0),
    ("lost_tower", ["keeper", "miller"], [], 3),
    ("lost_tower", ["keeper", "trader", "sage", "jailer"], [], 6),
    ("chamber_of_allies", ["landowner"], [], 3),
    ("chamber_of_allies", [], ["crab 5"], 8),
    ("chamber_of_allies", [], ["crab 5", "crab 2", "squid 3", "squid 4"], 8),
    ("chamber_of_allies", [], ["crab 1", "squid 2", "shellfish 3", "seahorse 4", "jellyfish 5"], 18),
    ("coral_barrier", ["landowner"], [], 20),
    ("coral_barrier", [], ["crab 5"], 19),
    ("coral_barrier", [], ["crab 1", "crab 1", "squid 2", "seahorse 4"], 16),
]


@pytest.mark.parametrize(("location", "lords", "affiliated", "points"), OTHER)
@rule("AB-9.4")
def test_the_other_locations(location: str, lords: list[str], affiliated: list[str], points: int) -> None:
    assert worth(location, lords, affiliated) == points


@pytest.mark.parametrize(
    ("theirs", "points"),
    [
        (["parliament"], 8),
        (["chasm"], 11),
        (["parliament", "chasm"], 11),
        (["jail", "chasm", "parliament"], 13),
        (["throne_room"], 12),
        (["coral_barrier", "jail"], 17),
        (["black_smokers"], 0),
        ([], 0),
    ],
)
@rule("AB-9.19", "AB-9.20")
def test_city_of_mirrors(theirs: list[str], points: int) -> None:
    t = table(
        locations={"amber": ["city_of_mirrors"], "sky": theirs},
        lords={"amber": ["landowner", "traitor"], "sky": ["schemer", "diplomat", "corruptor", "treasurer"]},
        affiliated={"amber": ["crab 1", "crab 3", "squid 5"], "sky": ["crab 2"]},
    )
    t.finish()
    assert t.location_score("amber", "city_of_mirrors") == points


def test_every_location_is_tried() -> None:
    tried = set(GUILD) | set(RACE) | {row[0] for row in OTHER} | {"city_of_mirrors"}
    assert len(tried) == 20 and tried == set(table(stack=None).stack())
