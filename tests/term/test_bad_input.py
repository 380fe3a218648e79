"""Whatever is typed, pasted or pressed at a question, and however small the terminal is: one helpful line at most."""

from __future__ import annotations

import io
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

from tests.term.desk import GAMES, TEXTS, Desk, new_table, typing
from tests.term.test_menu import asked
from undercourt.games import load_game
from undercourt.table import Seatholder, Table
from undercourt.term.client import Client
from undercourt.term.keeping.saves import Shelf
from undercourt.term.page.screen import Screen
from undercourt.term.page.terminal import LOWEST, NARROWEST, Terminal
from undercourt.text import texts

DUEL = ["human", "random"]
DIGITS = "9" * 5000
EN = TEXTS["en"]


def unbroken(shown: str) -> str:
    return " ".join(shown.split())


@pytest.mark.parametrize("typed", [DIGITS, f"why {DIGITS}", f"{DIGITS}, 1", f"{DIGITS} x2", "٣" * 5000, "²"])
def test_a_number_that_is_too_long_is_no_choice(typed: str, tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing([typed]), tmp_path / "game.txt")
    assert "There is no" in unbroken(desk.play())
    assert "act" not in desk.wires[0].commands


@pytest.mark.parametrize("typed", ["deploy " * 5000, "why " + "deploy " * 5000, "card " + "m1 " * 5000, "1," * 5000])
def test_a_pasted_page_is_no_answer(typed: str, tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing([typed]), tmp_path / "game.txt")
    choices = len(desk.message()["decision"]["options"])
    assert EN.say("ui-unknown", n=choices, first=1, last=choices) in unbroken(desk.play())
    assert not {"act", "why"} & set(desk.wires[0].commands)


@pytest.mark.parametrize(
    "typed", ["\0", "\x1b[31m", "\udcff", "\u202e", "card \0", "why \x1b", "help \0", "log \0", "save \x1b]0;x\x07"]
)
def test_odd_characters_change_nothing_and_are_not_repeated(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    desk = Desk(new_table(DUEL), typing([typed]), tmp_path / "game.txt")
    assert not {"\0", "\x1b", "\x07", "\udcff", "\u202e"} & set(desk.play())
    assert "act" not in desk.wires[0].commands


def test_the_menu_asks_again_after_a_number_that_is_too_long() -> None:
    plan, shown = asked([DIGITS, "", DIGITS, *[""] * 4])
    assert plan.lang == "en" and len(plan.players) == 2
    assert shown.count("Type one of: ") == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_smallest_terminal_can_be_played_on(game: str, tmp_path: Path) -> None:
    table = Table(load_game(game), ["human", "greedy"], {}, 3)
    for _ in table.play_bots():
        pass
    told, screen = texts(game, "en"), Terminal(io.StringIO(), 1, 1)
    assert (screen.width, screen.height) == (NARROWEST, LOWEST)
    lines = ["1", "board", "table", "score", "log", "?", "card 1", "1", "choices", "1", "1 1", "log all"]
    shelf = Shelf(tmp_path / "game.txt", True, "undercourt")
    assert Client({0: Seatholder(table, 0, keeper=True)}, told, Screen(screen, told), typing(lines), shelf).play() == 0
    assert table.record.moves


@pytest.mark.parametrize("at", range(7))
def test_ctrl_c_at_any_question_keeps_the_game(at: int, tmp_path: Path) -> None:
    """The turn, its end, where to save, whether to overwrite, how to quit, passing the keyboard."""
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    before = [
        ["1"],
        ["1", "1", "end turn"],
        ["1", f"save {diary}"],
        ["1", "quit"],
        ["1", "quit", "s"],
        ["1", "quit", "s", str(diary)],
        [],
    ]
    left = [*before[at], None]

    def read(prompt: str) -> str:
        line = left.pop(0)
        if line is None:
            raise KeyboardInterrupt
        return line

    players = ["human", "human"] if at == 6 else DUEL
    desk = Desk(new_table(players), read, tmp_path / "game.txt")
    assert EN.say("ui-resume") in desk.play()
    assert left == [] and diary.read_text() == "Dear diary"
    assert (tmp_path / "game.txt").read_text() == desk.table.saved()


def test_a_real_terminal_takes_bytes_that_are_no_text_and_ctrl_c(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    words = [
        sys.executable,
        "-m",
        "undercourt.cli",
        "term",
        "tyrants",
        "--bots",
        "random",
        "--seed",
        "1",
        "--lang",
        "en",
    ]
    env = os.environ | {"XDG_STATE_HOME": str(tmp_path), "HOME": str(tmp_path), "TERM": "dumb"}
    process = subprocess.Popen(words, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True)
    os.close(slave)
    shown = b""

    def comes(wanted: bytes, seconds: float) -> bool:
        """Whether it is shown before nothing is shown for so long; a program that has ended shows no more."""
        nonlocal shown
        while wanted not in shown:
            if not select.select([master], [], [], seconds)[0]:
                return False
            shown += os.read(master, 4096)
        shown = shown.partition(wanted)[2]
        return True

    def shows(wanted: bytes) -> None:
        assert comes(wanted, 60), f"{wanted!r} is not shown"

    shows(b"\n> ")
    os.write(master, b"\xff\xfe\xd0\n")
    shows(b"There is no such choice")
    shows(b"> ")
    os.write(master, b"save .\n")
    shows(b"it is a folder")
    shows(b"> ")
    for _ in range(12):  # one that comes just before the line is read waits for a key, so people press it again
        process.send_signal(2)
        if comes(b"To continue:", 2):
            break
    else:
        process.kill()
        raise AssertionError("Ctrl-C does not end it")
    assert process.wait(60) == 0
    os.close(master)


def test_names_from_outside_are_not_obeyed(tmp_path: Path) -> None:
    """A file may have any name, and a record any word for a player."""
    path = tmp_path / "\x1b[31m[bold]red"
    odd = new_table([*DUEL])
    odd.record.players[1] = "[/b]\x1b]0;evil\x07"
    desk = Desk(odd, typing(["1", "quit", "s", ""]), path)
    shown = desk.play()
    assert not {"\x1b", "\x07"} & set(shown)
    assert "[bold]red" in shown and "[/b]" in shown
