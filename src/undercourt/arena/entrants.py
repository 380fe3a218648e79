"""Who takes part in an arena: a bot, and how hard it may think."""

from __future__ import annotations

import re
from typing import NamedTuple

from undercourt.bots import Budget, bot

LONGEST = 3600.0  # seconds for one decision
A_BUDGET = "a budget is a time such as 100ms or 1s, or a number of positions such as 2000"


class Entrant(NamedTuple):
    """Plain data: it travels to other processes. Equal entrants are one bot that sits in several seats."""

    name: str  # of a bot
    budget: str = ""  # as it was typed; "" is what the bot usually has
    own: bool = False  # it was typed behind the name, and tells this bot from others of the name

    @property
    def label(self) -> str:
        return f"{self.name}@{self.budget}" if self.own else self.name


def entrants(words: str, budget: str = "") -> list[Entrant]:
    """`search@1s,search,greedy`, with the budget of those that have none of their own. Raises ValueError."""
    budget_of(budget)
    found = []
    for word in words.split(","):
        name, at, own = word.strip().partition("@")
        bot(name)
        budget_of(own if at else budget)
        if at and not own:
            raise ValueError(f"'{word.strip()}' names no budget; {A_BUDGET}")
        found.append(Entrant(name, own if at else budget, bool(at)))
    return found


def budget_of(word: str) -> Budget:
    """What was typed as a budget. Raises ValueError with a sentence."""
    if not word:
        return Budget()
    read = re.fullmatch(r"(\d{1,9}(?:\.\d{1,9})?)(ms|s)?", word, re.ASCII)
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
