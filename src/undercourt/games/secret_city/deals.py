"""Deals: proposing, answering, what binds, and what is owed for it (SC-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import (
    ACCEPT,
    ASSIGN,
    PLACE,
    PLAYER,
    PRICE,
    PRICES,
    PROPOSE,
    ROOM,
    SEATS,
    SIDES,
    SLOTS,
    TARGET,
)
from undercourt.games.secret_city.state import DEALS_CLOSED_TO_ALL, NO_DEALS, SLOTS_OF, City
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Effect, State
from undercourt.kernel.ids import BIT, BIT_NUMBER, NOTHING, Action, Seat

# Kinds of deals.
ASK_HELP: Final = 0  # I pay whoever helps or hinders
OFFER_HELP: Final = 1  # I help or hinder for a price
WHO_GIVES: Final = 2  # I help or hinder: who gives what?
HERO_PRICE: Final = 3  # what do you want for this character there?
HERO_ANYWHERE: Final = 4  # this character goes anywhere: who gives what?
ASK_ABSTAIN: Final = 5  # I pay whoever stays out
PROMISE_ABSTAIN: Final = 6  # I stay out for a price
FOR_SIDES: Final = 0b010101010101

# Steps of a deal on the table.
CHARACTER: Final = 0
SIDE: Final = 1
PRICING: Final = 2
ADDRESSEE: Final = 3
ANSWERING: Final = 4  # others say yes or no
BIDDING: Final = 5  # others name prices
BIDDING_SIDE: Final = 6  # and, for a character that goes anywhere, first the side
TAKING: Final = 7  # the proposer takes a price or not


@dataclass(eq=False)
class Deal(Effect):
    """One deal, from its terms to its end. SEAT is who is asked."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        step = s.stack[f + STEP]
        if step <= ADDRESSEE:
            self.offer_terms(s, f, step, d)
        elif step == ANSWERING:
            self.offer_answer(s, f, d)
        elif step == TAKING:
            self.offer_taking(s, f, d)
        else:
            self.offer_bids(s, f, step, d)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        step = s.stack[f + STEP]
        if step == CHARACTER:
            s.deal_slot = NOTHING if action == DONE else action - TARGET
            s.stack[f + STEP] = SIDE
            tell_terms(s)
        elif step == SIDE:
            s.deal_side = action - PLACE
            s.stack[f + STEP] = PRICING
            tell_terms(s)
        elif step == PRICING:
            s.deal_price = action - PRICE
            s.stack[f + STEP] = ADDRESSEE
            tell_terms(s)
        elif step == ADDRESSEE:
            s.deal_to = NOTHING if action == DONE else action - PLAYER
            self.announce(s, f, ANSWERING)
        elif step == ANSWERING:
            seat = s.stack[f + SEAT]
            s.tell("accept" if action == ACCEPT else "refuse", seat)
            if action == ACCEPT:
                s.finish()
                close(s, seat)
            else:
                self.next_other(s, f)
        elif step == TAKING:
            self.taken(s, f, action)
        else:
            self.bid(s, f, step, action)

    # The terms

    def offer_terms(self, s: City, f: i64, step: i64, d: Decision) -> None:
        seat = s.proposer
        kind = s.deal
        if step == CHARACTER:
            if kind in (ASK_HELP, ASK_ABSTAIN, PROMISE_ABSTAIN):
                s.stack[f + STEP] = SIDE
                return
            for slot in range(SLOTS):
                mine = slot // ROOM == seat
                if mine == (kind != HERO_PRICE) and can_offer(s, slot):
                    d.offer(TARGET + slot)
            if kind in (OFFER_HELP, WHO_GIVES):
                d.offer(DONE)
        elif step == SIDE:
            if kind == HERO_ANYWHERE:
                self.announce(s, f, BIDDING_SIDE)
            else:
                d.offer_each(PLACE, self.sides(s), 1)
        elif step == PRICING:
            if kind == WHO_GIVES:
                self.announce(s, f, BIDDING)
            elif kind == HERO_PRICE:
                s.deal_to = s.deal_slot // ROOM
                self.announce(s, f, BIDDING)
            else:
                for price in range(PRICES):
                    d.offer(PRICE + price)
        elif s.seats == 2:
            self.announce(s, f, ANSWERING)
        else:
            for other in range(s.seats):
                if other != seat and can_answer(s, other):
                    d.offer(PLAYER + other)
            d.offer(DONE)

    def sides(self, s: City) -> i64:
        """What the deal can be about; bits of sides. Of a strategy to stay out of, the FOR side stands for it."""
        seat = s.proposer
        if s.deal == PROMISE_ABSTAIN:
            return strategies_to_leave(s, seat)
        if s.deal == OFFER_HELP or s.deal == WHO_GIVES:
            return sides_within_reach(s, seat, s.deal_slot)
        if s.deal == HERO_PRICE:
            return sides_within_reach(s, s.deal_slot // ROOM, s.deal_slot)
        found: i64 = 0
        for other in range(s.seats):
            if other != seat and can_perform(s, other):
                if s.deal == ASK_ABSTAIN:
                    found |= strategies_to_leave(s, other)
                else:
                    found |= sides_within_reach(s, other, NOTHING)
        return found

    def announce(self, s: City, f: i64, step: i64) -> None:
        """The terms are complete: the others are asked, clockwise."""
        s.stack[f + STEP] = step
        s.stack[f + SEAT] = s.proposer
        for seat in range(s.seats):
            s.named[seat] = NOTHING
        s.tell("propose", s.proposer, card=subject(s), place=s.deal_side, other=s.deal_to, n=terms(s))
        self.next_other(s, f)

    def next_other(self, s: City, f: i64) -> None:
        """On to the next who can answer; after the last the deal is off, or the proposer may take what was named."""
        seat = s.stack[f + SEAT]
        while True:
            seat = (seat + 1) % s.seats
            if seat == s.proposer:
                self.all_answered(s, f)
                return
            if (s.deal_to == NOTHING or s.deal_to == seat) and can_answer(s, seat):
                s.stack[f + SEAT] = seat
                return

    def all_answered(self, s: City, f: i64) -> None:
        if s.stack[f + STEP] == BIDDING and s.deal != HERO_ANYWHERE and anything_named(s):
            s.stack[f + STEP] = TAKING
            s.stack[f + SEAT] = s.proposer
        else:
            s.tell("no_deal", s.proposer)
            s.finish()
            clear_table(s)

    # The answers

    def offer_answer(self, s: City, f: i64, d: Decision) -> None:
        d.offer(ACCEPT)
        d.offer(DONE)

    def offer_bids(self, s: City, f: i64, step: i64, d: Decision) -> None:
        if step == BIDDING_SIDE:
            d.offer_each(PLACE, sides_within_reach(s, s.proposer, s.deal_slot), 1)
        else:
            for price in range(PRICES):
                d.offer(PRICE + price)
            if s.deal == HERO_ANYWHERE:
                return
        d.offer(DONE)

    def bid(self, s: City, f: i64, step: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if action == DONE:
            s.tell("refuse", seat)
            self.next_other(s, f)
        elif step == BIDDING_SIDE:
            s.deal_side = action - PLACE
            s.stack[f + STEP] = BIDDING
            tell_terms(s)
        else:
            s.named[seat] = action - PRICE
            s.tell("name_price", seat, place=s.deal_side, n=action - PRICE)
            if s.deal == HERO_ANYWHERE:  # the first that is taken binds, so the proposer answers each at once
                s.deal_to = seat
                s.stack[f + STEP] = TAKING
                s.stack[f + SEAT] = s.proposer
            else:
                self.next_other(s, f)

    def offer_taking(self, s: City, f: i64, d: Decision) -> None:
        if s.deal == WHO_GIVES:
            for seat in range(s.seats):
                if s.named[seat] != NOTHING:
                    d.offer(PLAYER + seat)
        else:
            d.offer(ACCEPT)
        d.offer(DONE)

    def taken(self, s: City, f: i64, action: Action) -> None:
        if action != DONE:
            other = action - PLAYER if s.deal == WHO_GIVES else s.deal_to
            s.deal_price = s.named[other]
            s.tell("accept", s.proposer, other=other)
            s.finish()
            close(s, other)
        elif s.deal == HERO_ANYWHERE:
            s.tell("refuse", s.proposer)
            s.stack[f + STEP] = BIDDING_SIDE
            s.stack[f + SEAT] = s.deal_to
            s.deal_to = NOTHING
            self.next_other(s, f)
        else:
            s.tell("no_deal", s.proposer)
            s.finish()
            clear_table(s)


DEAL: Final = Deal()


def begin(s: City, seat: Seat, kind: i64) -> None:
    s.proposed |= BIT[seat]
    s.proposer = seat
    s.deal = kind
    s.deal_side = NOTHING
    s.deal_slot = NOTHING
    s.deal_price = NOTHING
    s.deal_to = NOTHING
    tell_terms(s)
    s.push(DEAL, seat, NOTHING, NOTHING)


def tell_terms(s: City) -> None:
    """What has been said of the deal so far."""
    s.tell("terms", s.proposer, card=subject(s), place=s.deal_side, n=terms(s))


def subject(s: City) -> i64:
    """The character that the deal is about, or NOTHING."""
    return NOTHING if s.deal_slot == NOTHING else s.card[s.deal_slot]


def terms(s: City) -> i64:
    """Kind and price in one number; no price is 0."""
    return s.deal * (PRICES + 1) + s.deal_price + 1


def clear_table(s: City) -> None:
    s.deal = NOTHING
    s.proposer = NOTHING
    s.deal_side = NOTHING
    s.deal_slot = NOTHING
    s.deal_price = NOTHING
    s.deal_to = NOTHING
    for seat in range(s.seats):
        s.named[seat] = NOTHING


# Who can do what


def is_bound(s: City, seat: Seat) -> bool:
    """SC-9: has a contract still to perform."""
    return s.bond[seat] != NOTHING or s.abstains[seat] != 0


def pays_for_open_contract(s: City, seat: Seat) -> bool:
    """Somebody still has to perform something for which this seat will pay."""
    for other in range(s.seats):
        debt = s.bond_debt[other]
        if debt != NOTHING and is_bound(s, other) and s.debts[debt] // PRICES // SEATS == seat:
            return True
    return False


def is_closed(s: City, seat: Seat) -> bool:
    """May make no deal at all now."""
    return is_bound(s, seat) or (s.plays_with(DEALS_CLOSED_TO_ALL) and pays_for_open_contract(s, seat))


def can_offer(s: City, slot: i64) -> bool:
    """A free character that its player could still send somewhere."""
    seat = slot // ROOM
    return seat < s.seats and not is_closed(s, seat) and sides_within_reach(s, seat, slot) != 0


def can_perform(s: City, seat: Seat) -> bool:
    return not is_closed(s, seat)


def sides_within_reach(s: City, seat: Seat, slot: i64) -> i64:
    """Sides to which the seat can send this free character, or, for NOTHING, any of its own; bits."""
    found: i64 = 0
    free = s.free_characters(seat)
    if slot != NOTHING:
        free &= BIT[slot]
    while free != 0:
        found |= s.sides_for(seat, BIT_NUMBER[(free & -free) % 67])
        free &= free - 1
    return found


def strategies_to_leave(s: City, seat: Seat) -> i64:
    """SC-9: strategies in which the seat has no character; bits of their FOR sides."""
    found: i64 = FOR_SIDES & (BIT[s.seats * 2] - 1)
    placed = s.placed & SLOTS_OF[seat]
    while placed != 0:
        found &= ~BIT[s.side[BIT_NUMBER[(placed & -placed) % 67]] // 2 * 2]
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
        if s.named[seat] != NOTHING:
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


# What a deal brings about


def close(s: City, other: Seat) -> None:
    """SC-9: the deal is concluded with this seat: somebody must perform, somebody owes."""
    asks = s.deal in (ASK_HELP, HERO_PRICE, ASK_ABSTAIN)
    performer = other if asks else s.proposer
    payer = s.proposer if asks else other
    debt = moves.owe(s, payer, performer, s.deal_price)
    s.bond_debt[performer] = debt
    if s.deal in (ASK_ABSTAIN, PROMISE_ABSTAIN):
        s.abstains[performer] |= BIT[s.deal_side // 2]
    else:
        s.bond[performer] = s.deal_side
        s.bond_slot[performer] = s.deal_slot
    clear_table(s)


def offer_performance(s: City, seat: Seat, d: Decision) -> None:
    """SC-9: only what performs the contract."""
    for number in range(ROOM):
        slot = seat * ROOM + number
        if (s.bond_slot[seat] in (NOTHING, slot)) and sides_within_reach(s, seat, slot) & BIT[s.bond[seat]] != 0:
            d.offer(ASSIGN + number * SIDES + s.bond[seat])


def release_if_unable(s: City, seat: Seat) -> None:
    """SC-9: who cannot perform is free, and nothing is owed for it."""
    if s.bond[seat] != NOTHING and sides_within_reach(s, seat, s.bond_slot[seat]) & BIT[s.bond[seat]] == 0:
        s.debts[s.bond_debt[seat]] = NOTHING
        s.tell("void", seat)
        unbind(s, seat)


def perform(s: City, seat: Seat, slot: i64, side: i64) -> None:
    if s.bond[seat] == side and s.bond_slot[seat] in (NOTHING, slot):
        unbind(s, seat)


def unbind(s: City, seat: Seat) -> None:
    s.bond[seat] = NOTHING
    s.bond_slot[seat] = NOTHING
    s.bond_debt[seat] = NOTHING
