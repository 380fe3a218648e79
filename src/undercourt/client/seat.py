"""One viewer at one table, over a socket that is opened again whenever it breaks.

Every command has an id and is sent until it is answered, always with the same id and revision. So it does not matter
whether the command was lost or its answer: the server does it once.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from undercourt.client.errors import Lost, Refused
from undercourt.client.held import Held
from undercourt.client.pause import pause
from undercourt.table.wire import (
    Act,
    Advice,
    Around,
    Asked,
    Catalogue,
    Change,
    Command,
    GetRecord,
    Happened,
    Hello,
    Hint,
    Look,
    Message,
    Reason,
    RecordText,
    Said,
    Undo,
    Update,
    Welcome,
    Why,
)
from undercourt.table.wire import Refused as RefusedMessage

if TYPE_CHECKING:
    from undercourt.client.server import Server

CHANGES = json.Decoder(Change)
OTHERS: json.Decoder[Message] = json.Decoder(
    Welcome | Update | Around | Said | Advice | RefusedMessage | Reason | Catalogue | RecordText
)
ANSWER_SECONDS = 10.0  # after which a command is sent again over the same socket
UNAVAILABLE_SECONDS = 0.2  # before a command is sent again that the server could not commit
NOT_FOR_US = (4403, 4404)  # with these codes the server closes a socket to which there is no use in coming back


class Waiting(NamedTuple):
    """A command without an answer."""

    text: str
    answer: asyncio.Future[Message]


class Seat:
    """`async with` opens it, and waits until the server has told how things stand."""

    def __init__(self, server: Server, table_id: str, name: str | None) -> None:
        self.server = server
        self.table_id = table_id
        self.name = name  # None: a spectator
        self.held = Held()
        self.welcome: Welcome | None = None
        self.around: Around | None = None
        self.chat: list[Said] = []
        self.messages = 0  # how many have come
        self.connections = 0  # how often the socket was opened
        self.waiting: dict[str, Waiting] = {}
        self.socket: ClientConnection | None = None  # None: not connected, or not greeted yet
        self.waking: list[asyncio.Future[None]] = []  # those who wait for something new
        self.lost: Lost | None = None

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.stay_connected())
        while not self.is_ready and self.lost is None:
            await self.change()
        if self.lost is not None:
            raise self.lost
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.socket is not None:
            await self.socket.close()
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    # How things stand

    @property
    def is_ready(self) -> bool:
        """Whether we know how things stand, or that there is no game yet."""
        return self.around is not None and (self.revision > 0 or self.around.state in ("gathering", "frozen"))

    @property
    def revision(self) -> int:
        return self.held.revision

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.held.document["view"]
        return view

    @property
    def decision(self) -> Asked | None:
        """What the table waits for; None: nothing, because the game is over or has not begun."""
        return self.held.decision

    @property
    def options(self) -> list[str]:
        """What I may do now; empty if it is not for me to decide."""
        groups = self.decision.options if self.decision is not None else []
        return [str(row[0]) for group in groups for row in group.rows]

    @property
    def events(self) -> list[Happened]:
        return self.held.events

    @property
    def may_undo(self) -> bool:
        return bool(self.held.document["undo"])

    @property
    def is_over(self) -> bool:
        """Whether the game has an end, by its rules or because it was abandoned."""
        ended = self.around is not None and self.around.state in ("over", "abandoned")
        return ended or (self.revision > 0 and self.decision is None)

    async def catalogue(self) -> Catalogue:
        """What never changes at this table: cards, map, rules."""
        assert self.welcome is not None, "the game has not begun"
        return await self.server.catalogue(self.welcome.catalogue, self.table_id)

    def change(self) -> asyncio.Future[None]:
        """Done when something is new after this call: also if whoever awaits it comes to that only later."""
        self.waking.append(asyncio.get_running_loop().create_future())
        return self.waking[-1]

    async def changes(self) -> AsyncIterator[list[Happened]]:
        """At once, and then whenever something is new: the events since the last time. Ends with the game."""
        told = 0
        while True:
            new, told, seen, over = self.events[told:], len(self.events), self.messages, self.is_over
            yield new
            if over:
                return
            if self.messages == seen:  # else something came while the last was looked at
                await self.change()
            if self.lost is not None:
                raise self.lost

    # Commands

    async def act(self, action: str, id: str = "") -> None:
        """Answers the present decision. Returns when that is certain; raises Refused if it is not done."""
        await self.answered(Act(self.revision, action, id or token_hex(8)))

    async def undo(self, id: str = "") -> None:
        """Takes my last action back. Raises Refused."""
        await self.answered(Undo(self.revision, id or token_hex(8)))

    async def why(self, action: str) -> Reason:
        """Whether that is possible now, and if not, by which rule. Raises Refused."""
        reason = await self.answered(Why(action, token_hex(8)))
        assert isinstance(reason, Reason)
        return reason

    async def hint(self) -> Advice:
        """What the master would do now, and why. Raises Refused, where the table gives none."""
        advice = await self.answered(Hint(self.revision, token_hex(8)))
        assert isinstance(advice, Advice)
        return advice

    async def record(self) -> str:
        """The whole game with its seed, after its end. Raises Refused."""
        record = await self.answered(GetRecord(token_hex(8)))
        assert isinstance(record, RecordText)
        return record.record

    async def answered(self, command: Command) -> Message:
        """The answer to a command, which is sent until there is one. Raises Refused."""
        while True:
            answer = await self.answer(command)
            if not isinstance(answer, RefusedMessage):
                return answer
            if answer.error.key != "error_unavailable":
                raise Refused(answer.error.key, answer.error.args, answer.rule)
            await asyncio.sleep(UNAVAILABLE_SECONDS)

    async def answer(self, command: Command) -> Message:
        if self.lost is not None:
            raise self.lost
        waiting = Waiting(json.encode(command).decode(), asyncio.get_running_loop().create_future())
        self.waiting[command.id] = waiting
        try:
            while True:
                await self.send(waiting.text)
                with suppress(TimeoutError):
                    return await asyncio.wait_for(asyncio.shield(waiting.answer), ANSWER_SECONDS)
        finally:
            del self.waiting[command.id]

    async def send(self, text: str) -> None:
        """If there is no connection, it is sent when there is one again."""
        if self.socket is not None:
            with suppress(WebSocketException):
                await self.socket.send(text)

    # The socket

    async def stay_connected(self) -> None:
        urls = itertools.cycle(self.server.urls)
        failed = 0
        while True:
            greeted = self.connections
            try:
                await self.connected(next(urls))
            except ConnectionClosed as wrong:
                if wrong.rcvd is not None and wrong.rcvd.code in NOT_FOR_US:
                    self.give_up(Lost(wrong.rcvd.reason))
                    return
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self.socket = None
            failed = 0 if self.connections > greeted else failed + 1
            await asyncio.sleep(pause(failed, self.server.longest_pause))

    async def connected(self, url: str) -> None:
        """From the greeting until the connection breaks."""
        seat = f"?seat={self.name}" if self.name is not None else ""
        address = f"ws{url.removeprefix('http')}/api/tables/{self.table_id}/socket{seat}"
        async with connect(address, additional_headers=self.server.headers, max_size=None, close_timeout=1) as socket:
            hello = Hello(since=self.revision or None, id=token_hex(8))
            await socket.send(json.encode(hello).decode())
            async for text in socket:
                message = message_in(text)
                if self.socket is None and isinstance(message, Around):  # the second answer to our greeting
                    self.connections += 1
                    self.socket = socket
                    for waiting in list(self.waiting.values()):
                        await socket.send(waiting.text)
                await self.take(message)

    async def take(self, message: Message) -> None:
        self.messages += 1
        if isinstance(message, Update):
            self.held.replace(message)
        elif isinstance(message, Change):
            if not self.held.change(message):
                await self.send(json.encode(Look(since=self.revision)).decode())
        elif isinstance(message, Welcome):
            self.welcome = message
        elif isinstance(message, Around):
            self.around = message
        elif isinstance(message, Said):
            self.chat.append(message)
        if not isinstance(message, Said):
            waiting = self.waiting.get(message.id)
            if waiting is not None and not waiting.answer.done():
                waiting.answer.set_result(message)
        self.wake()

    def wake(self) -> None:
        for waking in self.waking:
            if not waking.done():
                waking.set_result(None)
        self.waking.clear()

    def give_up(self, lost: Lost) -> None:
        self.lost = lost
        for waiting in self.waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(lost)
        self.wake()


def message_in(text: str | bytes) -> Message:
    """A change travels most, and as a list; everything else is an object that says what it is."""
    return CHANGES.decode(text) if text[:1] in ("[", b"[") else OTHERS.decode(text)
