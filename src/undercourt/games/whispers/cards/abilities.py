"""The twenty abilities: when each may be used, and what it does (WW-9). Costs follow from the names."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercourt.games.whispers.actions import ABILITY_NAMES
from undercourt.games.whispers.catalog import AFTER, ANY_TIME, BEFORE, COMMIT, DECLARE, EFFECTS, IN_WINDOW
from undercourt.games.whispers.effects_actions import (
    ActElsewhere,
    ActWhereFree,
    AttackAgain,
    Reach,
    Reinforce,
    Repeat,
    Strengthen,
    WipeOut,
)
from undercourt.games.whispers.effects_adding import AddFriendly, Populate, Recruit, Subjugate
from undercourt.games.whispers.effects_banners import AlchemistsFire, Disperse, March, Mercenaries, Regroup
from undercourt.games.whispers.state import EMPTY_REGIONS, EVERYWHERE
from undercourt.kernel.effect import Effect


class Ability(NamedTuple):
    slug: str
    window: int
    effect: Effect


ABILITY_LIST: Final = [
    Ability("bear_1", AFTER, AttackAgain()),
    Ability("bear_2", AFTER, WipeOut()),
    Ability("eagle_1", BEFORE, ActWhereFree()),
    Ability("eagle_2", DECLARE, Reach(EMPTY_REGIONS)),
    Ability("elephant_1", COMMIT, Strengthen(1)),
    Ability("elephant_2", COMMIT, Strengthen(3)),
    Ability("lion_1", BEFORE, ActElsewhere()),
    Ability("lion_2", ANY_TIME, AddFriendly(3)),
    Ability("horse_1", ANY_TIME, March()),
    Ability("horse_2", ANY_TIME, Regroup()),
    Ability("bear_eagle", ANY_TIME, Mercenaries(3)),
    Ability("bear_elephant", ANY_TIME, Recruit(3)),
    Ability("bear_horse", ANY_TIME, Disperse()),
    Ability("bear_lion", AFTER, Subjugate()),
    Ability("eagle_elephant", ANY_TIME, AlchemistsFire(5)),
    Ability("eagle_horse", DECLARE, Reach(EVERYWHERE)),
    Ability("eagle_lion", ANY_TIME, Populate()),
    Ability("elephant_horse", ANY_TIME, AddFriendly(4, uprising=True)),
    Ability("elephant_lion", COMMIT, Reinforce(6)),
    Ability("horse_lion", AFTER, Repeat()),
]


def _fill_tables() -> None:
    for number, ability in enumerate(ABILITY_LIST):
        assert ability.slug == ABILITY_NAMES[number]
        EFFECTS[number] = ability.effect
        for window in (BEFORE, DECLARE, COMMIT, AFTER):
            if ability.window & window:
                IN_WINDOW[window] |= 2**number


_fill_tables()
