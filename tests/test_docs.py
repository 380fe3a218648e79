"""What the documentation shows can be pasted as it stands."""

from __future__ import annotations

import re
from textwrap import dedent
from typing import Any

import pytest

from tests.test_architecture import MAY, MUST
from undercourt._build import ROOT
from undercourt.bots.bot import Budget
from undercourt.bots.memory import blank_memory
from undercourt.games import load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.rng import seeded

TYRANTS = ROOT / "src" / "undercourt" / "games" / "tyrants"


def test_the_example_of_a_card_is_a_line_of_its_deck() -> None:
    page = (ROOT / "docs" / "add-a-card.md").read_text("utf-8")
    lines = re.findall(r"^ *card\(.*\n", page, re.MULTILINE)
    deck = (TYRANTS / "cards" / "drow.py").read_text("utf-8")
    assert lines and all(f"\n{line}" in deck for line in lines)


def test_the_example_of_a_verb_is_a_class_of_its_game() -> None:
    page = (ROOT / "docs" / "add-a-card.md").read_text("utf-8")
    [example] = [dedent(code) for code in re.findall(r"```python\n(.*?)\n *```", page, re.DOTALL) if "class " in code]
    assert f"\n{example}\n" in (TYRANTS / "effects_board.py").read_text("utf-8")


def test_the_pieces_of_a_game_that_are_shown_are_there() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    shown = re.findall(r"\| `(tyrants/[\w./]+)` \|", page)
    assert len(shown) > 10 and [path for path in shown if not (TYRANTS.parent / path).exists()] == []


def test_the_pieces_of_a_game_are_those_of_the_map_in_its_order() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8").partition("\nThe tests lie")[0]
    rows = re.findall(r"^\| `([\w./]+)` \|", page, re.MULTILINE)
    pieces = [row.removesuffix(".py").removesuffix("/") for row in rows]
    assert pieces[: len(MUST)] == MUST and set(pieces[len(MUST) :]) <= set(MAY)


def test_the_code_for_bot_writers_runs_as_it_stands() -> None:
    page = (ROOT / "docs" / "for-bot-writers.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)\n```", page, re.DOTALL)
    game, decision, rng = load_game("tyrants"), Decision(), seeded(1)
    view = game.view(game.begin(2, {}, 1, decision), decision.seat)
    there: dict[str, Any] = {
        "game": game,
        "view": view,
        "decision": decision,
        "rng": rng,
        "memory": blank_memory(game),
    }  # what it is handed
    for block in blocks:
        exec(block, there)
    for name in ("RandomBot", "MyAgent"):
        assert there[name]().choose(game, view, decision, rng, Budget(), there["memory"]) in decision.options()
    assert isinstance(there["value"], float) and len(there["result"].totals) == 2


def test_the_code_about_observations_runs_as_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "observations.md").read_text("utf-8")
    plain, recalled = re.findall(r"```python\n(.*?)\n```", page, re.DOTALL)
    there: dict[str, Any] = {}
    exec(recalled, {})
    assert "places on deploy" in capsys.readouterr().out
    exec(plain, there)
    row = list(there["row"])
    assert [sum(n for at, n in there["marked"] if at == i) for i in range(len(row))] == row and any(row)
