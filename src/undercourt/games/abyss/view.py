"""What a seat may know. The only module that decides it.

AB-10: Allies in hands and Council stacks lay open before, so whoever watched knows them all; decks are sets without
order. What stays secret is the future, and the values of the monster tokens of others.
"""

from __future__ import annotations

from undercourt.games.abyss.state import HIDDEN_TOKEN, PILES, POOL, TOKEN_KINDS, TOKEN_VALUES, TRACK, Abyss
from undercourt.kernel.game import View
from undercourt.kernel.ids import Seat
from undercourt.kernel.rng import Rng, blank


def view(s: Abyss, viewer: Seat) -> View:
    """Tokens of others are turned over; their values are added to the pool, where they are just as unknown."""
    v = s.copy()
    v.rng = blank()
    for seat in range(s.seats):
        if seat != viewer:
            v.tokens[seat * TOKEN_KINDS + HIDDEN_TOKEN] = s.tokens_of(seat)
            for kind in range(TOKEN_VALUES):
                v.tokens[POOL * TOKEN_KINDS + kind] += s.tokens[seat * TOKEN_KINDS + kind]
                v.tokens[seat * TOKEN_KINDS + kind] = 0
    hidden = sum([v.tokens[seat * TOKEN_KINDS + HIDDEN_TOKEN] for seat in range(s.seats)])
    v.tokens[POOL * TOKEN_KINDS + HIDDEN_TOKEN] = -hidden  # so that the size of the pool stays true
    order_does_not_matter(v)
    return View(v)


def order_does_not_matter(v: Abyss) -> None:
    """Piles are sets, and the order they happen to be stored in might tell how they came about."""
    for pile in range(PILES):
        if pile != TRACK:
            for i, card in enumerate(v.cards.listed(pile)):
                v.cards.put(pile, i, card)


def determinize(v: Abyss, rng: Rng) -> Abyss:
    """A full state that the view cannot tell from the true one, built from the view alone."""
    s = v.copy()
    s.rng = rng.fork()
    s.tokens[POOL * TOKEN_KINDS + HIDDEN_TOKEN] = 0
    for seat in range(s.seats):
        for _ in range(s.tokens[seat * TOKEN_KINDS + HIDDEN_TOKEN]):
            s.tokens[seat * TOKEN_KINDS + HIDDEN_TOKEN] -= 1
            nth = rng.below(s.tokens_of(POOL))
            kind = 0
            while nth >= s.tokens[POOL * TOKEN_KINDS + kind]:
                nth -= s.tokens[POOL * TOKEN_KINDS + kind]
                kind += 1
            s.tokens[POOL * TOKEN_KINDS + kind] -= 1
            s.tokens[seat * TOKEN_KINDS + kind] += 1
    return s
