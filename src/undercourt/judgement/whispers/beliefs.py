"""What a seat may believe about the loyalties of others, after all that it saw them do.

Memory holds for every seat and every order of its five tokens the logarithm of how likely all that it did is, if they
lie so. Tokens that change places take that along.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.whispers.actions import PAIRS, SEATS, SLOTS
from undercourt.games.whispers.state import HIDDEN, REVEALED, SWAPS, TO_EACH_THEIR_OWN, Whispers
from undercourt.games.whispers.view import all_their_own
from undercourt.judgement.whispers.evidence import LAID, ORDERS, SWAPPED, Evidence
from undercourt.kernel.ids import BIT, NOTHING, Seat
from undercourt.kernel.rng import Rng

MEMORY: Final = SEATS * ORDERS
TAKEN: Final = 0.7  # of what an act says: acts of one seat hang together, and what speaks wrongly does so again
FINE: Final = 1048576  # equal parts of a chance
LEAST: Final = 1.0e-30  # so that nothing becomes impossible
NONE: Final = -1.0e9


class Beliefs:
    """Keeps scratch space; what is believed is all in the memory that it is handed."""

    def __init__(self) -> None:
        self.evidence: Evidence = Evidence()
        self.odds: vec[float] = vec[float]([0.0] * ORDERS)

    def remember(self, memory: vec[float], before: Whispers, after: Whispers, mover: Seat) -> None:
        if after.depth == 0:
            return
        says = self.evidence.of(before, after, mover)
        base = mover * ORDERS
        for order in range(ORDERS):
            memory[base + order] += TAKEN * says[order]
        if after.tables[SWAPS + mover] > before.tables[SWAPS + mover]:
            shown = before.tables[REVEALED + mover]
            self.swap(memory, base, shown, after.tables[REVEALED + mover] & ~shown)

    def swap(self, memory: vec[float], base: i64, shown: i64, turned_up: i64) -> None:
        """WW-10: two tokens have changed places: those turned up, or, if none was, any two still hidden (WW-12.4)."""
        pairs: list[i64] = []
        for i, (a, b) in enumerate(PAIRS):
            both = BIT[a] | BIT[b]
            if turned_up == both or (turned_up == 0 and shown & both == 0):
                pairs.append(i)
        most = memory[base]
        for order in range(1, ORDERS):
            most = max(most, memory[base + order])
        for order in range(ORDERS):
            self.odds[order] = 0.0
            for pair in pairs:
                self.odds[order] += exp(memory[base + SWAPPED[pair * ORDERS + order]] - most)
        for order in range(ORDERS):
            memory[base + order] = log(max(LEAST, self.odds[order] / float(len(pairs))))

    def deal(self, s: Whispers, v: Whispers, memory: vec[float], rng: Rng) -> None:
        """Lays the hidden tokens of an imagined table, in each order as often as it is believed."""
        for p in range(v.seats):
            if p != v.viewer:
                self.deal_to(s, v, memory, p, rng)
        while s.plays_with(TO_EACH_THEIR_OWN) and not all_their_own(s):  # WW-12.3
            for p in range(v.seats):
                if p != v.viewer:
                    self.deal_to(s, v, memory, p, rng)

    def deal_to(self, s: Whispers, v: Whispers, memory: vec[float], p: Seat, rng: Rng) -> None:
        odds = self.odds
        base = p * ORDERS
        most = NONE
        for order in range(ORDERS):
            odds[order] = NONE
            if fits(v, p, order):
                odds[order] = memory[base + order]
                most = max(most, odds[order])
        total = 0.0
        for order in range(ORDERS):
            odds[order] = exp(odds[order] - most) if odds[order] > NONE else 0.0
            total += odds[order]
        lot = total * (float(rng.below(FINE)) + 0.5) / float(FINE)
        chosen: i64 = NOTHING
        for order in range(ORDERS):
            if odds[order] > 0.0:
                chosen = order
                lot -= odds[order]
                if lot < 0.0:
                    break
        for slot in range(SLOTS):
            s.tokens[p * SLOTS + slot] = LAID[chosen * SLOTS + slot]


def fits(v: Whispers, p: Seat, order: i64) -> bool:
    """What is turned up lies so."""
    for slot in range(SLOTS):
        token = v.tokens[p * SLOTS + slot]
        if token != HIDDEN and token != LAID[order * SLOTS + slot]:
            return False
    return True
