"""Kept games: nothing that anybody played is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.term.desk import TEXTS, Desk, new_table, resumed, sit, typing
from undercourt import files
from undercourt.commands import play
from undercourt.term.keeping import saves

DUEL = ["human", "random"]
EN = TEXTS["en"]


def begun(path: Path, *lines: str) -> str:
    """A kept game after these lines."""
    Desk(new_table(DUEL), typing(lines), path).play()
    return path.read_text("utf-8")


def unbroken(shown: str) -> str:
    return "".join(shown.split())


def moves(path: Path) -> list[tuple[int, str]]:
    return resumed(path).record.moves


# Two programs on one game


def test_what_another_program_wrote_stays_and_this_game_goes_on_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    begun(path, "1")
    one = Desk(resumed(path), typing(["2", "quit", "s", ""]), path)
    other = Desk(resumed(path), typing(["1", "1"]), path)
    other.play()
    theirs = path.read_text()
    shown = one.play()
    beside = tmp_path / "game-2.txt"
    assert path.read_text() == theirs and moves(path) == other.table.record.moves
    assert moves(beside) == one.table.record.moves != moves(path)
    assert unbroken(EN.say("ui-kept-beside", file=str(path), beside=str(beside))) in unbroken(shown)
    assert f"term --resume {beside} --lang en\n" in shown


def test_who_has_played_nothing_leaves_the_moves_of_the_other(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    begun(path, "1")
    one = Desk(resumed(path), typing(["quit", "s", ""]), path)
    Desk(resumed(path), typing(["1"]), path).play()
    theirs = path.read_text()
    one.play()
    assert path.read_text() == theirs and list(tmp_path.iterdir()) == [path]


def test_a_game_that_is_not_wanted_takes_no_other_moves_with_it(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    begun(path, "1")
    one = Desk(resumed(path), typing(["quit", "n"]), path)
    Desk(resumed(path), typing(["1"]), path).play()
    theirs = path.read_text()
    one.play()
    assert path.read_text() == theirs


def test_a_file_that_vanished_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    begun(path, "1")
    desk = Desk(resumed(path), typing(["1"]), path)
    path.unlink()
    desk.play()
    assert moves(path) == desk.table.record.moves


def test_undo_is_no_other_program(tmp_path: Path) -> None:
    begun(tmp_path / "game.txt", "1", "1", "undo", "2")
    assert len(list(tmp_path.iterdir())) == 1


# save FILE


def test_another_game_is_overwritten_only_when_that_is_meant(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    Desk(new_table(DUEL, seed=2), typing(["1"]), other).play()
    theirs = other.read_text()
    shown = sit(tmp_path, ["1", f"save {other}", ""], DUEL)
    assert unbroken(EN.say("ui-overwrite-game", file=str(other))) in unbroken(shown)
    assert other.read_text() == theirs
    sit(tmp_path, ["1", f"save {other}", "y"], DUEL)
    assert other.read_text() == (tmp_path / "game.txt").read_text()


def test_an_earlier_save_of_this_game_is_overwritten_without_a_question(tmp_path: Path) -> None:
    shown = sit(tmp_path, ["1", f"save {tmp_path / 'a.txt'}", "1", f"save {tmp_path / 'a.txt'}"], DUEL)
    assert "Overwrite" not in shown
    assert (tmp_path / "a.txt").read_text() == (tmp_path / "game.txt").read_text()


def test_a_binary_file_is_overwritten_only_when_that_is_meant(tmp_path: Path) -> None:
    (tmp_path / "photo").write_bytes(b"\xff\xd8\xff")
    assert EN.say("ui-not-saved") in sit(tmp_path, ["1", f"save {tmp_path / 'photo'}", ""], DUEL)
    assert (tmp_path / "photo").read_bytes() == b"\xff\xd8\xff"


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (".", "folder"),
        ("/", "folder"),
        ("..", "folder"),
        ("a\0b", "bad-name"),
        ("x" * 300, "bad-name"),
        ("~no-such-user/x", "no-folder"),
        ("nowhere/x", "no-folder"),
        ("/dev/null", "no-file"),
    ],
)
def test_what_cannot_be_a_file_gets_one_sentence(
    name: str, reason: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    desk = Desk(new_table(DUEL), typing(["1", f"save {name}", "quit", "s", name]), tmp_path / "game.txt", lang)
    shown = desk.play()
    assert unbroken(shown).count(unbroken(f"({TEXTS[lang].say(f'ui-file-{reason}')})")) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_leaving_without_saving_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    before = begun(path, "1")
    lines = ["1", "1", "quit", "n"]
    desk = Desk(resumed(path), typing(lines), path)
    desk.client.keeping.shelf.ours = False  # somebody named the file
    desk.play()
    assert path.read_text("utf-8") == before != desk.table.saved()


def test_what_was_saved_by_hand_is_not_thrown_away(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    desk = Desk(new_table(DUEL), typing(["1", "save", "1", "quit", "n"]), path)
    desk.play()
    assert len(moves(path)) < len(desk.table.record.moves) and moves(path)


def test_quit_does_not_leave_a_game_that_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(
        new_table(DUEL), typing(["quit", "s", "", "quit", "save", str(tmp_path / "there.txt")]), tmp_path / "gone" / "x"
    )
    shown = desk.play()
    assert shown.count("cannot be written") >= 1
    assert moves(tmp_path / "there.txt") == desk.table.record.moves


def test_a_closed_terminal_whose_game_cannot_be_kept_says_so(tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing(["1"]), tmp_path / "gone" / "x")
    assert desk.client.play() == 1
    assert "cannot be written" in desk.out.getvalue() and "The game is kept" not in desk.out.getvalue()


def test_output_that_fails_loses_no_move(tmp_path: Path) -> None:
    def read(prompt: str) -> str:
        desk.client.act(desk.message()["decision"]["options"][0]["name"])
        (tmp_path / "game.txt").unlink()
        raise OSError("the terminal is gone")

    desk = Desk(new_table(DUEL), read, tmp_path / "game.txt")
    with pytest.raises(OSError, match="the terminal is gone"):
        desk.client.play()
    assert moves(tmp_path / "game.txt") == desk.table.record.moves


# The folder


def test_a_bad_file_in_the_folder_does_not_break_the_menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    good = tmp_path / "tyrants-good.txt"
    record = begun(good, "1")
    (tmp_path / "tyrants-folder.txt").mkdir()
    (tmp_path / "tyrants-link.txt").symlink_to(tmp_path / "nowhere")
    (tmp_path / "tyrants-binary.txt").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "tyrants-cut.txt").write_text("undercourt record 2\nmoves\n")
    (tmp_path / "tyrants-deep.txt").write_text(record.replace("seed ", f"pack a = {'[' * 9000}\nseed ", 1))
    (tmp_path / "tyrants-other.txt").write_text(record.replace("game tyrants", "game chess", 1))
    with (tmp_path / "tyrants-huge.txt").open("wb") as file:
        file.truncate(files.LARGEST + 1)
    assert [game.path for game in play.kept_games("tyrants")] == [good]


def test_whatever_is_wrong_with_a_kept_game_the_menu_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("a fault of ours")

    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    begun(tmp_path / "tyrants-good.txt", "1")
    monkeypatch.setattr(play, "resumed", broken)
    assert play.kept_games("tyrants") == []


def nobody() -> Path:
    raise RuntimeError("Could not determine home directory.")


def nowhere() -> Path:
    raise FileNotFoundError


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[], None]:
    def vanish() -> None:
        monkeypatch.setattr(Path, "cwd", nowhere)

    monkeypatch.setattr(Path, "home", nobody)
    monkeypatch.chdir(tmp_path)
    return vanish


def test_without_a_home_games_are_kept_here(homeless: Callable[[], None], tmp_path: Path) -> None:
    assert saves.folder() == tmp_path
    homeless()
    assert saves.folder() == Path()


def test_the_folder_is_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert saves.folder() == tmp_path / "state" / "undercourt"
    assert saves.folder().stat().st_mode & 0o777 == 0o700
    monkeypatch.setenv("XDG_STATE_HOME", "relative")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert saves.folder() == tmp_path / ".local" / "state" / "undercourt", "the standard wants it ignored"
