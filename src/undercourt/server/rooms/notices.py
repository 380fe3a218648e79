"""Whom to tell of a move by other ways than the page of the table: only those for whom something changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercourt.server.engines.engine import Where
from undercourt.server.store.log import Notice
from undercourt.server.store.tables import PLAYING

if TYPE_CHECKING:
    from undercourt.server.rooms.room import Room


def notices(room: Room, where: Where, state: str, mover: int | None) -> list[Notice]:
    if not room.rooms.sends_notices or (where.asked == room.asked and state == PLAYING):
        return []
    told: list[Notice] = []
    args: dict[str, str | list[str]] = {
        "game": room.row["game"],
        "names": [chair.name for chair in room.chairs if chair.name],
    }
    people = {chair.person_id for chair in room.chairs if chair.person_id is not None}
    here = room.rooms.people_here(room)
    if state != PLAYING:
        told = [Notice(one, room.id, "notice_over", args, one in here) for one in sorted(people)]
    else:
        if mover is not None and room.chairs[mover].person_id is not None:
            told.append(Notice(str(room.chairs[mover].person_id), room.id, "notice_turn", args, True))
        asked = room.chairs[where.asked]
        if asked.player is None and asked.person_id is not None:
            told.append(Notice(asked.person_id, room.id, "notice_turn", args, asked.person_id in here))
    return [one for one in told if is_needed(room, one)]


def is_needed(room: Room, notice: Notice) -> bool:
    """Who is present needs none, and what waits for them is dropped: once, and not with every move."""
    if not notice.present:
        room.without_notice.discard(notice.person_id)
        return True
    known = notice.person_id in room.without_notice
    room.without_notice.add(notice.person_id)
    return not known
