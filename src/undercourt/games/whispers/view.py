"""What a seat may know. The only module that decides it (WW-13).

Hidden are the unrevealed loyalty tokens of others and the kinds of the cards in their hands. Everything else lies open,
and so do the moves: which slots were swapped, which cards were played and went back.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.whispers import view_memory
from undercourt.games.whispers.actions import SEATS, SLOTS
from undercourt.games.whispers.legal import hidden_empires
from undercourt.games.whispers.state import BEGAN_DEVOUT, HIDDEN, TO_EACH_THEIR_OWN, WATCHER, Whispers
from undercourt.games.whispers.state_hand import ONLY_COUNTS
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import asking
from undercourt.kernel.game import View
from undercourt.kernel.ids import BIT, NOTHING, Seat
from undercourt.kernel.rng import Rng, any_bit, blank


def view(s: Whispers, viewer: Seat) -> View:
    """What lies open, the viewer's own tokens and cards, and of the others what is turned up and how many they hold."""
    v = Whispers(s.book, s.seats, blank(), s.map)
    s.show_head(v, viewer)
    s.copy_open(v)
    v.viewer = viewer if viewer >= 0 else WATCHER
    v.tokens = vec[i64]([HIDDEN] * len(s.tokens))
    v.hands = vec[i64]([0] * SEATS)
    for seat in range(s.seats):
        mine = seat == viewer
        v.hands[seat] = s.hands[seat] if mine else s.hands[seat] & ONLY_COUNTS
        for slot in range(SLOTS):
            if mine or s.is_revealed(seat, slot) or s.depth == 0:  # WW-11: at the end all are turned up
                v.tokens[seat * SLOTS + slot] = s.tokens[seat * SLOTS + slot]
    v.trail = view_memory.seen_by(s.trail, viewer)
    return View(v)


def determinize(v: Whispers, rng: Rng) -> Whispers:
    """A full state that the view cannot tell from the true one, built from the view alone."""
    s = v.copy()
    s.rng = rng.fork()
    s.viewer = NOTHING
    deal_cards(s, v, rng)
    while s.depth > 0 and not has_an_answer(s):
        deal_cards(s, v, rng)
    deal_tokens(s, v, rng)
    while s.plays_with(TO_EACH_THEIR_OWN) and not all_their_own(s):
        deal_tokens(s, v, rng)
    return s


def has_an_answer(s: Whispers) -> bool:
    """WW-13.21: whoever announced a card that is still to be paid, or an attack that needs one, has it in hand."""
    d = Decision()
    asking(s).advance(s, s.top(), d)
    return d.count > 0


def deal_cards(s: Whispers, v: Whispers, rng: Rng) -> None:
    """WW-13.22: others hold what they can hold after all that was seen."""
    s.trail = view_memory.imagined(v.trail, v.viewer, rng)
    s.hands = view_memory.hands(s.trail)


def deal_tokens(s: Whispers, v: Whispers, rng: Rng) -> None:
    """Hidden tokens are of the empires that the seat has not shown, in any order."""
    for seat in range(v.seats):
        left = hidden_empires(v, seat)
        for slot in range(SLOTS):
            if v.tokens[seat * SLOTS + slot] == HIDDEN:
                empire = any_bit(left, rng)
                left ^= BIT[empire]
                s.tokens[seat * SLOTS + slot] = empire


def all_their_own(s: Whispers) -> bool:
    """WW-12.3: the tokens that began on x4 are all different, wherever they were moved since."""
    seen: i64 = 0
    for seat in range(s.seats):
        bit = BIT[s.tokens[seat * SLOTS + s.tables[BEGAN_DEVOUT + seat]]]
        if seen & bit != 0:
            return False
        seen |= bit
    return True
