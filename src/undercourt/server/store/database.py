"""The way to the database: SQLite in a file of its own, or PostgreSQL for more than one process."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from undercourt.errors import BadInput

FILE = "undercourt.sqlite"
WAIT = 15_000  # milliseconds that one writer of SQLite waits for another
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def address(database: str | None, data: Path) -> URL:
    """Where the database is: the one that was named, or a file in the data folder. Raises BadInput."""
    if database is None:
        return URL.create(DRIVERS["sqlite"], database=str(data / FILE))
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadInput("a database is named like postgresql://user@host/name or sqlite:////folder/file") from None
    if url.drivername not in DRIVERS:
        raise BadInput(f"there is no way to a database of the kind '{url.drivername}'; postgresql and sqlite there are")
    return url.set(drivername=DRIVERS[url.drivername])


def now() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """Nobody can guess one: knowing the id of a private table is the key to it."""
    return token_urlsafe(16)


class Database:
    """Transactions that read, and transactions that write. Neither is ever held while a person thinks.

    What goes into a statement never comes out in an error: logs must not have it.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.engine: AsyncEngine = sqlite(url) if self.is_sqlite else postgresql(url)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Reading, with all that is read from one moment."""
        async with self.engine.connect() as connection:
            if self.is_sqlite:
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Committed at the end of the block, or nothing of it happened."""
        async with self.engine.connect() as connection:
            if self.is_sqlite:  # takes the lock at once: a reader that becomes a writer would fail, not wait
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            await connection.commit()

    async def close(self) -> None:
        await self.engine.dispose()


def sqlite(url: URL) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # what is committed survives a power cut
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA wal_autocheckpoint = 200")  # pages: often and short, as moves wait for it
        cursor.execute(f"PRAGMA busy_timeout = {WAIT}")
        cursor.close()

    return engine


def postgresql(url: URL) -> AsyncEngine:
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
