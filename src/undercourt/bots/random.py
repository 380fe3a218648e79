"""Any legal action, each as likely as any other."""

from __future__ import annotations

from undercourt.bots.bot import Budget
from undercourt.bots.memory import Memory
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng


class RandomBot:
    """Takes one word from its generator per decision, as `playout` does with offers in the game's own order."""

    only_glances = True

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        return decision.actions[rng.below(decision.count)]
