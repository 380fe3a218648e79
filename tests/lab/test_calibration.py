"""Beliefs are compared with the truth, and fair ones are told from wrong ones."""

from __future__ import annotations

import pytest

from undercourt.bots import Budget
from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.rng import seeded
from undercourt.lab import calibration
from undercourt.lab.calibration import Calibration, Compared, calibrate, table

FEW = Budget(positions=10)


def asked(chance: int, truth: int, times: int) -> Calibration:
    """Something that is so in `chance` of ten imagined worlds, and truly in `truth` of ten games."""
    found = Calibration()
    for i in range(times):
        found.ask(["yes"] * chance + ["no"] * (10 - chance), "yes" if i % 10 < truth else "no")
    return found


def test_what_is_believed_with_thirty_per_cent_is_counted_there() -> None:
    fair = asked(3, 3, 100)
    assert fair.questions == 100
    assert (fair.bins[3].answers, fair.bins[3].true) == (100, 30)
    assert (fair.bins[7].answers, fair.bins[7].true) == (100, 70)


def test_wrong_beliefs_cost_more() -> None:
    assert asked(3, 3, 100).log_loss < asked(8, 3, 100).log_loss
    assert asked(3, 3, 100).log_loss < asked(5, 3, 100).log_loss


def test_the_truth_that_no_world_shows_is_a_great_surprise_and_not_an_endless_one() -> None:
    assert 2.9 < asked(0, 10, 1).log_loss < 3.1


def test_what_is_known_is_not_asked() -> None:
    assert asked(10, 10, 5).questions == 0


@pytest.mark.parametrize("slug", game_names())
def test_every_game_has_hidden_things_to_ask_about(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "WORLDS", 8)
    found = calibrate(load_game(slug), ["random", "random", "random"], 1, 3, 20, FEW)
    assert found.believed.questions > 3 and found.counted.questions > 3
    assert "log-loss" in table(found)


def test_nobody_is_asked_about_what_is_its_own() -> None:
    game = load_game("whispers")
    d = Decision()
    s = game.begin(3, {}, 1, d)
    view = game.view(s, 1)
    world = game.determinize(view, seeded(1))
    assert set(calibration.loyalties(world, 1)) == {(seat, slot) for seat in (0, 2) for slot in range(5)}


def test_a_table_has_a_row_for_every_chance_that_was_believed() -> None:
    found = Compared(asked(3, 3, 10), asked(5, 3, 10))
    assert table(found).splitlines()[2:4] == [
        "| 30 to 40 % | 10 | 30.0 % | 30.0 % |",
        "| 70 to 80 % | 10 | 70.0 % | 70.0 % |",
    ]
