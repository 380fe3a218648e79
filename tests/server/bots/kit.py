"""Games played through a pool, and processes that are watched."""

from __future__ import annotations

import os
import sys

from undercourt._build import ROOT, SRC
from undercourt.games import load_game
from undercourt.server.bots.pool import COMMAND, BotPool
from undercourt.server.bots.question import question_of
from undercourt.table import Table

STRANGE = [*COMMAND, "--also", "tests.server.bots.strange"]
WAIT = 60  # seconds, after which a test has failed; nothing waits for them to pass


def surroundings() -> dict[str, str]:
    """An environment in which a process finds the package and these tests."""
    paths = [str(SRC), str(ROOT), *[path for path in sys.path if "site-packages" in path]]
    return {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(paths)}


def table_of(game: str, bot: str, seed: int = 7) -> Table:
    rules = load_game(game)
    return Table(rules, [bot] * max(2, rules.fewest), {}, seed=seed)


async def move(pool: BotPool, table: Table, bot: str, name: str = "one") -> None:
    """One move of whoever is asked, as `bot` plays it."""
    seat = table.d.seat
    table.act(seat, await pool.answer(name, question_of(table, seat, bot)))


async def play(pool: BotPool, table: Table, bot: str, name: str = "one") -> None:
    while not table.over:
        await move(pool, table, bot, name)
