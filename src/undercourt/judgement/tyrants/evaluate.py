"""How well a seat stands: points on the table, and what board, cards and the turn in hand promise for the rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants.actions import COLOURS
from undercourt.games.tyrants.state import BARRACKS, MARKET, TROPHY_HALL, VP, Tyrants
from undercourt.judgement.tyrants.holdings import board
from undercourt.judgement.tyrants.prospects import cards, under_way
from undercourt.kernel.ids import NOTHING, Seat

TROOPS_A_ROUND: Final = 2.7  # that leave the fastest barracks
CARDS_A_TURN: Final = 1.3  # that leave the market deck


def evaluate(s: Tyrants, seat: Seat) -> float:
    """Points of the seat, now and promised, less those of the others on average."""
    rounds = rounds_left(s)
    mine = 0.0
    others = 0.0
    for p in range(s.seats):
        worth = standing(s, p, rounds)
        if p == seat:
            mine = worth
        else:
            others += worth
    return mine - others / float(s.seats - 1)


def rounds_left(s: Tyrants) -> float:
    """TU-9: until the first barracks or the market deck is empty, at the usual pace."""
    if s.turn == NOTHING or s.last_round:
        return 0.0
    fewest: i64 = 40
    for p in range(s.seats):
        if s.tables[BARRACKS + p] < fewest:
            fewest = s.tables[BARRACKS + p]
    by_troops = float(fewest) / TROOPS_A_ROUND
    by_cards = float(s.cards.size[MARKET]) / (CARDS_A_TURN * float(s.seats))
    return by_troops if by_troops < by_cards else by_cards


def standing(s: Tyrants, p: Seat, rounds: float) -> float:
    value = float(s.tables[VP + p])
    for colour in range(COLOURS):
        value += float(s.tables[TROPHY_HALL + p * COLOURS + colour])
    return value + board(s, p, rounds) + cards(s, p, rounds) + under_way(s, p)
