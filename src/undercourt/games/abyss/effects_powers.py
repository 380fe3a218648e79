"""AB-7: powers that a player may use at any decision of their own turn, once a turn each.

Every effect that asks the seat on turn builds on `OwnTurn` or `Pick` and offers its own answers first, then the powers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss import legal, moves, reasons
from undercourt.games.abyss.actions import DISMISS, REPLACE, SELL, is_power
from undercourt.games.abyss.catalog import OPPORTUNIST, ORACLE, SLAVER
from undercourt.games.abyss.legal_payment import completable, is_paying, price_change
from undercourt.games.abyss.state import HAND, HAND_WORTH, PEARLS, WORTH, Abyss
from undercourt.kernel.choose import Choose
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, Effect
from undercourt.kernel.ids import BIT, Action, Seat
from undercourt.kernel.phrase import Phrase, Reason, phrase

SALE: Final = 2  # pearls that the Slaver brings
POWERS: Final = 2**SLAVER | 2**ORACLE | 2**OPPORTUNIST


@dataclass(eq=False)
class OwnTurn(Effect):
    """A question to the seat on turn: `advance` ends with `offer_powers`, `answer` begins with `use_power`."""

    def why_not(self, s: Abyss, f: i64, action: Action) -> Reason | None:
        return reasons.power(s, s.stack[f + SEAT], action)


@dataclass(eq=False)
class Pick(Choose):
    """The same for picks made one at a time."""

    def advance(self, s: Abyss, f: i64, d: Decision) -> None:
        super().advance(s, f, d)
        if d.count > 0:
            offer_powers(s, s.stack[f + SEAT], d)

    def answer(self, s: Abyss, f: i64, action: Action) -> None:
        if not use_power(s, s.stack[f + SEAT], action):
            super().answer(s, f, action)

    def question(self, s: Abyss, f: i64) -> Phrase:
        return phrase(f"ask_{type(self).__name__}")

    def why_not(self, s: Abyss, f: i64, action: Action) -> Reason | None:
        return reasons.power(s, s.stack[f + SEAT], action)


def offer_powers(s: Abyss, seat: Seat, d: Decision) -> None:
    ready = powers_of(s, seat)
    if ready == 0:
        return
    if ready & BIT[SLAVER] != 0:
        hand = HAND + seat
        tried: i64 = 0  # kinds; bits
        for i in range(s.cards.size[hand]):
            ally = s.cards.at(hand, i)
            if tried & BIT[ally] == 0 and may_sell(s, seat, ally):
                d.offer(SELL + ally)
            tried |= BIT[ally]
    if ready & BIT[ORACLE] != 0:
        legal.offer_stacks(s, DISMISS, d)
    if ready & BIT[OPPORTUNIST] != 0 and s.lord_deck != 0:
        d.offer_each(REPLACE, s.court, 1)


def powers_of(s: Abyss, seat: Seat) -> i64:
    """The Lords among the three that may still be used in this turn; bits."""
    if seat != s.turn:
        return 0
    return s.active(seat) & ~s.used & POWERS


def has_power(s: Abyss, seat: Seat) -> bool:
    """Is there anything that a power could be used on?"""
    ready = powers_of(s, seat)
    if ready & BIT[SLAVER] != 0 and s.cards.size[HAND + seat] > 0:
        return True
    if ready & BIT[ORACLE] != 0 and legal.council_has_cards(s):
        return True
    return ready & BIT[OPPORTUNIST] != 0 and s.lord_deck != 0 and s.court != 0


def pearls_to_raise(s: Abyss, seat: Seat) -> i64:
    """AB-7.12: what the Slaver could still bring at this moment, where no payment is going on."""
    if powers_of(s, seat) & BIT[SLAVER] != 0 and s.cards.size[HAND + seat] > 0:
        return SALE
    return 0


def may_sell(s: Abyss, seat: Seat, ally: i64) -> bool:
    """Not a card without which the Lord being hired could no longer be paid; once it is paid, any card."""
    if not is_paying(s):
        return True
    left = s.tables[HAND_WORTH + seat] - WORTH[ally]
    return completable(s, seat, s.hiring, price_change(s, seat), s.paid_worth, left, s.tables[PEARLS + seat] + SALE)


def use_power(s: Abyss, seat: Seat, action: Action) -> bool:
    """Was the action a power? Then it was used, and the question is put again."""
    if not is_power(action):
        return False
    if action >= REPLACE:
        begin_power(s, OPPORTUNIST)
        moves.replace_in_court(s, seat, action - REPLACE)
    elif action >= DISMISS:
        begin_power(s, ORACLE)
        moves.dismiss(s, seat, action - DISMISS)
    else:
        begin_power(s, SLAVER)
        moves.discard(s, seat, action - SELL)
        moves.gain_pearls(s, seat, SALE)
    return True


def begin_power(s: Abyss, lord: i64) -> None:
    s.used |= BIT[lord]
    s.cause = lord
