"""Influence is all that counts (SC-12)."""

from __future__ import annotations

from undercourt.games.secret_city.actions import INFLUENCE, MANA, MONEY, RESOURCES
from undercourt.games.secret_city.state import LANDS, TIES_SHARED, City
from undercourt.kernel.ids import Seat, bits_in
from undercourt.kernel.score import Line, Score, ranked


def score(s: City) -> Score:
    """SC-12: ties go to the most territories, then to the most money and mana together; else the win is shared."""
    ties: list[list[int]] = []
    for seat in range(s.seats):
        tokens = s.tokens[seat * RESOURCES + MONEY] + s.tokens[seat * RESOURCES + MANA]
        ties.append([] if s.plays_with(TIES_SHARED) else [bits_in(s.tables[LANDS + seat]), tokens])
    return ranked([sheet(s, seat) for seat in range(s.seats)], ties)


def sheet(s: City, seat: Seat) -> list[Line]:
    return [Line("SC-12.2", "influence", s.tokens[seat * RESOURCES + INFLUENCE])]
