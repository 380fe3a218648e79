"""Which tests run on both builds of the engine, compiled and uncompiled, and which of them first.

What is compiled, and what drives it step by step, may differ between the builds: those tests run on both. What lies
above is interpreted either way and meets the engine through the same few calls; its tests run once, and those that are
marked `both_builds` show that the calls hold. A folder that is not named here runs on both.
"""

from __future__ import annotations

import signal
from importlib.util import find_spec
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = ("test_architecture.py", "test_docs.py", "test_files.py", "test_nouns.py", "test_printable.py")
ONE_BUILD = (
    "arena",
    "bots",
    "cli",
    "client",
    "lab",
    "report",
    "research",
    "server",
    "table",
    "term",
    "text",
    "tools",
    "training",
    *FILES,
)
LONGEST = "test_a_new_game_passes_every_test_there_is"


def pytest_addoption(parser: pytest.Parser) -> None:
    text = "only the tests that must pass on every build (engine), or only the others (rest)"
    parser.addoption("--only", choices=["engine", "rest"], help=text)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "both_builds: runs on both builds, though its folder runs on one")
    signal.signal(signal.SIGINT, signal.default_int_handler)  # shells let background jobs ignore it


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says which tests are left out for want of packages, so that nobody takes them for passed."""
    from tests.training.conftest import collect_ignore

    for file in collect_ignore:
        terminalreporter.write_line(f"left out: tests/training/{file}, which needs packages of the extra 'neural'")
    if find_spec("pufferlib") is None:
        how = "needs it as docs/for-researchers.md says"
        terminalreporter.write_line(
            f"left out: what PufferLib itself does in test_peers.py and test_pufferlib.py, which {how}"
        )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.name != LONGEST)  # first: at the end it would keep one process busy, others idle
    wanted = config.getoption("--only")
    if wanted is None:
        return
    left = [item for item in items if on_every_build(item) != (wanted == "engine")]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if on_every_build(item) == (wanted == "engine")]


def on_every_build(item: pytest.Item) -> bool:
    part = item.path.relative_to(HERE).parts[0]
    return part not in ONE_BUILD or item.get_closest_marker("both_builds") is not None
