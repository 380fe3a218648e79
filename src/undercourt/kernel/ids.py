"""Small names for small ints, so that a signature says what a number means."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Seat: TypeAlias = i64  # 0..n-1 round the table
Action: TypeAlias = i64  # a verb and its object, from the game's fixed space: DEPLOY + place
Card: TypeAlias = i64  # a kind of card; equal copies are the same number

NOTHING: Final = -1  # no seat, no card, no place
EMPTY: Final = vec[i64]()

# Trap: mypyc 2.4.1 compiles `1 << x` on i64 as a 32-bit shift. Take single bits from here.
BIT: Final = vec[i64]([2**i for i in range(62)])

# Which bit a power of two is: BIT_NUMBER[bit % 67]. Modulo 67, the powers up to 2**65 all differ.
BIT_NUMBER: Final = vec[i64]([next((i for i in range(62) if 2**i % 67 == r), 0) for r in range(67)])


def lowest_bit(bits: i64) -> i64:
    """The number of the lowest bit that is set. To walk a set: take it, then `bits &= bits - 1`, until none is left."""
    return BIT_NUMBER[(bits & -bits) % 67]


def members(bits: i64) -> list[i64]:
    """The numbers of all bits that are set, where speed does not matter."""
    found: list[i64] = []
    while bits != 0:
        found.append(lowest_bit(bits))
        bits &= bits - 1
    return found


def bits_in(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n
