"""One step ahead: tries every option on a possible table and takes the one that its judgement likes best."""

from __future__ import annotations

from undercourt.bots.bot import Budget
from undercourt.bots.memory import Memory
from undercourt.judgement import Sense, sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng


class GreedyBot:
    """All options meet the same imagined luck; equally good ones are drawn by lot."""

    only_glances = True

    def __init__(self, nearly: float = 0.0) -> None:
        self.nearly = nearly  # as good as the best: so much of what is in doubt

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        options = decision.options()
        if len(options) == 1:
            return options[0]
        sense = sense_of(game)
        values = glances(sense, sense.imagine(view, memory, rng), decision)
        best = within(self.nearly * sense.doubt(view), decision, values)
        return best[rng.below(len(best))]


def glances(sense: Sense, possible: State, decision: Decision) -> list[float]:
    """By option, how well the seat stands right after it."""
    after = Decision()
    values: list[float] = []
    for action in decision.options():
        s = possible.copy()
        apply(s, action, after)
        values.append(sense.evaluate(s, decision.seat))
    return values


def within(points: float, decision: Decision, values: list[float]) -> list[Action]:
    """The options that are at most so much worse than the best."""
    enough = max(values) - points
    return [action for action, value in zip(decision.options(), values, strict=True) if value >= enough]
