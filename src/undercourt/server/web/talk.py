"""Routes for what people say: at a table, about each other to the operator, and about what does not work."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from undercourt.printable import printable
from undercourt.server.house import House
from undercourt.server.rooms.room import Room
from undercourt.server.rooms.talk import said, speak
from undercourt.server.store import talk
from undercourt.server.store.database import now
from undercourt.server.web.errors import Trouble, too_many
from undercourt.server.web.guard import Person
from undercourt.server.web.replays import must_be_open_to
from undercourt.server.web.tables import TableId
from undercourt.table.wire import Said as SaidLine

MOST = 200  # lines in one answer
BURST, WITHIN, OF = 6, 10_000, 30  # lines of one person, in milliseconds, among the last of a table
LETTERS, HOUR = 20, 3_600_000  # to the operator, from one person, in milliseconds
PersonId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
After = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="the number of the last line that is known")]
Text = Annotated[str, Meta(min_length=1, max_length=1000)]


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    text: Text


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """What is wrong with a line of the chat."""

    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    text: Text


class Problem(Struct, frozen=True, forbid_unknown_fields=True):
    """What is wrong with the game, in a sentence."""

    sentence: Text


class Lines(Struct, frozen=True):
    lines: list[SaidLine]


class Kept(Struct, frozen=True):
    """By this id the operator finds it."""

    id: str


class Talk(Controller):
    path = "/api"
    tags = ("talk",)

    @post("/tables/{table_id:str}/chat", status_code=201, summary="Say something at a table")
    async def say(self, table_id: TableId, data: Say, person: Person, house: House) -> SaidLine:
        room = await house.rooms.room(table_id)
        must_be_open_to(room, person)
        seat, name = speaker(room, person)
        text = one_line(data.text)
        if not text:
            raise Trouble("error_nothing_said", 400)
        if len(text) > house.settings.limits.chat:
            raise Trouble("error_said_too_much", 400, {"most": house.settings.limits.chat})
        async with house.database.reading() as connection:
            if await talk.said_lately(connection, room.id, person.id, now() - WITHIN, OF) >= BURST:
                raise too_many(WITHIN / 1000)
        return said(room, await speak(room, person.id, seat, name, text), person.id)

    @get("/tables/{table_id:str}/chat", summary="What was said at a table, but for people whom one has muted")
    async def chat(self, table_id: TableId, house: House, anybody: Person | None, after: After = 0) -> Lines:
        """Lines that come later are pushed over the socket; a number that comes twice is the same line."""
        room = await house.rooms.room(table_id)
        must_be_open_to(room, anybody)
        reader = anybody.id if anybody is not None else None
        async with house.database.reading() as connection:
            lines = await talk.lines(connection, room.id, after, MOST)
            muted = await talk.muted_by(connection, reader) if reader is not None else set()
        return Lines([said(room, line, reader) for line in lines if line.person_id not in muted])

    @post("/people/{person_id:str}/mute", status_code=204, summary="Hear somebody no more")
    async def mute(self, person_id: PersonId, person: Person, house: House) -> None:
        async with house.database.writing() as connection:
            if not await talk.is_person(connection, person_id):
                raise Trouble("error_no_such_person", 404)
            if person_id == person.id:
                raise Trouble("error_mute_yourself", 400)
            await talk.set_mute(connection, person.id, person_id, True)

    @delete("/people/{person_id:str}/mute", summary="Hear somebody again")
    async def unmute(self, person_id: PersonId, person: Person, house: House) -> None:
        async with house.database.writing() as connection:
            await talk.set_mute(connection, person.id, person_id, False)

    @post("/tables/{table_id:str}/report", status_code=201, summary="Tell the operator about a line of the chat")
    async def report(self, table_id: TableId, data: Report, person: Person, house: House) -> Kept:
        room = await house.rooms.room(table_id)
        must_be_open_to(room, person)
        async with house.database.writing() as connection:
            line = await talk.line(connection, room.id, data.number)
            if line is None:
                raise Trouble("error_no_such_line", 404)
            if await talk.told_lately(connection, person.id, now() - HOUR) >= LETTERS:
                raise too_many(HOUR / 1000)
            return Kept(await talk.report(connection, line, person.id, printable(data.text)))

    @post("/tables/{table_id:str}/problem", status_code=201, summary="Tell the operator what is wrong with the game")
    async def problem(self, table_id: TableId, data: Problem, person: Person, house: House) -> Kept:
        """Keeps the record, with its seed, and what the caller sees; the caller is shown nothing of it."""
        room = await house.rooms.room(table_id)
        must_be_open_to(room, person)
        seat = seat_of(room, person)
        async with room.held():
            if not room.is_loaded:
                await room.load()
            seq, engine = room.seq, room.engine
            record = await engine.record() if engine is not None else ""
            view = await engine.told(-1 if seat is None else seat, None) if engine is not None else None
        about = {"table_id": room.id, "person_id": person.id, "seat": seat, "seq": seq}
        told = {"sentence": printable(data.sentence), "view": (view or b"").decode(), "record": record}
        async with house.database.writing() as connection:
            if await talk.told_lately(connection, person.id, now() - HOUR) >= LETTERS:
                raise too_many(HOUR / 1000)
            return Kept(await talk.keep_problem(connection, **about, **told))


def seat_of(room: Room, person: Person) -> int | None:
    """The seat that somebody plays; of several, the one that is asked openly, else the first."""
    mine = [chair.seat for chair in room.chairs if chair.person_id == person.id]
    return room.openly if room.openly in mine else next(iter(mine), None)


def speaker(room: Room, person: Person) -> tuple[int | None, str]:
    """The seat and the name that a line goes by. Raises Trouble: spectators speak where the table lets them."""
    seat = seat_of(room, person)
    if seat is not None:
        return seat, room.chairs[seat].name or person.name
    if person.id != room.row["host_id"] and not room.ways.watchers_speak:
        raise Trouble("error_not_your_table", 403)
    return None, person.name


def one_line(text: str) -> str:
    """Without line ends, and without letters that turn or hide others."""
    return printable(" ".join(text.split())).strip()
