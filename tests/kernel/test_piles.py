"""Piles: cards go in, come out and are counted; a copy is independent, and no pile runs over into the next."""

from __future__ import annotations

from collections import Counter

import pytest

from undercourt.kernel.ids import BIT, BIT_NUMBER, bits_in
from undercourt.kernel.piles import Piles, piles
from undercourt.kernel.rng import seeded


def dealt(*cards: int) -> Piles:
    """Three piles of at most five; the cards are in the middle one."""
    p = piles(3, 5)
    for card in cards:
        p.add(1, card)
    return p


def test_cards_lie_in_the_order_in_which_they_came() -> None:
    p = dealt(9, 4, 9)
    assert [p.at(1, i) for i in range(p.size[1])] == [9, 4, 9]
    assert list(p.size) == [0, 3, 0]


def test_listed_sorts_and_leaves_the_pile_alone() -> None:
    p = dealt(9, 4, 9)
    assert p.listed(1) == [4, 9, 9] and p.at(1, 0) == 9 and p.listed(0) == []


def test_find_and_count_look_at_one_pile_only() -> None:
    p = dealt(9, 4, 9)
    p.add(2, 7)
    assert (p.find(1, 9), p.find(1, 4), p.find(1, 7)) == (0, 1, -1)
    assert (p.count(1, 9), p.count(1, 7), p.count(2, 7)) == (2, 0, 1)


def test_only_the_first_of_equal_cards_is_first() -> None:
    p = dealt(9, 4, 9, 4, 1)
    assert [p.is_first(1, i) for i in range(5)] == [True, True, False, False, True]


def test_taking_removes_one_copy() -> None:
    p = dealt(9, 4, 9)
    p.take(1, 9)
    assert p.listed(1) == [4, 9]
    p.take(1, 9)
    assert p.listed(1) == [4]


def test_taking_at_a_place_gives_that_card() -> None:
    p = dealt(9, 4, 7)
    assert p.take_at(1, 1) == 4 and p.listed(1) == [7, 9]
    assert p.take_at(1, 1) == 7 and p.listed(1) == [9]


def test_dealing_is_drawing_and_adding() -> None:
    dealing, drawing = dealt(9, 4, 7, 1, 5), dealt(9, 4, 7, 1, 5)
    rng, same = seeded(3), seeded(3)
    for _ in range(5):
        card = drawing.draw(1, same)
        drawing.add(2, card)
        assert dealing.deal(1, 2, rng) == card and dealing.words() == drawing.words()


def test_no_card_is_dealt_into_a_full_pile() -> None:
    p = dealt(9)
    for card in range(5):
        p.add(2, card)
    with pytest.raises(AssertionError, match="ran over"):
        p.deal(1, 2, seeded(1))


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(AssertionError, match="not in the pile"):
        dealt(9).take(1, 4)


def test_a_full_pile_does_not_run_over() -> None:
    p = dealt(1, 2, 3, 4, 5)
    with pytest.raises(AssertionError, match="ran over"):
        p.add(1, 6)
    assert p.listed(2) == []


def test_pouring_empties_the_source() -> None:
    p = dealt(9, 4)
    p.add(2, 1)
    p.pour(1, 2)
    assert p.listed(1) == [] and p.listed(2) == [1, 4, 9]


def test_every_card_is_drawn_as_often_as_any_other() -> None:
    rng = seeded(2)
    drawn = Counter(dealt(1, 2, 3, 4, 5).draw(1, rng) for _ in range(5000))
    assert set(drawn) == {1, 2, 3, 4, 5} and all(880 < n < 1120 for n in drawn.values())


def test_a_copy_is_independent() -> None:
    p = dealt(9, 4)
    copied = p.copy()
    copied.put(1, 0, 5)
    copied.add(1, 6)
    assert p.listed(1) == [4, 9] and copied.listed(1) == [4, 5, 6]


def test_the_largest_card_number_fits() -> None:
    assert dealt(255).at(1, 0) == 255


@pytest.mark.parametrize("bit", range(62))
def test_single_bits_are_right_above_the_32nd_too(bit: int) -> None:
    assert BIT[bit] == 2**bit
    assert BIT_NUMBER[BIT[bit] % 67] == bit


def test_bits_are_counted_above_the_32nd_too() -> None:
    assert [bits_in(mask) for mask in (0, 1, 2**40, 2**61 + 2**33 + 1, 2**62 - 1)] == [0, 1, 1, 3, 62]
