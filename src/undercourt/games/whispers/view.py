"""What a seat may know. The only module that decides it (WW-13).

Hidden are the unrevealed loyalty tokens of others and the kinds of the cards in their hands. Everything else lies open,
and so do the moves: which slots were swapped, which cards were played and went back.
"""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.whispers.actions import EMPIRES, SEATS, SLOTS
from undercourt.games.whispers.hand import ALL_CARDS, CARD, KINDS_OF, ONLY_COUNTS, copies, held
from undercourt.games.whispers.moves import hidden_empires
from undercourt.games.whispers.state import (
    DECKS,
    EVERYBODY,
    HIDDEN,
    PLACES,
    TO_EACH_THEIR_OWN,
    VIEWERS,
    Whispers,
)
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import asking
from undercourt.kernel.game import View
from undercourt.kernel.ids import BIT, NOTHING, Seat, bits_in
from undercourt.kernel.rng import Rng, blank


def view(s: Whispers, viewer: Seat) -> View:
    """The kinds in others' hands and their hidden tokens are wiped out, and with them what only others remember."""
    v = s.copy()
    v.rng = blank()
    v.viewer = viewer if viewer >= 0 else EVERYBODY
    for seat in range(s.seats):
        if seat != viewer:
            v.hands[seat] &= ONLY_COUNTS
            for slot in range(SLOTS):
                if s.revealed[seat] & BIT[slot] == 0 and s.depth > 0:  # WW-11: at the end all are turned up
                    v.tokens[seat * SLOTS + slot] = HIDDEN
    for other in range(VIEWERS):
        if other != viewer:
            for place in range(PLACES):
                v.known[other * PLACES + place] = s.known[EVERYBODY * PLACES + place]
    return View(v)


def determinize(v: Whispers, rng: Rng) -> Whispers:
    """A full state that the view cannot tell from the true one, built from the view alone."""
    s = v.copy()
    s.rng = rng.fork()
    s.viewer = NOTHING
    deal_hands(s, v, rng)
    while s.depth > 0 and not has_an_answer(s):
        deal_hands(s, v, rng)
    deal_tokens(s, v, rng)
    while s.plays_with(TO_EACH_THEIR_OWN) and not all_their_own(s):
        deal_tokens(s, v, rng)
    return s


def has_an_answer(s: Whispers) -> bool:
    """WW-13.21: whoever announced a card that is still to be paid, or an attack that needs one, has it in hand."""
    d = Decision()
    asking(s).advance(s, s.top(), d)
    return d.count > 0


def deal_hands(s: Whispers, v: Whispers, rng: Rng) -> None:
    s.hands = v.hands[:]
    for empire in range(EMPIRES):
        deal_cards(s, v.viewer, empire, rng)


def deal_cards(s: Whispers, viewer: i64, empire: i64, rng: Rng) -> None:
    """WW-13: what is known lies where it is known to lie; the rest is dealt at random to the open numbers."""
    pool: i64 = ALL_CARDS
    pool -= s.known[viewer * PLACES + DECKS]
    for seat in range(SEATS):
        pool -= s.hands[seat] if seat == viewer else s.known[viewer * PLACES + seat]
    for seat in range(SEATS):
        if seat != viewer:
            certain = s.known[viewer * PLACES + seat]
            missing = held(s.hands[seat], empire) - held(certain, empire)
            s.hands[seat] |= certain & KINDS_OF[empire]
            for _ in range(missing):
                kind = nth_card(pool, empire, rng.below(held(pool, empire)))
                pool -= CARD[kind]
                s.hands[seat] += CARD[kind] & KINDS_OF[empire]


def nth_card(pool: i64, empire: i64, n: i64) -> i64:
    kind = empire * 4
    while n >= copies(pool, kind):
        n -= copies(pool, kind)
        kind += 1
    return kind


def deal_tokens(s: Whispers, v: Whispers, rng: Rng) -> None:
    """Hidden tokens are of the empires that the seat has not shown, in any order."""
    for seat in range(v.seats):
        left = hidden_empires(v, seat)
        for slot in range(SLOTS):
            if v.tokens[seat * SLOTS + slot] == HIDDEN:
                choice = left
                for _ in range(rng.below(bits_in(choice))):
                    choice &= choice - 1
                bit = choice & -choice
                left ^= bit
                s.tokens[seat * SLOTS + slot] = bits_in(bit - 1)


def all_their_own(s: Whispers) -> bool:
    """WW-12.3: the tokens that began on x4 are all different, wherever they were moved since."""
    seen: i64 = 0
    for seat in range(s.seats):
        bit = BIT[s.tokens[seat * SLOTS + s.began_devout[seat]]]
        if seen & bit != 0:
            return False
        seen |= bit
    return True
