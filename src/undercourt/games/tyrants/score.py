"""Who wins: a sheet per seat, every line named by its rule."""

from __future__ import annotations

from undercourt.games.tyrants.board import SITE_VP, SITES
from undercourt.games.tyrants.catalog import DECK_VP, INNER_VP
from undercourt.games.tyrants.state import (
    DECK,
    DISCARDS,
    GONE,
    HAND,
    INNER,
    PILES,
    PLAYED,
    SITES_TOTALLY_CONTROLLED,
    TROPHIES,
    UNSEEN,
    VP,
    Tyrants,
)
from undercourt.kernel.ids import NOTHING, Seat
from undercourt.kernel.score import Line, Score, ranked


def score(s: Tyrants) -> Score:
    """TU-10: most points win; a tie is a shared victory."""
    return ranked([sheet(s, seat) for seat in range(s.seats)], [[] for _ in range(s.seats)])


def sheet(s: Tyrants, seat: Seat) -> list[Line]:
    """TU-10, as if the game ended now. A view serves as well: its face-down cards are listed as unseen (TU-12.6)."""
    sites = 0
    for site in range(SITES):
        if s.controller(site) == seat:
            sites += SITE_VP[site]
    piles = [DECK + seat, HAND + seat, DISCARDS + seat] + ([PLAYED] if s.turn == seat else [])
    if len(s.cards.size) > PILES:
        piles.append(UNSEEN + seat)
    owned = [card for pile in piles for card in s.cards.listed(pile) if card < GONE]  # nor HIDDEN, which is above it
    return [
        Line("TU-10.1", "sites", sites),
        Line("TU-10.2", "total_control", 2 * s.measure(SITES_TOTALLY_CONTROLLED, seat, NOTHING)),
        Line("TU-10.3", "trophies", s.measure(TROPHIES, seat, NOTHING)),
        Line("TU-10.4", "deck", sum([DECK_VP[card] for card in owned])),
        Line("TU-10.5", "inner_circle", sum([INNER_VP[card] for card in s.cards.listed(INNER + seat)])),
        Line("TU-10.6", "tokens", s.tables[VP + seat]),
    ]
