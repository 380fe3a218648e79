"""Levels in words: each is a bot, how much it may look at, and how often it slips. What tables offer to people.

Left to themselves they would open the same deal in the same way again and again: in the opening they draw lots.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from undercourt.bots.bot import Bot, Budget
from undercourt.bots.memory import Memory
from undercourt.bots.weights import has_weights
from undercourt.judgement import sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng

LOT: Final = 0.02  # as good as the best: so much of what is in doubt
SEARCHED: Final = 0.2  # and for those that search, so many spreads of the chances
OPENING: Final = 0.9  # lasts as long as so much of what was in doubt at first still is


class Level(NamedTuple):
    name: str
    bot: str  # the name of the bot that plays
    positions: int  # that it may look at, for one decision: a count, so that the same seed gives the same game
    slip: int = 0  # of a hundred decisions, how many it leaves to chance
    trained: str = ""  # the name of the bot that plays instead, where there are weights for the game
    lot: float | None = None  # in the opening, what is as good as the best, where that is not as usual for the bot

    def rung(self, game: Game) -> str:
        """The name of the bot that plays this game at this level."""
        return self.trained if self.trained and has_weights(game) else self.bot


# From the weakest to the strongest.
LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("novice", "greedy", 2_000, slip=6, lot=LOT),
        Level("apprentice", "greedy", 2_000, lot=LOT),
        Level("courtier", "expert", 2_000, lot=LOT),
        Level("schemer", "search", 3_000, lot=SEARCHED),
        Level("master", "search", 12_000, trained="neural", lot=SEARCHED),
    )
}
USUAL_LEVEL: Final = "courtier"


class LevelBot:
    """Looks at as much as its level says, whatever it is allowed besides."""

    def __init__(self, level: Level, rung: Callable[[str, float | None], Bot]) -> None:
        self.level = level
        self.only_glances = level.bot == "greedy"
        self.rung = rung  # from the name of a bot, and its lot if it is not the usual one, to a bot

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        if rng.below(100) < self.level.slip:
            return decision.actions[rng.below(decision.count)]
        player = self.rung(self.level.rung(game), self.level.lot if is_opening(game, view) else None)
        return player.choose(game, view, decision, rng, Budget(self.level.positions), memory)


def is_opening(game: Game, view: View) -> bool:
    """So early, a lot costs little: nearly everything is still in doubt."""
    return sense_of(game).doubt(view) > OPENING * doubt_at_first(game, view.seats)


@lru_cache(maxsize=16)
def doubt_at_first(game: Game, seats: int) -> float:
    return sense_of(game).doubt(game.begin(seats, {}, 0, Decision()))
