"""Compiled or not, the same seeds play the same games; and kernel and games keep to themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import undercourt
from undercourt.games import game_names, load_game
from undercourt.kernel import effect
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Options, playout
from undercourt.kernel.rng import seeded

# Of 20 random games each, with these options; they change with the rules, never with the build.
GOLDEN: dict[str, tuple[Options, int]] = {
    "abyss": ({}, 741_142_418),
    "secret_city": ({}, 172_058_618),
    "tyrants": ({"decks": "random"}, 978_742_197),
    "whispers": ({"agents_in_regions": "on", "to_each_their_own": "on", "counter_intelligence": "on"}, 680_817_356),
}
SOURCES = Path(undercourt.__file__).parent
FORBIDDEN = {
    "asyncio", "random", "time", "logging", "datetime", "secrets", "threading", "multiprocessing", "subprocess",
    "socket", "socketserver", "ssl", "select", "selectors", "http", "urllib", "ftplib", "smtplib", "xmlrpc",
    "aiohttp", "httpx", "requests", "websockets", "starlette", "uvicorn",
}  # fmt: skip


@pytest.mark.parametrize("name", game_names())
def test_both_builds_play_the_same_games(name: str) -> None:
    game = load_game(name)
    options, golden = GOLDEN[name]
    fingerprint = 0
    for seed in range(20):
        d = Decision()
        s = game.begin(4, options, seed, d)
        length = playout(s, d, seeded(seed + 1))
        for word in [length, *s.words()]:
            fingerprint = (fingerprint * 31 + word) % 1_000_000_007
    assert fingerprint == golden


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


@pytest.mark.parametrize("path", sources("kernel") + sources("games"), ids=lambda p: p.relative_to(SOURCES).as_posix())
def test_kernel_and_games_reach_for_no_clock_no_chance_and_no_network(path: Path) -> None:
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
