"""The words of card effects that touch characters and strategies; `effects_cards` has those for tokens and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import PLACE, ROOM, SLOTS, TAKE_TERRITORY, TARGET, TERRITORIES
from undercourt.games.secret_city.state import BOTH_SIDES, City
from undercourt.games.secret_city.targets import CHOSEN, SAME, SELF, Aim
from undercourt.games.secret_city.words import target_args
from undercourt.kernel.choose import CHOOSE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, STEP, Effect, State
from undercourt.kernel.ids import BIT, BIT_NUMBER, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase

FOR: Final = 0
AGAINST: Final = 1
EITHER_SIDE: Final = 2


@dataclass(eq=False)
class OnCharacter(Effect):
    """Does something to one character: the chosen one, itself, or the one chosen before."""

    aim: Aim

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        assert isinstance(s, City)
        if self.aim.what == SAME:
            return True
        return self.choices(s, seat) != 0

    def choices(self, s: City, seat: Seat) -> i64:
        """The characters it would do something to; bits."""
        if self.aim.what == SELF:
            if s.speaker == NOTHING:
                return 0
            side = s.side[s.speaker]
            if side != NOTHING and s.abstains[seat] & BIT[side // 2] != 0:
                return 0
            return self.useful_among(s, seat, BIT[s.speaker])
        return self.useful_among(s, seat, self.aim.choices(s, seat))

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        if self.aim.what == CHOSEN:
            d.offer_each(TARGET, self.choices(s, seat), 1)
            if d.count == 0:
                s.finish()
        else:
            slot = s.speaker if self.aim.what == SELF else s.stack[f + PICKED]
            gone = slot == NOTHING or s.card[slot] == NOTHING
            if gone or self.useful_among(s, seat, BIT[slot]) == 0:  # an effect before this one changed where it is
                s.finish()
            else:
                self.reach(s, f, slot)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        slot = action - TARGET
        s.stack[f + PICKED] = slot
        if s.face_down & BIT[slot] != 0:
            s.tell("look_at", s.stack[f + SEAT], card=s.card[slot], place=slot, other=slot // ROOM)
            if not self.aim.fits(s, slot):  # SC-8: turned up, and not what it should be
                s.stack[f + PICKED] = NOTHING
                s.finish()
                return
        self.reach(s, f, slot)

    def reach(self, s: City, f: i64, slot: i64) -> None:
        """The character is known; finishes the frame, here or later."""
        seat = s.stack[f + SEAT]
        s.finish()
        self.do(s, seat, slot)

    def useful_among(self, s: City, seat: Seat, characters: i64) -> i64:
        """Those to which it would do something; bits."""
        return characters

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        raise NotImplementedError

    def said(self, key: str, **args: int | str) -> Phrase:
        return Phrase(key, {**args, **target_args(self.aim.terms)}, [])


@dataclass(eq=False)
class ModifyStrength(OnCharacter):
    n: i64

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        s.bonus[slot] += self.n
        moves.lay_on(s, seat, slot, self.n)
        s.tell("strengthen", seat, card=s.card[slot], place=slot, other=slot // ROOM, n=s.counts(slot))

    def text(self) -> Phrase:
        return self.said("effect_modify_strength" if self.n >= 0 else "effect_weaken", n=max(self.n, -self.n))


@dataclass(eq=False)
class Nullify(OnCharacter):
    def do(self, s: City, seat: Seat, slot: i64) -> None:
        s.nullified |= BIT[slot]
        moves.lay_on(s, seat, slot, 0)
        s.tell("nullify", seat, card=s.card[slot], place=slot, other=slot // ROOM)

    def text(self) -> Phrase:
        return self.said("effect_nullify")


@dataclass(eq=False)
class AddSymbols(OnCharacter):
    symbols: i64

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        s.symbols[slot] |= self.symbols
        moves.lay_on(s, seat, slot, 0)
        s.tell("add_symbols", seat, card=s.card[slot], place=slot, other=slot // ROOM)

    def text(self) -> Phrase:
        return self.said("effect_add_symbols", symbols=int(self.symbols))


@dataclass(eq=False)
class Shield(OnCharacter):
    def do(self, s: City, seat: Seat, slot: i64) -> None:
        s.shielded |= BIT[slot]
        s.tell("shield", seat, card=s.card[slot], place=slot, other=slot // ROOM)

    def text(self) -> Phrase:
        return self.said("effect_shield")


@dataclass(eq=False)
class Kill(OnCharacter):
    def do(self, s: City, seat: Seat, slot: i64) -> None:
        moves.kill(s, seat, slot)

    def text(self) -> Phrase:
        return self.said("effect_kill")


@dataclass(eq=False)
class Exhaust(OnCharacter):
    """Turned face down; one that lies so already is no target."""

    def useful_among(self, s: City, seat: Seat, characters: i64) -> i64:
        return characters & ~s.face_down

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        moves.turn_down(s, seat, slot)

    def text(self) -> Phrase:
        return self.said("effect_exhaust")


@dataclass(eq=False)
class Ready(OnCharacter):
    def useful_among(self, s: City, seat: Seat, characters: i64) -> i64:
        return characters & s.face_down

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        s.face_down &= ~BIT[slot]
        s.tell("ready", seat, card=s.card[slot], place=slot, other=slot // ROOM)

    def text(self) -> Phrase:
        return self.said("effect_ready")


@dataclass(eq=False)
class Relocate(OnCharacter):
    """To another side that its symbols allow, with all that lies on it. STEP 1: the character is chosen."""

    same_strategy: bool  # may it also change sides in the strategy it is in?

    def useful_among(self, s: City, seat: Seat, characters: i64) -> i64:
        found = characters & s.placed
        rest = found
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            if self.sides(s, seat, BIT_NUMBER[bit % 67]) == 0:
                found ^= bit
        return found

    def sides(self, s: City, seat: Seat, slot: i64) -> i64:
        """Where it may go; bits. The one who moves it may have promised to stay out of some strategies."""
        here = s.side[slot]
        gone = BIT[here] if self.same_strategy else BOTH_SIDES[BIT[here // 2]]
        return s.sides_for(seat, slot) & ~gone

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        if s.stack[f + STEP] == 0:
            super().advance(s, f, d)
            return
        d.offer_each(PLACE, self.sides(s, s.stack[f + SEAT], s.stack[f + PICKED]), 1)
        if d.count == 0:
            s.finish()

    def reach(self, s: City, f: i64, slot: i64) -> None:
        s.stack[f + PICKED] = slot
        s.stack[f + STEP] = 1

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        if s.stack[f + STEP] == 0:
            super().answer(s, f, action)
            return
        slot = s.stack[f + PICKED]
        seat = s.stack[f + SEAT]
        moves.place(s, slot, action - PLACE)
        s.finish()
        s.tell("relocate", seat, card=s.card[slot], place=action - PLACE, other=slot // ROOM, n=slot)

    def text(self) -> Phrase:
        return self.said("effect_relocate", same=int(self.same_strategy))


@dataclass(eq=False)
class ModifyStrategy(Effect):
    """Adds to a side of a declared strategy."""

    n: i64
    side: i64
    own: bool

    def sides(self, s: City, seat: Seat) -> i64:
        found: i64 = 0
        if s.in_battle:
            for player in range(s.seats):
                if (player == seat or not self.own) and s.abstains[seat] & BIT[player] == 0:
                    if self.side != AGAINST:
                        found |= BIT[player * 2]
                    if self.side != FOR:
                        found |= BIT[player * 2 + 1]
        return found

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        assert isinstance(s, City)
        return self.sides(s, seat) != 0

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        d.offer_each(PLACE, self.sides(s, s.stack[f + SEAT]), 1)
        if d.count == 0:
            s.finish()

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        side = action - PLACE
        s.finish()
        s.side_bonus[side] += self.n
        moves.lay_on(s, seat, SLOTS + side, self.n)
        s.tell("strengthen_side", seat, place=side, n=self.n)

    def text(self) -> Phrase:
        return Phrase("effect_modify_strategy", {"n": self.n, "side": int(self.side), "own": int(self.own)}, [])


@dataclass(eq=False)
class Dispel(Effect):
    """All that lies on one character or one strategy. STEP 0: which of the two; 1: a character; 2: a strategy."""

    def characters(self, s: City, seat: Seat) -> i64:
        found: i64 = 0
        for slot in range(SLOTS):
            bit = BIT[slot]
            if s.enchanted & bit != 0 and not s.is_leader(slot):
                hidden = slot // ROOM != seat and s.shielded & bit != 0
                side = s.side[slot]
                if not hidden and (side == NOTHING or s.abstains[seat] & BIT[side // 2] == 0):
                    found |= bit
        return found

    def strategies(self, s: City, seat: Seat) -> i64:
        """By seat; bits."""
        found: i64 = 0
        for side in range(s.seats * 2):
            if s.enchanted_sides & BIT[side] != 0 and s.abstains[seat] & BIT[side // 2] == 0:
                found |= BIT[side // 2]
        return found

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        assert isinstance(s, City)
        return self.characters(s, seat) != 0 or self.strategies(s, seat) != 0

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
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

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
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

    def text(self) -> Phrase:
        return Phrase("effect_dispel", {}, [])


@dataclass(eq=False)
class Capture(Effect):
    """SC-10: one territory of the target player, never a home, and only the first in a turn."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        if s.robbed & BIT[s.victim] == 0:
            for territory in range(TERRITORIES):
                if s.owner[territory] == s.victim and s.pack.house_of_home[territory] == NOTHING:
                    d.offer(TAKE_TERRITORY + territory)
        if d.count == 0:
            s.finish()

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        s.finish()
        s.robbed |= BIT[s.victim]
        moves.take_territory(s, seat, action - TAKE_TERRITORY, s.victim)

    def text(self) -> Phrase:
        return Phrase("effect_capture", {}, [])
