"""The commands of an operator: a copy of what a server keeps, bringing it back, and what people told them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from tests.cli.conftest import Run
from undercourt.server.store import schema, talk
from undercourt.server.store.database import Database, address
from undercourt.server.store.migrate import migrate

Refused = Callable[..., str]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of a server: Anna at a table, a rude line, and two letters to the operator."""
    folder = tmp_path / "data"
    folder.mkdir()

    async def fill() -> None:
        database = Database(address(None, folder))
        await migrate(database)
        anna = {"id": "anna", "name": "Anna", "language": "en", "wants": [], "created": 1, "seen": 1}
        table: dict[str, Any] = {"id": "first", "game": "abyss", "pack": "", "options": {}, "stamp": "", "seed": ""}
        table |= {"commitment": "", "state": "over", "listed": False, "watched": True, "host_id": "anna", "ways": {}}
        table |= {"about": 0, "seq": 0, "since": 1, "created": 1, "moved": 1}
        about = {"table_id": "first", "person_id": "anna", "seat": 0, "seq": 12, "sentence": "It is\nstuck."}
        async with database.writing() as connection:
            await connection.execute(insert(schema.person).values(**anna))
            await connection.execute(insert(schema.game_table).values(**table))
            line = await talk.say(connection, "first", "anna", 0, "Anna", "rude words")
            await talk.report(connection, line, "anna", "that was rude")
            await talk.keep_problem(connection, **about, view='{"is":"update"}', record="undercourt record 2\n")
        await database.close()

    asyncio.run(fill())
    return folder


def test_a_backup_is_brought_back_into_another_folder(run: Run, refused: Refused, data: Path, tmp_path: Path) -> None:
    copy, other = str(tmp_path / "copy"), str(tmp_path / "other")
    done = run("backup", copy, "--data", str(data))
    assert (done.code, done.out) == (0, f"written: {copy}\n")
    done = run("restore", copy, "--data", other)
    assert (done.code, done.out) == (0, f"restored: {copy}\n")
    assert "It is stuck." in run("problems", "--data", other).out
    assert "--replace gives it up" in refused("restore", copy, "--data", other)
    assert run("restore", copy, "--data", other, "--replace").code == 0


def test_a_file_of_settings_says_where_the_database_is(run: Run, data: Path, tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text(f"data = {json.dumps(str(data))}\n", "utf-8")
    assert "It is stuck." in run("problems", "--settings", str(settings)).out


def test_what_cannot_be_copied_or_brought_back_gets_one_sentence(refused: Refused, data: Path, tmp_path: Path) -> None:
    nowhere, copy = str(tmp_path / "nowhere"), str(tmp_path / "copy")
    assert refused("backup", copy, "--data", nowhere).startswith("There is no database at")
    assert not Path(nowhere).exists()
    assert "cannot be used" in refused("backup", f"{nowhere}/copy", "--data", str(data))
    assert refused("restore", nowhere, "--data", copy).startswith("There is no file")
    assert refused("problems", "--data", nowhere).startswith("There is no database at")
    away = refused("backup", copy, "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert away.startswith("The database does not answer")
    assert "a database is named like" in refused("backup", copy, "--database", "nonsense").lower()


def test_problems_are_listed_and_written_to_folders(run: Run, data: Path, tmp_path: Path) -> None:
    told = run("problems", "--data", str(data), "--export", str(tmp_path / "out"), "--json")
    (problem,) = json.loads(told.out)
    assert (problem["table"], problem["moves"], problem["sentence"]) == ("first", 12, "It is\nstuck.")
    folder = tmp_path / "out" / problem["id"]
    assert {path.name: path.read_text("utf-8") for path in folder.iterdir()} == {
        "record": "undercourt record 2\n",
        "view.json": '{"is":"update"}',
        "sentence.txt": "It is\nstuck.\n",
    }


def test_reports_are_listed_with_the_line_they_are_about(run: Run, refused: Refused, data: Path) -> None:
    (report,) = json.loads(run("problems", "--reports", "--json", "--data", str(data)).out)
    assert (report["name"], report["said"], report["text"], report["line"]) == (
        "Anna",
        "rude words",
        "that was rude",
        1,
    )
    assert "Anna: rude words" in run("problems", "--reports", "--data", str(data)).out
    assert "--export writes problems" in refused("problems", "--reports", "--export", "x", "--data", str(data))
