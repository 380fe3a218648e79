"""Copies of a whole database, taken while the server runs: always one SQLite file, whatever the database is.

A copy holds what was committed at one moment, so of every table a prefix of its log. It can be brought back into SQLite
or PostgreSQL, and an old one is brought to the present schema on the way: so it also moves a server to another
database.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Table, create_engine, delete, func, insert, select, text

from undercourt.errors import BadInput
from undercourt.files import sync
from undercourt.server.store.database import DRIVERS, Database
from undercourt.server.store.migrate import head, migrate, version
from undercourt.server.store.schema import METADATA

AT_ONCE = 500  # rows
SIDE_FILES = ("-wal", "-shm", "-journal")


async def back_up(database: Database, file: Path) -> None:
    """Raises BadInput or OSError; a file that was there stays until the new one is whole."""
    with beside(file) as copy:
        if database.is_sqlite:
            back_up_file(source_of(database), copy)
        else:
            await back_up_rows(database, copy)
        os.replace(copy, file)


def back_up_file(source: Path, copy: Path) -> None:
    """In one step, from one moment: writers go on meanwhile, into the log beside the file."""
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(copy)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    settle(copy)


async def back_up_rows(database: Database, copy: Path) -> None:
    async with database.snapshot() as connection:
        there = await connection.run_sync(version)
        if there != head():
            raise BadInput(f"the database has schema {there}, not {head()}; 'undercourt serve' brings it there")
        await migrate_file(copy)
        here = create_engine(URL.create("sqlite", database=str(copy)))
        with here.begin() as to:
            for table in METADATA.sorted_tables:
                rows = await connection.stream(select(table))
                async for some in rows.mappings().partitions(AT_ONCE):
                    to.execute(insert(table), [dict(row) for row in some])
        here.dispose()
    settle(copy)


async def restore(database: Database, file: Path, replace: bool) -> None:
    """What is in the file becomes all there is. Raises BadInput or OSError, and has then changed nothing."""
    check(file)
    near = source_of(database) if database.is_sqlite else file.resolve()
    with beside(near) as copy:
        back_up_file(file, copy)
        await migrate_file(copy)
        if database.is_sqlite:
            put_in_place(copy, near, replace)
        else:
            await restore_rows(database, copy, replace)


def put_in_place(copy: Path, target: Path, replace: bool) -> None:
    if target.exists():
        if not replace:
            raise BadInput(f"there is a database at '{target}'; --replace gives it up")
        must_be_alone(target)
    settle(copy)
    os.replace(copy, target)
    for end in SIDE_FILES:
        with suppress(FileNotFoundError):
            os.unlink(f"{target}{end}")


async def restore_rows(database: Database, copy: Path, replace: bool) -> None:
    """In one transaction: others see all of it or nothing."""
    await migrate(database)
    here = create_engine(URL.create("sqlite", database=str(copy)))
    async with database.writing() as connection:
        others = text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
        if (await connection.execute(others)).scalar_one() > 0:
            raise BadInput("somebody else is connected to that database; stop the servers first")
        if not replace and await connection.run_sync(has_rows):
            raise BadInput("that database is not empty; --replace gives up what it holds")
        for table in reversed(METADATA.sorted_tables):
            await connection.execute(delete(table))
        with here.connect() as source:
            for table in METADATA.sorted_tables:
                for some in rows_of(source, table):
                    await connection.execute(insert(table), some)
    here.dispose()


def rows_of(source: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    for some in source.execute(select(table)).mappings().partitions(AT_ONCE):
        yield [dict(row) for row in some]


def has_rows(connection: Connection) -> bool:
    return any(connection.execute(select(func.count()).select_from(t)).scalar_one() for t in METADATA.sorted_tables)


async def migrate_file(file: Path) -> None:
    """To the present schema; an empty file too."""
    there = Database(URL.create(DRIVERS["sqlite"], database=str(file)))
    try:
        await migrate(there)
    finally:
        await there.close()


def check(file: Path) -> None:
    """A whole file that `back_up` wrote. Raises BadInput."""
    if not file.is_file():
        raise BadInput(f"there is no file '{file}'; name one that 'undercourt backup' wrote")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as there:
            found = there.execute("PRAGMA integrity_check").fetchone()[0]
            there.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError:
        found = "it is something else"
    if found != "ok":
        raise BadInput(f"'{file}' is not a whole backup; name one that 'undercourt backup' wrote")


def must_be_alone(target: Path) -> None:
    """SQLite leaves its write-ahead log only where nobody else has the file open. Raises BadInput."""
    try:
        with closing(sqlite3.connect(target, timeout=1)) as there:
            there.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError:
        raise BadInput(f"a server uses '{target}'; stop it first") from None
    except sqlite3.DatabaseError:
        pass  # not a database: there is nobody to use it


def source_of(database: Database) -> Path:
    return Path(str(database.url.database))


@contextmanager
def beside(file: Path) -> Iterator[Path]:
    """An empty file in the same folder, for its owner alone; gone afterwards, unless it was moved."""
    handle, name = tempfile.mkstemp(prefix=".undercourt-", dir=file.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for end in ("", *SIDE_FILES):
            with suppress(FileNotFoundError):
                os.unlink(f"{name}{end}")


def settle(file: Path) -> None:
    """One file without a write-ahead log, on the disk for good."""
    with closing(sqlite3.connect(file)) as there:
        there.execute("PRAGMA journal_mode = DELETE")
    with open(file, "rb") as done:
        sync(done.fileno())
