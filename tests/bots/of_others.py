"""Bots as others bring them, by the name of this module and of a class."""

from __future__ import annotations

from typing import Any

import numpy as np

from undercourt.kernel.decision import Decision


class First:
    """Takes the first option, and says so with a number of NumPy's."""

    def choose(self, game: Any, view: Any, decision: Decision, rng: Any, budget: Any, memory: Any) -> Any:
        return np.int64(decision.actions[0])


class Answers:
    """What it is made with, whatever is offered."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, *asked: Any) -> Any:
        return self.answer


class Fails:
    def __init__(self) -> None:
        raise RuntimeError("no network here")


class Idle:
    """Has no choose."""
