"""The words of card effects that do something to one character."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from undercourt.games.secret_city import moves, reasons
from undercourt.games.secret_city.actions import PLACE, ROOM, TARGET
from undercourt.games.secret_city.catalog import HERO, MERCENARY
from undercourt.games.secret_city.effects import question_of
from undercourt.games.secret_city.legal_targets import CHOSEN, OPPONENT, OWN, SAME, SELF, TARGET_PLAYER, Aim
from undercourt.games.secret_city.says_words import Args, target_args
from undercourt.games.secret_city.state import BONUS, BOTH_SIDES, City
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, STEP, Effect
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat, lowest_bit
from undercourt.kernel.phrase import Phrase, Reason


@dataclass(eq=False)
class OnCharacter(Effect):
    """Does something to one character: the chosen one, itself, or the one chosen before."""

    aim: Aim

    def possible(self, s: City, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        if self.aim.what == CHOSEN:
            return self.aim.suits_any(s, seat, self.useful_among(s, seat, self.aim.within_reach(s, seat)))
        return self.aim.what == SAME or self.choices(s, seat) != 0

    def advance(self, s: City, f: i64, d: Decision) -> None:
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

    def answer(self, s: City, f: i64, action: Action) -> None:
        slot = action - TARGET
        s.stack[f + PICKED] = slot
        if s.face_down & BIT[slot] != 0:
            s.tell("look_at", s.stack[f + SEAT], card=s.card[slot], place=slot, other=slot // ROOM)
            if not self.aim.fits(s, slot):  # SC-8: turned up, and not what it should be
                s.stack[f + PICKED] = NOTHING
                s.finish()
                return
        self.reach(s, f, slot)

    def question(self, s: City, f: i64) -> Phrase:
        return question_of(self, "ask_target", s, f)

    def why_not(self, s: City, f: i64, action: Action) -> Reason | None:
        if s.stack[f + STEP] != 0 or s.pack.verb_of(action) != TARGET:
            return None
        seat = s.stack[f + SEAT]
        return reasons.untouchable(s, seat, action - TARGET) or self.misfit(s, seat, action - TARGET)

    def misfit(self, s: City, seat: Seat, slot: i64) -> Reason:
        """SC-14: which of the terms the character does not meet."""
        card = s.card[slot]
        args: Args = {"card": s.pack.slugs[card]}
        whose = slot // ROOM
        owner = self.aim.owner
        if (owner == OWN) != (whose == seat) and owner in (OWN, OPPONENT):
            return Reason("SC-8.28", "why_wrong_owner", args)
        if owner == TARGET_PLAYER and whose != s.victim:
            return Reason("SC-8.28", "why_wrong_owner", args)
        kind = s.pack.category[card]
        if (kind == HERO and not self.aim.heroes) or (kind == MERCENARY and not self.aim.mercenaries):
            return reasons.does_not_fit(s, slot)
        if not self.aim.fits(s, slot):
            return Reason("SC-8.29", "why_wrong_strength", {**args, "strength": s.pack.strength[card]})
        return reasons.does_not_fit(s, slot)

    def choices(self, s: City, seat: Seat) -> i64:
        """The characters it would do something to; bits."""
        if self.aim.what == SELF:
            if s.speaker == NOTHING:
                return 0
            if s.stays_out(seat, s.side[s.speaker]):
                return 0
            return self.useful_among(s, seat, BIT[s.speaker])
        return self.useful_among(s, seat, self.aim.choices(s, seat))

    def useful_among(self, s: City, seat: Seat, characters: i64) -> i64:
        """Those to which it would do something; bits."""
        return characters

    def reach(self, s: City, f: i64, slot: i64) -> None:
        """The character is known; finishes the frame, here or later."""
        seat = s.stack[f + SEAT]
        s.finish()
        self.do(s, seat, slot)

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        raise NotImplementedError

    def said(self, key: str, **args: int | str) -> Phrase:
        return Phrase(key, {**args, **target_args(self.aim.terms)}, [])


@dataclass(eq=False)
class ModifyStrength(OnCharacter):
    n: i64

    def text(self) -> Phrase:
        return self.said("effect_modify_strength" if self.n >= 0 else "effect_weaken", n=max(self.n, -self.n))

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        s.tables[BONUS + slot] += self.n
        moves.lay_on(s, seat, slot, self.n)
        s.tell("strengthen", seat, card=s.card[slot], place=slot, other=slot // ROOM, n=s.counts(slot))


@dataclass(eq=False)
class Nullify(OnCharacter):
    def text(self) -> Phrase:
        return self.said("effect_nullify")

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        s.nullified |= BIT[slot]
        moves.lay_on(s, seat, slot, 0)
        s.tell("nullify", seat, card=s.card[slot], place=slot, other=slot // ROOM)


@dataclass(eq=False)
class AddSymbols(OnCharacter):
    symbols: i64

    def text(self) -> Phrase:
        return self.said("effect_add_symbols", symbols=int(self.symbols))

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        s.symbols[slot] |= self.symbols
        moves.lay_on(s, seat, slot, 0)
        s.tell("add_symbols", seat, card=s.card[slot], place=slot, other=slot // ROOM)


@dataclass(eq=False)
class Shield(OnCharacter):
    def text(self) -> Phrase:
        return self.said("effect_shield")

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        s.shielded |= BIT[slot]
        s.tell("shield", seat, card=s.card[slot], place=slot, other=slot // ROOM)


@dataclass(eq=False)
class Kill(OnCharacter):
    def text(self) -> Phrase:
        return self.said("effect_kill")

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        moves.kill(s, seat, slot)


@dataclass(eq=False)
class Exhaust(OnCharacter):
    """Turned face down; one that lies so already is no target."""

    def text(self) -> Phrase:
        return self.said("effect_exhaust")

    def useful_among(self, s: City, seat: Seat, characters: i64) -> i64:
        return characters & ~s.face_down

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        moves.turn_down(s, seat, slot)


@dataclass(eq=False)
class Ready(OnCharacter):
    def text(self) -> Phrase:
        return self.said("effect_ready")

    def useful_among(self, s: City, seat: Seat, characters: i64) -> i64:
        return characters & s.face_down

    def do(self, s: City, seat: Seat, slot: i64) -> None:
        s.face_down &= ~BIT[slot]
        s.tell("ready", seat, card=s.card[slot], place=slot, other=slot // ROOM)


@dataclass(eq=False)
class Relocate(OnCharacter):
    """To another side that its symbols allow, with all that lies on it. STEP 1: the character is chosen."""

    same_strategy: bool  # may it also change sides in the strategy it is in?

    def text(self) -> Phrase:
        return self.said("effect_relocate", same=int(self.same_strategy))

    def advance(self, s: City, f: i64, d: Decision) -> None:
        if s.stack[f + STEP] == 0:
            super().advance(s, f, d)
            return
        d.offer_each(PLACE, self.sides(s, s.stack[f + SEAT], s.stack[f + PICKED]), 1)
        if d.count == 0:
            s.finish()

    def answer(self, s: City, f: i64, action: Action) -> None:
        if s.stack[f + STEP] == 0:
            super().answer(s, f, action)
            return
        slot = s.stack[f + PICKED]
        seat = s.stack[f + SEAT]
        moves.place(s, slot, action - PLACE)
        s.finish()
        s.tell("relocate", seat, card=s.card[slot], place=action - PLACE, other=slot // ROOM, n=slot)

    def question(self, s: City, f: i64) -> Phrase:
        return question_of(self, "ask_target" if s.stack[f + STEP] == 0 else "ask_relocate", s, f)

    def useful_among(self, s: City, seat: Seat, characters: i64) -> i64:
        found = characters & s.placed
        rest = found
        while rest != 0:
            slot = lowest_bit(rest)
            rest &= rest - 1
            if self.sides(s, seat, slot) == 0:
                found ^= BIT[slot]
        return found

    def sides(self, s: City, seat: Seat, slot: i64) -> i64:
        """Where it may go; bits. The one who moves it may have promised to stay out of some strategies."""
        here = s.side[slot]
        gone = BIT[here] if self.same_strategy else BOTH_SIDES[BIT[here // 2]]
        return s.sides_for(seat, slot) & ~gone

    def reach(self, s: City, f: i64, slot: i64) -> None:
        s.stack[f + PICKED] = slot
        s.stack[f + STEP] = 1
