"""Who takes part in an arena: a bot, and how hard it may think."""

from __future__ import annotations

import re
from typing import NamedTuple

from undercourt.bots import LEVELS, Budget
from undercourt.bots.brought import WEIGHTS, must_play
from undercourt.kernel.game import Game

LONGEST = 3600.0  # seconds for one decision
NUMBER = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(ms|s)?", re.ASCII)  # of positions, or of a unit of time
A_BUDGET = "a budget is a time such as 100ms or 1s, or a number of positions such as 2000"


class Entrant(NamedTuple):
    """Plain data: it travels to other processes. Equal entrants are one bot that sits in several seats."""

    name: str  # of a bot
    budget: str = ""  # as it was typed; "" is what the bot usually has; of a level, its own
    own: bool = False  # it was typed behind the name, and tells this bot from others of the name

    @property
    def label(self) -> str:
        return f"{self.name}@{self.budget}" if self.own else self.name


def entrants(words: str, game: Game, budget: str = "") -> list[Entrant]:
    """`search@1s,search,my.module:MyBot`, with the budget of those that have none of their own. Raises ValueError."""
    budget_of(budget)
    return [entrant(word.strip(), game, budget) for word in words.split(",")]


def entrant(word: str, game: Game, common: str) -> Entrant:
    name, at, own = parted(word)
    must_play(name, game)
    if at and not own:
        raise ValueError(f"'{word}' names no budget; {A_BUDGET}")
    budget_of(own)
    if name not in LEVELS:
        return Entrant(name, own if at else common, bool(at))
    level = LEVELS[name]
    if at:
        instead = f"'{level.rung(game)}@{own}' is its bot with another"
        raise ValueError(f"'{name}' is a level, which has a budget of its own, {level.positions} positions; {instead}")
    return Entrant(name, str(level.positions))


def parted(word: str) -> tuple[str, str, str]:
    """The name of a bot, the sign, and its budget; nothing for both where it has none of its own.

    The name of a file may have the sign in it: there only a number makes it the beginning of a budget.
    """
    name, at, own = word.rpartition("@")
    is_name = word.startswith(WEIGHTS) and NUMBER.fullmatch(own) is None
    return (name, at, own) if at and not is_name else (word, "", "")


def budget_of(word: str) -> Budget:
    """What was typed as a budget. Raises ValueError with a sentence."""
    if not word:
        return Budget()
    read = NUMBER.fullmatch(word)
    if read is None:
        raise ValueError(f"'{word}' is no budget; {A_BUDGET}")
    number, unit = float(read[1]), read[2]
    if unit is None:
        if "." in read[1] or number < 1:
            raise ValueError(f"'{word}' is no number of positions; {A_BUDGET}")
        return Budget(positions=int(number))
    seconds = number / 1000 if unit == "ms" else number
    if not 0 < seconds <= LONGEST:
        raise ValueError(f"a budget of '{word}' is out of bounds; a decision may take at most {LONGEST:.0f} s")
    return Budget(seconds=seconds)
