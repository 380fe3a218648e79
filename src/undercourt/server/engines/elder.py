"""Games under the rules they began with: played by an older installation, in a process of its own.

Older installations lie side by side in one folder: `pip install --target FOLDER/2026-03 undercourt==…`. Each has one
process, which holds all its tables and dies with this one.
"""

from __future__ import annotations

import logging
from asyncio import Lock
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

from msgspec import convert, to_builtins

from undercourt.bots.thought import Thought
from undercourt.server.bots.question import Question
from undercourt.server.engines.engine import (
    ACT,
    BACK,
    UNDO,
    Deed,
    Header,
    NotDone,
    OtherRules,
    Trouble,
    Where,
)
from undercourt.server.engines.pipe import PATIENCE, Child, Fails, Gone
from undercourt.server.engines.process import MODULE, NOT_DONE, OTHER_RULES
from undercourt.table.wire import Advice, Reason, Refused

TRIES = 3  # lives of a process in which one request may fail
REST = 30.0  # seconds before an installation that does not start is tried again
IN_LINE = 600.0  # seconds for a bot, which may have to wait for others
LOG = logging.getLogger(__name__)


class Installation(Child):
    """An older version, by its folder. It has a process as long as somebody needs it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(MODULE, folder=folder)
        self.users = 0
        self.tables = count(1)  # their numbers
        self.stamps: dict[tuple[object, ...], str] = {}
        self.resting_until = 0.0

    async def stamp(self, header: Header) -> str:
        """What these rules make of what a table agreed on. Raises Trouble."""
        key = (header.game, tuple(sorted(header.options.items())), header.pack)
        if key not in self.stamps:
            if monotonic() < self.resting_until:
                raise Gone("it failed a moment ago")
            self.users += 1
            try:
                runs = Path(await self.ask("hello"))
                if self.folder is None or not runs.is_relative_to(self.folder):
                    raise Gone(f"what runs is {runs}")
                self.stamps[key] = await self.ask("stamp", header.game, header.options, header.pack)
            except Trouble:
                self.resting_until = monotonic() + REST
                raise
            finally:
                await self.release()
        return self.stamps[key]

    async def release(self) -> None:
        """One user less; without users it needs no process."""
        self.users -= 1
        if self.users == 0:
            await self.end()


class Elders:
    """The older installations in a folder, as they are at the moment: one may come while the server runs."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.known: dict[Path, Installation] = {}

    async def with_rules_of(self, header: Header) -> list[Installation]:
        """Those under which the game may have begun, the last by name first."""
        found: list[Installation] = []
        for installation in self.installations():
            try:
                if await installation.stamp(header) == header.stamp:
                    found.append(installation)
            except Trouble as trouble:
                LOG.warning("the installation in %s cannot be asked: %s", installation.folder, trouble)
        return found

    def installations(self) -> list[Installation]:
        folders = self.folder.resolve().iterdir() if self.folder is not None and self.folder.is_dir() else ()
        there = [folder for folder in folders if (folder / Path(*MODULE.split(".")).with_suffix(".py")).is_file()]
        self.known |= {folder: Installation(folder) for folder in there if folder not in self.known}
        return [self.known[folder] for folder in sorted(there, reverse=True)]

    async def close(self) -> None:
        for installation in self.known.values():
            await installation.end()


class ElderEngine:
    """One table there. It remembers the log, so that a process that dies is replaced by one that knows as much."""

    own_bots = True

    def __init__(self, installation: Installation, header: Header, deeds: list[Deed]) -> None:
        self.installation = installation
        self.header = header
        self.deeds = list(deeds)
        self.table = 0  # its number in the process
        self.life = 0  # of the process that holds it
        self.opening = Lock()

    async def act(self, seat: int, action: str) -> None:
        await self.ask("act", seat, action)
        self.deeds.append(Deed(ACT, seat, action))

    async def undo(self, seat: int) -> None:
        await self.ask("undo", seat)
        self.deeds.append(Deed(UNDO, seat, ""))

    async def take_back(self, seat: int, left: int) -> None:
        await self.ask("take_back", seat, left)
        self.deeds.append(Deed(BACK, seat, str(left)))

    async def before_last(self, seat: int) -> int:
        return convert(await self.ask("before_last", seat), int)

    async def why(self, seat: int, action: str) -> Reason:
        return convert(await self.ask("why", seat, action), Reason)

    async def told(self, viewer: int, since: int | None, id: str = "") -> bytes | None:
        return convert(await self.ask("told", viewer, since, id), bytes | None)

    async def revision(self, viewer: int) -> int:
        return convert(await self.ask("revision", viewer), int)

    async def watch(self, viewers: list[int]) -> None:
        await self.ask("watch", viewers)

    async def forget(self, viewer: int) -> None:
        await self.ask("forget", viewer)

    async def heard(self, viewer: int) -> int:
        return convert(await self.ask("heard", viewer), int)

    async def result(self) -> dict[str, Any]:
        return convert(await self.ask("result"), dict[str, Any])

    async def standing(self) -> Where:
        return convert(await self.ask("standing"), Where)

    async def question(self, seat: int, bot: str) -> Question:
        raise NotImplementedError("only bots of its own version understand its views: `bot_move`")

    async def advice(self, seat: int, thought: Thought) -> Advice:
        raise NotImplementedError("only bots of its own version understand its views, and they give no hints")

    async def bot_move(self, seat: int, bot: str) -> str:
        return convert(await self.send("bot_move", seat, bot, patience=IN_LINE), str)

    async def catalogue(self) -> bytes:
        return convert(await self.ask("catalogue"), bytes)

    async def record(self) -> str:
        return convert(await self.ask("record"), str)

    async def close(self) -> None:
        if self.installation.alive and self.installation.life == self.life:
            with suppress(Trouble):
                await self.installation.ask("close", self.table)
        await self.installation.release()

    async def ask(self, method: str, *args: Any) -> Any:
        return await self.send("ask", method, list(args))

    async def send(self, do: str, *args: Any, patience: float = PATIENCE) -> Any:
        """To a process that has the table. Raises NotDone, or Trouble if one process after the other dies of it."""
        tries = 0
        while True:
            tries += 1
            try:
                await self.open()
                return await self.installation.ask(do, self.table, *args, patience=patience)
            except Gone:
                if tries == TRIES:
                    raise
            except Fails as no:
                if no.fails == NOT_DONE:
                    raise NotDone(convert(no.about, Refused)) from no
                if no.fails == OTHER_RULES:
                    raise OtherRules(no.about) from no
                raise

    async def open(self) -> None:
        """In the process that lives now, unless it is."""
        async with self.opening:
            installation = self.installation
            await installation.start()
            if self.life != installation.life:
                life, table = installation.life, next(installation.tables)
                await installation.ask("open", table, to_builtins(self.header), to_builtins(self.deeds))
                self.table, self.life = table, life


async def opened(installation: Installation, header: Header, deeds: list[Deed]) -> ElderEngine:
    """The game after all that was done. Raises OtherRules, or Trouble."""
    installation.users += 1
    engine = ElderEngine(installation, header, deeds)
    try:
        await engine.standing()
    except BaseException:
        await installation.release()
        raise
    return engine
