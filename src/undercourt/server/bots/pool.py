"""The processes in which bots think, and whose question is next.

A bot that is slow, spins, fails or dies costs its own table some seconds at most. The others are served in turn, one
question of each table, and bots that are known to be slow never hold all the processes.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Final, NamedTuple

from msgspec import MsgspecError

from undercourt.bots.thought import Thought
from undercourt.server.bots.question import (
    HEAD,
    REPLIES,
    Answer,
    Considered,
    Failed,
    Question,
    Ready,
    Reply,
    any_offered,
    framed,
)

COMMAND: Final = [sys.executable, "-P", "-m", "undercourt.server.bots.process"]
SECONDS: Final = 10.0  # to think about one question
STARTING: Final = 60.0  # seconds until a process must be ready, on a machine that is busy
IDLE: Final = 60.0  # seconds until a process that nobody needs is let go
SLOW: Final = 0.5  # seconds; of bots that take longer, some processes are kept free
LONGEST_REPLY: Final = 2**16  # bytes
TRIES: Final = 2  # a process may be killed in mid-question for no fault of its bot
# What a process needs to find Python and this package. Nothing else of the environment is for bots.
NEEDED: Final = ("PATH", "PYTHONPATH", "PYTHONHOME", "UNDERCOURT_PURE", "LD_LIBRARY_PATH", "SYSTEMROOT", "TEMP", "TMP")

log = logging.getLogger(__name__)


class Closed(Exception):
    """The pool was closed before it had an answer."""


class Lost(Exception):
    """A process ended, or said what no process of ours says."""


Kind = tuple[str, str, bool, float | None]


class Job(NamedTuple):
    question: Question
    answer: asyncio.Future[Reply | None]

    @property
    def kind(self) -> Kind:
        """Questions of one kind are answered about as fast as each other: a move, a hint, a part of a review."""
        asked = self.question
        return asked.game, asked.bot, asked.thought, asked.seconds


class Worker:
    """One process, and the pipes to it."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        self.process = process
        self.questions = process.stdin
        self.replies = process.stdout
        self.retirement: asyncio.TimerHandle | None = None

    async def reply(self) -> Reply:
        try:
            size = int.from_bytes(await self.replies.readexactly(HEAD), "big")
            if size > LONGEST_REPLY:
                raise Lost("a reply is too long")
            reply: Reply = REPLIES.decode(await self.replies.readexactly(size))
            return reply
        except (asyncio.IncompleteReadError, OSError, MsgspecError) as wrong:
            raise Lost(type(wrong).__name__) from wrong

    async def ask(self, question: Question) -> Reply:
        self.questions.write(framed(question))
        with suppress(OSError):  # it has died; so the reply says
            await self.questions.drain()
        return await self.reply()

    async def end(self) -> None:
        """At once: it has nothing to finish or to keep."""
        if self.retirement is not None:
            self.retirement.cancel()
        with suppress(ProcessLookupError):
            self.process.kill()
        self.questions.close()
        await self.process.wait()


class BotPool:
    """Belongs to one event loop."""

    def __init__(
        self,
        most: int | None = None,
        seconds: float = SECONDS,
        command: list[str] | None = None,
        least: int = 1,
        idle: float = IDLE,
    ) -> None:
        self.most = most or max(4, 2 * (os.cpu_count() or 1))
        self.least = min(least, self.most)  # processes that stay, for the first move after a pause
        self.seconds = seconds
        self.idle = idle
        # A process whose pool was killed ends by itself, somewhat later than the pool would have ended it.
        self.command = [*(command or COMMAND), "--seconds", str(2 * seconds)]
        self.overruns = 0  # questions that took too long
        self.losses = 0  # processes that ended by themselves
        self.failures = 0  # questions that a bot could not answer
        self.answered = 0  # questions that a bot did answer
        self._closed = False
        self._waiting: dict[str, deque[Job]] = {}  # by table, in the order in which they are served
        self._under_way: dict[str, Job] = {}  # by table
        self._slow: set[Kind] = set()
        self._workers: set[Worker] = set()
        self._rested: list[Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def processes(self) -> list[int]:
        """Their ids, for those who watch over the machine."""
        return [worker.process.pid for worker in self._workers]

    async def warm(self) -> None:
        """So many processes are there and ready as stay for good: the first question need not wait for one to start."""
        while len(self._workers) < self.least:
            try:
                self._rest(await self._started())
            except (Lost, OSError) as wrong:
                self._count_loss(wrong)
                return

    async def answer(self, table: str, question: Question) -> str:
        """One of the offered actions, by name: the bot's, or any where it does not answer. Raises Closed."""
        reply = await self._asked(table, question)
        return reply.action if isinstance(reply, Answer) else any_offered(question)

    async def thought(self, table: str, question: Question) -> Thought | None:
        """What the master makes of the options; None if nobody says. Raises Closed."""
        reply = await self._asked(table, question)
        return reply.thought if isinstance(reply, Considered) else None

    async def _asked(self, table: str, question: Question) -> Reply | None:
        """The answer to a question; None where there is none."""
        if self._closed:
            raise Closed
        job = Job(question, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(table, deque()).append(job)
        self._serve()
        return await job.answer

    async def close(self) -> None:
        """Ends every process; whoever waits for an answer gets none."""
        self._closed = True
        jobs = [job for waiting in self._waiting.values() for job in waiting] + list(self._under_way.values())
        self._waiting.clear()
        for job in jobs:
            if not job.answer.done():
                job.answer.set_exception(Closed())
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*[self._end(worker) for worker in list(self._workers)])

    # Whose question is next

    def _serve(self) -> None:
        while len(self._under_way) < self.most:
            table = next((table for table in self._waiting if self._may_be_served(table)), None)
            if table is None:
                return
            job = self._waiting[table].popleft()
            if not self._waiting[table]:
                del self._waiting[table]
            if job.answer.cancelled():
                continue
            self._under_way[table] = job
            self._do(self._work(table, job))

    def _may_be_served(self, table: str) -> bool:
        if table in self._under_way:
            return False
        if self._waiting[table][0].kind not in self._slow:
            return True
        return sum(job.kind in self._slow for job in self._under_way.values()) < max(1, self.most // 2)

    async def _work(self, table: str, job: Job) -> None:
        try:
            reply = await self._answered(job)
            if not job.answer.done():
                job.answer.set_result(reply)
        except Exception as wrong:
            if not job.answer.done():
                job.answer.set_exception(wrong)
        finally:
            del self._under_way[table]
            if table in self._waiting:
                self._waiting[table] = self._waiting.pop(table)  # at the end: the others come first
            if not self._closed:
                self._serve()

    async def _answered(self, job: Job) -> Reply | None:
        for _ in range(TRIES):
            try:
                worker = self._rested_worker() or await self._started()
            except (Lost, OSError) as wrong:
                self._count_loss(wrong)
                continue
            try:
                reply = await self._thought(worker, job)
            except TimeoutError:
                self.overruns += 1
                log.warning("%s: the bot %s took too long", job.question.game, job.question.bot)
                await self._end(worker)
                return None
            except Lost as wrong:
                self._count_loss(wrong)
                await self._end(worker)
                continue
            self._rest(worker)
            if fits(reply, job.question):
                self.answered += 1
                return reply
            told = f"{reply.error} {reply.where}" if isinstance(reply, Failed) else "its answer was not offered"
            log.warning("%s: the bot %s failed: %s", job.question.game, job.question.bot, told)
            break
        self.failures += 1
        return None

    async def _thought(self, worker: Worker, job: Job) -> Reply:
        """Raises TimeoutError and Lost."""
        clock = asyncio.get_running_loop().time
        begun = clock()
        try:
            async with asyncio.timeout(self.seconds):
                return await worker.ask(job.question)
        finally:
            if clock() - begun > SLOW:
                self._slow.add(job.kind)
            else:
                self._slow.discard(job.kind)

    def _count_loss(self, wrong: Exception) -> None:
        self.losses += 1
        log.warning("a process of bots was lost: %s", wrong)

    # Processes

    async def _started(self) -> Worker:
        """A new process that is ready. Raises Lost and OSError."""
        needed = {name: os.environ[name] for name in NEEDED if name in os.environ}
        worker = Worker(await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, env=needed))
        self._workers.add(worker)
        try:
            async with asyncio.timeout(STARTING):
                if not isinstance(await worker.reply(), Ready):
                    raise Lost("it did not say that it was ready")
        except (TimeoutError, Lost) as wrong:
            await self._end(worker)
            raise Lost(f"it did not start: {wrong}") from wrong
        return worker

    def _rested_worker(self) -> Worker | None:
        """The one that rested for the shortest time, so that the others may go."""
        while self._rested:
            worker = self._rested.pop()
            if worker.retirement is not None:
                worker.retirement.cancel()
            if worker.process.returncode is None:
                return worker
            self._workers.discard(worker)  # somebody has killed it in its sleep
        return None

    def _rest(self, worker: Worker) -> None:
        self._rested.append(worker)
        worker.retirement = asyncio.get_running_loop().call_later(self.idle, self._retire, worker)

    def _retire(self, worker: Worker) -> None:
        if len(self._rested) + len(self._under_way) > self.least:
            self._rested.remove(worker)
            self._do(self._end(worker))

    async def _end(self, worker: Worker) -> None:
        await worker.end()
        self._workers.discard(worker)

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def fits(reply: Reply, question: Question) -> bool:
    """Whether it answers what was asked."""
    if question.thought:
        return isinstance(reply, Considered) and bool(reply.thought.weighed)
    return isinstance(reply, Answer) and reply.action in question.offered
