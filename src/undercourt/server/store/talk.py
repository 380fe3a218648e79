"""What people say at a table, whom they do not want to hear, and what they want the operator to know."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import RowMapping, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from undercourt.server.store import schema
from undercourt.server.store.database import new_id, now

chat = schema.chat.c
mute = schema.mute.c


class Line(NamedTuple):
    """One line of the chat of a table."""

    table_id: str
    number: int  # from 1, without a gap
    person_id: str
    seat: int | None  # None: a spectator
    name: str
    text: str
    at: int


async def say(
    connection: AsyncConnection, table_id: str, person_id: str, seat: int | None, name: str, text: str
) -> Line:
    """In a transaction that writes: the row of the table is held, so numbers have no gap."""
    await connection.execute(select(schema.game_table.c.id).where(schema.game_table.c.id == table_id).with_for_update())
    line = Line(table_id, await last(connection, table_id) + 1, person_id, seat, name, text, now())
    await connection.execute(insert(schema.chat), line._asdict())
    return line


async def last(connection: AsyncConnection, table_id: str) -> int:
    """The number of the last line; 0: nobody has said anything."""
    found = await connection.execute(select(func.max(chat.number)).where(chat.table_id == table_id))
    return int(found.scalar_one() or 0)


async def lines(connection: AsyncConnection, table_id: str, after: int, most: int) -> list[Line]:
    """The first that follow a number."""
    found = await connection.execute(
        select(schema.chat).where(chat.table_id == table_id, chat.number > after).order_by(chat.number).limit(most)
    )
    return [Line(*row) for row in found]


async def line(connection: AsyncConnection, table_id: str, number: int) -> Line | None:
    found = await lines(connection, table_id, number - 1, 1)
    return found[0] if found and found[0].number == number else None


async def said_lately(connection: AsyncConnection, table_id: str, person_id: str, since: int, of: int) -> int:
    """How many of the last `of` lines of a table are theirs, and not older than that."""
    lately = (
        select(chat.person_id, chat.at)
        .where(chat.table_id == table_id)
        .order_by(chat.number.desc())
        .limit(of)
        .subquery()
    )
    found = await connection.execute(
        select(func.count()).select_from(lately).where(lately.c.person_id == person_id, lately.c.at > since)
    )
    return int(found.scalar_one())


# Whom somebody does not want to hear


async def set_mute(connection: AsyncConnection, person_id: str, muted_id: str, muted: bool) -> None:
    pair = (mute.person_id == person_id, mute.muted_id == muted_id)
    await connection.execute(delete(schema.mute).where(*pair))
    if muted:
        await connection.execute(insert(schema.mute).values(person_id=person_id, muted_id=muted_id))


async def muted_by(connection: AsyncConnection, person_id: str) -> set[str]:
    found = await connection.execute(select(mute.muted_id).where(mute.person_id == person_id))
    return set(found.scalars())


async def mutes_among(connection: AsyncConnection, speakers: set[str]) -> set[tuple[str, str]]:
    """Pairs: who does not want to hear whom of these speakers."""
    found = await connection.execute(select(mute.person_id, mute.muted_id).where(mute.muted_id.in_(sorted(speakers))))
    return {(person, muted) for person, muted in found}


async def is_person(connection: AsyncConnection, id: str) -> bool:
    found = await connection.execute(select(schema.person.c.id).where(schema.person.c.id == id))
    return found.first() is not None


# For the operator


async def report(connection: AsyncConnection, about: Line, by_id: str, text: str) -> str:
    id = new_id()
    values = {"id": id, "table_id": about.table_id, "number": about.number, "by_id": by_id}
    await connection.execute(insert(schema.report).values(**values, about_id=about.person_id, text=text, at=now()))
    return id


async def keep_problem(connection: AsyncConnection, **values: Any) -> str:
    id = new_id()
    await connection.execute(insert(schema.problem).values(id=id, at=now(), **values))
    return id


async def told_lately(connection: AsyncConnection, person_id: str, since: int) -> int:
    """How many problems and reports somebody has sent."""
    problem, told = schema.problem.c, schema.report.c
    problems = (
        select(func.count()).select_from(schema.problem).where(problem.person_id == person_id, problem.at > since)
    )
    reports = select(func.count()).select_from(schema.report).where(told.by_id == person_id, told.at > since)
    return int((await connection.execute(problems)).scalar_one()) + int(
        (await connection.execute(reports)).scalar_one()
    )


async def problems(connection: AsyncConnection) -> list[RowMapping]:
    found = await connection.execute(select(schema.problem).order_by(schema.problem.c.at))
    return list(found.mappings())


async def reports(connection: AsyncConnection) -> list[RowMapping]:
    """With what was said: empty if the table is gone."""
    told = schema.report.c
    found = await connection.execute(
        select(schema.report, func.coalesce(chat.text, "").label("said"), func.coalesce(chat.name, "").label("name"))
        .join_from(
            schema.report, schema.chat, (chat.table_id == told.table_id) & (chat.number == told.number), isouter=True
        )
        .order_by(told.at)
    )
    return list(found.mappings())
