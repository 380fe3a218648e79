"""From the moment that the address is told, nobody is turned away."""

from __future__ import annotations

import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import uvicorn

from undercourt.server.notify.settings import NotifySettings
from undercourt.server.serving import serve
from undercourt.server.settings import Settings


def test_a_page_that_is_opened_at_once_waits_for_the_first_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_, **__: None)
    monkeypatch.setenv("UNDERCOURT_SETTINGS", "")  # which serve sets, so that it is put back
    connected: list[str] = []

    def opened(address: str) -> None:
        url = urlsplit(address)
        assert url.hostname is not None and url.port is not None
        with socket.create_connection((url.hostname, url.port), timeout=5):
            connected.append(address)

    serve(Settings(tmp_path, NotifySettings("http://localhost")), "127.0.0.1", 0, 1, opened)
    assert len(connected) == 1
