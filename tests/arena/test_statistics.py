"""Intervals, against cases that were worked out by hand or stand in tables."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from undercourt.arena.statistics import NORMAL, at_percent, mean, share, student, wilson


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    # 40 of 100: (0.4 + 1.92073/100 ± 1.96 √(0.24/100 + 0.960365/10000)) / (1 + 3.841459/100) = 0.3094 … 0.4980
    assert wilson(0.4, 100, NORMAL) == pytest.approx((0.4, 0.30940, 0.49800), abs=1e-5)
    # None of 10: from nothing to 3.841459 / (10 + 3.841459)
    assert wilson(0.0, 10, NORMAL) == pytest.approx((0.0, 0.0, 0.27753), abs=1e-5)
    assert wilson(1.0, 10, NORMAL) == pytest.approx((1.0, 0.72247, 1.0), abs=1e-5)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (5, 2.571), (9, 2.2622), (30, 2.0423), (399, 1.9659)]
)
def test_students_quantile_is_that_of_the_table(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def test_a_mean_reaches_as_far_as_deals_differ() -> None:
    # Deals 1, 2, 3, 4, 5: mean 3, variance 2.5, so 3 ± 2.776 √(2.5 / 5)
    assert mean([1, 2, 3, 4, 5]) == pytest.approx((3, 3 - 2.776 * sqrt(0.5), 3 + 2.776 * sqrt(0.5)))
    assert mean([7, 7, 7]) == (7, 7, 7)
    assert mean([7]) == (7, None, None), "one deal says nothing about how far"


def test_where_games_are_independent_a_share_is_wilsons() -> None:
    """100 deals of one game, 40 won: the variance between deals is n / (n - 1) times p (1 - p)."""
    found = share([1.0] * 40 + [0.0] * 60)
    assert found == pytest.approx(wilson(0.4, 99, student(99)))


def test_what_all_games_of_a_deal_have_in_common_does_not_count_twice() -> None:
    """Whether a deal is one game or four that all end alike, it is one deal."""
    deals = [1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0]
    assert share([sum([deal] * 4) / 4 for deal in deals]) == share(deals)


def test_duplicate_deals_that_settle_luck_are_worth_more() -> None:
    """Half of the games won: where every deal is split, the result is surer than where whole deals go one way."""
    split = share([0.5, 0.75, 0.5, 0.25] * 10)
    apart = share([1.0, 0.0, 1.0, 0.0] * 10)
    assert split.value == apart.value == 0.5
    assert split.high - split.low < (apart.high - apart.low) / 2


def test_deals_that_do_not_differ_count_as_one_game_each() -> None:
    assert share([1.0] * 10) == wilson(1.0, 10, NORMAL)
    assert share([0.25] * 10) == wilson(0.25, 10, NORMAL)
    assert share([1.0]) == pytest.approx((1.0, 0.2065, 1.0), abs=1e-4)


def test_a_share_stays_between_nothing_and_all() -> None:
    low = share([0.0] * 3 + [0.25])
    assert 0 <= low.low < low.value < low.high <= 1


def test_percentiles_are_nearest_ranks() -> None:
    assert (at_percent(Counter(range(1, 21)), 95), at_percent(Counter({3: 1}), 99), at_percent(Counter(), 50)) == (
        19,
        3,
        None,
    )
