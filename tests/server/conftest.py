"""Databases for tests, of both kinds: a file, and a PostgreSQL server of the tests' own, or one that is named."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from undercourt.server.store.database import address

RUNNING = "UNDERCOURT_TEST_POSTGRES"  # the variable that names a server which is there already
KINDS = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a server in which databases can be made: the package `pgserver` carries one."""
    if RUNNING in os.environ:
        yield os.environ[RUNNING]
        return
    from pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="undercourt-postgresql-", ignore_cleanup_errors=True) as folder:
        os.chmod(folder, 0o755)  # where tests run as root, the server runs as another user
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> NewDatabase:
    return NewDatabase(request, tmp_path)


class NewDatabase:
    """Addresses of databases that are empty."""

    def __init__(self, request: pytest.FixtureRequest, folder: Path) -> None:
        self.request = request
        self.folder = folder

    def __call__(self, kind: str) -> str:
        name = f"test_{uuid4().hex}"
        if kind == "sqlite":
            return f"sqlite:///{self.folder / name}"
        server = self.request.getfixturevalue("postgresql")
        asyncio.run(make(server, name))
        return make_url(server).set(database=name).render_as_string(hide_password=False)


async def make(server: str, name: str) -> None:
    engine = create_async_engine(address(server, Path()), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
