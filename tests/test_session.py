"""What a session adds to a table: taking back, events, and what each client is told."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import Table, table
from undercourt.games.tyrants.effects_board import Gain
from undercourt.games.tyrants.game import GAME
from undercourt.games.tyrants.state import MARKERS_HELD, TROPHIES
from undercourt.kernel.decision import IllegalAction
from undercourt.kernel.effect import per
from undercourt.kernel.game import SPECTATOR
from undercourt.kernel.ids import NOTHING
from undercourt.session import HUMAN, Message, Session


def session(t: Table) -> Session:
    """Two people at a table that stands as `t` says; amber is seat 0."""
    held = Session(GAME, [HUMAN, HUMAN], {}, seed=1)
    held.s, held.d = t.s, t.d
    held.events.clear()
    held.s.log = held.events
    return held


def act(held: Session, *said: str) -> Session:
    for words in said:
        held.act(held.d.seat, GAME.space.action(words))
    return held


def told(held: Session, viewer: int) -> Message:
    """What does not count the actions that were taken."""
    message = held.message(viewer)
    return {key: message[key] for key in ("view", "decision", "score", "undo")}


def names(held: Session) -> list[str]:
    return [event.what for event in held.events]


def test_a_plain_card_may_be_taken_back() -> None:
    held = act(session(table("noble")), "play noble")
    assert held.may_undo(0)
    held.undo(0)
    assert GAME.space.action("play noble") in held.d.options() and held.seq == 0 and names(held) == []


@pytest.mark.parametrize(
    ("hand", "said"),
    [(["imix", "bounty_hunter"], ["play imix", "reveal bounty_hunter"]), (["matron_mother"], ["play matron_mother"])],
)
def test_what_came_to_light_is_not_taken_back(hand: list[str], said: list[str]) -> None:
    held = act(session(table(*hand)), *said)
    assert held.d.seat == 0 and not held.may_undo(0)
    with pytest.raises(IllegalAction):
        held.undo(0)


def test_declining_to_show_a_card_may_be_taken_back() -> None:
    assert act(session(table("imix", "bounty_hunter")), "play imix", "done").may_undo(0)


def test_the_last_round_is_told_once() -> None:
    held = session(table(row=["kobold"], market=["imix"], influence=1, power=1, barracks={"amber": 1}))
    act(held, "deploy skullport", "recruit kobold")
    assert names(held).count("last_round") == 1
    assert names(held).index("last_round") < names(held).index("recruit")


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_do_not_hear_that_a_card_may_be_shown_for_focus(viewer: int) -> None:
    held = act(session(table("imix", "bounty_hunter")), "play imix")
    assert held.message(0)["decision"]["question"]["key"] == "ask_focus"
    asked = told(held, viewer)
    assert asked["decision"]["question"]["key"] == "ask_turn"
    assert asked == told(act(held, "done"), viewer)


def test_a_gain_of_nothing_is_not_told() -> None:
    held = session(table("beholder", troops={"skullport": ["amber", "sky"]}))
    act(held, "play beholder", "assassinate skullport sky")
    assert names(held) == ["play", "assassinate"]
    nothing = Gain(power=per(3, TROPHIES), influence=per(3, TROPHIES), vp=per(1, MARKERS_HELD))
    nothing.do(held.s, 0, NOTHING, NOTHING)
    assert names(held) == ["play", "assassinate"]
