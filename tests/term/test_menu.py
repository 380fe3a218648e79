"""The menu before a game: Enter everywhere gives a sensible game, bad answers are asked again."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from tests.term.desk import TEXTS, typing
from undercourt.cli import main
from undercourt.term import saves
from undercourt.term.menu import Menu, Offer, Plan
from undercourt.term.screen import Screen
from undercourt.text import Texts, texts

SEATS = ["amber", "sky", "green", "rose"]
OPTIONS = [("decks", ["drow+dragons", "drow+demons", "random"]), ("section", ["random", "left", "right"])]
TYRANTS = Offer("tyrants", 2, 4, 2, SEATS, OPTIONS, {"section": 3})


def asked(lines: list[str], kept: list[Path] | None = None, lang: str = "en") -> tuple[Plan, str]:
    out = io.StringIO()
    screen = Screen(Console(file=out, width=100, color_system=None), TEXTS[lang])

    def in_language(game: str, lang: str) -> Texts:
        return texts(game, lang)

    menu = Menu([TYRANTS], ["greedy", "random"], in_language, screen)
    return menu.ask(lang, lambda game: kept or [], typing(lines)), out.getvalue()


def test_enter_everywhere_is_you_against_a_greedy_bot() -> None:
    plan, _ = asked([""] * 5)
    assert plan == Plan("en", "tyrants", ["human", "greedy"], {"decks": "drow+dragons"}, None)


def test_everything_can_be_chosen_by_number_or_word() -> None:
    plan, shown = asked(["русский", "3", "", "random", "2", "drow + demons", "дроу демоны", "левый"])
    assert plan.lang == "ru"
    assert plan.players == ["human", "random", "greedy"]
    assert plan.options == {"decks": "drow+demons", "section": "left"}
    assert "Дроу + Драконы" in shown


def test_what_is_not_on_the_menu_is_asked_again() -> None:
    plan, shown = asked(["klingon", "9", "pl", "7", "4", *[""] * 5])
    assert plan.lang == "pl" and len(plan.players) == 4
    assert shown.count(TEXTS["en"].say("ui-menu-again", choices="1, 2, 3")) == 2
    assert TEXTS["pl"].say("ui-menu-again", choices="2, 3, 4") in shown


def test_a_kept_game_is_offered_first() -> None:
    kept = [Path("tyrants-b.txt"), Path("tyrants-a.txt")]
    assert asked([""] * 2, kept)[0].resume == kept[0]
    assert asked(["", "3"], kept)[0].resume == kept[1]
    assert asked(["", "new", *[""] * 4], kept)[0].resume is None


def test_only_games_that_are_not_over_can_be_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    (tmp_path / "tyrants-1.txt").write_text("undercourt record 1\nmoves\nstate ab\n")
    (tmp_path / "tyrants-2.txt").write_text("undercourt record 1\nmoves\nstate ab\nscore 1 2\n")
    (tmp_path / "tyrants-3.txt").write_bytes(b"\xff\xfe")
    assert saves.unfinished("tyrants") == [tmp_path / "tyrants-1.txt"]


def test_the_menu_needs_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["play"]) == 2
    assert "undercourt term" in capsys.readouterr().err
