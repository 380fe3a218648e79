"""AB-5: hiring a Lord: payment card by card, the affiliate, the Lord's entry, the refill of the Court."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss import moves, payment
from undercourt.games.abyss.actions import (
    AFFILIATE,
    PAY,
)
from undercourt.games.abyss.catalog import MASTER_OF_MAGIC
from undercourt.games.abyss.powers import OwnTurn
from undercourt.games.abyss.state import (
    DISCARDS,
    PAID,
    WORTH,
    Abyss,
    value_of,
)
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat


@dataclass(eq=False)
class Hiring(OwnTurn):
    """AB-5: pay card by card, affiliate, the Lord enters, its ability, then the Court is refilled."""

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        step = s.stack[f + STEP]
        if step == 0:
            payment.offer_payments(s, seat, s.hiring, d)
            if payment.is_paid(s, seat, s.hiring):
                d.offer(DONE)
        elif step == 1:
            self.offer_affiliates(s, f, seat, d)
        elif step == 2:
            s.stack[f + STEP] = 3
            lord = s.hiring
            s.hiring = NOTHING
            moves.enter(s, seat, lord)
        else:
            s.finish()
            moves.refill_court(s, seat)

    def offer_affiliates(self, s: Abyss, f: i64, seat: Seat, d: Decision) -> None:
        """AB-5: the lowest card spent, ties by choice; with the Master of Magic any of them."""
        lowest: i64 = 9
        for i in range(s.cards.size[PAID]):
            lowest = min(lowest, value_of(s.cards.at(PAID, i)))
        free = s.has(seat, MASTER_OF_MAGIC)
        offered: i64 = 0  # kinds; bits
        for i in range(s.cards.size[PAID]):
            ally = s.cards.at(PAID, i)
            if offered & BIT[ally] == 0 and (free or value_of(ally) == lowest):
                offered |= BIT[ally]
                d.offer(AFFILIATE + ally)
        if d.count == 1:
            d.count = 0
            self.take(s, f, d.actions[0])

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if action == DONE:
            moves.lose_pearls(s, seat, payment.missing_points(s, seat, s.hiring), moves.PAYMENT)
            s.stack[f + STEP] = 1
        elif action >= AFFILIATE:
            s.cards.take(PAID, action - AFFILIATE)
            moves.affiliate(s, seat, action - AFFILIATE)
            if s.cards.size[PAID] > 0:
                s.tell("discard_payment", seat, n=s.cards.size[PAID])
            s.cards.pour(PAID, DISCARDS)
            s.paid_worth = 0
            s.stack[f + STEP] = 2
        else:
            s.take_ally(seat, action - PAY)
            s.cards.add(PAID, action - PAY)
            s.paid_worth += WORTH[action - PAY]
            s.tell("pay", seat, card=action - PAY)


HIRING: Final = Hiring()
