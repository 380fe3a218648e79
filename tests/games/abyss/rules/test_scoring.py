"""The final affiliation, the score and ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.abyss.table import rule, table


@rule("AB-9.1", "AB-9.2")
def test_the_lowest_ally_of_each_race_in_hand_is_affiliated() -> None:
    t = table("crab 1", "crab 3", "crab 5", "squid 2", hands={"sky": ["jellyfish 4", "jellyfish 4"]})
    t.finish()
    assert t.over and t.affiliated("amber") == ["crab 1", "squid 2"] and t.affiliated("sky") == ["jellyfish 4"]
    assert t.hand("amber") == [] and t.hand("sky") == []
    assert t.discards() == ["crab 3", "crab 5", "jellyfish 4"]


@rule("AB-9.1")
def test_earlier_affiliates_do_not_stand_in_for_the_final_one() -> None:
    t = table("crab 3", affiliated={"amber": ["crab 1", "squid 4"]})
    t.finish()
    assert t.affiliated("amber") == ["crab 1", "crab 3", "squid 4"]


@rule("AB-9.1")
def test_a_game_that_ends_makes_the_final_affiliation() -> None:
    lords = ["keeper", "jailer", "seeker", "peddler", "shopkeeper", "apprentice"]
    court = ["miller", "trader", "hunter", "reaper"]
    t = table("seahorse 5", "crab 3", "squid 4", "squid 2", lords={"amber": lords}, court=court, council={"crab": [1]})
    t.do("hire miller", "pay seahorse 5", "pay crab 3", "done", "support crab")
    assert t.over and t.affiliated("amber") == ["crab 3", "squid 2"] and t.affiliated("sky") == ["crab 1"]


@rule("AB-9.3")
def test_the_score_is_the_sum_of_four_parts() -> None:
    t = table(
        locations={"amber": ["chasm"]},
        lords={"amber": ["miller"]},
        affiliated={"amber": ["crab 4", "squid 1"]},
        tokens={"amber": [3, 2]},
    )
    t.finish()
    assert t.score("amber") == {"locations": 8, "lords": 10, "allies": 5, "monsters": 5} and t.total("amber") == 28
    assert t.score("sky") == {"locations": 0, "lords": 0, "allies": 0, "monsters": 0}


@rule("AB-9.4")
def test_every_controlled_location_scores() -> None:
    t = table(locations={"amber": ["jail", "chasm"], "sky": ["sargasso_silos"]}, open=["parliament"])
    t.finish()
    assert t.score("amber")["locations"] == 15 + 5 and t.score("sky")["locations"] == 5


@rule("AB-9.5", "AB-7.4.2")
def test_free_covered_and_turned_lords_give_their_influence() -> None:
    t = table(lords={"amber": ["miller"]}, covered={"amber": ["keeper"]}, disabled={"amber": ["jailer"]})
    t.finish()
    assert t.score("amber")["lords"] == 10 + 6 + 7


@rule("AB-9.6")
def test_only_the_strongest_affiliate_of_a_race_scores() -> None:
    t = table("crab 5", "crab 1", affiliated={"amber": ["crab 2", "crab 4", "squid 1", "squid 1"]})
    t.finish()
    assert t.score("amber")["allies"] == 4 + 1


@rule("AB-9.7")
def test_monster_tokens_score_their_values() -> None:
    t = table(tokens={"amber": [2, 3, 4], "sky": [2]})
    t.finish()
    assert t.score("amber")["monsters"] == 9 and t.score("sky")["monsters"] == 2


@rule("AB-9.8")
def test_the_most_influence_wins() -> None:
    t = table(lords={"amber": ["miller"], "sky": ["landowner"]}, pearls={"amber": 9})
    t.finish()
    assert t.winners() == ["sky"]


@rule("AB-9.9")
def test_pearls_break_a_tie() -> None:
    t = table(seats=3, lords={"amber": ["peddler"], "sky": ["trader"]}, pearls={"amber": 1, "sky": 2, "green": 9})
    t.finish()
    assert t.winners() == ["sky"]


@rule("AB-9.10")
def test_the_strongest_lord_breaks_a_tie_of_pearls() -> None:
    t = table(lords={"amber": ["keeper"], "sky": ["trader"]}, tokens={"amber": [3]}, pearls={"amber": 1, "sky": 1})
    t.finish()
    assert t.total("amber") == t.total("sky") == 9 and t.winners() == ["sky"]


@rule("AB-9.11")
def test_a_tie_in_everything_is_shared() -> None:
    t = table(seats=3, lords={"amber": ["peddler"], "sky": ["trader"], "green": ["keeper"]})
    t.finish()
    assert t.winners() == ["amber", "sky"]


@rule("AB-9.12")
def test_pearls_and_keys_score_nothing() -> None:
    t = table(pearls={"amber": 9}, keys={"amber": 2})
    t.finish()
    assert t.total("amber") == 0


@rule("AB-9.13")
def test_the_final_affiliates_count_for_locations() -> None:
    t = table("crab 3", "squid 1", locations={"amber": ["coral_barrier", "chasm"]}, affiliated={"amber": ["crab 1"]})
    t.finish()
    assert t.location_score("amber", "coral_barrier") == 20 - 3 and t.location_score("amber", "chasm") == 5 + 6


@rule("AB-9.14")
def test_master_of_magic_does_not_change_the_final_affiliation() -> None:
    t = table("crab 1", "crab 5", lords={"amber": ["master_of_magic"]})
    t.finish()
    assert t.affiliated("amber") == ["crab 1"]


@rule("AB-9.15")
def test_covered_lords_count_for_locations() -> None:
    t = table(
        locations={"amber": ["parliament", "jail"]}, covered={"amber": ["diplomat"]}, lords={"amber": ["traitor"]}
    )
    t.finish()
    assert t.location_score("amber", "parliament") == 10 and t.location_score("amber", "jail") == 13


@rule("AB-9.16")
def test_races_count_by_cards() -> None:
    t = table(locations={"amber": ["sanctuary"]}, affiliated={"amber": ["jellyfish 5", "jellyfish 4", "crab 3"]})
    t.finish()
    assert t.location_score("amber", "sanctuary") == 4 + 6


TURNED = [  # Location, points if turned Lords count for nothing, points if they count
    ("parliament", 6, 8),
    ("sargasso_silos", 7, 9),
    ("jail", 14, 12),
    ("abyss", 2, 4),
    ("depths", 12, 10),
    ("throne_room", 6, 12),
    ("closed_tower", 3, 6),
    ("lost_tower", 0, 3),
]


@pytest.mark.parametrize(("location", "usual", "counted"), TURNED)
@rule("AB-9.17", "AB-9.18")
def test_turned_lords_at_locations(location: str, usual: int, counted: int) -> None:
    mine: dict[str, Any] = {"locations": {"amber": [location]}, "lords": {"amber": ["keeper"]}}
    mine["disabled"] = {"amber": ["diplomat", "landowner"]}
    t = table(**mine)
    t.finish()
    assert t.location_score("amber", location) == usual
    t = table(**mine, assassinated="influence_only")
    t.finish()
    assert t.location_score("amber", location) == usual
    t = table(**mine, assassinated="count")
    t.finish()
    assert t.location_score("amber", location) == counted


@rule("AB-9.19")
def test_city_of_mirrors_copies_the_best_for_its_owner() -> None:
    t = table(
        seats=3,
        locations={"amber": ["city_of_mirrors", "throne_room"], "sky": ["parliament", "barracks"], "green": ["abyss"]},
        lords={"amber": ["corruptor", "traitor", "schemer"], "sky": ["jailer", "seeker", "hunter"]},
    )
    t.finish()
    assert t.location_score("sky", "barracks") == 13 and t.location_score("amber", "city_of_mirrors") == 12
    assert t.score("amber")["locations"] == 12 + 6


@rule("AB-9.20")
def test_city_of_mirrors_with_nothing_to_copy() -> None:
    t = table(locations={"amber": ["city_of_mirrors", "jail"]}, open=["parliament"])
    t.finish()
    assert t.location_score("amber", "city_of_mirrors") == 0
    t = table(locations={"amber": ["city_of_mirrors", "jail"], "sky": ["black_smokers"]})
    t.finish()
    assert t.location_score("amber", "city_of_mirrors") == 0


@rule("AB-9.21")
def test_an_ambassador_has_keys() -> None:
    t = table(locations={"amber": ["closed_tower", "lost_tower"]}, covered={"amber": ["elder"]})
    t.finish()
    assert t.location_score("amber", "closed_tower") == 3 and t.location_score("amber", "lost_tower") == 0
