"""Brings a database to the present schema, step by step, when a server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from undercourt.server.store.database import Database

LOCK = 0x756E646572  # one worker at a time


async def migrate(database: Database, to: str = "head") -> None:
    async with database.writing() as connection:
        if not database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade, to)


def upgrade(connection: Connection, to: str) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def head() -> str:
    """The present schema."""
    return str(ScriptDirectory.from_config(configuration()).get_current_head())


def version(connection: Connection) -> str | None:
    """The schema of a database; None: it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
