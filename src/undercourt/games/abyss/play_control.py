"""AB-6: control of Locations: which one, and whose keys pay for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss import moves
from undercourt.games.abyss.actions import COVER, DRAW_LOCATIONS, SPEND_KEY, TAKE_LOCATION
from undercourt.games.abyss.catalog import KEYS, LOCATION_NAMES
from undercourt.games.abyss.effects import offer_exchange
from undercourt.games.abyss.effects_powers import OwnTurn, offer_powers, use_power
from undercourt.games.abyss.state import KEY_TOKENS, Abyss
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, STEP
from undercourt.kernel.ids import BIT, Action, Seat, bits_in, lowest_bit
from undercourt.kernel.phrase import Phrase, phrase

PRICE: Final = 3  # keys for a Location

CHOOSE_ANY: Final = 0  # steps: which Location, open or to be drawn
CHOOSE_DRAWN: Final = 1  # which of those drawn
PAY_KEYS: Final = 2  # PAY_KEYS + how many are paid
PAID: Final = PAY_KEYS + PRICE


@dataclass(eq=False)
class ControlLocation(OwnTurn):
    """AB-6: first which Location, then which keys; PICKED is the Location."""

    def advance(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        step = s.stack[f + STEP]
        if step == CHOOSE_ANY:
            d.offer_each(TAKE_LOCATION, s.open_locations, 1)
            for n in range(1, min(4, bits_in(s.stack_of_locations)) + 1):
                d.offer(DRAW_LOCATIONS + n - 1)
            offer_powers(s, seat, d)
        elif step == CHOOSE_DRAWN:
            d.offer_each(TAKE_LOCATION, s.drawn_locations, 1)
            offer_powers(s, seat, d)
        elif step < PAID:
            self.offer_keys(s, f, seat, PAID - step, d)
        else:
            location = s.stack[f + PICKED]
            s.finish()
            moves.take_location(s, seat, location)
            offer_exchange(s, seat, location)

    def answer(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if use_power(s, seat, action):
            return
        if action == SPEND_KEY:
            s.tables[KEY_TOKENS + seat] -= 1
            s.tell("spend_key", seat)
            s.stack[f + STEP] += 1
        elif action >= COVER:
            moves.cover(s, seat, action - COVER, s.stack[f + PICKED])
            s.stack[f + STEP] += KEYS[action - COVER]
        elif action >= TAKE_LOCATION:
            s.stack[f + PICKED] = action - TAKE_LOCATION
            s.stack[f + STEP] = PAY_KEYS
        else:
            moves.draw_locations(s, seat, action - DRAW_LOCATIONS + 1)
            drawn = s.drawn_locations
            s.stack[f + STEP] = CHOOSE_DRAWN
            if drawn & (drawn - 1) == 0:  # one only: it is taken
                s.stack[f + PICKED] = lowest_bit(drawn)
                s.stack[f + STEP] = PAY_KEYS

    def question(self, s: Abyss, f: i64) -> Phrase:
        step = s.stack[f + STEP]
        if step < PAY_KEYS:
            return phrase("ask_location", drawn=int(step == CHOOSE_DRAWN))
        return phrase("ask_keys", left=PAID - step, location=LOCATION_NAMES[s.stack[f + PICKED]])

    def offer_keys(self, s: Abyss, f: i64, seat: Seat, need: i64, d: Decision) -> None:
        """AB-6: tokens and Lords with one key, as long as they suffice; an Ambassador alone is worth three."""
        single: i64 = 0
        ambassadors: i64 = 0
        lords = s.active(seat)
        while lords != 0:
            lord = lowest_bit(lords)
            if KEYS[lord] == 1:
                single |= BIT[lord]
            elif KEYS[lord] == PRICE:
                ambassadors |= BIT[lord]
            lords &= lords - 1
        tokens = s.tables[KEY_TOKENS + seat]
        singles = bits_in(single) + tokens
        if singles >= need:
            d.offer_each(COVER, single, 1)
            if tokens > 0:
                d.offer(SPEND_KEY)
        if need == PRICE:
            d.offer_each(COVER, ambassadors, 1)
        if d.count == 1 or (singles == need and (ambassadors == 0 or need < PRICE)):  # no choice
            d.count = 0
            self.answer(s, f, d.actions[0])
        else:
            offer_powers(s, seat, d)


def can_control(s: Abyss, seat: Seat) -> bool:
    """AB-6: three usable keys, and a Location to be had."""
    return s.key_total(seat) >= PRICE and s.open_locations | s.stack_of_locations != 0


CONTROL_LOCATION: Final = ControlLocation()
