"""A whole turn ahead: what its turn comes to on some possible tables, with the habits of a good player of that game."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import vec

from undercourt.bots.bot import Budget
from undercourt.bots.memory import Memory
from undercourt.judgement import Sense, sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng
from undercourt.thinking.turn import Turn

WIDTH: Final = 6  # lines that are followed side by side
NEARLY: Final = 0.004  # as good as the best: so much of what is in doubt, which is most in the opening


class ExpertBot:
    """All options meet the same imagined luck; nearly equal ones are drawn by lot, so that no two games are alike."""

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        if decision.count == 1:
            return decision.actions[0]
        sense = sense_of(game)
        best = within(NEARLY * sense.doubt(view), decision, turns(sense, view, decision, rng, budget, memory))
        return best[rng.below(len(best))]


def turns(sense: Sense, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> list[float]:
    """By option, what the turn comes to that begins with it, in points: the mean over some imagined tables."""
    turn = Turn(sense, WIDTH)
    sums = vec[float]([0.0] * decision.count)
    begun = perf_counter()
    for world in range(1, int(sense.worlds) + 1):
        turn.plan(sense.imagine(view, memory, rng), decision, sums)
        if budget.seconds is None and turn.looked_at >= budget.positions:
            break
        if budget.seconds is not None and (perf_counter() - begun) * (world + 1) / world > budget.seconds:
            break  # the next would take too long
    return [one / world for one in sums]


def within(points: float, decision: Decision, values: list[float]) -> list[Action]:
    """The options that are at most so much worse than the best."""
    enough = max(values) - points
    return [action for action, value in zip(decision.options(), values, strict=True) if value >= enough]
