"""AB-6: control of Locations: which one, and whose keys pay for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss import moves
from undercourt.games.abyss.actions import (
    COVER,
    DRAW_LOCATIONS,
    SPEND_KEY,
    TAKE_LOCATION,
)
from undercourt.games.abyss.catalog import KEYS
from undercourt.games.abyss.effects import offer_exchange
from undercourt.games.abyss.powers import OwnTurn
from undercourt.games.abyss.state import (
    Abyss,
)
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, STEP
from undercourt.kernel.ids import BIT, BIT_NUMBER, Action, Seat, bits_in


@dataclass(eq=False)
class ControlLocation(OwnTurn):
    """AB-6: first which Location, then which keys. STEP: 0 choose, 1 among the drawn, from 2 on: 2 + keys paid."""

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        step = s.stack[f + STEP]
        if step == 0:
            d.offer_each(TAKE_LOCATION, s.open_locations, 1)
            for n in range(1, min(4, bits_in(s.stack_of_locations)) + 1):
                d.offer(DRAW_LOCATIONS + n - 1)
        elif step == 1:
            d.offer_each(TAKE_LOCATION, s.drawn_locations, 1)
        elif step == 5:
            location = s.stack[f + PICKED]
            s.finish()
            moves.take_location(s, seat, location)
            offer_exchange(s, seat, location)
        else:
            self.offer_keys(s, f, seat, 5 - step, d)

    def offer_keys(self, s: Abyss, f: i64, seat: Seat, need: i64, d: Decision) -> None:
        """AB-6: tokens and Lords with one key, as long as they suffice; an Ambassador alone is worth three."""
        single: i64 = 0
        ambassadors: i64 = 0
        lords = s.active(seat)
        while lords != 0:
            lord = BIT_NUMBER[(lords & -lords) % 67]
            if KEYS[lord] == 1:
                single |= BIT[lord]
            elif KEYS[lord] == 3:
                ambassadors |= BIT[lord]
            lords &= lords - 1
        if bits_in(single) + s.keys[seat] >= need:
            d.offer_each(COVER, single, 1)
            if s.keys[seat] > 0:
                d.offer(SPEND_KEY)
        if need == 3:
            d.offer_each(COVER, ambassadors, 1)
        no_choice = d.count == 1 or (bits_in(single) + s.keys[seat] == need and (ambassadors == 0 or need < 3))
        if no_choice:
            d.count = 0
            self.take(s, f, d.actions[0])

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if action == SPEND_KEY:
            s.keys[seat] -= 1
            s.tell("spend_key", seat)
            s.stack[f + STEP] += 1
        elif action >= COVER:
            moves.cover(s, seat, action - COVER, s.stack[f + PICKED])
            s.stack[f + STEP] += KEYS[action - COVER]
        elif action >= TAKE_LOCATION:
            s.stack[f + PICKED] = action - TAKE_LOCATION
            s.stack[f + STEP] = 2
        else:
            moves.draw_locations(s, seat, action - DRAW_LOCATIONS + 1)
            drawn = s.drawn_locations
            s.stack[f + STEP] = 1
            if drawn & (drawn - 1) == 0:  # one only: it is taken
                s.stack[f + PICKED] = BIT_NUMBER[drawn % 67]
                s.stack[f + STEP] = 2


def can_control(s: Abyss, seat: Seat) -> bool:
    """AB-6: three usable keys, and a Location to be had."""
    return s.key_total(seat) >= 3 and s.open_locations | s.stack_of_locations != 0


CONTROL_LOCATION: Final = ControlLocation()
