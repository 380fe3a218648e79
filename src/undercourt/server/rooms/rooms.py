"""The rooms of this worker: found, loaded when somebody comes, forgotten when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from msgspec import Struct

from undercourt.server.bots.pool import BotPool
from undercourt.server.engines.choose import Frozen, engine_for
from undercourt.server.engines.elder import Elders
from undercourt.server.engines.engine import Deed, Engine, Header
from undercourt.server.rooms.catalogues import Catalogues
from undercourt.server.rooms.presence import AGAIN, Presence
from undercourt.server.rooms.room import Room, Unavailable
from undercourt.server.rooms.standing_in import overdue
from undercourt.server.rooms.talk import pass_on
from undercourt.server.settings import Settings
from undercourt.server.store import tables
from undercourt.server.store.database import Database, now
from undercourt.server.store.log import Log, Taken
from undercourt.server.store.news import News
from undercourt.server.web.limits import MINUTE, Buckets
from undercourt.table.wire import Saying

DUE_AT_ONCE = 200

logger = logging.getLogger(__name__)


class Counts(Struct):
    """What metrics tell."""

    moves: int = 0
    refused: int = 0
    failures: int = 0


class Rooms:
    def __init__(self, settings: Settings, database: Database, news: News, pool: BotPool, elders: Elders) -> None:
        self.settings = settings
        self.database = database
        self.news = news
        self.log = Log(database, news)
        self.pool = pool
        self.elders = elders
        self.counts = Counts()
        self.catalogues = Catalogues()
        self.presence = Presence()
        self.told_presence = now()
        self.rooms: dict[str, Room] = {}
        self.sockets: Counter[str] = Counter()  # by person, or by the address of those who have no name here
        self.sends_notices = True
        each = settings.limits.hints_per_minute
        self.hints = Buckets(each, each / MINUTE, time.monotonic)  # by person
        self.tasks: set[asyncio.Task[Any]] = set()
        news.listen(self.heard)

    async def room(self, id: str) -> Room:
        """In memory and up to date. Raises NoTable, or Unavailable."""
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(self, id)
        room.used = now()
        if not room.is_loaded:
            async with room.lock:
                try:
                    await room.catch_up()
                except tables.NoTable:
                    self.rooms.pop(id, None)
                    raise
        return room

    async def engine_for(self, header: Header, deeds: list[Deed]) -> Engine | Saying:
        """The rules that the game began with; or why it cannot go on."""
        found = await engine_for(header, deeds, self.elders)
        return found.reason.error if isinstance(found, Frozen) else found

    def people_here(self, room: Room) -> set[str]:
        return self.presence.people(room)

    # What happens by itself

    def heard(self, line: str | None) -> None:
        """News from the database: of one table, or None after a gap in which there may have been news of any."""
        if line is None:
            for one in list(self.rooms.values()):
                self.start(self.guarded(one, one.refresh()))
            return
        id, *words = line.split(" ")
        room = self.rooms.get(id)
        if room is None:
            return
        match words:
            case []:
                self.start(self.guarded(room, room.refresh()))
            case ["said", number]:
                self.start(self.guarded(room, pass_on(room, int(number))))
            case ["here", *people]:
                if self.presence.heard(room, people):
                    self.start(self.guarded(room, room.tell_who_is_here()))
            case ["who", worker]:
                if worker != self.presence.worker and room.watchers and room.is_loaded:
                    self.start(self.news.say([self.presence.line(room)]))
            case [seq]:
                self.start(self.guarded(room, room.refresh(int(seq))))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, room: Room, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for: what goes wrong is counted and told in the log, and tried again by the sweep."""
        try:
            await work
        except (Taken, Unavailable):
            pass  # another worker goes on, or the sweep does
        except Exception:
            self.counts.failures += 1
            room.is_loaded = False
            logger.exception("table %s", room.id)

    async def sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                self.counts.failures += 1
                logger.exception("sweep")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Bots that a dead worker left behind, clocks that have run out, and rooms that nobody uses."""
        for id in await self.overdue():
            self.start(self.see_to(id))
        if self.told_presence + AGAIN < now():
            self.told_presence = now()
            watched = [room for room in self.rooms.values() if room.watchers and room.is_loaded]
            await self.news.say([self.presence.line(room) for room in watched])
        idle = now() - int(self.settings.idle_seconds * 1000)
        for room in list(self.rooms.values()):
            busy = room.watchers or room.lock.locked() or (room.driver is not None and not room.driver.done())
            if not busy and room.used < idle:
                del self.rooms[room.id]
                self.presence.elsewhere.pop(room.id, None)
                await room.close_engine()

    async def overdue(self) -> list[str]:
        """Tables where something should have happened by itself, and that no other worker sees to."""
        at = now()
        async with self.database.reading() as connection:
            if not await tables.due(connection, at, 1):
                return []  # as nearly always: nothing is written then
        async with self.database.writing() as connection:
            return await tables.claim(connection, at, at + int(self.settings.lease_seconds * 1000), DUE_AT_ONCE)

    async def see_to(self, id: str) -> None:
        """One table that cannot be opened must not keep the others waiting."""
        try:
            room = await self.room(id)
        except Exception as wrong:
            self.counts.failures += 1
            logger.warning("table %s cannot be opened (%s)", id, type(wrong).__name__)
        else:
            await self.guarded(room, overdue(room))

    async def close(self) -> None:
        """What is under way is committed or dropped; nothing else is begun."""
        drivers = [room.driver for room in self.rooms.values() if room.driver is not None]
        for task in [*self.tasks, *drivers]:
            task.cancel()
        await asyncio.gather(*self.tasks, *drivers, return_exceptions=True)
        for room in self.rooms.values():
            await room.close_engine()
