"""Playing on in the mind: what an option leads to if everybody then does what is best at first glance."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercourt.judgement.sense import Sense
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.rng import Rng


class Rehearsal:
    """Goes on as long as the game's `Sense` says: to where the outcome is seen, or can be judged."""

    def __init__(self, sense: Sense) -> None:
        self.sense: Sense = sense
        self.looked_at: i64 = 0  # positions
        self.after: Decision = Decision()
        self.tried: Decision = Decision()

    def value(self, world: State, action: Action, seat: Seat, rng: Rng) -> float:
        """To the seat that takes the action in an imagined world, which stays as it is."""
        s = world.copy()
        d = self.after
        apply(s, action, d)
        self.play_on(s, d, rng)
        self.looked_at += 1
        return self.sense.weigh(s, seat)

    def play_on(self, s: State, d: Decision, rng: Rng) -> None:
        """The same with a world that is at hand, and changes."""
        while d.count > 0 and self.sense.plays_on(s):
            apply(s, self.at_first_glance(s, d, rng), d)

    def play_through(self, s: State, d: Decision, rng: Rng) -> None:
        """From a pause between two such stretches to the end of the next one."""
        while d.count > 0 and self.sense.pauses(s):
            apply(s, self.weighed(s, d), d)
        self.play_on(s, d, rng)

    def weighed(self, s: State, d: Decision) -> Action:
        """What is decided in a pause is few and far-reaching: it is judged as those do who look ahead."""
        best = d.actions[0]
        most = 0.0
        for i in range(d.count if d.count > 1 else 0):
            t = s.copy()
            apply(t, d.actions[i], self.tried)
            self.looked_at += 1
            worth = self.sense.weigh(t, d.seat) + self.sense.habit(s, d.seat, d.actions[i])
            if i == 0 or worth > most:
                best = d.actions[i]
                most = worth
        return best

    def at_first_glance(self, s: State, d: Decision, rng: Rng) -> Action:
        """Of equally good options one is drawn by lot."""
        if d.count == 1:
            return d.actions[0]
        best = vec[i64]()
        most = 0.0
        for i in range(d.count):
            t = s.copy()
            apply(t, d.actions[i], self.tried)
            worth = self.sense.evaluate(t, d.seat)
            if len(best) == 0 or worth > most:
                best = vec[i64]([d.actions[i]])
                most = worth
            elif worth == most:
                best = append(best, d.actions[i])
        self.looked_at += d.count
        return best[rng.below(len(best))]
