"""Rules of thumb of a good player of Tyrants, in points for an offered action: one small function each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants.actions import DISCARD, RECRUIT
from undercourt.games.tyrants.state import HAND, Tyrants
from undercourt.kernel.ids import Action, Seat

HAND_FIRST: Final = -0.2


def habit(s: Tyrants, seat: Seat, action: Action) -> float:
    if action >= RECRUIT and action < DISCARD:
        return hand_first(s, seat)
    return 0.0


def hand_first(s: Tyrants, seat: Seat) -> float:
    """Play your hand before you buy: what you draw on the way may pay for something better."""
    left: i64 = s.cards.size[HAND + seat]
    return HAND_FIRST if left > 0 and s.turn == seat and s.depth == 1 else 0.0
