"""Means with 95 % intervals, where deals are the units: the rotations of one deal resemble each other.

What counts is how much deals differ, whatever the games within them do (a cluster-robust variance, with one cluster a
deal). A mean gets Student's interval. A share gets Wilson's, which stays between 0 and 1 and holds for few deals: with
the number of games at which independent ones would be as uncertain as these deals are, and with Student's quantile.
Where no two deals differ, that number would be endless; then every deal counts as one game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

NORMAL: Final = 1.959963984540054  # 97.5 % of the normal distribution lie below
STUDENT: Final = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}  # the same of Student's, by degrees of freedom


class Estimate(NamedTuple):
    value: float
    low: float
    high: float


class Mean(NamedTuple):
    value: float
    low: float | None  # none of one deal, which says nothing about how sure it is
    high: float | None


def mean(deals: Sequence[float]) -> Mean:
    """Of a number for each deal."""
    value, variance = moments(deals)
    if len(deals) == 1:
        return Mean(value, None, None)
    reach = student(len(deals) - 1) * sqrt(variance / len(deals))
    return Mean(value, value - reach, value + reach)


def share(deals: Sequence[float]) -> Estimate:
    """Of a share between 0 and 1 for each deal."""
    value, variance = moments(deals)
    if variance <= 1e-12 or not 0 < value < 1:
        return wilson(value, len(deals), NORMAL)
    return wilson(value, value * (1 - value) * len(deals) / variance, student(len(deals) - 1))


def wilson(value: float, games: float, quantile: float) -> Estimate:
    """Wilson's score interval for a share of so many independent games."""
    square = quantile * quantile / games
    middle = (value + square / 2) / (1 + square)
    reach = sqrt(square * (value * (1 - value) + square / 4)) / (1 + square)
    return Estimate(value, max(0.0, min(value, middle - reach)), min(1.0, max(value, middle + reach)))


def moments(deals: Sequence[float]) -> tuple[float, float]:
    """The mean and the variance between deals; of one deal, no variance."""
    value = sum(deals) / len(deals)
    if len(deals) == 1:
        return value, 0.0
    return value, sum((x - value) ** 2 for x in deals) / (len(deals) - 1)


def student(freedom: int) -> float:
    """The quantile at 97.5 %: from a table where there is little freedom, else by a series in its inverse."""
    if freedom in STUDENT:
        return STUDENT[freedom]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def at_percent(counted: Counter[int], percent: int) -> int | None:
    """The least value that this percentage of what was counted does not exceed."""
    total, seen = sum(counted.values()), 0
    for value in sorted(counted):
        seen += counted[value]
        if seen * 100 >= percent * total:
            return value
    return None
