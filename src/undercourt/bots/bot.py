"""What a bot is: it sees what its seat may see, and answers."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng


class Budget(NamedTuple):
    """How hard to think about one decision. Counted, not timed: the same seed gives the same game everywhere."""

    positions: int = 10_000  # to look at; a bot that needs fewer looks at fewer


class Bot(Protocol):
    """Never handed a state. `view` is that of `decision.seat`, whose own question `decision` is."""

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget) -> Action:
        """One of the offered actions. `rng` is the bot's own, apart from the game's; the decision is left as it was."""
        ...
