"""What rules of thumb say of actions in Tyrants."""

from __future__ import annotations

from tests.games.tyrants.table import Table, table
from undercourt.games.tyrants.game import GAME
from undercourt.judgement import sense_of

AMBER = 0


def habit(t: Table, words: str) -> float:
    return sense_of(GAME).habit(t.s, AMBER, GAME.space.by_name[words])


def test_the_hand_is_played_before_anything_is_bought() -> None:
    assert habit(table("noble", influence=3, row=["kobold"]), "recruit kobold") < 0
    assert habit(table("noble", influence=3, row=["kobold"]), "play noble") == 0
    assert habit(table(influence=3, row=["kobold"]), "recruit kobold") == 0
