"""Records that people bring, and games that are played on from a moment of an ended one: both become tables."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from typing import Any, NamedTuple

from msgspec import to_builtins
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from undercourt.bots import bots_for
from undercourt.games import UnknownGame
from undercourt.kernel.effect import EndlessEffect
from undercourt.kernel.game import BadPack, Game
from undercourt.kernel.record import BadRecord, Record, Replay, named_game, named_pack, read
from undercourt.kernel.rng import commitment
from undercourt.server.engines import elder
from undercourt.server.engines.elder import ElderEngine
from undercourt.server.engines.engine import ACT, Deed, Engine, NotDone, do
from undercourt.server.engines.local import LocalEngine, game_named
from undercourt.server.engines.stamp import stamp
from undercourt.server.replay import Ended
from undercourt.server.rooms.clock import Ways
from undercourt.server.rooms.room import GAME_KINDS, Room, deed_of, none
from undercourt.server.rooms.rooms import Rooms
from undercourt.server.store import schema, tables
from undercourt.server.store.database import new_id, now
from undercourt.server.store.log import rows_after
from undercourt.server.store.tables import ABANDONED, OVER, PLAYING
from undercourt.table.table import HUMAN, clean
from undercourt.table.wire import refused

AT_ONCE = 10  # moves that are checked before others get their turn
PATIENCE = 30.0  # seconds for one record
LONGEST = 300  # letters of a sentence about what is wrong

logger = logging.getLogger(__name__)


class Brought(NamedTuple):
    """A record that is true."""

    game: Game
    record: Record
    over: bool
    result: dict[str, Any]


# Ended games


async def ended(room: Room) -> Ended:
    """What can be told again of a table. Raises NotDone if it goes on, or if its rules are not here."""
    if not room.ended:
        raise NotDone(refused("error_not_over"))
    if room.frozen is not None or room.engine is None:
        raise NotDone(refused(room.frozen.key, room.frozen.args) if room.frozen else refused("error_not_begun"))
    async with room.rooms.database.reading() as connection:
        rows = await rows_after(connection, room.id, 0)
    engine, header = room.engine, room.header()

    async def begin() -> Engine:
        """By the rules that the room has found to be the game's own."""
        if isinstance(engine, ElderEngine):
            return await elder.opened(engine.installation, header, [])
        return LocalEngine(header)

    names = game_named(header.game, header.pack).seat_names
    return Ended(names, [deed_of(row) for row in rows if row.kind in GAME_KINDS], begin)


async def play_on(rooms: Rooms, room: Room, person_id: str, name: str, seat: int, moves: int, bot: str) -> str:
    """A private table on which an ended game goes on after some of its moves, with bots. Raises NotDone."""
    game, row = await ended(room), room.row
    if bot not in bots_for(game_named(row["game"], row["pack"])):
        raise NotDone(refused("error_no_such_bot", {"bot": bot[:40]}))
    if moves > len(game.deeds):
        raise NotDone(refused("error_no_such_step", {"last": len(game.deeds)}))
    deeds = game.deeds[:moves]
    engine = await game.begin()
    try:
        for deed in deeds:
            await do(engine, deed)
            await asyncio.sleep(0)
        where = await engine.standing()
    finally:
        await engine.close()
    if where.over:
        raise NotDone(refused("error_game_over"))
    at, id = now(), new_id()
    same = ("game", "pack", "options", "stamp", "generator", "seed", "commitment")
    values = {name: row[name] for name in same} | new_row(id, person_id, at, PLAYING, len(deeds))
    values |= {"asked": none(where.asked), "openly": none(where.openly), "parent_id": room.id, "parent_moves": moves}
    values["due"] = None if where.asked == seat else at + int(rooms.settings.lease_seconds * 1000)
    seats = [
        {"table_id": id, "seat": one.seat, "person_id": person_id, "bot": None, "name": name}
        if one.seat == seat
        else {"table_id": id, "seat": one.seat, "person_id": None, "bot": bot, "name": ""}
        for one in room.chairs
    ]
    async with rooms.database.writing() as connection:
        await must_have_room(rooms, connection, person_id)
        await tables.add(connection, values, seats)
        await add_moves(connection, id, deeds, at)
    (await rooms.room(id)).drive()
    return id


async def must_have_room(rooms: Rooms, connection: AsyncConnection, person_id: str) -> None:
    most = rooms.settings.limits.tables_each
    if await tables.going_on(connection, person_id) >= most:
        raise NotDone(refused("error_too_many_tables", {"most": most}))


# Records


async def bring(rooms: Rooms, gate: asyncio.Semaphore, person_id: str, text: str) -> str:
    """A record becomes an ended table of whoever brought it. Raises NotDone if it is not true.

    Only so many are checked at the same time as may pass the gate.
    """
    most = rooms.settings.limits.records_each
    async with rooms.database.reading() as connection:
        if await brought_by(connection, person_id) >= most:
            raise NotDone(refused("error_too_many_records", {"most": most}))
    async with gate:
        game, record, over, result = await checked(text)
    at, id = now(), new_id()
    values = new_row(id, person_id, at, OVER if over else ABANDONED, len(record.moves)) | {
        "game": game.slug,
        "pack": record.pack,
        "options": record.options,
        "stamp": stamp(game, record.options),
        "generator": record.generator,
        "seed": f"{record.seed:032x}",
        "commitment": commitment(record.seed),
        "imported": True,
        "result": result,
    }
    seats = [seat_of(id, game, seat, player, record.names[seat]) for seat, player in enumerate(record.players)]
    moves = [Deed(ACT, seat, action) for seat, action in record.moves]
    if moves:
        moves[-1] = Deed(ACT, moves[-1].seat, moves[-1].action, record.after)
    async with rooms.database.writing() as connection:
        await tables.add(connection, values, seats)
        await add_moves(connection, id, moves, at)
    return id


async def checked(text: str) -> Brought:
    """Every claim of the record is found true, a few moves at a time. Raises NotDone with its line."""
    until = time.monotonic() + PATIENCE
    try:
        game = await asyncio.to_thread(game_named, named_game(text), named_pack(text))
        record = read(text, game)
        record.options = game.chosen(len(record.players), record.options)
        replay = Replay(record, game)
        while replay.done < len(record.moves):
            replay.step()
            if replay.done % AT_ONCE == 0:
                await asyncio.sleep(0)
                if time.monotonic() > until:
                    raise NotDone(refused("error_record_too_long"))
        replay.verify()
    except (BadRecord, BadPack, UnknownGame, ValueError, RecursionError) as wrong:
        raise NotDone(refused("error_bad_record", about(wrong))) from wrong
    except (EndlessEffect, ArithmeticError, AssertionError, LookupError) as wrong:  # cards that somebody has made up
        logger.warning("a record cannot be played", exc_info=True)
        raise NotDone(refused("error_bad_record", {"line": 0, "what": "its cards cannot be played"})) from wrong
    score, names = game.score(replay.s), game.seat_names
    order = [[names[seat] for seat in place] for place in score.order]
    return Brought(game, record, replay.d.count == 0, {"points": points(names, score.totals()), "order": order})


def points(names: list[str], totals: list[int]) -> dict[str, int]:
    return dict(zip(names, totals, strict=False))


def about(wrong: Exception) -> dict[str, str | int]:
    """The sentence, which speaks to whoever wrote the record, and the line that it is about; 0: all of it."""
    sentence = str(wrong).split("\n")[0][:LONGEST]
    line = re.match(r"line (\d+): ", sentence)
    return {"line": int(line[1]) if line else 0, "what": sentence[line.end() :] if line else sentence}


async def brought_by(connection: AsyncConnection, person_id: str) -> int:
    table = schema.game_table.c
    mine = select(func.count()).select_from(schema.game_table).where(table.host_id == person_id, table.imported)
    return int((await connection.execute(mine)).scalar_one())


# Rows


def new_row(id: str, host_id: str, at: int, state: str, seq: int) -> dict[str, Any]:
    """What is the same for every table of these two kinds: found by its link alone, and nobody's clock runs."""
    times = {"since": at, "created": at, "moved": at}
    kind = {"id": id, "state": state, "listed": False, "watched": True, "host_id": host_id}
    return {**kind, **times, "ways": to_builtins(Ways()), "about": 0, "seq": seq}


def seat_of(id: str, game: Game, seat: int, player: str, name: str) -> dict[str, Any]:
    """A bot that is not here any more is shown by its name, as people are."""
    plays = player in bots_for(game)
    shown = clean(name) or ("" if plays or player == HUMAN else clean(player))
    return {"table_id": id, "seat": seat, "person_id": None, "bot": player if plays else None, "name": shown}


async def add_moves(connection: AsyncConnection, id: str, deeds: list[Deed], at: int) -> None:
    if deeds:
        same = {"table_id": id, "by": "", "command": "", "at": at}
        rows = [{**same, "seq": seq, **to_builtins(deed)} for seq, deed in enumerate(deeds, start=1)]
        await connection.execute(insert(schema.move), rows)
