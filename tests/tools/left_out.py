"""A plugin of pytest for a tree with a new game in it: it leaves out what is about other games alone.

A test is about another game alone
- if its folder, its file or its id names that game, and not the new one;
- if it lays a table of that game, and has laid none of the new one. It is left at that moment, as skipped: what goes
  through all games, in the order of their names, begins with the new one, whose name comes first.

Beside these, the test that runs this is left out, the one that compiles the package, which takes minutes, and what
server, arena, lab, training and the faces for researchers do whichever game is played; so are the terminals at a
server, whose tables, of another game, are laid in its processes, where this does not see them.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from mypy_extensions import i64

from undercourt.games import game_names
from undercourt.kernel.effect import Book, State
from undercourt.kernel.rng import Rng

NEW = os.environ.get("UNDERCOURT_NEW_GAME", "")
OTHERS = [name for name in game_names() if name != NEW]
NAMED = re.compile(rf"(?<![a-z])(?:{'|'.join(OTHERS)})(?![a-z])")
TOO_LONG = ("tests/tools/test_new_game.py", "tests/tools/test_package.py")
WHATEVER_GAME = (
    "tests/arena/",
    "tests/cli/test_arena",
    "tests/cli/test_lab",
    "tests/cli/test_train",
    "tests/lab/",
    "tests/report/",
    "tests/research/",
    "tests/server/",
    "tests/term/remote/",
    "tests/training/",
)
make_state = State.__init__


class Running:
    """The test that is being run."""

    name = ""
    laid = False  # a table of the new game


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return True if NEW not in collection_path.name and NAMED.search(collection_path.name) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left = [item for item in items if is_left_out(item.nodeid)]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if not is_left_out(item.nodeid)]


def is_left_out(id: str) -> bool:
    return id.startswith(TOO_LONG) or (NEW not in id and (id.startswith(WHATEVER_GAME) or NAMED.search(id) is not None))


def pytest_runtest_logstart(nodeid: str) -> None:
    Running.name, Running.laid = nodeid, False


def pytest_runtest_logfinish(nodeid: str) -> None:
    Running.name = ""


def watched(s: State, book: Book, seats: i64, rng: Rng) -> None:
    """In place of what makes a state."""
    package, _, module = type(s).__module__.partition(".games.")
    game = module.partition(".")[0]
    if game == NEW:
        Running.laid = True
    elif package == "undercourt" and Running.name and not Running.laid:
        pytest.skip(f"about {game} alone")
    make_state(s, book, seats, rng)


if NEW:
    State.__init__ = watched  # type: ignore[assignment, method-assign]  # in an uncompiled tree, for a run of its own
