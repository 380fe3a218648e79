"""What everybody can be sure of about cards they do not see (WW-13).

Played and discarded cards are open and go back into their decks, so for a while people know what is in there; and
whoever draws the last card of a deck, when that card was seen, is known to hold it. `known` keeps what is certain, for
each seat and for everybody: never a guess, so it may be less than a perfect mind could infer.
"""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.whispers.hand import CARD, copies, held
from undercourt.games.whispers.state import DECKS, PLACES, VIEWERS, Whispers
from undercourt.kernel.ids import Seat


def drawn(s: Whispers, seat: Seat, kind: i64, left: i64) -> None:
    """The seat drew this card, and `left` are left in that deck. The others saw only its back."""
    empire = kind // 4
    for viewer in range(VIEWERS):
        deck = viewer * PLACES + DECKS
        before = s.known[deck]
        if viewer == seat:
            if copies(before, kind) > 0:
                s.known[deck] = before - CARD[kind]
        elif held(before, empire) == left + 1 and copies(before, kind) == left + 1:
            s.known[deck] = before - CARD[kind]  # nothing else was in that deck
            s.known[viewer * PLACES + seat] += CARD[kind]
        else:
            for other in range(empire * 4, empire * 4 + 4):  # it may have been any of them
                if copies(before, other) > 0:
                    s.known[deck] -= CARD[other]


def returned(s: Whispers, seat: Seat, kind: i64) -> None:
    """The seat played or discarded this card openly; it goes back into its deck."""
    for viewer in range(VIEWERS):
        s.known[viewer * PLACES + DECKS] += CARD[kind]
        if copies(s.known[viewer * PLACES + seat], kind) > 0:
            s.known[viewer * PLACES + seat] -= CARD[kind]
