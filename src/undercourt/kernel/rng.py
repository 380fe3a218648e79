"""The generator that lives in the state: copied, saved and replayed with it. There is no other randomness."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

from undercourt.kernel.ids import bits_in, lowest_bit

MASK: Final = 0xFFFFFFFF
WORDS: Final = 16  # of 32 bits, in one block of BLAKE2b
FAST: Final = "sfc32"  # the names of the generators, as records write them
SEALED: Final = "blake2b"


class Seal:
    """A key, and one block of sixteen words that it gives. Never changed, so copies share it."""

    def __init__(self, key: bytes, number: i64) -> None:
        self.key: bytes = key
        self.number: i64 = number
        self.block: bytes = blake2b(int(number).to_bytes(8, "little"), key=key).digest()


@mypyc_attr(acyclic=True, free_list_len=1)  # no tracking by the garbage collector; the next copy reuses the memory
class Rng:
    """sfc32: four 32-bit words, the same numbers compiled or not. Fast, and its state can be guessed from its words.

    With a seal it is BLAKE2b in counter mode instead, keyed with the seed: whoever saw all its words so far cannot tell
    the next. That is for tables that are played for others, and sixteen words take some microseconds. One class
    for both, since a method that is overridden is not inlined.
    """

    def __init__(self, a: i64, b: i64, c: i64, count: i64, seal: Seal | None = None) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count
        self.seal: Seal | None = seal

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.count, self.seal)

    def words(self) -> list[int]:
        """For a save: which generator, and all of it."""
        if self.seal is None:
            return [0, self.a, self.b, self.c, self.count]
        key = self.seal.key
        return [1, *[int.from_bytes(key[i : i + 4], "little") for i in range(0, 16, 4)], self.count]

    def word(self) -> i64:
        if self.seal is not None:
            return self.sealed_word()
        t = (self.a + self.b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + t) & MASK
        return t

    def sealed_word(self) -> i64:
        seal = self.seal
        assert seal is not None
        if self.count // WORDS != seal.number:
            seal = Seal(seal.key, self.count // WORDS)
            self.seal = seal
        at = self.count % WORDS * 4
        self.count += 1
        return int.from_bytes(seal.block[at : at + 4], "little")

    def fork(self) -> Rng:
        """A generator of its own, so that two sampled worlds share none."""
        return Rng(self.word(), self.word(), self.word(), self.word())

    def below(self, n: i64) -> i64:
        """Uniform in [0, n): the high bits of word * n, so no division. The bias is n / 2**32."""
        return (self.word() * n) >> 32


def any_bit(bits: i64, rng: Rng) -> i64:
    """One of the bits that are set, at random, by its number: a draw from a face-down pile of single things."""
    for _ in range(rng.below(bits_in(bits))):
        bits &= bits - 1
    return lowest_bit(bits)


def seeded(seed: int) -> Rng:
    """From a seed of up to 128 bits to a fast generator, for games that nobody plays for others."""
    rng = Rng(seed & MASK, seed >> 32 & MASK, seed >> 64 & MASK, (seed >> 96 & MASK) ^ 1)
    for _ in range(20):
        rng.word()
    return rng


def sealed(seed: int) -> Rng:
    """From a seed of 128 bits to a generator that nobody can predict without knowing the seed."""
    return Rng(0, 0, 0, 0, Seal(seed_bytes(seed), 0))


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
    count = next(words)
    return Rng(0, 0, 0, count, Seal(key, count // WORDS))
