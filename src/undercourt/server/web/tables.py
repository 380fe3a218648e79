"""Routes of one table: making it, sitting down, leaving, and what people agree on."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter
from litestar.response import Response
from msgspec import Meta, Struct

from undercourt.server.engines.local import game_named
from undercourt.server.house import House
from undercourt.server.rooms import agreement
from undercourt.server.rooms.agreement import What
from undercourt.server.rooms.around import around
from undercourt.server.rooms.chair import Chair
from undercourt.server.rooms.making import Made, Plan, Word, begin_if_full, make
from undercourt.server.rooms.room import Room
from undercourt.server.rooms.watcher import Watcher
from undercourt.server.rooms.welcome import catalogue_of
from undercourt.server.store import tables
from undercourt.server.store.database import now
from undercourt.server.store.tables import GATHERING
from undercourt.server.web.errors import Trouble
from undercourt.server.web.guard import Person, hashed
from undercourt.server.web.limits import LARGE_BODY
from undercourt.table.table import clean
from undercourt.table.wire import Around

TableId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
FOR_EVER = "public, max-age=31536000, immutable"


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Word | None = None  # None: any that is open
    invitation: Word | None = None
    name: Word | None = None  # None: the person's own


class OfSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Word


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Word
    bot: Word | None = None  # None: the one that the table chose


class Propose(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Word
    what: What


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    yes: bool


class SetSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host fills a seat with a bot, or opens it again, before the game begins."""

    seat: Word
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post(status_code=201, summary="Make a table", request_max_body_size=LARGE_BODY)
    async def make(self, data: Plan, person: Person, house: House) -> Made:
        return await make(house.rooms, person, data)

    @get("/{table_id:str}", summary="What is known of a table, apart from the game")
    async def look(self, table_id: TableId, anybody: Person | None, house: House) -> Around:
        room = await house.rooms.room(table_id)
        person_id = anybody.id if anybody is not None else None
        seat = next((chair.seat for chair in room.chairs if person_id is not None and chair.person_id == person_id), -1)
        async with room.lock:
            return around(room, Watcher(seat, person_id))

    @post("/{table_id:str}/sit", status_code=200, summary="Take a seat")
    async def sit(self, table_id: TableId, data: Sit, person: Person, house: House) -> OfSeat:
        room = await house.rooms.room(table_id)
        names = names_of(room)
        async with room.lock:
            if room.state != GATHERING:
                raise Trouble("error_begun", 409)
            chair = await self.wanted(room, data, house)
            name = clean(data.name or "") or person.name
            async with house.news.changing(room.id) as connection:
                if not await tables.take_seat(connection, room.id, chair.seat, person.id, name):
                    raise Trouble("error_seat_taken", 409)
                await tables.change(connection, room.id)
            chair.person_id, chair.name, chair.invited = person.id, name, False
        await begin_if_full(room)
        return OfSeat(names[chair.seat])

    async def wanted(self, room: Room, data: Sit, house: House) -> Chair:
        """The seat that somebody may take. Raises Trouble."""
        if data.invitation is not None:
            async with house.database.reading() as connection:
                rows = await tables.seats_of(connection, room.id)
            held = [row["seat"] for row in rows if row["invitation"] == hashed(data.invitation)]
            if not held:
                raise Trouble("error_no_invitation", 403)
            return room.chairs[int(held[0])]
        free = [chair for chair in room.chairs if chair.is_open and not chair.invited]
        if data.seat is not None:
            free = [chair for chair in free if names_of(room)[chair.seat] == data.seat]
        if not free:
            raise Trouble("error_seat_taken", 409)
        return free[0]

    @post("/{table_id:str}/leave", status_code=200, summary="Give a seat up before the game begins")
    async def leave(self, table_id: TableId, data: OfSeat, person: Person, house: House) -> Around:
        room = await house.rooms.room(table_id)
        async with room.lock:
            chair = mine(room, person, data.seat)
            if room.state != GATHERING:
                raise Trouble("error_begun", 409)
            async with house.news.changing(room.id) as connection:
                await tables.change_seat(connection, room.id, chair.seat, person_id=None, name="")
                await tables.change(connection, room.id)
            chair.person_id, chair.name = None, ""
            return around(room, Watcher(-1, person.id))

    @post("/{table_id:str}/seat", status_code=200, summary="Fill a seat with a bot, or open it; for the host")
    async def set_seat(self, table_id: TableId, data: SetSeat, person: Person, house: House) -> Around:
        from undercourt.bots import BOTS

        room = await house.rooms.room(table_id)
        async with room.lock:
            if room.row["host_id"] != person.id:
                raise Trouble("error_host_only", 403)
            chair = named(room, data.seat)
            if room.state != GATHERING:
                raise Trouble("error_begun", 409)
            if chair.person_id not in (None, person.id):
                raise Trouble("error_seat_taken", 409)
            if data.bot is not None and data.bot not in BOTS:
                raise Trouble("error_no_such_bot", 400, {"bot": data.bot})
            values = {"bot": data.bot, "person_id": None, "name": "", "invitation": None}
            async with house.news.changing(room.id) as connection:
                await tables.change_seat(connection, room.id, chair.seat, **values)
                await tables.change(connection, room.id)
            chair.bot, chair.person_id, chair.name, chair.invited = data.bot, None, "", False
        await begin_if_full(room)
        async with room.lock:
            return around(room, Watcher(-1, person.id))

    @post("/{table_id:str}/propose", status_code=200, summary="Ask the others for a take-back, an end or a rematch")
    async def propose(self, table_id: TableId, data: Propose, person: Person, house: House) -> Around:
        room = await house.rooms.room(table_id)
        chair = mine(room, person, data.seat)
        await agreement.propose(room, person, chair.seat, data.what)
        async with room.lock:
            return around(room, Watcher(chair.seat, person.id))

    @post("/{table_id:str}/answer", status_code=200, summary="Agree to what was proposed, or not")
    async def answer(self, table_id: TableId, data: Answer, person: Person, house: House) -> Around:
        room = await house.rooms.room(table_id)
        await agreement.answer(room, person, data.yes)
        async with room.lock:
            seat = next((chair.seat for chair in room.chairs if chair.person_id == person.id), -1)
            return around(room, Watcher(seat, person.id))

    @post("/{table_id:str}/stand-in", status_code=200, summary="A bot plays for a seat whose person is away")
    async def stand_in(self, table_id: TableId, data: StandIn, person: Person, house: House) -> Around:
        """One's own seat at any time; another's when its person has been away for a while."""
        from undercourt.bots import BOTS

        room = await house.rooms.room(table_id)
        async with room.lock:
            chair = named(room, data.seat)
            sits_here = any(one.person_id == person.id for one in room.chairs)
            if chair.person_id is None or not sits_here:
                raise Trouble("error_not_your_seat", 403)
            if chair.stand_in is not None:
                raise Trouble("error_stand_in", 409)
            if data.bot is not None and data.bot not in BOTS:
                raise Trouble("error_no_such_bot", 400, {"bot": data.bot})
            if chair.person_id != person.id:
                away = int(house.settings.away_seconds * 1000)
                if chair.person_id in house.rooms.people_here(room) or now() - room.seen(chair.person_id) < away:
                    raise Trouble("error_is_here", 409)
            await room.stand_in(chair.seat, data.bot or room.ways.stand_in, person.id)
            told = around(room, Watcher(chair.seat if chair.person_id == person.id else -1, person.id))
        room.drive()
        return told

    @post("/{table_id:str}/return", status_code=200, summary="Play one's seat again")
    async def hand_back(self, table_id: TableId, data: OfSeat, person: Person, house: House) -> Around:
        room = await house.rooms.room(table_id)
        async with room.lock:
            chair = mine(room, person, data.seat)
            if chair.stand_in is None:
                raise Trouble("error_no_stand_in", 409)
            await room.hand_back(chair.seat, person.id)
            return around(room, Watcher(chair.seat, person.id))

    @get("/{table_id:str}/catalogue", summary="What never changes at a table")
    async def catalogue(self, table_id: TableId, house: House) -> Response[bytes]:
        room = await house.rooms.room(table_id)
        async with room.lock:
            hash, told = await catalogue_of(room)
        return Response(told, media_type="application/json", headers={"ETag": f'"{hash}"'})


def names_of(room: Room) -> list[str]:
    return game_named(room.row["game"], room.row["pack"]).seat_names


def named(room: Room, seat: str) -> Chair:
    names = names_of(room)[: len(room.chairs)]
    if seat not in names:
        raise Trouble("error_no_such_seat", 404, {"seat": seat[:80]})
    return room.chairs[names.index(seat)]


def mine(room: Room, person: Person, seat: str) -> Chair:
    chair = named(room, seat)
    if chair.person_id != person.id:
        raise Trouble("error_not_your_seat", 403)
    return chair
