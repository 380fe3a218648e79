"""Who judges a position beside the game's own judgement, by what each seat sees in it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

POINT: Final = 8128  # stands for 1 in whole numbers


class Judge:
    """Says how well a seat stands that sees some marks: the logarithm of its chances, up to a constant."""

    def says_of(self, marks: vec[i64], count: i64, doubt: float) -> float:
        """Marks are place * 256 + amount; `doubt` is how many points mean little at this stage."""
        raise NotImplementedError


class Tally(Judge):
    """Adds up what each mark of an observation was worth in many games: so much at last, and so much more early on."""

    def __init__(self, at_last: list[int], early: list[int]) -> None:
        self.at_last: vec[i64] = vec[i64](at_last)  # by place of the observation, then by seat
        self.early: vec[i64] = vec[i64](early)  # more, for each point that means little

    def says_of(self, marks: vec[i64], count: i64, doubt: float) -> float:
        at_last = self.at_last
        early = self.early
        total: i64 = 0
        more: i64 = 0
        for i in range(count):
            mark = marks[i]
            amount = mark & 255
            total += at_last[mark >> 8] * amount
            more += early[mark >> 8] * amount
        return (float(total) + doubt * float(more)) / float(POINT)
