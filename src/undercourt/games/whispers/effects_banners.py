"""Abilities that move or destroy banners on the map."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from undercourt.games.whispers import legal, moves, reasons
from undercourt.games.whispers.actions import (
    DESTROY,
    EMPIRE,
    EMPIRE_NAMES,
    EMPIRES,
    FROM,
    INTO,
    NUMBER,
    PLAY,
    PUT,
)
from undercourt.games.whispers.board import HOME, HOME_REGIONS, REGION_NAMES, REGIONS
from undercourt.games.whispers.effects import Deed
from undercourt.games.whispers.state import MERCENARIES_EXACTLY, Whispers
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, STEP
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat, bits_in, lowest_bit
from undercourt.kernel.phrase import Phrase, Reason, phrase


@dataclass(eq=False)
class March(Deed):
    """WW-9.9: any number of banners from one region of the active empire to another. SOURCE: from; PICKED: into."""

    def text(self) -> Phrase:
        return phrase("effect_march")

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return bits_in(s.control[s.empire()]) > 1 and legal.that_may_leave(s, s.empire()) != 0

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        step = s.stack[f + STEP]
        empire = s.empire()
        if step == 0:
            d.offer_each(FROM, legal.that_may_leave(s, empire), 1)
        elif step == 1:
            d.offer_each(INTO, s.control[empire] & ~BIT[s.stack[f + SOURCE]], 1)
        else:
            most = s.may_leave(empire, s.stack[f + SOURCE])
            if most == 1:
                self.answer(s, f, NUMBER + 1)
            else:
                for n in range(1, most + 1):
                    d.offer(NUMBER + n)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        s.stack[f + STEP] += 1
        if action >= NUMBER:
            moves.carry(s, s.stack[f + SEAT], s.stack[f + SOURCE], s.stack[f + PICKED], action - NUMBER)
            s.finish()
        elif action >= INTO:
            s.stack[f + PICKED] = action - INTO
        else:
            s.stack[f + SOURCE] = action - FROM

    def question(self, s: Whispers, f: i64) -> Phrase:
        step = s.stack[f + STEP]
        args: dict[str, int | str] = {"step": step}
        if step > 0:
            args["from"] = REGION_NAMES[s.stack[f + SOURCE]]
        if step > 1:
            args["into"] = REGION_NAMES[s.stack[f + PICKED]]
        return Phrase("ask_March", args, [])

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        step = s.stack[f + STEP]
        if step == 0 and FROM <= action < INTO:
            region = action - FROM
            reason = reasons.no_army(s, region)
            return reason or Reason("WW-9.9.3", "why_must_keep_one", {"region": REGION_NAMES[region]})
        if step == 1 and INTO <= action < DESTROY:
            region = action - INTO
            if s.is_active(region):
                return Reason("WW-9.9.1", "why_same_region", {"region": REGION_NAMES[region]})
            return reasons.not_its_region(s, "WW-9.9.1", region)
        return super().why_not(s, f, action)


@dataclass(eq=False)
class Regroup(Deed):
    """WW-9.10: all banners of one empire are spread again, region by region. STEP is the next region + 1.

    `s.loose` counts the banners that have no place yet. Control stays as it is: every conquered region gets one back.
    """

    def text(self) -> Phrase:
        return phrase("effect_regroup")

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        for empire in range(EMPIRES):
            if may_regroup(s, empire):
                return True
        return False

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        if s.stack[f + STEP] == 0:
            for empire in range(EMPIRES):
                if may_regroup(s, empire):
                    d.offer(EMPIRE + empire)
            return
        empire = s.regrouping
        region = s.stack[f + STEP] - 1
        while region < REGIONS and s.control[empire] & BIT[region] == 0:
            region += 1
        s.stack[f + STEP] = region + 1
        if region == REGIONS:
            s.regrouping = NOTHING
            s.finish()
            return
        later = s.control[empire] & ~(BIT[region + 1] - 1)
        least = max(least_in(empire, region), s.loose - most_in_all(s, later))
        most = min(s.supply_limit(region), s.loose - least_in_all(empire, later))
        if least == most:
            self.answer(s, f, NUMBER + least)
        else:
            for n in range(least, most + 1):
                d.offer(NUMBER + n)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        s.stack[f + STEP] += 1
        if action >= EMPIRE:
            self.take_up_all(s, s.stack[f + SEAT], action - EMPIRE)
            return
        region = s.stack[f + STEP] - 2
        n = action - NUMBER
        s.loose -= n
        if n > 0:
            moves.put_down(s, region, n)
            s.tell("stand", s.stack[f + SEAT], place=region, other=s.regrouping, n=n)

    def question(self, s: Whispers, f: i64) -> Phrase:
        if s.stack[f + STEP] == 0:
            return phrase("ask_Regroup", step=0)
        region = REGION_NAMES[s.stack[f + STEP] - 1]
        return phrase("ask_Regroup", step=1, region=region, left=s.loose, empire=EMPIRE_NAMES[s.regrouping])

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        if s.stack[f + STEP] == 0 and EMPIRE <= action < PLAY:
            return Reason("WW-9.10.3", "why_cannot_regroup", {"empire": EMPIRE_NAMES[action - EMPIRE]})
        return super().why_not(s, f, action)

    def take_up_all(self, s: Whispers, seat: Seat, empire: i64) -> None:
        s.regrouping = empire
        armies = s.control[empire] & s.occupied
        s.occupied ^= armies
        while armies != 0:
            region = lowest_bit(armies)
            armies &= armies - 1
            s.loose += s.banners[region]
            s.banners[region] = 0
            if region == s.target:
                s.fought = 0  # WW-9.10.5
        s.tell("regroup", seat, other=empire, n=s.loose)


def may_regroup(s: Whispers, empire: i64) -> bool:
    """There are banners, at least two regions, and room for all under the supply limits."""
    regions = s.control[empire]
    n: i64 = 0
    armies = regions & s.occupied
    while armies != 0:
        n += s.banners[lowest_bit(armies)]
        armies &= armies - 1
    return n > 0 and bits_in(regions) > 1 and n <= most_in_all(s, regions)


def least_in(empire: i64, region: i64) -> i64:
    return 0 if HOME[region] == empire else 1


def least_in_all(empire: i64, regions: i64) -> i64:
    return bits_in(regions & ~HOME_REGIONS[empire])


def most_in_all(s: Whispers, regions: i64) -> i64:
    return 4 * bits_in(regions) + 2 * bits_in(regions & s.map.farms)


@dataclass(eq=False)
class Mercenaries(Deed):
    """WW-9.11: up to `n` banners of one region, anywhere, are destroyed."""

    n: i64

    def text(self) -> Phrase:
        return phrase("effect_mercenaries", n=self.n, exactly=0)

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return s.occupied != 0

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        region = s.stack[f + PICKED]
        if region == NOTHING:
            d.offer_each(DESTROY, s.occupied, 1)
            return
        most = min(self.n, s.banners[region])
        if most == 1 or s.plays_with(MERCENARIES_EXACTLY):
            self.answer(s, f, NUMBER + most)
        else:
            for n in range(1, most + 1):
                d.offer(NUMBER + n)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        if action < NUMBER:
            s.stack[f + PICKED] = action - DESTROY
            return
        moves.destroy(s, s.stack[f + SEAT], s.stack[f + PICKED], action - NUMBER)
        s.finish()

    def question(self, s: Whispers, f: i64) -> Phrase:
        region = s.stack[f + PICKED]
        args: dict[str, int | str] = {"n": self.n, "exactly": int(s.plays_with(MERCENARIES_EXACTLY))}
        if region == NOTHING:
            return phrase("ask_Mercenaries", step=0, **args)
        return phrase("ask_Mercenaries", step=1, region=REGION_NAMES[region], **args)


@dataclass(eq=False)
class Disperse(Deed):
    """WW-9.13: all banners of a region to its neighbours of the same empire, or to the reserve. STEP: left to go + 1.

    They wait in the region they leave; the last one to go gives up a conquered region.
    """

    def text(self) -> Phrase:
        return phrase("effect_disperse")

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return s.occupied != 0

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        region = s.stack[f + PICKED]
        if region == NOTHING:
            d.offer_each(FROM, s.occupied, 1)
            return
        near = s.map.adjacent[region] & s.control[s.stack[f + SOURCE]]
        if s.stack[f + STEP] == 1:
            s.finish()
        elif near == 0:
            moves.destroy(s, s.stack[f + SEAT], region, s.stack[f + STEP] - 1)
            s.finish()
        else:
            d.offer_each(PUT, near, 1)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        if action >= FROM and action < INTO:
            region = action - FROM
            s.stack[f + PICKED] = region
            s.stack[f + SOURCE] = s.holder(region)
            s.stack[f + STEP] = s.banners[region] + 1
            return
        s.stack[f + STEP] -= 1
        moves.carry(s, s.stack[f + SEAT], s.stack[f + PICKED], action - PUT, 1)

    def question(self, s: Whispers, f: i64) -> Phrase:
        region = s.stack[f + PICKED]
        if region == NOTHING:
            return phrase("ask_Disperse", step=0)
        return phrase("ask_Disperse", step=1, region=REGION_NAMES[region], left=s.stack[f + STEP] - 1)

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        region = s.stack[f + PICKED]
        if region == NOTHING and FROM <= action < INTO:
            return reasons.no_banners(action - FROM)
        if region != NOTHING and PUT <= action < FROM:
            return reasons.not_adjacent("WW-9.13.1", region, action - PUT)
        return super().why_not(s, f, action)


@dataclass(eq=False)
class AlchemistsFire(Deed):
    """WW-9.15: up to `n` enemy banners in regions next to one banner of the active empire. SOURCE: that region."""

    n: i64

    def text(self) -> Phrase:
        return phrase("effect_alchemists_fire", n=self.n)

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return fire_places(s) != 0

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        step = s.stack[f + STEP]  # 0: choose the banner; then destroyed + 1
        if step == 0:
            d.offer_each(FROM, fire_places(s), 1)
            return
        if step <= self.n:
            d.offer_each(DESTROY, enemies_next_to(s, s.stack[f + SOURCE]), 1)
        if d.count == 0:
            s.finish()
        elif step > 1:
            d.offer(DONE)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        if action == DONE:
            s.finish()
            return
        s.stack[f + STEP] += 1
        if action >= DESTROY:
            moves.destroy(s, s.stack[f + SEAT], action - DESTROY, 1)
        else:
            s.stack[f + SOURCE] = action - FROM

    def question(self, s: Whispers, f: i64) -> Phrase:
        step = s.stack[f + STEP]
        if step == 0:
            return phrase("ask_AlchemistsFire", step=0)
        args: dict[str, int | str] = {"step": 1, "from": REGION_NAMES[s.stack[f + SOURCE]], "left": self.n + 1 - step}
        return Phrase("ask_AlchemistsFire", args, [])

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        step = s.stack[f + STEP]
        if step == 0 and FROM <= action < INTO:
            region = action - FROM
            reason = reasons.no_army(s, region)
            return reason or Reason("WW-9.15.1", "why_no_enemy_near", {"region": REGION_NAMES[region]})
        if step > 0 and DESTROY <= action < NUMBER:
            region = action - DESTROY
            if s.is_active(region):
                return Reason("WW-9.15.1", "why_own_region", {"region": REGION_NAMES[region]})
            if s.banners[region] == 0:
                return reasons.no_banners(region)
            return reasons.not_adjacent("WW-9.15.1", s.stack[f + SOURCE], region)
        return super().why_not(s, f, action)


def enemies_next_to(s: Whispers, region: i64) -> i64:
    """Neighbours with banners of other empires than the active one; bits."""
    return s.map.adjacent[region] & s.occupied & s.enemies(s.empire())


def fire_places(s: Whispers) -> i64:
    found: i64 = 0
    armies = s.control[s.empire()] & s.occupied
    while armies != 0:
        region = lowest_bit(armies)
        armies &= armies - 1
        if enemies_next_to(s, region) != 0:
            found |= BIT[region]
    return found
