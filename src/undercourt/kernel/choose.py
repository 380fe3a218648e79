"""The two shapes of a game's verbs: what happens at once, and what is picked one at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, STEP, Effect, State
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.phrase import Phrase

CHOOSE: Final = 0  # the verbs of every game, first in its action space: CHOOSE + branch, DONE
BRANCHES: Final = 8
DONE: Final = CHOOSE + BRANCHES
FREE: Final = DONE + 1  # a game's own verbs begin here


@dataclass(eq=False)
class Instant(Effect):
    """Does its work at once and asks nothing."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        picked = s.stack[f + PICKED]
        source = s.stack[f + SOURCE]
        s.finish()
        self.do(s, seat, picked, source)

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        raise NotImplementedError


@dataclass(eq=False)
class Choose(Effect):
    """Asks `n` times, one pick at a time, while anything is left to pick; `up_to`: or until the seat is done."""

    n: i64 = 1  # an amount: a number, or `per`
    up_to: bool = False
    cost: bool = False  # set by `pay`: may be declined, and then the gain below it is dropped too

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        before = scratch.count
        self.offer(s, seat, picked, source, scratch)
        found = scratch.count > before
        scratch.count = before
        return found

    def advance(self, s: State, f: i64, d: Decision) -> None:
        if s.stack[f + STEP] == 0:  # picks left + 1; counted when the step begins, whatever changes later
            s.stack[f + STEP] = s.amount(self.n, s.stack[f + SEAT], s.stack[f + PICKED]) + 1
        if s.stack[f + STEP] > 1:
            self.offer(s, s.stack[f + SEAT], s.stack[f + PICKED], s.stack[f + SOURCE], d)
        if d.count == 0:
            s.finish()
        elif self.may_stop(s, f):
            d.offer(DONE)

    def answer(self, s: State, f: i64, action: Action) -> None:
        if action == DONE:
            declined = self.cost and s.stack[f + STEP] == self.n + 1
            s.finish()
            if declined:
                s.finish()  # the Pay below
            return
        s.stack[f + STEP] -= 1
        self.pick(s, f, action)

    def question(self, s: State, f: i64) -> Phrase:
        """With the arguments of its text, how many picks are left, and whether the seat may stop here."""
        args = dict(self.text().args)
        args["left"] = s.stack[f + STEP] - 1
        args["optional"] = int(self.may_stop(s, f))
        return Phrase(f"ask_{type(self).__name__}", args, [])

    def may_stop(self, s: State, f: i64) -> bool:
        return self.up_to or self.cost

    def offer(self, s: State, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        """The only statement of what is legal: offers every pick, or nothing."""
        raise NotImplementedError

    def pick(self, s: State, f: i64, action: Action) -> None:
        """Do it. A pick that gives "there" a new meaning writes it into the frame's PICKED, before it pushes."""
        raise NotImplementedError


def set_picks(s: State, n: i64) -> None:
    """The Choose just put on top asks `n` times: for those who know better than its own number."""
    s.stack[s.top() + STEP] = n + 1
