"""What a bot makes of its options: for its answer, for hints and for reviews."""

from __future__ import annotations

from typing import NamedTuple

from undercourt.kernel.ids import Action, Seat


class Weighed(NamedTuple):
    action: Action
    visits: int  # how often it was looked at: the measure of its worth
    chance: float  # of winning, after it


class Thought(NamedTuple):
    seat: Seat
    iterations: int
    weighed: list[Weighed]  # the best first

    @property
    def best(self) -> Weighed:
        return self.weighed[0]
