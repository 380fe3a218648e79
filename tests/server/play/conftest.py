"""Real servers, in processes of their own, for tests that play over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bench.servers import Worker

Serve = Callable[..., list[Worker]]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts so many workers on one database; they end with the test."""
    started: list[Worker] = []

    def start(count: int = 1, database: str | None = None) -> list[Worker]:
        for number in range(count):
            started.append(Worker(tmp_path, database, f"worker{number}"))
            asyncio.run(started[-1].start())
        return started

    yield start
    for worker in started:
        worker.stop()
