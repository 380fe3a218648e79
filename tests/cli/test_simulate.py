"""`undercourt simulate`: its numbers, its promise of the same result, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.cli.conftest import NO_CHESS, Run
from undercourt import COMPILED

FIELDS = ["game", "players", "games", "decisions", "seconds", "decisions_per_s", "games_per_s", "compiled"]
TIMES = {"seconds", "decisions_per_s", "games_per_s"}


def result(run: Run, *words: str) -> dict[str, Any]:
    ran = run("simulate", "tyrants", *words, "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in TIMES}


@pytest.mark.both_builds
def test_json_has_exactly_these_fields(run: Run) -> None:
    found = result(run, "--players", "3", "--games", "4", "--jobs", "1")
    assert list(found) == [*FIELDS, "seats", "lengths"]
    assert (found["game"], found["players"], found["games"], found["compiled"]) == ("tyrants", 3, 4, COMPILED)
    assert [set(seat) for seat in found["seats"]] == [{"wins", "mean_score"}] * 3
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(4)
    assert set(found["lengths"]) == {"mean", "p95"}
    assert found["lengths"]["mean"] * 4 == pytest.approx(found["decisions"])
    assert found["lengths"]["mean"] <= found["lengths"]["p95"] <= found["decisions"]
    assert found["decisions_per_s"] > 0 and found["games_per_s"] > 0


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_the_same_seed_gives_the_same_result_whatever_the_jobs(run: Run, bots: str) -> None:
    words = ["--players", "2", "--games", "3", "--bots", bots, "--seed", "7", "--option", "decks=random"]
    alone = result(run, *words, "--jobs", "1")
    assert without_times(alone) == without_times(result(run, *words, "--jobs", "2"))
    words[words.index("7")] = "8"
    assert without_times(alone) != without_times(result(run, *words, "--jobs", "1"))


def test_options_reach_the_game(run: Run) -> None:
    words = ["--players", "2", "--games", "2", "--jobs", "1"]
    usual = without_times(result(run, *words))
    assert usual == without_times(result(run, *words, "--option", "decks=drow+dragons"))
    assert usual != without_times(result(run, *words, "--option", "decks=demons+undead"))


def test_a_table_for_people(run: Run) -> None:
    ran = run("simulate", "tyrants", "--players", "2", "--games", "2", "--bots", "random", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    assert "2 games, 2 players" in ran.out and "amber (random)" in ran.out and "decisions/s" in ran.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("chess", NO_CHESS),
        ("tyrants --players 5", "Tyrants is for 2 to 4 players, not 5."),
        ("tyrants --players two", "--players must be a whole number of at least 1, not 'two'."),
        ("tyrants --games 0", "--games must be a whole number of at least 1 and at most 100000000, not 0."),
        ("tyrants --games -3", "--games must be a whole number of at least 1 and at most 100000000, not -3."),
        ("tyrants --jobs 1000", "--jobs must be a whole number of at least 1 and at most 256, not 1000."),
        ("tyrants --seed 0.5", "--seed must be a whole number of at least 0, not '0.5'."),
        (
            "tyrants --players 4 --bots random,random,random",
            "--bots names 3 bots for 4 seats; name one for all seats, or 4.",
        ),
        ("tyrants --option decks", "--option is NAME=VALUE, such as decks=random, not 'decks'."),
        (
            "tyrants --option colour=red",
            "Tyrants has no option 'colour'; it has: decks, section, promotions, focus, trophies, ghost, standstill.",
        ),
        ("tyrants --option section=top", "'section' cannot be 'top'; it is one of: random, left, right."),
        (
            "tyrants --option section=left --option section=left",
            "--option section is given twice; give it once.",
        ),
    ],
)
def test_bad_input_gets_one_sentence(refused: Callable[..., str], words: str, sentence: str) -> None:
    assert refused("simulate", *words.split()) == sentence


def test_an_unknown_bot_gets_the_names_of_those_there_are(refused: Callable[..., str]) -> None:
    sentence = refused("simulate", "tyrants", "--bots", "random,clever")
    assert sentence.startswith("There is no bot 'clever'; there are: ")
    assert "random" in sentence and "greedy" in sentence
