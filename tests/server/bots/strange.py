"""Bots that do what no bot should, for a process that is started with `--also` and the name of this module."""

from __future__ import annotations

import os
import sys

from undercourt.bots import BOTS
from undercourt.bots.bot import Budget
from undercourt.bots.memory import Memory
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng


class Spinning:
    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        while True:
            pass


class Failing:
    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        raise LookupError(f"seat {decision.seat} holds {view.words()}")


class Dying:
    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        os._exit(3)


class Cheating:
    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        return next(action for action in range(game.space.size) if not decision.allows(action))


class Talking:
    """Says aloud what it does, in the place of its answer."""

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        print(b"\x00" * 64, "I take the last one", file=sys.stdout, flush=True)
        os.write(1, b"\x00" * 64)
        return decision.actions[decision.count - 1]


class Prying:
    """Takes the first action if it finds anything in its environment that is not its business, else the last."""

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        found = "UNDERCOURT_SECRET" in os.environ or not {"sqlalchemy", "socket", "asyncio"}.isdisjoint(sys.modules)
        return decision.actions[0 if found else decision.count - 1]


BOTS.update(
    spinning=Spinning, failing=Failing, dying=Dying, cheating=Cheating, talking=Talking, prying=Prying
)  # in the process of a bot alone: no test imports this
