"""What bots may ask of Abyss."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from undercourt.games.abyss.state import Abyss
from undercourt.judgement.abyss.evaluate import ended_by, evaluate, rounds_left, standing, turns_to_come
from undercourt.judgement.sense import Sense
from undercourt.kernel.decision import Decision
from undercourt.kernel.ids import Seat

AT_THE_END: Final = 2.0  # points in doubt
EACH_ROUND: Final = 0.5


class AbyssSense(Sense):
    def evaluate(self, s: Abyss, seat: Seat) -> float:
        return evaluate(s, seat)

    def standings(self, s: Abyss, out: vec[float]) -> None:
        ender = ended_by(s)
        rounds = rounds_left(s)
        for p in range(s.seats):
            out[p] = standing(s, p, p, turns_to_come(s, p, ender, rounds))

    def doubt(self, s: Abyss) -> float:
        return AT_THE_END + EACH_ROUND * rounds_left(s)

    def turn_of(self, s: Abyss, d: Decision) -> Seat:
        return s.turn


SENSE: Final = AbyssSense
