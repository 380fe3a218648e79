"""Advanced rule: counter-intelligence, where swaps stay hidden and neighbours turn up each other's tokens."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.whispers.table import rule, table
from undercourt.kernel.decision import IllegalAction

SLOTS = ["devout", "dutiful", "affiliated", "unallied", "opposed"]
EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"]
AGENTS = {"bear sheriff": "raven", "lion sheriff": "raven", "eagle sheriff": "spider", "horse sheriff": "spider"}


@rule("WW-12.4.1")
def test_usually_nobody_names_an_empire() -> None:
    t = table(phase="swap", agents=AGENTS).do("swap devout dutiful", "done")
    assert t.round == 2 and t.phase == "recall" and t.revealed("raven") == ["bear", "eagle"]
    assert t.bonus("raven") == 0 and t.score("raven").get("reveals", 0) == 0


@rule("WW-12.4.2", "WW-12.4.11")
def test_swaps_come_first_and_then_the_names() -> None:
    t = table(phase="track", seats=3, first="rat", agents=AGENTS, counter_intelligence="on")
    seen = []
    while t.round == 1:
        seen.append((t.phase, t.seat))
        t.do("done" if t.phase == "swap" else "name lion")
    order = ["raven", "spider", "rat"]
    assert seen == [("swap", seat) for seat in order] + [("reveal", seat) for seat in order]
    assert t.phase == "recall"


@rule("WW-12.4.3")
def test_swapped_tokens_stay_face_down() -> None:
    t = table(phase="swap", counter_intelligence="on").do("swap devout opposed")
    assert t.loyalty("raven") == ["horse", "eagle", "elephant", "lion", "bear"] and t.revealed("raven") == []
    assert t.seen_by("spider").loyalty("raven") == [None] * 5


@rule("WW-12.4.4")
def test_only_an_empire_not_yet_revealed_may_be_named() -> None:
    revealed = {"raven": ["horse"], "spider": ["bear", "lion"]}
    t = table(phase="reveal", round=3, revealed=revealed, counter_intelligence="on")
    assert t.seat == "raven" and t.options() == ["name eagle", "name elephant", "name horse"]
    with pytest.raises(IllegalAction):
        t.do("name lion")


@rule("WW-12.4.4")
def test_names_are_given_in_turn_order() -> None:
    t = table(phase="reveal", seats=4, first="rat", agents=AGENTS, counter_intelligence="on")
    order = []
    while t.phase == "reveal":
        order.append(t.seat)
        t.do("name bear")
    assert order == ["rat", "serpent", "raven", "spider"]


@rule("WW-12.4.5", "WW-12.4.6")
def test_the_lion_on_devout_brings_four_points() -> None:
    loyalty = {"spider": "lion bear eagle elephant horse"}
    t = table(phase="reveal", loyalty=loyalty, counter_intelligence="on").do("name lion")
    assert t.revealed("spider") == ["lion"] and t.revealed("raven") == []
    assert t.bonus("raven") == 4 and t.bonus("spider") == 0
    assert t.seen_by("raven").loyalty("spider") == ["lion", None, None, None, None]


@pytest.mark.parametrize(("empire", "points"), list(zip(EMPIRES, [4, 3, 2, 0, -1], strict=True)))
@rule("WW-12.4.6")
def test_the_slot_decides_the_points(empire: str, points: int) -> None:
    t = table(phase="reveal", bonus={"raven": 2}, counter_intelligence="on").do(f"name {empire}")
    assert t.bonus("raven") == 2 + points and t.revealed("spider") == [empire]


@rule("WW-12.4.6")
def test_the_slot_after_all_swaps_counts() -> None:
    t = table(phase="swap", counter_intelligence="on").do("done", "swap devout opposed", "name horse")
    assert t.bonus("raven") == 4


@rule("WW-12.4.7")
def test_a_token_turned_up_is_swapped_no_more() -> None:
    t = table(phase="swap", round=2, revealed={"raven": ["eagle"]}, counter_intelligence="on")
    free = [slot for slot in SLOTS if slot != "dutiful"]
    assert t.options() == sorted(["done", *(f"swap {one} {other}" for one, other in combinations(free, 2))])


@rule("WW-12.4.8")
def test_the_same_empire_may_be_named_by_all() -> None:
    t = table(phase="reveal", seats=3, agents=AGENTS, counter_intelligence="on")
    t.do("name eagle", "name eagle", "name eagle")
    assert [t.revealed(seat) for seat in ("raven", "spider", "rat")] == [["eagle"]] * 3
    assert [t.bonus(seat) for seat in ("raven", "spider", "rat")] == [3, 3, 3]


@rule("WW-12.4.9")
def test_an_empire_must_be_named() -> None:
    t = table(phase="reveal", counter_intelligence="on")
    assert t.options() == sorted(f"name {empire}" for empire in EMPIRES)
    with pytest.raises(IllegalAction):
        t.do("done")


@rule("WW-12.4.10")
def test_the_player_to_the_left_is_the_next_one() -> None:
    loyalty = {
        "raven": "bear eagle elephant lion horse",
        "spider": "eagle bear elephant lion horse",
        "rat": "elephant eagle bear lion horse",
    }
    t = table(phase="reveal", seats=3, loyalty=loyalty, agents=AGENTS, counter_intelligence="on")
    t.do("name eagle")
    assert t.revealed("spider") == ["eagle"] and t.revealed("rat") == [] and t.bonus("raven") == 4
    t.do("name bear")
    assert t.revealed("rat") == ["bear"] and t.bonus("spider") == 2
    t.do("name horse")
    assert t.revealed("raven") == ["horse"] and t.bonus("rat") == -1


@rule("WW-12.4.10")
def test_two_players_name_each_others_tokens() -> None:
    t = table(phase="reveal", agents=AGENTS, counter_intelligence="on").do("name bear", "name lion")
    assert t.revealed("spider") == ["bear"] and t.revealed("raven") == ["lion"]
    assert t.bonus("raven") == 4 and t.bonus("spider") == 0 and t.round == 2


@rule("WW-12.4.13")
def test_the_points_are_part_of_the_final_score() -> None:
    t = table(phase="end", seats=3, bonus={"raven": 7, "spider": -1}, counter_intelligence="on")
    assert [t.score(seat)["reveals"] for seat in ("raven", "spider", "rat")] == [7, -1, 0]
    assert [t.total(seat) for seat in ("raven", "spider", "rat")] == [17, 9, 10] and t.winners() == ["raven"]


@rule("WW-12.4.14")
def test_hidden_swaps_count_for_the_tie_break() -> None:
    t = table(phase="swap", round=3, counter_intelligence="on")
    t.do("swap devout opposed")
    assert t.swaps("raven") == 1 and t.revealed("raven") == []
    t = table(phase="end", swaps={"raven": 1}, counter_intelligence="on")
    assert t.winners() == ["spider"]


@rule("WW-12.4.15")
def test_a_hidden_token_may_be_swapped_again() -> None:
    revealed = {"raven": ["eagle", "elephant"]}
    t = table(phase="swap", round=3, revealed=revealed, swaps={"raven": 2}, counter_intelligence="on")
    t.do("swap devout opposed")
    assert t.swaps("raven") == 3 and t.loyalty("raven") == ["horse", "eagle", "elephant", "lion", "bear"]


@rule("WW-12.4.15")
def test_the_same_two_tokens_may_change_places_in_every_round() -> None:
    t = table(phase="swap", agents=AGENTS, counter_intelligence="on")
    t.do("swap devout opposed", "done", "name lion", "name lion")
    assert t.round == 2
    t = table(phase="swap", round=2, loyalty={"raven": "horse eagle elephant lion bear"}, counter_intelligence="on")
    t.do("swap devout opposed")
    assert t.loyalty("raven")[0] == "bear" and t.revealed("raven") == []


@rule("WW-12.4.16")
def test_the_fourth_round_has_neither_swaps_nor_names() -> None:
    t = table(phase="track", round=4, counter_intelligence="on")
    assert t.over and t.bonus("raven") == 0 and t.swaps("raven") == 0
    assert table(phase="track", round=3, counter_intelligence="on").phase == "swap"
