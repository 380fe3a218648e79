"""A new game, as the tool makes it, passes every test there is on its first day, and touches nothing of others."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.new_game import written

ROOT = Path(__file__).resolve().parents[2]
NAME = "a_crown_of_lots"  # before all others: see left_out.py
TITLE = "Тайный «Город» & Co."
NAMED = (NAME, "--title", TITLE, "--prefix", "CL")
OWN = (f"src/undercourt/games/{NAME}", f"tests/games/{NAME}")
MADE_HERE = ("build", "dist", "*.egg-info", "__pycache__", ".*_cache", ".hypothesis", "shots", "test-results")
NOT_OURS = (".git", ".venv", "node_modules", *MADE_HERE)


class Project(NamedTuple):
    folder: Path
    before: dict[str, bytes]  # its files, and what was in them
    after: dict[str, bytes]  # the same with the new game, before its tests leave caches there


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A copy of the whole project, and the new game in it."""
    folder = tmp_path_factory.mktemp("project") / "copy"
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*NOT_OURS))
    before = files_in(folder)
    made = python(folder, "tools/new_game.py", *NAMED)
    assert made.returncode == 0, made.stderr
    return Project(folder, before, files_in(folder))


def files_in(folder: Path) -> dict[str, bytes]:
    paths = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def python(folder: Path, *command: str, seconds: int = 100) -> subprocess.CompletedProcess[str]:
    """Runs in the copy, from its sources; pytest in one process, however it is run around here."""
    ours = ("PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER", "PYTEST_CURRENT_TEST")
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    environment |= {"UNDERCOURT_PURE": "1", "UNDERCOURT_NEW_GAME": NAME, "PYTHONUTF8": "1"}
    environment["PYTHONPATH"] = str(folder / "src")
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=seconds,
    )


def test_a_new_game_writes_in_folders_of_its_name_alone(project: Project) -> None:
    after = project.after
    assert {path: after.get(path) for path in project.before} == project.before
    new = after.keys() - project.before.keys()
    assert all(path.startswith(OWN) for path in new) and len(new) > 30


def test_a_new_game_passes_every_test_there_is(project: Project) -> None:
    """Less those about other games alone, which left_out.py tells apart."""
    plugins = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "tests.tools.left_out"]
    tested = python(project.folder, "-m", "pytest", "-q", *plugins, "tests", seconds=600)
    assert tested.returncode == 0, tested.stdout[-20_000:]
    passed = re.search(r"^(\d+) passed", tested.stdout, re.MULTILINE)
    assert passed and int(passed[1]) > 500, tested.stdout


def test_a_new_game_is_in_our_style(project: Project) -> None:
    for command in (["check"], ["format", "--check"]):
        styled = python(project.folder, "-m", "ruff", *command, "--no-cache", ".")
        assert styled.returncode == 0, styled.stdout


@pytest.mark.parametrize("name", ["ab", "a_name_of_exactly_24_sig", "zz"])
def test_a_new_game_is_in_our_style_whatever_its_name(name: str, tmp_path: Path) -> None:
    """Lines may become too long, or short enough for fewer of them; imports may come in another order."""
    for path, text in written(name, TITLE, "CL").items():
        copy = tmp_path / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, "utf-8")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for command in (["check"], ["format", "--check"]):
        styled = python(tmp_path, "-m", "ruff", *command, "--no-cache", ".")
        assert styled.returncode == 0, styled.stdout


def test_the_types_of_a_new_game_are_right(project: Project) -> None:
    checked = python(project.folder, "-m", "mypy", "--cache-dir", str(project.folder.parent / "types"), *OWN)
    assert checked.returncode == 0, checked.stdout


def test_every_rule_of_a_new_game_has_a_test(project: Project) -> None:
    checked = python(project.folder, "tools/rules.py")
    assert checked.returncode == 0, checked.stderr
    assert len(re.findall(r"^CL-\d", checked.stdout, re.MULTILINE)) == 9


def test_a_new_game_obeys_the_laws(project: Project) -> None:
    played = python(project.folder, "tools/laws.py", NAME, "--games", "6")
    assert played.returncode == 0 and "no violation" in played.stdout, played.stderr


def test_a_new_game_is_listed_simulated_and_played(project: Project) -> None:
    listed = python(project.folder, "-m", "undercourt.cli", "games")
    assert f"{NAME}: {TITLE}" in listed.stdout, listed.stderr
    bots = ["--bots", "greedy,random,random", "--games", "5"]
    simulated = python(project.folder, "-m", "undercourt.cli", "simulate", NAME, "--players", "3", *bots)
    assert "5 games, 3 players" in simulated.stdout, simulated.stderr
    command = ["term", NAME, "--bots", "greedy", "--lang", "pl", "--save", str(project.folder.parent / "kept")]
    seated = python(project.folder, "-m", "undercourt.cli", *command)
    assert "Zagraj kartę." in seated.stdout and seated.returncode == 0, seated.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (NAMED, f"There is already a game '{NAME}'"),
        (("lots", "--title", "Lots", "--prefix", "CL"), "The prefix 'CL' is taken; those in use are "),
        (("Lots!", "--title", "Lots", "--prefix", "LO"), "'Lots!' cannot name a game"),
        (("turn", "--title", "Lots", "--prefix", "LO"), "'turn' would make a class Turn"),
        (("lots", "--title", 'a "b"', "--prefix", "LO"), "The title must be one line"),
        (("lots", "--title", "Lots", "--prefix", "lots"), "'lots' is not a prefix"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(
    project: Project, arguments: tuple[str, ...], sentence: str
) -> None:
    before = files_in(project.folder)
    refused = python(project.folder, "tools/new_game.py", *arguments)
    assert refused.returncode == 2 and refused.stderr.startswith(sentence)
    assert refused.stderr.count("\n") == 1 and files_in(project.folder) == before
