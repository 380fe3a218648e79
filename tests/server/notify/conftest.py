"""The two kinds of database, each with the present schema and nobody in it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from undercourt.server.store.database import address

RUNNING = "UNDERCOURT_POSTGRES"  # the address of a server that is there already
KINDS = ["sqlite", "postgresql"] if RUNNING in os.environ or sys.version_info < (3, 13) else ["sqlite"]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A database of our own on a server of PostgreSQL."""
    if RUNNING in os.environ:
        yield created(os.environ[RUNNING])
        return
    pgserver: Any = import_module("pgserver")  # not for every Python, and without types
    server = pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    yield created(server.get_uri())
    server.cleanup()


@pytest.fixture(params=KINDS)
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'undercourt.sqlite'}"
    found: str = request.getfixturevalue("postgres")
    return found


def created(server: str) -> str:
    name = f"notify_{os.getpid()}"

    async def create() -> None:
        engine = create_async_engine(address(server, Path()), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"DROP DATABASE IF EXISTS {name}"))
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(create())
    return make_url(server).set(database=name).render_as_string(hide_password=False)
