"""The small game of the kernel's tests with eyes, and a network for it drawn by lot."""

from __future__ import annotations

from array import array
from random import Random

from tests.kernel.lots import HAND, KINDS, TURNS, Lots, LotsGame
from undercourt.bots.weights import Rows, Sums, Weights, layout_number
from undercourt.judgement.sense import MOST_SEATS
from undercourt.kernel.observing import Block, Eyes, Layout, Sight

LAYOUT = Layout([Block("hand", KINDS, 1, "cards"), Block("points", 3, 20, "by seat"), Block("turns", 1, TURNS, "over")])
POINTS = LAYOUT.at("points")
UNITS, UNITS_SECOND = 30, 10  # not whole blocks


class LotsEyes(Eyes):
    def __init__(self) -> None:
        super().__init__(LAYOUT, [])

    def observe(self, s: Lots, seat: int, sight: Sight) -> None:  # type: ignore[override]
        for i in range(s.cards.size[HAND + seat]):
            sight.mark(s.cards.at(HAND + seat, i), 1)
        for other in range(s.seats):
            sight.mark(POINTS + self.away[other], s.points[other])
        sight.mark(LAYOUT.at("turns"), s.turns)


def lots_with_eyes() -> LotsGame:
    game = LotsGame()
    game.eyes = LotsEyes()
    return game


def any_weights(game: LotsGame, seed: int) -> Weights:
    lot = Random(seed)

    def whole(kind: str, n: int, spread: float) -> array[int]:
        return array(kind, [int(lot.gauss(0, spread)) for _ in range(n)])

    def network(says: int) -> Rows:
        return Rows(
            whole("h", (game.eyes.size + MOST_SEATS) * UNITS, 1500),
            whole("i", UNITS, 3000),
            whole("h", UNITS * UNITS_SECOND, 150),
            whole("i", UNITS_SECOND, 20_000),
            whole("h", says * (UNITS_SECOND + 1), 5000),
        )

    layout = array("i", [layout_number(game)])
    trust = array("f", [0.1 * players for players in range(MOST_SEATS + 1)])
    tally = Sums(whole("i", game.eyes.size + MOST_SEATS, 1500), whole("i", game.eyes.size + MOST_SEATS, 150))
    beside = array("f", [1.0 - one for one in trust])
    return Weights(layout, network(game.space.size), network(1), trust, tally, beside)
