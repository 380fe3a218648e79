"""From the moment that the address is told, nobody is turned away."""

from __future__ import annotations

import logging
import socket
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import uvicorn

from undercourt.commands.play import in_the_browser
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


def test_who_plays_here_is_told_where_and_sees_no_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    levels: list[int] = []
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_, **__: levels.append(logging.getLogger("uvicorn").level))
    monkeypatch.setenv("UNDERCOURT_SETTINGS", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for found, said in ((True, "Undercourt is open in your browser: http://127.0.0.1:"), (False, "Open http://127.0")):
        monkeypatch.setattr(webbrowser, "open", lambda _, found=found: found)
        in_the_browser(0)
        lines = capsys.readouterr().out.splitlines()
        assert lines[0].startswith(said) and "Ctrl-C" in lines[1] and len(lines) == 2
    assert levels == [logging.WARNING] * 2
