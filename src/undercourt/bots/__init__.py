"""Players that see only views; one file each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercourt.bots.bot import Bot, Budget, Thinker
from undercourt.bots.expert import ExpertBot
from undercourt.bots.greedy import GreedyBot
from undercourt.bots.levels import LEVELS, LevelBot
from undercourt.bots.random import RandomBot
from undercourt.bots.search import SearchBot

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "expert": ExpertBot,
    "search": SearchBot,
}


def bot(name: str) -> Bot:
    """By the name of a level, or of a bot. Raises ValueError with a sentence if there is neither."""
    if name in LEVELS:
        level = LEVELS[name]
        return LevelBot(level, BOTS[level.bot]())
    if name not in BOTS:
        raise ValueError(f"there is no bot '{name}'; there are: {', '.join(bot_names())}")
    return BOTS[name]()


def adviser() -> Thinker:
    """Whoever plays as the master, where it can say what it thinks."""
    master = BOTS[LEVELS["master"].bot]()
    return master if isinstance(master, Thinker) else SearchBot()


def is_bot(name: str) -> bool:
    return name in LEVELS or name in BOTS


def bot_names() -> list[str]:
    """Levels first, as people choose them; then the bots themselves."""
    return [*LEVELS, *BOTS]


__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "adviser", "bot", "bot_names", "is_bot"]
