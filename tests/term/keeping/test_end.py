"""What the end of a game tells its players to do next can be typed as it stands."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.term.desk import TEXTS, Desk, new_table
from undercourt.cli import main
from undercourt.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_a_game_tells_how_to_have_it_reviewed(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = new_table(["human", "random"], seed=2)
    over = Desk(table, lambda prompt: "1", tmp_path / "my game.txt", lang).play()
    typed = next(line for line in over.splitlines() if line.startswith("  undercourt review "))
    assert main([*shlex.split(typed)[1:], "--positions", "2"]) == 0
    assert TEXTS[lang].say("review-choices") in capsys.readouterr().out
