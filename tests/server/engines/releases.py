"""Releases of the program, as folders: copies of the sources, of which some are changed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

from msgspec import Struct, json

from undercourt._build import ROOT, SRC
from undercourt.server.engines.engine import Deed, Header

Changes = dict[str, tuple[str, str]]  # by file of a game: what is written there, and what is written there from now on

NEW_DEMON: Changes = {
    "tyrants/actions.py": ("KINDS: Final = 125", "KINDS: Final = 126"),
    "tyrants/cards/demons.py": (
        "DEMONS: Final = [\n",
        'DEMONS: Final = [\n    card("imp", 1, GUILE, "demon", 1, 2, 4, Gain(influence=1)),\n',
    ),
}
SHORTER_WHISPERS: Changes = {
    "whispers/game.py": ("version=2", "version=3"),
    "whispers/state.py": ("ROUNDS: Final = 4", "ROUNDS: Final = 3"),
}
UNTOLD_CHANGE: Changes = {"tyrants/play.py": ("HAND_SIZE: Final = 5", "HAND_SIZE: Final = 4")}


class Task(Struct):
    """What a release is given: a running game, and what else there is."""

    header: Header
    log: list[Deed]
    elders: str = ""  # the folder of older installations
    comes_later: str = ""  # an installation that somebody moves there when the table has been looked at once


class Outcome(Struct):
    engine: str  # which kind finished the game; or Frozen
    log: list[Deed]
    record: str
    frozen: dict[str, Any] | None = None  # the reason, if it was frozen at first
    kept: str = ""  # the record, as it was then


def release(folder: Path, changes: Changes | None = None) -> Path:
    """A folder that can be put on Python's path."""
    copytree(SRC / "undercourt", folder / "undercourt", ignore=ignore_patterns("__pycache__", "*.so"))
    for file, (before, after) in (changes or {}).items():
        path = folder / "undercourt" / "games" / file
        text = path.read_text("utf-8")
        assert text.count(before) == 1, f"{file} has changed: find another place"
        path.write_text(text.replace(before, after), "utf-8")
    return folder


def run(release: Path, task: Task) -> Outcome:
    """That release takes the table over and plays its game to the end."""
    paths = os.pathsep.join([str(release), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, "UNDERCOURT_PURE": "1"}
    command = [sys.executable, "-P", "-m", "tests.server.engines.take_over"]
    done = subprocess.run(command, input=json.encode(task), stdout=subprocess.PIPE, env=environment, timeout=120)
    assert done.returncode == 0
    return json.decode(done.stdout, type=Outcome)
