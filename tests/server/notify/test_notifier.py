"""The task that sends: what succeeds is gone, what fails is tried again with growing pauses, and nothing stops it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import update

from tests.server.notify.desk import ARGS, TABLE, Clock, Listener, listening, notifier, opened, queued, someone, waiting
from undercourt.server.notify.notifier import AT_ONCE, PAUSES
from undercourt.server.store import outbox
from undercourt.server.store.outbox import LEASE, MINUTE
from undercourt.server.store.schema import person

HOUR = 60 * MINUTE


def test_pauses_grow_from_a_minute_to_six_hours() -> None:
    assert list(PAUSES) == sorted(set(PAUSES)) and (PAUSES[0], PAUSES[-1]) == (MINUTE, 6 * HOUR)


def test_a_notice_is_tried_again_after_each_pause_and_then_given_up(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener(500)) as hook:
            clock = Clock()
            sender = notifier(database, clock)
            await queued(database, await someone(database, ["webhook"], webhook=hook.url))
            for n, pause in enumerate(PAUSES, 1):
                assert await sender.send_due() == 1 and len(hook.requests) == n
                clock.ahead += pause - MINUTE // 2
                assert await sender.send_due() == 0
                clock.ahead += MINUTE // 2
            assert await sender.send_due() == 1 and len(hook.requests) == len(PAUSES) + 1
            assert await waiting(database) == []
            assert sender.ended == {("webhook", "later"): len(PAUSES), ("webhook", "given_up"): 1}

    asyncio.run(go())


def test_whoever_moves_between_two_tries_is_not_told(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener(500)) as hook:
            clock = Clock()
            ola = await someone(database, ["webhook"], webhook=hook.url)
            await queued(database, ola)
            await notifier(database, clock).send_due()
            async with database.writing() as connection:
                await outbox.drop(connection, ola, TABLE)
            clock.ahead = HOUR
            assert await notifier(database, clock).send_due() == 0 and len(hook.requests) == 1

    asyncio.run(go())


def test_what_is_not_wanted_any_more_is_not_sent(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener()) as hook:
            ola = await someone(database, ["webhook"], webhook=hook.url)
            jan = await someone(database, ["webhook"], webhook=hook.url)
            changes: list[tuple[str, dict[str, Any]]] = [(ola, {"wants": []}), (jan, {"webhook": None})]
            for one, change in changes:
                await queued(database, one)
                async with database.writing() as connection:
                    await connection.execute(update(person).where(person.c.id == one).values(change))
            assert await notifier(database).send_due() == 2
            assert hook.connections == 0 and await waiting(database) == []

    asyncio.run(go())


def test_several_workers_send_each_notice_once(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener()) as hook:
            ola = await someone(database, ["webhook"], webhook=hook.url)
            async with database.writing() as connection:
                for n in range(30):
                    await outbox.queue(connection, ola, f"table-{n}", "notice_turn", ARGS)
            workers = [notifier(database) for _ in range(4)]
            while await waiting(database):
                await asyncio.gather(*[worker.send_due() for worker in workers])
            assert len({request.body for request in hook.requests}) == len(hook.requests) == 30

    asyncio.run(go())


def test_what_a_dead_worker_was_sending_is_sent_by_another(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener()) as hook:
            clock = Clock()
            await queued(database, await someone(database, ["webhook"], webhook=hook.url))
            async with database.writing() as connection:
                assert len(await outbox.lease(connection, clock(), AT_ONCE)) == 1  # and there it ends
            assert await notifier(database, clock).send_due() == 0
            clock.ahead = LEASE
            assert await notifier(database, clock).send_due() == 1 and len(hook.requests) == 1

    asyncio.run(go())


def test_a_notice_that_cannot_be_said_does_not_hold_up_the_others(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener()) as hook:
            ola = await someone(database, ["webhook"], webhook=hook.url)
            await queued(database, ola, table="another", key="notice_of_nothing")
            await queued(database, ola)
            sender = notifier(database)
            assert await sender.send_due() == 2
            assert len(hook.requests) == 1 and await waiting(database) == []
            assert sender.ended == {("webhook", "sent"): 1, ("webhook", "given_up"): 1}

    asyncio.run(go())


def test_the_task_sends_when_it_is_woken_and_outlives_trouble_with_the_database(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener()) as hook:
            ola = await someone(database, ["webhook"], webhook=hook.url)
            sender = notifier(database)
            with patch.object(outbox, "lease", side_effect=OSError("the database is away")) as lease:
                task = asyncio.create_task(sender.run())
                while not lease.called:
                    await asyncio.sleep(0.01)
            await queued(database, ola)
            sender.wake()
            async with asyncio.timeout(4):  # less than it waits by itself
                while await waiting(database):
                    await asyncio.sleep(0.02)
            assert len(hook.requests) == 1 and not task.done()
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    asyncio.run(go())


def test_logs_name_the_table_and_never_an_address_or_a_person(where: str, caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener(400)) as hook:
            await queued(database, await someone(database, ["webhook"], webhook=f"{hook.url}/secret-path"))
            await notifier(database).send_due()

    with caplog.at_level("INFO", "undercourt"):
        asyncio.run(go())
    assert TABLE in caplog.text and "status 400" in caplog.text
    assert "secret-path" not in caplog.text and "Anna" not in caplog.text and "127.0.0.1" not in caplog.text
