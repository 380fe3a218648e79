"""The command line as a whole: help, version, bad input, interruptions."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.cli.conftest import NO_CHESS, Run
from undercourt import BUILD, commands
from undercourt._build import ROOT
from undercourt.cli import main
from undercourt.commands import games
from undercourt.games import game_names

Refused = Callable[..., str]


def module(*words: str) -> list[str]:
    return [sys.executable, "-m", "undercourt.cli", *words]


def test_the_commands_that_have_json_are_those_of_the_readme(run: Run) -> None:
    page = " ".join((ROOT / "README.md").read_text("utf-8").split())
    [without] = re.findall(r"have `--json` for programs: all but ([^.]*)\.", page)
    assert set(re.findall(r"`(\w+)`", without)) == {
        command for command in commands.COMMANDS if "--json" not in run(command, "--help").out
    }


def test_alone_it_shows_its_help(run: Run) -> None:
    ran = run()
    assert ran.code == 0
    assert all(f"\n    {command} " in ran.out for command in commands.COMMANDS)


@pytest.mark.parametrize("command", commands.COMMANDS)
def test_every_command_explains_itself_with_examples(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"usage: undercourt {command}")
    assert f"  undercourt {command}" in ran.out.partition("examples:")[2]


@pytest.mark.both_builds
def test_version_says_which_build_of_the_engine_is_in_use(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out.startswith("undercourt ") and ran.out.endswith(f", engine {BUILD}\n")


def test_an_unknown_command_gets_the_list(refused: Refused) -> None:
    assert refused("dance") == f"There is no command 'dance'; there are: {', '.join(commands.COMMANDS)}."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["cards", "chess"], NO_CHESS),
        (["bench", "--game", "chess"], NO_CHESS),
        (["games", "--lang", "de"], "There is no language 'de'; there are: en, ru, pl."),
        (["games", "--fast"], "Unrecognized arguments: --fast; 'undercourt --help' shows what is right."),
        (["bench", "--seconds", "nan"], "--seconds must be a number of seconds between 0.01 and 3600, not 'nan'."),
        (["cards"], "The following arguments are required: GAME; 'undercourt cards --help' shows what is right."),
    ],
)
def test_bad_input_gets_one_sentence(refused: Refused, words: list[str], sentence: str) -> None:
    assert refused(*words) == sentence


def test_ctrl_c_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "described", interrupted)
    ran = run("games")
    assert (ran.code, ran.out, ran.err) == (130, "", "")


def test_a_reader_who_leaves_ends_it_quietly() -> None:
    process = subprocess.Popen(module("cards", "tyrants", "--json"), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 130


@pytest.mark.both_builds
def test_as_a_program_of_its_own() -> None:
    done = subprocess.run(module("games", "--json"), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert [game["name"] for game in json.loads(done.stdout)] == game_names()
    wrong = subprocess.run(module("cards", "chess"), capture_output=True, check=False)
    assert wrong.returncode == 2
    assert (wrong.stdout, wrong.stderr) == (b"", f"{NO_CHESS}{os.linesep}".encode())


def test_help_needs_no_engine() -> None:
    """Start-up is quick because commands import what they need when they run."""
    script = "import sys, undercourt.cli; undercourt.cli.main([]); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert not loaded & {"rich", "fluent.runtime", "undercourt.kernel.game", "undercourt.text", "multiprocessing"}


def test_the_exit_code_is_that_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "run", lambda args: 7)
    assert main(["games"]) == 7


def test_examples_call_the_program_as_it_was_called(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "  undercourt term tyrants" in run("term", "--help").out
    monkeypatch.setattr("sys.argv", ["somewhere/cli.py"])
    assert "  ./run term tyrants" in run("term", "--help").out
    assert "./run serve --database postgresql://undercourt@localhost/undercourt --workers" in run("serve", "--help").out
