"""The server over HTTP: who I am, and the tables. What happens at a table comes over a socket: see `seat`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from msgspec import DecodeError, Struct, json

from undercourt.client.errors import Trouble
from undercourt.client.pause import LONGEST, pause
from undercourt.client.seat import Seat
from undercourt.table.wire import Catalogue

TRIES = 8  # of a request that did not reach the server
SECONDS = 30.0  # for an answer


class Person(Struct, frozen=True):
    id: str
    name: str
    language: str = "en"
    account: bool = False


class Server:
    """One server, which may have several addresses: if one is not there, the next is asked."""

    def __init__(self, *urls: str, token: str | None = None, longest_pause: float = LONGEST) -> None:
        self.urls = [url.rstrip("/") for url in urls]
        self.token = token  # who we are: kept, it lets the same person come back
        self.http = httpx.AsyncClient(timeout=SECONDS)
        self.longest_pause = longest_pause  # seconds between two tries to reach it
        self.catalogues: dict[str, Catalogue] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    # Who I am

    async def guest(self, name: str, language: str = "en") -> Person:
        """Somebody new, known by a token."""
        made = await self.ask("POST", "/api/guests", {"name": name, "language": language})
        self.token = made["token"]
        return Person(**{field: made["person"][field] for field in Person.__struct_fields__ if field in made["person"]})

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    # Tables

    async def make(self, game: str, seats: Sequence[str | dict[str, str]], **more: Any) -> TableLink:
        """A new table. A seat is `me`, `open`, `invited`, or a bot by its name; `more` is as POST /api/tables says."""
        body = {"game": game, "seats": [chair(seat) for seat in seats], **more}
        made = await self.ask("POST", "/api/tables", body)
        return TableLink(self, made["id"], made.get("invitations", {}))

    def table(self, id: str) -> TableLink:
        """A table that is there already."""
        return TableLink(self, id, {})

    async def catalogue(self, hash: str, table_id: str) -> Catalogue:
        """Never changes, and is fetched once. A server that has forgotten it finds it again at a table."""
        if hash not in self.catalogues:
            try:
                told = await self.fetch("GET", f"/api/catalogues/{hash}")
            except Trouble as wrong:
                if wrong.status != 404:
                    raise
                told = await self.fetch("GET", f"/api/tables/{table_id}/catalogue")
            self.catalogues[hash] = json.decode(told, type=Catalogue)
        return self.catalogues[hash]

    # HTTP

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request, which is JSON. Raises Trouble."""
        answer = await self.fetch(method, path, body)
        return json.decode(answer) if answer else None

    async def fetch(self, method: str, path: str, body: object = None) -> bytes:
        """Tried again where that cannot do anything twice: if the server was not reached, or was only asked to tell."""
        content = None if body is None else json.encode(body)
        headers = self.headers | ({} if content is None else {"Content-Type": "application/json"})
        for tried in range(TRIES):
            url = self.urls[tried % len(self.urls)] + path
            try:
                answer = await self.http.request(method, url, content=content, headers=headers)
            except httpx.TransportError as wrong:
                if tried == TRIES - 1 or (method != "GET" and not isinstance(wrong, httpx.ConnectError)):
                    raise
                await asyncio.sleep(pause(tried, self.longest_pause))
                continue
            if answer.is_success:
                return answer.content
            raise trouble_in(answer)
        raise AssertionError("the last try returns or raises")


class TableLink:
    """A table somewhere on the server."""

    def __init__(self, server: Server, id: str, invitations: dict[str, str]) -> None:
        self.server = server
        self.id = id
        self.invitations = invitations  # by seat: what its future player must show

    async def about(self) -> dict[str, Any]:
        """Everything about the table that is not the game."""
        told: dict[str, Any] = await self.ask("GET")
        return told

    async def ask(self, method: str, what: str = "", **body: Any) -> Any:
        """For example `ask("POST", "propose", what="abandon")`. Raises Trouble."""
        path = f"/api/tables/{self.id}" + (f"/{what}" if what else "")
        return await self.server.ask(method, path, body if method == "POST" else None)

    async def take(self, seat: str | None = None, invitation: str | None = None, name: str | None = None) -> None:
        """Sits down at an open seat; None: any."""
        await self.ask("POST", "sit", seat=seat, invitation=invitation, name=name)

    @asynccontextmanager
    async def sit(self, seat: str, invitation: str | None = None) -> AsyncIterator[Seat]:
        """At a seat that is mine, or that I take now."""
        mine = {one["seat"] for one in (await self.about())["seats"] if one.get("mine")}
        if seat not in mine:
            await self.take(seat, invitation)
        async with Seat(self.server, self.id, seat) as sitting:
            yield sitting

    @asynccontextmanager
    async def watch(self) -> AsyncIterator[Seat]:
        """As a spectator."""
        async with Seat(self.server, self.id, None) as watching:
            yield watching


def chair(seat: str | dict[str, str]) -> dict[str, str]:
    """As the server wants it."""
    if isinstance(seat, dict):
        return seat
    return {"who": seat} if seat in ("me", "open", "invited") else {"who": "bot", "bot": seat}


def trouble_in(answer: httpx.Response) -> Trouble:
    """What an error says; of a proxy or another server, only its status."""
    try:
        error = json.decode(answer.content)["error"]
        return Trouble(error["key"], error.get("args"), answer.status_code)
    except (DecodeError, KeyError, TypeError):
        return Trouble("error_http", {"status": answer.status_code}, answer.status_code)
