"""A whole turn ahead: what its turn comes to on some possible tables, with the habits of a good player of that game."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import vec

from undercourt.bots.bot import Budget
from undercourt.bots.greedy import within
from undercourt.bots.memory import Memory
from undercourt.judgement import Sense, sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng
from undercourt.thinking.rehearsal import Rehearsal
from undercourt.thinking.turn import LOWEST, Turn

WIDTH: Final = 6  # lines that are followed side by side
FINALISTS: Final = 4  # options that are played on
REHEARSALS: Final = 16  # worlds in which they are, at most
CLOSER: Final = 4  # times as many positions may be looked at then: the last moves decide, and there are few of them
TURN: Final = 0.1  # how much the turn by itself still counts
NEARLY: Final = 0.004  # as good as the best: so much of what is in doubt, which is most in the opening


class ExpertBot:
    """All options meet the same imagined luck; nearly equal ones are drawn by lot, so that no two games are alike."""

    def __init__(self, nearly: float = NEARLY) -> None:
        self.nearly = nearly

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        if decision.count == 1:
            return decision.actions[0]
        sense = sense_of(game)
        near = sense.plays_on(view)
        half = budget if budget.seconds is None or not near else Budget(seconds=budget.seconds / 2.0)
        values = turns(sense, view, decision, rng, half, memory)
        if near:
            values = rehearsed(sense, view, decision, values, rng, half, memory)
        best = within(self.nearly * sense.doubt(view), decision, values)
        return best[rng.below(len(best))]


def turns(sense: Sense, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> list[float]:
    """By option, what the turn comes to that begins with it, in points: the mean over some imagined tables."""
    turn = Turn(sense, WIDTH)
    sums = vec[float]([0.0] * decision.count)
    begun = perf_counter()
    for world in range(1, int(sense.worlds) + 1):
        turn.plan(sense.imagine(view, memory, rng), decision, sums)
        if is_spent(budget, turn.looked_at, begun, world):
            break
    return [one / world for one in sums]


def rehearsed(
    sense: Sense, view: View, decision: Decision, values: list[float], rng: Rng, budget: Budget, memory: Memory
) -> list[float]:
    """By option, what it leads to when it is played on in the mind; only of those that promise most."""
    rehearsal = Rehearsal(sense)
    finalists = sorted(range(len(values)), key=lambda i: -values[i])[:FINALISTS]
    sums = [0.0] * len(values)
    begun = perf_counter()
    for world in range(1, REHEARSALS + 1):
        imagined = sense.imagine(view, memory, rng)
        for i in finalists:
            sums[i] += rehearsal.value(imagined, decision.actions[i], decision.seat, rng)
        if is_spent(budget, rehearsal.looked_at // CLOSER, begun, world):
            break
    return [sums[i] / world + TURN * values[i] if i in finalists else LOWEST for i in range(len(values))]


def is_spent(budget: Budget, looked_at: int, begun: float, worlds: int) -> bool:
    """Another world would be too much."""
    if budget.seconds is None:
        return looked_at >= budget.positions
    return (perf_counter() - begun) * (worlds + 1) / worlds > budget.seconds
