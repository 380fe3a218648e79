"""Tables and their seats, as the database has them: reading and writing, no rules."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import RowMapping, and_, func, insert, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from undercourt.server.store import schema
from undercourt.server.store.log import Row, rows_after

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
FROZEN: Final = "frozen"
GOING = (GATHERING, PLAYING, FROZEN)

table = schema.game_table.c
chair = schema.seat.c


class Kept(NamedTuple):
    """All that is known of one table."""

    table: RowMapping
    seats: list[RowMapping]
    rows: list[Row]


class NoTable(Exception):
    """There is no table with that id."""


async def add(connection: AsyncConnection, values: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    await connection.execute(insert(schema.game_table), values)
    await connection.execute(insert(schema.seat), seats)


async def kept(connection: AsyncConnection, table_id: str, after: int = 0) -> Kept:
    """With the rows of the log after `after`. Raises NoTable."""
    row = (await connection.execute(select(schema.game_table).where(table.id == table_id))).mappings().first()
    if row is None:
        raise NoTable(table_id)
    return Kept(row, await seats_of(connection, table_id), await rows_after(connection, table_id, after))


async def game_of(connection: AsyncConnection, table_id: str) -> str | None:
    """None: there is no such table."""
    found: str | None = (await connection.execute(select(table.game).where(table.id == table_id))).scalar_one_or_none()
    return found


async def seats_of(connection: AsyncConnection, table_id: str) -> list[RowMapping]:
    found = await connection.execute(select(schema.seat).where(chair.table_id == table_id).order_by(chair.seat))
    return list(found.mappings())


async def change(connection: AsyncConnection, table_id: str, **values: Any) -> None:
    """Also counts the change, so that whoever knows the table of before notices."""
    await connection.execute(
        update(schema.game_table).where(table.id == table_id).values(about=table.about + 1, **values)
    )


async def change_if(connection: AsyncConnection, table_id: str, about: int, seq: int, **values: Any) -> bool:
    """The same, if the table is still as it was known; False: somebody was faster, and nothing is changed."""
    changed = await connection.execute(
        update(schema.game_table)
        .where(table.id == table_id, table.about == about, table.seq == seq)
        .values(about=about + 1, **values)
    )
    return changed.rowcount == 1


async def change_seat(connection: AsyncConnection, table_id: str, seat: int, **values: Any) -> None:
    await connection.execute(update(schema.seat).where(chair.table_id == table_id, chair.seat == seat).values(**values))


# Lists


async def in_the_lobby(connection: AsyncConnection, most: int) -> list[RowMapping]:
    """Open tables that wait for people, the newest first, then those that may be watched."""
    found = await connection.execute(
        select(schema.game_table)
        .where(table.state == GATHERING, table.listed)
        .order_by(table.created.desc())
        .limit(most)
    )
    return list(found.mappings())


async def being_played(connection: AsyncConnection, most: int) -> list[RowMapping]:
    found = await connection.execute(
        select(schema.game_table)
        .where(table.state == PLAYING, table.listed, table.watched)
        .order_by(table.created.desc())
        .limit(most)
    )
    return list(found.mappings())


async def of_person(connection: AsyncConnection, person_id: str, most: int) -> list[RowMapping]:
    """Tables with a seat of theirs, and those they made; the last to wait for somebody else comes first."""
    mine = select(chair.table_id).where(chair.person_id == person_id)
    found = await connection.execute(
        select(schema.game_table)
        .where(or_(table.id.in_(mine), table.host_id == person_id))
        .order_by(table.since.desc())
        .limit(most)
    )
    return list(found.mappings())


async def ended_of(connection: AsyncConnection, person_id: str, openly: bool, most: int) -> list[RowMapping]:
    """Games of somebody that were played to their end, the last first.

    `openly`: those alone that anybody could find and watch. Brought records and games that were played on from another
    one count for nothing.
    """
    mine = select(chair.table_id).where(chair.person_id == person_id)
    found = await connection.execute(
        select(schema.game_table)
        .where(table.id.in_(mine), table.state == OVER, table.parent_id.is_(None), table.imported.is_(False))
        .where(and_(table.listed, table.watched) if openly else true())
        .order_by(table.since.desc())
        .limit(most)
    )
    return list(found.mappings())


async def seats_of_all(connection: AsyncConnection, ids: list[str]) -> dict[str, list[RowMapping]]:
    found = await connection.execute(
        select(schema.seat).where(chair.table_id.in_(ids)).order_by(chair.table_id, chair.seat)
    )
    seats: dict[str, list[RowMapping]] = {id: [] for id in ids}
    for row in found.mappings():
        seats[row["table_id"]].append(row)
    return seats


async def due(connection: AsyncConnection, at: int, most: int) -> list[str]:
    """Tables where something should have happened by itself."""
    found = await connection.execute(
        select(table.id).where(table.due <= at, table.state == PLAYING).order_by(table.due).limit(most)
    )
    return [str(id) for id in found.scalars()]


async def claim(connection: AsyncConnection, at: int, until: int, most: int) -> list[str]:
    """The same tables, for whoever comes first: nobody else gets them before `until`."""
    late = (
        select(table.id)
        .where(table.due <= at, table.state == PLAYING)
        .order_by(table.due)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    claimed = update(schema.game_table).where(table.id.in_(late)).values(due=until).returning(table.id)
    return [str(id) for id in (await connection.execute(claimed)).scalars()]


async def going_on(connection: AsyncConnection, host_id: str) -> int:
    """How many tables somebody has made that are not over."""
    found = await connection.execute(
        select(func.count()).select_from(schema.game_table).where(table.host_id == host_id, table.state.in_(GOING))
    )
    return int(found.scalar_one())


async def moves_of(connection: AsyncConnection, table_id: str, seat: int, after: int) -> int:
    """How many decisions a seat made after that row of the log."""
    move = schema.move.c
    found = await connection.execute(
        select(func.count())
        .select_from(schema.move)
        .where(move.table_id == table_id, move.seat == seat, move.seq > after, move.kind == "act")
    )
    return int(found.scalar_one())
