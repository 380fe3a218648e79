"""A server for tests of people: its database is a new file, its clock stands still, and callers are programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher
from litestar import Litestar, Request, WebSocket, get, websocket
from litestar.di import Provide
from sqlalchemy import insert, select, text

from undercourt.server.house import House
from undercourt.server.notify.notifier import Notifier
from undercourt.server.notify.settings import NotifySettings, Smtp
from undercourt.server.settings import Limits, Settings
from undercourt.server.store import schema
from undercourt.server.store.news import News
from undercourt.server.store.tables import NoTable
from undercourt.server.web import errors, guard
from undercourt.server.web.letters import Letters
from undercourt.server.web.limits import SMALL_BODY, Gate
from undercourt.server.web.passwords import Passwords
from undercourt.server.web.people import People

OURS = "http://table.local"
ADDRESS = "192.0.2.1"
MANY = Limits(guests_per_hour=1000, requests_per_minute=10_000)
SMTP = Smtp("mail.example.org", "Undercourt <table@example.org>")


class StillClock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


class Visit:
    """A house with people's routes alone, and a way to ask it."""

    def __init__(self, settings: Settings) -> None:
        self.house = House(settings)
        self.house.news = News(self.house.database)
        self.house.notifier = Notifier(self.house.database, settings.notify, settings.data)
        self.clock = StillClock()
        self.heard: list[str | None] = []
        self.house.news.listen(self.heard.append)

        async def house() -> House:
            return self.house

        async def anybody(request: Request[Any, Any, Any]) -> guard.Person | None:
            return await guard.person_of(request, self.house)

        async def person(request: Request[Any, Any, Any]) -> guard.Person:
            found = await guard.person_of(request, self.house)
            if found is None:
                raise errors.Trouble("error_no_person", 401)
            return found

        app = Litestar(
            [People, Letters, whoever, broken, broken_of, endless, away, killed, null, no_table, socket],
            dependencies={"house": Provide(house), "anybody": Provide(anybody), "person": Provide(person)},
            exception_handlers=errors.HANDLERS,
            request_max_body_size=SMALL_BODY,
            logging_config=None,
            debug=False,
        )
        self.app = guard.fence(app, self.house, Gate(settings, self.clock))
        self.app.state.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))

    def browser(self, address: str = ADDRESS) -> httpx.AsyncClient:
        """Something that keeps cookies."""
        app: Any = self.app
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 5000))
        return httpx.AsyncClient(transport=transport, base_url=OURS, trust_env=False)

    async def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None, address: str = ADDRESS
    ) -> httpx.Response:
        """As a program does: with a token, and without cookies."""
        headers = {"authorization": f"Bearer {token}"} if token is not None else {}
        async with self.browser(address) as program:
            return await program.request(method, path, json=body, headers=headers)

    async def guest(self, name: str = "Anna") -> str:
        answer = await self.ask("POST", "/api/guests", {"name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    async def account(self, login: str = "anna", password: str = "correct horse") -> str:
        answer = await self.ask("POST", "/api/accounts", {"login": login, "password": password}, await self.guest())
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    async def id_of(self, token: str) -> str:
        return str((await self.ask("GET", "/api/me", token=token)).json()["id"])

    async def rows(self, of: Any) -> list[dict[str, Any]]:
        async with self.house.database.reading() as connection:
            found = await connection.execute(select(of).order_by(*of.primary_key.columns))
            return [dict(row) for row in found.mappings()]

    async def news(self, count: int) -> list[str]:
        """The tables that rooms have heard of; from PostgreSQL that takes a moment."""
        async with asyncio.timeout(10):
            while len(found := [line for line in self.heard if line is not None]) < count:
                await asyncio.sleep(0.01)
        return sorted(found)

    async def table(self, id: str, host: str, state: str = "playing") -> None:
        """With the host at the first of two seats."""
        row = {
            **{"id": id, "game": "tyrants", "pack": "", "options": {}, "stamp": "", "seed": "", "commitment": ""},
            **{"state": state, "listed": True, "watched": True, "host_id": host, "ways": {}, "about": 0, "seq": 0},
            **{"since": 0, "created": 0, "moved": 0},
        }
        async with self.house.database.writing() as connection:
            await connection.execute(insert(schema.game_table), row)
            await connection.execute(
                insert(schema.seat),
                [
                    {"table_id": id, "seat": 0, "person_id": host, "name": "Anna"},
                    {"table_id": id, "seat": 1, "person_id": None, "name": ""},
                ],
            )


@get("/whoever")
async def whoever(anybody: guard.Person | None) -> dict[str, str]:
    return {"name": anybody.name if anybody is not None else ""}


@get("/broken")
async def broken() -> None:
    raise KeyError("nothing")


@get("/broken/of/{whose:str}")
async def broken_of(whose: str) -> None:
    try:
        raise KeyError(whose)
    except KeyError as wrong:
        raise ValueError(whose) from wrong


@get("/endless")
async def endless() -> None:
    await endless.fn()


@get("/killed")
async def killed(house: House) -> None:
    async with house.database.reading() as connection:
        await connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))


@get("/null")
async def null(house: House) -> None:
    async with house.database.reading() as connection:
        await connection.execute(select(schema.person).where(schema.person.c.name == "\0"))


@get("/no_table")
async def no_table() -> None:
    raise NoTable("t")


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_data("welcome")
    await socket.close()


@get("/away")
async def away() -> None:
    raise ConnectionRefusedError("no database at 10.0.0.1")


@asynccontextmanager
async def visiting(folder: Path, **given: Any) -> AsyncIterator[Visit]:
    notify = NotifySettings(base_url="https://table.example.org", smtp=given.pop("smtp", SMTP))
    settings = Settings(folder, notify, limits=given.pop("limits", MANY), **given)
    visit = Visit(settings)
    async with visit.house.database.writing() as connection:
        await connection.run_sync(schema.METADATA.create_all)
    yield visit
    await visit.house.news.close()
    await visit.house.database.close()


def visit(folder: Path, doing: Callable[[Visit], Awaitable[None]], **given: Any) -> None:
    async def all_of_it() -> None:
        async with visiting(folder, **given) as there:
            await doing(there)

    asyncio.run(all_of_it())


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


async def change(there: Visit, statement: Any) -> None:
    async with there.house.database.writing() as connection:
        await connection.execute(statement)


async def log_in(there: Visit, password: str, login: str = "anna", token: str | None = None, **more: Any) -> Any:
    return await there.ask("POST", "/api/sessions", {"login": login, "password": password, **more}, token)
