"""What the deal on the table may bring: what performing it changes, the price, and the chance that it is closed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city.actions import PRICES, RESOURCES, ROOM
from undercourt.games.secret_city.legal_deals import (
    ASK_ABSTAIN,
    ASK_HELP,
    HERO_ANYWHERE,
    HERO_PRICE,
    PROMISE_ABSTAIN,
    WHO_GIVES,
    can_answer,
    is_closed,
    sides_within_reach,
    strategies_to_leave,
)
from undercourt.games.secret_city.play_deals import ADDRESSEE, ANSWERING, BIDDING, CHARACTER, TAKING
from undercourt.games.secret_city.state import (
    ABSTAINS,
    HAND,
    NAMED_PRICE,
    City,
    creditor_of,
    debtor_of,
    resource_of,
    tokens_of,
)
from undercourt.judgement.secret_city.holdings import Outlook, purse
from undercourt.judgement.secret_city.prospects import outcome, relative, wanted_sides, weakest_for
from undercourt.kernel.effect import SEAT, STEP
from undercourt.kernel.ids import BIT, NOTHING, Seat

AGREED: Final = 0.02  # what a deal must bring somebody who agrees
WILLING: Final = 0.35  # the chance of that, for a bare gain
GENEROUS: Final = 1.5  # more, for each point of it
SURELY: Final = 0.95
WORST: Final = -1000.0
NAMED: Final = 0.5  # the chance that somebody names the price that we expect
TALK: Final = 0.3  # what a proposal must bring, to be worth the time of all
IDLE_TALK: Final = 100.0  # with less to expect, nothing is proposed at all
ABSURD: Final = -0.01  # a price that will not be taken

# What is disagreeable in a contract, to both who make it.
TROUBLE: Final = 0.3  # always: there are other ways to win
MODEST: Final = 3  # a price that nobody minds
EXPENSIVE: Final = 0.1  # each token more
RASH: Final = 1.5  # to the payer, each token that is missing, beside the influence that it costs


def agreement(gain: float) -> float:
    """The chance that somebody who gains so much agrees."""
    if gain < AGREED:
        return 0.0
    return min(SURELY, WILLING + GENEROUS * gain)


def bother(price: i64, missing: i64) -> float:
    return TROUBLE + EXPENSIVE * float(max(price - MODEST, 0)) + RASH * float(missing)


def burden(s: City, seat: Seat) -> float:
    """What is disagreeable in the contracts that the seat has made in this battle."""
    if len(s.debts) == 0:
        return 0.0
    value = 0.0
    tokens = s.tokens[:]
    for debt in s.debts:
        if debt == NOTHING:
            continue
        debtor = debtor_of(debt)
        creditor = creditor_of(debt)
        resource = resource_of(debt)
        price = tokens_of(debt)
        there = min(price, tokens[debtor * RESOURCES + resource])
        tokens[debtor * RESOURCES + resource] -= there
        tokens[creditor * RESOURCES + resource] += there
        if seat == debtor:
            value += bother(price, price - there)
        elif seat == creditor:
            value += bother(price, 0)
    return value


class Bargain:
    """The deal on the table, as far as its terms are named; the table is changed and put back while it is judged."""

    def __init__(self, s: City, o: Outlook, standing: vec[float]) -> None:
        self.s: City = s
        self.o: Outlook = o
        self.standing: vec[float] = standing  # of all seats, with what they expect of the strategies
        self.kept: vec[float] = standing  # the same if the deal is performed, but for the price
        self.best: float = 0.0  # what the proposer may expect at best

    def worth(self, seat: Seat) -> float:
        s = self.s
        step = s.stack[s.top() + STEP]
        if step <= ADDRESSEE:
            return self.proposal(step == CHARACTER) if seat == s.proposer else 0.0
        if step == ANSWERING:
            return self.answers(seat)
        if step == TAKING or (s.deal != HERO_ANYWHERE and self.any_price()):
            return self.offers(seat)
        return self.bids(seat, step)

    # What performing changes

    def perform(self, slot: i64, side: i64) -> None:
        s = self.s
        before = s.side[slot]
        s.side[slot] = side
        self.keep()
        s.side[slot] = before

    def stay_out(self, performer: Seat, q: Seat) -> None:
        s = self.s
        before = s.tables[ABSTAINS + performer]
        s.tables[ABSTAINS + performer] |= BIT[q]
        self.keep()
        s.tables[ABSTAINS + performer] = before

    def keep(self) -> None:
        self.kept = outcome(self.s, self.o)
        for p in range(self.s.seats):
            self.kept[p] += self.o.standing[p]

    def carry_out(self, performer: Seat, slot: i64) -> bool:
        """The deal as its terms are, by this performer with this character (or any); False if that cannot be."""
        s = self.s
        side = s.deal_side
        if s.deal == ASK_ABSTAIN or s.deal == PROMISE_ABSTAIN:
            self.stay_out(performer, side // 2)
            return True
        if slot == NOTHING:
            slot = weakest_for(s, performer, side)
        if slot == NOTHING:
            return False
        self.perform(slot, side)
        return True

    def gain(self, x: Seat, performer: Seat, payer: Seat, price: i64) -> float:
        """What the deal brings to a seat at this price; tokens that are missing are paid in influence."""
        o = self.o
        resource = resource_of(price)
        n = tokens_of(price)
        have = o.tokens[payer * RESOURCES + resource]
        paid = min(n, have)
        cost = purse(have, o.late[payer]) - purse(have - paid, o.late[payer])
        have = o.tokens[performer * RESOURCES + resource]
        reward = purse(have + paid, o.late[performer]) - purse(have, o.late[performer])
        after = self.kept[:]
        after[payer] -= cost + float(n - paid)
        after[performer] += reward + float(n - paid)
        value = relative(after, self.s.seats, x) - relative(self.standing, self.s.seats, x)
        if x == payer:
            value -= bother(n, n - paid)
        elif x == performer:
            value -= bother(n, 0)
        return value

    def can_pay(self, payer: Seat, price: i64) -> bool:
        """In tokens, when all that is owed already is paid."""
        return tokens_of(price) <= self.o.tokens[payer * RESOURCES + resource_of(price)]

    # Proposing

    def proposal(self, any_character: bool) -> float:
        """The best that can be made of the terms not yet named; a price once named is judged as it is."""
        s = self.s
        me = s.proposer
        self.best = 0.0 if s.deal_price == NOTHING else WORST
        for other in range(s.seats):
            if other == me or is_closed(s, other) or (s.deal_to != NOTHING and s.deal_to != other):
                continue
            if s.deal == ASK_ABSTAIN:
                self.try_strategies(other, me)
            elif s.deal == PROMISE_ABSTAIN:
                self.try_strategies(me, other)
            elif s.deal == ASK_HELP:
                self.try_sides(other, NOTHING, me)
            elif s.deal == HERO_PRICE:
                for slot in range(other * ROOM, other * ROOM + ROOM):
                    if s.is_free(slot) and (s.deal_slot == NOTHING or s.deal_slot == slot):
                        self.try_sides(other, slot, me)
            elif s.deal_slot != NOTHING or not any_character:
                self.try_sides(me, s.deal_slot, other)
            else:
                for slot in range(me * ROOM, me * ROOM + ROOM):
                    if s.is_free(slot):
                        self.try_sides(me, slot, other)
        return self.best - (TALK if self.best > TALK else IDLE_TALK)

    def try_strategies(self, performer: Seat, payer: Seat) -> None:
        """Staying out concerns the payer's own strategy, unless another is named."""
        s = self.s
        q = payer if s.deal_side == NOTHING else s.deal_side // 2
        if strategies_to_leave(s, performer) & BIT[q * 2] != 0 and could_meddle(s, performer, q):
            self.stay_out(performer, q)
            self.try_prices(performer, payer)

    def try_sides(self, performer: Seat, slot: i64, payer: Seat) -> None:
        """Helping or hindering concerns the sides that matter to the payer, unless one is named."""
        s = self.s
        sides = wanted_sides(s, payer) if s.deal_side == NOTHING else BIT[s.deal_side]
        sides &= sides_within_reach(s, performer, slot)
        for side in range(s.seats * 2):
            if sides & BIT[side] != 0:
                self.perform(weakest_for(s, performer, side) if slot == NOTHING else slot, side)
                self.try_prices(performer, payer)

    def try_prices(self, performer: Seat, payer: Seat) -> None:
        """The proposer names the price, or the other does."""
        s = self.s
        me = s.proposer
        other = payer if performer == me else performer
        if s.deal_price != NOTHING:
            if self.can_pay(payer, s.deal_price):
                self.best = max(self.best, self.expected(me, other, performer, payer, s.deal_price))
            return
        others_price = s.deal == WHO_GIVES or s.deal == HERO_PRICE or s.deal == HERO_ANYWHERE
        speaker = other if others_price else me
        price = self.best_price(speaker, performer, payer)
        if price == NOTHING:
            return
        if others_price:
            self.best = max(self.best, NAMED * self.gain(me, performer, payer, price))
        else:
            self.best = max(self.best, self.expected(me, other, performer, payer, price))

    def expected(self, x: Seat, other: Seat, performer: Seat, payer: Seat, price: i64) -> float:
        """What the seat may expect if the other one is to agree."""
        return agreement(self.gain(other, performer, payer, price)) * self.gain(x, performer, payer, price)

    def best_price(self, speaker: Seat, performer: Seat, payer: Seat) -> i64:
        """What the speaker would name; only what the payer has."""
        other = payer if speaker == performer else performer
        best: i64 = NOTHING
        most = 0.0
        for price in range(PRICES):
            if self.can_pay(payer, price):
                value = self.expected(speaker, other, performer, payer, price)
                if value > most:
                    most = value
                    best = price
        return best

    # Answering

    def answers(self, seat: Seat) -> float:
        """All terms are named: those still to be asked agree or not, one after the other."""
        s = self.s
        asks = s.deal == ASK_HELP or s.deal == ASK_ABSTAIN
        value = 0.0
        still_open = 1.0
        other = s.stack[s.top() + SEAT]
        while other != s.proposer:
            if (s.deal_to == NOTHING or s.deal_to == other) and can_answer(s, other):
                performer = other if asks else s.proposer
                payer = s.proposer if asks else other
                if self.carry_out(performer, s.deal_slot):
                    closed = still_open * agreement(self.gain(other, performer, payer, s.deal_price))
                    value += closed * self.gain(seat, performer, payer, s.deal_price)
                    still_open -= closed
            other = s.seat_after(other, 1)
        return value

    # Naming prices

    def any_price(self) -> bool:
        for p in range(self.s.seats):
            if self.s.tables[NAMED_PRICE + p] != NOTHING:
                return True
        return False

    def offers(self, seat: Seat) -> float:
        """Prices are named: the proposer takes the best of them, or none."""
        s = self.s
        me = s.proposer
        value = 0.0
        most = 0.0
        taken: i64 = NOTHING
        for other in range(s.seats):
            if s.tables[NAMED_PRICE + other] == NOTHING or (s.deal == HERO_ANYWHERE and other != s.deal_to):
                continue
            performer = other if s.deal == HERO_PRICE else me
            payer = me if s.deal == HERO_PRICE else other
            if self.can_pay(payer, s.tables[NAMED_PRICE + other]) and self.carry_out(performer, s.deal_slot):
                gain = self.gain(me, performer, payer, s.tables[NAMED_PRICE + other])
                if gain > max(most, AGREED):
                    most = gain
                    taken = other
                    value = agreement(gain) * self.gain(seat, performer, payer, s.tables[NAMED_PRICE + other])
        if seat != me and seat != taken and s.tables[NAMED_PRICE + seat] != NOTHING:
            value += ABSURD
        return value

    def bids(self, seat: Seat, step: i64) -> float:
        """Nobody has named a price yet."""
        s = self.s
        asked = s.stack[s.top() + SEAT]
        if seat == s.proposer:
            return max(0.0, self.proposal(False))
        if seat != asked or step != BIDDING or s.deal_side == NOTHING:
            return 0.0
        performer = asked if s.deal == HERO_PRICE else s.proposer
        payer = s.proposer if s.deal == HERO_PRICE else asked
        if not self.carry_out(performer, s.deal_slot):
            return ABSURD
        price = self.best_price(asked, performer, payer)
        return ABSURD if price == NOTHING else self.expected(asked, s.proposer, performer, payer, price)


def could_meddle(s: City, p: Seat, q: Seat) -> bool:
    """Has the seat anything left with which to interfere in the strategy: somebody free who fits, or cards?"""
    return s.cards.size[HAND + p] > 0 or sides_within_reach(s, p, NOTHING) & BIT[q * 2] != 0


def best_assignment(s: City, o: Outlook, seat: Seat, standing: vec[float]) -> float:
    """SC-8: who may act assigns somewhere; how the seat stands after the best of that, if it has free characters."""
    reach = sides_within_reach(s, seat, NOTHING)
    if reach == 0:
        return relative(standing, s.seats, seat)
    sides = wanted_sides(s, seat) & reach
    if sides == 0:
        sides = reach
    bargain = Bargain(s, o, standing)
    best = WORST
    for slot in range(seat * ROOM, seat * ROOM + ROOM):
        within = sides & sides_within_reach(s, seat, slot)
        for side in range(s.seats * 2):
            if within & BIT[side] != 0:
                bargain.perform(slot, side)
                best = max(best, relative(bargain.kept, s.seats, seat))
    return best
