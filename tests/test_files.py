"""Files that people name: what is read, and how it is written."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from undercourt import files


@pytest.mark.parametrize(
    ("word", "reason"),
    [("a\0b", "no file can have that name"), ("~no-such-user/x", "there is no user of that name")],
)
def test_a_name_that_can_be_none(word: str, reason: str) -> None:
    with pytest.raises(OSError, match=reason):
        files.named(word)


def fifo(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def latin(path: Path) -> None:
    path.write_bytes(b"caf\xe9")


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(files.LARGEST + 1)


@pytest.mark.parametrize(
    ("make", "reason"),
    [(fifo, "not an ordinary file"), (folder, "folder"), (latin, "not text in UTF-8"), (huge, "more than 16 MiB")],
)
def test_only_ordinary_text_files_are_read(make: Callable[[Path], None], reason: str, tmp_path: Path) -> None:
    make(tmp_path / "x")
    with pytest.raises(OSError, match=reason):
        files.read(tmp_path / "x")


def test_a_file_from_another_system_is_read_as_one_from_here(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes("\ufeffодин\r\nдва\rтри\n".encode())
    assert files.read(tmp_path / "x") == "один\nдва\nтри\n"
    (tmp_path / "x").write_text("a\u2028b\x0cc\n", "utf-8")
    assert files.read(tmp_path / "x") == "a\u2028b\x0cc\n", "these are no ends of lines"


def test_what_is_written_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "x"
    files.write(path, "один")
    assert path.read_bytes() == "один".encode()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    files.make(tmp_path / "y")
    assert stat.S_IMODE((tmp_path / "y").stat().st_mode) == 0o600


def test_what_is_shared_may_be_read_like_any_other_new_file(tmp_path: Path) -> None:
    (tmp_path / "any other").touch()
    files.write(tmp_path / "x", "один", shared=True)
    modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert len(modes) == 1 and (tmp_path / "x").read_bytes() == "один".encode()


def test_what_is_written_is_on_the_disk_with_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[tuple[bool, bool]] = []

    def noted(handle: int) -> None:
        synced.append((stat.S_ISDIR(os.fstat(handle).st_mode), (tmp_path / "x").exists()))

    monkeypatch.setattr(files, "sync", noted)
    files.write(tmp_path / "x", "text")
    assert synced == [(False, False), (True, True)], "the file before it gets its name, then the folder"


def test_no_link_is_followed(tmp_path: Path) -> None:
    """One that waits where a half-written file might lie, and one that stands where the file shall be."""
    (tmp_path / "mine").write_text("mine")
    for name in ("x", "x.part"):
        (tmp_path / name).symlink_to(tmp_path / "mine")
    files.write(tmp_path / "x", "record")
    assert (tmp_path / "mine").read_text() == "mine"
    assert (tmp_path / "x").read_text() == "record" and not (tmp_path / "x").is_symlink()
    with pytest.raises(FileExistsError):
        files.make(tmp_path / "x.part")


@pytest.mark.parametrize("wrong", [OSError, KeyboardInterrupt])
def test_an_older_file_stays_until_the_new_one_is_complete(
    wrong: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise wrong

    (tmp_path / "x").write_text("old")
    for step in ("undercourt.files.sync", "os.replace"):
        with monkeypatch.context() as patch:
            patch.setattr(step, fail)
            with pytest.raises(wrong):
                files.write(tmp_path / "x", "new")
        assert [path.name for path in tmp_path.iterdir()] == ["x"]
        assert (tmp_path / "x").read_text() == "old"


@pytest.mark.parametrize("make", [fifo, folder])
def test_nothing_but_files_is_overwritten(make: Callable[[Path], None], tmp_path: Path) -> None:
    make(tmp_path / "x")
    before = (tmp_path / "x").stat()
    with pytest.raises(OSError, match=r"folder|not an ordinary file"):
        files.write(tmp_path / "x", "text")
    assert (tmp_path / "x").stat() == before and len(list(tmp_path.iterdir())) == 1
    for path in (Path("."), Path("/")):
        with pytest.raises(IsADirectoryError):
            files.write(path, "text")
