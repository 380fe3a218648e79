"""A webhook gets the notice as JSON, signed."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from pathlib import Path

from tests.server.notify.desk import (
    BASE,
    KEYS,
    NO_FOLDER,
    TABLE,
    Clock,
    Listener,
    listening,
    notifier,
    opened,
    queued,
    settings,
    someone,
    waiting,
)
from undercourt.server.notify.notifier import Notifier
from undercourt.server.store.database import now
from undercourt.server.store.outbox import MINUTE


def test_a_webhook_gets_the_notice_and_can_tell_whom_it_is_from(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener(204)) as hook:
            ola = await someone(database, ["webhook"], webhook=hook.url, language="ru")
            await queued(database, ola)
            await notifier(database).send_due()
            [request] = hook.requests
            assert json.loads(request.body) == {
                "table": TABLE,
                "game": "tyrants",
                "key": "notice_turn",
                "sentence": "Ваш ход в игре «Тираны Подземья». За столом с вами: Anna, Борис.",
                "link": f"{BASE}/tables/{TABLE}",
            }
            timestamp = request.headers["undercourt-timestamp"]
            assert abs(int(timestamp) - now() / 1000) < 60
            secret = KEYS.webhook_secret(ola, hook.url).encode()
            signature = hmac.new(secret, timestamp.encode() + b"." + request.body, hashlib.sha256).hexdigest()
            assert request.headers["undercourt-signature"] == f"sha256={signature}"
            assert request.headers["content-type"] == "application/json" and "cookie" not in request.headers
            assert await waiting(database) == []

    asyncio.run(go())


def test_the_same_notice_sent_again_has_the_same_name(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener(500)) as hook:
            clock = Clock()
            await queued(database, await someone(database, ["webhook"], webhook=hook.url))
            sender = notifier(database, clock)
            await sender.send_due()
            hook.status, clock.ahead = 200, MINUTE
            await sender.send_due()
            first, again = hook.requests
            assert first.headers["undercourt-notice"] == again.headers["undercourt-notice"]
            assert int(again.headers["undercourt-timestamp"]) > int(first.headers["undercourt-timestamp"])

    asyncio.run(go())


def test_a_webhook_to_this_machine_is_refused_unless_settings_allow(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(f"sqlite:///{tmp_path / 'x.sqlite'}") as database, listening(Listener()) as hook:
            strict = Notifier(database, settings(private_addresses=False), NO_FOLDER)
            for url in (hook.url, f"https://localhost:{hook.port}/"):
                await queued(database, await someone(database, ["webhook"], webhook=url))
            await strict.send_due()
            assert hook.connections == 0 and await waiting(database) == []
            assert strict.ended == {("webhook", "given_up"): 2}

    asyncio.run(go())
