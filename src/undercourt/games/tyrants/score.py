"""Who wins: a sheet per seat, every line named by its rule."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

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
    sites: i64 = 0
    for site in range(SITES):
        if s.controller(site) == seat:
            sites += SITE_VP[site]
    deck = worth(s, DECK + seat, DECK_VP) + worth(s, HAND + seat, DECK_VP) + worth(s, DISCARDS + seat, DECK_VP)
    if s.turn == seat:
        deck += worth(s, PLAYED, DECK_VP)
    if len(s.cards.size) > PILES:
        deck += worth(s, UNSEEN + seat, DECK_VP)
    return [
        Line("TU-10.1", "sites", sites),
        Line("TU-10.2", "total_control", 2 * s.measure(SITES_TOTALLY_CONTROLLED, seat, NOTHING)),
        Line("TU-10.3", "trophies", s.measure(TROPHIES, seat, NOTHING)),
        Line("TU-10.4", "deck", deck),
        Line("TU-10.5", "inner_circle", worth(s, INNER + seat, INNER_VP)),
        Line("TU-10.6", "tokens", s.tables[VP + seat]),
    ]


def worth(s: Tyrants, pile: i64, each: vec[i64]) -> i64:
    """What the cards of a pile are worth together, without those that are gone or HIDDEN, which is above GONE."""
    base = pile * s.cards.capacity
    points: i64 = 0
    for i in range(base, base + s.cards.size[pile]):
        card = i64(s.cards.cards[i])
        if card < GONE:
            points += each[card]
    return points
