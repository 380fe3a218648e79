"""The generator that lives in the state: copied, saved and replayed with it. There is no other randomness."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """sfc32: four 32-bit words, the same numbers compiled or not."""

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.count)

    def word(self) -> i64:
        t = (self.a + self.b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + t) & MASK
        return t

    def fork(self) -> Rng:
        """A generator of its own, so that two sampled worlds share none."""
        return Rng(self.word(), self.word(), self.word(), self.word())

    def below(self, n: i64) -> i64:
        """Uniform in [0, n): the high bits of word * n, so no division. The bias is n / 2**32."""
        return (self.word() * n) >> 32


def seeded(seed: int) -> Rng:
    """The only door from a seed, of up to 128 bits, to a generator."""
    rng = Rng(seed & MASK, seed >> 32 & MASK, seed >> 64 & MASK, (seed >> 96 & MASK) ^ 1)
    for _ in range(20):
        rng.word()
    return rng


def blank() -> Rng:
    """What a view carries instead of the true generator."""
    return Rng(0, 0, 0, 0)
