"""One server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.tables.kit import Later, Server, a_clock


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return a_clock(monkeypatch)
