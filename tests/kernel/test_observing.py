"""Marks and rows, whatever the game."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from undercourt.kernel.observing import BLIND, BY_PLACE, Block, Layout, Sight, spread, turn, wipe
from undercourt.kernel.piles import piles


def marked(sight: Sight) -> list[tuple[int, int]]:
    return [(sight.marks[i] // BY_PLACE, sight.marks[i] % BY_PLACE) for i in range(sight.count)]


def test_nothing_is_not_marked_and_too_much_is_as_much_as_a_byte_holds() -> None:
    sight = Sight()
    for place, amount in ((3, 0), (4, -2), (5, 255), (6, 256), (7, 9000)):
        sight.mark(place, amount)
    assert marked(sight) == [(5, 255), (6, 255), (7, 255)]


def test_a_set_is_marked_by_its_members_and_a_pile_by_its_kinds() -> None:
    sight, cards = Sight(), piles(2, 4)
    sight.mark_bits(10, 0b1011)
    for card in (2, 0, 2):
        cards.add(1, card)
    assert sight.mark_cards(20, cards, 1, 2, vec[i64]([1, 10, 100])) == 101  # the first two alone
    assert marked(sight) == [(10, 1), (11, 1), (13, 1), (22, 1), (20, 1)]


def test_what_is_put_into_a_row_takes_the_place_of_what_was_there() -> None:
    listed, added = Sight(), Sight()
    added.row, added.base = vec[u8]([9] * 12), 1
    for sight in (listed, added):
        sight.put(0, 300)
        sight.put(1, -1)  # compiled or not, nobody has less than nothing
        sight.put_bits(2, 0b101, 2)
        sight.put_counts(6, 0b11, vec[u8]([0, 4, 0, 5]), 1, 2)
        sight.put_set(8, 2, 0b10)
    assert marked(listed) == [(0, 255), (2, 2), (4, 2), (6, 4), (7, 5), (9, 1)]
    assert list(added.row) == [9, 255, 0, 2, 9, 2, 9, 4, 5, 0, 1, 9]


def test_of_a_set_that_is_noted_only_changes_are_put() -> None:
    listed, kept = Sight(), Sight()
    kept.row, kept.base, kept.note = vec[u8]([9] * 6), 1, 2
    for again, bits in ((False, 0b101), (True, 0b1100)):
        listed.count = 0
        listed.again = kept.again = again
        listed.put_noted(0, 3, bits)
        kept.put_noted(0, 3, bits)
    assert marked(listed) == [(2, 1), (3, 1)]
    assert list(kept.row) == [9, 0, 9, 1, 1, 9] and kept.notes[5] == 0b1100


@pytest.mark.parametrize(("seats", "by"), [(2, 1), (3, 1), (3, 2), (4, 3)])
def test_what_is_there_by_seat_is_counted_from_another(seats: int, by: int) -> None:
    sight, size = Sight(), 5
    sight.row, sight.base = vec[u8]([seat * size + i for seat in range(seats) for i in range(size)] + [99]), 0
    sight.turn(0, size, seats, by)
    turned = [(seat + by) % seats * size + i for seat in range(seats) for i in range(size)]
    assert list(sight.row) == [*turned, 99]
    sight.row = vec[u8]([0, 1, 2, 3, 77, 10, 11, 12, 13, 77])
    sight.turn_each(0, 2, 5, seats, by)
    around = [(seat + by) % seats for seat in range(seats)] + list(range(seats, 4))
    assert list(sight.row) == [*around, 77, *[10 + i for i in around], 77]


def test_more_is_turned_than_is_kept_aside_at_once() -> None:
    row = vec[u8](i % 251 for i in range(2000))
    turn(row, 100, 1, 0, 1800, 700)
    assert list(row) == [i % 251 for i in [*range(100), *range(800, 1900), *range(100, 800), *range(1900, 2000)]]


@pytest.mark.parametrize("n", [0, 1, 7, 8, 9, 16, 21, 24, 42, 56])
def test_bits_become_bytes_and_leave_what_lies_around(n: int) -> None:
    for bits in (0, (1 << 60) - 1, 0x0F1E2D3C4B5A6978, 0x00DEADBEEFCAFE81, 0x0080402010080402):
        row = vec[u8]([7] * 62)
        spread(row, 3, n, bits)
        assert list(row) == [7] * 3 + [bits >> i & 1 for i in range(n)] + [7] * (59 - n)
    with pytest.raises(IndexError):
        spread(vec[u8]([7] * 9), 3, 7, 1)


@pytest.mark.parametrize("n", [0, 1, 7, 8, 9, 16, 23])
def test_wiping_leaves_what_lies_around(n: int) -> None:
    row = vec[u8]([7] * 30)
    wipe(row, 3, n)
    assert list(row) == [7] * 3 + [0] * n + [7] * (27 - n)


def test_blocks_lie_one_after_the_other() -> None:
    layout = Layout([Block("a", 3, 1, "one"), Block("b", 2, 10, "two")])
    assert (layout.size, layout.at("a"), layout.at("b")) == (5, 0, 3)
    assert layout.scales() == [1, 1, 1, 10, 10]
    assert layout.table().splitlines()[-1] == "| 3 | 2 | `b` | 10 | two |"
    assert (repr(layout), repr(layout.blocks[1])) == ("<5 bytes in 2 blocks>", "<b: 2 bytes, scale 10>")
    with pytest.raises(ValueError, match=r"^there is no block 'c'; there are: a, b$"):
        layout.at("c")


def test_a_game_without_observations_has_none() -> None:
    assert BLIND.size == 0 and BLIND.layout.blocks == []
