"""Real servers for the drill, the load and the tests: processes of our own, ended by their id and by nothing else."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from undercourt.server.store.database import address

ROOT = Path(__file__).resolve().parents[1]
READY_SECONDS = 90.0
STOP_SECONDS = 20.0
UNLIMITED = """[limits]
tables_each = 1000000
guests_per_hour = 1000000
requests_per_minute = 100000000
commands_per_second = 1000000
sockets_each = 1000000
"""  # many people come from one address here
TAKEN = "cannot be listened on"  # what a server says whose port somebody else has
GIVEN = "UNDERCOURT_TEST_POSTGRES"  # the address of a PostgreSQL that is running already


class Worker:
    """`undercourt serve` in a process of its own. Started again after a kill, it has the same port."""

    def __init__(
        self, data: Path, database: str | None = None, name: str = "worker", settings: str = UNLIMITED
    ) -> None:
        self.data = data
        self.database = database
        self.settings = data / f"{name}.toml"
        self.settings.write_text(settings, "utf-8")
        self.log = data / f"{name}.log"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def launch(self) -> None:
        """Begins to start; it is there when `ready` says so."""
        command = [sys.executable, "-m", "undercourt.cli", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--settings", str(self.settings)]
        command += ["--database", self.database] if self.database is not None else []
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        with self.log.open("ab") as log:
            self.begins = log.tell()
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment)

    async def ready(self) -> None:
        """Waits until somebody can connect. Raises RuntimeError if the server ends before."""
        assert self.process is not None
        end = time.monotonic() + READY_SECONDS
        while time.monotonic() < end:
            found = re.search(r"listens on http://127\.0\.0\.1:(\d+)", self.said())
            if found:
                self.port = int(found[1])
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
            if self.process.poll() is not None:
                if self.port != 0 and TAKEN in self.said():
                    self.launch()  # while the server was down, its port was lent to a connection of another program
                    continue
                raise RuntimeError(f"the server ended with {self.process.returncode}:\n{self.said()[-3000:]}")
            await asyncio.sleep(0.02)
        raise RuntimeError(f"the server does not answer:\n{self.said()[-3000:]}")

    def said(self) -> str:
        """Since it was launched."""
        with self.log.open("rb") as log:
            log.seek(self.begins)
            return log.read().decode(errors="replace")

    async def start(self) -> None:
        self.launch()
        await self.ready()

    def kill(self) -> list[int]:
        """As a power cut would: kill -9. The processes that it had started, which have to end by themselves."""
        assert self.process is not None
        children = self.children()
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        return children

    def children(self) -> list[int]:
        try:
            return [child.pid for child in psutil.Process(self.pid).children(recursive=True)]
        except psutil.NoSuchProcess:
            return []

    def stop(self) -> int:
        """As an operator would; its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        return self.process.returncode

    def kilobytes(self) -> int:
        """Memory of the process itself, without its bots'."""
        return int(psutil.Process(self.pid).memory_info().rss) // 1024


def end_cleanly() -> None:
    """Whoever is told to stop (SIGTERM) stops its servers first."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))


def still_there(pids: list[int]) -> list[int]:
    """Of processes that should have ended."""
    found: list[int] = []
    for pid in pids:
        try:
            if psutil.Process(pid).status() != psutil.STATUS_ZOMBIE:
                found.append(pid)
        except psutil.NoSuchProcess:
            continue
    return found


class Postgres:
    """A PostgreSQL server in which databases can be made: the one that is given, or one of our own."""

    def __init__(self, folder: Path) -> None:
        given = os.environ.get(GIVEN)
        if given:
            self.server = None
            self.url = given
        else:
            import pgserver

            self.server = pgserver.get_server(  # type: ignore[attr-defined]  # it does not say what is public
                folder / "postgres", cleanup_mode="stop"
            )
            self.url = self.server.get_uri()
        self.made = 0

    def fresh(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"undercourt_{os.getpid()}_{self.made}"
        asyncio.run(self.run(f'DROP DATABASE IF EXISTS "{name}"', f'CREATE DATABASE "{name}"'))
        return make_url(self.url).set(database=name).render_as_string(hide_password=False)

    async def run(self, *statements: str) -> None:
        engine = create_async_engine(address(self.url, Path()), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            for statement in statements:
                await connection.exec_driver_sql(statement)
        await engine.dispose()

    def close(self) -> None:
        if self.server is not None:
            self.server.cleanup()


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str | None]:
    """`sqlite`: None, a file in the data folder; `postgresql`: a fresh database; an address: that one."""
    if kind == "sqlite":
        yield None
    elif kind == "postgresql":
        postgres = Postgres(folder)
        try:
            yield postgres.fresh()
        finally:
            postgres.close()
    else:
        yield kind


@contextmanager
def a_folder(kept: Path | None = None) -> Iterator[Path]:
    """One that goes away afterwards, or the one that is named."""
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)
        yield kept.resolve()
        return
    folder = Path(tempfile.mkdtemp(prefix="undercourt-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
