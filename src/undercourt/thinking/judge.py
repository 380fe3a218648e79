"""Who judges a position beside the game's own judgement, by what each seat sees in it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

POINT: Final = 8128  # stands for 1 in whole numbers


class Judge:
    def says_of(self, marks: vec[i64], count: i64, doubt: float) -> float:
        """How well a seat stands that sees these marks (place * 256 + amount): the logarithm of its chances, up to a
        constant. `doubt` is how many points mean little at this stage."""
        raise NotImplementedError


class Tally(Judge):
    """Adds up what each mark of an observation was worth in many games: so much at last, and so much more early on."""

    def __init__(self, worth: list[int], early: list[int]) -> None:
        self.worth: vec[i64] = vec[i64](worth)  # by place of the observation, then by seat
        self.early: vec[i64] = vec[i64](early)  # more, for each point that means little

    def says_of(self, marks: vec[i64], count: i64, doubt: float) -> float:
        worth = self.worth
        early = self.early
        at_last: i64 = 0
        more: i64 = 0
        for i in range(count):
            mark = marks[i]
            amount = mark & 255
            at_last += worth[mark >> 8] * amount
            more += early[mark >> 8] * amount
        return (float(at_last) + doubt * float(more)) / float(POINT)
