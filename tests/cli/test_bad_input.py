"""Whatever is typed after `undercourt`, and wherever it runs: one sentence and an exit code, never a traceback."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_commands import module
from undercourt._build import SRC
from undercourt.arena.simulation import processes
from undercourt.cli import LONGEST, main, make_streams_ready, sentence
from undercourt.commands import COMMANDS

Refused = Callable[..., str]

DIGITS = "9" * 5000
WITH_FILES = [["replay"], ["pack", "check"], ["term", "--resume"], ["cards", "secret_city", "--pack"]]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(SRC))  # also for processes of their own
    monkeypatch.setattr("undercourt.term.keeping.saves.folder", lambda: tmp_path / "kept")
    monkeypatch.setattr("sys.stdin", io.StringIO())


# Words


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("word", ["--no-such-option", "\udcff", "\x1b[31m", DIGITS, "a b", "", "%s", "--lang=\0"])
def test_odd_words_get_one_sentence(refused: Refused, command: str, word: str) -> None:
    said = refused(command, word, word, word)
    assert len(said) <= LONGEST + 10 and not {"\x1b", "\0", "\udcff"} & set(said)


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "tyrants", "--games"],
        ["simulate", "tyrants", "--seed"],
        ["simulate", "tyrants", "--players"],
        ["simulate", "tyrants", "--jobs"],
        ["arena", "tyrants", "--bots", "random,random", "--deals"],
        ["arena", "tyrants", "--bots", "random,random", "--seed"],
        ["arena", "tyrants", "--bots", "random,random", "--jobs"],
        ["term", "tyrants", "--players"],
        ["term", "tyrants", "--seed"],
        ["bench", "--seconds"],
    ],
)
@pytest.mark.parametrize("number", [DIGITS, f"-{DIGITS}", "9" * 4000, "1e400", "nan", "\0", ""])
def test_odd_numbers_get_one_sentence(refused: Refused, words: list[str], number: str) -> None:
    assert len(refused(*words, number)) <= LONGEST + 10


def test_a_seed_is_what_a_record_can_write(refused: Refused) -> None:
    sentence = f"--seed must be a whole number below 2^128, not {2**128}."
    assert refused("term", "tyrants", "--seed", str(2**128)) == sentence
    assert refused("term", "--resume", "x", "--seed", "0").startswith("--seed cannot be chosen again")


def test_an_unknown_command_is_named_whole(refused: Refused) -> None:
    assert refused("go home").startswith("There is no command 'go home'; there are: ")


def test_a_sentence_is_one_line_that_is_not_too_long() -> None:
    assert sentence("a\nb\x1bc") == "A b\ufffdc."
    long = sentence(f"there is no file '{'x' * 5000}'; name another")
    assert len(long) < LONGEST + 10 and long.startswith("There is no file 'xxx") and long.endswith("; name another.")


# Files to read


def folder(path: Path) -> None:
    path.mkdir()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def binary(path: Path) -> None:
    path.write_bytes(b"\x00\xff\xfe")


def nothing(path: Path) -> None:
    pass


def link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(17 * 1024 * 1024)


@pytest.mark.parametrize("words", WITH_FILES, ids=lambda words: words[0])
@pytest.mark.parametrize("make", [folder, pipe, binary, nothing, link_to_itself, huge])
def test_only_a_text_file_is_read(refused: Refused, words: list[str], make: Callable[[Path], None]) -> None:
    make(Path("x"))
    said = refused(*words, "x")
    assert "'x' cannot be read (" in said or said.startswith("There is no file 'x'")


@pytest.mark.parametrize("words", WITH_FILES, ids=lambda words: words[0])
@pytest.mark.parametrize("name", ["", "a\0b", "x" * 300, "x/" * 3000, "\x1b[31m", "\udcff"])
def test_an_odd_name_gets_one_sentence(refused: Refused, words: list[str], name: str) -> None:
    said = refused(*words, name)
    assert not {"\x1b", "\0", "\udcff"} & set(said)


def test_a_record_with_a_pack_that_is_nested_too_deeply(refused: Refused, record_file: Callable[..., str]) -> None:
    path = record_file("game tyrants", f"game secret_city 1\npack a = {'[' * 900}\npack #")
    assert "nested" in refused("replay", path)
    assert "nested" in refused("term", "--resume", path)


def test_a_pack_that_is_nested_too_deeply_is_not_played_with(refused: Refused) -> None:
    Path("deep.toml").write_text(f"a = {'[' * 9000}")
    refused("cards", "secret_city", "--pack", "deep.toml")


# Files to write


@pytest.mark.parametrize(
    "name", ["", ".", "/", "~no-such-user/x", "x" * 300, "a\0b", "nowhere/x", "/dev/null", "pipe", "taken", "link"]
)
def test_what_cannot_be_saved_to_is_refused_before_the_game(refused: Refused, name: str) -> None:
    pipe(Path("pipe"))
    Path("taken").write_text("undercourt record 2\nmoves\nstate ab\nscore 1 2\n")
    Path("link").symlink_to("nowhere")
    said = refused("term", "tyrants", "--bots", "random", "--save", name)
    assert "--save must name a new file" in said
    assert sorted(path.name for path in Path().iterdir()) == ["link", "pipe", "taken"]


def test_a_link_to_a_kept_game_stays_a_link(run: Run) -> None:
    assert run("term", "tyrants", "--bots", "random", "--save", "game.txt").code == 0
    Path("link").symlink_to("game.txt")
    before = Path("game.txt").stat().st_ino
    assert run("term", "--resume", "link").code == 0
    assert Path("link").is_symlink() and Path("game.txt").stat().st_ino != before


def test_a_game_that_never_began_leaves_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("undercourt.table.Table.play_bots", interrupted)
    Path("kept").mkdir()
    assert main(["term", "tyrants", "--bots", "random"]) == 130
    assert main(["term", "tyrants", "--bots", "random", "--save", "x"]) == 130
    assert list(Path("kept").iterdir()) == [] and not Path("x").exists()


# Streams


class Full(io.StringIO):
    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


@pytest.mark.parametrize(
    "words", [[], ["--help"], ["--version"], ["games"], ["games", "--json"], ["term", "tyrants", "--bots", "random"]]
)
def test_output_that_cannot_be_written_gets_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("sys.stdout", Full())
        assert main(words) == 1
        patch.setattr("sys.stdout", None)
        assert main(words) == 1
    full, closed = capsys.readouterr().err.splitlines()
    assert full == "Standard output cannot be used (No space left on device)."
    assert closed == "Standard output cannot be used (it is closed)."


def test_what_failed_once_does_not_fail_again_at_exit() -> None:
    """Standard output is open for reading only: Python would flush once more and end with 120."""
    with open(os.devnull) as unwritable:
        ran = subprocess.run(module("games"), stdout=unwritable, stderr=subprocess.PIPE, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr.startswith("Standard output cannot be used (") and ran.stderr.count("\n") == 1


@pytest.mark.parametrize(("closed", "code"), [("<&-", 0), ("2>&-", 0), ("<&- 2>&-", 0), (">&- 2>&- <&-", 1)])
def test_streams_that_are_closed_from_the_start(closed: str, code: int, tmp_path: Path) -> None:
    """A game must not be written where the program takes standard output to be."""
    words = " ".join(module("term", "tyrants", "--bots", "random", "--lang", "en", "--save", "game.txt"))
    ran = subprocess.run(["sh", "-c", f"exec {words} {closed}"], capture_output=True, text=True, check=False)
    assert ran.returncode == code and "Traceback" not in ran.stderr
    assert code == 1 or Path("game.txt").read_text().startswith("undercourt record 2\ngame tyrants ")


def test_the_sentence_has_no_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", Full())
    assert main(["cards", "chess"]) == 2


@pytest.mark.parametrize(("encoding", "title"), [("ascii", "?????? ?????"), ("koi8-r", "Тайный Город")])
def test_a_terminal_gets_the_letters_it_has(encoding: str, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.BytesIO()
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(shown, encoding=encoding))
    assert main(["games", "--lang", "ru"]) == 0
    assert f"secret_city: {title}\n" in shown.getvalue().decode(encoding)


def test_a_pipe_gets_utf_8(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.BytesIO()
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(shown, encoding="ascii"))
    assert main(["games", "--lang", "ru"]) == 0
    assert "Тайный Город" in shown.getvalue().decode("utf-8")


def test_typed_bytes_that_are_no_text_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\n"), encoding="utf-8"))
    make_streams_ready()
    assert sys.stdin.readline() == "\ufffd\n"


# Surroundings


@pytest.mark.parametrize("name", ["COLUMNS", "LINES"])
@pytest.mark.parametrize(
    ("size", "kept"), [("80", True), ("1", True), *[(s, False) for s in (DIGITS, "0", "-1", "²", "x", "")]]
)
def test_a_terminal_of_odd_size_is_measured_instead(
    name: str, size: str, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, size)
    make_streams_ready()
    assert (name in os.environ) == kept


def test_a_current_folder_that_was_deleted(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    for called in ("somewhere/cli.py", "undercourt"):
        monkeypatch.setattr("sys.argv", [called])
        assert run("--help").code == 0
    assert "cannot be written" in run("term", "tyrants", "--bots", "random", "--save", "x").err


# Ctrl-C


@pytest.mark.parametrize("loaded", ["tomllib", "argparse", "undercourt.commands.cards", "undercourt.games"])
def test_ctrl_c_while_it_starts_ends_quietly(loaded: str) -> None:
    script = f"""if True:
        import runpy, sys
        class Impatient:
            def find_spec(self, name, *rest):
                if name == {loaded!r}: raise KeyboardInterrupt
        sys.meta_path.insert(0, Impatient())
        sys.argv = ["undercourt", "games"]
        runpy.run_module("undercourt.cli", run_name="__main__", alter_sys=True)
        """
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, b"", b"")


def blocked_signals() -> set[int]:
    return {int(one) for one in signal.pthread_sigmask(signal.SIG_BLOCK, [])}


def test_ctrl_c_never_reaches_the_processes_of_a_simulation() -> None:
    with processes(2) as pool:
        assert signal.SIGINT in pool.apply(blocked_signals)
    assert signal.SIGINT not in blocked_signals()
