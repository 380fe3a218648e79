"""The words of card effects for what lies beside characters: strategies, what was laid on them, and territories."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import PLACE, ROOM, SLOTS, TAKE_TERRITORY, TARGET
from undercourt.games.secret_city.effects import question_of
from undercourt.games.secret_city.says_words import side_args
from undercourt.games.secret_city.state import LANDS, LEADERS, SIDE_BONUS, SLOTS_OF, City
from undercourt.kernel.choose import CHOOSE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Effect
from undercourt.kernel.ids import BIT, Action, Seat, lowest_bit
from undercourt.kernel.phrase import Phrase, phrase

FOR: Final = 0
AGAINST: Final = 1


@dataclass(eq=False)
class ModifyStrategy(Effect):
    """Adds to a side of a declared strategy."""

    n: i64
    side: i64  # FOR, AGAINST, or 2 for either
    own: bool

    def text(self) -> Phrase:
        return phrase("effect_modify_strategy", n=self.n, side=int(self.side), own=int(self.own))

    def possible(self, s: City, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return self.sides(s, seat) != 0

    def advance(self, s: City, f: i64, d: Decision) -> None:
        d.offer_each(PLACE, self.sides(s, s.stack[f + SEAT]), 1)
        if d.count == 0:
            s.finish()

    def answer(self, s: City, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        side = action - PLACE
        s.finish()
        s.tables[SIDE_BONUS + side] += self.n
        moves.lay_on(s, seat, SLOTS + side, self.n)
        s.tell("strengthen_side", seat, place=side, n=self.n)

    def question(self, s: City, f: i64) -> Phrase:
        return question_of(self, "ask_side", s, f)

    def sides(self, s: City, seat: Seat) -> i64:
        found: i64 = 0
        if s.in_battle:
            for player in range(s.seats):
                if (player == seat or not self.own) and not s.stays_out(seat, player * 2):
                    if self.side != AGAINST:
                        found |= BIT[player * 2]
                    if self.side != FOR:
                        found |= BIT[player * 2 + 1]
        return found


@dataclass(eq=False)
class Dispel(Effect):
    """All that lies on one character or one strategy. STEP 0: which of the two; 1: a character; 2: a strategy."""

    def text(self) -> Phrase:
        return phrase("effect_dispel")

    def possible(self, s: City, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return self.characters(s, seat) != 0 or self.strategies(s, seat) != 0

    def advance(self, s: City, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        characters = self.characters(s, seat)
        strategies = self.strategies(s, seat)
        step = s.stack[f + STEP]
        if step == 0 and characters != 0 and strategies != 0:
            d.offer(CHOOSE)
            d.offer(CHOOSE + 1)
        elif step == 1 or (step == 0 and characters != 0):
            d.offer_each(TARGET, characters, 1)
        else:
            d.offer_each(PLACE, strategies, 2)
        if d.count == 0:
            s.finish()

    def answer(self, s: City, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if action <= CHOOSE + 1:
            s.stack[f + STEP] = action - CHOOSE + 1
            return
        s.finish()
        if action >= PLACE:
            moves.strip_strategy(s, (action - PLACE) // 2)
            s.tell("dispel_strategy", seat, place=action - PLACE)
        else:
            slot = action - TARGET
            moves.strip(s, slot)
            s.tell("dispel", seat, card=s.card[slot], place=slot, other=slot // ROOM)

    def question(self, s: City, f: i64) -> Phrase:
        return question_of(self, "ask_dispel", s, f)

    def option(self, s: City, f: i64, action: Action) -> Phrase | None:
        """A strategy is chosen as such: its FOR side stands for it."""
        if action <= CHOOSE + 1:
            return phrase("action_dispel", what=["character", "strategy"][action - CHOOSE])
        if s.pack.verb_of(action) == PLACE:
            return Phrase("action_place_strategy", side_args(s, action - PLACE), [])
        return None

    def characters(self, s: City, seat: Seat) -> i64:
        found = s.enchanted & ~LEADERS & (SLOTS_OF[seat] | ~s.shielded)
        rest = found
        while rest != 0:
            slot = lowest_bit(rest)
            rest &= rest - 1
            if s.stays_out(seat, s.side[slot]):
                found ^= BIT[slot]
        return found

    def strategies(self, s: City, seat: Seat) -> i64:
        """By seat; bits."""
        found: i64 = 0
        for side in range(s.seats * 2):
            if s.enchanted_sides & BIT[side] != 0 and not s.stays_out(seat, side):
                found |= BIT[side // 2]
        return found


@dataclass(eq=False)
class Capture(Effect):
    """SC-10: one territory of the target player, never a home, and only the first in a turn."""

    def text(self) -> Phrase:
        return phrase("effect_capture")

    def advance(self, s: City, f: i64, d: Decision) -> None:
        if s.robbed & BIT[s.victim] == 0:
            d.offer_each(TAKE_TERRITORY, s.tables[LANDS + s.victim] & ~s.pack.homes, 1)
        if d.count == 0:
            s.finish()

    def answer(self, s: City, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        s.finish()
        s.robbed |= BIT[s.victim]
        moves.take_territory(s, seat, action - TAKE_TERRITORY, s.victim)

    def question(self, s: City, f: i64) -> Phrase:
        return question_of(self, "ask_capture", s, f)
