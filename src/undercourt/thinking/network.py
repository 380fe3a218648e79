"""Small networks that guess what will be chosen and judge a position, in whole numbers, without any library.

Their input are the marks of an observation. Each adds a row of weights to the first layer; what is positive there goes
on to the second, and the sums of that are what a network says. A guide looks at what the seat to act sees, and says how
likely each offered action is. A judge looks at what each seat sees in turn, and says how well that seat stands: all of
them together see all of an imagined world.

Weights and sums are whole numbers, three to a word: words added or multiplied by a count do so in all three places at
once, as long as none grows beyond its 21 bits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.judgement.ranking import Ranking
from undercourt.judgement.sense import MOST_SEATS, Sense, log_share, shares, softened
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.game import View
from undercourt.kernel.ids import NOTHING, Action, Seat
from undercourt.kernel.rng import Rng
from undercourt.thinking.judge import Judge
from undercourt.thinking.reader import Reader

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


class Network(Judge):
    """`look` comes before everything else that is asked of it."""

    def __init__(self, first: Layer, second: Layer, last: list[int]) -> None:
        self.first: Layer = first
        self.second: Layer = second
        self.last: vec[i64] = vec[i64](last)  # by what it may say and unit of the second layer; each ends with its bias
        self.on_first: vec[i64] = vec[i64]([0] * MOST_UNITS)
        self.on: vec[i64] = vec[i64]([0] * MOST_UNITS)  # of the second layer
        self.count: i64 = 0

    def look(self, marks: vec[i64], count: i64) -> None:
        self.count = self.second.run(self.on_first, self.first.run(marks, count, self.on_first), self.on)

    def says_of(self, marks: vec[i64], count: i64, doubt: float) -> float:
        self.look(marks, count)
        return self.says(0)

    def says(self, what: i64) -> float:
        """The logarithm of a chance, up to a constant."""
        on = self.on
        last = self.last
        units = self.second.units
        base = what * (units + 1)
        total = last[base + units] * FULL
        for i in range(self.count):
            mark = on[i]
            total += last[base + (mark >> 8)] * (mark & 255)
        return float(total) / float(FULL * ONE)


class NeuralSense(Sense):
    """What a game's own Sense says, with a network for what is worth trying, and a judge where it has one."""

    def __init__(self, inner: Sense, guide: Network | None, judge: Judge | None, trust: list[float]) -> None:
        super().__init__(inner.game)
        self.memory_size = inner.memory_size
        self.own_turn = inner.own_turn
        self.inner: Sense = inner
        self.guide: Network | None = guide
        self.judge: Judge | None = judge
        self.trust: vec[float] = vec[float](trust)  # by number of players: how much the points count beside the judge
        self.reader: Reader = Reader(inner)
        self.points: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.logs: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def chances(self, s: State, d: Decision, out: vec[float]) -> None:
        judge = self.judge
        if d.count == 0:
            shares(self.game, s, out)
        elif judge is None:
            self.inner.chances(s, d, out)
        else:
            self.judged(s, judge, out)
            softened(out, s.seats, 1.0)

    def judged(self, s: State, judge: Judge, out: vec[float]) -> None:
        """By seat, the logarithm of its chances up to a constant, in a game that is not over."""
        seats = s.seats
        self.inner.standings(s, self.points)
        doubt = self.inner.doubt(s)
        trust = self.trust[seats] / doubt
        sight = self.reader.sight
        for p in range(seats):
            self.reader.see(s, p)
            out[p] = judge.says_of(sight.marks, sight.count, doubt) + trust * self.points[p]

    def weigh(self, s: State, seat: Seat) -> float:
        judge = self.judge
        if judge is None or s.depth == 0:  # the game is over
            return self.inner.weigh(s, seat)
        self.judged(s, judge, self.logs)
        return self.inner.doubt(s) * log_share(self.logs, s.seats, seat, 1.0)

    def priors(self, s: State, d: Decision, priors: vec[float], chances: vec[float]) -> bool:
        self.chances(s, d, chances)
        return self.guess(s, d, priors)

    def guess(self, s: State, d: Decision, priors: vec[float]) -> bool:
        """By option, how likely it is chosen. False: there is no guide."""
        guide = self.guide
        if guide is None:
            return False
        reader = self.reader
        reader.see(s, d.seat)
        guide.look(reader.sight.marks, reader.sight.count)
        counted = reader.counted(d.seat, s.seats)
        for i in range(d.count):
            action = counted[d.actions[i]]
            priors[i] = guide.says(action)
            name = reader.name(action)
            if name != NOTHING:
                priors[i] += guide.says(name)
        softened(priors, d.count, 1.0)
        return True

    # As the game's own

    def evaluate(self, s: State, seat: Seat) -> float:
        return self.inner.evaluate(s, seat)

    def standings(self, s: State, out: vec[float]) -> None:
        self.inner.standings(s, out)

    def doubt(self, s: State) -> float:
        return self.inner.doubt(s)

    def habit(self, s: State, seat: Seat, action: Action) -> float:
        return self.inner.habit(s, seat, action)

    def ranking(self) -> Ranking | None:
        return self.inner.ranking()

    def turn_of(self, s: State, d: Decision) -> Seat:
        return self.inner.turn_of(s, d)

    def plays_on(self, s: State) -> bool:
        return self.inner.plays_on(s)

    def pauses(self, s: State) -> bool:
        return self.inner.pauses(s)

    def remember(self, memory: vec[float], before: State, after: State, mover: Seat) -> None:
        self.inner.remember(memory, before, after, mover)

    def imagine(self, v: View, memory: vec[float], rng: Rng) -> State:
        return self.inner.imagine(v, memory, rng)
