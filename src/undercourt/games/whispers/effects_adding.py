"""Abilities that add banners to the map."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from undercourt.games.whispers import legal, moves, reasons
from undercourt.games.whispers.actions import (
    FROM,
    PUT,
)
from undercourt.games.whispers.board import ALL_REGIONS, REGION_NAMES
from undercourt.games.whispers.effects import Deed
from undercourt.games.whispers.play_position import ADDING
from undercourt.games.whispers.state import RECRUIT_ONE, SUBJUGATE_ONE, Whispers
from undercourt.kernel.choose import set_picks
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, STEP
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat, bits_in, lowest_bit
from undercourt.kernel.phrase import Phrase, Reason, phrase


@dataclass(eq=False)
class AddFriendly(Deed):
    """WW-9.8, WW-9.18: banners into one region, of the empire that controls it."""

    n: i64
    uprising: bool = False  # into an empty region without city and fort; else into one with a city

    def text(self) -> Phrase:
        return phrase("effect_uprising" if self.uprising else "effect_garrison", n=self.n)

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return self.regions(s) != 0

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        d.offer_each(PUT, self.regions(s), 1)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        moves.add(s, s.stack[f + SEAT], action - PUT, self.n)
        s.finish()

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        if not PUT <= action < FROM:
            return super().why_not(s, f, action)
        bit = BIT[action - PUT]
        args: dict[str, int | str] = {"region": REGION_NAMES[action - PUT]}
        if not self.uprising:
            if s.map.cities & bit == 0:
                return Reason("WW-9.8.1", "why_no_city", args)
            return reasons.reserve_empty(s, "WW-9.8.3", action - PUT)
        if s.occupied & bit != 0:
            return Reason("WW-9.18.1", "why_not_empty", args)
        if (s.map.cities | s.map.forts) & bit != 0:
            return Reason("WW-9.18.1", "why_city_or_fort", args)
        return reasons.reserve_empty(s, "WW-9.18.3", action - PUT)

    def regions(self, s: Whispers) -> i64:
        found = s.map.cities
        if self.uprising:
            found = ALL_REGIONS & ~s.map.cities & ~s.map.forts & ~s.occupied
        return legal.with_reserve(s, found)


@dataclass(eq=False)
class Recruit(Deed):
    """WW-9.12: home banners into regions that are empty now, split freely. PICKED holds those regions, as bits."""

    n: i64

    def text(self) -> Phrase:
        return phrase("effect_recruit", n=self.n, split=1)

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return legal.with_reserve(s, ALL_REGIONS & ~s.occupied) != 0

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = self.n + 1
            s.stack[f + PICKED] = ALL_REGIONS & ~s.occupied
        if s.stack[f + STEP] > 1:
            d.offer_each(PUT, legal.with_reserve(s, s.stack[f + PICKED]), 1)
        if d.count == 0:
            s.finish()

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        n = self.n if s.plays_with(RECRUIT_ONE) else 1
        s.stack[f + STEP] -= n
        moves.add(s, s.stack[f + SEAT], action - PUT, n)

    def question(self, s: Whispers, f: i64) -> Phrase:
        return phrase("ask_Recruit", left=s.stack[f + STEP] - 1, split=int(not s.plays_with(RECRUIT_ONE)))

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        if not PUT <= action < FROM:
            return super().why_not(s, f, action)
        if s.stack[f + PICKED] & BIT[action - PUT] == 0:
            return Reason("WW-9.12.1", "why_not_empty", {"region": REGION_NAMES[action - PUT]})
        return reasons.reserve_empty(s, "WW-9.12.4", action - PUT)


@dataclass(eq=False)
class Populate(Deed):
    """WW-9.17: one banner into each region of the active empire; if the reserve is short, the player says where."""

    def text(self) -> Phrase:
        return phrase("effect_populate")

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return s.reserve[s.empire()] > 0 and s.control[s.empire()] != 0

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        empire = s.empire()
        if s.stack[f + STEP] == 0:  # PICKED holds the regions still to get one, as bits
            s.stack[f + STEP] = 1
            s.stack[f + PICKED] = s.control[empire]
        left = s.stack[f + PICKED]
        if s.reserve[empire] >= bits_in(left):
            while left != 0:
                moves.add(s, s.stack[f + SEAT], lowest_bit(left), 1)
                left &= left - 1
            s.finish()
        elif s.reserve[empire] == 0:
            s.finish()
        else:
            d.offer_each(PUT, left, 1)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        s.stack[f + PICKED] ^= BIT[action - PUT]
        moves.add(s, s.stack[f + SEAT], action - PUT, 1)

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        if not PUT <= action < FROM:
            return super().why_not(s, f, action)
        if s.is_active(action - PUT):
            return Reason("WW-9.17.3", "why_has_one", {"region": REGION_NAMES[action - PUT]})
        return reasons.not_its_region(s, "WW-9.17.1", action - PUT)


@dataclass(eq=False)
class Subjugate(Deed):
    """WW-9.14: a banner of the active empire for each enemy banner destroyed, split freely."""

    def text(self) -> Phrase:
        return phrase("effect_subjugate", split=1)

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        empire = s.empire()
        return s.target != NOTHING and s.destroyed > 0 and s.reserve[empire] > 0 and s.control[empire] != 0

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        if s.plays_with(SUBJUGATE_ONE):
            d.offer_each(PUT, s.control[s.empire()], 1)
            return
        s.become(f, ADDING)
        set_picks(s, s.destroyed)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        moves.add(s, s.stack[f + SEAT], action - PUT, s.destroyed)
        s.finish()
