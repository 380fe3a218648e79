"""Light viewers for the load: they hold what they need to move, and measure when frames come and how long they are."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter
from typing import Any

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame

from undercourt.table.patch import apply

PATIENCE = 30.0  # seconds for an acknowledgement


class Measured:
    """Of every move: seconds from the command to the last viewer's frame. Of every frame: its bytes."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.sizes: list[int] = []
        self.moves = 0
        self.late = 0  # moves that had to wait for the one before


class Counting(ClientPerMessageDeflateFactory):
    """Compression as browsers offer it, if the server wants it; counts the bytes that came, not what they unpack to."""

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(client_max_window_bits=True, compress_settings={"memLevel": 5})
        self.viewer = viewer

    def process_response_params(self, params: Any, accepted_extensions: Any) -> PerMessageDeflate:
        made = super().process_response_params(params, accepted_extensions)
        unpack = made.decode

        def decode(frame: Frame, *, max_size: int | None = None) -> Frame:
            self.viewer.size += len(frame.data)
            return unpack(frame, max_size=max_size)

        made.decode = decode  # type: ignore[method-assign]  # of this connection alone
        self.viewer.is_packed = True
        return made


class Viewer:
    def __init__(self, table: Live, address: str, headers: dict[str, str], seated: bool) -> None:
        self.table = table
        self.address = address
        self.headers = headers
        self.seated = seated  # a spectator only counts what comes
        self.document: dict[str, Any] = {}
        self.revision = 0
        self.size = 0  # bytes since the last command
        self.is_packed = False

    async def open(self) -> None:
        self.socket: ClientConnection = await connect(
            self.address,
            additional_headers=self.headers,
            compression=None,
            extensions=[Counting(self)],
            max_size=None,
            ping_interval=None,
        )
        self.task = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            at = perf_counter()
            assert isinstance(text, str)
            if not self.is_packed:
                self.size += len(text.encode())
            self.table.arrived(self, text, at)

    async def close(self) -> None:
        await self.socket.close()
        self.task.cancel()

    def take(self, message: Any) -> str:
        """Keeps what is needed to move; the id of the command that it answers."""
        if isinstance(message, list):
            revision, changes, _, _, *id = message
            assert revision == self.revision + 1, "a viewer missed a change"
            self.document, self.revision = apply(self.document, changes), revision
            return id[0] if id else ""
        assert message["is"] != "refused", f"a legal move was refused: {message}"
        if message["is"] == "update":
            self.document, self.revision = message, message["revision"]
        return str(message.get("id", ""))

    @property
    def options(self) -> list[str]:
        decision = self.document.get("decision") or {}
        return [row[0] for group in decision.get("options", []) for row in group["rows"]]


class Live:
    """A table at which one command is under way at a time, so that what comes belongs to it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.viewers: list[Viewer] = []
        self.done = asyncio.Event()
        self.id = ""
        self.sent_at = self.last_at = 0.0
        self.count = 0

    async def open(self) -> None:
        for viewer in self.viewers:
            await viewer.open()

    async def close(self) -> None:
        await asyncio.gather(*[viewer.close() for viewer in self.viewers])

    def arrived(self, viewer: Viewer, text: str, at: float) -> None:
        raise NotImplementedError

    def command(self) -> tuple[Viewer, str] | None:
        """Who says what next; None: there is nothing left to do."""
        raise NotImplementedError

    async def move(self) -> bool:
        """One command, until it is acknowledged; False if there is none."""
        self.count += 1
        self.id = f"{self.count:x}"
        said = self.command()
        if said is None:
            return False
        viewer, text = said
        for one in self.viewers:
            one.size = 0
        self.done.clear()
        self.sent_at = perf_counter()
        await viewer.socket.send(text)
        await asyncio.wait_for(self.done.wait(), PATIENCE)
        return True

    async def go_ahead(self, moves: int) -> None:
        """As fast as it goes, unmeasured: so that games are not all at their beginning."""
        for _ in range(moves):
            if not await self.move():
                return

    async def keep_moving(self, begin: float, end: float, pace: float, measured: Measured) -> None:
        """At a steady pace, whatever the others do."""
        due = begin + self.rng.random() / pace
        while due < end:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if not await self.move():
                return
            due += 1 / pace
            measured.late += due < perf_counter()
            await asyncio.sleep(max(0.0, min(due, end) - perf_counter()))  # for those who hear of it last
            measured.moves += 1
            measured.seconds.append(self.last_at - self.sent_at)
            measured.sizes += [viewer.size for viewer in self.viewers if viewer.size]


class LiveGame(Live):
    """Random moves at a table of the server."""

    def arrived(self, viewer: Viewer, text: str, at: float) -> None:
        self.last_at = at
        if viewer.seated or not viewer.revision:
            if viewer.take(json.decode(text)) == self.id:
                self.done.set()

    async def open(self) -> None:
        await super().open()
        for viewer in self.viewers:
            await viewer.socket.send('{"do":"hello","id":"hello"}')
        while not all(viewer.revision for viewer in self.viewers):
            await asyncio.sleep(0.01)

    def command(self) -> tuple[Viewer, str] | None:
        for viewer in self.viewers:
            options = viewer.options if viewer.seated else []
            if options:
                act = {"do": "act", "revision": viewer.revision, "action": self.rng.choice(options), "id": self.id}
                return viewer, json.encode(act).decode()
        return None


class LiveEcho(Live):
    """Frames of the same sizes to as many viewers, through a server that does nothing."""

    sizes: list[int]

    def arrived(self, viewer: Viewer, text: str, at: float) -> None:
        self.last_at = at
        if viewer is self.viewers[0]:
            self.done.set()

    def command(self) -> tuple[Viewer, str] | None:
        sizes = [self.rng.choice(self.sizes) for _ in self.viewers]
        return self.viewers[0], json.encode({"id": self.id, "sizes": sizes}).decode()
