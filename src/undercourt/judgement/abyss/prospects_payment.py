"""The cheapest way to complete a payment, for those who judge positions: a search over the cards in hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercourt.games.abyss.actions import ALLIES
from undercourt.games.abyss.catalog import ANY_RACE
from undercourt.games.abyss.state import race_of, value_of
from undercourt.kernel.ids import BIT, bits_in

STEPS: Final = 400  # of the search; with a large hand the best found by then must do
OUT_OF_REACH: Final = 1000.0


class Payment:
    """AB-5: exactly so many races, the mandatory one among them; pearls make up what is missing."""

    def __init__(self, price: i64, races: i64, mandatory: i64) -> None:
        self.price: i64 = price
        self.races: i64 = races
        self.mandatory: i64 = mandatory
        self.pearls: i64 = 0
        self.pearl: float = 0.0  # what a pearl costs
        self.gains: vec[float] = vec[float]([0.0] * ALLIES)  # by kind: what it brings to affiliate it
        self.free: bool = False  # AB-7: any card spent may be affiliated, not the lowest alone
        self.kinds: vec[i64] = vec[i64]()  # in hand: kinds, copies and what a copy costs
        self.copies: vec[i64] = vec[i64]()
        self.costs: vec[float] = vec[float]()
        self.laid: i64 = 0  # points paid already, races (bits), and the affiliate that they lead to
        self.laid_races: i64 = 0
        self.lowest: i64 = 9
        self.gain: float = 0.0
        self.best: float = OUT_OF_REACH
        self.steps: i64 = 0

    def hold(self, ally: i64, copies: i64, cost: float) -> None:
        self.kinds = append(self.kinds, ally)
        self.copies = append(self.copies, copies)
        self.costs = append(self.costs, cost)

    def lay_down(self, ally: i64) -> None:
        self.gain = self.gain_with(ally, self.lowest, self.gain)
        self.lowest = min(self.lowest, value_of(ally))
        self.laid += value_of(ally)
        self.laid_races |= BIT[race_of(ally)]

    def gain_with(self, ally: i64, lowest: i64, gain: float) -> float:
        """What affiliation brings with one more card spent."""
        if value_of(ally) < lowest and not self.free:
            return self.gains[ally]
        if value_of(ally) == lowest or self.free:
            return max(gain, self.gains[ally])
        return gain

    def least(self) -> float:
        """What the cheapest completion costs beyond what is paid, less what its affiliate brings."""
        self.search(0, 0, self.laid, self.laid_races, self.lowest, self.gain, 0.0)
        return self.best

    def search(self, at: i64, used: i64, total: i64, races: i64, lowest: i64, gain: float, cost: float) -> None:
        """Cards from kind `at` on, of which `used` copies are spent, on top of what was chosen so far."""
        self.steps += 1
        if self.steps > STEPS:
            return
        if bits_in(races) == self.races and (self.mandatory == ANY_RACE or races & BIT[self.mandatory] != 0):
            missing = max(0, self.price - total)
            if missing <= self.pearls:
                self.best = min(self.best, cost + self.pearl * float(missing) - gain)
            if missing == 0:
                return
        for i in range(at, len(self.kinds)):
            spent = used if i == at else 0
            ally = self.kinds[i]
            with_it = races | BIT[race_of(ally)]
            if spent < self.copies[i] and bits_in(with_it) <= self.races:
                value = value_of(ally)
                more = self.gain_with(ally, lowest, gain)
                self.search(i, spent + 1, total + value, with_it, min(lowest, value), more, cost + self.costs[i])
