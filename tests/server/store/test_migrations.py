"""A database of an earlier version becomes one of the present, and loses nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from tests.server.conftest import KINDS, NewDatabase
from undercourt.server.store import schema
from undercourt.server.store.database import Database, address
from undercourt.server.store.migrate import head, migrate, version
from undercourt.server.store.schema import METADATA

FIRST = Path(__file__).parent / "schema_0001.sql"


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


@pytest.mark.parametrize("kind", KINDS)
def test_the_migrations_lead_to_the_schema_that_the_program_uses(new_database: NewDatabase, kind: str) -> None:
    url = new_database(kind)

    async def check() -> None:
        database = Database(address(url, Path()))
        await migrate(database)
        async with database.reading() as connection:
            assert await connection.run_sync(version) == head()
            assert await connection.run_sync(differences) == []
        await database.close()

    asyncio.run(check())


def test_a_database_of_the_first_schema_keeps_all_it_holds(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(file)) as old:
        old.executescript(FIRST.read_text("utf-8"))

    async def check() -> None:
        database = Database(address(f"sqlite:///{file}", tmp_path))
        await migrate(database)
        async with database.reading() as connection:
            assert await connection.run_sync(version) == head()
            assert await connection.run_sync(differences) == []
            people = (await connection.execute(select(schema.person))).mappings().all()
            assert [(one["name"], one["wants"]) for one in people] == [("Anna", ["mail"])]
            (table,) = (await connection.execute(select(schema.game_table))).mappings()
            assert (table["options"], table["seq"]) == ({"decks": "drow+dragons"}, 2)
            assert (table["generator"], table["imported"]) == ("blake2b", False)
            rows = (await connection.execute(select(schema.move).order_by(schema.move.c.seq))).mappings().all()
            assert [(row["seq"], row["action"]) for row in rows] == [(1, "deploy skullport"), (2, "end_turn")]
            (line,) = (await connection.execute(select(schema.chat))).mappings()
            assert line["text"] == "Cześć"
        await database.close()

    asyncio.run(check())


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_of_the_first_schema_stays_what_it_is(new_database: NewDatabase, kind: str) -> None:
    url = new_database(kind)

    async def check() -> None:
        database = Database(address(url, Path()))
        await migrate(database, "0001")
        anna = {"id": "anna", "name": "Anna", "language": "pl", "wants": [], "created": 1, "seen": 1}
        table = text(
            "INSERT INTO game_table (id, game, pack, options, stamp, seed, commitment, state, listed, watched, host_id,"
            " ways, about, seq, since, created, moved)"
            " VALUES ('first', 'abyss', '', '{}', '', '', '', 'over', false, true, 'anna', '{}', 0, 7, 1, 1, 1)"
        )
        async with database.writing() as connection:
            await connection.execute(insert(schema.person).values(**anna))
            await connection.execute(table)
        await migrate(database)
        async with database.reading() as connection:
            (kept,) = (await connection.execute(select(schema.game_table))).mappings()
        assert (kept["game"], kept["seq"], kept["generator"], kept["imported"]) == ("abyss", 7, "blake2b", False)
        await database.close()

    asyncio.run(check())


def test_migrating_twice_changes_nothing(new_database: NewDatabase) -> None:
    url = new_database("sqlite")

    async def check() -> None:
        database = Database(address(url, Path()))
        await migrate(database)
        await migrate(database)
        async with database.reading() as connection:
            assert await connection.run_sync(version) == head()
        await database.close()

    asyncio.run(check())
