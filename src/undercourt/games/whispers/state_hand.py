"""Cards packed into ints.

A hand is one int: two bits for each of the 20 kinds (there are two copies), and above them four bits for each empire
with the number of its cards. Adding and taking away cards is adding and subtracting. A view keeps the open numbers of
another's hand and leaves the kinds at zero.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.whispers.actions import EMPIRES, KINDS

COUNTS: Final = 40  # where the numbers by empire begin
CARD: Final = vec[i64]([4**kind + 2 ** (COUNTS + kind // 4 * 4) for kind in range(KINDS)])
KINDS_OF: Final = vec[i64]([255 * 256**empire for empire in range(EMPIRES)])  # the kinds of one empire; bits
ALL_CARDS: Final = sum([2 * (4**kind + 2 ** (COUNTS + kind // 4 * 4)) for kind in range(KINDS)])
ONLY_COUNTS: Final = sum([15 * 2 ** (COUNTS + 4 * empire) for empire in range(EMPIRES)])


def held(hand: i64, empire: i64) -> i64:
    """How many cards of the empire: everybody may know."""
    return hand >> (COUNTS + 4 * empire) & 15


def copies(hand: i64, kind: i64) -> i64:
    return hand >> 2 * kind & 3


def hand_size(hand: i64) -> i64:
    n: i64 = 0
    for empire in range(EMPIRES):
        n += held(hand, empire)
    return n


def listed(hand: i64) -> list[i64]:
    """The kinds that can be seen, each as often as it is there."""
    return [kind for kind in range(KINDS) for _ in range(copies(hand, kind))]
