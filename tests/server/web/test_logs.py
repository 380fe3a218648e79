"""What the operator reads tells nothing of a game or of people, however much is written down."""

from __future__ import annotations

import asyncio
import logging.config
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from httpx import AsyncClient
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

from tests.server.secrecy.worlds import InProcess
from undercourt.games import load_game
from undercourt.server import house as houses
from undercourt.server.logs import log_config
from undercourt.server.notify.settings import NotifySettings
from undercourt.server.rooms import making
from undercourt.server.settings import Settings
from undercourt.server.web.app import create_app

SEED = 0x5EC2E7_5EED_0123456789ABCDEF
PEOPLE = ("Wilhelmina Quux", "Ћирило Ђорђевић")
SAID = "the token under the harbour is red"
GAME = "tyrants"


@pytest.fixture
def written() -> Iterator[StringIO]:
    """What a server writes that is told to write everything."""
    buffer = StringIO()
    config = log_config("DEBUG")
    config["handlers"]["lines"]["stream"] = buffer
    loggers = [logging.getLogger(name) for name in ("", *config["loggers"])]
    before = [(logger, logger.level, logger.handlers[:], logger.propagate) for logger in loggers]
    logging.config.dictConfig(config)
    yield buffer
    for logger, level, handlers, propagate in before:
        logger.setLevel(level)
        logger.handlers[:], logger.propagate = handlers, propagate


async def play(folder: Path) -> list[str]:
    """Two people and a bot over a real network, with chat and mistakes. What must not be written down."""
    app = create_app(Settings(folder, NotifySettings(base_url="http://localhost")))
    server = uvicorn.Server(
        uvicorn.Config(app, port=0, ws="websockets-sansio", access_log=False, log_config=None, lifespan="on")
    )
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    secrets: list[str] = []
    try:
        async with AsyncClient(base_url=f"http://127.0.0.1:{port}") as web:
            tokens = []
            for name in PEOPLE:
                web.cookies.clear()
                tokens.append((await web.post("/api/guests", json={"name": name})).json()["token"])
            web.cookies.clear()
            first, second = [{"authorization": f"Bearer {token}"} for token in tokens]
            seats = [{"who": "me"}, {"who": "invited"}, {"who": "bot"}]
            made = (await web.post("/api/tables", json={"game": GAME, "seats": seats}, headers=first)).json()
            [invitation] = made["invitations"].values()
            here = f"/api/tables/{made['id']}"
            await web.post(f"{here}/sit", json={"invitation": invitation}, headers=second)
            await web.post(f"{here}/chat", json={"text": SAID}, headers=first)
            await web.post(f"{here}/chat", json={"text": SAID * 40}, headers=first)
            await web.post(f"{here}/problem", json={"sentence": SAID}, headers=second)
            await web.get(f"{here}?token={tokens[0]}", headers=second)
            await web.post("/api/sessions", json={"login": PEOPLE[0], "password": SAID})
            secrets = [*tokens, invitation, *PEOPLE, SAID, f"{SEED:x}", str(SEED)]
            url = f"ws://127.0.0.1:{port}{here}/socket"
            async with (
                connect(f"{url}?seat=amber", additional_headers=first, max_queue=None) as one,
                connect(f"{url}?seat=sky", additional_headers=second, max_queue=None) as other,
            ):
                await move([one, other])
    finally:
        server.should_exit = True
        await serving
    return secrets


async def move(sockets: list[ClientConnection]) -> None:
    """Both do what they are offered, and what they are not."""
    for number in range(6):
        for socket in sockets:
            await socket.send('{"do":"hello"}')
            told: Any = None
            while not (isinstance(told, dict) and told["is"] == "update"):
                told = json.decode(await asyncio.wait_for(socket.recv(), 20))
            options = [row[0] for choices in told["decision"].get("options", []) for row in choices["rows"]]
            for action in [*options[number % 2 : number % 2 + 1], "deploy nowhere"]:
                await socket.send(json.encode({"do": "act", "revision": told["revision"], "action": action}).decode())
            await socket.send("not json at all: " + SAID)


def test_logs_hold_no_secrets(written: StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "randbits", lambda _: SEED)
    monkeypatch.setattr(houses, "BotPool", InProcess)
    secrets = asyncio.run(asyncio.wait_for(play(tmp_path), 60))
    logging.getLogger("undercourt.test").debug("the end")
    text = written.getvalue()
    assert "the end" in text and len(text.splitlines()) > 10, "nothing was written down"
    rules = load_game(GAME)
    cards = [name for name in rules.catalog(rules.chosen(3, {}))["cards"] if "_" in name]  # type: ignore[attr-defined]
    found = [word for word in [*secrets, *rules.space.names, *cards] if len(word) > 4 and word in text]
    found += [word for word in ('"decision"', "revision", "commitment", "not json") if word in text]
    assert not found, found
