"""Who may propose, answer and perform which deal (SC-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city.actions import PROPOSE, ROOM
from undercourt.games.secret_city.state import (
    ABSTAINS,
    BOND,
    BOND_DEBT,
    DEALS_CLOSED_TO_ALL,
    NAMED_PRICE,
    NO_DEALS,
    SLOTS_OF,
    City,
    debtor_of,
)
from undercourt.kernel.decision import Decision
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit

# Kinds of deals.
ASK_HELP: Final = 0  # I pay whoever helps or hinders
OFFER_HELP: Final = 1  # I help or hinder for a price
WHO_GIVES: Final = 2  # I help or hinder: who gives what?
HERO_PRICE: Final = 3  # what do you want for this character there?
HERO_ANYWHERE: Final = 4  # this character goes anywhere: who gives what?
ASK_ABSTAIN: Final = 5  # I pay whoever stays out
PROMISE_ABSTAIN: Final = 6  # I stay out for a price
FOR_SIDES: Final = 0b010101010101


def is_bound(s: City, seat: Seat) -> bool:
    """SC-9: has a contract still to perform."""
    return s.tables[BOND + seat] != NOTHING or s.tables[ABSTAINS + seat] != 0


def pays_for_open_contract(s: City, seat: Seat) -> bool:
    """Somebody still has to perform something for which this seat will pay."""
    for other in range(s.seats):
        debt = s.tables[BOND_DEBT + other]
        if debt != NOTHING and is_bound(s, other) and debtor_of(s.debts[debt]) == seat:
            return True
    return False


def is_closed(s: City, seat: Seat) -> bool:
    """May make no deal at all now."""
    return is_bound(s, seat) or (s.plays_with(DEALS_CLOSED_TO_ALL) and pays_for_open_contract(s, seat))


def can_offer(s: City, slot: i64) -> bool:
    """A free character that its player could still send somewhere."""
    seat = slot // ROOM
    return seat < s.seats and not is_closed(s, seat) and sides_within_reach(s, seat, slot) != 0


def sides_within_reach(s: City, seat: Seat, slot: i64) -> i64:
    """Sides to which the seat can send this free character, or, for NOTHING, any of its own; bits."""
    symbols: i64 = 0
    free = s.free_characters(seat)
    if slot != NOTHING:
        free &= BIT[slot]
    while free != 0:
        symbols |= s.symbols[lowest_bit(free)]
        free &= free - 1
    return s.sides_open_to(seat, symbols)


def strategies_to_leave(s: City, seat: Seat) -> i64:
    """SC-9: strategies in which the seat has no character; bits of their FOR sides."""
    found: i64 = FOR_SIDES & (BIT[s.seats * 2] - 1)
    placed = s.placed & SLOTS_OF[seat]
    while placed != 0:
        found &= ~BIT[s.side[lowest_bit(placed)] // 2 * 2]
        placed &= placed - 1
    return found


def can_answer(s: City, seat: Seat) -> bool:
    """Could this seat conclude the deal on the table as it stands?"""
    if is_closed(s, seat):
        return False
    if s.deal == ASK_HELP:
        return s.deal_side == NOTHING or sides_within_reach(s, seat, NOTHING) & BIT[s.deal_side] != 0
    if s.deal == ASK_ABSTAIN:
        return s.deal_side == NOTHING or strategies_to_leave(s, seat) & BIT[s.deal_side] != 0
    return True


def anything_named(s: City) -> bool:
    for seat in range(s.seats):
        if s.tables[NAMED_PRICE + seat] != NOTHING:
            return True
    return False


def offer_proposals(s: City, seat: Seat, d: Decision) -> None:
    """SC-9: one a round, before the action; only what somebody could conclude."""
    if s.plays_with(NO_DEALS) or s.proposed & BIT[seat] != 0 or is_closed(s, seat):
        return
    others = False  # who could answer at all
    helpers = False
    leavers = False
    for other in range(s.seats):
        if other != seat and not is_closed(s, other):
            others = True
            helpers = helpers or sides_within_reach(s, other, NOTHING) != 0
            leavers = leavers or strategies_to_leave(s, other) != 0
    if not others:
        return
    mine = sides_within_reach(s, seat, NOTHING) != 0
    if helpers:
        d.offer(PROPOSE + ASK_HELP)
    if mine:
        d.offer(PROPOSE + OFFER_HELP)
        d.offer(PROPOSE + WHO_GIVES)
    if helpers:
        d.offer(PROPOSE + HERO_PRICE)
    if mine:
        d.offer(PROPOSE + HERO_ANYWHERE)
    if leavers:
        d.offer(PROPOSE + ASK_ABSTAIN)
    if strategies_to_leave(s, seat) != 0:
        d.offer(PROPOSE + PROMISE_ABSTAIN)
