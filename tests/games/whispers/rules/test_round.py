"""Rounds, phases, the first player and the round track."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import game, rule, table

SEATS = ["raven", "spider", "rat", "serpent"]
EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"]
POSITIONS = [f"{empire} {role}" for empire in EMPIRES for role in ("sheriff", "steward", "marshal", "chancellor")]
SIX = ["bear-eagle", "bear-lion", "eagle-bear", "elephant-bear", "horse-bear", "lion-bear"]
TWO_EACH = {"bear sheriff": "raven", "eagle sheriff": "raven", "lion sheriff": "spider", "horse sheriff": "spider"}


@pytest.mark.parametrize("seats", [2, 4])
@rule("WW-2.1")
def test_the_game_lasts_four_rounds(seats: int) -> None:
    t = game(seats=seats, seed=2)
    rounds = [t.round]
    while not t.over:
        t.do(t.options()[0])
        if t.phase == "place" and t.round != rounds[-1]:
            rounds.append(t.round)
    assert rounds == [1, 2, 3, 4]


@rule("WW-2.2", "WW-2.11")
def test_the_phases_follow_one_another() -> None:
    t = game(seats=4, seed=3)
    phases = [t.phase]
    while phases.count("place") < 2:
        t.do(t.options()[0])
        if t.phase != phases[-1]:
            phases.append(t.phase)
    assert phases == ["place", "empires", "swap", "recall", "place"] and t.round == 2


@rule("WW-2.2", "WW-2.7", "WW-2.11")
def test_the_discard_comes_before_the_reveal_and_then_a_new_round() -> None:
    t = table(phase="track", hands={"raven": SIX}, agents=TWO_EACH)
    assert t.phase == "discard" and t.seat == "raven"
    t.do("discard bear-eagle")
    assert t.phase == "swap"
    t.do("done", "done")
    assert t.phase == "recall" and t.round == 2


@pytest.mark.parametrize(
    ("first", "order"),
    [("raven", ["raven", "spider", "rat", "serpent"]), ("rat", ["rat", "serpent", "raven", "spider"])],
)
@rule("WW-2.3")
def test_turn_order_is_clockwise_from_the_first_player(first: str, order: list[str]) -> None:
    t = table(phase="place", seats=4, first=first)
    for position, seat in zip(POSITIONS, order, strict=False):
        assert t.seat == seat
        t.do(f"place {position}")
    assert t.seat == first


@rule("WW-2.4", "WW-2.5", "WW-2.6")
def test_all_twenty_positions_act_once_in_the_order_of_the_board() -> None:
    t = table(
        seats=4, agents=dict(zip(POSITIONS, SEATS * 5, strict=True)), acts="bear sheriff", allow_pass="on", round=4
    )
    asked = []
    while t.phase == "empires" and not t.over:
        asked.append((t.acting, t.seat))
        t.do("done")
    assert asked == list(zip(POSITIONS, SEATS * 5, strict=True)) and t.over


@rule("WW-2.6")
def test_a_position_does_one_of_its_actions_only() -> None:
    t = table(agents={"bear sheriff": "raven", "bear marshal": "spider"}, banners={"b3": 2}, acts="bear sheriff")
    t.do("attack", "from b3", "into l2", "number 1")
    assert t.seat == "spider" and t.acting == "bear steward"


@rule("WW-2.7", "WW-2.10")
def test_in_the_third_round_the_track_is_not_the_end() -> None:
    t = table(phase="track", round=3, hands={"raven": SIX})
    assert not t.over and t.phase == "discard"


@rule("WW-2.8")
def test_the_token_passes_before_the_reveal() -> None:
    t = table(phase="track", seats=3, first="spider")
    assert t.first == "rat"
    for seat in ("rat", "raven", "spider"):
        assert t.phase == "swap" and t.seat == seat
        t.do("done")
    assert t.phase == "place" and t.seat == "rat" and t.first == "rat"


@rule("WW-2.8")
def test_the_token_stays_while_the_empires_act() -> None:
    t = table(agents={"horse steward": "raven"}, acts="horse steward")
    assert t.first == "raven"
    t.do("add_banners", "put h1")
    assert t.first == "raven"
    t.do("put h1")
    assert t.first == "spider"


@rule("WW-2.9")
def test_the_token_may_pass_after_the_reveal() -> None:
    t = table(phase="track", seats=3, first="spider", first_player="end_of_round")
    assert t.first == "spider"
    for seat in ("spider", "rat", "raven"):
        assert t.phase == "swap" and t.seat == seat
        t.do("done")
    assert t.phase == "place" and t.seat == "rat" and t.first == "rat"


@rule("WW-2.10")
def test_after_the_fourth_round_nobody_discards_or_reveals() -> None:
    t = table(phase="track", round=4, hands={"raven": SIX})
    assert t.over and t.hand("raven") == SIX and t.swaps("raven") == 0


@rule("WW-2.10")
def test_the_last_position_of_the_fourth_round_ends_the_game() -> None:
    t = table(agents={"horse steward": "raven"}, acts="horse steward", round=4).do("add_banners", "put h1")
    assert not t.over
    t.do("put h1")
    assert t.over and t.banners("h1") == 2


@rule("WW-2.11")
def test_the_fourth_round_follows_the_third() -> None:
    t = table(phase="track", round=3).do("done", "done")
    assert t.round == 4 and t.phase == "place" and not t.over


@rule("WW-2.11", "WW-2.4")
def test_the_empires_have_their_phases_in_every_round() -> None:
    t = table(phase="track", agents={"bear steward": "raven", "eagle steward": "spider", "horse marshal": "raven"})
    while t.phase != "empires":
        t.do("done" if t.may("done") else "place bear sheriff" if t.may("place bear sheriff") else t.options()[-1])
    assert t.round == 2 and t.acting == "bear sheriff"
