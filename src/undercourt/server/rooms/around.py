"""What is told of a table apart from the game: who sits there, who is here, clocks, proposals.

Clocks follow the seat that everybody is told the game waits for, never the one that it asks in secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercourt.server.engines.local import game_named
from undercourt.server.rooms.chair import Chair
from undercourt.server.rooms.watcher import Watcher
from undercourt.server.store.tables import ABANDONED, PLAYING
from undercourt.table.wire import Around, Away, Clock, Proposal, Running, Saying, Seated

if TYPE_CHECKING:
    from undercourt.server.rooms.room import Room


def around(room: Room, watcher: Watcher) -> Around:
    row, person = room.row, watcher.person_id
    names = game_named(row["game"], row["pack"]).seat_names
    here = room.rooms.people_here(room)
    mine = room.chairs[watcher.viewer] if watcher.viewer >= 0 else None
    return Around(
        table=room.id,
        state=room.shown_state,
        game=row["game"],
        options=row["options"],
        commitment=row["commitment"],
        seats=[seated(chair, names[chair.seat], person, here) for chair in room.chairs],
        why=why(room),
        clock=clock(room),
        running=running(room, names),
        proposal=proposal(room, names),
        watchers=sum(1 for one in room.watchers if one.viewer < 0),
        hints=room.gives_hints,
        next=row["next_id"],
        parent=row["parent_id"],
        host=person is not None and person == row["host_id"],
        away=away(mine),
        seed=row["seed"] if room.ended else None,
    )


def seated(chair: Chair, name: str, person: str | None, here: set[str]) -> Seated:
    return Seated(
        seat=name,
        player=chair.bot or "human",
        name=chair.name,
        mine=person is not None and chair.person_id == person,
        here=chair.person_id in here,
        open=chair.is_open and not chair.invited,
        invited=chair.is_open and chair.invited,
        stand_in=chair.stand_in,
        bank=chair.bank,
    )


def why(room: Room) -> Saying | None:
    if room.frozen is not None:
        return room.frozen
    if room.state == ABANDONED:
        return Saying("around_abandoned")
    return None


def clock(room: Room) -> Clock | None:
    agreed = room.ways.clock
    return None if agreed.kind == "none" else Clock(agreed.kind, agreed.seconds, agreed.increment, agreed.out)


def running(room: Room, names: list[str]) -> Running | None:
    until = room.runs_out(room.openly) if room.state == PLAYING else None
    return None if until is None else Running(names[room.openly], until)


def proposal(room: Room, names: list[str]) -> Proposal | None:
    asked = room.proposal
    if asked is None:
        return None
    return Proposal(asked["what"], names[asked["by"]], [names[seat] for seat in asked["waits_for"]])


def away(chair: Chair | None) -> Away | None:
    """What was done for whoever came back, until they move again."""
    if chair is None or chair.away is None or not chair.is_back:
        return None
    return Away(chair.away["bot"], chair.away["first"], chair.away["moves"])
