"""Tree search over many possible tables, guided by habits and judgement: the more it may look at, the better."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from undercourt.bots.bot import Budget
from undercourt.bots.memory import Memory
from undercourt.bots.thought import Thought, Weighed
from undercourt.judgement import sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng
from undercourt.thinking.tree import Manner, Tree

CHUNK: Final = 64  # iterations between two looks at the clock
OFTEN: Final = 0.8  # as good as the best: looked at so many times as often,
NEARLY: Final = 0.003  # and at most so much less likely to win


class SearchBot:
    """Answers with what it has looked at most, as soon as nothing else can catch up; nearly equal ones by lot."""

    def __init__(self) -> None:
        self.manner = Manner()

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        if decision.count == 1:
            return decision.actions[0]
        weighed = self.think(game, view, decision, rng, budget, memory).weighed
        best = weighed[0]
        nearly = [one for one in weighed if one.visits >= OFTEN * best.visits and one.chance >= best.chance - NEARLY]
        return (nearly[rng.below(len(nearly))] if nearly else best).action

    def think(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Thought:
        """What it makes of every option."""
        tree = Tree(sense_of(game), view, memory, decision, rng, self.manner)
        if budget.seconds is None:
            while tree.iterations < budget.positions and tree.lead() < budget.positions - tree.iterations:
                tree.grow(min(CHUNK, budget.positions - tree.iterations))
        else:
            begun = perf_counter()
            used = 0.0
            while used < budget.seconds:
                tree.grow(CHUNK)
                used = perf_counter() - begun
                if float(tree.lead()) > float(tree.iterations) * (budget.seconds / used - 1.0):
                    break
        weighed = [Weighed(tree.action[edge], tree.visits[edge], tree.value(edge)) for edge in tree.edges()]
        return Thought(decision.seat, tree.iterations, sorted(weighed, key=lambda one: (-one.visits, -one.chance)))
