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
