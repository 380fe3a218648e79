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
WORLDS: Final = 16  # in which they are, at most
CLOSER: Final = 2  # times as many positions may be looked at then: they are quickly judged
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
        if not sense.plays_on(view):
            values = turns(sense, view, decision, rng, budget, memory)
        else:
            promises = turns(sense, view, decision, rng, budget.shared(budget.positions), memory)
            then = budget.shared(CLOSER * budget.positions)
            found = rehearsed(sense, view, decision, promises, rng, then, memory, FINALISTS, WORLDS)
            values = [LOWEST] * decision.count
            for i, led_to in found.items():
                values[i] = led_to + TURN * promises[i]
        best = within(self.nearly * sense.doubt(view), decision, values)
        return best[rng.below(len(best))]


def turns(sense: Sense, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> list[float]:
    """By option, what the turn comes to that begins with it, in points: the mean over some imagined tables."""
    turn = Turn(sense, WIDTH)
    sums = vec[float]([0.0] * decision.count)
    begun = perf_counter()
    for world in range(1, int(sense.worlds) + 1):
        turn.plan(sense.imagine(view, memory, rng), decision, sums)
        if budget.is_spent(turn.looked_at, begun, world):
            break
    return [one / world for one in sums]


def rehearsed(
    sense: Sense,
    view: View,
    decision: Decision,
    promises: list[float],
    rng: Rng,
    budget: Budget,
    memory: Memory,
    most: int,
    worlds: int,
) -> dict[int, float]:
    """What options led to, in points, by number: the `most` that promise most, all in the same worlds."""
    rehearsal = Rehearsal(sense)
    finalists = sorted(range(len(promises)), key=lambda i: -promises[i])[:most]
    sums = dict.fromkeys(finalists, 0.0)
    begun = perf_counter()
    for world in range(1, worlds + 1):
        imagined = sense.imagine(view, memory, rng)
        for i in finalists:
            sums[i] += rehearsal.value(imagined, decision.actions[i], decision.seat, rng)
        if budget.is_spent(rehearsal.looked_at, begun, world):
            break
    return {i: sums[i] / world for i in finalists}
