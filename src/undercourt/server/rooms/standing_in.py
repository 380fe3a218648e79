"""When a person does not play: stand-ins, and clocks that have run out."""

from __future__ import annotations

from undercourt.server.engines.engine import Engine
from undercourt.server.rooms.clock import comes_back_with, runs_out
from undercourt.server.rooms.room import HAND_BACK, STAND_IN, Room
from undercourt.server.store import tables
from undercourt.server.store.database import now
from undercourt.server.store.tables import PLAYING


async def stand_in(room: Room, seat: int, bot: str, by: str) -> None:
    """A bot plays for the person of that seat from now on. The time they have used is charged."""
    chair, at = room.chairs[seat], now()
    first = await room.playing().heard(seat)
    if seat == room.openly and chair.bank is not None:
        chair.bank = max(chair.bank - (at - room.since), 0)
        room.since = at
    chair.stand_in = bot
    chair.away = {"bot": bot, "first": first, "moves": 0, "seq": room.seq + 1}
    await room.commit(STAND_IN, seat, bot, by)
    await room.tell_around()


async def hand_back(room: Room, seat: int, by: str) -> None:
    """The person of that seat plays again, and is told what was done for them."""
    room.playing()
    chair, at, clock = room.chairs[seat], now(), room.ways.clock
    async with room.rooms.database.reading() as connection:
        moves = await tables.moves_of(connection, room.id, seat, (chair.away or {}).get("seq", 0))
    chair.stand_in, chair.away = None, {**(chair.away or {}), "moves": moves}
    chair.bank = comes_back_with(clock, chair.bank)
    if seat == room.openly:
        over = runs_out(clock, room.since, None)
        if clock.kind == "bank" or (over is not None and over <= at):
            room.since = at
    await room.commit(HAND_BACK, seat, "", by)
    await room.tell_around()


async def overdue(room: Room) -> None:
    """Called when `due` has passed: whatever should have happened by itself happens."""
    async with room.held():
        while room.state == PLAYING and room.engine is not None and await run_out(room, room.engine):
            pass
    room.drive()


async def run_out(room: Room, engine: Engine) -> bool:
    """By the choice of the table. Where a bot is to move, it is driven.

    Whether a secret question was answered: something else may be due as well, and must not come later for it.
    """
    at, seat = now(), room.asked
    due = room.due(await engine.standing(), room.row["moved"])
    if room.bot_at(seat, at) is not None or due is None or due > at:
        return False
    if seat != room.openly:
        await answer_in_secret(room, engine, seat)
        return True
    if room.ways.clock.out == "stand_in":
        await stand_in(room, seat, room.ways.stand_in, "clock")
    elif room.ways.clock.out == "end":
        await room.end("clock")
    return False


async def answer_in_secret(room: Room, engine: Engine, seat: int) -> None:
    """A question that others must not know of: nobody is told who answered it."""
    bot = room.ways.stand_in
    question = None if engine.own_bots else await engine.question(seat, bot)
    await room.moved_by_bot(seat, await room.answer_of_bot(engine, question, seat, bot), bot)
