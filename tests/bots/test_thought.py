"""What a bot says of its options is what its seat can know, and what it looked at."""

from __future__ import annotations

from importlib import import_module

import pytest

from undercourt.bots import Budget, adviser
from undercourt.bots.memory import blank_memory
from undercourt.bots.thought import Thought
from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import Game
from undercourt.kernel.laws import Facts
from undercourt.kernel.rng import seeded

every_game = pytest.mark.parametrize("slug", game_names())


def thought(game: Game, s: State, d: Decision, positions: int) -> Thought:
    return adviser(game).think(game, game.view(s, d.seat), d, seeded(5), Budget(positions), blank_memory(game))


@every_game
def test_a_thought_depends_on_nothing_that_the_seat_cannot_see(slug: str) -> None:
    """Not in its numbers, and not in what it expects to follow."""
    game, d, rng = load_game(slug), Decision(), seeded(4)
    facts: Facts = import_module(f"tests.games.{slug}.laws.facts").FACTS
    s = game.begin(3, {}, 11, d)
    asked = differed = foreseen = 0
    while d.count > 0 and asked < 12:
        for _ in range(4):
            if d.count > 0:
                apply(s, d.actions[rng.below(d.count)], d)
        if d.count < 2:
            continue
        other = facts.rearrange(s, d.seat, seeded(asked))
        differed += other.words() != s.words()
        mine = thought(game, s, d, 40)
        assert mine == thought(game, other, d, 40)
        foreseen += len(mine.line)
        asked += 1
    assert differed > 3 and foreseen > 0


@every_game
def test_a_thought_weighs_every_option_and_the_best_comes_first(slug: str) -> None:
    game, d = load_game(slug), Decision()
    s = game.begin(2, {}, 3, d)
    mine = thought(game, s, d, 60)
    assert sorted(one.action for one in mine.weighed) == sorted(d.options())
    assert mine.best.visits == max(one.visits for one in mine.weighed) > 0
    assert sum(mine.share(one) for one in mine.weighed) == pytest.approx(1)
    assert all(0 <= one.chance <= 1 and 0 <= one.glance <= 1 for one in mine.weighed)
    assert mine.of(mine.best.action) is mine.best
