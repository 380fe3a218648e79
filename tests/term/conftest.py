"""Whole games are kept after every action: here nobody waits for the disk each time."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercourt.files.sync", lambda handle: None)
