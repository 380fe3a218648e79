"""Sends what waits in the outbox: a task of every worker, of which none sends what another is sending."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from undercourt.server.notify import addresses, mail, webhook
from undercourt.server.notify.keys import kept_keys
from undercourt.server.notify.notice import notice
from undercourt.server.notify.outcome import GiveUp, NotSent, TryAgain
from undercourt.server.notify.outside import Outside, must_be_taken
from undercourt.server.notify.push import push
from undercourt.server.notify.settings import NotifySettings
from undercourt.server.store import outbox
from undercourt.server.store.database import Database, now
from undercourt.server.store.outbox import MAIL, MINUTE, PUSH, WEBHOOK, Subscription, Waiting

LOG = logging.getLogger(__name__)

HOUR: Final = 60 * MINUTE
PAUSES: Final = (MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR)  # after each try; then it gives up
AT_ONCE: Final = 20
EVERY: Final = 5.0  # seconds between looks, unless woken
TIMEOUT: Final = 120.0  # seconds for one notice: less than its lease
GONE: Final = (404, 410)  # a subscription that has ended


class Notifier:
    def __init__(
        self, database: Database, settings: NotifySettings, data: Path, clock: Callable[[], int] = now
    ) -> None:
        """The keys are in the data folder, unless the settings have them. Raises BadInput, OSError."""
        self.database = database
        self.settings = settings
        self.keys = kept_keys(data, settings.secret, settings.push_key)
        self.clock = clock
        self.outside = Outside(settings.private_addresses)
        self.woken = asyncio.Event()
        self.ended: Counter[tuple[str, str]] = Counter()  # by channel and how it ended: sent, later, given_up

    def wake(self) -> None:
        """There may be something to send: called after a transaction that queued."""
        self.woken.set()

    async def run(self) -> None:
        """Until it is cancelled; what it was sending then is sent again when its lease is over."""
        while True:
            self.woken.clear()
            try:
                while await self.send_due() == AT_ONCE:
                    pass
            except Exception:  # the database is away; the task must outlive that
                LOG.exception("the outbox cannot be read")
            try:
                async with asyncio.timeout(EVERY):
                    await self.woken.wait()
            except TimeoutError:
                pass

    async def send_due(self) -> int:
        """Sends what is due, at most AT_ONCE; returns how many it tried."""
        async with self.database.writing() as connection:
            due = await outbox.lease(connection, self.clock(), AT_ONCE)
        await asyncio.gather(*[self.settle(waiting) for waiting in due])
        return len(due)

    async def settle(self, waiting: Waiting) -> None:
        """Sends one, and notes how it ended."""
        try:
            async with asyncio.timeout(TIMEOUT):
                await self.send(waiting)
            how = "sent"
        except TimeoutError:
            how = await self.put_off(waiting, TryAgain("no end in time"))
        except TryAgain as trouble:
            how = await self.put_off(waiting, trouble)
        except GiveUp as trouble:
            how = self.given_up(waiting, trouble)
        except Exception:  # a mistake of ours in one notice must not hold up the others
            LOG.exception("a notice by %s about table %s cannot be sent", waiting.channel, waiting.table)
            how = "given_up"
        self.ended[waiting.channel, how] += 1
        if how != "later":
            async with self.database.writing() as connection:
                await outbox.done(connection, waiting)

    async def put_off(self, waiting: Waiting, trouble: TryAgain) -> str:
        if waiting.tries >= len(PAUSES):
            return self.given_up(waiting, trouble)
        next_at = self.clock() + PAUSES[waiting.tries]
        args = waiting.args if trouble.left is None else trouble.left
        async with self.database.writing() as connection:
            await outbox.later(connection, waiting, next_at, args)
        return "later"

    def given_up(self, waiting: Waiting, trouble: NotSent) -> str:
        LOG.info("a notice by %s about table %s is given up: %s", waiting.channel, waiting.table, trouble)
        return "given_up"

    async def send(self, waiting: Waiting) -> None:
        """Raises NotSent."""
        if waiting.channel not in waiting.wants and waiting.key != addresses.KEY:
            raise GiveUp("not wanted any more")
        if waiting.channel == MAIL:
            await self.mail_it(waiting)
            return
        content = msgspec.json.encode(notice(waiting, self.settings.base_url))
        if waiting.channel == PUSH:
            await self.push_to_all(waiting, content)
        else:
            assert waiting.channel == WEBHOOK, waiting.channel
            await webhook.call(self.outside, self.keys, waiting, content, self.clock())

    async def mail_it(self, waiting: Waiting) -> None:
        smtp, base_url = self.settings.smtp, self.settings.base_url
        if smtp is None:
            raise GiveUp("no server for mail")
        if waiting.key == addresses.KEY:
            letter = mail.confirm_mail(smtp, base_url, self.keys, waiting, self.clock())
        else:
            letter = mail.notice_mail(smtp, base_url, self.keys, waiting, notice(waiting, base_url))
        await mail.send(smtp, letter)

    async def push_to_all(self, waiting: Waiting, content: bytes) -> None:
        """To every browser of the person; those that could not be reached are `left` for the next time."""
        async with self.database.reading() as connection:
            browsers = await outbox.subscriptions(connection, waiting.person)
        left = waiting.args.get("left")
        wanted = [one for one in browsers if left is None or one.id in left]
        fate = await asyncio.gather(*[self.push_to(one, waiting, content) for one in wanted])
        again = [one.id for one, is_done in zip(wanted, fate, strict=True) if not is_done]
        if again:
            raise TryAgain("push services are busy", {**waiting.args, "left": again})

    async def push_to(self, browser: Subscription, waiting: Waiting, content: bytes) -> bool:
        """Whether nothing is left to do for this browser."""
        subject = self.settings.subject
        try:
            status = await push(self.outside, self.keys, subject, browser, waiting.table, content, self.clock())
            if status in GONE:
                async with self.database.writing() as connection:
                    await outbox.forget(connection, browser.id)
                return True
            must_be_taken(status)
        except TryAgain:
            return False
        except GiveUp as trouble:
            self.given_up(waiting, trouble)
        return True
