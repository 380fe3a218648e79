"""Questions to another process of ours, over its standard input and output, and their answers.

A frame is its length in four bytes, then msgpack. A request is `{n, do, args}`; its answer `{n, gives}`, or `{n, fails,
about}` where `fails` names what went wrong. Requests are answered in any order. Both ends may be of different
versions, so only names, numbers, texts and bytes travel, and what one end does not know of a struct it passes over.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec import Struct, msgpack

from undercourt.server.bots.pool import NEEDED
from undercourt.server.engines.engine import Trouble

PATIENCE = 60.0  # seconds: a process that takes longer for an answer hangs
HEAD = 4  # bytes
LONGEST = 2**28


class Request(Struct):
    n: int
    do: str
    args: list[Any]


class Answer(Struct, omit_defaults=True):
    n: int
    gives: Any = None
    fails: str = ""
    about: Any = None


class Fails(Trouble):
    """The other process has answered that it cannot."""

    def __init__(self, fails: str, about: Any = None) -> None:
        super().__init__(fails)
        self.fails = fails
        self.about = about


class Gone(Trouble):
    """The other process has died, or hangs and was ended. What it held in memory is lost."""


class Child:
    """A process that answers; started when it is first asked, and again after it has died."""

    def __init__(self, module: str, *arguments: str, folder: Path | None = None) -> None:
        """`folder` holds the installation to run; None: the one that is running."""
        self.command = [sys.executable, "-P", "-m", module, *arguments]
        self.folder = folder
        self.life = 0  # how often it was started: who kept something there sees that it is lost
        self.process: Process | None = None
        self.asked: dict[int, asyncio.Future[Any]] = {}
        self.numbers = 0
        self.starting = asyncio.Lock()
        self.listening: asyncio.Task[None] | None = None

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def ask(self, do: str, *args: Any, patience: float = PATIENCE) -> Any:
        """Raises Fails, or Gone."""
        await self.start()
        process = self.process
        assert process is not None and process.stdin is not None
        self.numbers += 1
        number = self.numbers
        answer = self.asked[number] = asyncio.get_running_loop().create_future()
        try:
            process.stdin.write(frame(Request(number, do, list(args))))
            await process.stdin.drain()
            return await asyncio.wait_for(answer, patience)
        except TimeoutError as late:
            await self.end()
            raise Gone("it hangs") from late
        except OSError as closed:
            raise Gone("it has closed its input") from closed
        finally:
            self.asked.pop(number, None)

    async def start(self) -> None:
        async with self.starting:
            if self.alive and self.listening is not None and not self.listening.done():
                return
            await self.end()
            environment = {name: os.environ[name] for name in NEEDED if name in os.environ}
            if self.folder is not None:
                paths = [str(self.folder), environment.get("PYTHONPATH", "")]
                environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
            try:
                self.process = await asyncio.create_subprocess_exec(
                    *self.command, stdin=PIPE, stdout=PIPE, env=environment, cwd=self.folder
                )
            except OSError as wrong:
                raise Gone("it cannot be started") from wrong
            self.life += 1
            self.listening = asyncio.create_task(self.listen(self.process))

    async def listen(self, process: Process) -> None:
        assert process.stdout is not None
        answers = msgpack.Decoder(Answer)
        try:
            while (data := await read_frame(process.stdout)) is not None:
                answer = answers.decode(data)
                waiting = self.asked.pop(answer.n, None)
                if waiting is None or waiting.done():
                    continue
                if answer.fails:
                    waiting.set_exception(Fails(answer.fails, answer.about))
                else:
                    waiting.set_result(answer.gives)
        finally:
            for waiting in self.asked.values():
                if not waiting.done():
                    waiting.set_exception(Gone("it has died"))
            self.asked.clear()

    async def end(self) -> None:
        """At once: it holds nothing that its log does not."""
        process, listening = self.process, self.listening
        self.process = self.listening = None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if listening is not None:
            await asyncio.wait([listening])


def frame(value: Any) -> bytes:
    data = msgpack.encode(value)
    return len(data).to_bytes(HEAD, "big") + data


async def read_frame(reader: asyncio.StreamReader) -> bytes | None:
    """None: the other end has closed, or what it sends is not ours."""
    try:
        length = int.from_bytes(await reader.readexactly(HEAD), "big")
        return await reader.readexactly(length) if length <= LONGEST else None
    except (asyncio.IncompleteReadError, ConnectionError):
        return None


async def serve(answer: Callable[[str, list[Any]], Awaitable[Any]]) -> None:
    """The other end: answers until its input is closed, which it is when whoever asks has died."""
    loop = asyncio.get_running_loop()
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints must not get between the frames
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    transport, protocol = await loop.connect_write_pipe(asyncio.streams.FlowControlMixin, output)
    writer = asyncio.StreamWriter(transport, protocol, reader, loop)
    requests = msgpack.Decoder(Request)
    at_work: set[asyncio.Task[None]] = set()

    async def handle(request: Request) -> None:
        try:
            told = Answer(request.n, await answer(request.do, request.args))
        except Fails as no:
            told = Answer(request.n, fails=no.fails, about=no.about)
        except Exception as wrong:  # one table's trouble must not become that of the others
            told = Answer(request.n, fails=type(wrong).__name__)
        writer.write(frame(told))
        await writer.drain()

    while (data := await read_frame(reader)) is not None:
        task = asyncio.create_task(handle(requests.decode(data)))
        at_work.add(task)
        task.add_done_callback(at_work.discard)
