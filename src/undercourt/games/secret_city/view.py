"""What a seat may know. The only module that decides it (SC-13).

Hidden are the faces of cards in others' hands, unless the viewer has seen them, what is left in the house decks of
others (the backs in their hands tell only how many were taken), what lies in the common decks, and cards under a deck
that the viewer has not seen. Backs tell which deck a card is from.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city.actions import DECK_SIZE, DECKS, HOUSE_CARDS, SEATS
from undercourt.games.secret_city.moves import back_of
from undercourt.games.secret_city.state import (
    BACK,
    EVERYONE,
    HAND,
    HAND_SEEN,
    LOOKED,
    PILES,
    PUBLIC,
    UNDER,
    UNDER_SEEN,
    UPPER,
    City,
    card_of,
    deck_of,
    lies_there,
)
from undercourt.kernel.effect import SEAT
from undercourt.kernel.game import View
from undercourt.kernel.ids import BIT, NOTHING, Seat, members
from undercourt.kernel.piles import piles
from undercourt.kernel.rng import Rng, blank
from undercourt.kernel.showing import Showing


def view(s: City, viewer: Seat) -> View:
    """Starts from nothing: what lies open, then cards, face down or as the viewer knows them."""
    v = City(s.pack, s.seats, blank(), piles(PILES, s.pack.room_in_piles))
    s.show_head(v, viewer)
    s.copy_open(v)
    v.viewer = viewer if viewer >= 0 else SEATS
    v.house_decks = seen_house_decks(s, viewer)
    showing = Showing(s.cards, v.cards)
    for deck in range(DECKS):
        showing.face_down(UPPER + deck, BACK + deck)
        showing.cards(UNDER + deck, seen_under(s, deck, viewer))
        showing.open(UNDER_SEEN + deck)  # who put a card there is no secret
    if s.depth > 0 and s.stack[s.top() + SEAT] == viewer:
        showing.open(LOOKED)
    else:
        showing.cards(LOOKED, [back_of(s.cards.at(LOOKED, i)) for i in range(s.cards.size[LOOKED])])
    for seat in range(s.seats):
        hand = seen_hand(s, seat, viewer)
        showing.cards(HAND + seat, [card for card, _ in hand])
        showing.cards(HAND_SEEN + seat, [seers for _, seers in hand])
    return View(v)


def determinize(v: City, rng: Rng) -> City:
    """A full state that the view cannot tell from the true one, built from the view alone."""
    s = v.copy()
    s.rng = rng.fork()
    s.viewer = NOTHING
    hidden = hidden_cards(s)
    for deck in range(DECKS):
        deal_deck(s, deck, hidden, rng)
    for seat in range(s.seats):
        deal_house(s, seat, rng)
    return s


def seen_house_decks(s: City, viewer: Seat) -> i64:
    """Unseen house cards in a hand may as well be in the house deck: the view shows them there."""
    found = s.house_decks
    for seat in range(s.seats):
        if seat != viewer:
            for i in range(s.cards.size[HAND + seat]):
                card = s.cards.at(HAND + seat, i)
                if deck_of(card) == DECKS and not has_seen(s.cards.at(HAND_SEEN + seat, i), viewer):
                    found |= BIT[card - HOUSE_CARDS]
    return found


def seen_under(s: City, deck: i64, viewer: Seat) -> list[i64]:
    """In their order, which everybody has followed."""
    pile = UNDER + deck
    return [
        s.cards.at(pile, i) if has_seen(s.cards.at(UNDER_SEEN + deck, i), viewer) else BACK + deck
        for i in range(s.cards.size[pile])
    ]


def seen_hand(s: City, seat: Seat, viewer: Seat) -> list[tuple[i64, i64]]:
    """Sorted: each card or its back, and who has seen it. Which cards of a third hand others know is their secret."""
    found: list[tuple[i64, i64]] = []
    for i in range(s.cards.size[HAND + seat]):
        card = s.cards.at(HAND + seat, i)
        seers = s.cards.at(HAND_SEEN + seat, i)
        if seat == viewer:
            found.append((card, seers))
        elif not has_seen(seers, viewer):
            found.append((back_of(card), 0))
        else:
            found.append((card, EVERYONE if seers & PUBLIC != 0 else BIT[viewer]))
    return sorted(found)


def has_seen(seers: i64, viewer: Seat) -> bool:
    return seers & (PUBLIC if viewer < 0 else BIT[viewer]) != 0


def deal_deck(s: City, deck: i64, hidden: vec[i64], rng: Rng) -> None:
    """All cards of the deck that lie nowhere open, in any order, where backs are."""
    unknown = vec[i64]([0] * s.pack.room_in_piles)
    left: i64 = 0
    for card in range(deck * DECK_SIZE, deck * DECK_SIZE + DECK_SIZE):
        for _ in range(hidden[card]):
            unknown[left] = card
            left += 1
    left = deal_pile(s, UPPER + deck, BACK + deck, unknown, left, rng)
    left = deal_pile(s, UNDER + deck, BACK + deck, unknown, left, rng)
    left = deal_pile(s, LOOKED, BACK + deck, unknown, left, rng)
    for pile in range(HAND, HAND + s.seats):
        left = deal_pile(s, pile, BACK + deck, unknown, left, rng)


def deal_pile(s: City, pile: i64, back: i64, unknown: vec[i64], left: i64, rng: Rng) -> i64:
    """Each back in the pile becomes any of the cards that are left; how many are left then."""
    for i in range(s.cards.size[pile]):
        if s.cards.at(pile, i) == back:
            n = rng.below(left)
            s.cards.put(pile, i, unknown[n])
            left -= 1
            for j in range(n, left):
                unknown[j] = unknown[j + 1]
    return left


def hidden_cards(s: City) -> vec[i64]:
    """How many copies of each card of the common decks the view does not show."""
    hidden = s.pack.copies[:HOUSE_CARDS]
    for card in s.card:
        if card != NOTHING and card < HOUSE_CARDS:
            hidden[card] -= 1
    for entry in s.attached:
        if lies_there(entry) and card_of(entry) < HOUSE_CARDS:
            hidden[card_of(entry)] -= 1
    if s.laying != NOTHING and s.laying < HOUSE_CARDS:
        hidden[s.laying] -= 1
    for pile in range(UPPER, UNDER_SEEN):
        leave_out(s, pile, hidden)
    leave_out(s, LOOKED, hidden)
    for pile in range(HAND, HAND + s.seats):
        leave_out(s, pile, hidden)
    return hidden


def leave_out(s: City, pile: i64, hidden: vec[i64]) -> None:
    for i in range(s.cards.size[pile]):
        card = s.cards.at(pile, i)
        if card < HOUSE_CARDS:
            hidden[card] -= 1


def deal_house(s: City, seat: Seat, rng: Rng) -> None:
    """Backs of house cards in the hand become any of those that may be in the house deck."""
    for i in range(s.cards.size[HAND + seat]):
        if s.cards.at(HAND + seat, i) == BACK + DECKS:
            left = members(s.house_deck(seat) & ~s.house_known)
            n = left[rng.below(len(left))]
            s.house_decks ^= BIT[n]
            s.cards.put(HAND + seat, i, HOUSE_CARDS + n)
