"""`undercourt term` from the command line: what can be wrong with it, and a game that is kept and gone on with."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from undercourt.cli import main


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("undercourt.term.keeping.saves.folder", lambda: tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    return tmp_path


@pytest.mark.parametrize(
    ("words", "right"),
    [
        ("term", "tyrants"),
        ("term chess", "tyrants"),
        ("term tyrants --bots clever", "greedy"),
        ("term secret_city --players 2 --bots neural", "There is no bot 'neural'; there are: novice, "),
        ("term tyrants --players 7", "2 to 4"),
        ("term tyrants --players 1", "2 to 4"),
        ("term tyrants --players 2 --bots random,random", "at most 1"),
        ("term tyrants --lang xx", "en, ru, pl"),
        ("term tyrants --option decks=mice", "drow+dragons"),
        ("term tyrants --option colour=red", "decks"),
        ("term tyrants --resume nowhere.txt", "nowhere.txt"),
        ("term --resume nowhere.txt --players 3", "--players"),
        ("term tyrants --save nowhere/game.txt", "nowhere"),
    ],
)
def test_bad_input_gets_one_sentence(words: str, right: str, kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    said = capsys.readouterr()
    assert right in said.err and said.err.count("\n") == 1 and said.out == ""
    assert list(kept.iterdir()) == []


def test_a_damaged_record_is_refused(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damaged = kept / "damaged.txt"
    damaged.write_text(
        "undercourt record 2\ngame tyrants 1\nseed 0\nseat amber human\nseat sky random\nmoves\namber fly\nafter 1 ab\n"
    )
    assert main(["term", "--resume", str(damaged)]) == 2
    assert "damaged.txt" in capsys.readouterr().err


def test_a_closed_terminal_keeps_the_game_and_says_where(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["term", "tyrants", "--bots", "random", "--seed", "5", "--lang", "en"]) == 0
    (file,) = kept.iterdir()
    assert file.name in capsys.readouterr().out.replace("\n", "")
    before = file.read_text()
    assert main(["term", "--resume", str(file), "--lang", "ru"]) == 0
    assert list(kept.iterdir()) == [file] and file.read_text() == before


def test_the_game_is_kept_where_save_says(kept: Path) -> None:
    assert main(["term", "tyrants", "--bots", "random", "--save", str(kept / "mine.txt")]) == 0
    assert [path.name for path in kept.iterdir()] == ["mine.txt"]


def test_a_file_that_is_no_record_is_not_overwritten(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (kept / "diary.txt").write_text("Dear diary")
    assert main(["term", "tyrants", "--bots", "random", "--save", str(kept / "diary.txt")]) == 2
    assert "diary.txt" in capsys.readouterr().err and (kept / "diary.txt").read_text() == "Dear diary"
