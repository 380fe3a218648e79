"""What others probably hold: whoever could have bought a character and did not, hardly has one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import play
from undercourt.games.secret_city.actions import DECKS
from undercourt.games.secret_city.catalog import HERO, MERCENARY
from undercourt.games.secret_city.state import BACK, HAND, UPPER, City
from undercourt.kernel.effect import STEP
from undercourt.kernel.ids import Card, Seat
from undercourt.kernel.rng import Rng

SELDOM: Final = 20  # per cent of the cards that could have been bought are kept
TRIES: Final = 3


def believe(v: City, s: City, rng: Rng) -> None:
    """Changes a world that fits the view, so that hands look like those of people who have bought what they could."""
    for seat in range(s.seats):
        if has_bought(s, seat):
            for i in range(s.cards.size[HAND + seat]):
                deck = v.cards.at(HAND + seat, i) - BACK
                if deck >= 0 and deck < DECKS and rng.below(100) >= SELDOM:
                    exchange(s, seat, i, UPPER + deck, rng)


def has_bought(s: City, seat: Seat) -> bool:
    """Has nothing come to the hand, as a rule, since the seat could buy?"""
    phase = s.stack[STEP] - 1
    if phase == play.BUYING:
        return s.places_after(s.first, seat) < s.asked
    return phase > play.BUYING or (s.turn > 1 and phase < play.TERRITORIES)


def would_be_bought(s: City, seat: Seat, card: Card) -> bool:
    category = s.pack.category[card]
    return (category == MERCENARY or category == HERO) and s.can_pay(seat, s.pack.cost, card)


def exchange(s: City, seat: Seat, i: i64, deck: i64, rng: Rng) -> None:
    """Another card of the same back lies there, if this one would be bought."""
    hand = HAND + seat
    for _ in range(TRIES):
        card = s.cards.at(hand, i)
        if s.cards.size[deck] == 0 or not would_be_bought(s, seat, card):
            return
        other = rng.below(s.cards.size[deck])
        s.cards.put(hand, i, s.cards.at(deck, other))
        s.cards.put(deck, other, card)
