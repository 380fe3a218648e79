"""What bots may ask of Secret City."""

from __future__ import annotations

from typing import Final

from undercourt.games.secret_city.state import City
from undercourt.judgement.secret_city.evaluate import evaluate
from undercourt.judgement.sense import Sense
from undercourt.kernel.ids import Seat

ALWAYS: Final = 3.0  # points in doubt


class CitySense(Sense):
    def evaluate(self, s: City, seat: Seat) -> float:
        return evaluate(s, seat)

    def doubt(self, s: City) -> float:
        return ALWAYS


SENSE: Final = CitySense
