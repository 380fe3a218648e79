"""A small network that judges a position and guesses what will be chosen, in whole numbers, without any library.

Its input are the marks of an observation. Each adds a row of weights to the first layer; what is positive there goes on
to the second. The first layer says how likely each offered action is, the second the chances of the seats, counted from
the one that looks.

Weights and sums are whole numbers, three to a word: words added or multiplied by a count do so in all three places at
once, as long as none grows beyond its 21 bits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.judgement.sense import MOST_SEATS, Sense, shares, softened
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.game import View
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.observing import Sight, counted_from
from undercourt.kernel.rng import Rng

LANES: Final = 3  # numbers in a word
LANE_BITS: Final = 21
LANE: Final = 2097152  # 2 to the power of LANE_BITS
HALF_LANE: Final = 1048576
BLOCK: Final = 8  # words that are added up side by side
FULL: Final = 127  # a unit that is fully on
# A sum of ONE turns a unit fully on: in the first layer a weight of that size, in the second a unit that is fully on,
# times a weight of ONE_SECOND.
SHIFT: Final = 6
ONE: Final = 8128  # FULL << SHIFT
SHIFT_SECOND: Final = 9
ONE_SECOND: Final = 512  # 1 << SHIFT_SECOND
MOST_UNITS: Final = 512


class Layer:
    """Rows of weights, one for each input, and where the sums begin. Outputs are units: 0 to FULL."""

    def __init__(self, weights: list[int], bias: list[int], shift: int) -> None:
        units = len(bias)
        self.shift: i64 = shift  # from a sum to the steps of a unit
        size = LANES * BLOCK
        self.blocks: i64 = (units + size - 1) // size
        self.words: i64 = self.blocks * BLOCK
        self.units: i64 = units
        self.bias: vec[i64] = vec[i64](packed(bias, self.words))
        rows: list[int] = []
        for first in range(0, len(weights), units):
            rows.extend(packed(weights[first : first + units], self.words))
        self.weights: vec[i64] = vec[i64](rows)

    def run(self, marks: vec[i64], count: i64, out: vec[i64]) -> i64:
        """Adds up the rows of all marks (place * 256 + amount); returns how many marks it left in `out`."""
        weights = self.weights
        bias = self.bias
        words = self.words
        units = self.units
        shift = self.shift
        n: i64 = 0
        for block in range(self.blocks):
            first = block * BLOCK
            a = bias[first]
            b = bias[first + 1]
            c = bias[first + 2]
            d = bias[first + 3]
            e = bias[first + 4]
            f = bias[first + 5]
            g = bias[first + 6]
            h = bias[first + 7]
            for i in range(count):
                mark = marks[i]
                at = (mark >> 8) * words + first
                amount = mark & 255
                a += weights[at] * amount
                b += weights[at + 1] * amount
                c += weights[at + 2] * amount
                d += weights[at + 3] * amount
                e += weights[at + 4] * amount
                f += weights[at + 5] * amount
                g += weights[at + 6] * amount
                h += weights[at + 7] * amount
            unit = first * LANES
            n = switched_on(a, unit, units, shift, out, n)
            n = switched_on(b, unit + 3, units, shift, out, n)
            n = switched_on(c, unit + 6, units, shift, out, n)
            n = switched_on(d, unit + 9, units, shift, out, n)
            n = switched_on(e, unit + 12, units, shift, out, n)
            n = switched_on(f, unit + 15, units, shift, out, n)
            n = switched_on(g, unit + 18, units, shift, out, n)
            n = switched_on(h, unit + 21, units, shift, out, n)
        return n


def packed(numbers: list[int], words: int) -> list[int]:
    """Three to a word, the first lowest; missing ones are 0."""
    row = numbers + [0] * (words * LANES - len(numbers))
    return [row[i] + row[i + 1] * LANE + row[i + 2] * LANE * LANE for i in range(0, len(row), LANES)]


def switched_on(word: i64, unit: i64, units: i64, shift: i64, out: vec[i64], n: i64) -> i64:
    """Marks the units of a word that are on."""
    for i in range(unit, unit + LANES):
        x = ((word + HALF_LANE) & (LANE - 1)) - HALF_LANE
        word = (word - x) >> LANE_BITS
        x >>= shift
        if x > 0 and i < units:
            out[n] = (i << 8) + (x if x < FULL else FULL)
            n += 1
    return n


class Network:
    """`chances` and `shares` are the ends; both are wanted of the same position, so `look` comes before them."""

    def __init__(self, first: Layer, second: Layer, value: list[float], policy: list[int], trust: float) -> None:
        self.first: Layer = first
        self.second: Layer = second
        self.value: vec[float] = vec[float](value)  # by unit of the second layer and seat; at the end for no unit
        self.judges: bool = len(value) > 0  # else it only guides
        self.policy: vec[i64] = vec[i64](policy)  # by action and unit of the first layer; each ends with its bias
        self.trust: float = trust  # how much the judgement of points counts beside
        self.on: vec[i64] = vec[i64]([0] * MOST_UNITS)
        self.on_second: vec[i64] = vec[i64]([0] * MOST_UNITS)
        self.count: i64 = 0

    def look(self, marks: vec[i64], count: i64) -> None:
        self.count = self.first.run(marks, count, self.on)

    def judge(self, out: vec[float], seats: i64) -> None:
        """Adds to `out`, by seat from the one that looks, the logarithm of its chances up to a constant."""
        on = self.on_second
        value = self.value
        n = self.second.run(self.on, self.count, on)
        base = self.second.units * MOST_SEATS
        for p in range(seats):
            total = 0.0
            for i in range(n):
                mark = on[i]
                total += value[(mark >> 8) * MOST_SEATS + p] * float(mark & 255)
            out[p] += total / float(FULL) + value[base + p]

    def guess(self, d: Decision, counted: vec[i64], out: vec[float]) -> None:
        """By offered action, how likely it is chosen. `counted` has actions as they are called from the seat."""
        on = self.on
        count = self.count
        policy = self.policy
        units = self.first.units
        for i in range(d.count):
            base = counted[d.actions[i]] * (units + 1)
            total = policy[base + units] * FULL
            for j in range(count):
                mark = on[j]
                total += policy[base + (mark >> 8)] * (mark & 255)
            out[i] = float(total) / float(FULL * ONE)
        softened(out, d.count, 1.0)


class NeuralSense(Sense):
    """What a game's own Sense says, with the network for what is worth trying, and for chances if it judges."""

    def __init__(self, inner: Sense, network: Network) -> None:
        super().__init__(inner.game)
        self.memory_size = inner.memory_size
        self.inner: Sense = inner
        self.network: Network = network
        self.sight: Sight = Sight()
        self.points: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.logits: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.names: list[vec[i64]] = [vec[i64]() for _ in range(MOST_SEATS * (MOST_SEATS + 1))]

    def chances(self, s: State, d: Decision, out: vec[float]) -> None:
        if d.count == 0:
            shares(self.game, s, out)
        elif self.network.judges:
            self.look(s, d.seat)
            self.judge(s, d.seat, out)
        else:
            self.inner.chances(s, d, out)

    def priors(self, s: State, d: Decision, priors: vec[float], chances: vec[float]) -> bool:
        self.look(s, d.seat)
        if self.network.judges:
            self.judge(s, d.seat, chances)
        else:
            self.inner.chances(s, d, chances)
        self.network.guess(d, self.counted(d.seat, s.seats), priors)
        return True

    def counted(self, seat: Seat, seats: i64) -> vec[i64]:
        """By action, what it is called where seats are counted from this one."""
        at = seats * MOST_SEATS + seat
        found = self.names[at]
        if len(found) == 0:
            found = counted_from(seat, seats, self.game.space, self.game.seat_names)
            self.names[at] = found
        return found

    def look(self, s: State, seat: Seat) -> None:
        """Marks what the seat sees, and after it which seat it is."""
        sight = self.sight
        self.game.eyes.see(s, seat, sight)
        sight.mark(self.game.eyes.size + seat, 1)
        self.network.look(sight.marks, sight.count)

    def judge(self, s: State, seat: Seat, out: vec[float]) -> None:
        logits = self.logits
        seats = s.seats
        for p in range(seats):
            logits[p] = 0.0
        self.network.judge(logits, seats)
        trust = self.network.trust
        if trust != 0.0:
            self.inner.standings(s, self.points)
            trust /= self.inner.doubt(s)
        for p in range(seats):
            away = p - seat if p >= seat else p - seat + seats
            out[p] = logits[away]
            if trust != 0.0:
                out[p] += trust * self.points[p]
        softened(out, seats, 1.0)

    # As the game's own

    def evaluate(self, s: State, seat: Seat) -> float:
        return self.inner.evaluate(s, seat)

    def weigh(self, s: State, seat: Seat) -> float:
        return self.inner.weigh(s, seat)

    def standings(self, s: State, out: vec[float]) -> None:
        self.inner.standings(s, out)

    def doubt(self, s: State) -> float:
        return self.inner.doubt(s)

    def habit(self, s: State, seat: Seat, action: Action) -> float:
        return self.inner.habit(s, seat, action)

    def turn_of(self, s: State, d: Decision) -> Seat:
        return self.inner.turn_of(s, d)

    def plays_on(self, s: State) -> bool:
        return self.inner.plays_on(s)

    def remember(self, memory: vec[float], before: State, after: State, mover: Seat) -> None:
        self.inner.remember(memory, before, after, mover)

    def imagine(self, v: View, memory: vec[float], rng: Rng) -> State:
        return self.inner.imagine(v, memory, rng)
