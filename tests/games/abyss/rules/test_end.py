"""What sets off the end of the game, and the last turns."""

from __future__ import annotations

import pytest

from tests.games.abyss.table import rule, table
from tests.games.abyss.words import OTHERS, hire

SIX = ["keeper", "jailer", "seeker", "peddler", "shopkeeper", "apprentice"]
MILLER = hire("miller", "seahorse 5", "crab 3")
STACKS = {"crab": [1], "squid": [1], "jellyfish": [1]}
REFILL = ["trader", "hunter", "peddler", "shopkeeper"]  # exactly what a Court of two needs


@rule("AB-8.1", "AB-8.4")
def test_the_seventh_lord_sets_off_the_last_turns() -> None:
    t = table("seahorse 5", "crab 3", lords={"amber": SIX}, court=["miller", *OTHERS], council=STACKS).do(*MILLER)
    assert not t.over and t.turn == "sky"
    assert t.do("support crab").over


@rule("AB-8.1")
def test_the_sixth_lord_sets_off_nothing() -> None:
    t = table("seahorse 5", "crab 3", lords={"amber": SIX[:5]}, court=["miller", *OTHERS], council=STACKS).do(*MILLER)
    t.do("support crab")
    assert not t.over and t.turn == "amber"


@rule("AB-8.2", "AB-8.4", "AB-8.5")
@pytest.mark.parametrize(("deck", "over"), [(REFILL[:3], True), (REFILL, False), ([], True)])
def test_too_few_lords_for_the_refill_set_off_the_last_turns(deck: list[str], over: bool) -> None:
    t = table("seahorse 5", "crab 3", court=["miller", "keeper", "reaper"], lord_deck=deck, council=STACKS).do(*MILLER)
    assert t.court() == sorted(["keeper", "reaper", *deck]) and t.turn == "sky"
    assert t.do("support crab").over is over


@rule("AB-8.3")
def test_the_turn_that_sets_off_the_end_is_completed() -> None:
    paid = ("seahorse 5", "seahorse 3")
    t = table(
        *paid,
        lords={"amber": SIX},
        keys={"amber": 1},
        court=["shepherd", "reaper", "slaver"],
        council=STACKS,
        open=["jail"],
        stack=["abyss"],
    )
    t.do(*hire("shepherd", *paid))
    assert t.pearls("amber") == 2 and t.may("take_location jail")
    t.do("take_location jail")
    assert t.covered("amber") == ["keeper", "shepherd"] and t.turn == "sky" and not t.over


@rule("AB-8.4")
def test_each_other_player_has_one_last_turn_also_those_before() -> None:
    t = table(
        seats=3,
        hands={"sky": ["seahorse 5", "crab 3"]},
        lords={"sky": SIX},
        court=["miller", *OTHERS],
        council=STACKS,
    )
    t.do("support crab", *MILLER, "support squid")
    assert not t.over and t.turn == "amber"
    assert t.do("support jellyfish").over


@rule("AB-8.6")
def test_an_empty_lord_deck_alone_ends_nothing() -> None:
    t = table("seahorse 5", "crab 3", court=["miller", *OTHERS], lord_deck=[], council=STACKS).do(*MILLER)
    t.do("support crab")
    assert not t.over and t.turn == "amber"
    t = table(court=["miller"], lord_deck=[], council=STACKS).do("support crab", "support squid")
    assert not t.over


@rule("AB-8.7")
def test_a_second_seventh_lord_changes_nothing() -> None:
    theirs = ["reaper", "shepherd", "invoker", "illusionist", "schemer", "traitor"]
    t = table(
        "seahorse 5",
        "crab 3",
        hands={"sky": ["seahorse 4", "squid 4", "seahorse 3"]},
        lords={"amber": SIX, "sky": theirs},
        court=["miller", "landowner", *OTHERS],
        council=STACKS,
        pearls={"sky": 3},
    ).do(*MILLER)
    t.do(*hire("landowner", "seahorse 4", "seahorse 3"))
    assert t.over and len(t.lords("sky")) == 7


@rule("AB-8.8")
def test_turned_and_covered_lords_count_for_the_seven() -> None:
    t = table(
        "seahorse 5",
        "crab 3",
        lords={"amber": SIX[:2]},
        disabled={"amber": SIX[2:4]},
        covered={"amber": SIX[4:]},
        court=["miller", *OTHERS],
        council=STACKS,
    )
    assert t.do(*MILLER, "support crab").over


@pytest.mark.parametrize(("answer", "over"), [("hire landowner", True), ("done", False)])
@rule("AB-8.9")
def test_the_corruptors_second_lord_counts_for_the_seven(answer: str, over: bool) -> None:
    paid = ("squid 5", "squid 4", "squid 1")
    court = ["corruptor", "landowner", *OTHERS]
    t = table(*paid, lords={"amber": SIX[:5]}, court=court, pearls={"amber": 5}, council=STACKS)
    assert t.do(*hire("corruptor", *paid), answer, "support crab").over is over


@rule("AB-8.9")
def test_the_traitors_exchange_leaves_the_number_of_lords() -> None:
    paid = ("squid 5", "crab 4", "jellyfish 3")
    t = table(*paid, lords={"amber": SIX[:5]}, court=["traitor", "landowner", *OTHERS], council=STACKS)
    t.do(*hire("traitor", *paid), "give_up keeper", "hire landowner")
    assert len(t.lords("amber")) == 6
    assert not t.do("support crab").over


@rule("AB-8.10")
def test_an_invoker_hired_as_the_seventh_lord_still_gives_a_turn() -> None:
    paid = ("jellyfish 5", "jellyfish 3")
    t = table(*paid, lords={"amber": SIX}, court=["invoker", *OTHERS], council=STACKS).do(*hire("invoker", *paid))
    assert t.turn == "amber" and not t.over
    assert t.do("support crab").turn == "sky" and not t.over
    assert t.do("support squid").over


@rule("AB-8.10")
def test_an_invoker_hired_in_a_last_turn_gives_a_turn() -> None:
    t = table(
        "seahorse 5",
        "crab 3",
        hands={"sky": ["jellyfish 5", "jellyfish 3"]},
        lords={"amber": SIX},
        court=["miller", "invoker", *OTHERS],
        council=STACKS,
    ).do(*MILLER)
    t.do(*hire("invoker", "jellyfish 5", "jellyfish 3"))
    assert not t.over and t.turn == "sky"
    assert t.do("support crab").over


@rule("AB-8.11")
def test_twenty_rounds_without_a_hiring_set_off_the_end() -> None:
    t = table(deck=[]).do(*["done"] * 39)  # nothing can be done: no card, no Lord, no stack
    assert not t.over
    t.do("done", "done")  # the last of the twentieth round sets it off, and the other player has one more turn
    assert t.over


@rule("AB-8.11")
def test_the_twenty_rounds_begin_again_after_a_hiring() -> None:
    t = table("seahorse 5", "seahorse 3", court=["shepherd"], lord_deck=[], deck=[])
    t.do("hire shepherd", "pay seahorse 5", "pay seahorse 3", "done")
    assert t.s.quiet == 0


@rule("AB-8.11")
def test_a_standstill_is_shown_in_its_last_five_rounds() -> None:
    t = table(deck=[]).do(*["done"] * 29)
    assert t.told()["standstill"] is None
    assert t.do("done").told()["standstill"] == 5
    assert t.do(*["done"] * 9).told()["standstill"] == 1
    assert t.do("done").told()["standstill"] is None  # the last turns have come


@rule("AB-8.12")
def test_a_table_that_plays_on_stops_only_after_two_hundred_rounds() -> None:
    t = table(deck=[], standstill="plays_on").do(*["done"] * 389)
    assert not t.over and t.told()["standstill"] is None
    assert t.do("done").told()["standstill"] == 5
    assert t.do(*["done"] * 11).over
