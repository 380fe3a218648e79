"""How the expert plans a turn of Abyss."""

from __future__ import annotations

from librt.vecs import vec

from tests.games.abyss.table import table
from undercourt.games.abyss.game import GAME
from undercourt.judgement.abyss.sense import AbyssSense
from undercourt.thinking.turn import Turn


def explored(foresees_luck: bool) -> tuple[float, float]:
    """What exploring is worth when a card was drawn, and what the plan makes of it."""
    sense = AbyssSense(GAME)
    assert not sense.foresees_luck
    sense.foresees_luck = foresees_luck
    t = table(deck=["crab 5", "squid 1", "squid 1", "squid 1", "monster"])
    turn, worths = Turn(sense, 6), vec[float]([0.0] * t.d.count)
    turn.plan(t.s, t.d, worths)
    i = t.d.options().index(GAME.space.by_name["explore"])
    return turn.glance[i], worths[i]


def test_an_exploration_is_not_planned_as_if_its_cards_were_known() -> None:
    drawn, planned = explored(False)
    assert planned == drawn
    drawn, planned = explored(True)
    assert planned != drawn
