"""A whole server in this process: all routes, on a database of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from httpx import ASGITransport, AsyncClient

from undercourt.arena.match import record_game
from undercourt.games import load_game
from undercourt.kernel.record import write
from undercourt.server.house import House
from undercourt.server.notify.settings import NotifySettings
from undercourt.server.settings import Limits, Settings
from undercourt.server.web.app import create_app

OURS = "http://testserver.local"


class Server:
    def __init__(self, client: AsyncClient, house: House) -> None:
        self.client = client
        self.house = house
        self.tokens: dict[str, str] = {}

    async def ask(self, method: str, path: str, body: Any = None, who: str | None = None) -> Any:
        """As a program of that name does, with a token; None: as nobody."""
        self.client.cookies.clear()
        headers = {"authorization": f"Bearer {await self.token(who)}"} if who is not None else {}
        return await self.client.request(method, path, json=body, headers=headers)

    async def get(self, path: str, who: str | None = None) -> Any:
        return await self.ask("GET", path, None, who)

    async def post(self, path: str, body: Any, who: str | None = "Anna") -> Any:
        return await self.ask("POST", path, body, who)

    async def token(self, who: str) -> str:
        if who not in self.tokens:
            answer = await self.client.post("/api/guests", json={"name": who, "language": "en"})
            self.tokens[who] = answer.json()["token"]
            self.client.cookies.clear()
        return self.tokens[who]

    async def id_of(self, who: str) -> str:
        return str((await self.get("/api/me", who)).json()["id"])

    async def table(self, game: str = "abyss", seats: int = 2, who: str = "Anna", **plan: Any) -> str:
        """A game that has begun: its host, and bots."""
        bots = [{"who": "bot", "bot": "random"}] * (seats - 1)
        made = await self.post("/api/tables", {"game": game, "seats": [{"who": "me"}, *bots], **plan}, who)
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    async def brought(self, text: str, who: str = "Anna") -> str:
        made = await self.post("/api/records", {"record": text}, who)
        assert made.status_code == 201, made.text
        return str(made.json()["id"])


@asynccontextmanager
async def served(folder: Path, database: str | None = None) -> AsyncIterator[Server]:
    limits = Limits(guests_per_hour=1000, requests_per_minute=100_000)
    app = create_app(Settings(folder, NotifySettings(OURS), database, limits=limits))
    asgi: Any = app  # the two libraries name the same types differently
    async with app.lifespan(), AsyncClient(transport=ASGITransport(asgi), base_url=OURS) as client:
        yield Server(client, app.state.house)


def serving(folder: Path, do: Callable[[Server], Awaitable[None]]) -> None:
    async def run() -> None:
        async with served(folder) as server:
            await do(server)

    asyncio.run(run())


@cache
def record_of(game: str, seats: int = 2) -> str:
    """A whole game of bots."""
    rules = load_game(game)
    return write(record_game(rules, ["random"] * seats, {}, 3), rules)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.02)
