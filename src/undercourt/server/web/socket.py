"""The socket of a table: commands in, messages out, for a seat or for a spectator."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from undercourt.server.house import House
from undercourt.server.rooms.commands import obey
from undercourt.server.rooms.gathering import begin_if_full
from undercourt.server.rooms.room import Room
from undercourt.server.rooms.watcher import Watcher
from undercourt.server.store import tables
from undercourt.server.web import limits
from undercourt.server.web.errors import Trouble
from undercourt.server.web.guard import Person, gate_of, person_of, same_origin
from undercourt.server.web.lobby import TABLE_ID
from undercourt.server.web.tables import names_of

NOT_FOUND, FORBIDDEN, TOO_MANY, TRY_LATER = 4404, 4403, 4429, 1013
FAREWELL = 2.0  # seconds for a last word: whoever does not read does not hear it

Socket = WebSocket[Any, Any, Any]
logger = logging.getLogger(__name__)


class Closed(Exception):
    """Why somebody gets no socket: the code and the reason that it is closed with."""


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: Socket, table_id: str, house: House, seat: str | None = None) -> None:
    """A refused caller is told why by the code that the socket is closed with."""
    await socket.accept()
    counted = ""
    try:
        if not same_origin(socket):
            raise Closed(FORBIDDEN, "error_foreign_origin")
        person = await person_of(socket, house)
        counted = person.id if person is not None else gate_of(socket).address(socket.scope)
        house.rooms.sockets[counted] += 1
        if house.rooms.sockets[counted] > house.settings.limits.sockets_each:
            raise Closed(TOO_MANY, "error_too_many_sockets")
        room = await found(table_id, house)
        watcher = Watcher(viewer_for(room, person, seat), person.id if person else None, person.name if person else "")
        if watcher.viewer < 0 and sum(one.viewer < 0 for one in room.watchers) >= house.settings.limits.watchers:
            raise Closed(TOO_MANY, "error_too_many_watchers")
        await attend(socket, room, watcher, house)
    except Closed as no:
        await close(socket, *no.args)
    except Trouble as no:  # asked too often
        await close(socket, 4000 + no.status_code, no.key)
    except Exception as wrong:  # the database is away, or the fault is ours
        logger.error("a socket failed", exc_info=wrong)
        await close(socket, TRY_LATER, "error_unavailable")
    finally:
        house.rooms.sockets[counted] -= 1
        if house.rooms.sockets[counted] <= 0:
            del house.rooms.sockets[counted]


async def found(table_id: str, house: House) -> Room:
    if not TABLE_ID.fullmatch(table_id):
        raise Closed(NOT_FOUND, "error_no_table")
    try:
        room = await house.rooms.room(table_id)
    except tables.NoTable:
        raise Closed(NOT_FOUND, "error_no_table") from None
    await begin_if_full(room)
    return room


def viewer_for(room: Room, person: Person | None, seat: str | None) -> int:
    """The seat as which somebody may watch; -1: as a spectator. Raises Closed."""
    names = names_of(room)[: len(room.chairs)]
    mine = [names[chair.seat] for chair in room.chairs if person is not None and chair.person_id == person.id]
    if seat is None:
        if not room.row["watched"] and not mine:
            raise Closed(FORBIDDEN, "error_not_watched")
        return -1
    if seat not in mine:
        raise Closed(FORBIDDEN, "error_not_your_seat")
    return names.index(seat)


async def attend(socket: Socket, room: Room, watcher: Watcher, house: House) -> None:
    """Until the caller goes, or is let go."""
    wake = asyncio.Event()
    sending = asyncio.create_task(send(socket, watcher, wake))
    watcher.wake, watcher.part = wake.set, sending.cancel
    tasks = [sending]
    try:
        await room.come(watcher)
        tasks.append(asyncio.create_task(listen(socket, room, watcher, house)))
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await room.go(watcher)
    if watcher.farewell is not None:
        await close(socket, *watcher.farewell)


async def listen(socket: Socket, room: Room, watcher: Watcher, house: House) -> None:
    """Obeys commands, one after the other."""
    each = house.settings.limits.commands_per_second
    allowed = limits.Bucket(each, 10 * each)
    with suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_text()
            if not allowed.take():
                watcher.let_go(TOO_MANY, "error_too_fast")
                return
            await obey(room, watcher, text)


async def send(socket: Socket, watcher: Watcher, wake: asyncio.Event) -> None:
    """All messages of a watcher, in order."""
    while True:
        await wake.wait()
        wake.clear()
        while watcher.waiting:
            await socket.send_data(watcher.waiting.popleft().decode(), mode="text")


async def close(socket: Socket, code: int, reason: str) -> None:
    with suppress(Exception):
        async with asyncio.timeout(FAREWELL):
            await socket.close(code, reason)
