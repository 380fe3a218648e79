"""Lists: the games, the lobby, my tables."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any, Final

from litestar import Controller, Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Response
from msgspec import Struct, json
from sqlalchemy import RowMapping

from undercourt.bots import BOTS, LEVELS
from undercourt.games import game_names, load_game
from undercourt.server.engines.local import game_named
from undercourt.server.house import House
from undercourt.server.rooms.welcome import catalogue_of
from undercourt.server.store import tables
from undercourt.server.store.tables import PLAYING
from undercourt.server.web.errors import Trouble
from undercourt.server.web.guard import Person
from undercourt.server.web.kept import FOR_EVER, kept
from undercourt.table.catalogue import catalogue
from undercourt.table.wire import Catalogue

LISTED = 100
MINE = 200
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
CATALOGUE: Final = {200: ResponseSpec(Catalogue, generate_examples=False, description="The catalogue")}
GameName = Annotated[str, Parameter(max_length=40)]
Asking = Request[Any, Any, Any]


class Choice(Struct, frozen=True):
    name: str
    values: list[str]  # the first is the usual one
    only_for: list[int]  # numbers of players for which it matters; none: for all


class OfferedGame(Struct, frozen=True):
    game: str
    version: int
    fewest: int
    most: int
    seats: list[str]
    options: list[Choice]
    packs: bool  # whether it may be played with a pack of cards


class Games(Struct, frozen=True):
    games: list[OfferedGame]
    levels: list[str]  # of bots, in words, from the weakest to the strongest: what people choose
    bots: list[str]  # by how they think; whoever knows them may name them instead
    build: str  # of the client for browsers that is served here; empty if there is none


class Player(Struct, frozen=True, omit_defaults=True):
    seat: str
    name: str = ""
    person: str | None = None  # whose page is at /people/…
    bot: str | None = None
    mine: bool = False
    open: bool = False


class Listed(Struct, frozen=True, omit_defaults=True):
    """One table in a list."""

    id: str
    game: str
    state: str
    created: int
    since: int  # when it began to wait, as everybody may know
    players: list[Player]
    clock: dict[str, Any]
    my_move: bool = False  # one of my seats is asked
    waits_for: str | None = None  # as everybody may know
    result: dict[str, Any] | None = None


class Lobby(Struct, frozen=True):
    open: list[Listed]
    playing: list[Listed]


class Mine(Struct, frozen=True):
    tables: list[Listed]  # mine to move first


class Lists(Controller):
    path = "/api"
    tags = ("lists",)

    @get("/games", summary="The games that can be played here, and their options")
    async def games(self, request: Asking) -> Games:
        build = request.app.state.client.build
        return Games([offered(name) for name in game_names()], list(LEVELS), list(BOTS), build)

    @get("/games/{game:str}/catalogue", summary="The catalogue of a game with its usual options", responses=CATALOGUE)
    async def catalogue_of_game(self, request: Asking, game: GameName) -> Response[bytes]:
        """For pages about rules and cards, without a table."""
        if game not in game_names():
            raise Trouble("error_no_such_game", 404, {"game": game})
        return kept(request, usual_catalogue(game), "application/json")

    @get("/lobby", summary="Open tables, and those that may be watched")
    async def lobby(self, anybody: Person | None, house: House) -> Lobby:
        async with house.database.reading() as connection:
            gathering = await tables.in_the_lobby(connection, LISTED)
            playing = await tables.being_played(connection, LISTED)
            seats = await tables.seats_of_all(connection, [row["id"] for row in [*gathering, *playing]])
        me = anybody.id if anybody is not None else None
        return Lobby(
            [listed(row, seats[row["id"]], me) for row in gathering],
            [listed(row, seats[row["id"]], me) for row in playing],
        )

    @get("/mine", summary="My tables, mine to move first")
    async def mine(self, person: Person, house: House) -> Mine:
        async with house.database.reading() as connection:
            rows = await tables.of_person(connection, person.id, MINE)
            seats = await tables.seats_of_all(connection, [row["id"] for row in rows])
        found = [listed(row, seats[row["id"]], person.id) for row in rows]
        return Mine(sorted(found, key=lambda one: (not one.my_move, one.state != PLAYING, -one.since)))

    @get("/catalogues/{hash:str}", summary="A catalogue by its hash: it never changes", responses=CATALOGUE)
    async def catalogue(self, request: Asking, hash: str, house: House, table: str | None = None) -> Response[bytes]:
        """Any worker finds it if it is told of a table where it is used (`?table=ID`)."""
        told = house.rooms.catalogues.known.get(hash)
        if told is None and table is not None and TABLE_ID.fullmatch(table):
            room = await house.rooms.room(table)
            async with room.held():
                found, catalogue = await catalogue_of(room)
            told = catalogue if found == hash else None
        if told is None:
            raise Trouble("error_no_catalogue", 404)
        return kept(request, told, "application/json", FOR_EVER)


@cache
def usual_catalogue(name: str) -> bytes:
    game = load_game(name)
    return json.encode(catalogue(game, game.chosen(game.most, {})))


def offered(name: str) -> OfferedGame:
    game = load_game(name)
    options = [Choice(one.name, one.values, list(one.only_for)) for one in game.options]
    return OfferedGame(name, game.version, game.fewest, game.most, game.seat_names, options, bool(game.own_pack))


def listed(row: RowMapping, seats: list[RowMapping], me: str | None) -> Listed:
    """Who is asked in secret is told to that seat alone."""
    names = game_named(row["game"], row["pack"]).seat_names
    mine = {seat["seat"] for seat in seats if me is not None and seat["person_id"] == me}
    standing_in = {seat["seat"] for seat in seats if seat["stand_in"] is not None}
    return Listed(
        id=row["id"],
        game=row["game"],
        state=row["state"],
        created=row["created"],
        since=row["since"],  # the last move may have been a secret one
        players=[player(seat, names, me) for seat in seats],
        clock=row["ways"]["clock"],
        my_move=row["state"] == PLAYING and row["asked"] in mine - standing_in,
        waits_for=None if row["openly"] is None else names[row["openly"]],
        result=row["result"],
    )


def player(seat: RowMapping, names: list[str], me: str | None) -> Player:
    return Player(
        seat=names[seat["seat"]],
        name=seat["name"],
        person=seat["person_id"],
        bot=seat["bot"],
        mine=me is not None and seat["person_id"] == me,
        open=seat["person_id"] is None and seat["bot"] is None and seat["invitation"] is None,
    )
