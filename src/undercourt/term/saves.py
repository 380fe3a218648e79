"""Where games are kept between sittings: one folder of records, written whole or not at all."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from itertools import count
from pathlib import Path

BEGINNING = b"undercourt record "  # of every record


def folder() -> Path:
    """The platform's place for what a program should remember; the current folder where that cannot be written."""
    home = Path.home()
    if sys.platform == "win32":
        place = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        place = home / "Library" / "Application Support"
    else:
        place = Path(os.environ.get("XDG_STATE_HOME") or home / ".local" / "state")
    kept = place / "undercourt"
    try:
        kept.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path.cwd()
    return kept if os.access(kept, os.W_OK) else Path.cwd()


def new_file(game: str) -> Path:
    """An empty file that was not there, made at once: a game that begins at the same moment gets another one."""
    place = folder()
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    path = place / f"{stem}.txt"
    for number in count(2):
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            path = place / f"{stem}-{number}.txt"
        except OSError:
            break  # writing it will say what is wrong
        else:
            break
    return path


def is_free(path: Path) -> bool:
    """Whether a game may be written there without asking: nothing is lost but perhaps an older record."""
    try:
        return not path.is_file() or path.read_bytes()[: len(BEGINNING)] in (b"", BEGINNING)
    except OSError:
        return True  # writing it will say what is wrong


def write(path: Path, record: str) -> None:
    """All of it or nothing: an older file stays until the new one is complete. Raises OSError."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(record, "utf-8")
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def unfinished(game: str) -> list[Path]:
    """Kept games of that name that can be gone on with, the latest first."""
    found: list[tuple[float, Path]] = []
    for path in folder().glob(f"{game}-*.txt"):
        if is_unfinished(path):
            found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]


def is_unfinished(path: Path) -> bool:
    """A record of a game that can be gone on with."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return False
    return "moves" in lines and not any(line.startswith("score ") for line in lines[-2:])
