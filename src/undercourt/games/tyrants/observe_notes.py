"""What observations would have to count again at every decision: kept beside the row of a game, most of it by seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.tyrants.actions import COLOURS, SEATS, WHITE
from undercourt.games.tyrants.board import SITE_VP
from undercourt.games.tyrants.cards import CARDS, HALF_DECKS
from undercourt.games.tyrants.state import Tyrants
from undercourt.kernel.ids import BIT, NOTHING, lowest_bit

CONTROLLED: Final = 0  # sites; bits
TOTALLY: Final = CONTROLLED + SEATS  # sites; bits
SITE_POINTS: Final = TOTALLY + SEATS
CARD_POINTS: Final = SITE_POINTS + SEATS  # of cards that are not in play
OWN_POINTS: Final = CARD_POINTS + SEATS  # the same of whoever looks, by pile: deck, hand, discard pile, inner circle
TROPHY_POINTS: Final = OWN_POINTS + 4
ON_ROUTES: Final = TROPHY_POINTS + SEATS  # by colour: spaces with its troops; bits
IN_PLAY: Final = ON_ROUTES + COLOURS  # what the cards are worth that were played this turn and are still there
ON_TURN: Final = IN_PLAY + 1  # whose turn it is
PAID: Final = ON_TURN + 1  # markers; bits

# By kind: one card of its half-deck, in a number that counts those of all half-decks, ten bits each.
ONE_LEFT: Final = vec[i64]([BIT[10 * HALF_DECKS.index(one.deck)] if one.deck in HALF_DECKS else 0 for one in CARDS])


def note_control(s: Tyrants, touched: i64, notes: vec[i64], at: i64) -> None:
    """TU-10.1, TU-10.2: what the sites give, where those that were touched may have changed hands."""
    for seat in range(s.seats):
        notes[at + CONTROLLED + seat] &= ~touched
        notes[at + TOTALLY + seat] &= ~touched
    sites = touched & s.sites
    while sites != 0:
        site = lowest_bit(sites)
        who = s.controller(site)
        if who != NOTHING and who != WHITE:
            notes[at + CONTROLLED + who] |= BIT[site]
            if s.totally_controls(who, site):
                notes[at + TOTALLY + who] |= BIT[site]
        sites &= sites - 1
    for seat in range(s.seats):
        points: i64 = 0
        sites = notes[at + CONTROLLED + seat]
        while sites != 0:
            site = lowest_bit(sites)
            points += SITE_VP[site]
            if notes[at + TOTALLY + seat] & BIT[site] != 0:
                points += 2
            sites &= sites - 1
        notes[at + SITE_POINTS + seat] = points
