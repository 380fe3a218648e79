"""Two servers in one process, whose games differ only in what a viewer may not know.

Both are whole: database, rooms, routes, sockets. They share a clock, make the same ids and the same seeds, and whatever
is done is done in both. All that one person's sockets and requests are answered is kept, and must be the same bytes.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from functools import partial
from itertools import count
from pathlib import Path
from shutil import copy
from typing import Any
from urllib.parse import quote

import pytest
from httpx import ASGITransport, AsyncClient
from msgspec import json, msgpack, structs
from sqlalchemy import delete, select, update

from tests.server.secrecy.hush import HUSH
from undercourt.bots.thought import Thought
from undercourt.games import load_game
from undercourt.kernel.effect import State
from undercourt.server import house as houses
from undercourt.server.bots.process import Answerer
from undercourt.server.bots.question import Considered, Question, any_offered
from undercourt.server.engines import local
from undercourt.server.house import House
from undercourt.server.notify.settings import NotifySettings
from undercourt.server.rooms import making, presence
from undercourt.server.rooms.clock import Clock, Ways
from undercourt.server.rooms.gathering import begin_if_full, take_seat
from undercourt.server.rooms.making import Plan, SeatPlan, make
from undercourt.server.rooms.room import Room
from undercourt.server.settings import Limits, Settings
from undercourt.server.store import database, schema
from undercourt.server.web.app import create_app
from undercourt.server.web.guard import Person
from undercourt.table import catalogue
from undercourt.table.table import Table

NAMES = ["Anna", "Boris", "Celina", "Daria", "Egon", "Fenja"]
STRANGER = "Zofia"  # sits nowhere
SEED = 0x5EC2E7_5EED_0123456789ABCDEF
MANY = Limits(10_000, 10_000, 10_000_000, 10_000, 1000)
NO_CLOCK = Clock()
START = 1_800_000_000_000
QUIET = ("done", "end_turn", "pass")  # what a bot likes to answer here: others see the same of it in both worlds
UNLIKE = ("x-request-id", "date")  # headers that differ from one request to the next

WORLD: ContextVar[World] = ContextVar("WORLD")
ANSWERER = Answerer()


class InProcess:
    """In place of a pool of bots: one answers at once, from what it is told alone."""

    answered = overruns = failures = losses = 0

    def __init__(self, *_: object) -> None:
        self.asked: list[Question] = []

    async def warm(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def answer(self, _: str, question: Question) -> str:
        self.asked.append(question)
        return next((action for action in QUIET if action in question.offered), any_offered(question))

    async def thought(self, _: str, question: Question) -> Thought | None:
        """Counted, as a clock would tell nothing: the same question gets the same hint."""
        reply = ANSWERER.reply(msgpack.encode(structs.replace(question, positions=2, seconds=None)))
        return reply.thought if isinstance(reply, Considered) else None  # a game of these tests it does not know


class Socket:
    """A client's end of a real route, without a network."""

    def __init__(self, world: World, table: str, seat: str | None, who: str, kept: str = "") -> None:
        self.world = world
        self.table = table
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.frames: list[str] = []
        self.kept = kept  # the name by which the viewer's transcript has it
        self.is_idle = False
        query = f"seat={quote(seat)}" if seat is not None else ""
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{table}/socket",
            "raw_path": f"/api/tables/{table}/socket".encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(b"host", b"localhost"), (b"authorization", f"Bearer {world.tokens[who]}".encode())],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(world.app(scope, self.receive, self.send))  # type: ignore[arg-type]
        world.sockets.append(self)

    async def receive(self) -> dict[str, Any]:
        self.is_idle = self.inbox.empty()
        got = await self.inbox.get()
        self.is_idle = False
        return got

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])
            self.world.keep(self.kept, message["text"])
        elif message["type"] == "websocket.close":
            self.world.keep(self.kept, f"closed {message.get('code')} {message.get('reason')}")

    def tell(self, command: object) -> None:
        text = command if isinstance(command, str) else json.encode(command).decode()
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    @property
    def is_quiet(self) -> bool:
        return self.task.done() or (self.is_idle and self.inbox.empty())

    @property
    def revision(self) -> int:
        """Of the last message about the game."""
        for text in reversed(self.frames):
            told = json.decode(text)
            if isinstance(told, list):
                return int(told[0])
            if told["is"] == "update":
                return int(told["revision"])
        return 0


class World:
    """One server. What `keep` is handed is the transcript of the viewer."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        notify = NotifySettings(base_url="http://localhost")
        self.settings = Settings(folder, notify, limits=MANY, metrics_token="for the operator alone")
        self.ids = count(1)
        self.starts: dict[int, State] = {}  # by seed: how the game begins
        self.tokens: dict[str, str] = {}
        self.people: dict[str, str] = {}
        self.sockets: list[Socket] = []
        self.transcript: dict[str, list[str]] = {}  # by socket or page, what the viewer was told, in order

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        self.app = create_app(self.settings)
        async with self.app.lifespan():
            self.house: House = await self.app.dependencies["house"].dependency()  # type: ignore[union-attr]
            for task in self.house.tasks:  # nothing happens by itself here
                task.cancel()
            self.web = AsyncClient(transport=ASGITransport(app=self.app), base_url="http://localhost")  # type: ignore[arg-type]
            for name in [*NAMES, STRANGER]:
                self.web.cookies.clear()
                answer = await self.web.post("/api/guests", json={"name": name})
                self.tokens[name], self.people[name] = answer.json()["token"], answer.json()["person"]["id"]
            self.web.cookies.clear()
            async with self.house.database.writing() as connection:
                reached = {"webhook": "https://example.org/hook", "wants": ["webhook"]}
                await connection.execute(update(schema.person).values(**reached))
            yield
            await self.all_leave()
            await self.web.aclose()

    async def all_leave(self) -> None:
        for socket in self.sockets:
            socket.leave()
        await self.settle()
        self.sockets.clear()
        self.transcript.clear()

    async def empty(self, first_id: int) -> None:
        """Nothing is left of what was played here before."""
        await self.all_leave()
        for room in self.house.rooms.rooms.values():
            await room.close_engine()
        self.house.rooms.rooms.clear()
        async with self.house.database.writing() as connection:
            for table in (schema.outbox, schema.move, schema.seat, schema.game_table):
                await connection.execute(delete(table))
        self.ids = count(first_id)
        self.starts.clear()

    def keep(self, name: str, text: str) -> None:
        if name:
            self.transcript.setdefault(name, []).append(text)

    async def settle(self) -> None:
        """Until nothing is under way."""
        calm = 0
        while calm < 3:
            rooms = self.house.rooms
            drivers = [room.driver for room in rooms.rooms.values() if room.driver is not None]
            calm += 1
            if (
                any(not socket.is_quiet for socket in self.sockets)
                or any(not task.done() for task in [*rooms.tasks, *drivers])
                or any(watcher.waiting for room in rooms.rooms.values() for watcher in room.watchers)
            ):
                calm = 0
            await asyncio.sleep(0 if calm else 0.0005)

    # Tables

    async def table(self, game: str, options: dict[str, str], start: State, plan: Seating) -> Room:
        """A new one, which stands as in `start`. `people` has a name for each seat, or None for a bot."""
        seed = SEED + len(self.starts)
        self.starts[seed] = start
        seats = [SeatPlan("open") if name else SeatPlan("bot", "random") for name in plan.people]
        host = Person(self.people[plan.host], plan.host, "en", False)
        wanted = Plan(game, seats, options, listed=True, ways=Ways(plan.clock, True, "random", hints=True))
        made = await make(self.house.rooms, host, wanted)
        room = self.house.rooms.rooms[made.id]
        for seat, name in enumerate(plan.people):
            if name:
                await room.doing(partial(take_seat, room, room.chairs[seat], self.people[name], name))
        await begin_if_full(room)
        return room

    def socket(self, room: Room, seat: int, who: str, kept: str = "") -> Socket:
        names = local.game_named(room.row["game"], room.row["pack"]).seat_names
        return Socket(self, room.id, names[seat] if seat >= 0 else None, who, kept)

    # Requests

    async def ask(self, who: str, method: str, path: str, body: object = None, kept: bool = True) -> Any:
        headers = {"authorization": f"Bearer {self.tokens[who]}"}
        answer = await self.web.request(method, path, json=body, headers=headers)
        told = sorted((name, value) for name, value in answer.headers.items() if name not in UNLIKE)
        if kept:
            self.keep(f"{method} {path}", f"{answer.status_code} {told} {answer.text}")
        return answer

    async def outbox_of(self, who: str) -> None:
        """What waits to be sent to somebody."""
        out = schema.outbox.c
        async with self.house.database.reading() as connection:
            found = await connection.execute(
                select(out.channel, out.table_id, out.key, out.args, out.at, out.tries, out.next_at)
                .where(out.person_id == self.people[who])
                .order_by(out.at, out.table_id)
            )
            self.keep("outbox", repr([tuple(row) for row in found]))


class Seating:
    """Who sits at a table, who made it, and by which clock they play."""

    def __init__(self, people: list[str | None], host: str, clock: Clock = NO_CLOCK) -> None:
        self.people = people
        self.host = host
        self.clock = clock


class Pair:
    def __init__(self, worlds: list[World]) -> None:
        self.worlds = worlds
        self.compared = 0

    async def both(self, doing: Callable[[World], Awaitable[Any]]) -> list[Any]:
        """The same in both worlds, at the same time by their clock."""
        return [await self.alone(world, doing) for world in self.worlds]

    async def alone(self, world: World, doing: Callable[[World], Awaitable[Any]]) -> Any:
        token = WORLD.set(world)
        try:
            result = await doing(world)
            await world.settle()
            return result
        finally:
            WORLD.reset(token)

    def difference(self) -> str:
        """Where the viewer can tell the worlds apart, since this was last asked; empty if it cannot."""
        one, other = (world.transcript for world in self.worlds)
        for world in self.worlds:
            world.transcript = {}
        self.compared += sum(len(texts) for texts in one.values())
        wrong = [parting(name, one.get(name, []), other.get(name, [])) for name in sorted({*one, *other})]
        return "; ".join(found for found in wrong if found)


def parting(name: str, one: list[str], other: list[str]) -> str:
    for text, text_too in zip(one, other, strict=False):
        if text != text_too:
            at = next((i for i, (x, y) in enumerate(zip(text, text_too, strict=False)) if x != y), 0)
            return f"{name}: …{text[max(0, at - 120) : at + 80]}… and …{text_too[max(0, at - 20) : at + 80]}…"
    if len(one) != len(other):
        more = max(one, other, key=len)[min(len(one), len(other)) :]
        return f"{name}: {len(one)} messages and {len(other)}: {[text[:200] for text in more[:3]]}"
    return ""


class Time:
    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at

    def passes(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


@contextmanager
def side_by_side() -> Iterator[Time]:
    """Clock, ids, seeds and first states come from the world that something happens in."""
    local.game_named.cache_clear()
    rules_of = catalogue.rules_of
    time, begin, now, new_id = Time(), Table.__init__, database.now, database.new_id

    def begun(self: Table, *args: Any, **named: Any) -> None:
        begin(self, *args, **named)
        start = WORLD.get().starts.get(self.record.seed)
        if start is not None:
            self.stand(start.copy())

    with pytest.MonkeyPatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith("undercourt.server"):
                if getattr(module, "now", None) is now:
                    patch.setattr(module, "now", time)
                if getattr(module, "new_id", None) is new_id:
                    patch.setattr(module, "new_id", lambda: f"id-{next(WORLD.get().ids):05}")
        patch.setattr(making, "randbits", lambda _: SEED + len(WORLD.get().starts) - 1)
        patch.setattr(presence, "token_hex", lambda _: "worker")
        patch.setattr(houses, "BotPool", InProcess)
        patch.setattr(local, "load_game", lambda name: HUSH if name == "hush" else load_game(name))
        patch.setattr(catalogue, "rules_of", lambda name: [] if name == "hush" else rules_of(name))
        patch.setattr(Table, "__init__", begun)
        yield time


class Servers:
    """Two worlds that stay open for many tests; each begins with no tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.runner = asyncio.Runner()
        self.first_id = 0

    def open(self) -> None:
        self.runner.run(self.start())

    async def start(self) -> None:
        self.is_open, self.may_close = asyncio.Event(), asyncio.Event()
        self.keeper = asyncio.create_task(self.stay_open())
        waiting = asyncio.create_task(self.is_open.wait())
        await asyncio.wait([self.keeper, waiting], return_when=asyncio.FIRST_COMPLETED)
        if self.keeper.done():
            await self.keeper

    async def stay_open(self) -> None:
        """In one task from beginning to end."""
        with side_by_side() as self.time:
            worlds = [World(self.folder / "one"), World(self.folder / "other")]
            WORLD.set(worlds[0])
            async with worlds[0].opened():
                for file in (self.folder / "one").iterdir():
                    if "sqlite" not in file.name:  # the keys of the server: they sign what it sends
                        copy(file, self.folder / "other")
                WORLD.set(worlds[1])
                async with worlds[1].opened():
                    self.worlds = worlds
                    self.is_open.set()
                    await self.may_close.wait()

    def run(self, doing: Callable[[Pair, Time], Awaitable[None]]) -> None:
        async def all_of_it() -> None:
            self.first_id += 10_000
            for world in self.worlds:
                await world.empty(self.first_id)
            await asyncio.wait_for(doing(Pair(self.worlds), self.time), 240)

        self.runner.run(all_of_it())

    def close(self) -> None:
        async def stop() -> None:
            self.may_close.set()
            await self.keeper

        self.runner.run(stop())
        self.runner.close()
