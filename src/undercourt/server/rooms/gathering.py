"""Before a game: seats are taken, given up and filled, until nobody is waited for any more."""

from __future__ import annotations

from undercourt.server.engines.local import game_named
from undercourt.server.engines.stamp import stamp
from undercourt.server.rooms.chair import Chair
from undercourt.server.rooms.room import Room, none
from undercourt.server.store.database import now
from undercourt.server.store.tables import GATHERING, PLAYING
from undercourt.table.wire import Saying

FREE = {"person_id": None, "bot": None, "name": "", "invitation": None}


async def take_seat(room: Room, chair: Chair, person_id: str, name: str) -> None:
    await room.change({chair.seat: {**FREE, "person_id": person_id, "name": name}})


async def give_up_seat(room: Room, chair: Chair) -> None:
    await room.change({chair.seat: FREE})


async def fill_seat(room: Room, chair: Chair, bot: str | None) -> None:
    """None: the seat is open again."""
    await room.change({chair.seat: {**FREE, "bot": bot}})


async def begin_if_full(room: Room) -> None:
    """The game begins when nobody is waited for any more: from then on the seats are fixed.

    Whoever looks at a table calls this, since a worker may have died after the last seat was taken.
    """
    if room.state == GATHERING:
        await room.doing(lambda: begin(room))
        room.drive()


async def begin(room: Room) -> None:
    """By the rules of today: those of the day on which the table was made may be gone."""
    if room.state != GATHERING or any(chair.is_open for chair in room.chairs):
        return
    row, at = room.row, now()
    row["stamp"] = stamp(game_named(row["game"], row["pack"]), row["options"])
    engine = await room.rooms.engine_for(room.header(), [])
    if isinstance(engine, Saying):
        return
    where = await engine.standing()
    room.since, room.openly = at, where.openly
    room.engine, room.state, room.asked = engine, PLAYING, where.asked
    await room.change(
        state=PLAYING,
        stamp=row["stamp"],
        asked=none(where.asked),
        openly=none(where.openly),
        due=room.due(where, at),
        since=at,
        moved=at,
    )
    await room.tell_game()
