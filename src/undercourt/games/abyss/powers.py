"""AB-7: powers that a player may use at any decision of their own turn, once a turn each.

Every effect that asks the seat on turn builds on `OwnTurn`: its own options first, then the powers. After a power the
same question is put again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss import moves
from undercourt.games.abyss.actions import DISABLE, DISMISS, RACES, REPLACE, SELL
from undercourt.games.abyss.catalog import OPPORTUNIST, ORACLE, SLAVER
from undercourt.games.abyss.payment import completable, price_change
from undercourt.games.abyss.state import COUNCIL, HAND, WORTH, Abyss
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Effect, State
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat

SALE: Final = 2  # pearls that the Slaver brings
POWERS: Final = 2**SLAVER | 2**ORACLE | 2**OPPORTUNIST


@dataclass(eq=False)
class OwnTurn(Effect):
    """A question to the seat on turn."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Abyss)
        self.ask(s, f, d)
        s.voice = NOTHING
        if d.count > 0:
            offer_powers(s, s.stack[f + SEAT], d)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Abyss)
        if is_power(action):
            use_power(s, s.stack[f + SEAT], action)
        else:
            self.take(s, f, action)
        s.voice = NOTHING

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        """Offer, or do what is left and finish."""
        raise NotImplementedError

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        raise NotImplementedError


def is_power(action: Action) -> bool:
    return action >= SELL and action < DISABLE


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
        for race in range(RACES):
            if s.cards.size[COUNCIL + race] > 0:
                d.offer(DISMISS + race)
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
    if ready & BIT[ORACLE] != 0 and moves.council_has_cards(s):
        return True
    return ready & BIT[OPPORTUNIST] != 0 and s.lord_deck != 0 and s.court != 0


def pearls_to_raise(s: Abyss, seat: Seat) -> i64:
    """AB-7.12: what the Slaver could still bring at this moment, where no payment is going on."""
    if powers_of(s, seat) & BIT[SLAVER] != 0 and s.cards.size[HAND + seat] > 0:
        return SALE
    return 0


def may_sell(s: Abyss, seat: Seat, ally: i64) -> bool:
    """Not a card without which the Lord being hired could no longer be paid; once it is paid, any card."""
    if s.hiring == NOTHING or s.stack[s.top() + STEP] > 0:
        return True
    left = s.hand_worth[seat] - WORTH[ally]
    return completable(s, seat, s.hiring, price_change(s, seat), s.paid_worth, left, s.pearls[seat] + SALE)


def use_power(s: Abyss, seat: Seat, action: Action) -> None:
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
    s.voice = NOTHING


def begin_power(s: Abyss, lord: i64) -> None:
    s.used |= BIT[lord]
    s.voice = lord
