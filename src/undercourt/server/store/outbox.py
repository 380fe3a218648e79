"""Notices that wait to be sent, and the browsers that take web push.

A notice is queued in the transaction of the move that calls for it, so it is neither lost nor sent for what never
happened. It may be sent twice, if a worker dies between sending and deleting it; each carries its id for that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from undercourt.server.store.database import new_id, now
from undercourt.server.store.schema import outbox, person, push_subscription

PUSH: Final = "push"
WEBHOOK: Final = "webhook"
MAIL: Final = "mail"
CHANNELS: Final = (PUSH, WEBHOOK, MAIL)

NO_TABLE: Final = ""  # in place of a table: a notice about the account itself

MINUTE: Final = 60_000
PATIENCE: Final = {PUSH: 0, WEBHOOK: 0, MAIL: 2 * MINUTE}  # whoever has moved by then is spared a mail
LEASE: Final = 3 * MINUTE  # longer than any sending takes
MOST_SUBSCRIPTIONS: Final = 10  # of one person

Args = Mapping[str, str | list[str]]


class Waiting(Struct, frozen=True):
    """A notice that this worker is sending, with what its channel needs to know of the person."""

    id: str
    person: str
    channel: str
    table: str
    key: str
    args: dict[str, Any]
    tries: int
    lease: int
    language: str
    email: str | None
    webhook: str | None
    wants: list[str]


class Subscription(Struct, frozen=True):
    """One browser that takes web push, as it described itself."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


async def queue(
    connection: AsyncConnection, person_id: str, table_id: str, key: str, args: Args, present: bool = False
) -> None:
    """A notice by every channel that the person wants and has; it replaces what waits for them about that table.

    Whoever is present, with a page of that table open, needs none.
    """
    channels = [] if present else await channels_of(connection, person_id)
    others = about(person_id, table_id) & outbox.c.channel.not_in(channels)
    await connection.execute(delete(outbox).where(others))
    for channel in channels:
        await put(connection, person_id, table_id, channel, key, args, now() + PATIENCE[channel])


async def drop(connection: AsyncConnection, person_id: str, table_id: str) -> None:
    """Nothing waits any more for someone who has moved."""
    await connection.execute(delete(outbox).where(about(person_id, table_id)))


async def put(
    connection: AsyncConnection, person_id: str, table_id: str, channel: str, key: str, args: Args, next_at: int
) -> None:
    """In one statement, because a second writer must not fail. The new id tells a worker at work that it is late."""
    fresh = {"id": new_id(), "key": key, "args": dict(args), "at": now(), "tries": 0, "next_at": next_at, "lease": 0}
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = dialect.insert(outbox).values(person_id=person_id, table_id=table_id, channel=channel, **fresh)
    same = [outbox.c.person_id, outbox.c.channel, outbox.c.table_id]
    await connection.execute(row.on_conflict_do_update(index_elements=same, set_=fresh))


async def channels_of(connection: AsyncConnection, person_id: str) -> list[str]:
    found = await connection.execute(
        select(person.c.wants, person.c.webhook, person.c.email).where(person.c.id == person_id)
    )
    one = found.one_or_none()
    if one is None:
        return []
    have = {WEBHOOK: bool(one.webhook), MAIL: bool(one.email)}
    have[PUSH] = PUSH in one.wants and bool(await subscriptions(connection, person_id))
    return [channel for channel in CHANNELS if channel in one.wants and have[channel]]


async def lease(connection: AsyncConnection, at: int, most: int) -> list[Waiting]:
    """Due notices that nobody else is sending, the longest due first; they are the caller's until the lease ends.

    PostgreSQL skips rows that another transaction holds, so that this one never waits for a move, nor deadlocks with
    it. SQLite has one writer at a time.
    """
    due = (
        select(outbox, person.c.language, person.c.email, person.c.webhook, person.c.wants)
        .join(person, person.c.id == outbox.c.person_id)
        .where(outbox.c.next_at <= at, outbox.c.lease <= at)
        .order_by(outbox.c.next_at)
        .limit(most)
        .with_for_update(of=outbox, skip_locked=True)
    )
    rows = (await connection.execute(due)).all()
    until = at + LEASE
    if rows:
        ids = [row.id for row in rows]
        await connection.execute(update(outbox).where(outbox.c.id.in_(ids)).values(lease=until))
    return [
        Waiting(
            id=row.id,
            person=row.person_id,
            channel=row.channel,
            table=row.table_id,
            key=row.key,
            args=row.args,
            tries=row.tries,
            lease=until,
            language=row.language,
            email=row.email,
            webhook=row.webhook,
            wants=row.wants,
        )
        for row in rows
    ]


async def done(connection: AsyncConnection, waiting: Waiting) -> None:
    await connection.execute(delete(outbox).where(outbox.c.id == waiting.id))


async def later(connection: AsyncConnection, waiting: Waiting, next_at: int, args: Args) -> None:
    """To be tried again; unless the lease was over and another worker has taken it up."""
    held = (outbox.c.id == waiting.id) & (outbox.c.lease == waiting.lease)
    again = {"tries": waiting.tries + 1, "next_at": next_at, "args": dict(args), "lease": 0}
    await connection.execute(update(outbox).where(held).values(again))


async def subscribe(connection: AsyncConnection, person_id: str, endpoint: str, p256dh: str, auth: str) -> None:
    """One more browser; the same one again has new keys. The oldest goes when there are too many."""
    same = (push_subscription.c.person_id == person_id) & (push_subscription.c.endpoint == endpoint)
    await connection.execute(delete(push_subscription).where(same))
    for old in (await subscriptions(connection, person_id))[MOST_SUBSCRIPTIONS - 1 :]:
        await forget(connection, old.id)
    row = {"id": new_id(), "person_id": person_id, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
    await connection.execute(insert(push_subscription).values(created=now(), **row))


async def unsubscribe(connection: AsyncConnection, person_id: str, endpoint: str) -> None:
    same = (push_subscription.c.person_id == person_id) & (push_subscription.c.endpoint == endpoint)
    await connection.execute(delete(push_subscription).where(same))


async def forget(connection: AsyncConnection, subscription_id: str) -> None:
    """A browser that is gone."""
    await connection.execute(delete(push_subscription).where(push_subscription.c.id == subscription_id))


async def subscriptions(connection: AsyncConnection, person_id: str) -> list[Subscription]:
    """The newest first."""
    columns = push_subscription.c
    asked = select(columns.id, columns.endpoint, columns.p256dh, columns.auth).where(columns.person_id == person_id)
    rows = await connection.execute(asked.order_by(columns.created.desc(), columns.id))
    return [Subscription(row.id, row.endpoint, row.p256dh, row.auth) for row in rows]


async def set_email(connection: AsyncConnection, person_id: str, address: str | None) -> bool:
    """Whether there is such a person. Only an address that its owner has confirmed is ever set."""
    changed = await connection.execute(update(person).where(person.c.id == person_id).values(email=address))
    return changed.rowcount == 1


async def stop(connection: AsyncConnection, person_id: str, channel: str) -> None:
    """The person wants no more notices by that channel, nor those that wait."""
    found = await connection.execute(select(person.c.wants).where(person.c.id == person_id).with_for_update())
    wants = found.scalar_one_or_none()
    if wants is None:
        return
    left = [one for one in wants if one != channel]
    await connection.execute(update(person).where(person.c.id == person_id).values(wants=left))
    waiting = (outbox.c.person_id == person_id) & (outbox.c.channel == channel) & (outbox.c.table_id != NO_TABLE)
    await connection.execute(delete(outbox).where(waiting))


def about(person_id: str, table_id: str) -> Any:
    return (outbox.c.person_id == person_id) & (outbox.c.table_id == table_id)
