"""Options compared in the same imagined worlds: each is played on in all of them, and the worse half is dropped.

For games where what follows is played on in the mind before it is judged (`Sense.plays_on`), and for their pauses
(`Sense.pauses`), from which the next stretch is played through. What comes of that is so much luck that a tree would
spend its time on telling apart what hardly differs. In the same world, with the same luck, two options differ by less
than two worlds do; and most of the time goes to the few that may be the best.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercourt.judgement.sense import Sense, softened
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import View
from undercourt.kernel.ids import NOTHING, Action
from undercourt.kernel.rng import Rng
from undercourt.thinking.rehearsal import Rehearsal
from undercourt.thinking.tree import Manner, Tree

PLAYED_ON: Final = 8  # positions that are looked at on the way count as one more iteration
ENOUGH: Final = 8  # worlds after which an option may be dropped for being clearly worse
CLEARLY: Final = 3.0  # standard errors of the difference
NEARLY_WON: Final = 0.15  # of what a game that is over says is by how many points
FOLLOWED: Final = 6  # steps of one's own after an option that are kept
CLOSE: Final = 3.0  # points that are much at the end


class Comparison(Tree):
    """A tree of one step. `compare` looks at one more world; `narrow` drops what is no longer worth a look."""

    def __init__(self, sense: Sense, view: View, memory: vec[float], d: Decision, rng: Rng, manner: Manner) -> None:
        super().__init__(sense, view, memory, d, rng, manner)
        self.rehearsal: Rehearsal = Rehearsal(sense)
        self.pauses: bool = sense.pauses(view)
        for i in range(d.count):
            node = self.node(d.actions[i], NOTHING, 1.0 / float(d.count), 0.0)
            self.next[node] = self.child[0]
            self.child[0] = node
        self.rivals: list[int] = self.edges()  # nodes that are still compared
        # By node: its chances, world by world.
        self.results: list[vec[float]] = [vec[float]() for _ in range(d.count + 1)]

    def favour(self, promises: list[float], most: int) -> None:
        """Only the options that promise most, given by number, are worth a look."""
        ranked = sorted(self.rivals, key=lambda node: -promises[node - 1])
        self.rivals = ranked[:most]
        for rank, node in enumerate(ranked):
            self.prior[node] = 1.0 / float(rank + 1)

    def compare(self) -> None:
        """One more world for all that are left."""
        self.world = self.sense.imagine(self.view, self.memory, self.rng)
        lots = self.rng.fork()
        seat = self.root.seat
        for node in self.rivals:
            s = self.world.copy()
            d = self.after
            apply(s, self.action[node], d)
            if self.pauses:
                self.rehearsal.play_through(s, d, lots.copy())
            else:
                self.follow(node, s, d, lots.copy())
                self.rehearsal.play_on(s, d, lots.copy())
            self.rehearsal.looked_at += 1
            self.sense.chances(s, d, self.chances)
            chance = self.chances[seat]
            if d.count == 0:
                chance += NEARLY_WON * (self.close(s) - chance)
            self.iterations += 1
            self.visits[0] += 1
            self.learn_spread(chance)
            self.visits[node] += 1
            self.total[node] += chance
            self.results[node] = append(self.results[node], chance)

    def follow(self, at: i64, s: State, d: Decision, lots: Rng) -> None:
        """The seat's own next steps, as nodes: they can be told."""
        for _ in range(FOLLOWED):
            if d.count == 0 or d.seat != self.root.seat or not self.sense.plays_on(s):
                return
            action = self.rehearsal.at_first_glance(s, d, lots)
            self.asked[at] = d.seat
            at = self.after_step(at, action)
            self.visits[at] += 1
            apply(s, action, d)

    def after_step(self, at: i64, action: Action) -> i64:
        node = self.child[at]
        while node != NOTHING and self.action[node] != action:
            node = self.next[node]
        if node == NOTHING:
            node = self.node(action, NOTHING, 0.0, 0.0)
            self.next[node] = self.child[at]
            self.child[at] = node
        return node

    def close(self, s: State) -> float:
        """Of a game that is over: who is near the win by points has a part of it."""
        totals = self.sense.game.score(s).totals()
        for p in range(s.seats):
            self.chances[p] = float(totals[p])
        softened(self.chances, s.seats, CLOSE)
        return self.chances[self.root.seat]

    def effort(self) -> i64:
        """Iterations, which take far longer than those of a tree."""
        return self.iterations + self.rehearsal.looked_at // PLAYED_ON

    def value(self, edge: i64) -> float:
        """Of what was not looked at: no more than of what was."""
        if self.visits[edge] > 0:
            return self.total[edge] / float(self.visits[edge])
        least = 1.0
        for node in range(1, len(self.results)):  # the options; those behind them are only told
            if self.visits[node] > 0:
                least = min(least, self.total[node] / float(self.visits[node]))
        return least

    def narrow(self, most: int) -> None:
        """Keeps so many of the best, and none that is clearly worse than the best."""
        self.rivals.sort(key=lambda node: -self.value(node))
        best = self.rivals[0]
        self.rivals = [node for node in self.rivals[:most] if node == best or not self.clearly_worse(node, best)]

    def clearly_worse(self, node: int, best: int) -> bool:
        """World by world."""
        one = self.results[node]
        other = self.results[best]
        n: i64 = len(one)
        if n < ENOUGH:
            return False
        mean = 0.0
        squares = 0.0
        for i in range(n):
            less = other[i] - one[i]
            mean += less / float(n)
            squares += less * less / float(n)
        return mean > CLEARLY * sqrt(max(0.0, squares - mean * mean) / float(n))
