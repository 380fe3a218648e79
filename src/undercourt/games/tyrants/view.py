"""What a seat may know. The only module that decides it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants.state import (
    CAPACITY,
    DECK,
    DEVOURED,
    DISCARDS,
    HAND,
    INNER,
    MARKET,
    PILES,
    PLAYED,
    ROW,
    SHOWN,
    UNSEEN,
    UNSEEN_MARKET,
    VIEW_PILES,
    Tyrants,
)
from undercourt.kernel.game import View
from undercourt.kernel.ids import Seat
from undercourt.kernel.piles import piles
from undercourt.kernel.rng import Rng, blank

HIDDEN: Final = 255


def view(s: Tyrants, viewer: Seat) -> View:
    """TU-12. Starts without cards and adds what may be seen, so nothing is shown by forgetting to hide it."""
    v = s.copy()
    v.rng = blank()
    v.drop_secret_questions(viewer)
    v.cards = piles(VIEW_PILES, CAPACITY)
    for pile in (PLAYED, SHOWN, ROW, DEVOURED):
        show(s, v, pile)
    for seat in range(s.seats):
        show(s, v, DISCARDS + seat)
        show(s, v, INNER + seat)
        unseen = s.cards.listed(DECK + seat)
        lay_face_down(v, DECK + seat, s.cards.size[DECK + seat])
        if seat == viewer:
            show(s, v, HAND + seat)
        else:
            hand = s.cards.listed(HAND + seat)
            if seat == s.turn:
                show_revealed(s, v, seat, hand)
            lay_face_down(v, HAND + seat, len(hand))
            unseen += hand
        for card in sorted(unseen):  # sorted: the order would tell hand from deck
            v.cards.add(UNSEEN + seat, card)
    lay_face_down(v, MARKET, s.cards.size[MARKET])
    for card in s.cards.listed(MARKET):
        v.cards.add(UNSEEN_MARKET, card)
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


def show(s: Tyrants, v: Tyrants, pile: i64) -> None:
    for i in range(s.cards.size[pile]):
        v.cards.add(pile, s.cards.at(pile, i))


def show_revealed(s: Tyrants, v: Tyrants, seat: Seat, hand: list[i64]) -> None:
    """Cards shown this turn stay known while they are held; they leave the list of what is hidden."""
    for card in s.cards.listed(SHOWN):
        v.cards.add(HAND + seat, card)
        hand.remove(card)


def lay_face_down(v: Tyrants, pile: i64, n: i64) -> None:
    for _ in range(n):
        v.cards.add(pile, HIDDEN)


def turn_up(s: Tyrants, pile: i64, unseen: i64) -> None:
    for i in range(s.cards.size[pile]):
        if s.cards.at(pile, i) == HIDDEN:
            s.cards.put(pile, i, s.cards.draw(unseen, s.rng))
