"""The generator: the same numbers everywhere, evenly spread, and a copy that goes its own way."""

from __future__ import annotations

import pytest

from undercourt.kernel.rng import MASK, blank, seeded


def words(seed: int, n: int) -> list[int]:
    rng = seeded(seed)
    return [rng.word() for _ in range(n)]


def sfc32(a: int, b: int, c: int, count: int) -> list[int]:
    """Chris Doty-Humphrey's generator as it is published, on Python's unbounded ints; it skips 20 words."""
    out = []
    for _ in range(20 + 1000):
        word = (a + b + count) & MASK
        count = (count + 1) & MASK
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK
        c = (((c << 21) & MASK | c >> 11) + word) & MASK
        out.append(word)
    return out[20:]


def test_the_words_are_those_of_sfc32() -> None:
    assert words(0, 1000) == sfc32(0, 0, 0, 1)
    assert words(2**128 - 1, 1000) == sfc32(MASK, MASK, MASK, MASK ^ 1)


def test_the_first_words_of_a_seed_never_change() -> None:
    assert words(1, 4) == [2719816156, 329822289, 138300035, 2845726439]


@pytest.mark.parametrize("part", range(4))
def test_every_part_of_a_long_seed_counts(part: int) -> None:
    assert words(5, 8) != words(5 ^ 1 << 32 * part + 7, 8)


def test_seeds_side_by_side_have_nothing_in_common() -> None:
    firsts = [seeded(seed).word() for seed in range(2000)]
    assert len(set(firsts)) == 2000
    assert 900 < sum(word > MASK // 2 for word in firsts) < 1100


@pytest.mark.parametrize("n", [1, 2, 3, 6, 10, 79])
def test_below_is_even(n: int) -> None:
    rng = seeded(n)
    drawn = [0] * n
    for _ in range(1000 * n):
        drawn[rng.below(n)] += 1
    chi_squared = sum((count - 1000) ** 2 / 1000 for count in drawn)
    assert chi_squared < n + 5 * (2 * n) ** 0.5


def test_below_reaches_both_ends_of_a_large_range() -> None:
    rng = seeded(3)
    drawn = [rng.below(2**30) for _ in range(5000)]
    assert 0 <= min(drawn) < 2**20 and 2**30 - 2**20 < max(drawn) < 2**30


def test_a_copy_goes_its_own_way() -> None:
    rng = seeded(8)
    copied = rng.copy()
    ahead = [copied.word() for _ in range(5)]
    assert [rng.word() for _ in range(5)] == ahead


def test_a_blank_generator_is_all_noughts() -> None:
    rng = blank()
    assert (rng.a, rng.b, rng.c, rng.count) == (0, 0, 0, 0)
