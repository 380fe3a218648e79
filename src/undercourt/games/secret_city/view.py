"""What a seat may know. The only module that decides it (SC-13).

Hidden are the faces of cards in others' hands, unless the viewer has seen them, what is left in the house decks of
others (the backs in their hands tell only how many were taken), what lies in the common decks, and cards under a deck
that the viewer has not seen. Backs tell which deck a card is from.
"""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.secret_city.actions import DECK_SIZE, DECKS, HOUSE_CARDS, HOUSE_DECK, SEATS
from undercourt.games.secret_city.moves import back_of
from undercourt.games.secret_city.phases import Window
from undercourt.games.secret_city.state import (
    BACK,
    EVERYONE,
    HAND,
    HAND_SEEN,
    LOOKED,
    UNDER,
    UNDER_SEEN,
    UPPER,
    City,
    deck_of,
)
from undercourt.kernel.effect import SEAT, asking
from undercourt.kernel.game import View
from undercourt.kernel.ids import BIT, NOTHING, Seat
from undercourt.kernel.rng import Rng, blank


def view(s: City, viewer: Seat) -> View:
    """Cards that the viewer may not know are turned over; piles without order are sorted, lest it tell something."""
    v = s.copy()
    v.rng = blank()
    v.viewer = viewer if viewer >= 0 else SEATS
    looker = s.stack[s.top() + SEAT] if s.depth > 0 else NOTHING
    for deck in range(DECKS):
        turn_over(v, UPPER + deck)
        for i in range(v.cards.size[UNDER + deck]):
            if not has_seen(v.cards.at(UNDER_SEEN + deck, i), viewer):
                v.cards.put(UNDER + deck, i, BACK + deck)
    if looker != viewer:
        turn_over(v, LOOKED)
    for seat in range(s.seats):
        if seat != viewer:
            hide_house(v, seat, viewer)
            hide_hand(v, seat, viewer)
        sort_hand(v, seat)
    if s.depth > 0 and isinstance(asking(s), Window) and looker != viewer:
        v.asked = 0  # who is asked in a window is nobody's business, and a count of those before would tell
        v.barriers = 0
    v.drop_secret_questions(viewer)
    return View(v)


def turn_over(v: City, pile: i64) -> None:
    for i in range(v.cards.size[pile]):
        v.cards.put(pile, i, back_of(v.cards.at(pile, i)))


def has_seen(seers: i64, viewer: Seat) -> bool:
    """A spectator has seen what everybody has seen."""
    return seers == EVERYONE if viewer < 0 else seers & BIT[viewer] != 0


def hide_hand(v: City, seat: Seat, viewer: Seat) -> None:
    for i in range(v.cards.size[HAND + seat]):
        if not has_seen(v.cards.at(HAND_SEEN + seat, i), viewer):
            v.cards.put(HAND + seat, i, back_of(v.cards.at(HAND + seat, i)))


def hide_house(v: City, seat: Seat, viewer: Seat) -> None:
    """Unseen house cards in hand may as well be in the house deck: the view shows them there."""
    for i in range(v.cards.size[HAND + seat]):
        card = v.cards.at(HAND + seat, i)
        if deck_of(card) == DECKS and not has_seen(v.cards.at(HAND_SEEN + seat, i), viewer):
            v.house_deck[seat] |= BIT[(card - HOUSE_CARDS) % HOUSE_DECK]


def sort_hand(v: City, seat: Seat) -> None:
    size = v.cards.size[HAND + seat]
    pairs = sorted([(v.cards.at(HAND + seat, i), v.cards.at(HAND_SEEN + seat, i)) for i in range(size)])
    for i, (card, seers) in enumerate(pairs):
        v.cards.put(HAND + seat, i, card)
        v.cards.put(HAND_SEEN + seat, i, seers)


def determinize(v: City, rng: Rng) -> City:
    """A full state that the view cannot tell from the true one, built from the view alone."""
    s = v.copy()
    s.rng = rng.fork()
    s.viewer = NOTHING
    for deck in range(DECKS):
        deal_deck(s, deck, rng)
    for seat in range(s.seats):
        deal_house(s, seat, rng)
    return s


def deal_deck(s: City, deck: i64, rng: Rng) -> None:
    """All cards of the deck that lie nowhere open, in any order, where backs are."""
    unknown = [
        card for card in range(deck * DECK_SIZE, deck * DECK_SIZE + DECK_SIZE) for _ in range(s.pack.copies[card])
    ]
    for card in open_cards(s):
        if deck_of(card) == deck:
            unknown.remove(card)
    places = [UPPER + deck, UNDER + deck, LOOKED, *range(HAND, HAND + s.seats)]
    for pile in places:
        for i in range(s.cards.size[pile]):
            if s.cards.at(pile, i) == BACK + deck:
                s.cards.put(pile, i, unknown.pop(rng.below(len(unknown))))


def open_cards(s: City) -> list[i64]:
    """Every card of a common deck whose face the view shows."""
    found = [card for card in s.card if card != NOTHING]
    found += [entry // 64 for entry in s.attached]
    if s.laying != NOTHING:
        found.append(s.laying)
    for pile in [*range(UPPER, UNDER_SEEN), LOOKED, *range(HAND, HAND + s.seats)]:
        found += [s.cards.at(pile, i) for i in range(s.cards.size[pile]) if s.cards.at(pile, i) < BACK]
    return found


def deal_house(s: City, seat: Seat, rng: Rng) -> None:
    """Backs of house cards in the hand become any of those that may be in the house deck."""
    for i in range(s.cards.size[HAND + seat]):
        if s.cards.at(HAND + seat, i) == BACK + DECKS:
            left = [n for n in range(HOUSE_DECK) if s.house_deck[seat] & ~s.house_known[seat] & BIT[n] != 0]
            n = left[rng.below(len(left))]
            s.house_deck[seat] ^= BIT[n]
            s.cards.put(HAND + seat, i, s.house_card(seat, n))
