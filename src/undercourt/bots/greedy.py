"""One step ahead: tries every option on a possible table and takes the one that its judgement likes best."""

from __future__ import annotations

from undercourt.bots.bot import Budget
from undercourt.bots.memory import Memory
from undercourt.judgement import sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng


class GreedyBot:
    """All options meet the same imagined luck; equally good ones are drawn by lot."""

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        options = decision.options()
        if len(options) == 1:
            return options[0]
        sense = sense_of(game)
        possible = sense.imagine(view, memory, rng)
        after = Decision()
        best: list[Action] = []
        most = 0.0
        for action in options:
            s = possible.copy()
            apply(s, action, after)
            value = sense.evaluate(s, decision.seat)
            if not best or value > most:
                best, most = [action], value
            elif value == most:
                best.append(action)
        return best[rng.below(len(best))]
