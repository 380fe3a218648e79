"""What the game waits for: one seat and every legal answer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.kernel.ids import BIT_NUMBER, Action, Seat

MOST: Final = 512  # options at one decision; a longer list would raise IndexError
NO_ACTIONS: Final = vec[i64]([0] * MOST)  # to be copied, which takes far less time than to make one


class IllegalAction(ValueError):
    """Raised at the border only; inside, every action is an offered one."""


class Decision:
    """A buffer that `run` refills each time it stops. Not part of the state, so copies do not pay for it."""

    def __init__(self) -> None:
        self.seat: Seat = 0
        self.count: i64 = 0  # 0: the game is over
        self.actions: vec[i64] = NO_ACTIONS[:]

    def offer(self, action: Action) -> None:
        self.actions[self.count] = action
        self.count += 1

    def offer_each(self, verb: Action, bits: i64, step: i64) -> None:
        """`verb + i * step` for every bit i that is set: the fast way from a set of places to actions."""
        actions = self.actions
        n = self.count
        while bits != 0:
            bit = bits & -bits
            actions[n] = verb + BIT_NUMBER[bit % 67] * step
            n += 1
            bits ^= bit
        self.count = n

    def offer_run(self, first: Action, n: i64) -> None:
        """n actions in a row."""
        actions = self.actions
        for i in range(n):
            actions[self.count + i] = first + i
        self.count += n

    def options(self) -> list[Action]:
        return [self.actions[i] for i in range(self.count)]

    def allows(self, action: Action) -> bool:
        for i in range(self.count):
            if self.actions[i] == action:
                return True
        return False
