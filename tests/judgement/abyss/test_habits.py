"""What rules of thumb say of actions in Abyss."""

from __future__ import annotations

from tests.games.abyss.table import Table, table
from undercourt.games.abyss.game import GAME
from undercourt.judgement import sense_of

AMBER = 0


def habit(t: Table, words: str) -> float:
    return sense_of(GAME).habit(t.s, AMBER, GAME.space.by_name[words])


def test_a_stack_of_the_council_should_hold_several_allies() -> None:
    t = table(council={"crab": [1], "squid": [2, 3]})
    assert habit(t, "support crab") < 0 == habit(t, "support squid")


def test_nobody_walks_past_a_good_ally() -> None:
    good = table(deck=["crab 5"] * 3)
    good.do("explore")
    poor = table(deck=["crab 2"] * 3)
    poor.do("explore")
    assert habit(good, "explore") < 0 == habit(poor, "explore")
