"""Interplays of cards and reasons that are easily got wrong."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import rule, table

MARSHAL = {"bear marshal": "raven"}


@rule("WW-5.24")
@pytest.mark.parametrize("hand", [["eagle-bear", "eagle-bear"], ["eagle-horse", "horse-bear"]])
def test_nobody_must_spend_cards_to_have_something_to_do(hand: list[str]) -> None:
    """Only a card makes the attack possible: to keep it is no passing over an action."""
    t = table(agents=MARSHAL, banners={"b4": 20}, hands={"raven": hand}, acts="bear marshal")
    assert t.may("attack") and t.may("done") and t.why("done") is None


@rule("WW-9.1.2", "WW-9.2.5")
def test_banners_that_came_after_a_lost_battle_are_no_survivors() -> None:
    hands = {"raven": ["bear-eagle", "eagle-bear", "eagle-lion", "lion-eagle", "bear-lion", "bear-lion"]}
    t = table(agents=MARSHAL, banners={"b1": 1, "b3": ("lion", 3)}, hands=hands, acts="bear marshal")
    t.do("attack", "from b1", "into b3", "done", "play bear_eagle", "spend bear-eagle", "spend eagle-bear")
    t.do("destroy b3", "number 3", "play eagle_lion")
    assert t.control("b3") == "bear" and t.banners("b3") == 1
    assert not t.may("play bear_1") and not t.may("play bear_2")


@rule("WW-9.1.2", "WW-8.37")
def test_banners_that_stood_in_the_target_are_no_survivors_of_an_attacker_lost_at_its_fort() -> None:
    hands = {"raven": ["bear-eagle", "eagle-bear", "eagle-lion", "lion-eagle", "bear-lion"]}
    t = table(agents=MARSHAL, banners={"b1": 1, "b3": ("lion", 2)}, hands=hands, acts="bear marshal")
    t.do("attack", "from b1", "into b3", "play bear_eagle", "spend bear-eagle", "spend eagle-bear")
    t.do("destroy b3", "number 2", "play eagle_lion")
    assert t.control("b3") == "bear" and t.banners("b3") == 1 and not t.may("play bear_1")


@rule("WW-12.1.5")
def test_no_agent_is_placed_in_another_phase() -> None:
    t = table(phase="swap", agents_in_regions="on")
    assert t.why("place_in b1") == "WW-2.2"
