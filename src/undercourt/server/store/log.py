"""The log of every table: one row a move. Whoever inserts (table, n) has made move n; nobody else can.

Moves of many tables that come at the same time are committed together, so the disk is asked once for all of them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Boolean, bindparam, case, insert, null, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from undercourt.server.store import outbox, schema
from undercourt.server.store.database import Database
from undercourt.server.store.news import News

MOST = 500  # moves in one transaction
LAPSED = case((bindparam("to_lapsed", type_=Boolean), null()), else_=schema.game_table.c.proposal)
SET_TABLE = (
    update(schema.game_table)
    .where(schema.game_table.c.id == bindparam("of_table"))
    .values(
        {
            name: bindparam(f"to_{name}")
            for name in ("seq", "asked", "openly", "since", "due", "state", "moved", "result")
        }
        | {"proposal": LAPSED}
    )
)
SET_SEAT = (
    update(schema.seat)
    .where(schema.seat.c.table_id == bindparam("of_table"), schema.seat.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"to_{name}") for name in ("stand_in", "away", "bank")})
)


class Taken(Exception):
    """Somebody else has made that move: the log must be read again."""


class Notice(NamedTuple):
    """Somebody to be told that something waits for them, or, if they are present, that nothing does any more."""

    person_id: str
    table_id: str
    key: str
    args: dict[str, str | list[str]]
    present: bool = False


class Row(NamedTuple):
    """One row of the log."""

    table_id: str
    seq: int
    kind: str  # act, undo, back, stand_in, hand_back, end
    seat: int | None
    action: str
    by: str
    command: str
    at: int
    standing: str


class Entry(NamedTuple):
    """A move, and what it makes of the table, its seats, and those who are to be told."""

    row: Row
    table: dict[str, Any]
    seats: dict[int, dict[str, Any]]
    notices: list[Notice]


class Log:
    def __init__(self, database: Database, news: News) -> None:
        self.database = database
        self.news = news
        self.waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self.writer: asyncio.Task[None] | None = None
        self.kept: Callable[[float], None] = lambda seconds: None  # told how long each commit took

    async def append(self, entry: Entry) -> None:
        """Returns when the move is committed. Raises Taken if somebody else has made it, or the database's error."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, done))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())
        await done

    async def write(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            try:
                await self.commit([entry for entry, _ in batch])
            except Exception:  # one of them is Taken, or the database is away: each is told its own
                for entry, done in batch:
                    await self.commit_alone(entry, done)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def commit_alone(self, entry: Entry, done: asyncio.Future[None]) -> None:
        try:
            await self.commit([entry])
        except IntegrityError:
            wrong: Exception = Taken()
        except Exception as error:
            wrong = error
        else:
            if not done.done():
                done.set_result(None)
            return
        if not done.done():
            done.set_exception(wrong)

    async def commit(self, entries: list[Entry]) -> None:
        begun = time.perf_counter()
        await self.insert(entries)
        self.kept(time.perf_counter() - begun)

    async def insert(self, entries: list[Entry]) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(schema.move), [entry.row._asdict() for entry in entries])
            await connection.execute(SET_TABLE, [{"of_table": e.row.table_id, **to(e.table)} for e in entries])
            seats = [
                {"of_table": entry.row.table_id, "of_seat": seat, **to(values)}
                for entry in entries
                for seat, values in entry.seats.items()
            ]
            if seats:
                await connection.execute(SET_SEAT, seats)
            for entry in entries:
                for notice in entry.notices:
                    await outbox.queue(connection, *notice)
            await self.news.notify(connection, [f"{entry.row.table_id} {entry.row.seq}" for entry in entries])


def to(values: dict[str, Any]) -> dict[str, Any]:
    return {f"to_{name}": value for name, value in values.items()}


async def rows_after(connection: AsyncConnection, table_id: str, seq: int) -> list[Row]:
    move = schema.move.c
    found = await connection.execute(
        select(schema.move).where(move.table_id == table_id, move.seq > seq).order_by(move.seq)
    )
    return [Row(*row) for row in found]
