"""Information-set tree search: many imagined worlds, one tree, and a judgement at its leaves.

Every iteration imagines a world that fits what the seat has seen, walks down the tree as far as it is known, adds one
node, and carries the chances judged there back to the root. A node is what a seat was asked after the same actions,
whatever world they were taken in. Each seat chooses what is best for itself.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercourt.judgement.sense import MOST_SEATS, Sense
from undercourt.kernel.decision import MOST, Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import View
from undercourt.kernel.ids import NOTHING, Seat
from undercourt.kernel.rng import Rng

DEEPEST: Final = 200  # decisions below the root
SUPPOSED: Final = 0.4  # the spread of chances before many were judged, as a part of what is in doubt,
FIRM: Final = 8.0  # which counts as much as so many of them
LEAST: Final = 0.0001  # that is ever in doubt
DISLIKED: Final = -6.0  # exponent: nothing is ruled out at first glance


def supposed(chance: float) -> float:
    """The spread where this is the chance: early, and where the game is all but decided, chances are nearly alike."""
    return SUPPOSED * max(LEAST, chance * (1.0 - chance))


class Manner:
    """How a tree grows; games differ in it."""

    def __init__(self) -> None:
        self.curiosity: float = 8.0  # how much what was rarely tried is tried again, in spreads of the chances
        self.sharpness: float = 1.2  # how much likelier the judgement makes what it likes: exponent for a spread
        self.habits: float = 0.25  # exponent for one point of habit
        self.first: float = 1.0  # how many visits the first glance at an option counts for
        self.ripe: i64 = 2  # the visit at which a node's options are looked at one by one
        self.reused: i64 = 4  # iterations in one imagined world, each with its own luck


class Tree:
    """Grows while `grow` is called; `visits` and `value` tell about the options at the root."""

    def __init__(self, sense: Sense, view: View, memory: vec[float], d: Decision, rng: Rng, manner: Manner) -> None:
        self.manner: Manner = manner
        self.sense: Sense = sense
        self.view: View = view
        self.memory: vec[float] = memory
        self.rng: Rng = rng
        self.iterations: i64 = 0
        self.deepest: i64 = 0
        self.mean: float = 0.0  # of the chances judged at leaves, for the seat at the root
        self.squares: float = 0.0  # of how far they are from it
        self.spread: float = supposed(0.5)
        self.world: State = view
        self.chances: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.glance: vec[float] = vec[float]([0.0] * MOST)
        self.path: vec[i64] = vec[i64]([0] * (DEEPEST + 1))
        self.choosers: vec[i64] = vec[i64]([0] * (DEEPEST + 1))  # who chose to go to each node of the path
        self.edge_of: vec[i64] = vec[i64]([NOTHING] * sense.game.space.size)  # by action, at the node at hand
        # Nodes, by number; 0 is the root.
        self.action: vec[i64] = vec[i64]()  # that led here
        self.asked: vec[i64] = vec[i64]()  # whose decision it is
        self.child: vec[i64] = vec[i64]()  # the first of them
        self.next: vec[i64] = vec[i64]()  # of the same parent
        self.twin: vec[i64] = vec[i64]()  # after the same action, where chance or a hidden card makes it another's turn
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()  # of the chances of whoever chose to come here
        self.prior: vec[float] = vec[float]()
        self.guess: vec[float] = vec[float]()  # the chances at first glance
        self.node(NOTHING, d.seat, 1.0, 0.0)
        self.seats: i64 = view.seats
        self.root: Decision = Decision()
        self.root.seat = d.seat
        for i in range(d.count):
            self.root.offer(d.actions[i])
        self.after: Decision = Decision()
        self.tried: Decision = Decision()

    def node(self, action: i64, asked: Seat, prior: float, guess: float) -> i64:
        self.action = append(self.action, action)
        self.asked = append(self.asked, asked)
        self.child = append(self.child, NOTHING)
        self.next = append(self.next, NOTHING)
        self.twin = append(self.twin, NOTHING)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        self.guess = append(self.guess, guess)
        return len(self.action) - 1

    def grow(self, iterations: i64) -> None:
        for _ in range(iterations):
            if self.iterations % self.manner.reused == 0:
                self.world = self.sense.imagine(self.view, self.memory, self.rng)
            s = self.world.copy()
            s.rng = self.rng.fork()
            self.iterations += 1
            self.descend(s)

    def descend(self, s: State) -> None:
        """One walk from the root to a new leaf, and back."""
        d = self.after
        root = self.root
        d.seat = root.seat
        d.count = root.count
        for i in range(root.count):
            d.actions[i] = root.actions[i]
        at: i64 = 0
        length: i64 = 0
        judged = False
        turn = self.sense.turn_of(s, d)
        while d.count > 0 and length < DEEPEST:
            if self.sense.own_turn and self.sense.turn_of(s, d) != turn:
                break
            if self.child[at] == NOTHING:
                judged = self.sense.priors(s, d, self.glance, self.chances)
                if judged:
                    self.sprout(at, d, self.chances[d.seat])
                    break
                if at != 0 and self.visits[at] < self.manner.ripe - 1:
                    break
                self.look_around(s, at, d)
            seat = d.seat
            edge = self.chosen(at, d)
            apply(s, self.action[edge], d)
            self.path[length] = edge
            self.choosers[length] = seat
            length += 1
            at = self.reached(edge, d)
        if length > self.deepest:
            self.deepest = length
        if not judged:
            self.sense.chances(s, d, self.chances)
        self.visits[0] += 1
        self.learn_spread(self.chances[self.root.seat])
        for i in range(length):
            edge = self.path[i]
            self.visits[edge] += 1
            self.total[edge] += self.chances[self.choosers[i]]

    def learn_spread(self, chance: float) -> None:
        """Early, and among many players, all chances are nearly alike: what is little elsewhere is much there."""
        n = float(self.iterations)
        off = chance - self.mean
        self.mean += off / n
        self.squares += off * (chance - self.mean)
        before = supposed(self.mean)
        self.spread = sqrt((FIRM * before * before + self.squares) / (FIRM + n))

    def reached(self, edge: i64, d: Decision) -> i64:
        """The node behind an edge: its own, or the one of its twins where this seat is asked."""
        if d.count == 0:
            return edge
        node = edge
        while self.asked[node] != d.seat:
            if self.asked[node] == NOTHING:
                self.asked[node] = d.seat
                break
            if self.twin[node] == NOTHING:
                self.twin[node] = self.node(self.action[edge], d.seat, 0.0, 0.0)
            node = self.twin[node]
        if node != edge:
            self.visits[node] += 1
        return node

    def look_around(self, s: State, at: i64, d: Decision) -> None:
        """Gives a node its children: one for each option, with a first judgement of where it leads."""
        seat = d.seat
        tried = self.tried
        manner = self.manner
        most = -1.0
        for i in range(d.count):
            t = s.copy()
            apply(t, d.actions[i], tried)
            self.sense.chances(t, tried, self.chances)
            self.glance[i] = self.chances[seat]
            if self.glance[i] > most:
                most = self.glance[i]
        spread = self.spread if self.iterations > 1 else supposed(most)
        total = 0.0
        priors = vec[float]([0.0] * d.count)
        for i in range(d.count):
            habit = self.sense.habit(s, seat, d.actions[i])
            liked = max(DISLIKED, manner.sharpness * (self.glance[i] - most) / spread)
            priors[i] = exp(liked + manner.habits * habit)
            total += priors[i]
        for i in range(d.count):
            node = self.node(d.actions[i], NOTHING, priors[i] / total, self.glance[i])
            self.next[node] = self.child[at]
            self.child[at] = node

    def sprout(self, at: i64, d: Decision, guess: float) -> None:
        """Gives a node its children by the priors in `glance`; none of them has been looked at."""
        for i in range(d.count):
            node = self.node(d.actions[i], NOTHING, self.glance[i], guess)
            self.next[node] = self.child[at]
            self.child[at] = node

    def chosen(self, at: i64, d: Decision) -> i64:
        """The edge with the best prospects among the actions that are offered in this world."""
        edge_of = self.edge_of
        edge = self.child[at]
        tried: i64 = 0
        while edge != NOTHING:
            edge_of[self.action[edge]] = edge
            tried += self.visits[edge]
            edge = self.next[edge]
        first = self.manner.first
        wish = self.manner.curiosity * self.spread * sqrt(float(tried + 1))
        best: i64 = NOTHING
        most = -1.0
        unknown: i64 = NOTHING
        for i in range(d.count):
            edge = edge_of[d.actions[i]]
            if edge == NOTHING:
                unknown = d.actions[i]
                continue
            n = float(self.visits[edge])
            value = (self.total[edge] + first * self.guess[edge]) / (n + first)
            value += wish * self.prior[edge] / (1.0 + n)
            if value > most:
                most = value
                best = edge
        edge = self.child[at]
        while edge != NOTHING:
            edge_of[self.action[edge]] = NOTHING
            edge = self.next[edge]
        if unknown != NOTHING:  # this world offers what those before did not
            n = float(d.count)
            best = self.node(unknown, NOTHING, 1.0 / n, most if most > 0.0 else 1.0 / float(self.seats))
            self.next[best] = self.child[at]
            self.child[at] = best
        return best

    # What it found

    def edges(self) -> list[int]:
        """The options at the root, as nodes."""
        found: list[int] = []
        edge = self.child[0]
        while edge != NOTHING:
            found.append(edge)
            edge = self.next[edge]
        return found

    def lead(self) -> i64:
        """By how many visits the first option is ahead of the second."""
        best: i64 = 0
        second: i64 = 0
        edge = self.child[0]
        while edge != NOTHING:
            n = self.visits[edge]
            if n > best:
                second = best
                best = n
            elif n > second:
                second = n
            edge = self.next[edge]
        return best - second

    def value(self, edge: i64) -> float:
        """The chances of winning after it."""
        first = self.manner.first
        return (self.total[edge] + first * self.guess[edge]) / (float(self.visits[edge]) + first)
