"""What a seat may know. The only module that decides it."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.tyrants.state import (
    CAPACITY,
    DECK,
    DEVOURED,
    DISCARDS,
    HAND,
    HIDDEN,
    INNER,
    KNOWN,
    MARKET,
    PILES,
    PLAYED,
    ROW,
    UNSEEN,
    UNSEEN_MARKET,
    VIEW_PILES,
    Tyrants,
)
from undercourt.kernel.game import View
from undercourt.kernel.ids import Seat
from undercourt.kernel.piles import piles
from undercourt.kernel.rng import Rng, blank
from undercourt.kernel.showing import Showing


def view(s: Tyrants, viewer: Seat) -> View:
    """TU-12. Starts from nothing and adds what may be seen, so nothing is shown by forgetting to hide it."""
    v = Tyrants(s.book, s.seats, blank(), piles(VIEW_PILES, CAPACITY))
    s.show_head(v, viewer)
    s.copy_open(v)
    showing = Showing(s.cards, v.cards)
    for pile in (PLAYED, ROW, DEVOURED):
        showing.open(pile)
    for seat in range(s.seats):
        showing.open(DISCARDS + seat)
        showing.open(INNER + seat)
        showing.face_down(DECK + seat, HIDDEN)
        unseen = s.cards.listed(DECK + seat)
        if seat == viewer:
            showing.open(HAND + seat)
        else:
            unseen += show_known(s, seat, showing)
        showing.cards(UNSEEN + seat, sorted(unseen))  # sorted: the order would tell hand from deck
    showing.face_down(MARKET, HIDDEN)
    showing.cards(UNSEEN_MARKET, s.cards.listed(MARKET))
    return View(v)


def determinize(v: Tyrants, rng: Rng) -> Tyrants:
    """A full state that the view cannot tell from the true one, built from the view alone."""
    s = v.copy()
    s.rng = rng.fork()
    for seat in range(s.seats):
        turn_up(s, HAND + seat, UNSEEN + seat)
        turn_up(s, DECK + seat, UNSEEN + seat)
    turn_up(s, MARKET, UNSEEN_MARKET)
    s.cards = s.cards.first(PILES)
    return s


def show_known(s: Tyrants, seat: Seat, showing: Showing) -> list[i64]:
    """TU-12.7, TU-12.8: the known cards of a hand, then the backs of the others, which are returned."""
    hand = [s.cards.at(HAND + seat, i) for i in range(s.cards.size[HAND + seat])]
    known = s.tables[KNOWN + seat]
    showing.cards(HAND + seat, sorted(hand[:known]))
    showing.cards(HAND + seat, [HIDDEN] * (len(hand) - known))
    return hand[known:]


def turn_up(s: Tyrants, pile: i64, unseen: i64) -> None:
    for i in range(s.cards.size[pile]):
        if s.cards.at(pile, i) == HIDDEN:
            s.cards.put(pile, i, s.cards.draw(unseen, s.rng))
