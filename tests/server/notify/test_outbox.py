"""What waits to be sent: queued with the move, one about each table, and taken by one worker at a time."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from tests.server.notify.desk import ARGS, TABLE, TURN, opened, queued, someone, subscribed, waiting
from undercourt.server.store import outbox
from undercourt.server.store.database import Database, now
from undercourt.server.store.outbox import LEASE, MINUTE, Waiting
from undercourt.server.store.schema import outbox as rows

ALL = ["push", "webhook", "mail"]
SOON = 10 * MINUTE  # later than any patience
HOOK = "https://hook.example"


async def leased(database: Database, at: int, most: int = 100) -> list[Waiting]:
    async with database.writing() as connection:
        return await outbox.lease(connection, at, most)


def test_a_notice_goes_by_every_channel_that_is_wanted_and_there(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            full = await someone(database, ALL, webhook=HOOK, email="ola@mail.example")
            await subscribed(database, full, "https://push.example/1")
            await queued(database, full)
            assert [channel for channel, _, _ in await waiting(database)] == ["mail", "push", "webhook"]
            async with database.writing() as connection:
                await outbox.drop(connection, full, TABLE)
            await queued(database, await someone(database, ALL))  # wants all, has none
            await queued(database, await someone(database, [], webhook=HOOK, email="ola@mail.example"))  # the reverse
            await queued(database, "nobody")
            assert await waiting(database) == []

    asyncio.run(go())


def test_what_never_happened_is_not_told(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["webhook"], webhook=HOOK)
            with pytest.raises(LookupError):
                async with database.writing() as connection:
                    await outbox.queue(connection, ola, TABLE, TURN, ARGS)
                    raise LookupError("the move was not made")
            assert await waiting(database) == []

    asyncio.run(go())


def test_a_newer_notice_about_a_table_replaces_the_older_one(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["webhook"], webhook=HOOK)
            await queued(database, ola, key="notice_began")
            await queued(database, ola, table="another")
            await queued(database, ola, key=TURN)
            assert sorted(await waiting(database)) == [("webhook", "another", TURN), ("webhook", TABLE, TURN)]

    asyncio.run(go())


def test_a_new_notice_by_fewer_channels_leaves_nothing_of_the_older_one(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["webhook", "mail"], webhook=HOOK, email="ola@mail.example")
            await queued(database, ola, key="notice_began")
            async with database.writing() as connection:
                await outbox.stop(connection, ola, "mail")
            await queued(database, ola)
            assert await waiting(database) == [("webhook", TABLE, TURN)]

    asyncio.run(go())


def test_whoever_is_present_or_has_moved_is_told_nothing(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["webhook"], webhook=HOOK)
            await queued(database, ola, table="another")
            await queued(database, ola)
            async with database.writing() as connection:
                await outbox.queue(connection, ola, TABLE, "notice_over", ARGS, present=True)
            assert await waiting(database) == [("webhook", "another", TURN)]
            await queued(database, ola)
            async with database.writing() as connection:
                await outbox.drop(connection, ola, TABLE)
            assert await waiting(database) == [("webhook", "another", TURN)]

    asyncio.run(go())


def test_a_mail_has_patience(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["webhook", "mail"], webhook=HOOK, email="ola@mail.example")
            await queued(database, ola)
            assert [one.channel for one in await leased(database, now())] == ["webhook"]
            assert [one.channel for one in await leased(database, now() + 2 * MINUTE)] == ["mail"]

    asyncio.run(go())


def test_no_two_workers_take_the_same_notice(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["webhook"], webhook=HOOK)
            async with database.writing() as connection:
                for n in range(40):
                    await outbox.queue(connection, ola, f"table-{n}", TURN, ARGS)
            takes = await asyncio.gather(*[leased(database, now() + SOON, most=10) for _ in range(8)])
            while more := await leased(database, now() + SOON, most=10):
                takes.append(more)
            tables = [one.table for take in takes for one in take]
            assert len(tables) == len(set(tables)) == 40

    asyncio.run(go())


def test_a_notice_that_a_worker_left_behind_is_taken_up_when_its_lease_is_over(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["webhook"], webhook=HOOK)
            await queued(database, ola)
            start = now() + SOON
            [dead] = await leased(database, start)
            assert await leased(database, start + LEASE - 1) == []
            [taken] = await leased(database, start + LEASE)
            assert taken.id == dead.id
            async with database.writing() as connection:  # the first worker was only slow, and now has a word to say
                await outbox.later(connection, dead, start, ARGS)
            assert await leased(database, start + LEASE + 1) == []  # it is no longer its own

    asyncio.run(go())


def test_a_worker_that_is_done_leaves_a_newer_notice_alone(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["webhook"], webhook=HOOK)
            await queued(database, ola, key="notice_began")
            [old] = await leased(database, now() + SOON)
            await queued(database, ola, key=TURN)
            async with database.writing() as connection:
                await outbox.done(connection, old)
            [new] = await leased(database, now() + SOON)
            assert (new.key, new.tries) == (TURN, 0)

    asyncio.run(go())


def test_two_who_queue_the_same_at_once_do_not_fail(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["webhook", "mail"], webhook=HOOK, email="ola@mail.example")
            await asyncio.gather(*[queued(database, ola) for _ in range(8)])
            assert await waiting(database) == [("mail", TABLE, TURN), ("webhook", TABLE, TURN)]

    asyncio.run(go())


def test_taking_notices_goes_round_a_move_or_after_it_but_never_into_it(where: str) -> None:
    """A worker that held some notices and waited for others could be what a move waits for."""

    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["webhook"], webhook=HOOK)
            await queued(database, ola)
            await queued(database, ola, table="another")
            async with database.writing() as move:
                await move.execute(update(rows).where(rows.c.table_id == TABLE).values(tries=1))
                taking = asyncio.create_task(leased(database, now() + SOON))
                await asyncio.wait([taking], timeout=0.5)
                assert taking.done() == (not database.is_sqlite)  # which has one writer at a time
            tables = {one.table for one in await taking}
            assert tables == ({TABLE, "another"} if database.is_sqlite else {"another"})

    asyncio.run(go())


def test_the_same_browser_is_kept_once_and_the_oldest_of_too_many_goes(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["push"])
            for n in range(outbox.MOST_SUBSCRIPTIONS + 1):
                await subscribed(database, ola, f"https://push.example/{n}")
                await asyncio.sleep(0.002)  # they are kept in the order of milliseconds
            await subscribed(database, ola, "https://push.example/5")
            async with database.reading() as connection:
                kept = [one.endpoint for one in await outbox.subscriptions(connection, ola)]
            numbers = [int(endpoint.rpartition("/")[2]) for endpoint in kept]
            assert numbers == [5, 10, 9, 8, 7, 6, 4, 3, 2, 1]
            async with database.writing() as connection:
                await outbox.unsubscribe(connection, ola, "https://push.example/5")
                assert len(await outbox.subscriptions(connection, ola)) == len(kept) - 1

    asyncio.run(go())
