"""`./run` says what it can do, and refuses what it cannot before it installs anything."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from undercourt.commands.play import has_screen

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "run"), *arguments]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=60)


def test_help_names_the_quick_check_the_whole_one_and_the_trained_build() -> None:
    told = run("--help")
    assert told.returncode == 0
    assert all(f"./run {what} " in told.stdout for what in ("check", "test [ARGS]", "setup [--trained]"))


def test_setup_takes_nothing_else() -> None:
    refused = run("setup", "--traind")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == "./run setup takes --trained, or nothing.\n"


def test_check_takes_no_arguments() -> None:
    command = [sys.executable, str(ROOT / "tools" / "check.py"), "check", "-k", "spy"]
    refused = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60)
    assert refused.returncode == 2 and refused.stderr.startswith("./run check takes no arguments")


def the_program() -> ModuleType:
    spec = spec_from_loader("run", SourceFileLoader("run", str(ROOT / "run")))
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("screen", [None, ":0"])
def test_the_client_is_built_for_play_where_play_opens_a_browser(
    screen: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", {"DISPLAY": screen} if screen else {})
    opens_browser = the_program().opens_browser
    assert opens_browser(["--port", "8000"]) == has_screen()
    assert not opens_browser(["--terminal"]) and not opens_browser(["--help"])


@pytest.mark.parametrize(("command", "level"), [("arena", "lab"), ("lab", "lab"), ("simulate", "play")])
def test_arena_and_lab_install_more_than_playing_needs(
    command: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = the_program()
    installed: list[str] = []
    monkeypatch.setattr(program, "install", installed.append)
    monkeypatch.setattr(program, "build_engine", lambda again: True)
    monkeypatch.setattr(program, "hand_over", len)
    program.main([command, "tyrants"])
    assert installed == [level]


@pytest.mark.parametrize(("stamped", "level"), [("play", "lab"), ("lab", "play"), ("test", "lab"), ("lab", "test")])
def test_a_level_is_there_with_any_that_includes_it(
    stamped: str, level: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = the_program()
    steps: list[str] = []
    monkeypatch.setattr(program, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(program, "LOG", tmp_path / "log")
    monkeypatch.setattr(program, "made_by", lambda: sys.version)
    monkeypatch.setattr(program, "must", lambda what, *_: steps.append(what))
    (tmp_path / "stamp").write_text(f"{program.installation_hash()} {stamped}")
    program.install(level)
    order = ["play", "lab", "test"]
    assert bool(steps) == (order.index(stamped) < order.index(level))
