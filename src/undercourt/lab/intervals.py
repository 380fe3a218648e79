"""Shares and differences with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from undercourt.arena.statistics import NORMAL, wilson


class Interval(NamedTuple):
    n: int
    value: float
    low: float | None  # none of one thing alone, which says nothing about how sure it is
    high: float | None

    def plain(self) -> dict[str, float | None]:
        low, high = (None if end is None else round(end, 5) for end in (self.low, self.high))
        return {"n": self.n, "value": round(self.value, 5), "low": low, "high": high}


def share(wins: float, n: int) -> Interval:
    """Wilson's: sensible near 0 and 1 too. A shared win counts in part."""
    if n == 0:
        return Interval(0, 0.0, 0.0, 1.0)
    return Interval(n, *wilson(wins / n, n, NORMAL))


def mean(values: Sequence[float]) -> Interval:
    return clustered((value, 1) for value in values)


def clustered(groups: Iterable[tuple[float, int]]) -> Interval:
    """The mean of things that come in groups, each (its sum, how many): the seats of one game are not independent."""
    found = list(groups)
    n = sum(count for _, count in found)
    if n == 0:
        return Interval(0, 0.0, None, None)
    middle = sum(total for total, _ in found) / n
    if len(found) < 2:
        return Interval(n, middle, None, None)
    spread = sum((total - middle * count) ** 2 for total, count in found) * len(found) / (len(found) - 1)
    half = NORMAL * sqrt(spread) / n
    return Interval(n, middle, middle - half, middle + half)
