"""Routes of games that have ended: told again, played on from a moment, and as records, out and in.

A moment has an address of its own: `/table/ID/replay/STEP?viewer=SEAT`. A step means the same for ever and for every
viewer; the page asks for the steps around it here.
"""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter
from litestar.response import Response
from msgspec import Meta, Struct

from undercourt.bots.levels import USUAL_LEVEL
from undercourt.server import records
from undercourt.server.house import House
from undercourt.server.replay import Past, Step, Turn
from undercourt.server.reviews import Reviewed
from undercourt.server.rooms.making import Word
from undercourt.server.rooms.room import Room
from undercourt.server.web.errors import Trouble
from undercourt.server.web.guard import Person
from undercourt.server.web.limits import LARGE_BODY
from undercourt.server.web.tables import TableId, names_of

ALL, SPECTATOR = "all", "spectator"
MOST = 200  # steps in one answer
Viewer = Annotated[str, Parameter(max_length=40, description="a seat, `spectator`, or `all`: with all open")]
First = Annotated[int, Parameter(query="from", ge=0, le=2**31 - 1, description="the step to begin with; 0: the deal")]
Count = Annotated[int, Parameter(ge=1, le=MOST, description="how many steps at most")]
Kinds = Annotated[list[str], Parameter(min_items=1, max_items=20, description="kinds of events")]


class Steps(Struct, frozen=True):
    """Some steps of a game. The message of the first is a whole update, those of the others are changes."""

    last: int  # the number of the last step of the game
    steps: list[Step]


class Turns(Struct, frozen=True):
    last: int
    turns: list[Turn]


class Events(Struct, frozen=True):
    past: list[Past]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """From after the step `moves`, at one seat, with bots at the others."""

    moves: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: Word
    bots: Word = USUAL_LEVEL


class Bring(Struct, frozen=True, forbid_unknown_fields=True):
    record: str


class NewTable(Struct, frozen=True):
    id: str


class Replays(Controller):
    path = "/api"
    tags = ("replays",)

    @get("/tables/{table_id:str}/replay", summary="Steps of a game that has ended, as a viewer was told them")
    async def steps(
        self,
        table_id: TableId,
        house: House,
        anybody: Person | None,
        viewer: Viewer = SPECTATOR,
        first: First = 0,
        count: Count = 50,
    ) -> Steps:
        room = await house.rooms.room(table_id)
        must_be_open_to(room, anybody)
        game = await records.ended(room)
        last = len(game.deeds)
        if first > last:
            raise Trouble("error_no_such_step", 404, {"last": last})
        retold = await house.replays.retold(room.id, game, viewers_of(room, viewer), min(first + count - 1, last))
        return Steps(last, retold.page(first, count, None if viewer == ALL else viewer_of(room, viewer)))

    @get("/tables/{table_id:str}/replay/index", summary="The steps with which turns begin")
    async def turns(self, table_id: TableId, house: House, anybody: Person | None, viewer: Viewer = SPECTATOR) -> Turns:
        room = await house.rooms.room(table_id)
        must_be_open_to(room, anybody)
        retold = await house.replays.retold(room.id, await records.ended(room), viewers_of(room, viewer))
        return Turns(retold.steps, retold.turns)

    @get("/tables/{table_id:str}/replay/events", summary="All events of some kinds, as a viewer was told them")
    async def events(
        self, table_id: TableId, house: House, anybody: Person | None, what: Kinds, viewer: Viewer = SPECTATOR
    ) -> Events:
        """For what a board shows that the view does not hold, and that may have happened long ago."""
        room = await house.rooms.room(table_id)
        must_be_open_to(room, anybody)
        retold = await house.replays.retold(room.id, await records.ended(room), viewers_of(room, viewer))
        return Events(retold.past(what, None if viewer == ALL else viewer_of(room, viewer)))

    @get("/tables/{table_id:str}/review", summary="A game that has ended, judged decision by decision")
    async def review(self, table_id: TableId, house: House, anybody: Person | None) -> Reviewed:
        """Begun when it is first asked for; ask again until it is there."""
        room = await house.rooms.room(table_id)
        must_be_open_to(room, anybody)
        return await house.reviews.of(room)

    @post("/tables/{table_id:str}/branch", status_code=201, summary="Play on from a moment of a game that has ended")
    async def branch(self, table_id: TableId, data: PlayOn, person: Person, house: House) -> NewTable:
        """A private table with bots. Its deal is known: it counts for nothing, and no lobby lists it."""
        room = await house.rooms.room(table_id)
        must_be_open_to(room, person)
        seat = viewer_of(room, data.seat)
        if seat < 0:
            raise Trouble("error_no_such_seat", 404, {"seat": data.seat[:80]})
        id = await records.play_on(house.rooms, room, person.id, person.name, seat, data.moves, data.bots)
        return NewTable(id)

    @get("/tables/{table_id:str}/record", summary="The record of a game that has ended", media_type="text/plain")
    async def record(self, table_id: TableId, house: House, anybody: Person | None) -> Response[str]:
        room = await house.rooms.room(table_id)
        must_be_open_to(room, anybody)
        async with room.held():
            if not room.ended:
                raise Trouble("error_record_is_secret", 409)
            if room.engine is None:
                raise Trouble("error_frozen", 409, room.frozen.args if room.frozen is not None else {})
            text = await room.engine.record()
        named = f'attachment; filename="{room.row["game"]}-{room.id}.record"'
        return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": named})

    @post("/records", status_code=201, summary="Bring a record: it becomes a table", request_max_body_size=LARGE_BODY)
    async def bring(self, data: Bring, person: Person, house: House) -> NewTable:
        return NewTable(await records.bring(house.rooms, house.replays.gate, person.id, data.record))


def must_be_open_to(room: Room, person: Person | None) -> None:
    """After the end, as before it: a table without spectators is for those who sat there, and for its host."""
    mine = person is not None and person.id in (room.row["host_id"], *[chair.person_id for chair in room.chairs])
    if not room.row["watched"] and not mine:
        raise Trouble("error_not_watched", 403)


def viewers_of(room: Room, viewer: str) -> list[int]:
    return list(range(len(room.chairs))) if viewer == ALL else [viewer_of(room, viewer)]


def viewer_of(room: Room, viewer: str) -> int:
    names = names_of(room)[: len(room.chairs)]
    if viewer == SPECTATOR:
        return -1
    if viewer not in names:
        raise Trouble("error_no_such_seat", 404, {"seat": viewer[:80]})
    return names.index(viewer)
