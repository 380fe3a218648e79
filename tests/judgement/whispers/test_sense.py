"""When a round is played on in the mind, and what is played through to the end of the next one."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import Table, table
from undercourt.bots.bot import Budget
from undercourt.bots.memory import blank_memory
from undercourt.bots.search import SearchBot
from undercourt.bots.weights import guided_sense
from undercourt.games.whispers.game import GAME
from undercourt.judgement import sense_of
from undercourt.kernel.rng import seeded
from undercourt.thinking.comparison import Comparison

AGENTS = {"bear marshal": "raven", "lion chancellor": "spider"}


@pytest.mark.parametrize(
    ("t", "plays_on", "pauses"),
    [
        (table(phase="recall", round=2, agents=AGENTS), True, False),
        (table(phase="place", agents=AGENTS), True, False),
        (table(acts="bear marshal", agents=AGENTS), True, False),
        (table(phase="swap", agents=AGENTS), False, True),
        (table(phase="reveal", agents=AGENTS, counter_intelligence="on"), False, True),
        (table(phase="end"), False, False),
    ],
    ids=["recall", "place", "empires", "swap", "reveal", "end"],
)
def test_councils_are_played_on_and_what_lies_between_is_played_through(t: Table, plays_on: bool, pauses: bool) -> None:
    for sense in (sense_of(GAME), guided_sense(GAME)):
        assert (sense.plays_on(t.s), sense.pauses(t.s)) == (plays_on, pauses)


@pytest.mark.parametrize("phase", ["place", "swap"])
def test_a_search_compares_options_side_by_side(phase: str) -> None:
    t = table(phase=phase, round=2, agents=AGENTS)
    asked = (GAME, GAME.view(t.s, t.d.seat), t.d, seeded(1), Budget(200), blank_memory(GAME))
    tree = SearchBot().tree(*asked)
    assert isinstance(tree, Comparison) and tree.pauses is (phase == "swap")
    assert tree.rehearsal.looked_at > 20 * tree.iterations, "each look goes on through a round of councils"
