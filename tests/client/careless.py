"""A server of one table that loses what a test tells it to lose: clients must not mind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.server import ServerConnection, serve

from undercourt.client import Held, Seat, Server
from undercourt.games import load_game
from undercourt.table import HUMAN, NotDone, Seatholder, Table
from undercourt.table.wire import Act, Around, Hello, Refused, Seated, command_in, refused, text_of

AROUND = Around("t", "playing", "tyrants", {}, "", [Seated("amber", HUMAN, mine=True), Seated("sky", "random")])


class Careless:
    """Amber is played by the client; `losing` says what is lost of the next commands, in their order."""

    def __init__(self, game: str = "tyrants") -> None:
        self.table = Table(load_game(game), [HUMAN, "random"], {}, seed=11)
        self.stream = self.table.stream(0)
        list(self.table.play_bots())
        self.losing: list[str] = []  # command, answer, change, database; other words: nothing
        self.done: list[str] = []  # ids of commands
        self.heard: list[str] = []  # ids, as often as they came
        self.dropped = 0
        self.code = 0  # with which sockets are closed at once

    async def serve(self, socket: ServerConnection) -> None:
        if self.code:
            await socket.close(self.code, "error_not_your_seat")
            return
        async for text in socket:
            command = command_in(text)
            if isinstance(command, Act):
                await self.act(socket, command)
                continue
            for answer in Seatholder(self.table, 0).send(text):
                await socket.send(answer)
            if isinstance(command, Hello):
                await socket.send(text_of(AROUND))

    async def act(self, socket: ServerConnection, act: Act) -> None:
        self.heard.append(act.id)
        loss = self.losing.pop(0) if self.losing else ""
        if loss == "command":
            socket.transport.abort()
        elif loss == "database":
            await socket.send(text_of(Refused(refused("error_unavailable").error, None, act.id)))
        elif act.id in self.done:
            await socket.send(text_of(self.stream.update(act.revision, act.id)))
        elif act.revision != self.stream.revision:
            await socket.send(text_of(Refused(refused("error_stale").error, None, act.id)))
            await socket.send(text_of(self.stream.update(act.revision, act.id)))
        else:
            await self.do(socket, act, loss)

    async def do(self, socket: ServerConnection, act: Act, loss: str) -> None:
        try:
            self.table.act(0, act.action)
        except NotDone as no:
            await socket.send(text_of(Refused(no.refusal.error, no.refusal.rule, act.id)))
            return
        self.done.append(act.id)
        answers = [self.stream.told(act.revision, act.id)]
        revision = self.stream.revision
        for _ in self.table.play_bots():
            answers.append(self.stream.told(revision))
            revision = self.stream.revision
        if loss == "answer":
            socket.transport.abort()
            return
        told = [answer for answer in answers if answer is not None]
        if loss == "change" and len(told) > 2:  # of what comes last, nobody could notice that it is missing
            del told[1]
            self.dropped += 1
        for answer in told:
            await socket.send(answer.decode())

    def holds(self) -> Held:
        """What a client should hold that missed nothing."""
        held = Held()
        held.replace(self.stream.update(0))
        return held


@asynccontextmanager
async def sitting(careless: Careless) -> AsyncIterator[Seat]:
    async with serve(careless.serve, "127.0.0.1", 0, compression=None) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        async with Server(f"http://127.0.0.1:{port}") as server, Seat(server, "t", "amber") as seat:
            yield seat
