"""The menu before a game: Enter everywhere gives a sensible game, bad answers are asked again."""

from __future__ import annotations

import io
from datetime import datetime
from pathlib import Path

import pytest
from rich.console import Console

from tests.term.desk import TEXTS, new_table, typing
from undercourt.cli import main
from undercourt.commands import play
from undercourt.term.keeping import saves
from undercourt.term.menu import Kept, Menu, Offer, Plan
from undercourt.term.page.screen import Screen
from undercourt.text import LANGUAGES, Texts, texts

SEATS = ["amber", "sky", "green", "rose"]
OPTIONS = [("decks", ["drow+dragons", "drow+demons", "random"]), ("section", ["random", "left", "right"])]
TYRANTS = Offer("tyrants", 2, 4, 2, SEATS, OPTIONS, {"section": (3,)})
RULES = [
    ("commander", ["end_of_turn", "at_once"]),
    ("assassinated", ["influence_only", "count"]),
    ("smokers", ["into_stack", "removed"]),
]
ABYSS = Offer("abyss", 2, 4, 2, SEATS, RULES, {})


def asked(
    lines: list[str],
    kept: list[Kept] | None = None,
    lang: str = "en",
    offer: Offer = TYRANTS,
    offers: list[Offer] | None = None,
) -> tuple[Plan, str]:
    out = io.StringIO()
    screen = Screen(Console(file=out, width=100, color_system=None), TEXTS[lang])

    def in_language(game: str, lang: str) -> Texts:
        return texts(game, lang)

    menu = Menu(offers or [offer], ["greedy", "random"], in_language, screen)
    return menu.ask(lang, lambda game: kept or [], typing(lines)), out.getvalue()


def test_enter_everywhere_is_you_against_a_greedy_bot() -> None:
    plan, _ = asked([""] * 5)
    assert plan == Plan("en", "tyrants", ["human", "greedy"], ["", ""], {"decks": "drow+dragons"}, None)


def test_everything_can_be_chosen_by_number_or_word() -> None:
    plan, shown = asked(["русский", "3", "", "random", "2", "drow + demons", "дроу демоны", "левый"])
    assert plan.lang == "ru"
    assert plan.players == ["human", "random", "greedy"]
    assert plan.options == {"decks": "drow+demons", "section": "left"}
    assert "Дроу + Драконы" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_rules_are_asked_one_by_one_only_of_those_who_want_it(lang: str) -> None:
    plan, shown = asked([lang, *[""] * 4], offer=ABYSS)
    assert plan.options == {name: values[0] for name, values in RULES}
    assert texts("abyss", lang).say("ui-menu-usual") in shown
    assert texts("abyss", lang).say("option-commander") not in shown
    plan, _ = asked([lang, "", "", "", "2", "2", "", "2"], offer=ABYSS)
    assert plan.options == {"commander": "at_once", "assassinated": "influence_only", "smokers": "removed"}


def test_nobody_is_asked_about_a_seat_that_is_not_there() -> None:
    plan, _ = asked(["en", "3", "", "", "", "no", *[""] * 20], offer=play.offer("secret_city"))
    assert [name for name in plan.options if name.startswith("house_")] == ["house_1", "house_2", "house_3"]


def test_what_is_not_on_the_menu_is_asked_again() -> None:
    plan, shown = asked(["klingon", "9", "pl", "7", "4", *[""] * 5])
    assert plan.lang == "pl" and len(plan.players) == 4
    assert shown.count(TEXTS["en"].say("ui-menu-again", choices="1, 2, 3")) == 2
    assert TEXTS["pl"].say("ui-menu-again", choices="2, 3, 4") in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_way_back(lang: str) -> None:
    back = texts("abyss", lang).say("ui-word-back").split()[0]
    everything = ["2", "3", "human", "human", "random", "Anna", "Boris", "no", "2", "2", "2"]
    straight, _ = asked([lang, *everything], offers=[TYRANTS, ABYSS])
    assert straight.names == ["Anna", "Boris", ""] and straight.options["smokers"] == "removed"
    for n in range(len(everything)):
        lines = [lang, *everything[:n], *[back] * n, *everything]
        assert asked(lines, offers=[TYRANTS, ABYSS])[0] == straight, f"{n} times back"
    for n in range(1, len(everything)):
        lines = [lang, *everything[:n], back, *everything[n - 1 :]]
        plan, shown = asked(lines, offers=[TYRANTS, ABYSS])
        assert plan == straight
        assert texts("abyss", lang).say("ui-menu-hint") in shown


def test_another_language_can_be_chosen_on_the_way_back() -> None:
    plan, shown = asked(["ru", "2", "назад", "назад", "pl", *[""] * 4])
    assert plan.lang == "pl" and len(plan.players) == 2
    assert shown.count(TEXTS["en"].say("ui-menu-language")) == 2


def test_the_first_question_has_a_way_out_but_none_back() -> None:
    plan, shown = asked(["back", *[""] * 5])
    assert plan.lang == "en" and TEXTS["en"].say("ui-menu-no-back") in shown
    for lines in (["quit"], ["", "", "q"], ["ru", "выход"]):
        with pytest.raises(EOFError):
            asked([*lines, *[""] * 9])


def test_one_alone_is_not_asked_for_a_name() -> None:
    assert "name" not in asked([""] * 5)[1]


def test_a_kept_game_is_offered_first() -> None:
    kept = [Kept(Path("b.txt"), 3, 17, datetime.now()), Kept(Path("a.txt"), 2, 1, datetime(2020, 5, 6, 7, 8))]
    plan, shown = asked([""] * 2, kept)
    assert plan.resume == Path("b.txt")
    assert "3 players, you have 17 points, today " in shown
    assert "2 players, you have 1 point, 2020-05-06 07:08" in shown
    assert asked(["", "3"], kept)[0].resume == Path("a.txt")
    plan, shown = asked(["", "n", "1", *[""] * 4], kept)
    assert plan.resume is None and TEXTS["en"].say("ui-menu-again", choices="1, 2, 3") in shown
    assert asked(["", "new", *[""] * 4], kept)[0].resume is None


def test_only_games_that_are_not_over_can_be_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    (tmp_path / "tyrants-1.txt").write_text("undercourt record 2\nmoves\nafter 0 ab\n")
    (tmp_path / "tyrants-2.txt").write_text("undercourt record 2\nmoves\nafter 0 ab\nscore 1 2\n")
    (tmp_path / "tyrants-3.txt").write_bytes(b"\xff\xfe")
    assert saves.unfinished("tyrants") == [tmp_path / "tyrants-1.txt"]


def test_games_that_begin_at_the_same_moment_have_files_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    files = [saves.new_file("abyss") for _ in range(3)]
    assert len(set(files)) == 3 and all(file.exists() for file in files)
    assert saves.unfinished("abyss") == []


def test_a_kept_game_is_described_and_a_damaged_one_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    (tmp_path / "tyrants-1.txt").write_text(new_table(["human", "random", "random"]).saved())
    (tmp_path / "tyrants-2.txt").write_text("undercourt record 2\nmoves\nafter 0 ab\n")
    (game,) = play.kept_games("tyrants")
    assert (game.path, game.players, game.points) == (tmp_path / "tyrants-1.txt", 3, 0)


def test_the_menu_needs_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["play"]) == 2
    assert "undercourt term" in capsys.readouterr().err
