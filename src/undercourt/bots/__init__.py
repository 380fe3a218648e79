"""Players that see only views; one file each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercourt.bots.bot import Bot, Budget
from undercourt.bots.expert import ExpertBot
from undercourt.bots.greedy import GreedyBot
from undercourt.bots.neural import NeuralBot
from undercourt.bots.random import RandomBot
from undercourt.bots.search import SearchBot
from undercourt.bots.weights import has_weights
from undercourt.kernel.game import Game

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "expert": ExpertBot,
    "search": SearchBot,
}
TRAINED: Final[dict[str, Callable[[], Bot]]] = {"neural": NeuralBot}  # play only games for which there are weights


def bot(name: str) -> Bot:
    """Raises ValueError with a sentence if no bot has that name."""
    if name in TRAINED:
        return TRAINED[name]()
    if name not in BOTS:
        raise ValueError(f"there is no bot '{name}'; there are: {', '.join([*BOTS, *TRAINED])}")
    return BOTS[name]()


def bots_for(game: Game) -> list[str]:
    """The names of those that can play it."""
    return [*BOTS, *(TRAINED if has_weights(game) else [])]


__all__ = ["BOTS", "TRAINED", "Bot", "Budget", "bot", "bots_for"]
