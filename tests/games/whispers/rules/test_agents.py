"""The agents phase: taking back and placing."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import game, rule, table

EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"]
POSITIONS = [f"{empire} {role}" for empire in EMPIRES for role in ("sheriff", "steward", "marshal", "chancellor")]
TWO_EACH = {"bear sheriff": "raven", "eagle steward": "raven", "lion marshal": "spider", "horse chancellor": "spider"}


@rule("WW-3.1", "WW-3.9")
def test_an_agent_may_go_to_each_of_the_twenty_positions() -> None:
    assert game().options() == sorted(f"place {position}" for position in POSITIONS)


@rule("WW-3.2", "WW-3.4")
def test_everybody_takes_one_own_agent_back() -> None:
    t = table(phase="recall", round=2, agents=TWO_EACH)
    assert t.seat == "raven" and t.options() == ["recall bear sheriff", "recall eagle steward"]
    t.do("recall bear sheriff")
    assert t.seat == "spider" and t.options() == ["recall horse chancellor", "recall lion marshal"]
    t.do("recall lion marshal")
    assert t.phase == "place" and t.seat == "raven"
    assert t.agent("bear sheriff") is None and t.agent("lion marshal") is None


@rule("WW-3.2", "WW-3.4")
def test_agents_are_taken_back_in_turn_order() -> None:
    owners = ["raven", "spider", "rat", "serpent"] * 2
    t = table(
        phase="recall", round=3, seats=4, first="rat", agents=dict(zip(POSITIONS, owners, strict=False))
    )  # the bear's council and the eagle's
    for seat, position in [
        ("rat", "bear marshal"),
        ("serpent", "bear chancellor"),
        ("raven", "eagle sheriff"),
        ("spider", "eagle steward"),
    ]:
        assert t.phase == "recall" and t.seat == seat
        t.do(f"recall {position}")
    assert t.phase == "place" and t.seat == "rat"


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("WW-3.3")
def test_nobody_takes_back_in_the_first_round(seats: int) -> None:
    t = game(seats=seats)
    assert t.phase == "place" and t.verbs() == {"place"}
    while t.phase == "place":
        t.do(t.options()[0])
        assert t.phase != "recall"


@rule("WW-3.4")
def test_a_position_left_is_free_for_everybody() -> None:
    t = table(phase="recall", round=2, agents=TWO_EACH).do("recall bear sheriff", "recall lion marshal")
    t.do("place lion marshal", "place bear sheriff")
    assert t.agent("lion marshal") == "raven" and t.agent("bear sheriff") == "spider"


@rule("WW-3.4")
def test_the_own_agent_may_go_back_where_it_stood() -> None:
    t = table(phase="recall", round=2, agents=TWO_EACH).do("recall bear sheriff", "recall lion marshal")
    assert t.do("place bear sheriff").agent("bear sheriff") == "raven"


@rule("WW-3.5")
def test_who_has_no_agent_takes_none_back() -> None:
    t = table(phase="recall", round=2, agents={"lion marshal": "spider", "horse chancellor": "spider"})
    assert t.seat == "spider"
    t.do("recall lion marshal")
    assert t.phase == "place" and t.seat == "raven"


@rule("WW-3.6")
def test_three_players_place_two_each_one_at_a_time() -> None:
    t = table(phase="place", seats=3, first="spider")
    for seat, position in zip(["spider", "rat", "raven"] * 2, POSITIONS[10:16], strict=True):
        assert t.phase == "place" and t.seat == seat
        t.do(f"place {position}")
    assert t.phase == "empires"
    assert [t.agent(position) for position in POSITIONS[10:16]] == ["spider", "rat", "raven"] * 2


@rule("WW-3.6")
def test_four_players_place_two_each() -> None:
    t = table(phase="place", seats=4).do(*(f"place {position}" for position in POSITIONS[8:15]))
    assert t.phase == "place" and t.seat == "serpent"
    assert t.do("place horse sheriff").phase == "empires"


@rule("WW-3.7")
def test_two_players_place_three_each() -> None:
    t = table(phase="place")
    for seat, position in zip(["raven", "spider"] * 3, POSITIONS[:6], strict=True):
        assert t.phase == "place" and t.seat == seat
        t.do(f"place {position}")
    assert t.phase == "empires"


@pytest.mark.parametrize(("seats", "numbers"), [(2, [3, 5, 7, 9]), (3, [2, 3, 4, 5]), (4, [2, 3, 4, 5])])
@rule("WW-3.2", "WW-3.6", "WW-3.7", "WW-3.8", "WW-3.11")
def test_the_agents_on_the_board_grow_from_round_to_round(seats: int, numbers: list[int]) -> None:
    t = game(seats=seats, seed=4)
    counted = []
    while not t.over:
        before = t.phase
        t.do(t.options()[0])
        if before == "place" and t.phase != "place":
            standing = [t.agent(position) for position in POSITIONS]
            counted.append([standing.count(seat) for seat in ("raven", "spider", "rat", "serpent")[:seats]])
    assert counted == [[number] * seats for number in numbers]


@rule("WW-3.8")
def test_with_two_players_only_one_is_taken_back() -> None:
    owners = ["raven", "spider"] * 3
    t = table(phase="recall", round=2, agents=dict(zip(POSITIONS, owners, strict=False)))
    t.do("recall bear sheriff", "recall bear steward")
    assert t.phase == "place" and t.agent("bear marshal") == "raven" and t.agent("eagle steward") == "spider"


@rule("WW-3.9")
def test_a_position_holds_one_agent() -> None:
    t = table(phase="place", round=2, agents={"bear sheriff": "spider", "lion steward": "raven"})
    assert not t.may("place bear sheriff") and not t.may("place lion steward")
    assert len(t.options()) == 18
    t.do("place bear marshal")
    assert t.seat == "spider" and not t.may("place bear marshal") and t.may("place bear steward")


@rule("WW-3.9")
def test_with_four_players_the_last_round_fills_every_position() -> None:
    owners = ["raven", "spider", "rat", "serpent"] * 4
    t = table(phase="recall", round=4, seats=4, agents=dict(zip(POSITIONS, owners, strict=False)))
    while t.phase in ("recall", "place"):
        t.do(t.options()[0])
    standing = [t.agent(position) for position in POSITIONS]
    assert [standing.count(seat) for seat in ("raven", "spider", "rat", "serpent")] == [5, 5, 5, 5]


@rule("WW-3.10")
def test_nobody_may_decline() -> None:
    t = table(phase="recall", round=2, agents=TWO_EACH)
    assert t.verbs() == {"recall"} and not t.may("done")
    t.do("recall bear sheriff", "recall lion marshal")
    assert t.verbs() == {"place"} and not t.may("done")


@rule("WW-3.11")
def test_agents_stay_for_the_next_round() -> None:
    t = table(phase="track", agents=TWO_EACH).do("done", "done")
    assert t.phase == "recall" and t.round == 2
    assert {position: t.agent(position) for position in TWO_EACH} == TWO_EACH
