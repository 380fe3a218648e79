"""People and their sessions, as the database has them: guests, accounts, and those who are gone."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, RowMapping, Table, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from undercourt.server.store import schema, tables
from undercourt.server.store.database import new_id
from undercourt.server.store.tables import ABANDONED, GATHERING

HOUR: Final = 60 * 60 * 1000
DAY: Final = 24 * HOUR
GUEST_STAYS: Final = 180 * DAY  # a guest's token is all that they have
ACCOUNT_STAYS: Final = 60 * DAY
FORGOTTEN: Final = 30 * DAY  # a guest who never sat down and did not come back
AT_ONCE: Final = 200  # people who are forgotten in one transaction

person = schema.person.c
session = schema.session.c
chair = schema.seat.c
table = schema.game_table.c
chat = schema.chat.c


class LoginTaken(Exception):
    """Somebody else has that name to log in with."""


def stays(row: Any) -> int:
    """How long a session lasts after it was last used, in milliseconds."""
    return GUEST_STAYS if row["login"] is None else ACCOUNT_STAYS


# Coming and going


async def add_guest(connection: AsyncConnection, name: str, language: str, at: int) -> str:
    id = new_id()
    row = {"id": id, "name": name, "language": language, "wants": [], "created": at, "seen": at}
    await connection.execute(insert(schema.person), row)
    return id


async def begin_session(connection: AsyncConnection, person_id: str, token: str, at: int, expires: int) -> None:
    """`token` is the hash of what the person holds."""
    row = {"token": token, "person_id": person_id, "created": at, "expires": expires}
    await connection.execute(insert(schema.session), row)


async def of_session(connection: AsyncConnection, token: str, at: int) -> RowMapping | None:
    found = await connection.execute(
        select(schema.person, session.expires)
        .join(schema.session, session.person_id == person.id)
        .where(session.token == token, session.expires > at)
    )
    return found.mappings().one_or_none()


async def saw(connection: AsyncConnection, person_id: str, token: str, at: int, expires: int) -> None:
    """The session goes on."""
    await connection.execute(update(schema.person).where(person.id == person_id).values(seen=at))
    await connection.execute(update(schema.session).where(session.token == token).values(expires=expires))


async def end_session(connection: AsyncConnection, token: str) -> None:
    await connection.execute(delete(schema.session).where(session.token == token))


async def end_sessions(connection: AsyncConnection, person_id: str) -> None:
    await connection.execute(delete(schema.session).where(session.person_id == person_id))


# Who they are


async def of_id(connection: AsyncConnection, person_id: str) -> RowMapping:
    return (await connection.execute(select(schema.person).where(person.id == person_id))).mappings().one()


async def known(connection: AsyncConnection, person_id: str) -> RowMapping | None:
    """Somebody who is not gone for ever: of those only an empty name is left."""
    found = await connection.execute(select(schema.person).where(person.id == person_id, person.name != ""))
    return found.mappings().one_or_none()


async def of_login(connection: AsyncConnection, login: str) -> RowMapping | None:
    return (await connection.execute(select(schema.person).where(person.login == login))).mappings().one_or_none()


async def change(connection: AsyncConnection, person_id: str, **values: Any) -> None:
    await connection.execute(update(schema.person).where(person.id == person_id).values(**values))


async def make_account(connection: AsyncConnection, person_id: str, login: str, password: str) -> bool:
    """A guest becomes an account, and stays who they are. False: they have one. Raises LoginTaken."""
    try:
        made = await connection.execute(
            update(schema.person)
            .where(person.id == person_id, person.login.is_(None))
            .values(login=login, password=password)
        )
    except IntegrityError:
        raise LoginTaken(login) from None
    return made.rowcount == 1


# From a guest to an account that was there before


def at_table(person_id: str) -> ColumnElement[bool]:
    """Tables that somebody sits at, or has made."""
    mine = select(chair.table_id).where(chair.person_id == person_id)
    return or_(table.id.in_(mine), table.host_id == person_id)


async def tables_of(connection: AsyncConnection, person_id: str) -> int:
    found = await connection.execute(select(func.count()).select_from(schema.game_table).where(at_table(person_id)))
    return int(found.scalar_one())


async def take_over(connection: AsyncConnection, guest_id: str, account_id: str) -> list[str]:
    """All that the guest had is the account's, and the guest is no more. Returns the tables where that is seen."""
    assert (await of_id(connection, guest_id))["login"] is None, "an account is never taken over"
    changed = await change_tables(connection, guest_id)
    await hand_over(connection, schema.seat, "person_id", guest_id, account_id)
    await hand_over(connection, schema.game_table, "host_id", guest_id, account_id)
    await hand_over(connection, schema.chat, "person_id", guest_id, account_id)
    await hand_over(connection, schema.problem, "person_id", guest_id, account_id)
    await hand_over(connection, schema.report, "by_id", guest_id, account_id)
    await hand_over(connection, schema.report, "about_id", guest_id, account_id)
    await hand_over(connection, schema.push_subscription, "person_id", guest_id, account_id, unique="endpoint")
    await hand_over(connection, schema.mute, "person_id", guest_id, account_id, unique="muted_id")
    await hand_over(connection, schema.mute, "muted_id", guest_id, account_id, unique="person_id")
    await connection.execute(delete(schema.person).where(person.id == guest_id))
    return changed


async def hand_over(
    connection: AsyncConnection, of: Table, column: str, guest_id: str, account_id: str, unique: str | None = None
) -> None:
    """Where both may have the same, by the column `unique`, one of it is left."""
    whose = of.c[column]
    if unique is not None:
        had = select(of.c[unique]).where(whose == account_id)
        await connection.execute(delete(of).where(whose == guest_id, of.c[unique].in_(had.scalar_subquery())))
    await connection.execute(update(of).where(whose == guest_id).values({column: account_id}))


async def change_tables(connection: AsyncConnection, person_id: str) -> list[str]:
    """Notes at all tables of somebody that something has changed."""
    found = await connection.execute(select(table.id).where(at_table(person_id)))
    ids = [str(id) for id in found.scalars()]
    for id in ids:
        await tables.change(connection, id)
    return ids


# Going for ever


async def go(connection: AsyncConnection, person_id: str) -> list[str]:
    """Nothing is left of a person but an empty row, for what others need: a game that goes on or was played.

    Tables keep the name of the seat. In a game that goes on the seat stays theirs, so nobody else can take it and see
    what it knows; as nobody will ever come back to it, the others call a stand-in or the clock runs out. Before the
    game begins, their seats are free, and tables that they made are given up. What they said is gone. Returns the
    tables where something of it is seen.
    """
    changed = await change_tables(connection, person_id)
    gathering = select(table.id).where(table.state == GATHERING)
    await connection.execute(
        update(schema.seat)
        .where(chair.person_id == person_id, chair.table_id.in_(gathering.scalar_subquery()))
        .values(person_id=None, name="")
    )
    await connection.execute(
        update(schema.game_table)
        .where(table.host_id == person_id, table.state == GATHERING)
        .values(state=ABANDONED, listed=False)
    )
    await connection.execute(update(schema.chat).where(chat.person_id == person_id).values(name="", text=""))
    await connection.execute(
        update(schema.problem).where(schema.problem.c.person_id == person_id).values(person_id=None)
    )
    await connection.execute(delete(schema.mute).where(schema.mute.c.person_id == person_id))
    for of in (schema.session, schema.push_subscription, schema.outbox):
        await connection.execute(delete(of).where(of.c.person_id == person_id))
    await change(connection, person_id, name="", login=None, password=None, email=None, webhook=None, wants=[])
    return changed


async def tidy(connection: AsyncConnection, now: int) -> int:
    """Forgets sessions that are over, and guests who never sat down and are long gone; returns how many of these."""
    await connection.execute(delete(schema.session).where(session.expires <= now))
    sat = select(chair.person_id).where(chair.person_id.is_not(None))
    found = await connection.execute(
        select(person.id)
        .where(
            person.login.is_(None),
            person.seen < now - FORGOTTEN,
            person.id.not_in(sat),
            person.id.not_in(select(table.host_id)),
            person.id.not_in(select(chat.person_id)),
        )
        .limit(AT_ONCE)
    )
    ids = list(found.scalars())
    await connection.execute(delete(schema.person).where(person.id.in_(ids)))
    return len(ids)


# What is kept of somebody


async def rows_of(connection: AsyncConnection, of: Table, column: str, person_id: str) -> list[dict[str, Any]]:
    found = await connection.execute(select(of).where(of.c[column] == person_id))
    return [dict(row) for row in found.mappings()]
