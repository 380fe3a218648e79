"""`undercourt train` says in a sentence what it cannot do; what it does is in tests/training."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from undercourt.commands import train


def test_without_pytorch_it_says_where_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(train, "find_spec", lambda name: None)
    ran = run("train", "tyrants", "--out", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "Training needs PyTorch; pip install 'undercourt[neural]' brings it.\n"


def test_without_a_run_there_is_nothing_to_resume(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(train, "find_spec", lambda name: train)
    ran = run("train", "tyrants", "--out", str(tmp_path), "--resume")
    assert ran.code == 2 and "leave --resume out to begin one" in ran.err


@pytest.mark.parametrize("words", ["x", "2:0", "9", "2,"])
def test_players_are_numbers_that_the_game_is_for(run: Run, tmp_path: Path, words: str) -> None:
    ran = run("train", "tyrants", "--out", str(tmp_path), "--players", words)
    assert ran.code == 2 and ("--players is a number" in ran.err or "is for 2 to 4 players" in ran.err)
