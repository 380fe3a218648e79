"""Deals: proposing, answering, what binds, and what is owed for it (SC-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves, reasons
from undercourt.games.secret_city.actions import (
    ACCEPT,
    ASSIGN,
    DEAL_NAMES,
    PLACE,
    PLAYER,
    PRICE,
    PRICES,
    ROOM,
    SEAT_NAMES,
    SIDES,
    TARGET,
)
from undercourt.games.secret_city.legal_deals import (
    ASK_ABSTAIN,
    ASK_HELP,
    HERO_ANYWHERE,
    HERO_PRICE,
    OFFER_HELP,
    PROMISE_ABSTAIN,
    WHO_GIVES,
    anything_named,
    can_answer,
    can_offer,
    is_closed,
    sides_within_reach,
    strategies_to_leave,
)
from undercourt.games.secret_city.says_words import Args, price_args, seat_or_nobody, side_args
from undercourt.games.secret_city.state import ABSTAINS, BOND, BOND_DEBT, BOND_SLOT, NAMED_PRICE, SLOTS_OF, City
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Effect
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat, lowest_bit
from undercourt.kernel.phrase import Phrase, Reason, phrase

# Steps of a deal on the table.
CHARACTER: Final = 0
SIDE: Final = 1
PRICING: Final = 2
ADDRESSEE: Final = 3
ANSWERING: Final = 4  # others say yes or no
BIDDING: Final = 5  # others name prices
BIDDING_SIDE: Final = 6  # and, for a character that goes anywhere, first the side
TAKING: Final = 7  # the proposer takes a price or not
STEP_NAMES: Final = ["character", "side", "price", "to", "answer", "bid", "bid_side", "take"]


@dataclass(eq=False)
class Deal(Effect):
    """One deal, from its terms to its end. SEAT is who is asked."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        step = s.stack[f + STEP]
        if step <= ADDRESSEE:
            self.offer_terms(s, f, step, d)
        elif step == ANSWERING:
            self.offer_answer(d)
        elif step == TAKING:
            self.offer_taking(s, d)
        else:
            self.offer_bids(s, step, d)

    def answer(self, s: City, f: i64, action: Action) -> None:
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

    def question(self, s: City, f: i64) -> Phrase:
        return Phrase(f"ask_deal_{STEP_NAMES[s.stack[f + STEP]]}", deal_args(s), [])

    def option(self, s: City, f: i64, action: Action) -> Phrase | None:
        step = s.stack[f + STEP]
        verb = s.pack.verb_of(action)
        if action == DONE:
            what = "everybody" if step == ADDRESSEE else "any_character" if step == CHARACTER else "refuse"
            return phrase("action_done", what=what)
        if verb == PLAYER:
            seat = action - PLAYER
            price = s.tables[NAMED_PRICE + seat]
            if step == TAKING and price != NOTHING:
                return Phrase("action_take_offer", {"seat": SEAT_NAMES[seat], **price_args(price)}, [])
            return phrase("action_player", seat=SEAT_NAMES[seat], what="to")
        if verb == PLACE and s.deal in (ASK_ABSTAIN, PROMISE_ABSTAIN):
            return Phrase("action_place_strategy", side_args(s, action - PLACE), [])
        return None

    def why_not(self, s: City, f: i64, action: Action) -> Reason | None:
        step = s.stack[f + STEP]
        verb = s.pack.verb_of(action)
        if verb == TARGET and step == CHARACTER:
            slot = action - TARGET
            if s.card[slot] == NOTHING:
                return reasons.nobody_there("SC-8.28", slot)
            return Reason("SC-9.17", "why_cannot_be_sent", {"card": s.pack.slugs[s.card[slot]]})
        if verb == PLAYER and (step == ADDRESSEE or (step == TAKING and s.deal == WHO_GIVES)):
            seat = action - PLAYER
            cannot = Reason("SC-9.26", "why_cannot_answer", {"seat": SEAT_NAMES[seat]})
            return reasons.no_such_player(s, seat) or cannot
        return None

    # The terms

    def offer_terms(self, s: City, f: i64, step: i64, d: Decision) -> None:
        seat = s.proposer
        kind = s.deal
        if step == CHARACTER:
            if kind in (ASK_HELP, ASK_ABSTAIN, PROMISE_ABSTAIN):
                s.stack[f + STEP] = SIDE
                return
            free = s.present & (~SLOTS_OF[seat] if kind == HERO_PRICE else SLOTS_OF[seat])
            while free != 0:
                slot = lowest_bit(free)
                free &= free - 1
                if can_offer(s, slot):
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
                d.offer_run(PRICE, PRICES)
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
            if other != seat and not is_closed(s, other):
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
            s.tables[NAMED_PRICE + seat] = NOTHING
        s.tell("propose", s.proposer, card=subject(s), place=s.deal_side, other=s.deal_to, n=terms(s))
        self.next_other(s, f)

    def next_other(self, s: City, f: i64) -> None:
        """On to the next who can answer; after the last the deal is off, or the proposer may take what was named."""
        seat = s.stack[f + SEAT]
        while True:
            seat = s.seat_after(seat, 1)
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

    def offer_answer(self, d: Decision) -> None:
        d.offer(ACCEPT)
        d.offer(DONE)

    def offer_bids(self, s: City, step: i64, d: Decision) -> None:
        if step == BIDDING_SIDE:
            d.offer_each(PLACE, sides_within_reach(s, s.proposer, s.deal_slot), 1)
        else:
            d.offer_run(PRICE, PRICES)
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
            s.tables[NAMED_PRICE + seat] = action - PRICE
            s.tell("name_price", seat, place=s.deal_side, n=action - PRICE)
            if s.deal == HERO_ANYWHERE:  # the first that is taken binds, so the proposer answers each at once
                s.deal_to = seat
                s.stack[f + STEP] = TAKING
                s.stack[f + SEAT] = s.proposer
            else:
                self.next_other(s, f)

    def offer_taking(self, s: City, d: Decision) -> None:
        if s.deal == WHO_GIVES:
            for seat in range(s.seats):
                if s.tables[NAMED_PRICE + seat] != NOTHING:
                    d.offer(PLAYER + seat)
        else:
            d.offer(ACCEPT)
        d.offer(DONE)

    def taken(self, s: City, f: i64, action: Action) -> None:
        if action != DONE:
            other = action - PLAYER if s.deal == WHO_GIVES else s.deal_to
            s.deal_price = s.tables[NAMED_PRICE + other]
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
    if s.log is not None:
        s.tell("terms", s.proposer, card=subject(s), place=s.deal_side, n=terms(s))


def subject(s: City) -> i64:
    """The character that the deal is about, or NOTHING."""
    return NOTHING if s.deal_slot == NOTHING else s.card[s.deal_slot]


def terms(s: City) -> i64:
    """Kind and price in one number; no price is 0."""
    return s.deal * (PRICES + 1) + s.deal_price + 1


def deal_args(s: City) -> Args:
    """The terms so far; what is not yet said, or does not apply, is nothing or nobody."""
    args: Args = {"deal": DEAL_NAMES[s.deal], "seat": SEAT_NAMES[s.proposer], "bidder": seat_or_nobody(s.deal_to)}
    args |= {"side": "none", "other": "nobody", "strategy": "none", "resource": "none", "n": 0}
    if s.deal_side != NOTHING:
        args |= side_args(s, s.deal_side)
    args["card"] = "none" if s.deal_slot == NOTHING else s.pack.slugs[s.card[s.deal_slot]]
    if s.deal_price != NOTHING:
        args |= price_args(s.deal_price)
    if s.deal != WHO_GIVES and s.deal_to != NOTHING and s.tables[NAMED_PRICE + s.deal_to] != NOTHING:
        args |= price_args(s.tables[NAMED_PRICE + s.deal_to])
    return args


def clear_table(s: City) -> None:
    s.deal = NOTHING
    s.proposer = NOTHING
    s.deal_side = NOTHING
    s.deal_slot = NOTHING
    s.deal_price = NOTHING
    s.deal_to = NOTHING
    for seat in range(s.seats):
        s.tables[NAMED_PRICE + seat] = NOTHING


# What a deal brings about


def close(s: City, other: Seat) -> None:
    """SC-9: the deal is concluded with this seat: somebody must perform, somebody owes."""
    asks = s.deal in (ASK_HELP, HERO_PRICE, ASK_ABSTAIN)
    performer = other if asks else s.proposer
    payer = s.proposer if asks else other
    debt = moves.owe(s, payer, performer, s.deal_price)
    s.tables[BOND_DEBT + performer] = debt
    if s.deal in (ASK_ABSTAIN, PROMISE_ABSTAIN):
        s.tables[ABSTAINS + performer] |= BIT[s.deal_side // 2]
    else:
        s.tables[BOND + performer] = s.deal_side
        s.tables[BOND_SLOT + performer] = s.deal_slot
    clear_table(s)


def offer_performance(s: City, seat: Seat, d: Decision) -> None:
    """SC-9: only what performs the contract."""
    side = s.tables[BOND + seat]
    for number in range(ROOM):
        slot = seat * ROOM + number
        if s.tables[BOND_SLOT + seat] in (NOTHING, slot) and sides_within_reach(s, seat, slot) & BIT[side] != 0:
            d.offer(ASSIGN + number * SIDES + side)


def release_if_unable(s: City, seat: Seat) -> None:
    """SC-9: who cannot perform is free, and nothing is owed for it."""
    side = s.tables[BOND + seat]
    if side != NOTHING and sides_within_reach(s, seat, s.tables[BOND_SLOT + seat]) & BIT[side] == 0:
        s.debts[s.tables[BOND_DEBT + seat]] = NOTHING
        s.tell("void", seat)
        unbind(s, seat)


def perform(s: City, seat: Seat, slot: i64, side: i64) -> None:
    if s.tables[BOND + seat] == side and s.tables[BOND_SLOT + seat] in (NOTHING, slot):
        unbind(s, seat)


def unbind(s: City, seat: Seat) -> None:
    s.tables[BOND + seat] = NOTHING
    s.tables[BOND_SLOT + seat] = NOTHING
    s.tables[BOND_DEBT + seat] = NOTHING
