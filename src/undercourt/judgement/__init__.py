"""How well a seat stands: what bots need and the rules do not know. One folder per game, with the same files in each.

`evaluate` is the whole judgement of a game; `worth` what single things are worth, `holdings` what a seat has,
`prospects` what is under way. Judgement reads states and changes none.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec

from undercourt.kernel.effect import State
from undercourt.kernel.game import Game
from undercourt.kernel.ids import Seat

Judge = Callable[[State, Seat], float]


@lru_cache(maxsize=64)
def judge(game: Game) -> Judge:
    """How well a seat stands against the others, roughly in points; at the end it is the difference in points.

    A game without judgement of its own is judged by its score.
    """
    if find_spec(f"{__name__}.{game.slug}") is None:
        return ByScore(game)
    found: Judge = import_module(f"{__name__}.{game.slug}.evaluate").evaluate
    return found


class ByScore:
    """The difference in points to the best of the others."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, s: State, seat: Seat) -> float:
        return self.game.score(s).margin(seat)
