"""What an act says about the loyalties of whoever did it.

For every order in which the tokens of that seat may lie, all that it could have done is judged as the seat would judge
it at first glance. What an order likes speaks for that order, what it would not have done speaks against it. Only
what lies open is looked at: all who saw the act come to the same.
"""

from __future__ import annotations

from itertools import permutations
from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.whispers.actions import (
    ACT_AT,
    ADD_BANNERS,
    DESTROY,
    EMPIRE,
    EMPIRES,
    FROM,
    INTO,
    NAME,
    NUMBER,
    PAIRS,
    PLACE,
    PLAY,
    POSITIONS,
    PUT,
    RECALL,
    SLOTS,
    SWAP,
)
from undercourt.games.whispers.board import REGIONS
from undercourt.games.whispers.state import PAYS, REVEALED, WATCHER, Whispers
from undercourt.games.whispers.state_hand import COUNTS
from undercourt.games.whispers.view import determinize, view
from undercourt.games.whispers.view_memory import RETURNED
from undercourt.judgement.whispers.evaluate import evaluate
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import NODE, SEAT, WIDTH, State, apply, asking
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.rng import Rng

ORDERS: Final = 120
LAID: Final = vec[i64]([empire for order in permutations(range(EMPIRES)) for empire in order])  # by order and slot
# Twenty orders in which each empire lies on each slot equally often, and any two on any two slots once.
SAMPLES: Final = vec[i64](
    [(by * slot + first) % EMPIRES for by in range(1, 5) for first in range(5) for slot in range(5)]
)
SAMPLED: Final = 20
OFTEN: Final = 4  # samples with an empire on a slot
APART: Final = 0.8  # of what their mean is off, if each slot counts by itself: another empire there is off as well
FEW: Final = 24  # orders that are each judged by themselves

# How surely a seat does what is best at first glance, by what it decides about: exponent for a point. Found by maximum
# likelihood on games of experts. Each row holds from its verb to that of the next.
SURELY: Final = [
    (RECALL, 0.28),
    (PLACE, 0.42),
    (ADD_BANNERS, 0.4),
    (ACT_AT, 1.1),
    (PUT, 1.7),
    (FROM, 0.8),
    (INTO, 0.8),
    (DESTROY, 1.7),
    (NUMBER, 1.2),
    (EMPIRE, 0.8),
    (PLAY, 0.0),  # who may play what depends on cards that nobody sees
    (SWAP, 0.2),
    (NAME, 0.0),
]
BY_CHANCE: Final = 0.1  # of what is done is done for reasons that nobody sees
MOST_KNOWN: Final = 4096  # acts whose evidence is kept


def _swapped() -> vec[i64]:
    """By pair of slots and order: the order once both tokens have changed places."""
    orders = list(permutations(range(EMPIRES)))
    number = {order: i for i, order in enumerate(orders)}
    found: list[i64] = []
    for a, b in PAIRS:
        for order in orders:
            other = list(order)
            other[a], other[b] = order[b], order[a]
            found.append(number[tuple(other)])
    return vec[i64](found)


SWAPPED: Final = _swapped()


def surely(action: Action) -> float:
    """Of the decision at which this may be done; 0 where it says nothing."""
    found = 0.0
    for first, sure in SURELY:
        if action >= first:
            found = sure
    return found


def is_open(action: Action) -> bool:
    """Everybody sees that it may be done: it needs no card."""
    return action < PLAY or (action >= SWAP and action < NAME)


class Evidence:
    """Keeps what it found out about the last acts: others saw them, too."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], vec[float]] = {}
        self.few: i64 = FEW
        self.options: Decision = Decision()
        self.after: Decision = Decision()
        self.worth: vec[float] = vec[float]()  # by option and order
        self.sums: vec[float] = vec[float]([0.0] * (SLOTS * EMPIRES))

    def of(self, before: Whispers, after: Whispers, mover: Seat) -> vec[float]:
        """By order of the mover's tokens before the act: the logarithm of its chance; all 0 if it says nothing."""
        was = watched(before)
        now = watched(after)
        known = (int(mover), *marks(was), *marks(now))
        found = self.known.get(known)
        if found is None:
            found = vec[float]([0.0] * ORDERS)
            if not needed_cards(was, now):
                self.look(was, now, mover, found)
            if len(self.known) == MOST_KNOWN:
                self.known.clear()
            self.known[known] = found
        return found

    def look(self, seen: Whispers, after: Whispers, mover: Seat, out: vec[float]) -> None:
        """Asks once more what the mover was asked, at a table that it could have been; always the same one."""
        s = determinize(seen, Rng(1, 2, 3, 4))
        d = self.options
        asked = s.copy()
        d.count = 0
        asking(asked).advance(asked, asked.top(), d)
        if d.count == 0 or asked.stack[asked.top() + SEAT] != mover:
            return
        sure = 0.0
        n: i64 = 0
        for i in range(d.count):
            action = d.actions[i]
            if is_open(action):
                if sure == 0.0:
                    sure = surely(action)
                d.actions[n] = action
                n += 1
        d.count = n
        if n > 1 and sure > 0.0:
            self.judge(s, after, mover, sure, out)

    def judge(self, s: Whispers, after: Whispers, mover: Seat, sure: float, out: vec[float]) -> None:
        """Everything that the mover could have done, and what looks most like what it did."""
        d = self.options
        tokens = vec[i64]([s.tokens[mover * SLOTS + slot] for slot in range(SLOTS)])
        shown = s.tables[REVEALED + mover]
        fits = vec[i64]([1] * ORDERS)
        fitting: i64 = 0
        for order in range(ORDERS):
            for slot in range(SLOTS):
                if shown & BIT[slot] != 0 and LAID[order * SLOTS + slot] != tokens[slot]:
                    fits[order] = 0
            fitting += fits[order]
        self.worth = vec[float]([0.0] * (d.count * ORDERS))
        off = vec[i64]([0] * d.count)
        least: i64 = NOTHING
        for i in range(d.count):
            t = s.copy()
            apply(t, d.actions[i], self.after)
            off[i] = unlike(t, after)
            if least == NOTHING or off[i] < least:
                least = off[i]
            swapped = d.actions[i] - SWAP if d.actions[i] >= SWAP else NOTHING
            if swapped != NOTHING or d.actions[d.count - 1] >= SWAP or fitting <= self.few:
                self.judge_each(t, mover, swapped, fits, i)
            else:
                self.judge_some(t, mover, i)
        for order in range(ORDERS):
            if fits[order] != 0:
                out[order] = self.likely(order, sure, off, least)

    def judge_each(self, t: Whispers, mover: Seat, swapped: i64, fits: vec[i64], option: i64) -> None:
        for order in range(ORDERS):
            if fits[order] != 0:
                laid = order if swapped == NOTHING else SWAPPED[swapped * ORDERS + order]
                lay(t, mover, LAID, laid)
                self.worth[option * ORDERS + order] = evaluate(t, mover)

    def judge_some(self, t: Whispers, mover: Seat, option: i64) -> None:
        """The sampled orders; of the others each token is taken to count by itself, on its slot."""
        sums = self.sums
        for i in range(SLOTS * EMPIRES):
            sums[i] = 0.0
        mean = 0.0
        for sample in range(SAMPLED):
            lay(t, mover, SAMPLES, sample)
            worth = evaluate(t, mover)
            mean += worth / float(SAMPLED)
            for slot in range(SLOTS):
                sums[slot * EMPIRES + SAMPLES[sample * SLOTS + slot]] += worth / float(OFTEN)
        for order in range(ORDERS):
            worth = mean
            for slot in range(SLOTS):
                worth += APART * (sums[slot * EMPIRES + LAID[order * SLOTS + slot]] - mean)
            self.worth[option * ORDERS + order] = worth

    def likely(self, order: i64, sure: float, off: vec[i64], least: i64) -> float:
        """The logarithm of the chance that a seat with this order does what looks like what was done."""
        n: i64 = len(off)
        most = self.worth[order]
        for i in range(1, n):
            if self.worth[i * ORDERS + order] > most:
                most = self.worth[i * ORDERS + order]
        total = 0.0
        done = 0.0
        alike: i64 = 0
        for i in range(n):
            odds = exp(sure * (self.worth[i * ORDERS + order] - most))
            total += odds
            if off[i] == least:
                done += odds
                alike += 1
        return log((1.0 - BY_CHANCE) * done / total + BY_CHANCE * float(alike) / float(n))


def lay(t: Whispers, mover: Seat, orders: vec[i64], order: i64) -> None:
    for slot in range(SLOTS):
        t.tokens[mover * SLOTS + slot] = orders[order * SLOTS + slot]


def watched(s: Whispers) -> Whispers:
    """What lies open for everybody."""
    seen: State = view(s, WATCHER)
    assert isinstance(seen, Whispers)
    return seen


def marks(s: Whispers) -> list[int]:
    """All of it as plain numbers: nothing that evidence depends on is missing."""
    game = [
        s.seats,
        s.rules,
        s.map_number,
        s.round,
        s.first,
        s.asked,
        s.marker,
        s.acting,
        s.agent_at,
        s.action,
        s.reach,
    ]
    more = [1 if s.replaced else 0, s.source, s.target, s.force, s.fought, s.destroyed, s.regrouping, s.loose]
    open_ones = [*s.stack[: s.depth * WIDTH], *s.agents, *s.banners, *s.control, *s.reserve, *s.tables]
    return [int(n) for n in [*game, *more, *open_ones, *s.tokens, *s.hands, *s.trail]]


def needed_cards(was: Whispers, now: Whispers) -> bool:
    """A card was announced or given back: whether anybody else could have done so is hidden."""
    if now.depth > 0 and now.stack[now.top() + NODE] == PAYS:
        return True
    return backs(now) > backs(was)


def backs(s: Whispers) -> i64:
    n: i64 = 0
    for entry in s.trail:
        if entry >= RETURNED:
            n += 1
    return n


def unlike(one: Whispers, other: Whispers) -> i64:
    """How much differs between two tables that lies open. What follows by itself may depend on hidden cards."""
    n: i64 = 0
    for position in range(POSITIONS):
        if one.agents[position] != other.agents[position]:
            n += 1
    for region in range(REGIONS):
        if one.banners[region] != other.banners[region]:
            n += 1
    for empire in range(EMPIRES):
        if one.control[empire] != other.control[empire]:
            n += 1
    for i in range(len(one.tables)):
        if one.tables[i] != other.tables[i]:
            n += 1
    for seat in range(one.seats):
        if one.hands[seat] >> COUNTS != other.hands[seat] >> COUNTS:
            n += 1
    if one.action != other.action or one.acting != other.acting:
        n += 1
    if one.source != other.source:
        n += 1
    if one.target != other.target:
        n += 1
    if one.force != other.force:
        n += 1
    if one.depth != other.depth:
        return n + 1
    f = one.top()
    return n if f < 0 or one.stack[f + NODE] == other.stack[f + NODE] else n + 1
