"""A real server in a thread, and strangers who come to it by HTTP and by socket.

Everything runs in the loop of the server: a test is a coroutine that the server's thread runs, and can look at the
house from within. Whatever anybody is sent is kept, so that it can be searched for what they must not know.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from undercourt.server.house import House
from undercourt.server.notify.settings import NotifySettings
from undercourt.server.rooms.room import Room
from undercourt.server.serving import LONGEST_FRAME
from undercourt.server.settings import Limits, Settings
from undercourt.server.store import database
from undercourt.server.web.app import create_app

PATIENCE = 20.0  # seconds: nothing takes so long
AMPLE = Limits(
    tables_each=1000,
    guests_per_hour=100_000,
    requests_per_minute=1_000_000,
    commands_per_second=10_000,
)
Json = dict[str, Any]


class Server:
    """One worker. `do` runs a coroutine in its loop; a coroutine that takes too long has hung."""

    def __init__(self, folder: Path, url: str | None = None, **given: Any) -> None:
        self.settings = Settings(
            folder,
            NotifySettings(base_url="http://localhost"),
            database=url,
            limits=given.pop("limits", AMPLE),
            bots=given.pop("bots", 1),
            sweep_seconds=given.pop("sweep_seconds", 3600.0),  # tests sweep when they want to
            **given,
        )

    def __enter__(self) -> Self:
        self.app = create_app(self.settings)
        config = uvicorn.Config(
            self.app,
            port=0,
            ws="websockets-sansio",
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,
            log_config=None,
            timeout_graceful_shutdown=2,
        )
        self.uvicorn = uvicorn.Server(config)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.uvicorn.serve(),), daemon=True)
        self.thread.start()
        for _ in range(600):
            if self.uvicorn.started or not self.thread.is_alive():
                break
            threading.Event().wait(0.05)
        assert self.uvicorn.started
        port = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(30)
        assert not self.thread.is_alive(), "the server does not stop"
        self.loop.close()

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def do(self, doing: Coroutine[Any, Any, Any], seconds: float = 90.0) -> Any:
        return asyncio.run_coroutine_threadsafe(asyncio.wait_for(doing, seconds), self.loop).result()

    async def person(self, name: str = "Anna") -> Someone:
        someone = Someone(self.url)
        await someone.enter(name)
        return someone

    async def people(self, *names: str) -> list[Someone]:
        return [await self.person(name) for name in names]

    async def room(self, table: str) -> Room:
        return await self.house.rooms.room(table)

    async def sweep(self) -> None:
        """What a worker does every second, and until what it has begun is done."""
        await self.house.rooms.sweep()


class Answer:
    def __init__(self, status: int, content: bytes) -> None:
        self.status = status
        self.content = content

    @property
    def told(self) -> Any:
        return json.loads(self.content)

    @property
    def error(self) -> str:
        """The key; and that there is one."""
        assert self.status >= 400, (self.status, self.content)
        assert self.told.keys() == {"error"}
        return str(self.told["error"]["key"])

    @property
    def good(self) -> Any:
        assert self.status < 300, (self.status, self.content)
        return self.told


class Someone:
    """A person with a browser, or a program: knows a token and what it was told."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.token = token
        self.received: list[bytes] = []
        self.name = ""
        self.id = ""

    async def enter(self, name: str) -> None:
        made = (await self.ask("POST", "/api/guests", {"name": name})).good
        self.token, self.name, self.id = made["token"], name, made["person"]["id"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False) as http:
            answer = await http.request(method, path, json=body, headers=self.headers)
        self.received.append(answer.content)
        assert answer.status_code != 500, (method, path, body)
        return Answer(answer.status_code, answer.content)

    async def get(self, path: str) -> Any:
        return (await self.ask("GET", path)).good

    async def post(self, table: str, route: str, **body: Any) -> Answer:
        return await self.ask("POST", f"/api/tables/{table}/{route}", body)

    async def make(self, *seats: str | Json, game: str = "tyrants", **more: Any) -> Json:
        """A seat is `me`, `open`, `invited`, the name of a bot, or as the contract has it."""
        made: Json = (await self.try_to_make(*seats, game=game, **more)).good
        made["seats"] = [one["seat"] for one in (await self.around(made["id"]))["seats"]]
        return made

    async def try_to_make(self, *seats: str | Json, game: str = "tyrants", **more: Any) -> Answer:
        plan = [
            one
            if isinstance(one, dict)
            else {"who": one}
            if one in ("me", "open", "invited")
            else {"who": "bot", "bot": one}
            for one in seats
        ]
        return await self.ask("POST", "/api/tables", {"game": game, "seats": plan, **more})

    async def around(self, table: str) -> Json:
        told: Json = await self.get(f"/api/tables/{table}")
        return told

    @asynccontextmanager
    async def at(self, table: str, seat: str | None = None, hello: bool = True, url: str = "") -> AsyncIterator[Line]:
        async with connect(
            address(url or self.url, table, seat), additional_headers=self.headers, max_size=None
        ) as socket:
            line = Line(socket, self.received)
            try:
                if hello:
                    await line.greet()
                yield line
            finally:
                line.task.cancel()

    async def refused_at(self, table: str, seat: str | None = None) -> tuple[int, str]:
        """The code and the words with which a socket is closed at once."""
        async with connect(address(self.url, table, seat), additional_headers=self.headers) as socket:
            with suppress(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), PATIENCE)
            return socket.close_code or 0, socket.close_reason or ""


def address(url: str, table: str, seat: str | None) -> str:
    return f"ws{url.removeprefix('http')}/api/tables/{table}/socket" + (f"?seat={seat}" if seat is not None else "")


class Line:
    """A socket: everything that came is kept, in order."""

    ids = count(1)

    def __init__(self, socket: ClientConnection, received: list[bytes]) -> None:
        self.socket = socket
        self.received = received
        self.heard: list[Any] = []
        self.came = asyncio.Event()
        self.closed = False
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                self.received.append(text.encode() if isinstance(text, str) else text)
                self.heard.append(json.loads(text))
                self.came.set()
        except ConnectionClosed:
            pass
        finally:
            self.closed = True
            self.came.set()

    async def send(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def say(self, do: str, **fields: Any) -> Any:
        """A command and its answer: the first message with its id."""
        id = fields.pop("id", f"c{next(self.ids)}")
        return await self.ask(json.dumps({"do": do, "id": id, **fields}), id)

    async def ask(self, text: str | bytes, id: str) -> Any:
        """Whatever is sent, and the first message with that id that comes after it."""
        before = len(self.heard)
        await self.send(text)
        return await self.until(lambda one: id_of(one) == id, before)

    async def until(self, is_it: Callable[[Any], bool], since: int = 0, seconds: float = PATIENCE) -> Any:
        """The first message of that kind, when it has come."""
        async with asyncio.timeout(seconds):
            while True:
                for number in range(since, len(self.heard)):
                    if is_it(self.heard[number]):
                        return self.heard[number]
                since = len(self.heard)
                assert not self.closed, (self.socket.close_code, self.socket.close_reason, self.heard[-3:])
                self.came.clear()
                await self.came.wait()

    async def end(self) -> tuple[int, str]:
        """How it was closed."""
        async with asyncio.timeout(PATIENCE):
            while not self.closed:
                self.came.clear()
                await self.came.wait()
        return self.socket.close_code or 0, self.socket.close_reason or ""

    async def greet(self) -> None:
        await self.say("hello")
        await self.until(is_("around"))

    async def look(self) -> Json:
        """How the game stands."""
        told: Json = await self.say("look", since=0)
        assert told["is"] == "update", told
        return told

    async def around_is(self, is_it: Callable[[Json], bool]) -> Json:
        """The last word about the table, once it is so."""
        while True:
            told: list[Json] = [one for one in self.heard if is_("around")(one)]
            if told and is_it(told[-1]):
                return told[-1]
            count = len(self.heard)
            await self.until(is_("around"), count)

    async def asked(self) -> Json:
        """Waits until this seat is to decide."""
        while True:
            count = len(self.heard)
            now = await self.look()
            if options_of(now):
                return now
            assert now["decision"] is not None, "the game is over"
            await self.until(lambda one: id_of(one) == "", count + 1)

    async def act(self, choice: int = 0) -> Json:
        """One of the options, when it is this seat's to decide."""
        now = await self.asked()
        options = options_of(now)
        told = await self.say("act", revision=now["revision"], action=options[choice % len(options)])
        assert kind(told) == "change", told
        return now


async def asked_of(*lines: Line) -> Line:
    """The one of them that is to decide."""
    while True:
        for line in lines:
            now = await line.look()
            if options_of(now):
                return line
            assert now["decision"] is not None, "the game is over"
        await asyncio.sleep(0.02)


def kind(message: Any) -> str:
    return "change" if isinstance(message, list) else str(message["is"])


def is_(what: str) -> Callable[[Any], bool]:
    return lambda one: kind(one) == what


def id_of(message: Any) -> str:
    """Of a change, which is a list, the last of five."""
    if isinstance(message, list):
        return str(message[4]) if len(message) > 4 else ""
    return str(message.get("id", ""))


def options_of(update: Json) -> list[str]:
    decision = update["decision"] or {}
    return [row[0] for group in decision.get("options", []) for row in group["rows"]]


def seat_of(around: Json, seat: str) -> Json:
    return next(one for one in around["seats"] if one["seat"] == seat)


async def eventually(is_so: Callable[[], Coroutine[Any, Any, Any]], seconds: float = PATIENCE) -> Any:
    async with asyncio.timeout(seconds):
        while True:
            found = await is_so()
            if found:
                return found
            await asyncio.sleep(0.02)


class Later:
    """The clock of the server, which a test may move on."""

    def __init__(self) -> None:
        self.moved = 0

    def time_ns(self) -> int:
        return time.time_ns() + self.moved * 1_000_000_000

    def by(self, seconds: int) -> None:
        self.moved += seconds


def a_clock(monkeypatch: Any) -> Later:
    later = Later()
    monkeypatch.setattr(database, "time", SimpleNamespace(time_ns=later.time_ns))
    return later
