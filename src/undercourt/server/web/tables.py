"""Routes of one table: making it, sitting down, leaving, and what people agree on."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import Parameter
from litestar.response import Response
from msgspec import Meta, Struct

from undercourt.bots import bots_for
from undercourt.kernel.game import Game
from undercourt.server.engines.local import game_named
from undercourt.server.house import House
from undercourt.server.rooms import agreement
from undercourt.server.rooms.agreement import What
from undercourt.server.rooms.around import around
from undercourt.server.rooms.chair import Chair
from undercourt.server.rooms.gathering import begin_if_full, fill_seat, give_up_seat, take_seat
from undercourt.server.rooms.making import Made, Plan, Word, make
from undercourt.server.rooms.room import Room
from undercourt.server.rooms.standing_in import hand_back, stand_in
from undercourt.server.rooms.watcher import Watcher
from undercourt.server.rooms.welcome import catalogue_of
from undercourt.server.store import tables
from undercourt.server.store.database import now
from undercourt.server.store.tables import GATHERING
from undercourt.server.web.errors import Trouble
from undercourt.server.web.guard import Person, hashed
from undercourt.server.web.kept import kept
from undercourt.server.web.limits import LARGE_BODY
from undercourt.server.web.lobby import CATALOGUE
from undercourt.table.table import clean
from undercourt.table.wire import Around

TableId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


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
        await begin_if_full(room)
        async with room.held():
            return as_told(room, anybody)

    @post("/{table_id:str}/sit", status_code=200, summary="Take a seat")
    async def sit(self, table_id: TableId, data: Sit, person: Person, house: House) -> OfSeat:
        room = await house.rooms.room(table_id)

        async def take() -> OfSeat:
            must_gather(room)
            chair = await wanted(room, data, house)
            await take_seat(room, chair, person.id, clean(data.name or "") or person.name)
            return OfSeat(names_of(room)[chair.seat])

        taken = await room.doing(take)
        await begin_if_full(room)
        return taken

    @post("/{table_id:str}/leave", status_code=200, summary="Give a seat up before the game begins")
    async def leave(self, table_id: TableId, data: OfSeat, person: Person, house: House) -> Around:
        room = await house.rooms.room(table_id)

        async def give_up() -> Around:
            chair = mine(room, person, data.seat)
            must_gather(room)
            await give_up_seat(room, chair)
            return as_told(room, person)

        return await room.doing(give_up)

    @post("/{table_id:str}/seat", status_code=200, summary="Fill a seat with a bot, or open it; for the host")
    async def set_seat(self, table_id: TableId, data: SetSeat, person: Person, house: House) -> Around:
        room = await house.rooms.room(table_id)

        async def fill() -> None:
            if room.row["host_id"] != person.id:
                raise Trouble("error_host_only", 403)
            chair = named(room, data.seat)
            must_gather(room)
            if chair.person_id not in (None, person.id):
                raise Trouble("error_seat_taken", 409)
            await fill_seat(room, chair, known(data.bot, room))

        await room.doing(fill)
        await begin_if_full(room)
        async with room.held():
            return as_told(room, person)

    @post("/{table_id:str}/propose", status_code=200, summary="Ask the others for a take-back, an end or a rematch")
    async def propose(self, table_id: TableId, data: Propose, person: Person, house: House) -> Around:
        room = await house.rooms.room(table_id)

        async def ask() -> Around:
            chair = mine(room, person, data.seat)
            await agreement.propose(room, person, chair.seat, data.what)
            return as_told(room, person, chair)

        told = await room.doing(ask)
        room.drive()
        return told

    @post("/{table_id:str}/answer", status_code=200, summary="Agree to what was proposed, or not")
    async def answer(self, table_id: TableId, data: Answer, person: Person, house: House) -> Around:
        room = await house.rooms.room(table_id)

        async def reply() -> Around:
            await agreement.answer(room, person, data.yes)
            return as_told(room, person)

        told = await room.doing(reply)
        room.drive()
        return told

    @post("/{table_id:str}/stand-in", status_code=200, summary="A bot plays for a seat whose person is away")
    async def stand_in(self, table_id: TableId, data: StandIn, person: Person, house: House) -> Around:
        """One's own seat at any time; another's when its person has been away for a while."""
        room = await house.rooms.room(table_id)

        async def call() -> Around:
            chair = named(room, data.seat)
            if chair.person_id is None or all(one.person_id != person.id for one in room.chairs):
                raise Trouble("error_not_your_seat", 403)
            if chair.stand_in is not None:
                raise Trouble("error_stand_in", 409)
            bot = known(data.bot, room) or room.ways.stand_in
            if chair.person_id != person.id and not is_away(room, chair.person_id):
                raise Trouble("error_is_here", 409)
            await stand_in(room, chair.seat, bot, person.id)
            return as_told(room, person, chair)

        told = await room.doing(call)
        room.drive()
        return told

    @post("/{table_id:str}/return", status_code=200, summary="Play one's seat again")
    async def hand_back(self, table_id: TableId, data: OfSeat, person: Person, house: House) -> Around:
        room = await house.rooms.room(table_id)

        async def come_back() -> Around:
            chair = mine(room, person, data.seat)
            if chair.stand_in is None:
                raise Trouble("error_no_stand_in", 409)
            await hand_back(room, chair.seat, person.id)
            return as_told(room, person, chair)

        return await room.doing(come_back)

    @get("/{table_id:str}/catalogue", summary="What never changes at a table", responses=CATALOGUE)
    async def catalogue(self, request: Request[Any, Any, Any], table_id: TableId, house: House) -> Response[bytes]:
        room = await house.rooms.room(table_id)
        async with room.held():
            _, told = await catalogue_of(room)
        return kept(request, told, "application/json")


def names_of(room: Room) -> list[str]:
    return rules_of(room).seat_names


def rules_of(room: Room) -> Game:
    return game_named(room.row["game"], room.row["pack"])


def must_gather(room: Room) -> None:
    if room.state != GATHERING:
        raise Trouble("error_begun", 409)


async def wanted(room: Room, data: Sit, house: House) -> Chair:
    """The seat that somebody may take. Raises Trouble."""
    if data.invitation is not None:
        async with house.database.reading() as connection:
            rows = await tables.seats_of(connection, room.id)
        shown = hashed(data.invitation)
        held = [room.chairs[int(row["seat"])] for row in rows if row["invitation"] == shown]
        held = [chair for chair in held if data.seat in (None, names_of(room)[chair.seat])]
        if not held:
            raise Trouble("error_no_invitation", 403)
        return held[0]
    free = [chair for chair in room.chairs if chair.is_open and not chair.invited]
    if data.seat is not None:
        free = [chair for chair in free if chair is named(room, data.seat)]
    if not free:
        raise Trouble("error_seat_taken", 409)
    return free[0]


def is_away(room: Room, person_id: str) -> bool:
    """Long enough for others to call a stand-in."""
    away = int(room.rooms.settings.away_seconds * 1000)
    return person_id not in room.rooms.people_here(room) and now() - room.seen(person_id) >= away


def known(bot: str | None, room: Room) -> str | None:
    """A bot that can play there. Raises Trouble."""
    if bot is not None and bot not in bots_for(rules_of(room)):
        raise Trouble("error_no_such_bot", 400, {"bot": bot[:80]})
    return bot


def as_told(room: Room, person: Person | None, chair: Chair | None = None) -> Around:
    """To somebody: at that seat if it is theirs, or else at their first."""
    if person is None:
        return around(room, Watcher(-1, None))
    mine = [one.seat for one in room.chairs if one.person_id == person.id]
    seat = chair.seat if chair is not None and chair.seat in mine else next(iter(mine), -1)
    return around(room, Watcher(seat, person.id))


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
