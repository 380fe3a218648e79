"""Everything a worker holds, made when it starts and closed when it stops."""

from __future__ import annotations

import asyncio
from typing import Self

from undercourt.server.bots.pool import BotPool
from undercourt.server.engines.elder import Elders
from undercourt.server.metrics import Metrics
from undercourt.server.notify.notifier import Notifier
from undercourt.server.replay import Replays
from undercourt.server.rooms.rooms import Rooms
from undercourt.server.settings import Settings
from undercourt.server.store.database import Database, address
from undercourt.server.store.migrate import migrate
from undercourt.server.store.news import News


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(address(settings.database, settings.data))
        self.metrics = Metrics(self)

    async def open(self) -> Self:
        await migrate(self.database)
        self.news = News(self.database)
        self.pool = BotPool(self.settings.bots or None, self.settings.bot_seconds)
        await self.pool.warm()
        self.elders = Elders(self.settings.elders)
        self.rooms = Rooms(self.settings, self.database, self.news, self.pool, self.elders)
        self.rooms.log.kept = self.metrics.commits.observe
        self.replays = Replays()
        self.notifier = Notifier(self.database, self.settings.notify, self.settings.data)
        self.tasks = [asyncio.create_task(self.rooms.sweep_for_ever()), asyncio.create_task(self.notifier.run())]
        return self

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.replays.close()
        await self.rooms.close()
        await self.news.close()
        await self.pool.close()
        await self.elders.close()
        await self.database.close()
