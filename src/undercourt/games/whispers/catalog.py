"""The twenty abilities as numbers and tables for hot code: when they may be used, what they cost, which cards pay."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.whispers.actions import ABILITIES, ABILITY_NAMES, EMPIRE_NAMES, KIND_NAMES
from undercourt.games.whispers.state_hand import COUNTS
from undercourt.kernel.combinators import Nothing
from undercourt.kernel.effect import Effect
from undercourt.kernel.ids import NOTHING

# When an ability may be used (WW-8); bits.
BEFORE: Final = 1
DECLARE: Final = 2
COMMIT: Final = 4
AFTER: Final = 8
ANY_TIME: Final = BEFORE + COMMIT + AFTER

# By ability; `cards.abilities` fills in what they do and when.
EFFECTS: Final = vec[Effect]([Nothing()] * ABILITIES)
IN_WINDOW: Final = vec[i64]([0] * 16)  # by window: abilities as bits


def _cost(ability: int) -> list[int]:
    """WW-8: bear_1 costs a Bear card, bear_2 two of them, bear_eagle one of each."""
    first, second = ABILITY_NAMES[ability].split("_")
    a = EMPIRE_NAMES.index(first)
    return [a] if second == "1" else [a, a] if second == "2" else [a, EMPIRE_NAMES.index(second)]


def _named_by(ability: int) -> int:
    """The kinds that bear an ability of two empires; bits of both copies."""
    first, second = ABILITY_NAMES[ability].split("_")
    pair = [f"{first}-{second}", f"{second}-{first}"]
    return sum([3 * 4**kind for kind, name in enumerate(KIND_NAMES) if name in pair])


COST: Final = [_cost(ability) for ability in range(ABILITIES)]
FIRST_COST: Final = vec[i64]([cost[0] for cost in COST])  # empires
SECOND_COST: Final = vec[i64]([cost[1] if len(cost) > 1 else NOTHING for cost in COST])
COST_IN_NUMBERS: Final = vec[i64]([sum([2 ** (COUNTS + 4 * empire) for empire in cost]) for cost in COST])
NAMED_BY: Final = vec[i64]([_named_by(ability) for ability in range(ABILITIES)])  # 0 for those of one empire


def _affordable(empires: int, doubles: bool) -> int:
    """The abilities that cards of these empires pay for; bits. With `doubles`, those that cost two of one empire."""
    found = 0
    for ability, cost in enumerate(COST):
        double = len(cost) == 2 and cost[0] == cost[1]
        if double == doubles and all([empires >> empire & 1 for empire in cost]):
            found |= 2**ability
    return found


FOR_ONE_EACH: Final = vec[i64]([_affordable(empires, False) for empires in range(32)])
FOR_TWO_EACH: Final = vec[i64]([_affordable(empires, True) for empires in range(32)])


def affordable(hand: i64) -> i64:
    """The abilities that the open numbers of cards allow; bits."""
    counts = hand >> COUNTS
    if counts == 0:
        return 0
    one: i64 = 0
    two: i64 = 0
    bit: i64 = 1
    while counts != 0:
        n = counts & 15
        if n > 0:
            one |= bit
            if n > 1:
                two |= bit
        counts >>= 4
        bit += bit
    return FOR_ONE_EACH[one] | FOR_TWO_EACH[two]


def payable(hand: i64, ability: i64) -> bool:
    """WW-8: of an affordable ability: is a card in hand that bears it? Every card bears those of its own empire."""
    return NAMED_BY[ability] == 0 or hand & NAMED_BY[ability] != 0
