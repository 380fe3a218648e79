"""What bots may ask of a game. `Sense` answers for any game, by its score; `sense` in each folder answers better."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undercourt.judgement.ranking import Ranking
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.rng import Rng

MOST_SEATS: Final = 8
ANY_DOUBT: Final = 10.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """One object per game. It reads states and changes none: those of sampled worlds, never of a table."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.memory_size: i64 = 0  # numbers that a seat keeps of what it saw
        self.worlds: i64 = 4  # tables on which a turn is planned; more where what is hidden matters more
        self.foresees_luck: bool = True  # False: plans end at a draw, which is judged and not peeped at
        self.tells_at_a_glance: bool = True  # what a seat remembers tells what is best at first glance, too
        self.own_turn: bool = False  # True: a tree ends with the turn of whoever thinks, and is judged there

    def evaluate(self, s: State, seat: Seat) -> float:
        """How well a seat stands against the others, roughly in points; at the end it is the difference in points."""
        return float(self.game.score(s).margin(seat))

    def weigh(self, s: State, seat: Seat) -> float:
        """The same as a good player judges it, for bots that look ahead; in points too."""
        return self.evaluate(s, seat)

    def standings(self, s: State, out: vec[float]) -> None:
        """Points by seat, now and promised, as somebody judges who sees everything. The game is not over."""
        for p in range(s.seats):
            out[p] = self.evaluate(s, p)

    def doubt(self, s: State) -> float:
        """How many points mean little at this stage: a seat ahead by so much wins e times as often."""
        return ANY_DOUBT

    def chances(self, s: State, d: Decision, out: vec[float]) -> None:
        """By seat, the share of the win: a guess, and at the end the truth."""
        if d.count == 0:
            shares(self.game, s, out)
            return
        self.standings(s, out)
        softened(out, s.seats, self.doubt(s))

    def habit(self, s: State, seat: Seat, action: Action) -> float:
        """What rules of thumb say of an offered action before any thinking, in points; mostly nothing."""
        return 0.0

    def priors(self, s: State, d: Decision, priors: vec[float], chances: vec[float]) -> bool:
        """By option, how likely it is the best, and `chances` with it. False: no idea without trying each."""
        return False

    def ranking(self) -> Ranking | None:
        """Where each seat ranks for itself what the game calls by name, so that a network may see it by rank too."""
        return None

    def turn_of(self, s: State, d: Decision) -> Seat:
        """Whose turn it is, where a turn is several decisions that belong together."""
        return d.seat

    def plays_on(self, s: State) -> bool:
        """What follows is worth going through move by move in the mind, until this is no longer so."""
        return False

    def pauses(self, s: State) -> bool:
        """Between two such stretches: what is decided here shows at the end of the next one."""
        return False

    def remember(self, memory: vec[float], before: State, after: State, mover: Seat) -> None:
        """Adds what a seat saw when `mover` acted. Both are views of the seat that remembers."""

    def imagine(self, v: View, memory: vec[float], rng: Rng) -> State:
        """A full state that fits the view, the more often the likelier it is after all that was seen."""
        return self.game.determinize(v, rng)


def shares(game: Game, s: State, out: vec[float]) -> None:
    """Of a game that is over."""
    for p in range(s.seats):
        out[p] = 0.0
    winners = game.score(s).order[0]
    for seat in winners:
        out[seat] = 1.0 / float(len(winners))


def softened(out: vec[float], seats: i64, doubt: float) -> None:
    """Points become chances: each seat's share of the exponentials."""
    most = out[0]
    for p in range(1, seats):
        if out[p] > most:
            most = out[p]
    total = 0.0
    for p in range(seats):
        out[p] = exp((out[p] - most) / doubt)
        total += out[p]
    for p in range(seats):
        out[p] /= total


def log_share(points: vec[float], seats: i64, seat: Seat, doubt: float) -> float:
    """The logarithm of a seat's chances to win, in points; 0 where all are equal, however much is still in doubt."""
    total = 0.0
    for p in range(seats):
        total += exp((points[p] - points[seat]) / doubt)
    return doubt * log(float(seats) / total)
