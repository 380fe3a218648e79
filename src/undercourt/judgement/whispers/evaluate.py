"""How well a seat stands: what the table is worth to it, and what the action under way leads to."""

from __future__ import annotations

from undercourt.games.whispers.state import Whispers
from undercourt.judgement.whispers.prospects import ahead
from undercourt.kernel.ids import NOTHING, Seat


def evaluate(s: Whispers, seat: Seat) -> float:
    """Points of the seat, now and expected, less a part of its rivals'; at the end, less those of the best."""
    return ahead(s, seat, False, NOTHING)
