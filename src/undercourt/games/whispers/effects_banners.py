"""Abilities that add, move or destroy banners on the map."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from undercourt.games.whispers import moves
from undercourt.games.whispers.actions import DESTROY, EMPIRE, EMPIRES, FROM, INTO, NUMBER, PUT
from undercourt.games.whispers.board import ALL_REGIONS, HOME, HOME_REGIONS, REGIONS
from undercourt.games.whispers.cards import Deed
from undercourt.games.whispers.position import ADDING
from undercourt.games.whispers.state import (
    MERCENARIES_EXACTLY,
    RECRUIT_ONE,
    SUBJUGATE_ONE,
    Whispers,
)
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, STEP
from undercourt.kernel.ids import BIT, BIT_NUMBER, NOTHING, Action, Seat, bits_in
from undercourt.kernel.phrase import Phrase, phrase


@dataclass(eq=False)
class AddFriendly(Deed):
    """WW-9.8, WW-9.18: banners into one region, of the empire that controls it."""

    n: i64
    uprising: bool = False  # into an empty region without city and fort; else into one with a city

    def regions(self, s: Whispers) -> i64:
        found = s.map.cities
        if self.uprising:
            found = ALL_REGIONS & ~s.map.cities & ~s.map.forts & ~s.occupied
        return with_reserve(s, found)

    def can(self, s: Whispers) -> bool:
        return self.regions(s) != 0

    def go(self, s: Whispers, f: i64, d: Decision) -> None:
        d.offer_each(PUT, self.regions(s), 1)

    def take(self, s: Whispers, f: i64, action: Action) -> None:
        moves.add(s, s.stack[f + SEAT], action - PUT, self.n)
        s.finish()

    def says(self, rules: i64) -> Phrase:
        return phrase("effect_uprising" if self.uprising else "effect_garrison", n=self.n)


def with_reserve(s: Whispers, regions: i64) -> i64:
    """Those of the regions whose empire has banners in reserve; bits."""
    for empire in range(EMPIRES):
        if s.reserve[empire] == 0:
            regions &= ~s.control[empire]
    return regions


@dataclass(eq=False)
class Recruit(Deed):
    """WW-9.12: home banners into regions that are empty now, split freely. PICKED holds those regions, as bits."""

    n: i64

    def can(self, s: Whispers) -> bool:
        return with_reserve(s, ALL_REGIONS & ~s.occupied) != 0

    def go(self, s: Whispers, f: i64, d: Decision) -> None:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = self.n + 1
            s.stack[f + PICKED] = ALL_REGIONS & ~s.occupied
        if s.stack[f + STEP] > 1:
            d.offer_each(PUT, with_reserve(s, s.stack[f + PICKED]), 1)
        if d.count == 0:
            s.finish()

    def take(self, s: Whispers, f: i64, action: Action) -> None:
        n = self.n if s.plays_with(RECRUIT_ONE) else 1
        s.stack[f + STEP] -= n
        moves.add(s, s.stack[f + SEAT], action - PUT, n)

    def says(self, rules: i64) -> Phrase:
        return phrase("effect_recruit", n=self.n, split=int(rules & RECRUIT_ONE == 0))


@dataclass(eq=False)
class Populate(Deed):
    """WW-9.17: one banner into each region of the active empire; if the reserve is short, the player says where."""

    def can(self, s: Whispers) -> bool:
        return s.reserve[s.empire()] > 0 and s.control[s.empire()] != 0

    def go(self, s: Whispers, f: i64, d: Decision) -> None:
        empire = s.empire()
        if s.stack[f + STEP] == 0:  # PICKED holds the regions still to get one, as bits
            s.stack[f + STEP] = 1
            s.stack[f + PICKED] = s.control[empire]
        left = s.stack[f + PICKED]
        if s.reserve[empire] >= bits_in(left):
            while left != 0:
                moves.add(s, s.stack[f + SEAT], BIT_NUMBER[(left & -left) % 67], 1)
                left &= left - 1
            s.finish()
        elif s.reserve[empire] == 0:
            s.finish()
        else:
            d.offer_each(PUT, left, 1)

    def take(self, s: Whispers, f: i64, action: Action) -> None:
        s.stack[f + PICKED] ^= BIT[action - PUT]
        moves.add(s, s.stack[f + SEAT], action - PUT, 1)

    def says(self, rules: i64) -> Phrase:
        return phrase("effect_populate")


@dataclass(eq=False)
class Subjugate(Deed):
    """WW-9.14: a banner of the active empire for each enemy banner destroyed, split freely."""

    def can(self, s: Whispers) -> bool:
        empire = s.empire()
        return s.target != NOTHING and s.destroyed > 0 and s.reserve[empire] > 0 and s.control[empire] != 0

    def go(self, s: Whispers, f: i64, d: Decision) -> None:
        if s.plays_with(SUBJUGATE_ONE):
            d.offer_each(PUT, s.control[s.empire()], 1)
            return
        s.become(f, ADDING)
        s.stack[f + STEP] = s.destroyed + 1

    def take(self, s: Whispers, f: i64, action: Action) -> None:
        moves.add(s, s.stack[f + SEAT], action - PUT, s.destroyed)
        s.finish()

    def says(self, rules: i64) -> Phrase:
        return phrase("effect_subjugate", split=int(rules & SUBJUGATE_ONE == 0))


@dataclass(eq=False)
class March(Deed):
    """WW-9.9: any number of banners from one region of the active empire to another. SOURCE: from; PICKED: into."""

    def can(self, s: Whispers) -> bool:
        return bits_in(s.control[s.empire()]) > 1 and that_may_leave(s, s.empire()) != 0

    def go(self, s: Whispers, f: i64, d: Decision) -> None:
        step = s.stack[f + STEP]
        empire = s.empire()
        if step == 0:
            d.offer_each(FROM, that_may_leave(s, empire), 1)
        elif step == 1:
            d.offer_each(INTO, s.control[empire] & ~BIT[s.stack[f + SOURCE]], 1)
        else:
            most = s.may_leave(empire, s.stack[f + SOURCE])
            if most == 1:
                self.take(s, f, NUMBER + 1)
            else:
                for n in range(1, most + 1):
                    d.offer(NUMBER + n)

    def take(self, s: Whispers, f: i64, action: Action) -> None:
        s.stack[f + STEP] += 1
        if action >= NUMBER:
            moves.carry(s, s.stack[f + SEAT], s.stack[f + SOURCE], s.stack[f + PICKED], action - NUMBER)
            s.finish()
        elif action >= INTO:
            s.stack[f + PICKED] = action - INTO
        else:
            s.stack[f + SOURCE] = action - FROM

    def says(self, rules: i64) -> Phrase:
        return phrase("effect_march")


def that_may_leave(s: Whispers, empire: i64) -> i64:
    """The empire's regions from which a banner may go; bits."""
    found = s.control[empire] & s.occupied
    conquered = found & ~HOME_REGIONS[empire]
    while conquered != 0:
        bit = conquered & -conquered
        conquered ^= bit
        if s.banners[BIT_NUMBER[bit % 67]] == 1:
            found ^= bit
    return found


@dataclass(eq=False)
class Regroup(Deed):
    """WW-9.10: all banners of one empire are spread again, region by region. STEP is the next region + 1.

    `s.loose` counts the banners that have no place yet. Control stays as it is: every conquered region gets one back.
    """

    def can(self, s: Whispers) -> bool:
        for empire in range(EMPIRES):
            if may_regroup(s, empire):
                return True
        return False

    def go(self, s: Whispers, f: i64, d: Decision) -> None:
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
            self.take(s, f, NUMBER + least)
        else:
            for n in range(least, most + 1):
                d.offer(NUMBER + n)

    def take(self, s: Whispers, f: i64, action: Action) -> None:
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

    def take_up_all(self, s: Whispers, seat: Seat, empire: i64) -> None:
        s.regrouping = empire
        armies = s.control[empire] & s.occupied
        s.occupied ^= armies
        while armies != 0:
            region = BIT_NUMBER[(armies & -armies) % 67]
            armies &= armies - 1
            s.loose += s.banners[region]
            s.banners[region] = 0
            if region == s.target:
                s.fought = 0  # WW-9.10.5
        s.tell("regroup", seat, other=empire, n=s.loose)

    def says(self, rules: i64) -> Phrase:
        return phrase("effect_regroup")


def may_regroup(s: Whispers, empire: i64) -> bool:
    """There are banners, at least two regions, and room for all under the supply limits."""
    regions = s.control[empire]
    n: i64 = 0
    armies = regions & s.occupied
    while armies != 0:
        n += s.banners[BIT_NUMBER[(armies & -armies) % 67]]
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

    def can(self, s: Whispers) -> bool:
        return s.occupied != 0

    def go(self, s: Whispers, f: i64, d: Decision) -> None:
        region = s.stack[f + PICKED]
        if region == NOTHING:
            d.offer_each(DESTROY, s.occupied, 1)
            return
        most = min(self.n, s.banners[region])
        if most == 1 or s.plays_with(MERCENARIES_EXACTLY):
            self.take(s, f, NUMBER + most)
        else:
            for n in range(1, most + 1):
                d.offer(NUMBER + n)

    def take(self, s: Whispers, f: i64, action: Action) -> None:
        if action < NUMBER:
            s.stack[f + PICKED] = action - DESTROY
            return
        moves.destroy(s, s.stack[f + SEAT], s.stack[f + PICKED], action - NUMBER)
        s.finish()

    def says(self, rules: i64) -> Phrase:
        return phrase("effect_mercenaries", n=self.n, exactly=int(rules & MERCENARIES_EXACTLY != 0))


@dataclass(eq=False)
class Disperse(Deed):
    """WW-9.13: all banners of a region to its neighbours of the same empire, or to the reserve. STEP: left to go + 1.

    They wait in the region they leave; the last one to go gives up a conquered region.
    """

    def can(self, s: Whispers) -> bool:
        return s.occupied != 0

    def go(self, s: Whispers, f: i64, d: Decision) -> None:
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

    def take(self, s: Whispers, f: i64, action: Action) -> None:
        if action >= FROM and action < INTO:
            region = action - FROM
            s.stack[f + PICKED] = region
            s.stack[f + SOURCE] = s.holder(region)
            s.stack[f + STEP] = s.banners[region] + 1
            return
        s.stack[f + STEP] -= 1
        moves.carry(s, s.stack[f + SEAT], s.stack[f + PICKED], action - PUT, 1)

    def says(self, rules: i64) -> Phrase:
        return phrase("effect_disperse")


@dataclass(eq=False)
class AlchemistsFire(Deed):
    """WW-9.15: up to `n` enemy banners in regions next to one banner of the active empire. SOURCE: that region."""

    n: i64

    def can(self, s: Whispers) -> bool:
        return fire_places(s) != 0

    def go(self, s: Whispers, f: i64, d: Decision) -> None:
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

    def take(self, s: Whispers, f: i64, action: Action) -> None:
        if action == DONE:
            s.finish()
            return
        s.stack[f + STEP] += 1
        if action >= DESTROY:
            moves.destroy(s, s.stack[f + SEAT], action - DESTROY, 1)
        else:
            s.stack[f + SOURCE] = action - FROM

    def says(self, rules: i64) -> Phrase:
        return phrase("effect_alchemists_fire", n=self.n)


def enemies_next_to(s: Whispers, region: i64) -> i64:
    """Neighbours with banners of other empires than the active one; bits."""
    return s.map.adjacent[region] & s.occupied & s.enemies(s.empire())


def fire_places(s: Whispers) -> i64:
    found: i64 = 0
    armies = s.control[s.empire()] & s.occupied
    while armies != 0:
        bit = armies & -armies
        armies ^= bit
        if enemies_next_to(s, BIT_NUMBER[bit % 67]) != 0:
            found |= bit
    return found
