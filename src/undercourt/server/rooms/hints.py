"""What the master would do: asked by a seat, from what it sees, and told to it alone.

Nobody else hears of it: that a seat asks for a hint would tell that it is asked something, which may be a secret.
"""

from __future__ import annotations

from typing import Final

from msgspec import structs

from undercourt.server.bots.question import Question
from undercourt.server.engines.engine import Engine, NotDone
from undercourt.server.rooms.room import Room
from undercourt.server.rooms.watcher import Watcher
from undercourt.table.advice import answering
from undercourt.table.wire import Advice, Hint, Refused, refused

MASTER: Final = "master"


async def hint(room: Room, watcher: Watcher, command: Hint) -> None:
    """Told when the master has thought; meanwhile everything goes on. Raises NotDone."""
    seat = watcher.viewer
    if seat < 0:
        raise NotDone(refused("error_spectator"))
    engine = room.playing()
    if not room.gives_hints:
        raise NotDone(refused("error_no_hints"))
    if engine.own_bots:  # rules of an older version, whose bots we do not know
        raise NotDone(refused("error_no_hint"))
    if command.revision != await engine.revision(seat):
        raise NotDone(refused("error_stale"))
    if room.asked != seat or room.chairs[seat].player is not None:
        raise NotDone(refused("error_not_asked"))
    known = room.advised.get(seat)
    if known is not None and known.revision == command.revision:
        room.tell(watcher, answering(known, command.id))
    elif seat in room.advising:
        room.advising[seat].append((watcher, command.id))
    else:
        wait = room.rooms.hints.wait(watcher.person_id or room.id)
        if wait:
            raise NotDone(refused("error_too_many_hints", {"seconds": int(wait) + 1}))
        question = await engine.question(seat, MASTER)
        question = structs.replace(question, thought=True, seconds=room.rooms.settings.hint_seconds)
        room.advising[seat] = [(watcher, command.id)]
        room.rooms.start(room.rooms.guarded(room, think(room, engine, seat, question, command.revision)))


async def think(room: Room, engine: Engine, seat: int, question: Question, revision: int) -> None:
    told: Advice | Refused = refused("error_no_hint")
    try:
        thought = await room.rooms.pool.thought(f"{room.id} hint", question)
        async with room.held():
            if room.engine is not engine or room.ended or revision != await engine.revision(seat):
                told = refused("error_stale")
            elif thought is not None:
                told = room.advised[seat] = await engine.advice(seat, thought)
    finally:
        for watcher, id in room.advising.pop(seat, []):
            if isinstance(told, Advice):
                room.tell(watcher, answering(told, id))
            else:
                room.tell(watcher, structs.replace(told, id=id))
