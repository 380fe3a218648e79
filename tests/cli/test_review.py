"""`undercourt review`: a saved game judged in the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from undercourt.games import load_game
from undercourt.table import Table
from undercourt.text import LANGUAGES


@pytest.fixture
def record(tmp_path: Path) -> str:
    table = Table(load_game("tyrants"), ["random", "random"], {}, seed=3)
    moves = table.play_bots()
    for _ in range(40):
        next(moves)
    (tmp_path / "game.record").write_text(table.saved(), "utf-8")
    return str(tmp_path / "game.record")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_seat_by_seat(run: Run, record: str, lang: str) -> None:
    ran = run("review", record, "--positions", "6", "--lang", lang)
    assert ran.code == 0 and ran.err == ""
    curves = [line for line in ran.out.split("\n") if any(sign in line for sign in "▁▂▃▄▅▆▇█")]
    assert len(curves) == 2 and "%" in curves[0]
    assert len(run("review", record, "--positions", "6", "--lang", lang, "--seat", "sky").out) < len(ran.out)


def test_it_can_be_had_as_json(run: Run, record: str) -> None:
    told = json.loads(run("review", record, "--positions", "6", "--json").out)
    assert [one["seat"] for one in told["seats"]] == ["amber", "sky"] and told["moves"] == 40
    assert all(len(point) == 3 for one in told["seats"] for point in one["points"])


def test_a_seat_that_is_not_there_is_refused(refused: Callable[..., str], record: str) -> None:
    assert "there are: amber, sky" in refused("review", record, "--seat", "green")
