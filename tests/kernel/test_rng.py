"""The generator: the same numbers everywhere, evenly spread, and a copy that goes its own way."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from undercourt.kernel.rng import (
    FAST,
    MASK,
    SEALED,
    any_bit,
    blank,
    commitment,
    derived,
    generator,
    loaded,
    sealed,
    seeded,
)


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


def test_any_bit_is_one_of_those_that_are_set_and_each_is_as_likely() -> None:
    rng = seeded(3)
    drawn = Counter(any_bit(0b1001_0010, rng) for _ in range(3000))
    assert set(drawn) == {1, 4, 7} and min(drawn.values()) > 900


def test_a_copy_goes_its_own_way() -> None:
    rng = seeded(8)
    copied = rng.copy()
    ahead = [copied.word() for _ in range(5)]
    assert [rng.word() for _ in range(5)] == ahead


def test_a_blank_generator_is_all_noughts() -> None:
    rng = blank()
    assert (rng.a, rng.b, rng.c, rng.count) == (0, 0, 0, 0)


# The sealed generator, for tables that are played for others


def test_the_sealed_words_are_blake2b_in_counter_mode() -> None:
    rng, key = sealed(5), (5).to_bytes(16, "little")
    blocks = b"".join(blake2b(n.to_bytes(8, "little"), key=key).digest() for n in range(4))
    wanted = [int.from_bytes(blocks[i : i + 4], "little") for i in range(0, 256, 4)]
    assert [rng.word() for _ in range(64)] == wanted


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_a_sealed_generator_is_copied_and_saved_in_mid_block(drawn: int) -> None:
    rng = sealed(2**100 + 7)
    for _ in range(drawn):
        rng.word()
    copied, again = rng.copy(), loaded(iter(rng.words()))
    ahead = [rng.word() for _ in range(40)]
    assert [copied.word() for _ in range(40)] == ahead and [again.word() for _ in range(40)] == ahead


def test_a_fast_generator_is_saved_too() -> None:
    rng = seeded(3)
    again = loaded(iter(rng.words()))
    assert [rng.word() for _ in range(8)] == [again.word() for _ in range(8)]


@pytest.mark.parametrize("n", [2, 6, 79])
def test_below_is_even_when_sealed(n: int) -> None:
    rng = sealed(n)
    drawn = [0] * n
    for _ in range(500 * n):
        drawn[rng.below(n)] += 1
    assert sum((count - 500) ** 2 / 500 for count in drawn) < n + 5 * (2 * n) ** 0.5


def test_six_words_give_the_fast_generator_away_and_not_the_sealed_one() -> None:
    """Why tables are sealed: sfc32 can be wound on from four words of its state; a block tells nothing of the next."""
    fast = seeded(9)
    state = (fast.a, fast.b, fast.c, fast.count)
    from undercourt.kernel.rng import Rng

    assert Rng(*state).word() == fast.word()
    rng = sealed(9)
    seen = [rng.word() for _ in range(16)]
    assert rng.words()[1:5] != seen[:4] and not {rng.word() for _ in range(64)} & set(seen)


def test_a_record_names_its_generator() -> None:
    assert generator(SEALED, 4).word() == sealed(4).word() and generator(FAST, 4).word() == seeded(4).word()


def test_derived_seeds_have_nothing_in_common_with_the_tables() -> None:
    seeds = {derived(seed, purpose) for seed in range(50) for purpose in ("bots", "bot 0 0", "bot 0 1", "bot 1 0")}
    assert len(seeds) == 200 and not seeds & set(range(50))
    assert all(seed < 2**128 for seed in seeds)


def test_the_hash_of_a_seed_never_changes_and_tells_seeds_apart() -> None:
    assert commitment(1) == commitment(1) != commitment(2)
    assert len(commitment(0)) == 64 and len({commitment(1 << bit) for bit in range(128)}) == 128
