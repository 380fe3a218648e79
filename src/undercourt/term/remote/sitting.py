"""One terminal at a table of a server: a loop of its own for the sockets, and an end of the wire for each seat.

The terminal waits for keys, the sockets for the server: so the sockets live in a thread. Whatever is asked of them is
done there, one thing after the other.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import AsyncExitStack, suppress
from secrets import token_hex
from typing import Any, Self, TypeVar

from msgspec import json, to_builtins

from undercourt.client import Lost, Refused, Seat, TableLink, Trouble
from undercourt.table.wire import Act, Around, Said, Sitting, Undo, command_in

T = TypeVar("T")

PATIENCE = 1.0  # seconds, after which somebody who waits looks around
SOON = 2.0  # seconds within which the present follows a refusal that says that it has changed


class Loop:
    """What runs beside the terminal."""

    def __enter__(self) -> Self:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="sockets", daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Its result, here. Ctrl-C ends the waiting, and the work."""
        future = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return future.result()
        except KeyboardInterrupt:
            future.cancel()
            raise


class Sittings:
    """All seats at one table that are played at this keyboard."""

    def __init__(self, loop: Loop, table: TableLink, seats: list[str]) -> None:
        self.loop = loop
        self.table = table
        self.names = seats
        self.open = AsyncExitStack()
        self.seats: list[Seat] = []

    def __enter__(self) -> Self:
        self.loop.do(self.sit_down())
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.do(self.open.aclose())

    async def sit_down(self) -> None:
        for name in self.names:
            self.seats.append(await self.open.enter_async_context(self.table.sit(name)))

    # How things stand

    @property
    def around(self) -> Around:
        around = self.seats[0].around
        assert around is not None, "who sits down waits until it is there"
        return around

    @property
    def has_begun(self) -> bool:
        """Whether we know the first question, and everybody at the table."""
        return all(seat.revision > 0 for seat in self.seats) and self.around.state != "gathering"

    @property
    def is_connected(self) -> bool:
        return all(seat.socket is not None for seat in self.seats)

    @property
    def lost(self) -> Lost | None:
        return next((seat.lost for seat in self.seats if seat.lost is not None), None)

    @property
    def chat(self) -> list[Said]:
        return self.seats[0].chat

    @property
    def messages(self) -> int:
        return sum(seat.messages for seat in self.seats)

    def wait(self, seen: int) -> None:
        """Until more than `seen` messages have come, or for a moment."""
        self.loop.do(self.something_new(seen))

    async def something_new(self, seen: int) -> None:
        if self.messages != seen:
            return
        changes = [seat.change() for seat in self.seats]
        await asyncio.wait(changes, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)

    def hand_back(self) -> bool:
        """Whether a bot played for somebody here, who plays again now."""
        away = [one.seat for one in self.around.seats if one.seat in self.names and one.stand_in is not None]
        for name in away:
            with suppress(Trouble):  # it was handed back meanwhile
                self.loop.do(self.table.ask("POST", "return", seat=name))
        return bool(away)

    def say(self, text: str) -> None:
        """To all at the table. Raises Trouble."""
        self.loop.do(self.table.ask("POST", "chat", text=text))

    def wires(self) -> dict[int, RemoteWire]:
        """By the place of the seat at the table."""
        places = [one.seat for one in self.around.seats]
        return {places.index(seat.name): RemoteWire(self.loop, seat) for seat in self.seats if seat.name is not None}


class RemoteWire:
    """One seat's end: commands go to the server, and how things stand is what the server has told last."""

    def __init__(self, loop: Loop, seat: Seat) -> None:
        self.loop = loop
        self.seat = seat
        self.told = 0  # events that were passed on

    def send(self, command: str) -> list[str]:
        return [json.encode(message).decode() for message in self.loop.do(self.answers(json.decode(command)))]

    async def answers(self, command: dict[str, Any]) -> list[Any]:
        try:
            return await self.obey(command["do"], command)
        except Refused as no:
            if no.is_stale:
                await self.present(command["revision"])
            error = {"key": no.key, "args": no.about}
            return [{"is": "refused", "error": error, "rule": no.rule}, self.update()]

    async def obey(self, what: str, command: dict[str, Any]) -> list[Any]:
        seat = self.seat
        if what == "hello":
            return [self.welcome(), self.update()]
        if what == "catalogue":
            return [await seat.catalogue()]
        if what == "record":
            return [{"is": "record", "record": await seat.record()}]
        if what == "why":
            return [await seat.why(command["action"])]
        if what == "hint":
            return [await seat.hint()]
        if what in ("act", "undo"):
            moved = command_in(json.encode({**command, "id": token_hex(8)}))
            assert isinstance(moved, Act | Undo)
            await seat.answered(moved)  # to the question that was on the screen, whatever has come meanwhile
        return [self.update()]

    async def present(self, before: int) -> None:
        """It follows right after the refusal."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SOON):
                while self.seat.revision == before:
                    await self.seat.change()

    def welcome(self) -> dict[str, Any]:
        """With those who came after us, too."""
        welcome, around = self.seat.welcome, self.seat.around
        assert welcome is not None and around is not None
        seats = [Sitting(one.seat, one.player, one.name) for one in around.seats]
        return {**to_builtins(welcome), "seats": to_builtins(seats)}

    def update(self) -> dict[str, Any]:
        """Everything, and the events that were not passed on yet."""
        held = self.seat.held
        events = held.events[self.told :]
        self.told = len(held.events)
        return {"is": "update", "revision": held.revision, **held.document, "events": to_builtins(events)}
