"""What the merchants do."""

from __future__ import annotations

import pytest

from tests.games.abyss.table import rule, table
from tests.games.abyss.words import OTHERS, hire

COURT = ["aquaculturalist", "hunter", "jailer"]
LANDLORD = ("shellfish 5", "shellfish 1", "squid 4")


@pytest.mark.parametrize(
    ("lord", "paid", "pearls"),
    [
        ("trader", ("shellfish 5", "crab 3", "squid 2"), 3),
        ("peddler", ("shellfish 5", "shellfish 3"), 2),
        ("shopkeeper", ("shellfish 3", "crab 2", "squid 1"), 1),
    ],
)
@rule("AB-7.9", "AB-7.10", "AB-7.13")
def test_pearls_at_hiring(lord: str, paid: tuple[str, ...], pearls: int) -> None:
    t = table(*paid, court=[lord, *COURT], pearls={"sky": 1}).do(*hire(lord, *paid))
    assert t.pearls("amber") == pearls and t.pearls("sky") == 1 and t.lords("amber") == [lord]


@rule("AB-7.8.1")
def test_ship_master_counts_the_races_that_go_to_the_council() -> None:
    deck = ["crab 1", "crab 2", "squid 1", "jellyfish 3", "seahorse 1"]
    t = table(lords={"amber": ["ship_master"]}, deck=deck).do("explore", "explore", "explore", "explore", "take")
    assert t.pearls("amber") == 2 and t.council("crab") == [1, 2] and t.council("squid") == [1]


@rule("AB-7.8.1")
def test_ship_master_works_after_a_fight() -> None:
    t = table(lords={"amber": ["ship_master"]}, deck=["crab 1", "squid 1", "monster", "crab 2"], threat=3)
    t.do("explore", "explore", "explore", "fight")
    assert t.pearls("amber") == 2 and t.keys("amber") == 1


@rule("AB-7.8.2")
def test_ship_master_does_not_count_what_is_kept_bought_or_a_monster() -> None:
    deck = ["crab 1", "monster", "squid 1", "seahorse 1"]
    t = table(lords={"amber": ["ship_master"]}, deck=deck, pearls={"sky": 1})
    t.do("explore", "buy", "explore", "take")
    assert t.pearls("amber") == 1 and t.hand("amber") == ["squid 1"]


@rule("AB-7.8.2")
def test_ship_master_does_not_work_for_others() -> None:
    t = table(lords={"sky": ["ship_master"]}, deck=["crab 1", "squid 1", "squid 2"]).do("explore", "explore", "take")
    assert t.pearls("sky") == 0 and t.pearls("amber") == 0 and t.council("crab") == [1]


@rule("AB-7.11")
def test_landlord_gives_a_pearl_at_hiring_and_at_each_own_turn() -> None:
    t = table(*LANDLORD, court=["landlord", *OTHERS], council={"crab": [1], "squid": [1], "jellyfish": [1]})
    t.do(*hire("landlord", *LANDLORD))
    assert t.turn == "sky" and t.pearls("amber") == 1
    t.do("support crab")
    assert t.turn == "amber" and t.pearls("amber") == 2 and t.may("plot")
    t.do("support squid")
    assert t.turn == "sky" and t.pearls("amber") == 2 and t.pearls("sky") == 0


@rule("AB-7.11")
def test_a_covered_landlord_gives_nothing() -> None:
    assert table(lords={"sky": ["landlord"]}, council={"crab": [1]}).do("support crab").pearls("sky") == 1
    assert table(covered={"sky": ["landlord"]}, council={"crab": [1]}).do("support crab").pearls("sky") == 0


@rule("AB-7.11", "AB-7.15.2")
def test_landlord_gives_a_pearl_for_the_invokers_turn() -> None:
    paid = ("jellyfish 5", "jellyfish 3")
    t = table(*paid, lords={"amber": ["landlord"]}, court=["invoker", *OTHERS])
    before = t.pearls("amber")
    assert t.do(*hire("invoker", *paid)).turn == "amber" and t.pearls("amber") == before + 1


@rule("AB-7.12")
def test_slaver_sells_an_ally_for_two_pearls() -> None:
    t = table("crab 1", "crab 5", lords={"amber": ["slaver"]}, deck=["squid 1", "squid 2"])
    assert t.options() == ["explore", "sell crab 1", "sell crab 5"]
    t.do("sell crab 5")
    assert t.pearls("amber") == 2 and t.hand("amber") == ["crab 1"] and t.discards() == ["crab 5"]
    assert "sell" not in t.verbs() and t.turn == "amber"


@rule("AB-7.12")
def test_slaver_works_again_in_the_next_turn() -> None:
    stacks = {"squid": [1], "jellyfish": [1]}
    t = table("crab 1", "crab 5", lords={"amber": ["slaver"]}, council=stacks)
    t.do("sell crab 5", "support squid", "support jellyfish")
    assert t.turn == "amber" and t.may("sell crab 1") and t.may("sell squid 1")


@rule("AB-7.12")
def test_slaver_pays_for_a_lord() -> None:
    t = table("shellfish 5", "crab 1", lords={"amber": ["slaver"]}, pearls={"amber": 1}, court=["peddler", *OTHERS])
    assert not t.may("hire peddler")
    t.do("sell crab 1")
    assert t.may("hire peddler")
    t.do(*hire("peddler", "shellfish 5"))
    assert t.pearls("amber") == 2 and t.lords("amber") == ["peddler", "slaver"]


@rule("AB-7.8.1")
def test_the_ship_master_pays_for_a_single_race_too() -> None:
    t = table(deck=["crab 1", "squid 1", "monster"], lords={"amber": ["ship_master"]})
    t.do("explore", "explore", "take")
    assert t.pearls("amber") == 1 and t.council("crab") == [1]
