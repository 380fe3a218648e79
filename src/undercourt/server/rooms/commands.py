"""What comes over a socket: one command in, messages out, to whoever gave it and to everybody it concerns."""

from __future__ import annotations

import logging

from msgspec import structs

from undercourt.server.engines.engine import UNDO, NotDone
from undercourt.server.rooms.around import around
from undercourt.server.rooms.hints import hint
from undercourt.server.rooms.room import Room, Unavailable
from undercourt.server.rooms.watcher import Watcher
from undercourt.server.rooms.welcome import welcome
from undercourt.table.wire import (
    Act,
    BadCommand,
    Command,
    GetCatalogue,
    GetRecord,
    Hello,
    Hint,
    Look,
    Reason,
    RecordText,
    Refused,
    Saying,
    Undo,
    Why,
    command_in,
    id_in,
    refused,
)

logger = logging.getLogger(__name__)


async def obey(room: Room, watcher: Watcher, text: str | bytes) -> None:
    """Whatever is sent is answered. What changes something is answered when it is committed."""
    try:
        command = understood(text)
    except BadCommand as wrong:
        room.rooms.counts.refused += 1
        room.tell(watcher, Refused(wrong.saying, None, id_in(text)))
        return
    try:
        await room.doing(lambda: answer(room, watcher, command))
    except NotDone as no:
        room.rooms.counts.refused += 1
        room.tell(watcher, Refused(no.refusal.error, no.refusal.rule, command.id))
    except Exception as wrong:  # the database is away, or the fault is ours: either way nothing has changed
        if not isinstance(wrong, Unavailable):
            room.rooms.counts.failures += 1
            logger.error("table %s: a command failed", room.id, exc_info=wrong)
        room.tell(watcher, Refused(refused("error_unavailable").error, None, command.id))
    room.drive()


def understood(text: str | bytes) -> Command:
    """Raises BadCommand."""
    command = command_in(text)
    if not command.id.isprintable():  # it is kept, and not every database keeps every sign
        raise BadCommand(Saying("error_bad_command", {"field": "id"}))
    return command


async def answer(room: Room, watcher: Watcher, command: Command) -> None:
    watcher.is_greeted = True
    if isinstance(command, Act | Undo):
        await move(room, watcher, command)
    elif isinstance(command, Hello):
        room.tell(watcher, await welcome(room, watcher, command.id))
        if room.engine is not None:
            room.tell_around_to(watcher, again=True)
        await present(room, watcher, command.since, command.id)
    elif isinstance(command, Look):
        await present(room, watcher, command.since, command.id)
    elif isinstance(command, Why):
        if watcher.viewer < 0:
            raise NotDone(refused("error_spectator"))
        reason = await room.playing().why(watcher.viewer, command.action)
        room.tell(watcher, Reason(reason.action, reason.possible, reason.rule, reason.reason, command.id))
    elif isinstance(command, Hint):
        await hint(room, watcher, command)
    elif isinstance(command, GetCatalogue):
        raise NotDone(refused("error_catalogue_by_hash"))
    else:
        assert isinstance(command, GetRecord)
        if not room.ended or room.engine is None:
            raise NotDone(refused("error_record_is_secret"))
        room.tell(watcher, RecordText(await room.engine.record(), command.id))


async def move(room: Room, watcher: Watcher, command: Act | Undo) -> None:
    seat = watcher.viewer
    if seat < 0:
        raise NotDone(refused("error_spectator"))
    if command.id and command.id in room.commands.get(seat, ()):  # it was done; the acknowledgement was lost
        await present(room, watcher, watcher.revision, command.id)
        return
    engine = room.playing()
    if command.revision != await engine.revision(seat):
        await stale(room, watcher, command)
        return
    if room.chairs[seat].player is not None:
        raise NotDone(refused("error_stand_in"))
    before, was_back = room.openly, room.chairs[seat].is_back
    by = watcher.person_id or ""
    if isinstance(command, Undo):
        await engine.undo(seat)
        await room.commit(UNDO, seat, "", by, command.id)
    else:
        await room.act(seat, command.action, by, command.id)
    await room.tell_game(watcher, command.id)
    await room.tell_around_if(before)
    if was_back and not room.chairs[seat].is_back:
        await room.tell_around(seat)  # what was done for them while they were away is not told any longer


async def stale(room: Room, watcher: Watcher, command: Command) -> None:
    room.rooms.counts.refused += 1
    room.tell(watcher, Refused(refused("error_stale").error, None, command.id))
    await present(room, watcher, watcher.revision, command.id)


async def present(room: Room, watcher: Watcher, since: int | None, id: str) -> None:
    """How things stand, for one who knows revision `since`."""
    if room.engine is None:  # there is no game to tell of: it has not begun, or is frozen
        watcher.revision = None
        room.tell(watcher, structs.replace(around(room, watcher), id=id))
        return
    message = await room.engine.told(watcher.viewer, since, id) or await room.engine.told(watcher.viewer, None, id)
    assert message is not None
    watcher.tell(message)
    watcher.revision = await room.engine.revision(watcher.viewer)
