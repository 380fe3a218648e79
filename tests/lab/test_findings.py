"""What games say, on games made up for the purpose; and intervals that hold what they promise."""

from __future__ import annotations

import pytest

from undercourt.kernel.rng import seeded
from undercourt.lab.findings import differences, findings_of, worths
from undercourt.lab.intervals import clustered, mean, share
from undercourt.lab.plots import around_nothing
from undercourt.lab.screen import signed
from undercourt.lab.study import Arm
from undercourt.lab.watching import GameSeen, SeatSeen
from undercourt.lab.what_if import NOTHING_ELSE

SEATS = ["amber", "sky"]


def game(number: int, winner: int, deeds: tuple[str, str] = ("", ""), quarters: tuple[int, int] = (1, 0)) -> GameSeen:
    """The first seat leads all the way with one point, unless told otherwise; a deed is the card that a seat bought."""
    seats = [
        SeatSeen("greedy", seat + 1, {}, float(seat == winner), 10 - abs(seat - winner), [quarters[seat]] * 4,
                 {("buy", deeds[seat]): 1} if deeds[seat] else {}, {})
        for seat in range(2)
    ]  # fmt: skip
    return GameSeen(number, {}, 100 + number, 5, 2, seats)


def test_wins_are_shares_with_intervals_around_them() -> None:
    found = findings_of(Arm("a", ["greedy"] * 2, {}, NOTHING_ELSE), SEATS, [game(i, int(i >= 30)) for i in range(40)])
    amber, sky = found["wins"]["seat"]
    assert (amber["value"], sky["value"]) == (0.75, 0.25)
    assert amber["low"] < 0.75 < amber["high"] < 1 and amber["low"] > 0.5
    length = found["lengths"]["decisions"]
    assert [length[key] for key in ("value", "p5", "p50", "p95")] == [119.5, 101, 119, 137]
    assert (length["low"], length["high"]) == pytest.approx((115.88, 123.12), abs=0.01)
    assert found["lead"]["quarters"][0]["leader_wins"]["value"] == 0.75


def test_what_lot_dealt_is_told_apart_by_bot_as_well() -> None:
    """At a table of two, nav wins in the hands of the saver and loses in those of greedy."""

    def seat(bot: str, house: str, win: float) -> SeatSeen:
        return SeatSeen(bot, 1, {"house": house}, win, 0, [0] * 4, {}, {})

    even = [seat("saver", "nav", 1.0), seat("greedy", "lyud", 0.0)]
    odd = [seat("greedy", "nav", 0.0), seat("saver", "lyud", 1.0)]
    games = [GameSeen(i, {}, 1, 1, 0, odd if i % 2 else even) for i in range(20)]
    wins = findings_of(Arm("a", ["greedy", "saver"], {}, NOTHING_ELSE), SEATS, games)["wins"]
    assert list(wins) == ["seat", "place", "bot", "house and bot", "house"]
    assert {row["label"]: row["value"] for row in wins["house and bot"]} == {
        "lyud, greedy": 0, "lyud, saver": 1, "nav, greedy": 0, "nav, saver": 1,
    }  # fmt: skip


def test_a_card_that_winners_buy_is_worth_more_than_one_that_losers_buy() -> None:
    games = [game(i, i % 2, ("good", "bad") if i % 2 == 0 else ("bad", "good")) for i in range(60)]
    found = {card["thing"]: card for card in worths(games)}
    assert found["good"]["value"] == 0.5 and found["bad"]["value"] == -0.5
    assert found["good"]["n"] == 60


def test_a_card_is_measured_against_such_seats_and_not_against_all() -> None:
    """The first seat always wins and always buys: the card has no part in it."""
    games = [game(i, 0, ("its_own", "")) for i in range(60)]
    assert [card["value"] for card in worths(games)] == [0]


def test_over_several_conditions_a_seat_is_measured_against_such_seats_of_its_own() -> None:
    """Under one the first seat always wins, under the other the second; the winner buys the card of each."""
    first = [game(i, 0, ("of_first", "")) for i in range(60)]
    other = [game(i, 1, ("of_first", "of_other")) for i in range(60)]
    found = {card["thing"]: card for card in worths(first, other)}
    assert {thing: (card["value"], card["n"]) for thing, card in found.items()} == {
        "of_first": (0, 120),
        "of_other": (0, 60),
    }


def test_games_of_one_seed_are_one_cluster_however_many_conditions_play_it() -> None:
    games = [game(i, i % 2, ("good", "bad") if i % 2 == 0 else ("bad", "good")) for i in range(60)]
    noisy = [*games, *[game(i, i % 2, ("bad", "good") if i % 2 == 0 else ("good", "bad")) for i in range(60, 80)]]
    once, twice = (
        next(card for card in found if card["thing"] == "good") for found in (worths(noisy), worths(noisy, noisy))
    )
    assert twice["n"] == 2 * once["n"] and (twice["low"], twice["high"]) == pytest.approx(
        (once["low"], once["high"]), abs=0.01
    )


def test_what_too_few_did_says_nothing() -> None:
    assert worths([game(i, 0, ("rare", "") if i < 5 else ("", "")) for i in range(60)]) == []


def test_differences_are_taken_game_by_game() -> None:
    before, after = [game(i, i % 2) for i in range(50)], [game(i, 0) for i in range(50)]
    found = differences(SEATS, before, after)
    assert {row["label"]: row["value"] for row in found["wins"]["seat"]} == {"amber": 0.5, "sky": -0.5}
    assert found["decisions"]["value"] == found["decisions"]["low"] == found["decisions"]["high"] == 0


def test_about_95_of_100_intervals_hold_the_true_share() -> None:
    rng = seeded(7)
    held = 0
    for _ in range(400):
        found = share(sum(rng.below(10) < 3 for _ in range(100)), 100)
        assert found.low is not None and found.high is not None
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_about_95_of_100_intervals_of_clustered_things_hold_the_true_mean() -> None:
    """Each group is of two that are always equal: counted as independent, they would seem too sure."""
    rng = seeded(8)
    held = 0
    for _ in range(400):
        found = clustered((2 * float(rng.below(2)), 2) for _ in range(100))
        assert found.low is not None and found.high is not None
        held += found.low <= 0.5 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_small_numbers_are_not_too_sure() -> None:
    assert (share(0, 5).high or 0) > 0.4 and (share(5, 5).low or 1) < 0.6
    assert mean([3]) == (1, 3, None, None) and clustered([(4, 2)]) == (2, 2, None, None) and clustered([]).n == 0


def test_one_game_says_what_a_card_is_worth_to_nobody() -> None:
    """However many conditions play it."""
    both = [[game(i, i, ("good", "bad")) for i in range(2)] for _ in range(16)]
    assert {card["thing"] for card in worths(*both)} == {"good", "bad"}
    once = [[game(0, 0, ("good", "bad")), game(1, 1)] for _ in range(16)]
    assert worths(*once) == []


def test_of_one_game_a_share_lies_anywhere_and_a_difference_has_no_interval() -> None:
    def seats(*bots: str) -> GameSeen:
        row = [SeatSeen(bot, 1, {}, float(seat == 0), 0, [0] * 4, {}, {}) for seat, bot in enumerate(bots)]
        return GameSeen(0, {}, 1, 1, 0, row)

    games = [seats("rare", "rare", "usual", "usual"), seats("usual", "usual", "usual", "usual")]
    rare, _ = findings_of(Arm("a", ["usual"] * 4, {}, NOTHING_ELSE), [*SEATS, "red", "blue"], games)["wins"]["bot"]
    assert (rare["value"], rare["low"], rare["high"]) == (0.5, 0, 1)
    row = next(one for one in differences([*SEATS, "red", "blue"], games, games)["wins"]["bot"] if one["n"] == 2)
    assert (row["label"], row["low"], row["high"]) == ("rare", None, None)
    assert signed(row) == ("+0.0", "–")
    assert around_nothing([("rare", row["value"], None, None)], "", "").count("<svg") == 2
