"""The reveal phase of the usual game: two unrevealed tokens may change places and are turned up."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.whispers.table import rule, table
from undercourt.kernel.decision import IllegalAction

SLOTS = ["devout", "dutiful", "affiliated", "unallied", "opposed"]
LOYAL = {"raven": "lion elephant bear eagle horse", "spider": "horse bear eagle lion elephant"}
AGENTS = {"bear sheriff": "raven", "lion sheriff": "raven", "eagle sheriff": "spider", "horse sheriff": "spider"}


@rule("WW-10.10")
def test_any_two_unrevealed_tokens_may_be_swapped_or_none() -> None:
    t = table(phase="swap", loyalty=LOYAL)
    assert t.seat == "raven"
    assert t.options() == sorted(["done", *(f"swap {one} {other}" for one, other in combinations(SLOTS, 2))])


@pytest.mark.parametrize(("one", "other"), list(combinations(range(5), 2)))
@rule("WW-10.10", "WW-10.12")
def test_the_two_tokens_change_places_and_are_turned_up(one: int, other: int) -> None:
    before = LOYAL["raven"].split()
    after = list(before)
    after[one], after[other] = before[other], before[one]
    t = table(phase="swap", loyalty=LOYAL).do(f"swap {SLOTS[one]} {SLOTS[other]}")
    assert t.loyalty("raven") == after and t.revealed("raven") == sorted([before[one], before[other]])
    assert t.loyalty("spider") == LOYAL["spider"].split() and t.revealed("spider") == []


@rule("WW-10.10")
def test_players_are_asked_in_turn_order() -> None:
    t = table(phase="swap", seats=4, first="rat")
    order = []
    while t.phase == "swap":
        order.append(t.seat)
        t.do("done")
    assert order == ["rat", "serpent", "raven", "spider"]


@rule("WW-10.11")
def test_one_swap_in_a_phase() -> None:
    t = table(phase="swap", loyalty=LOYAL).do("swap devout dutiful")
    assert t.seat == "spider"
    t.do("swap devout opposed")
    assert t.phase != "swap" and t.swaps("raven") == 1 and t.swaps("spider") == 1


@rule("WW-10.12")
def test_swapped_tokens_are_seen_by_all_from_then_on() -> None:
    t = table(phase="swap", loyalty=LOYAL, agents=AGENTS).do("swap devout opposed")
    assert t.seen_by("spider").loyalty("raven") == ["horse", None, None, None, "lion"]
    t.do("done")
    assert t.round == 2 and t.seen_by("spider").loyalty("raven") == ["horse", None, None, None, "lion"]


@rule("WW-10.13")
def test_revealed_tokens_stay_where_they_are() -> None:
    t = table(phase="swap", round=2, loyalty=LOYAL, revealed={"raven": ["lion", "eagle"]})
    free = ["dutiful", "affiliated", "opposed"]
    assert t.options() == sorted(["done", *(f"swap {one} {other}" for one, other in combinations(free, 2))])
    with pytest.raises(IllegalAction):
        t.do("swap devout dutiful")


@rule("WW-10.14")
def test_without_a_swap_nothing_is_turned_up() -> None:
    t = table(phase="swap", loyalty=LOYAL).do("done", "done")
    assert t.revealed("raven") == [] and t.revealed("spider") == []
    assert t.loyalty("raven") == LOYAL["raven"].split() and t.swaps("raven") == 0
    assert t.seen_by("spider").loyalty("raven") == [None] * 5


@rule("WW-10.15")
def test_one_unrevealed_token_cannot_be_swapped() -> None:
    t = table(phase="swap", round=3, loyalty=LOYAL, revealed={"raven": ["lion", "eagle", "bear", "horse"]})
    assert t.phase == "swap" and t.seat == "spider"


@rule("WW-10.16")
def test_the_new_first_player_swaps_first() -> None:
    t = table(phase="track", seats=3, first="rat")
    assert t.first == "raven" and t.phase == "swap" and t.seat == "raven"
    t.do("done", "done", "done")
    assert t.first == "raven" and t.round == 2


@rule("WW-10.17")
def test_the_old_first_player_swaps_first_if_the_token_passes_later() -> None:
    t = table(phase="track", seats=3, first="rat", first_player="end_of_round")
    assert t.first == "rat" and t.phase == "swap" and t.seat == "rat"
    t.do("done", "done")
    assert t.first == "rat"
    t.do("done")
    assert t.first == "raven" and t.round == 2 and t.seat == "raven"


@rule("WW-10.17")
def test_the_token_passes_after_the_names_too() -> None:
    t = table(phase="track", first_player="end_of_round", counter_intelligence="on").do("done", "done", "name bear")
    assert t.first == "raven" and t.phase == "reveal"
    t.do("name bear")
    assert t.first == "spider" and t.round == 2


@rule("WW-10.18")
def test_swaps_are_counted() -> None:
    t = table(phase="swap", loyalty=LOYAL, swaps={"raven": 1}, revealed={"raven": ["lion", "eagle"]})
    t.do("swap dutiful affiliated", "done")
    assert t.swaps("raven") == 2 and t.swaps("spider") == 0


@rule("WW-10.19")
def test_the_next_round_begins_with_the_agents() -> None:
    t = table(phase="swap", agents=AGENTS)
    t.do("done")
    assert t.round == 1 and t.phase == "swap"
    t.do("done")
    assert t.round == 2 and t.phase == "recall" and t.seat == "raven"
    assert t.options() == ["recall bear sheriff", "recall lion sheriff"]


@rule("WW-10.9")
def test_the_fourth_round_has_no_swaps() -> None:
    assert table(phase="track", round=3).phase == "swap"
    assert table(phase="track", round=4).over
