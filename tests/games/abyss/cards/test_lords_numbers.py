"""The numbers printed on the 35 Lords."""

from __future__ import annotations

import pytest

from undercourt.games.abyss.cards.lords import LORD_LIST

GUILDS = ["military", "merchant", "mage", "politician", "farmer", "ambassador"]
RACES = ["squid", "shellfish", "crab", "seahorse", "jellyfish", "any"]
NUMBERS = [  # slug, guild, price, number of races, mandatory race, keys, influence
    ("recruiter", "military", 10, 2, "crab", 1, 4),
    ("jailer", "military", 6, 3, "crab", 0, 7),
    ("seeker", "military", 7, 2, "crab", 0, 7),
    ("assassin", "military", 10, 1, "crab", 0, 6),
    ("commander", "military", 8, 1, "crab", 1, 4),
    ("tamer", "military", 6, 3, "crab", 1, 4),
    ("hunter", "military", 8, 2, "crab", 0, 6),
    ("ship_master", "merchant", 6, 3, "shellfish", 1, 5),
    ("trader", "merchant", 10, 3, "shellfish", 0, 9),
    ("peddler", "merchant", 8, 1, "shellfish", 0, 9),
    ("landlord", "merchant", 10, 2, "shellfish", 1, 5),
    ("slaver", "merchant", 8, 1, "shellfish", 1, 5),
    ("shopkeeper", "merchant", 6, 3, "shellfish", 0, 9),
    ("shaman", "mage", 6, 3, "jellyfish", 1, 5),
    ("invoker", "mage", 8, 1, "jellyfish", 0, 8),
    ("apprentice", "mage", 6, 3, "jellyfish", 0, 9),
    ("oracle", "mage", 8, 2, "jellyfish", 1, 5),
    ("alchemist", "mage", 7, 1, "jellyfish", 1, 5),
    ("illusionist", "mage", 10, 1, "jellyfish", 0, 9),
    ("master_of_magic", "mage", 10, 3, "jellyfish", 1, 6),
    ("opportunist", "politician", 6, 3, "squid", 1, 5),
    ("corruptor", "politician", 10, 1, "squid", 0, 6),
    ("traitor", "politician", 12, 3, "squid", 0, 6),
    ("diplomat", "politician", 8, 1, "squid", 1, 5),
    ("treasurer", "politician", 10, 2, "squid", 1, 5),
    ("schemer", "politician", 8, 3, "squid", 0, 6),
    ("keeper", "farmer", 6, 3, "seahorse", 1, 6),
    ("reaper", "farmer", 7, 2, "seahorse", 1, 6),
    ("shepherd", "farmer", 8, 1, "seahorse", 1, 6),
    ("miller", "farmer", 8, 2, "seahorse", 0, 10),
    ("aquaculturalist", "farmer", 9, 3, "seahorse", 0, 11),
    ("landowner", "farmer", 10, 1, "seahorse", 0, 12),
    ("sage", "ambassador", 10, 5, "any", 3, 4),
    ("hermit", "ambassador", 10, 5, "any", 3, 5),
    ("elder", "ambassador", 10, 5, "any", 3, 3),
]


def test_there_are_35_lords() -> None:
    assert sorted(lord.slug for lord in LORD_LIST) == sorted(row[0] for row in NUMBERS) and len(NUMBERS) == 35


@pytest.mark.parametrize(("slug", "guild", "cost", "races", "mandatory", "keys", "influence"), NUMBERS)
def test_printed_numbers(
    slug: str, guild: str, cost: int, races: int, mandatory: str, keys: int, influence: int
) -> None:
    lord = next(lord for lord in LORD_LIST if lord.slug == slug)
    assert (GUILDS[lord.guild], RACES[lord.mandatory]) == (guild, mandatory)
    assert (lord.cost, lord.races, lord.keys, lord.influence) == (cost, races, keys, influence)
