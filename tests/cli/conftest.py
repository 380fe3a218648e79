"""Runs a command in this process and gives back its exit code and all that it printed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from undercourt.arena.match import record_game
from undercourt.cli import main
from undercourt.games import game_names, load_game
from undercourt.kernel.record import write

NO_CHESS = f"There is no game 'chess'; there is: {', '.join(game_names())}."


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*words: str) -> Ran:
        code = main(list(words))
        return Ran(code, *capsys.readouterr())

    return command


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """The one sentence that a command answers to bad input."""

    def command(*words: str) -> str:
        ran = run(*words)
        assert ran.code == 2, ran
        assert ran.out == "", "nothing but the sentence is printed"
        assert ran.err.count("\n") == 1 and ran.err.endswith(".\n"), ran.err
        return ran.err.rstrip("\n")

    return command


@pytest.fixture(scope="session")
def record_text() -> str:
    """A whole game of two players."""
    game = load_game("tyrants")
    return write(record_game(game, ["random", "random"], {}, 5), game)


@pytest.fixture
def record_file(tmp_path: Path, record_text: str) -> Callable[..., str]:
    """Writes the record, after replacing one text in it by another, and gives back where."""

    def written(old: str = "", new: str = "") -> str:
        assert old in record_text
        path = tmp_path / "game.record"
        path.write_text(record_text.replace(old, new, 1) if old else record_text, "utf-8")
        return str(path)

    return written
