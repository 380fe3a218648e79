"""Where games are kept between sittings: a folder of records, and the file of the game that is being played."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

import undercourt.files as files

CLOSING = ("after ", "score ")  # beginnings of the lines after the last move

UNREADABLE = (errno.EACCES, errno.EILSEQ, errno.EFBIG)  # a file all the same


class Shelf:
    """The file in which a game is kept as it goes. What another program writes there meanwhile is never lost."""

    def __init__(self, path: Path, ours: bool, program: str, found: str | None = None) -> None:
        self.path = path
        self.ours = ours  # nobody asked for this file: it goes when it is not wanted
        self.program = program  # how a person calls this program
        self.holds = found if found is not None else text_in(path)  # as it was found or as it was written last
        self.wanted = self.holds  # as it was found, or as somebody asked for it to be saved

    def keep(self, record: str) -> Path | None:
        """Writes the record, beside the file if another program wrote that: then it says which was left alone."""
        left = None
        if self.is_changed():
            if is_earlier(record, text_in(self.path) or ""):
                return None  # the other one went on from here: all of this is there
            left = self.path
            self.path, self.ours, self.holds = new_file_beside(left), True, ""
        files.write(self.path, record)
        self.holds = files.with_plain_ends(record)
        return left

    def save(self, path: Path, record: str) -> None:
        """A copy elsewhere, or this file by its name."""
        files.write(path, record)
        with suppress(OSError):
            if path.samefile(self.path):
                self.holds = files.with_plain_ends(record)
                self.settle()

    def settle(self) -> None:
        """Somebody asked for the game to be saved here as it stands: that is not thrown away."""
        self.ours, self.wanted = False, self.holds

    def is_changed(self) -> bool:
        return os.path.lexists(self.path) and text_in(self.path) != self.holds

    def forget(self) -> None:
        """What was kept as the game went is not wanted: a file that nobody else has touched is as it was before."""
        if self.is_changed():
            return
        if self.ours:
            self.path.unlink(missing_ok=True)
        elif self.wanted is not None and self.wanted != self.holds:
            files.write(self.path, self.wanted)
            self.holds = self.wanted

    def forget_if_empty(self) -> None:
        """Nothing was played, so nothing is left behind."""
        if self.holds == "" and not self.is_changed():
            with suppress(OSError):
                self.path.unlink(missing_ok=True)


def text_in(path: Path) -> str | None:
    """None: nothing that could be read."""
    try:
        return files.read(path)
    except OSError:
        return None


def folder() -> Path:
    """The platform's place for what a program should remember; the current folder where that cannot be written."""
    try:
        home = Path.home()
    except RuntimeError:  # there is none
        return here()
    if sys.platform == "win32":
        place = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        place = home / "Library" / "Application Support"
    else:
        place = Path(os.environ.get("XDG_STATE_HOME", ""))
        if not place.is_absolute():
            place = home / ".local" / "state"
    kept = place / "undercourt"
    try:
        kept.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        return here()
    return kept if os.access(kept, os.W_OK) else here()


def here() -> Path:
    try:
        return Path.cwd()
    except OSError:  # deleted: writing will say so
        return Path()


def new_file(game: str) -> Path:
    """An empty file that was not there, made at once: a game that begins at the same moment gets another one."""
    path = folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M}.txt"
    try:
        files.make(path)
    except FileExistsError:
        return new_file_beside(path)
    except OSError:
        pass  # writing it will say what is wrong
    return path


def new_file_beside(path: Path) -> Path:
    """The first of `NAME-2`, `NAME-3`… that was not there."""
    for number in count(2):
        other = path.with_name(f"{path.stem}-{number}{path.suffix}")
        with suppress(FileExistsError):
            files.make(other)
            return other
    raise AssertionError("numbers do not end")


def would_lose(path: Path, record: str) -> str:
    """What would be lost if the record were written there: `game`, another one or other moves; `file`; or nothing."""
    try:
        text = files.read(path)
    except OSError as wrong:  # one that is there, or something for which writing will say what is wrong
        return "file" if wrong.errno in UNREADABLE else ""
    if not text or is_earlier(text, record):
        return ""
    return "game" if text.startswith("undercourt record ") else "file"


def is_earlier(text: str, record: str) -> bool:
    """Whether a record was written before another one of the same game, with none but its moves."""
    moves = [line for line in text.rstrip("\n").split("\n") if not line.startswith(CLOSING)]
    return record.split("\n")[: len(moves)] == moves


def unfinished(game: str) -> list[Path]:
    """Kept games of that name that can be gone on with, the latest first."""
    found: list[tuple[float, Path]] = []
    with suppress(OSError):  # no folder
        for path in folder().glob(f"{game}-*.txt"):
            if is_unfinished(path):
                with suppress(OSError):  # gone meanwhile
                    found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]


def is_unfinished(path: Path) -> bool:
    """A record of a game that can be gone on with."""
    lines = (text_in(path) or "").split("\n")
    return "moves" in lines and not any(line.startswith("score ") for line in lines[-3:])
