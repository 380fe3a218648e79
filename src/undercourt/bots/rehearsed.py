"""The most promising options, played on in the mind in one imagined world after the other."""

from __future__ import annotations

from time import perf_counter
from typing import Final, NamedTuple

from undercourt.bots.bot import Budget
from undercourt.bots.memory import Memory
from undercourt.judgement import Sense
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import View
from undercourt.kernel.rng import Rng
from undercourt.thinking.rehearsal import Rehearsal

FINALISTS: Final = 4  # options that are played on


class Rehearsed(NamedTuple):
    """What an option led to, on average."""

    worth: float  # in points
    chance: float  # to win


def rehearsed(
    sense: Sense,
    view: View,
    decision: Decision,
    promises: list[float],
    rng: Rng,
    budget: Budget,
    memory: Memory,
    worlds: int,
) -> dict[int, Rehearsed]:
    """By number of option, of those that promise most: all of them in the same worlds, so many at most."""
    rehearsal = Rehearsal(sense)
    finalists = sorted(range(len(promises)), key=lambda i: -promises[i])[:FINALISTS]
    worths, chances = dict.fromkeys(finalists, 0.0), dict.fromkeys(finalists, 0.0)
    begun = perf_counter()
    for world in range(1, worlds + 1):
        imagined = sense.imagine(view, memory, rng)
        for i in finalists:
            worths[i] += rehearsal.value(imagined, decision.actions[i], decision.seat, rng)
            chances[i] += rehearsal.chance
        if budget.is_spent(rehearsal.looked_at, begun, world):
            break
    return {i: Rehearsed(worths[i] / world, chances[i] / world) for i in finalists}
