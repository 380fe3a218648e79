"""What is known of a table before the first move."""

from __future__ import annotations

from undercourt.server.engines.local import game_named
from undercourt.server.rooms.room import Room
from undercourt.server.rooms.watcher import Watcher
from undercourt.table.catalogue import catalogue
from undercourt.table.wire import Sitting, Welcome


async def welcome(room: Room, watcher: Watcher, id: str) -> Welcome:
    row = room.row
    game = game_named(row["game"], row["pack"])
    seats = [Sitting(game.seat_names[chair.seat], chair.bot or "human", chair.name) for chair in room.chairs]
    viewer = game.seat_names[watcher.viewer] if watcher.viewer >= 0 else None
    known = await catalogue_of(room)
    version = int(row["stamp"].partition("-")[0])
    return Welcome(game.slug, version, row["options"], viewer, seats, row["commitment"], known[0], id)


async def catalogue_of(room: Room) -> tuple[str, bytes]:
    """Its hash, and all of it: by the rules that the game is played by, where they are here."""
    if room.engine is None:
        row = room.row
        made = catalogue(game_named(row["game"], row["pack"]), row["options"])
        return room.rooms.catalogues.keep_made(made)
    return room.rooms.catalogues.keep(await room.engine.catalogue())
