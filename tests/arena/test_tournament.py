"""Duplicate deals: rotations, one deal for all of them, times, and what the games say together."""

from __future__ import annotations

import pytest

from undercourt.arena.entrants import Entrant, entrants
from undercourt.arena.parquet import frame
from undercourt.arena.reckoning import in_order, reckon, win_rates_so_far
from undercourt.arena.skill import skills
from undercourt.arena.tournament import (
    Contest,
    Fixture,
    Played,
    fixtures,
    milliseconds,
    play,
    play_fixture,
    rotations,
    step_of,
)
from undercourt.games import load_game

SEATS = ["amber", "sky", "green", "rose"]


def contest(names: str, game: str = "whispers") -> Contest:
    """Of bots without a game behind them: a, b and c are three of one kind, told apart by their budgets."""
    budgets = {"a": "1", "b": "2", "c": "3", "d": "4"}
    return Contest(game, [Entrant("random", budgets[name], True) for name in names], {}, 1)


def played(deal: int, rotation: int, bots: list[int], points: list[int], places: list[int]) -> Played:
    return Played(deal, rotation, bots, points, places, 10, [{0: 1} for _ in bots])


@pytest.mark.parametrize(
    ("names", "seatings"),
    [
        ("ab", [[0, 1], [1, 0]]),
        ("abbb", [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]),
        ("aabb", [[0, 0, 1, 1], [1, 0, 0, 1], [1, 1, 0, 0], [0, 1, 1, 0]]),
        ("abab", [[0, 1, 0, 1], [1, 0, 1, 0]]),
        ("aaaa", [[0, 0, 0, 0]]),
        ("abc", [[0, 1, 2], [2, 0, 1], [1, 2, 0]]),
    ],
)
def test_every_rotation_that_looks_different_is_played_once(names: str, seatings: list[list[int]]) -> None:
    assert rotations(contest(names)) == seatings


@pytest.mark.parametrize("names", ["ab", "abbb", "aabb", "abab", "abcd", "aab"])
def test_over_all_rotations_a_bot_sits_in_every_seat_equally_often(names: str) -> None:
    seatings = rotations(contest(names))
    for seat in range(len(names)):
        column = [seating[seat] for seating in seatings]
        assert {who: column.count(who) * len(names) for who in column} == {
            who: list(seatings[0]).count(who) * len(seatings) for who in column
        }


def test_games_are_wanted_deal_by_deal_less_those_that_were_played() -> None:
    wanted = fixtures(contest("ab"), 2, {(0, 1)})
    assert [(one.deal, one.rotation) for one in wanted] == [(0, 0), (1, 0), (1, 1)]


def test_all_rotations_of_a_deal_are_dealt_alike() -> None:
    """Two bots that are the same in all but name: turned round, the same game has the same score in the same seats."""
    first, second = play(fixtures(contest("ab"), 1), jobs=1)
    assert (first.points, first.places, first.decisions) == (second.points, second.places, second.decisions)
    assert (first.bots, second.bots) == ([0, 1], [1, 0])


def test_deals_differ() -> None:
    points = [game.points for game in play(fixtures(contest("aa"), 3), jobs=1)]
    assert len({tuple(one) for one in points}) > 1


def test_only_decisions_with_more_than_one_option_are_timed() -> None:
    game = play_fixture(Fixture(contest("aa"), 0, 0))
    timed = sum(sum(times.values()) for times in game.times)
    assert 0 < timed < game.decisions


def test_places_are_shared_from_the_best() -> None:
    game = played(0, 0, [0, 1, 2], [5, 9, 9], [3, 1, 1])
    assert [game.share(seat) for seat in range(3)] == [0, 0.5, 0.5]
    assert [game.margin(seat) for seat in range(3)] == [-4, 0, 0]


def test_times_are_kept_within_two_percent() -> None:
    for seconds in (1e-7, 0.00123, 0.1, 1.0, 59.0):
        assert milliseconds(step_of(seconds)) == pytest.approx(1000 * seconds, rel=0.0101)


def test_a_bot_in_three_seats_has_the_win_rate_of_one() -> None:
    """a wins two deals in all rotations, in the third a, b, b and b win one each: a 9/12, b (3/12) / 3."""
    seatings = rotations(contest("abbb"))
    games = []
    for deal in range(3):
        for rotation, bots in enumerate(seatings):
            winner = 0 if deal == 2 else bots.index(0)  # in the last deal, amber wins whoever sits there
            points = [30 if seat == winner else 10 for seat in range(4)]
            games.append(played(deal, rotation, bots, points, [1 if seat == winner else 2 for seat in range(4)]))
    result = reckon(contest("abbb"), SEATS, games)
    a, b = result["bots"]
    assert (a["name"], a["seats"], b["seats"]) == ("random@1", 1, 3)
    assert (a["win_rate"], b["win_rate"]) == (0.75, pytest.approx(1 / 12, abs=1e-5))
    # a: +20 in 8 + 1 of 12 games, else -20. b: -20 in 36 seats of which 3 win; where amber wins, +20 for that one.
    assert (a["margin"], b["margin"]) == pytest.approx((10.0, (3 * 20 - 33 * 20) / 36), abs=1e-3)
    assert (result["deals"], result["rotations"], result["games"]) == (3, 4, 12)
    assert [seat["win_rate"] for seat in result["seats"]] == pytest.approx([0.5, 1 / 6, 1 / 6, 1 / 6], abs=1e-5)
    assert [seat["win_rate"] for seat in a["by_seat"]] == pytest.approx([1, 2 / 3, 2 / 3, 2 / 3], abs=1e-5)
    assert a["low"] < 0.75 < a["high"] and (a["p50_ms"], a["choices_per_game"]) == (1000.0, 1.0)
    assert result["decisions_per_game"] == {"mean": 10.0, "p95": 10}


def test_the_order_in_which_games_come_in_does_not_matter() -> None:
    games = list(play(fixtures(contest("ab"), 2), jobs=1))
    assert in_order(2, games[::-1]) == games
    assert in_order(1, games[::-1]) == games[:2]


def test_an_estimate_settles_deal_by_deal() -> None:
    games = [played(deal, 0, [0, 1], [2, 1], [1, 2]) for deal in range(4)]
    settled = win_rates_so_far(0, games)
    assert [deals for deals, _ in settled] == [1, 2, 3, 4]
    assert settled[-1][1].low > settled[0][1].low


def test_who_always_wins_is_more_skilled() -> None:
    games = [played(deal, 0, [0, 1, 1], [3, 2, 1], [1, 2, 3]) for deal in range(10)]
    best, other = skills(2, games)
    assert best.mu > 25 > other.mu and best.sigma < 25 / 3
    assert best.ordinal == pytest.approx(best.mu - 3 * best.sigma)


def test_the_table_has_a_row_for_each_game_and_seat() -> None:
    games = list(play(fixtures(contest("ab"), 2), jobs=1))
    table = frame(contest("ab"), SEATS, games)
    assert table.height == 2 * 2 * 2 and table["win"].sum() == pytest.approx(4)
    assert set(table["bot"]) == {"random@1", "random@2"} and table["seed"].n_unique() == 2
    assert table.row(0, named=True)["seat_name"] == "amber"


def test_every_game_and_number_of_players_can_be_played() -> None:
    for game, players in [("tyrants", 3), ("abyss", 2), ("whispers", 4), ("secret_city", 6)]:
        taking_part = entrants(",".join(["random"] * players), load_game(game))
        [one] = play(fixtures(Contest(game, taking_part, {}, 1), 1), jobs=1)
        assert sorted(one.places)[0] == 1 and len(one.points) == players
