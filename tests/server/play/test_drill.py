"""Workers are killed at random instants, and nobody loses a move."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.drill import drill
from tests.server.conftest import NewDatabase


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgresql", 2)])
def test_nothing_acknowledged_is_lost_or_done_twice_when_workers_are_killed(
    kind: str, workers: int, new_database: NewDatabase, tmp_path: Path
) -> None:
    found = asyncio.run(drill(kills=4, url=new_database(kind), folder=tmp_path, workers=workers, tables=4, seed=2))
    assert found.wrong == []
    counts = found.counts
    assert (counts["kills"], counts["lost"], counts["doubled"], counts["stuck"]) == (4, 0, 0, 0)
    assert counts["tables"] >= 4 and counts["acknowledged"] > 100
    assert (counts["database"], counts["workers"]) == (kind, workers)
