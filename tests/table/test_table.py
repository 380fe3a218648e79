"""What a table adds to a game: taking back, events, and what everybody is told of them."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import table
from tests.table.held import held
from undercourt.games.tyrants.effects_board import Gain
from undercourt.games.tyrants.game import GAME
from undercourt.games.tyrants.state import MARKERS_HELD, TROPHIES, Tyrants
from undercourt.kernel.effect import per
from undercourt.kernel.event import Event
from undercourt.kernel.game import SPECTATOR
from undercourt.kernel.ids import NOTHING
from undercourt.picture import question
from undercourt.table import HUMAN, Table
from undercourt.table.table import NotDone
from undercourt.table.wire import Update

pytestmark = pytest.mark.both_builds
AMBER, SKY = 0, 1


def act(here: Table, *said: str) -> Table:
    for action in said:
        here.act(here.d.seat, action)
    return here


def told(here: Table, viewer: int) -> Update:
    return here.stream(viewer).update(0)


def asked(here: Table, viewer: int) -> str:
    decision = told(here, viewer).decision
    assert decision is not None
    return decision.question.key


def names(here: Table, viewer: int = AMBER) -> list[str]:
    return [event.what for event in told(here, viewer).events]


def test_a_plain_card_may_be_taken_back() -> None:
    here = act(held(GAME, table("noble").s), "play noble")
    assert here.may_undo(AMBER)
    here.undo(AMBER)
    assert GAME.space.action("play noble") in here.d.options() and here.record.moves == []


@pytest.mark.parametrize(
    ("hand", "said"),
    [(["imix", "bounty_hunter"], ["play imix", "reveal bounty_hunter"]), (["matron_mother"], ["play matron_mother"])],
)
def test_what_came_to_light_is_not_taken_back(hand: list[str], said: list[str]) -> None:
    here = act(held(GAME, table(*hand).s), *said)
    assert here.d.seat == AMBER and not here.may_undo(AMBER)
    with pytest.raises(NotDone):
        here.undo(AMBER)


def test_declining_to_show_a_card_may_be_taken_back() -> None:
    assert act(held(GAME, table("imix", "bounty_hunter").s), "play imix", "done").may_undo(AMBER)


def test_the_last_round_is_told_once() -> None:
    here = held(GAME, table(row=["kobold"], market=["imix"], influence=1, power=1, barracks={"amber": 1}).s)
    act(here, "deploy skullport", "recruit kobold")
    assert names(here).count("last_round") == 1
    assert names(here).index("last_round") < names(here).index("recruit")


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_do_not_hear_that_a_card_may_be_shown_for_focus(viewer: int) -> None:
    here = act(held(GAME, table("imix", "bounty_hunter").s), "play imix")
    assert asked(here, AMBER) == "ask_focus" and asked(here, viewer) == "ask_turn"
    before = told(here, viewer)
    assert told(act(here, "done"), viewer) == before, "not even the revision may change"


@pytest.mark.parametrize("viewer", [SKY, SPECTATOR])
def test_others_do_not_hear_by_which_answer_a_secret_question_ended(viewer: int) -> None:
    here = act(held(GAME, table("imix", "bounty_hunter").s), "play imix", "reveal bounty_hunter")
    assert {event.action for event in told(here, viewer).events} == {"play imix", None}
    assert {event.action for event in told(here, AMBER).events} == {"play imix", "reveal bounty_hunter"}


@pytest.mark.parametrize("viewer", [SKY, SPECTATOR])
def test_taking_back_an_unseen_answer_tells_others_nothing_even_after_a_seen_one(viewer: int) -> None:
    here = act(held(GAME, table("imix", "bounty_hunter", "noble").s), "play imix", "done", "play noble")
    here.undo(AMBER)
    before = told(here, viewer)
    here.undo(AMBER)
    assert asked(here, AMBER) == "ask_focus"
    assert told(here, viewer) == before


def test_a_gain_of_nothing_is_not_told() -> None:
    here = held(GAME, table("beholder", troops={"skullport": ["amber", "sky"]}).s)
    act(here, "play beholder", "assassinate skullport sky")
    assert names(here) == ["play", "assassinate"]
    nothing = Gain(power=per(3, TROPHIES), influence=per(3, TROPHIES), vp=per(1, MARKERS_HELD))
    log: list[Event] = []
    here.s.log = log
    assert isinstance(here.s, Tyrants)
    nothing.do(here.s, AMBER, NOTHING, NOTHING)
    assert log == []


def test_people_read_last_what_ends_their_turn() -> None:
    """Its number is smaller than that of many things that may be done instead."""
    here = Table(GAME, [HUMAN, HUMAN], {}, 7)
    while "end_turn" not in [GAME.space.name(action) for action in here.d.options()] or here.d.count < 4:
        here.act(here.d.seat, GAME.space.name(here.d.options()[0]))
    assert max(here.d.options()) > GAME.space.action("end_turn")
    decision = told(here, here.d.seat).decision
    assert decision is not None
    assert decision.options[-1].rows[-1][0] == "end_turn"
    lines = question(GAME, here.s, here.d, here.d.seat)
    assert lines[-1] == "  end_turn" and len(lines) == here.d.count + 2
