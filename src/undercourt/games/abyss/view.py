"""What a seat may know. The only module that decides it.

AB-10: Allies in hands and Council stacks lay open before, so whoever watched knows them all; decks are sets without
order. What stays secret is the future, and the values of the monster tokens of others, until they are counted.
"""

from __future__ import annotations

from undercourt.games.abyss.state import (
    HIDDEN_TOKEN,
    NO_CARDS,
    NO_TOKENS,
    PILES,
    POOL,
    TOKEN_KINDS,
    TOKEN_VALUES,
    TRACK,
    Abyss,
    theft,
    thief,
    victim,
)
from undercourt.kernel.game import View
from undercourt.kernel.ids import NOTHING, Seat
from undercourt.kernel.rng import Rng, blank
from undercourt.kernel.showing import Showing


def view(s: Abyss, viewer: Seat) -> View:
    v = Abyss(s.book, s.seats, blank(), NO_CARDS.copy())
    v.tokens = NO_TOKENS[:]
    s.show_head(v, viewer)
    s.copy_open(v)
    showing = Showing(s.cards, v.cards)
    for pile in range(PILES):
        if pile == TRACK:
            showing.open(pile)
        else:
            showing.sorted(pile)
    show_tokens(s, v, viewer)
    return View(v)


def determinize(v: Abyss, rng: Rng) -> Abyss:
    """A full state that the view cannot tell from the true one, built from the view alone."""
    s = v.copy()
    s.rng = rng.fork()
    s.tokens[POOL * TOKEN_KINDS + HIDDEN_TOKEN] = 0
    for seat in range(s.seats):
        for _ in range(s.tokens[seat * TOKEN_KINDS + HIDDEN_TOKEN]):
            s.tokens[seat * TOKEN_KINDS + HIDDEN_TOKEN] -= 1
            kind = s.any_token(POOL, rng)
            s.tokens[POOL * TOKEN_KINDS + kind] -= 1
            s.tokens[seat * TOKEN_KINDS + kind] += 1
    if s.theft != NOTHING and s.theft % TOKEN_KINDS == HIDDEN_TOKEN:
        s.theft += s.any_token(thief(s.theft), rng) - HIDDEN_TOKEN
    return s


def show_tokens(s: Abyss, v: Abyss, viewer: Seat) -> None:
    """Tokens of others lie face down; their values are added to the pool, where they are just as unknown."""
    for kind in range(TOKEN_VALUES):
        v.tokens[POOL * TOKEN_KINDS + kind] = s.tokens[POOL * TOKEN_KINDS + kind]
    for seat in range(s.seats):
        if seat == viewer or s.turn == NOTHING:  # AB-9.7: at the end all are counted
            for kind in range(TOKEN_VALUES):
                v.tokens[seat * TOKEN_KINDS + kind] = s.tokens[seat * TOKEN_KINDS + kind]
        else:
            n = s.tokens_of(seat)
            v.tokens[seat * TOKEN_KINDS + HIDDEN_TOKEN] = n
            v.tokens[POOL * TOKEN_KINDS + HIDDEN_TOKEN] -= n  # so that the size of the pool stays true
            for kind in range(TOKEN_VALUES):
                v.tokens[POOL * TOKEN_KINDS + kind] += s.tokens[seat * TOKEN_KINDS + kind]
    show_theft(s, v, viewer)


def show_theft(s: Abyss, v: Abyss, viewer: Seat) -> None:
    """AB-10.7: thief and victim have seen the token: the victim knows it among those of the thief. Others know who."""
    if s.theft == NOTHING:
        return
    robber = thief(s.theft)
    loser = victim(s.theft)
    if s.turn != NOTHING and viewer != robber and viewer != loser:
        v.theft = theft(robber, loser, HIDDEN_TOKEN)
        return
    v.theft = s.theft
    if s.turn != NOTHING and viewer == loser:
        kind = s.theft % TOKEN_KINDS
        v.tokens[robber * TOKEN_KINDS + HIDDEN_TOKEN] -= 1
        v.tokens[robber * TOKEN_KINDS + kind] += 1
        v.tokens[POOL * TOKEN_KINDS + HIDDEN_TOKEN] += 1
        v.tokens[POOL * TOKEN_KINDS + kind] -= 1
