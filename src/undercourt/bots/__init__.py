"""Players that see only views; one file each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercourt.bots.bot import Bot, Budget
from undercourt.bots.expert import ExpertBot
from undercourt.bots.greedy import GreedyBot
from undercourt.bots.random import RandomBot
from undercourt.bots.search import SearchBot

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "expert": ExpertBot,
    "search": SearchBot,
}


def bot(name: str) -> Bot:
    """Raises ValueError with a sentence if no bot has that name."""
    if name not in BOTS:
        raise ValueError(f"there is no bot '{name}'; there are: {', '.join(BOTS)}")
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "Budget", "bot"]
