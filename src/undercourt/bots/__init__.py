"""Players that see only views; one file each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercourt.bots.bot import Bot, Budget, Thinker
from undercourt.bots.expert import ExpertBot
from undercourt.bots.greedy import GreedyBot
from undercourt.bots.levels import LEVELS, LevelBot
from undercourt.bots.neural import NeuralBot
from undercourt.bots.random import RandomBot
from undercourt.bots.search import SearchBot
from undercourt.bots.weights import has_weights
from undercourt.kernel.game import Game

BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "expert": ExpertBot,
    "search": SearchBot,
}
TRAINED: Final[dict[str, Callable[..., Bot]]] = {"neural": NeuralBot}  # play only games for which there are weights


def bot(name: str) -> Bot:
    """By the name of a level, or of a bot. Raises ValueError with a sentence if there is neither."""
    if name in LEVELS:
        return LevelBot(LEVELS[name], rung)
    return rung(name)


def rung(name: str, lot: float | None = None) -> Bot:
    """A bot by its own name; `lot` is what it takes for as good as its best, where that is not as usual."""
    found = BOTS.get(name) or TRAINED.get(name)
    if found is None:
        raise ValueError(f"there is no bot '{name}'; there are: {', '.join(bot_names())}")
    return found() if lot is None else found(nearly=lot)


def bots_for(game: Game) -> list[str]:
    """The names of those that can play it: levels first, as people choose them; then the bots themselves."""
    return [*LEVELS, *BOTS, *(TRAINED if has_weights(game) else [])]


def adviser(game: Game) -> Thinker:
    """Whoever plays the game as the master, and can say what it thinks."""
    master = rung(LEVELS["master"].rung(game))
    assert isinstance(master, Thinker), "the master thinks aloud"
    return master


def bot_names() -> list[str]:
    """Those of any game."""
    return [*LEVELS, *BOTS, *TRAINED]


__all__ = ["BOTS", "LEVELS", "TRAINED", "Bot", "Budget", "adviser", "bot", "bot_names", "bots_for"]
