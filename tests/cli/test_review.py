"""`undercourt review`: a saved game judged in the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from undercourt.bots.review import Costly
from undercourt.commands.review import tell_costly
from undercourt.games import load_game
from undercourt.table import Table
from undercourt.text import LANGUAGES, texts


def saved(tmp_path: Path, game: str, most: int) -> str:
    """A game that was left after so many moves, or played to its end before."""
    table = Table(load_game(game), ["random", "random"], {}, seed=3)
    for _ in islice(table.play_bots(), most):
        pass
    (tmp_path / "game.record").write_text(table.saved(), "utf-8")
    return str(tmp_path / "game.record")


@pytest.fixture
def record(tmp_path: Path) -> str:
    return saved(tmp_path, "tyrants", 40)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_seat_by_seat(run: Run, record: str, lang: str) -> None:
    ran = run("review", record, "--positions", "6", "--lang", lang)
    assert ran.code == 0 and ran.err == ""
    curves = [line for line in ran.out.split("\n") if any(sign in line for sign in "▁▂▃▄▅▆▇█")]
    assert len(curves) == 2 and "%" in ran.out
    for what in ("chance", "choices", "others"):
        name, about = (texts("tyrants", lang).say(f"review-{what}{end}") for end in ("", "-about"))
        assert f"{name}: {about}." in ran.out.split("\n")
    assert len(run("review", record, "--positions", "6", "--lang", lang, "--seat", "sky").out) < len(ran.out)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_luck_is_told_of_games_that_are_over_and_of_no_others(run: Run, tmp_path: Path, lang: str) -> None:
    words = texts("abyss", lang)
    luck, unfinished = words.say("review-luck"), words.say("review-unfinished")
    for most in (100_000, 1):
        told = run("review", saved(tmp_path, "abyss", most), "--positions", "2", "--lang", lang).out.split("\n")
        over = most > 1
        assert (unfinished in told) != over and any(luck in line for line in told if line != unfinished) == over
        names = [words.name("seat", seat) for seat in ("amber", "sky")]
        results = [line for line in told if line.startswith(tuple(names)) and line.endswith("%")]
        assert len(results) == (2 if over else 0)
    assert f"  {words.say('review-sound', sound=0, n=0)}" in told, "the second seat has decided nothing"


def test_it_can_be_had_as_json(run: Run, record: str) -> None:
    told = json.loads(run("review", record, "--positions", "6", "--json").out)
    assert told["over"] is False and [(one["result"], one["luck"]) for one in told["seats"]] == [(None, None)] * 2
    assert [one["seat"] for one in told["seats"]] == ["amber", "sky"] and told["moves"] == 40
    assert all(len(point) == 3 for one in told["seats"] for point in one["points"])


def test_one_seat_alone_can_be_had_as_json(run: Run, record: str) -> None:
    words = ["review", record, "--positions", "6", "--json"]
    every, sky = (json.loads(run(*words, *more).out) for more in ([], ["--seat", "sky"]))
    assert sky == {**every, "seats": every["seats"][1:]}


def test_a_costly_decision_is_told_as_question_answer_and_better_answer(capsys: pytest.CaptureFixture[str]) -> None:
    def named(seat: str) -> dict[str, object]:
        return {"key": "action_player", "args": {"seat": seat, "what": "target"}, "parts": []}

    asked: dict[str, object] = {"key": "ask_victim", "args": {"strategy": "deft_manipulations"}, "parts": []}
    tell_costly(Costly(9, 2, 0.31, "", "", asked, named("sky"), named("green"), []), texts("secret_city", "en"))
    assert [line.strip() for line in capsys.readouterr().out.splitlines()] == [
        "Round 2, \N{MINUS SIGN}31\N{NO-BREAK SPACE}%: Deft Manipulations: against which player?",
        "Chosen: Sky",
        "Better: Green",
    ]


def test_the_card_that_asks_is_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    said: dict[str, object] = {"key": "action_end_turn", "args": {}, "parts": []}
    for key, args in (("ask_either", {"card": "advocate"}), ("ask_turn", {})):
        asked: dict[str, object] = {"key": key, "args": args, "parts": []}
        tell_costly(Costly(9, 2, 0.31, "", "", asked, said, said, []), texts("tyrants", "en"))
    first, _, _, second, _, _ = capsys.readouterr().out.splitlines()
    assert first.endswith(": Advocate: Choose one.") and "Advocate" not in second


def test_a_seat_that_is_not_there_is_refused(refused: Callable[..., str], record: str) -> None:
    assert "there are: amber, sky" in refused("review", record, "--seat", "green")
