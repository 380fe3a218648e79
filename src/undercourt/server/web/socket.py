"""The socket of a table: commands in, messages out, for a seat or for a spectator."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from undercourt.server.house import House
from undercourt.server.rooms.commands import obey
from undercourt.server.rooms.room import Room
from undercourt.server.rooms.watcher import Watcher
from undercourt.server.store import tables
from undercourt.server.web import limits
from undercourt.server.web.guard import person_of, same_origin
from undercourt.server.web.tables import names_of
from undercourt.table.wire import LONGEST

NOT_FOUND, FORBIDDEN, TOO_MANY, TOO_SLOW, GOING_AWAY = 4404, 4403, 4429, 4408, 1012


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table_id: str, house: House, seat: str | None = None) -> None:
    """A refused caller is told why by the code that the socket is closed with."""
    await socket.accept()
    if not same_origin(socket):
        await socket.close(FORBIDDEN, "error_foreign_origin")
        return
    person = await person_of(socket, house)
    try:
        room = await house.rooms.room(table_id)
    except tables.NoTable:
        await socket.close(NOT_FOUND, "error_no_table")
        return
    names = names_of(room)[: len(room.chairs)]
    viewer = -1
    if seat is not None:
        if seat not in names or person is None or room.chairs[names.index(seat)].person_id != person.id:
            await socket.close(FORBIDDEN, "error_not_your_seat")
            return
        viewer = names.index(seat)
    elif not room.row["watched"] and not any(person and chair.person_id == person.id for chair in room.chairs):
        await socket.close(FORBIDDEN, "error_not_watched")
        return
    if len(room.watchers) >= house.settings.limits.watchers:
        await socket.close(TOO_MANY, "error_too_many_watchers")
        return
    watcher = Watcher(viewer, person.id if person is not None else None, person.name if person is not None else "")
    await attend(socket, room, watcher, house)


async def attend(socket: WebSocket[Any, Any, Any], room: Room, watcher: Watcher, house: House) -> None:
    wake = asyncio.Event()
    watcher.wake = wake.set
    await room.come(watcher)
    sender = asyncio.create_task(send(socket, watcher, wake))
    allowed = limits.Bucket(house.settings.limits.commands_per_second, 10 * house.settings.limits.commands_per_second)
    try:
        while not watcher.is_gone:
            text = await socket.receive_text()
            if len(text) > 4 * LONGEST or not allowed.take():
                await socket.close(TOO_MANY, "error_too_fast")
                break
            await obey(room, watcher, text)
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender
        await room.go(watcher)


async def send(socket: WebSocket[Any, Any, Any], watcher: Watcher, wake: asyncio.Event) -> None:
    """All messages of a watcher, in order."""
    while True:
        await wake.wait()
        wake.clear()
        while watcher.waiting:
            await socket.send_data(watcher.waiting.popleft().decode(), mode="text")
        if watcher.is_gone:
            await socket.close(TOO_SLOW, "error_too_slow")
            return
