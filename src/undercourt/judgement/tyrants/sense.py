"""What bots may ask of Tyrants."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from undercourt.games.tyrants.state import Tyrants
from undercourt.judgement.sense import Sense
from undercourt.judgement.tyrants.evaluate import evaluate
from undercourt.judgement.tyrants.habits import habit
from undercourt.judgement.tyrants.weigh import rounds_to_come, standings, weigh
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game
from undercourt.kernel.ids import Action, Seat

AT_THE_END: Final = 5.0  # points in doubt
EACH_ROUND: Final = 0.4


class TyrantsSense(Sense):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.own_turn = True  # a turn is long, and what others will do with theirs is judged better than guessed

    def evaluate(self, s: Tyrants, seat: Seat) -> float:
        return evaluate(s, seat)

    def weigh(self, s: Tyrants, seat: Seat) -> float:
        return weigh(s, seat)

    def standings(self, s: Tyrants, out: vec[float]) -> None:
        standings(s, out)

    def doubt(self, s: Tyrants) -> float:
        return AT_THE_END + EACH_ROUND * rounds_to_come(s)

    def habit(self, s: Tyrants, seat: Seat, action: Action) -> float:
        return habit(s, seat, action)

    def turn_of(self, s: Tyrants, d: Decision) -> Seat:
        return s.turn


SENSE: Final = TyrantsSense
