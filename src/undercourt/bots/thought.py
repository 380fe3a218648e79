"""What a bot makes of its options: for its answer, for hints and for reviews."""

from __future__ import annotations

import math
from typing import Any, NamedTuple


class Weighed(NamedTuple):
    """One option. Actions and seats are plain ints here: a thought travels between processes."""

    action: int
    visits: int  # how often it was looked at: the measure of its worth
    chance: float  # of winning, after it
    glance: float = 0.0  # the chance at first glance, before anything was looked at that may follow


class Thought(NamedTuple):
    seat: int
    iterations: int
    weighed: list[Weighed]  # the best first
    line: list[dict[str, Any]] = []  # noqa: RUF012 (never changed): what the seat does then, as phrases in JSON
    spread: float = 0.0  # of the chances that were judged one by one

    @property
    def best(self) -> Weighed:
        return self.weighed[0]

    def of(self, action: int) -> Weighed:
        return next(one for one in self.weighed if one.action == action)

    @property
    def error(self) -> float:
        """How far the chance of the best may be off for want of looks: a standard error."""
        return self.spread / math.sqrt(max(1, self.best.visits))

    def share(self, one: Weighed) -> float:
        """Of all that was looked at, the part that began with this option."""
        return one.visits / max(1, sum(other.visits for other in self.weighed))
