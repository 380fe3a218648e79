"""Playing on in the mind: what an option leads to if everybody then does what is best at first glance."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercourt.judgement.sense import MOST_SEATS, Sense
from undercourt.kernel.decision import MOST, Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.rng import Rng

LOTS: Final = 1 << 30


class Rehearsal:
    """Goes on as long as the game's `Sense` says: to where the outcome is seen, or can be judged."""

    def __init__(self, sense: Sense) -> None:
        self.sense: Sense = sense
        self.looked_at: i64 = 0  # positions
        self.chance: float = 0.0  # of the seat, where the last rehearsal ended
        self.chances: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.priors: vec[float] = vec[float]([0.0] * MOST)
        self.after: Decision = Decision()
        self.tried: Decision = Decision()

    def value(self, world: State, action: Action, seat: Seat, rng: Rng) -> float:
        """To the seat that takes the action in an imagined world, which stays as it is."""
        s = world.copy()
        d = self.after
        apply(s, action, d)
        while d.count > 0 and self.sense.plays_on(s):
            apply(s, self.at_first_glance(s, d, rng), d)
        self.looked_at += 1
        self.sense.chances(s, d, self.chances)
        self.chance = self.chances[seat]
        return self.sense.weigh(s, seat)

    def at_first_glance(self, s: State, d: Decision, rng: Rng) -> Action:
        """Drawn by lot among equally good options; where somebody guides, as likely as that one says."""
        if d.count == 1:
            return d.actions[0]
        if self.sense.priors(s, d, self.priors, self.chances):
            self.looked_at += 1
            return self.drawn(d, rng)
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

    def drawn(self, d: Decision, rng: Rng) -> Action:
        lot = float(rng.below(LOTS)) / float(LOTS)
        for i in range(d.count):
            lot -= self.priors[i]
            if lot < 0.0:
                return d.actions[i]
        return d.actions[d.count - 1]
