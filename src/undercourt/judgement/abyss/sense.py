"""What bots may ask of Abyss."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from undercourt.games.abyss.state import Abyss
from undercourt.judgement.abyss.evaluate import evaluate, rounds_left, weigh
from undercourt.judgement.abyss.habits import habit
from undercourt.judgement.abyss.standings import standings
from undercourt.judgement.abyss.weights import FITTED
from undercourt.judgement.sense import Sense
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game
from undercourt.kernel.ids import Action, Seat

AT_THE_END: Final = 4.0  # points in doubt
EACH_ROUND: Final = 0.8


class AbyssSense(Sense):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.foresees_luck = False  # or exploring would always find what it looks for

    def evaluate(self, s: Abyss, seat: Seat) -> float:
        return evaluate(s, seat)

    def weigh(self, s: Abyss, seat: Seat) -> float:
        return weigh(s, seat)

    def standings(self, s: Abyss, out: vec[float]) -> None:
        standings(s, out)

    def doubt(self, s: Abyss) -> float:
        return AT_THE_END + EACH_ROUND * rounds_left(s, FITTED)

    def habit(self, s: Abyss, seat: Seat, action: Action) -> float:
        return habit(s, seat, action)

    def turn_of(self, s: Abyss, d: Decision) -> Seat:
        return s.turn


SENSE: Final = AbyssSense
