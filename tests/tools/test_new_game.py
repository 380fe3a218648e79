"""A new game, as the tool makes it, is whole: its rules are proved, its tests pass, its style is ours."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TITLE = "Тайный «Город» & Co."
NAMED = ("crown_of_lots", "--title", TITLE, "--prefix", "CL")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project without games and tests of its own, and the new game in it."""
    copy = tmp_path_factory.mktemp("project")
    no_games = shutil.ignore_patterns("__pycache__", "tyrants*", "abyss*", "whispers*", "secret_city*")
    shutil.copytree(ROOT / "src", copy / "src", ignore=no_games)
    shutil.copytree(ROOT / "tools", copy / "tools", ignore=no_games)
    shutil.copy(ROOT / "pyproject.toml", copy)
    for package in ("tests", "tests/games", "tests/text"):
        (copy / package).mkdir()
        (copy / package / "__init__.py").touch()
    shutil.copy(ROOT / "tests" / "text" / "test_rules.py", copy / "tests" / "text")
    made = python(copy, "tools/new_game.py", *NAMED)
    assert made.returncode == 0, made.stderr
    return copy


def python(project: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Runs in the copy, from its sources."""
    environment = {**os.environ, "UNDERCOURT_PURE": "1", "PYTHONPATH": str(project / "src"), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=project,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )


def test_every_rule_of_a_new_game_has_a_test(project: Path) -> None:
    checked = python(project, "tools/rules.py", "crown_of_lots")
    assert checked.returncode == 0, checked.stderr
    assert len(re.findall(r"^CL-\d", checked.stdout, re.MULTILINE)) == 8


def test_the_tests_of_a_new_game_pass(project: Path) -> None:
    tested = python(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/crown_of_lots")
    assert tested.returncode == 0, tested.stdout
    assert re.search(r"^\d\d passed in", tested.stdout, re.MULTILINE), tested.stdout


def test_the_rules_of_a_new_game_are_told_in_every_language(project: Path) -> None:
    tests = ["-p", "no:cacheprovider", "tests/text/test_rules.py", "-k", "crown_of_lots"]
    tested = python(project, "-m", "pytest", "-q", *tests)
    assert re.search(r"^\d\d passed, 1 deselected in", tested.stdout, re.MULTILINE), tested.stdout


def test_a_new_game_is_listed_simulated_and_played(project: Path) -> None:
    listed = python(project, "-m", "undercourt.cli", "games")
    assert f"crown_of_lots: {TITLE}" in listed.stdout, listed.stderr
    bots = ["--bots", "greedy,random,random"]
    simulated = python(project, "-m", "undercourt.cli", "simulate", "crown_of_lots", "--players", "3", *bots)
    assert "100 games, 3 players" in simulated.stdout, simulated.stderr
    command = ["term", "crown_of_lots", "--bots", "greedy", "--lang", "pl", "--save", str(project / "kept")]
    seated = python(project, "-m", "undercourt.cli", *command)
    assert "Zagraj kartę." in seated.stdout and seated.returncode == 0, seated.stderr


def test_a_new_game_is_in_our_style(project: Path) -> None:
    for command in (["check"], ["format", "--check"]):
        styled = python(project, "-m", "ruff", *command, "--no-cache", "src", "tests")
        assert styled.returncode == 0, styled.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (NAMED, "There is already a game 'crown_of_lots'"),
        (("lots", "--title", "Lots", "--prefix", "CL"), "The prefix 'CL' is taken; those in use are CL."),
        (("Lots!", "--title", "Lots", "--prefix", "LO"), "'Lots!' cannot name a game"),
        (("turn", "--title", "Lots", "--prefix", "LO"), "'turn' would make a class Turn"),
        (("lots", "--title", 'a "b"', "--prefix", "LO"), "The title must be one line"),
        (("lots", "--title", "Lots", "--prefix", "lots"), "'lots' is not a prefix"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(project: Path, arguments: tuple[str, ...], sentence: str) -> None:
    before = sorted(project.rglob("*.py"))
    refused = python(project, "tools/new_game.py", *arguments)
    assert refused.returncode == 2 and refused.stderr.startswith(sentence)
    assert refused.stderr.count("\n") == 1 and sorted(project.rglob("*.py")) == before
