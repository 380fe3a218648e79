"""The generator that lives in the state: copied, saved and replayed with it. There is no other randomness."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
WORDS: Final = 16  # of 32 bits, in one block of BLAKE2b
FAST: Final = "sfc32"  # the names of the generators, as records write them
SEALED: Final = "blake2b"


class Rng:
    """sfc32: four 32-bit words, the same numbers compiled or not. Fast, and its state can be guessed from its words."""

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.count)

    def words(self) -> list[int]:
        """For a save: which generator, and all of it."""
        return [0, self.a, self.b, self.c, self.count]

    def word(self) -> i64:
        t = (self.a + self.b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + t) & MASK
        return t

    def fork(self) -> Rng:
        """A separate generator, so that no two sampled worlds share one."""
        return Rng(self.word(), self.word(), self.word(), self.word())

    def below(self, n: i64) -> i64:
        """Uniform in [0, n): the high bits of word * n, so no division. The bias is n / 2**32."""
        return (self.word() * n) >> 32


class SealedRng(Rng):
    """BLAKE2b in counter mode, keyed with the seed: whoever has seen all its words so far cannot tell the next one.

    For tables that are played for others. Sixteen words take it about a microsecond.
    """

    def __init__(self, key: bytes, count: i64) -> None:
        super().__init__(0, 0, 0, count)
        self.key: bytes = key
        self.block: bytes = b""  # the sixteen words that `count` is among; empty until one is wanted

    def copy(self) -> Rng:
        rng = SealedRng(self.key, self.count)
        rng.block = self.block
        return rng

    def words(self) -> list[int]:
        return [1, *[int.from_bytes(self.key[i : i + 4], "little") for i in range(0, 16, 4)], self.count]

    def word(self) -> i64:
        at = self.count % WORDS
        if at == 0 or not self.block:
            self.block = blake2b(int(self.count // WORDS).to_bytes(8, "little"), key=self.key).digest()
        self.count += 1
        return int.from_bytes(self.block[at * 4 : at * 4 + 4], "little")


def seeded(seed: int) -> Rng:
    """From a seed of up to 128 bits to a fast generator, for games that nobody plays for others."""
    rng = Rng(seed & MASK, seed >> 32 & MASK, seed >> 64 & MASK, (seed >> 96 & MASK) ^ 1)
    for _ in range(20):
        rng.word()
    return rng


def sealed(seed: int) -> Rng:
    """From a seed of 128 bits to a generator that nobody can predict without knowing the seed."""
    return SealedRng(seed_bytes(seed), 0)


def generator(name: str, seed: int) -> Rng:
    """The generator that a record names."""
    return sealed(seed) if name == SEALED else seeded(seed)


def derived(seed: int, purpose: str) -> int:
    """A seed for something else at the same table, such as its bots: it tells nothing about the first."""
    return int.from_bytes(blake2b(purpose.encode(), key=seed_bytes(seed), digest_size=16).digest(), "little")


def commitment(seed: int) -> str:
    """A hash of the seed that is shown before the first move: the seed, shown at the end, must give it."""
    return blake2b(seed_bytes(seed), digest_size=32, person=b"undercourt seed").hexdigest()


def seed_bytes(seed: int) -> bytes:
    return (seed & (2**128 - 1)).to_bytes(16, "little")


def blank() -> Rng:
    """What a view carries instead of the true generator."""
    return Rng(0, 0, 0, 0)


def loaded(words: Iterator[int]) -> Rng:
    """The inverse of `words`."""
    if next(words) == 0:
        return Rng(next(words), next(words), next(words), next(words))
    key = b"".join([next(words).to_bytes(4, "little") for _ in range(4)])
    return SealedRng(key, next(words))
