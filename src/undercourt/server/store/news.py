"""How workers hear of each other: PostgreSQL's LISTEN and NOTIFY. With SQLite there is one worker, and nothing to hear.

A piece of news is a line: `TABLE SEQ` after a move, `TABLE` when something else about a table has changed, and what
workers tell each other of who is here (`rooms.presence`). News of a change is sent
within the transaction that makes it true, so nobody hears of what was not committed. Whoever misses it, because its
connection broke, looks at all its rooms once it listens again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import asyncpg
from sqlalchemy import bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from undercourt.server.store.database import Database

CHANNEL = "undercourt"
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("line")))
AGAIN = 1.0  # seconds before it tries to listen again

Heard = Callable[[str | None], None]  # a line; None: some may have been missed

logger = logging.getLogger(__name__)


class News:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.heard: Heard = lambda line: None
        self.listener: asyncio.Task[None] | None = None

    def listen(self, heard: Heard) -> None:
        self.heard = heard
        if not self.database.is_sqlite:
            self.listener = asyncio.create_task(self.go_on_listening())

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()

    async def notify(self, connection: AsyncConnection, lines: list[str]) -> None:
        if not self.database.is_sqlite:
            for line in lines:
                await connection.execute(NOTIFY, {"line": line})

    async def say(self, lines: list[str]) -> None:
        """What is not kept: other workers hear it, or not."""
        if lines and not self.database.is_sqlite:
            async with self.database.writing() as connection:
                await self.notify(connection, lines)

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[AsyncConnection]:
        """A transaction after which all who are at that table hear that something about it has changed."""
        async with self.database.writing() as connection:
            yield connection
            await self.notify(connection, [table_id])
        if self.database.is_sqlite:
            self.heard(table_id)

    async def go_on_listening(self) -> None:
        url = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(url)
                broken = asyncio.Event()
                connection.add_termination_listener(lambda _, broken=broken: broken.set())
                await connection.add_listener(CHANNEL, lambda _, __, ___, line: self.heard(str(line)))
                self.heard(None)
                await broken.wait()
            except (OSError, asyncpg.PostgresError) as wrong:
                logger.warning("not listening to the database: %s", type(wrong).__name__)
            await asyncio.sleep(AGAIN)
