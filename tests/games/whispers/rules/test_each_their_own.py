"""Advanced rule: to each their own, with different empires on the devout slots."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import game, rule, table

EMPIRES = {"bear", "eagle", "elephant", "lion", "horse"}
SEATS = ["raven", "spider", "rat", "serpent"]
SEEDS = range(1, 81)


@rule("WW-12.3.1")
def test_usually_players_may_begin_devout_to_the_same_empire() -> None:
    devout = [[game(seats=4, seed=seed).loyalty(seat)[0] for seat in SEATS] for seed in SEEDS]
    assert any(len(set(empires)) < 4 for empires in devout) and any(len(set(empires)) == 4 for empires in devout)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("WW-12.3.2")
def test_all_begin_devout_to_different_empires(seats: int) -> None:
    for seed in SEEDS:
        t = game(seats=seats, seed=seed, to_each_their_own="on")
        assert len({t.loyalty(seat)[0] for seat in SEATS[:seats]}) == seats


@rule("WW-12.3.2")
def test_everybody_still_has_one_token_of_each_empire() -> None:
    for seed in SEEDS:
        t = game(seats=4, seed=seed, to_each_their_own="on")
        assert all(set(t.loyalty(seat)) == EMPIRES and len(t.loyalty(seat)) == 5 for seat in SEATS)


@rule("WW-12.3.3")
def test_each_empire_may_come_to_each_player() -> None:
    games = [game(seats=4, seed=seed, to_each_their_own="on") for seed in SEEDS]
    assert all({t.loyalty(seat)[0] for t in games} == EMPIRES for seat in SEATS)
    left_over = [EMPIRES - {t.loyalty(seat)[0] for seat in SEATS} for t in games]
    assert (
        all(len(empires) == 1 for empires in left_over) and {one for empires in left_over for one in empires} == EMPIRES
    )


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
@rule("WW-12.3.4")
def test_the_other_tokens_lie_at_random(slot: int) -> None:
    games = [game(seats=4, seed=seed, to_each_their_own="on") for seed in SEEDS]
    assert all({t.loyalty(seat)[slot] for t in games} == EMPIRES for seat in SEATS)
    assert any(t.loyalty("raven")[slot] == t.loyalty("spider")[slot] for t in games)


@rule("WW-12.3.5")
def test_a_swap_may_make_two_players_devout_to_the_same_empire() -> None:
    loyalty = {"raven": "bear eagle elephant lion horse", "spider": "eagle bear elephant lion horse"}
    t = table(phase="swap", loyalty=loyalty, to_each_their_own="on").do("swap devout dutiful")
    assert t.loyalty("raven")[0] == t.loyalty("spider")[0] == "eagle" and t.seat == "spider"
