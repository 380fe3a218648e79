"""What bots may ask of A War of Whispers."""

from __future__ import annotations

from typing import Final

from undercourt.games.whispers.state import ROUNDS, Whispers
from undercourt.judgement.sense import Sense
from undercourt.judgement.whispers.evaluate import evaluate
from undercourt.kernel.ids import Seat

AT_THE_END: Final = 3.0  # points in doubt
EACH_ROUND: Final = 1.0


class WhispersSense(Sense):
    def evaluate(self, s: Whispers, seat: Seat) -> float:
        return evaluate(s, seat)

    def doubt(self, s: Whispers) -> float:
        return AT_THE_END + EACH_ROUND * float(ROUNDS - s.round)


SENSE: Final = WhispersSense
