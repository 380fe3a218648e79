"""How a search shares out its time among options that are compared side by side."""

from __future__ import annotations

from itertools import count

import pytest

from tests.bots.test_thought import PlaysOn, RehearsingBot
from tests.kernel.lots import PLAY, TURNS, Lots, LotsGame
from tests.thinking.test_tree import NO_MEMORY, table
from undercourt.bots import search
from undercourt.bots.bot import Budget
from undercourt.bots.search import EACH, FAVOURED, compared
from undercourt.kernel.decision import Decision
from undercourt.kernel.rng import seeded
from undercourt.thinking.comparison import Comparison
from undercourt.thinking.tree import Manner


def looks(game: LotsGame, s: Lots, d: Decision, budget: Budget) -> list[int]:
    """By option, those looked at most first."""
    tree = Comparison(PlaysOn(game), game.view(s, d.seat), NO_MEMORY, d, seeded(1), Manner())
    compared(tree, budget)
    return sorted((int(tree.visits[edge]) for edge in tree.edges()), reverse=True)


def test_the_best_get_most_of_the_looks() -> None:
    game, s, d = table(TURNS - 4, [2, 4])
    found = looks(game, s, d, Budget(600))
    assert len(found) == d.count == 4
    assert found[0] > found[2] >= found[3] > 0 and found[0] + found[1] > found[2] + found[3]


def test_more_time_is_more_looks() -> None:
    game, s, d = table(TURNS - 4, [2, 4])
    assert sum(looks(game, s, d, Budget(2_000))) > 2 * sum(looks(game, s, d, Budget(600)))


def test_with_little_time_only_what_promises_most_is_compared() -> None:
    game, s, d = table(TURNS - 4, [2, 4])
    assert Budget(1).positions < 2 * EACH and d.count > 2
    found = looks(game, s, d, Budget(1))
    assert found == [1, 1, 0, 0]
    assert RehearsingBot().choose(game, game.view(s, 0), d, seeded(2), Budget(1), NO_MEMORY) in d.options()


def test_no_more_than_so_many_are_compared_however_long_it_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    assert FAVOURED > 4
    monkeypatch.setattr(search, "FAVOURED", 3)
    game, s, d = table(TURNS - 4, [2, 4])
    found = looks(game, s, d, Budget(3_000))
    assert found[2] > 0 and found[3] == 0


def test_an_option_by_itself_is_looked_at_all_the_time() -> None:
    game, s, d = table(TURNS - 4, [2, 4])
    alone = Decision()
    alone.seat = d.seat
    alone.offer(PLAY + 4)
    few, many = (looks(game, s, alone, Budget(positions)) for positions in (30, 300))
    assert 5 * few[0] < many[0]


def test_time_counts_from_when_options_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a tenth of a second whenever it is looked at; what promises most is found out before."""
    game, s, d = table(TURNS - 4, [2, 4])
    ticks = count()
    monkeypatch.setattr(search, "perf_counter", lambda: next(ticks) / 10)
    assert sum(looks(game, s, d, Budget(seconds=2.0))) > 2 * sum(looks(game, s, d, Budget(seconds=0.5))) > 0
    monkeypatch.setattr(search, "FAVOURED", 2)
    found = looks(game, s, d, Budget(seconds=1.0))
    assert found[0] >= found[1] > 1 and found[2:] == [0, 0]


def test_without_any_time_there_is_an_answer() -> None:
    game, s, d = table(TURNS - 4, [2, 4])
    assert looks(game, s, d, Budget(seconds=0.0)) == [1, 1, 1, 1]
