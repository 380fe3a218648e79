"""After the battle: counting, successful strategies, debts, the hand limit (SC-8, SC-10, SC-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import (
    INFLUENCE,
    RESOURCES,
    ROOM,
    SEAT_NAMES,
    SLOTS,
    TAKE_TERRITORY,
)
from undercourt.games.secret_city.catalog import NOTHING_AT_ALL
from undercourt.games.secret_city.effects_cards import DISCARDING
from undercourt.games.secret_city.play_use import SETTLE
from undercourt.games.secret_city.state import (
    ABSTAINS,
    BOND,
    BOND_DEBT,
    BOND_SLOT,
    DEBT_TAKES_HOMES,
    DECLARED,
    HAND,
    LANDS,
    MARGIN,
    OF_SEAT,
    VICTIM_OF,
    City,
    amount_of,
    card_of,
    creditor_of,
    debtor_of,
    place_of,
    resource_of,
    tokens_of,
)
from undercourt.kernel.choose import DONE, set_picks
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, SOURCE, STEP, Effect
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, phrase

GREAT_MARGIN: Final = 5  # SC-10


def count_strategies(s: City) -> None:
    """SC-8: all are counted before any takes effect; then everybody goes home."""
    for seat in range(s.seats):
        if s.log is not None:
            tell_parts(s, seat * 2)
            tell_parts(s, seat * 2 + 1)
        ours = s.total(seat * 2)
        theirs = s.total(seat * 2 + 1)
        s.tables[MARGIN + seat] = ours - theirs
        s.touched |= BIT[OF_SEAT + seat]
        s.tell("count", seat, place=ours, other=theirs, n=int(ours > theirs))
    moves.clear_the_field(s)
    s.tell("clear", NOTHING)
    for seat in range(s.seats):
        s.tables[ABSTAINS + seat] = 0
        s.tables[BOND + seat] = NOTHING
        s.tables[BOND_SLOT + seat] = NOTHING
        s.tables[BOND_DEBT + seat] = NOTHING


def tell_parts(s: City, side: i64) -> None:
    """What a side of a strategy is strong by: its characters, and what lies on the strategy or was added to it."""
    for slot in range(SLOTS):
        if s.side[slot] == side:
            s.tell(
                "stands", NOTHING, card=s.card[slot], place=side * SLOTS + slot, other=slot // ROOM, n=s.counts(slot)
            )
    for entry in s.attached:
        if place_of(entry) == SLOTS + side:
            s.tell("adds", NOTHING, card=card_of(entry), place=side, n=amount_of(entry))


@dataclass(eq=False)
class Resolve(Effect):
    """SC-10: in player order each successful strategy: its effect, influence, the heroes. STEP 1: effect done."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        if not s.turn_to_next(f):
            s.finish()
            return
        seat = s.stack[f + SEAT]
        if s.tables[MARGIN + seat] <= 0:
            s.asked += 1
        elif s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.tell("succeed", seat, place=s.tables[DECLARED + seat], n=s.tables[MARGIN + seat])
            self.carry_out(s, seat, s.pack.resolve[s.tables[DECLARED + seat]])
        else:
            s.stack[f + STEP] = 0
            s.asked += 1
            self.reward(s, seat)

    def carry_out(self, s: City, seat: Seat, effect: Effect) -> None:
        s.push(SETTLE, seat, NOTHING, NOTHING)
        s.push(effect, seat, NOTHING, NOTHING)
        s.victim = s.tables[VICTIM_OF + seat]

    def reward(self, s: City, seat: Seat) -> None:
        if s.tables[MARGIN + seat] >= GREAT_MARGIN:
            moves.gain(s, seat, INFLUENCE, 1)
        if not s.plays_natural_strategy(seat):
            return
        leader = s.card[seat * ROOM]
        if s.tables[MARGIN + seat] >= s.pack.natural_margin[leader]:
            moves.gain(s, seat, INFLUENCE, s.pack.natural_influence[leader])
        for slot in range(seat * ROOM + ROOM - 1, seat * ROOM - 1, -1):  # the last one pushed comes first
            card = s.card[slot]
            if card != NOTHING and s.pack.on_success[card] is not NOTHING_AT_ALL:
                s.push(HERO_TRIUMPH, seat, NOTHING, card)


@dataclass(eq=False)
class HeroTriumph(Effect):
    """SC-10: what a hero does when the natural strategy of the house succeeded; SOURCE is the hero."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        card = s.stack[f + SOURCE]
        s.drop()
        s.tell("triumph", seat, card=card)
        s.push(SETTLE, seat, NOTHING, NOTHING)
        s.push(s.pack.on_success[card], seat, NOTHING, card)
        s.victim = s.tables[VICTIM_OF + seat]


@dataclass(eq=False)
class Debts(Effect):
    """SC-9: paid in the order in which the deals were closed. STEP: the next one."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        step = s.stack[f + STEP]
        if step == len(s.debts):
            s.debts = vec[i64]()
            s.finish()
            return
        debt = s.debts[step]
        if debt == NOTHING:
            s.stack[f + STEP] += 1
            return
        debtor = debtor_of(debt)
        if missing_for(s, debt) > s.tokens[debtor * RESOURCES + INFLUENCE]:
            safe = 0 if s.plays_with(DEBT_TAKES_HOMES) else s.pack.homes
            d.offer_each(TAKE_TERRITORY, s.tables[LANDS + debtor] & ~safe, 1)
        if d.count > 0:
            s.stack[f + SEAT] = creditor_of(debt)
            d.offer(DONE)
        else:
            self.settle(s, f, NOTHING)

    def answer(self, s: City, f: i64, action: Action) -> None:
        self.settle(s, f, NOTHING if action == DONE else action - TAKE_TERRITORY)

    def question(self, s: City, f: i64) -> Phrase:
        debt = s.debts[s.stack[f + STEP]]
        debtor = debtor_of(debt)
        influence = s.tokens[debtor * RESOURCES + INFLUENCE]
        return phrase("ask_debt", other=SEAT_NAMES[debtor], missing=missing_for(s, debt), influence=influence)

    def option(self, s: City, f: i64, action: Action) -> Phrase | None:
        return phrase("action_done", what="influence") if action == DONE else None

    def settle(self, s: City, f: i64, territory: i64) -> None:
        debt = s.debts[s.stack[f + STEP]]
        s.stack[f + STEP] += 1
        debtor = debtor_of(debt)
        creditor = creditor_of(debt)
        resource = resource_of(debt)
        price = tokens_of(debt)
        paid = min(price, s.tokens[debtor * RESOURCES + resource])
        s.debts[s.stack[f + STEP] - 1] = NOTHING
        moves.give(s, debtor, creditor, resource, paid)
        if paid < price:
            s.tell("short", debtor, place=resource, other=creditor, n=price - paid)
        if territory != NOTHING:
            moves.take_territory(s, creditor, territory, debtor)
        else:
            moves.give(s, debtor, creditor, INFLUENCE, min(price - paid, s.tokens[debtor * RESOURCES + INFLUENCE]))


def missing_for(s: City, debt: i64) -> i64:
    """How many tokens the debtor lacks."""
    return tokens_of(debt) - s.tokens[debtor_of(debt) * RESOURCES + resource_of(debt)]


@dataclass(eq=False)
class HandLimit(Effect):
    """SC-11: everybody discards down to the limit, in player order."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        if not s.turn_to_next(f):
            s.finish()
            return
        seat = s.stack[f + SEAT]
        s.asked += 1
        excess = s.cards.size[HAND + seat] - s.hand_limit(seat)
        if excess > 0:
            s.push(DISCARDING, seat, NOTHING, NOTHING)
            set_picks(s, excess)


RESOLVING: Final = Resolve()
HERO_TRIUMPH: Final = HeroTriumph()
PAYING_DEBTS: Final = Debts()
HAND_LIMIT: Final = HandLimit()
