"""Compiled or not, the same seeds play the same games; and kernel and games keep to themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import undercourt
from tools.golden import fingerprint, golden
from undercourt.games import game_names
from undercourt.kernel import effect

SOURCES = Path(undercourt.__file__).parent
FORBIDDEN = {
    "asyncio", "random", "time", "logging", "datetime", "secrets", "threading", "multiprocessing", "subprocess",
    "socket", "socketserver", "ssl", "select", "selectors", "http", "urllib", "ftplib", "smtplib", "xmlrpc",
    "aiohttp", "httpx", "requests", "websockets", "starlette", "uvicorn",
}  # fmt: skip


@pytest.mark.parametrize("name", game_names())
def test_both_builds_play_the_same_games(name: str) -> None:
    """After an intended change to the rules: `python tools/golden.py fingerprints GAME`."""
    assert (golden(name) / "fingerprint.txt").read_text("utf-8") == f"{fingerprint(name)}\n"


def test_the_build_that_was_asked_for_is_in_use() -> None:
    assert str(effect.__file__).endswith(".py") != undercourt.COMPILED


def sources(part: str) -> list[Path]:
    return sorted((SOURCES / part).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    package = ["undercourt", *path.relative_to(SOURCES).parent.parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, node.module or ""]).strip(".")
            yield from (f"{module}.{alias.name}" for alias in node.names)


INSIDE = [path for part in ("kernel", "games", "judgement") for path in sources(part)]


@pytest.mark.parametrize("path", INSIDE, ids=lambda p: p.relative_to(SOURCES).as_posix())
def test_kernel_games_and_judgement_reach_for_no_clock_no_chance_and_no_network(path: Path) -> None:
    assert {name.split(".")[0] for name in imports(path)} & FORBIDDEN == set()


@pytest.mark.parametrize("path", sources("kernel"), ids=lambda p: p.name)
def test_the_kernel_knows_no_game(path: Path) -> None:
    inside = [name for name in imports(path) if name.startswith("undercourt.")]
    assert all(name.startswith("undercourt.kernel.") for name in inside)


def test_games_import_only_themselves_and_the_kernel() -> None:
    for path in sources("games"):
        own = ".".join(["undercourt", *path.relative_to(SOURCES).parts[:2]])
        for name in imports(path):
            assert not name.startswith("undercourt.") or name.startswith(("undercourt.kernel.", own)), f"{path}: {name}"


def test_judgement_imports_only_itself_its_own_game_and_the_kernel() -> None:
    for path in sources("judgement"):
        own = path.relative_to(SOURCES).parts[1]
        shared = ("undercourt.kernel.", "undercourt.judgement.sense.", "undercourt.judgement.ranking.")
        allowed = (*shared, f"undercourt.games.{own}.", f"undercourt.judgement.{own}.")
        for name in imports(path):
            assert not name.startswith("undercourt.") or name.startswith(allowed), f"{path}: {name}"
