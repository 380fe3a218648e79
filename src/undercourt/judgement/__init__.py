"""How well a seat stands: what bots need and the rules do not know. One folder per game, with the same files in each.

`sense` is all that bots may ask of a game. `evaluate` is the whole judgement; `worth` what single things are worth,
`holdings` what a seat has, `prospects` what is under way, `habits` rules of thumb, `beliefs` what others probably hide.
Judgement reads states and changes none.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec

from undercourt.judgement.sense import Sense
from undercourt.kernel.game import Game


@lru_cache(maxsize=64)
def sense_of(game: Game) -> Sense:
    """A game without judgement of its own is judged by its score."""
    if find_spec(f"{__name__}.{game.slug}") is None:
        return Sense(game)
    found: Sense = import_module(f"{__name__}.{game.slug}.sense").SENSE(game)
    return found


__all__ = ["Sense", "sense_of"]
