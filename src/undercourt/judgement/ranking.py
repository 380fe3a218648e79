"""What a network is told a second time, by rank: things that a game calls by name, and each seat ranks for itself.

The five empires of A War of Whispers have names, and each seat loves them in an order of its own. By name a network has
to learn five times over what an army is worth that is loved most; by rank it learns that once. So it sees both, as it
sees seats counted from the one that looks, and calls actions by both as well.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercourt.kernel.ids import NOTHING
from undercourt.kernel.observing import BY_PLACE, Sight


class Ranking:
    """Which order a seat has is told by some adjoining places of what it sees: what is marked there adds `tells`."""

    def __init__(self, first: int, tells: list[int], size: int, names: int) -> None:
        self.first: i64 = first  # of the places that tell the order
        self.tells: vec[i64] = vec[i64](tells)
        self.size: i64 = size  # places by rank
        self.names: i64 = names  # of actions by rank
        self.order: vec[i64] = vec[i64]()  # by the sum of what tells: the number of the order, or NOTHING
        self.places: list[vec[i64]] = []  # by order; by place: its place by rank, or NOTHING
        self.always: list[vec[i64]] = []  # by order: places by rank that are marked whatever is seen
        self.named: list[vec[i64]] = []  # by order; by action: its name by rank, or NOTHING

    def add(self, told: int, places: list[int], always: list[int], named: list[int]) -> None:
        """The order that `told` stands for."""
        while len(self.order) <= told:
            self.order = append(self.order, NOTHING)
        self.order[told] = len(self.places)
        self.places.append(vec[i64](places))
        self.always.append(vec[i64](always))
        self.named.append(vec[i64](named))

    def rank(self, sight: Sight, base: i64) -> i64:
        """Adds marks by rank to what a seat sees, from the place `base` on. Returns its order, or NOTHING."""
        marks = sight.marks
        last = self.first + len(self.tells)
        told: i64 = 0
        for i in range(sight.count):
            place = marks[i] // BY_PLACE
            if self.first <= place < last:
                told += self.tells[place - self.first]
        order = self.order[told] if told < len(self.order) else NOTHING
        if order == NOTHING:
            return NOTHING
        places = self.places[order]
        n = sight.count
        for i in range(sight.count):
            mark = marks[i]
            place = places[mark // BY_PLACE]
            if place != NOTHING:
                marks[n] = (base + place) * BY_PLACE + mark % BY_PLACE
                n += 1
        for place in self.always[order]:
            marks[n] = (base + place) * BY_PLACE + 1
            n += 1
        sight.count = n
        return order
