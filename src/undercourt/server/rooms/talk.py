"""Chat at a table: lines are kept, and passed on to those who are there, but for those who do not want to hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import json

from undercourt.server.engines.local import game_named
from undercourt.server.store import talk
from undercourt.server.store.talk import Line
from undercourt.table.wire import Said

if TYPE_CHECKING:
    from undercourt.server.rooms.room import Room

MOST = 100  # lines at once: whoever missed more asks for them


async def speak(room: Room, person_id: str, seat: int | None, name: str, text: str) -> Line:
    """Kept, and on its way to everybody when this returns."""
    database, news = room.rooms.database, room.rooms.news
    async with database.writing() as connection:
        line = await talk.say(connection, room.id, person_id, seat, name, text)
        told = f"{room.id} said {line.number}"
        await news.notify(connection, [told])
    if database.is_sqlite:
        news.heard(told)
    return line


async def pass_on(room: Room, number: int) -> None:
    """That line, and those before it that were not told yet, to all who are here."""
    async with room.lock:
        if not room.watchers:
            room.said = None
            return
        if room.said is None:
            room.said = number - 1
        async with room.rooms.database.reading() as connection:
            lines = await talk.lines(connection, room.id, room.said, MOST)
            mutes = await talk.mutes_among(connection, {line.person_id for line in lines}) if lines else set()
        for line in lines:
            room.said = line.number
            for watcher in list(room.watchers):
                if (watcher.person_id, line.person_id) not in mutes:
                    watcher.tell(json.encode(said(room, line, watcher.person_id)))


def said(room: Room, line: Line, reader: str | None) -> Said:
    """As one person reads it."""
    names = game_named(room.row["game"], room.row["pack"]).seat_names
    return Said(
        number=line.number,
        name=line.name,
        text=line.text,
        at=line.at,
        by=line.person_id,
        seat=None if line.seat is None else names[line.seat],
        mine=line.person_id == reader,
    )
