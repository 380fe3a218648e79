"""What a seat may believe about the loyalties of others, after all that it saw them do.

Whoever places an agent in a council, adds banners, takes cities, helps that empire, and probably loves it. Memory holds
for every seat a table by slot and empire: the logarithm of how much likelier the token in the slot is of that empire.
What helps an empire adds to its column, the more the higher the slot counts; a token that moves takes its row along.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.whispers.actions import EMPIRES, POSITIONS, RANKS, SEATS, SLOTS
from undercourt.games.whispers.board_councils import KINDS_OF_ACTION, STRIKE
from undercourt.games.whispers.legal import hidden_empires
from undercourt.games.whispers.state import HIDDEN, REVEALED, SWAPS, TO_EACH_THEIR_OWN, Whispers
from undercourt.games.whispers.state_hand import held
from undercourt.games.whispers.view import all_their_own
from undercourt.judgement.whispers.worth import LOVE
from undercourt.kernel.ids import BIT, NOTHING, Seat, bits_in, lowest_bit
from undercourt.kernel.rng import Rng

TABLE: Final = SLOTS * EMPIRES
MEMORY: Final = SEATS * TABLE

# What a seat was seen to do for an empire.
SENT_TO_STRIKE: Final = 0  # an agent, to a position that attacks
SENT: Final = 1  # to another position
RECALLED: Final = 2
BANNERS: Final = 3  # more on the map
CITIES: Final = 4
REGIONS: Final = 5
CARDS: Final = 6  # drawn from its deck, by a position that could have added banners
DEEDS: Final = 7

# Found by maximum likelihood on games of the bots: how much each says, for a slot that counts one more.
SAYS: Final = vec[float]([0.2, 0.05, -0.08, 0.08, 0.25, 0.31, -0.09])
MEAN: Final = 1.6  # of what a slot counts
BLUR: Final = 0.5  # of what is known stays so when hidden tokens change places
FINE: Final = 1048576  # equal parts of a chance


def deeds(before: Whispers, after: Whispers, mover: Seat, out: vec[float]) -> None:
    """By deed and empire: what `mover` did between the two."""
    for i in range(DEEDS * EMPIRES):
        out[i] = 0.0
    for position in range(POSITIONS):
        was = before.agents[position]
        now = after.agents[position]
        if was == NOTHING and now == mover and bits_of(after, mover) > bits_of(before, mover):
            deed = SENT_TO_STRIKE if KINDS_OF_ACTION[position] & STRIKE != 0 else SENT
            out[deed * EMPIRES + position // RANKS] += 1.0
        elif was == mover and now == NOTHING and bits_of(after, mover) < bits_of(before, mover):
            out[RECALLED * EMPIRES + position // RANKS] += 1.0
    cities = after.map.cities
    for empire in range(EMPIRES):
        was = before.control[empire]
        now = after.control[empire]
        out[BANNERS * EMPIRES + empire] = float(before.reserve[empire] - after.reserve[empire])
        if was != now:
            out[CITIES * EMPIRES + empire] = float(bits_in(now & cities) - bits_in(was & cities))
            out[REGIONS * EMPIRES + empire] = float(bits_in(now & ~cities) - bits_in(was & ~cities))
        drawn = held(after.hands[mover], empire) - held(before.hands[mover], empire)
        if drawn > 0:
            out[CARDS * EMPIRES + empire] = 1.0


def bits_of(s: Whispers, p: Seat) -> i64:
    """How many agents the seat has in councils."""
    n: i64 = 0
    for position in range(POSITIONS):
        if s.agents[position] == p:
            n += 1
    return n


class Beliefs:
    """Keeps scratch space; what is believed is all in the memory that it is handed."""

    def __init__(self) -> None:
        self.deeds: vec[float] = vec[float]([0.0] * (DEEDS * EMPIRES))
        self.odds: vec[float] = vec[float]([0.0] * TABLE)  # by slot and empire
        self.ways: vec[float] = vec[float]([0.0] * 32)  # by set of empires: the weight of all ways to lay them

    def remember(self, memory: vec[float], before: Whispers, after: Whispers, mover: Seat) -> None:
        base = mover * TABLE
        if after.tables[SWAPS + mover] > before.tables[SWAPS + mover]:
            if after.tables[REVEALED + mover] == before.tables[REVEALED + mover]:
                self.blur(memory, base)
            return
        if after.depth == 0:
            return
        deeds(before, after, mover, self.deeds)
        for empire in range(EMPIRES):
            says = 0.0
            for deed in range(DEEDS):
                says += SAYS[deed] * self.deeds[deed * EMPIRES + empire]
            if says != 0.0:
                for slot in range(SLOTS):
                    memory[base + slot * EMPIRES + empire] += (LOVE[slot] - MEAN) * says

    def blur(self, memory: vec[float], base: i64) -> None:
        """WW-12.4: two tokens changed places and were not turned up: part of every row becomes the average."""
        for empire in range(EMPIRES):
            mean = 0.0
            for slot in range(SLOTS):
                mean += memory[base + slot * EMPIRES + empire] / float(SLOTS)
            for slot in range(SLOTS):
                i = base + slot * EMPIRES + empire
                memory[i] = BLUR * memory[i] + (1.0 - BLUR) * mean

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
        """Exact: from the last hidden slot to the first, each empire by the weight of all ways to go on."""
        left = hidden_empires(v, p)
        if left == 0:
            return
        self.weigh(v, memory, p, left)
        slot: i64 = SLOTS
        while left != 0:
            slot -= 1
            if v.tokens[p * SLOTS + slot] != HIDDEN:
                continue
            lot = self.ways[left] * (float(rng.below(FINE)) + 0.5) / float(FINE)
            rest = left
            empire = lowest_bit(rest)
            while True:
                lot -= self.odds[slot * EMPIRES + empire] * self.ways[left ^ BIT[empire]]
                rest &= rest - 1
                if lot < 0.0 or rest == 0:
                    break
                empire = lowest_bit(rest)
            s.tokens[p * SLOTS + slot] = empire
            left ^= BIT[empire]

    def weigh(self, v: Whispers, memory: vec[float], p: Seat, hidden: i64) -> None:
        """For every set of hidden empires: the weight of all orders in which they can lie on the first hidden slots."""
        slots = vec[i64]([0] * (SLOTS + 1))
        n: i64 = 0
        for slot in range(SLOTS):
            if v.tokens[p * SLOTS + slot] == HIDDEN:
                n += 1
                slots[n] = slot
                for empire in range(EMPIRES):
                    self.odds[slot * EMPIRES + empire] = exp(memory[p * TABLE + slot * EMPIRES + empire])
        self.ways[0] = 1.0
        for some in range(1, 32):
            if some & ~hidden != 0:
                continue
            slot = slots[bits_in(some)]
            total = 0.0
            rest = some
            while rest != 0:
                empire = lowest_bit(rest)
                rest &= rest - 1
                total += self.odds[slot * EMPIRES + empire] * self.ways[some ^ BIT[empire]]
            self.ways[some] = total
