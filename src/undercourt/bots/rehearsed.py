"""The most promising options, played on in the mind in one imagined world after the other."""

from __future__ import annotations

from time import perf_counter

from undercourt.bots.bot import Budget
from undercourt.bots.memory import Memory
from undercourt.judgement import Sense
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import View
from undercourt.kernel.rng import Rng
from undercourt.thinking.rehearsal import Rehearsal


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
