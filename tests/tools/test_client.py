"""The client for browsers is built when its sources have changed, by a Node that is new enough."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import client
from undercourt._build import ROOT


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.19.0\n", True),
        ("v20.20.2", True),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("v20.18.3", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v18.20.0", False),
        ("", False),
    ],
)
def test_node_is_as_new_as_its_packages_ask_for(version: str, good: bool) -> None:
    assert client.is_new_enough(version) == good
    asked = '"node": "^20.19.0 || >=22.12.0"'
    assert asked in (client.WEB / "package.json").read_text("utf-8")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Of a project with next to nothing in it."""
    package = tmp_path / "src" / "undercourt"
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "WEB", tmp_path / "web")
    monkeypatch.setattr(client, "CLIENT", package / "server" / "client")
    monkeypatch.setattr(client, "STAMP", package / "server" / "client" / "stamp")
    for name in ("web/src/main.ts", "web/tests/x.spec.ts", "web/node_modules/x.js", "src/undercourt/text/en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1", "utf-8")
    client.CLIENT.mkdir(parents=True)
    client.STAMP.write_text(client.fingerprint(), "utf-8")
    return tmp_path


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/src/new.ts", "src/undercourt/text/en.ftl"])
def test_a_change_of_its_sources_asks_for_a_new_build(checkout: Path, name: str) -> None:
    assert client.is_built()
    (checkout / name).write_text("2", "utf-8")
    assert not client.is_built()


@pytest.mark.parametrize("name", ["web/tests/x.spec.ts", "web/node_modules/x.js", "src/undercourt/table.py"])
def test_a_change_of_anything_else_does_not(checkout: Path, name: str) -> None:
    (checkout / name).write_text("2", "utf-8")
    assert client.is_built()
    (client.CLIENT / "board.json").write_text("{}", "utf-8")
    assert client.is_built()


def test_without_node_it_says_so_in_a_sentence_and_leaves_what_is_there(tmp_path: Path) -> None:
    """In a tree of its own, which has never been built."""
    for name in ("tools/client.py", "src/undercourt/__init__.py", "src/undercourt/_build.py", "pyproject.toml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "web").mkdir()
    words = [sys.executable, "-S", str(tmp_path / "tools" / "client.py")]  # without packages, so without their Node
    environment = {**os.environ, "PATH": "", "PYTHONPATH": ""}
    told = subprocess.run(words, capture_output=True, encoding="utf-8", env=environment, timeout=60)
    assert told.returncode == 1, told.stderr
    assert told.stdout == f"The client for browsers was not built: that needs {client.NEEDED}.\n"


def test_the_lock_of_its_packages_names_no_place() -> None:
    """It is installed from whatever index npm is configured to use."""
    lock = (client.WEB / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock and lock.count('"integrity"') > 50
