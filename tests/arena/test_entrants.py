"""Who takes part: names, budgets, and what is no budget."""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile

import pytest

from undercourt.arena.entrants import Entrant, budget_of, entrants
from undercourt.bots import Budget, weights
from undercourt.games import load_game

TYRANTS, SECRET_CITY = load_game("tyrants"), load_game("secret_city")


@pytest.mark.parametrize(
    ("word", "budget"),
    [
        ("", Budget()),
        ("100ms", Budget(seconds=0.1)),
        ("1s", Budget(seconds=1.0)),
        ("0.5s", Budget(seconds=0.5)),
        ("2000", Budget(positions=2000)),
    ],
)
def test_a_budget_is_a_time_or_a_number_of_positions(word: str, budget: Budget) -> None:
    assert budget_of(word) == budget


@pytest.mark.parametrize(
    "word", ["0", "0s", "0ms", "-1", "1.5", "1m", "s", "1e3", "٣", "nan", "3601s", "9" * 40, "1 s"]
)
def test_anything_else_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=r"budget|positions"):
        budget_of(word)


def test_a_bot_without_a_budget_of_its_own_takes_the_common_one() -> None:
    found = entrants("greedy@1s, greedy,random", TYRANTS, "100ms")
    assert found == [Entrant("greedy", "1s", True), Entrant("greedy", "100ms"), Entrant("random", "100ms")]
    assert [entrant.label for entrant in found] == ["greedy@1s", "greedy", "random"]


@pytest.mark.parametrize("words", ["", "greedy,", "chess", "greedy@", "greedy@soon", "@1s"])
def test_every_seat_needs_a_bot_that_there_is(words: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot|budget"):
        entrants(words, TYRANTS)


def test_a_level_has_a_budget_of_its_own_and_says_so() -> None:
    assert entrants("courtier,schemer,greedy", TYRANTS, "5") == [
        Entrant("courtier", "2000"),
        Entrant("schemer", "3000"),
        Entrant("greedy", "5"),
    ]
    levels = [("courtier", TYRANTS, "expert"), ("master", TYRANTS, "neural"), ("master", SECRET_CITY, "search")]
    for name, game, instead in levels:
        with pytest.raises(ValueError, match=rf"^'{name}' is a level, .*; '{instead}@5' is its bot with another$"):
            entrants(f"{name}@5,greedy", game)


def test_a_bot_that_others_bring_may_have_a_budget() -> None:
    mine, shipped = "tests.bots.of_others:First", f"neural={weights.HERE / 'tyrants.npz'}"
    assert entrants(f"{mine}@500,{mine},{shipped}@5", TYRANTS, "7") == [
        Entrant(mine, "500", True),
        Entrant(mine, "7"),
        Entrant(shipped, "5", True),
    ]


@pytest.mark.parametrize("name", ["a@b/w.npz", "w@2.npz", "a@1s/w@x.npz"])
def test_the_name_of_a_file_may_have_the_sign_of_a_budget_in_it(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.parent.mkdir(exist_ok=True)
    copyfile(weights.HERE / "tyrants.npz", file)
    mine = f"neural={file}"
    assert entrants(f"{mine},{mine}@100ms", TYRANTS) == [Entrant(mine), Entrant(mine, "100ms", True)]
    with pytest.raises(ValueError, match=r"^'0' is no number of positions"):
        entrants(f"{mine}@0", TYRANTS)


def test_a_bot_that_cannot_play_this_game_is_refused() -> None:
    assert entrants("neural,greedy", TYRANTS)[0].name == "neural"
    with pytest.raises(ValueError, match=r"^there is no bot 'neural'; there are: novice, .*search$"):
        entrants("neural,greedy", SECRET_CITY)
