"""AB-5: hiring a Lord: payment card by card, the affiliate, the Lord's entry, the refill of the Court."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss import moves, reasons
from undercourt.games.abyss.actions import AFFILIATE, PAY
from undercourt.games.abyss.catalog import MASTER_OF_MAGIC
from undercourt.games.abyss.effects_powers import OwnTurn, offer_powers, use_power
from undercourt.games.abyss.legal_payment import PAYING, is_paid, missing_points, offer_payments
from undercourt.games.abyss.state import DISCARDS, PAID, WORTH, Abyss, value_of
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, Reason, phrase

AFFILIATING: Final = PAYING + 1  # steps of a hiring
ENTERING: Final = AFFILIATING + 1
ENTERED: Final = ENTERING + 1


@dataclass(eq=False)
class Hiring(OwnTurn):
    """AB-5: pay card by card, affiliate, the Lord enters, its ability, then the Court is refilled."""

    def advance(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        step = s.stack[f + STEP]
        if step == PAYING:
            offer_payments(s, seat, s.hiring, d)
            if is_paid(s, seat, s.hiring):
                d.offer(DONE)
            offer_powers(s, seat, d)
        elif step == AFFILIATING:
            self.offer_affiliates(s, f, seat, d)
        elif step == ENTERING:
            s.stack[f + STEP] = ENTERED
            lord = s.hiring
            s.hiring = NOTHING
            moves.enter(s, seat, lord)
        else:
            s.finish()
            s.cause = NOTHING  # the Lord has done its part
            moves.refill_court(s, seat)

    def answer(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if use_power(s, seat, action):
            return
        if action == DONE:
            moves.lose_pearls(s, seat, missing_points(s, seat, s.hiring), moves.PAYMENT)
            s.stack[f + STEP] = AFFILIATING
        elif action >= AFFILIATE:
            self.affiliate(s, f, seat, action - AFFILIATE)
        else:
            s.take_ally(seat, action - PAY)
            s.cards.add(PAID, action - PAY)
            s.paid_worth += WORTH[action - PAY]
            s.tell("pay", seat, card=action - PAY)

    def question(self, s: Abyss, f: i64) -> Phrase:
        if s.stack[f + STEP] > PAYING:
            return phrase("ask_affiliate")
        seat = s.stack[f + SEAT]
        return phrase("ask_pay", missing=missing_points(s, seat, s.hiring), paid=int(is_paid(s, seat, s.hiring)))

    def option(self, s: Abyss, f: i64, action: Action) -> Phrase | None:
        """Whoever is done pays the rest in pearls."""
        if action == DONE:
            return phrase("action_done", what="pay", n=missing_points(s, s.stack[f + SEAT], s.hiring))
        return None

    def why_not(self, s: Abyss, f: i64, action: Action) -> Reason | None:
        if s.stack[f + STEP] == PAYING and PAY <= action < AFFILIATE:
            return reasons.pay(s, s.stack[f + SEAT], action - PAY)
        return super().why_not(s, f, action)

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
            self.affiliate(s, f, seat, d.actions[0] - AFFILIATE)
        else:
            offer_powers(s, seat, d)

    def affiliate(self, s: Abyss, f: i64, seat: Seat, ally: i64) -> None:
        """AB-5: one of the cards spent stays with the seat; the others are discarded."""
        s.cards.take(PAID, ally)
        moves.affiliate(s, seat, ally)
        if s.cards.size[PAID] > 0:
            s.tell("discard_payment", seat, n=s.cards.size[PAID])
        s.cards.pour(PAID, DISCARDS)
        s.paid_worth = 0
        s.stack[f + STEP] = ENTERING


HIRING: Final = Hiring()
