"""Everything a worker holds, made when it starts and closed when it stops."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Self

from sqlalchemy.exc import SQLAlchemyError

from undercourt.server.bots.pool import BotPool
from undercourt.server.engines.elder import Elders
from undercourt.server.metrics import Metrics
from undercourt.server.notify.notifier import Notifier
from undercourt.server.replay import Replays
from undercourt.server.reviews import Reviews
from undercourt.server.rooms.rooms import Rooms
from undercourt.server.settings import Settings
from undercourt.server.store import people
from undercourt.server.store.database import Database, address, now
from undercourt.server.store.migrate import migrate
from undercourt.server.store.news import News

HOUR: Final = 3600.0  # seconds

logger = logging.getLogger(__name__)


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
        self.reviews = Reviews(self.rooms)
        self.notifier = Notifier(self.database, self.settings.notify, self.settings.data)
        work = [self.rooms.sweep_for_ever(), self.notifier.run(), self.tidy_for_ever()]
        self.tasks = [asyncio.create_task(one) for one in work]
        return self

    async def tidy_for_ever(self) -> None:
        """Once an hour: what nobody needs any more is forgotten."""
        while True:
            try:
                async with self.database.writing() as connection:
                    await people.tidy(connection, now())
            except SQLAlchemyError as wrong:
                logger.warning("not tidied: %s", type(wrong).__name__)
            await asyncio.sleep(HOUR)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.replays.close()
        await self.reviews.close()
        await self.rooms.close()
        await self.news.close()
        await self.pool.close()
        await self.elders.close()
        await self.database.close()
