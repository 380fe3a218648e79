"""A backup is taken while moves are being committed, and restores to a prefix of the log of every table."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from tests.server.conftest import KINDS, NewDatabase
from undercourt.errors import BadInput
from undercourt.server.store import schema
from undercourt.server.store.backup import back_up, restore
from undercourt.server.store.database import Database, address
from undercourt.server.store.migrate import head, migrate

TABLES = 5
Log = list[tuple[int, str]]


def database_at(url: str) -> Database:
    return Database(address(url, Path()))


async def made(url: str) -> Database:
    database = database_at(url)
    await migrate(database)
    async with database.writing() as connection:
        anna = {"id": "anna", "name": "Anna", "language": "ru", "wants": ["push"], "created": 1, "seen": 1}
        await connection.execute(insert(schema.person).values(**anna))
        for number in range(TABLES):
            await connection.execute(insert(schema.game_table).values(**table_row(f"table{number}")))
    return database


def table_row(id: str) -> dict[str, Any]:
    words = {"game": "abyss", "pack": "", "options": {"x": "y"}, "stamp": "1", "seed": "0", "commitment": "0"}
    numbers = {"about": 0, "seq": 0, "since": 1, "created": 1, "moved": 1}
    return {
        **words,
        **numbers,
        "id": id,
        "state": "playing",
        "listed": False,
        "watched": True,
        "host_id": "anna",
        "ways": {},
    }


async def move(database: Database, table: str, seq: int) -> None:
    row = {"table_id": table, "seq": seq, "kind": "act", "seat": 0, "action": f"move {seq}", "by": "anna"}
    async with database.writing() as connection:
        await connection.execute(insert(schema.move).values(**row, command="", at=seq, standing=""))
        its = schema.game_table.c.id == table
        await connection.execute(update(schema.game_table).where(its).values(seq=seq))


async def logs(database: Database) -> dict[str, tuple[int, Log]]:
    """By table: what its row says of the last move, and its moves."""
    async with database.snapshot() as connection:
        tables = (await connection.execute(select(schema.game_table))).mappings().all()
        rows = (await connection.execute(select(schema.move).order_by(schema.move.c.seq))).mappings().all()
    return {
        table["id"]: (table["seq"], [(row["seq"], row["action"]) for row in rows if row["table_id"] == table["id"]])
        for table in tables
    }


@pytest.mark.parametrize("to", KINDS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_under_load_restores_to_a_prefix_of_every_log(
    new_database: NewDatabase, tmp_path: Path, kind: str, to: str
) -> None:
    source, target, file = new_database(kind), new_database(to), tmp_path / "copy"

    async def check() -> None:
        database = await made(source)
        stop, acknowledged = asyncio.Event(), dict.fromkeys([f"table{number}" for number in range(TABLES)], 0)

        async def play(table: str) -> None:
            while not stop.is_set():
                await move(database, table, acknowledged[table] + 1)
                acknowledged[table] += 1

        players = [asyncio.create_task(play(table)) for table in acknowledged]
        while min(acknowledged.values()) < 5:
            await asyncio.sleep(0.01)
        before = dict(acknowledged)
        if kind == "sqlite":  # from another process, as the command does
            await asyncio.to_thread(lambda: asyncio.run(copied(source, file)))
        else:
            await back_up(database, file)
        during = dict(acknowledged)
        while min(acknowledged.values()) <= max(during.values()):
            await asyncio.sleep(0.01)
        stop.set()
        await asyncio.gather(*players)
        whole = await logs(database)
        await database.close()

        fresh = database_at(target)
        await restore(fresh, file, replace=False)
        again = await logs(fresh)
        assert again.keys() == whole.keys() == before.keys()
        for table, (seq, log) in again.items():
            assert log == whole[table][1][:seq], "a prefix, and the row of the table agrees with it"
            assert before[table] <= seq <= during[table] + 1, "all that was acknowledged before, nothing from later"
        async with fresh.reading() as connection:
            (anna,) = (await connection.execute(select(schema.person))).mappings()
        assert (anna["name"], anna["wants"]) == ("Anna", ["push"])
        await move(fresh, "table0", again["table0"][0] + 1)
        await fresh.close()

    asyncio.run(check())


async def copied(source: str, file: Path) -> None:
    database = database_at(source)
    await back_up(database, file)
    await database.close()


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_database_holds_is_given_up_only_on_demand(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    source, target, file = new_database("sqlite"), new_database(kind), tmp_path / "copy"

    async def check() -> None:
        first = await made(source)
        await back_up(first, file)
        await first.close()
        second = await made(target)
        await move(second, "table0", 1)
        await second.close()
        second = database_at(target)
        with pytest.raises(BadInput, match="--replace"):
            await restore(second, file, replace=False)
        assert (await logs(second))["table0"][0] == 1
        await second.close()
        second = database_at(target)
        await restore(second, file, replace=True)
        assert (await logs(second))["table0"] == (0, [])
        await second.close()

    asyncio.run(check())


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_that_a_server_uses_is_not_restored(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    url, file = new_database(kind), tmp_path / "copy"

    async def check() -> None:
        serving = await made(url)
        await back_up(serving, file)
        await move(serving, "table0", 1)
        other = database_at(url)
        with pytest.raises(BadInput, match=r"stop (it|the servers) first"):
            await restore(other, file, replace=True)
        await other.close()
        assert (await logs(serving))["table0"][0] == 1
        await move(serving, "table0", 2)
        await serving.close()

    asyncio.run(check())


def test_a_backup_of_an_earlier_schema_is_brought_to_the_present_one(new_database: NewDatabase, tmp_path: Path) -> None:
    file = tmp_path / "old"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((Path(__file__).parent / "schema_0001.sql").read_text("utf-8"))

    async def check(url: str) -> None:
        database = database_at(url)
        await restore(database, file, replace=False)
        assert (await logs(database))["first"] == (2, [(1, "deploy skullport"), (2, "end_turn")])
        await database.close()

    for kind in KINDS:
        asyncio.run(check(new_database(kind)))
    with closing(sqlite3.connect(file)) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",), "the file is left alone"
        assert head() != "0001"


@pytest.mark.parametrize("content", [b"", b"not a database", b"SQLite format 3\0" + b"\0" * 4000])
def test_only_a_whole_backup_is_restored(new_database: NewDatabase, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "odd"
    file.write_bytes(content)

    async def check() -> None:
        database = database_at(new_database("sqlite"))
        with pytest.raises(BadInput, match="not a whole backup"):
            await restore(database, file, replace=True)
        with pytest.raises(BadInput, match="there is no file"):
            await restore(database, tmp_path / "nowhere", replace=True)
        await database.close()

    asyncio.run(check())
    assert [path.name for path in tmp_path.iterdir()] == ["odd"], "nothing is left behind"


def test_a_backup_is_one_file_for_its_owner_alone(new_database: NewDatabase, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    url = new_database("sqlite")

    async def check() -> None:
        database = await made(url)
        await back_up(database, folder / "copy")
        await back_up(database, folder / "copy")
        await database.close()

    asyncio.run(check())
    assert [path.name for path in folder.iterdir()] == ["copy"]
    assert (folder / "copy").stat().st_mode & 0o777 == 0o600
