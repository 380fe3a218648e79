"""Levels in words: each is a bot, how much it may look at, and how often it slips. What tables offer to people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from undercourt.bots.bot import Bot, Budget
from undercourt.bots.memory import Memory
from undercourt.bots.weights import has_weights
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng


class Level(NamedTuple):
    name: str
    bot: str  # the name of the bot that plays
    positions: int  # that it may look at, for one decision: a count, so that the same seed gives the same game
    slip: int = 0  # of a hundred decisions, how many it leaves to chance
    trained: str = ""  # the name of the bot that plays instead, where there are weights for the game

    def rung(self, game: Game) -> str:
        """The name of the bot that plays this game at this level."""
        return self.trained if self.trained and has_weights(game) else self.bot


# From the weakest to the strongest.
LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("novice", "greedy", 2_000, slip=25),
        Level("apprentice", "greedy", 2_000),
        Level("courtier", "expert", 2_000),
        Level("schemer", "search", 3_000),
        Level("master", "search", 12_000, trained="neural"),
    )
}
USUAL_LEVEL: Final = "courtier"


class LevelBot:
    """Looks at as much as its level says, whatever it is allowed besides."""

    def __init__(self, level: Level, rung: Callable[[str], Bot]) -> None:
        self.level = level
        self.rung = rung  # from the name of a bot to a bot

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        if rng.below(100) < self.level.slip:
            return decision.actions[rng.below(decision.count)]
        player = self.rung(self.level.rung(game))
        return player.choose(game, view, decision, rng, Budget(self.level.positions), memory)
