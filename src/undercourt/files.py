"""Files that people name: read only if they are what was meant, written whole or not at all. Errors are OSErrors."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

MIB = 1024 * 1024
LARGEST = 16 * MIB  # a record has a fraction of it
LARGEST_PACK = MIB  # a record that carries it is still small enough to be read


def named(word: str) -> Path:
    """The path that somebody wrote; `~` and `~user` stand for homes."""
    if "\0" in word:
        raise OSError(errno.EINVAL, "no file can have that name", word)
    try:
        return Path(word).expanduser()
    except RuntimeError:
        raise FileNotFoundError(errno.ENOENT, "there is no user of that name", word) from None


def read(path: str | Path, most: int = LARGEST) -> str:
    """The text of an ordinary file with at most so many bytes. A pipe or a device might let us wait, or never end."""
    named(str(path))
    must_be_ordinary(path, os.stat(path).st_mode)
    with open(path, "rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"it has more than {most // MIB} MiB", str(path))
    try:
        return with_plain_ends(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise OSError(errno.EILSEQ, "it is not text in UTF-8", str(path)) from None


def with_plain_ends(text: str) -> str:
    """Lines end as they do here, on whatever system they were written."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def make(path: Path) -> None:
    """An empty file for its owner alone that was not there; never the file that a link points to."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def write(path: Path, text: str, shared: bool = False) -> None:
    """All of it or nothing, and on the disk for good when this returns.

    For its owner alone: records tell every secret of a game, and tokens open its seats. What is `shared` tells none, as
    results of studies; who may read it is as for any other new file of its owner. An older file stays until the new one
    is complete. That has a name which nobody can foresee, so no link can wait there.
    """
    with suppress(FileNotFoundError):
        must_be_ordinary(path, os.lstat(path).st_mode, links=True)
    beside = path.parent / f".undercourt-{token_hex(8)}"
    mode = 0o666 if shared else 0o600
    try:
        with naming(path), open(beside, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            file.write(text.encode("utf-8"))
            file.flush()
            sync(file.fileno())
        os.replace(beside, path)
    except BaseException:  # Ctrl-C too
        with suppress(OSError):
            os.unlink(beside)
        raise
    with suppress(OSError):  # some systems cannot open or sync a folder
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            sync(folder)
        finally:
            os.close(folder)


def replace(path: Path, content: bytes) -> None:
    """The same for what programs write again and again where they alone write: it is for everybody, and in no hurry."""
    beside = path.with_suffix(".unfinished")
    try:
        with naming(path):
            beside.write_bytes(content)
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """What cannot be written says its own name: a full disk says none, and others that of a file beside it."""
    try:
        yield
    except OSError as wrong:
        wrong.filename = str(path)
        raise


def sync(handle: int) -> None:
    os.fsync(handle)


def must_be_ordinary(path: str | Path, mode: int, links: bool = False) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "that is a folder", str(path))
    if not stat.S_ISREG(mode) and not (links and stat.S_ISLNK(mode)):
        raise OSError(errno.ENODEV, "it is not an ordinary file", str(path))
