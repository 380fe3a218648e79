"""What everybody may know of somebody: their name, and games that everybody could have watched."""

from __future__ import annotations

from collections import Counter

from litestar import Controller, get
from msgspec import Struct
from sqlalchemy import RowMapping

from undercourt.server.engines.local import game_named
from undercourt.server.house import House
from undercourt.server.store import people, tables
from undercourt.server.web.errors import Trouble
from undercourt.server.web.guard import Person
from undercourt.server.web.lobby import Listed, listed
from undercourt.server.web.talk import PersonId

COUNTED = 1000  # games, the last ones
SHOWN = 50


class Played(Struct, frozen=True):
    game: str
    games: int
    won: int  # alone or with others


class Profile(Struct, frozen=True):
    id: str
    name: str
    account: bool  # or a guest
    since: int
    results: list[Played]  # what they played most comes first
    tables: list[Listed]  # the last ones


class Profiles(Controller):
    path = "/api/people"
    tags = ("people",)

    @get("/{person_id:str}", summary="What everybody may know of somebody")
    async def profile(self, person_id: PersonId, anybody: Person | None, house: House) -> Profile:
        """Games that ended, were in the lobby and could be watched; the link of any other table is its key. To
        themselves, all of theirs.
        """
        openly = anybody is None or anybody.id != person_id
        async with house.database.reading() as connection:
            person = await people.known(connection, person_id)
            if person is None:
                raise Trouble("error_no_such_person", 404)
            rows = await tables.ended_of(connection, person_id, openly, COUNTED)
            seats = await tables.seats_of_all(connection, [row["id"] for row in rows])
        played, won = Counter[str](), Counter[str]()
        for row in rows:
            played[row["game"]] += 1
            won[row["game"]] += has_won(row, seats[row["id"]], person_id)
        return Profile(
            id=person_id,
            name=person["name"],
            account=person["login"] is not None,
            since=person["created"],
            results=[Played(game, count, won[game]) for game, count in played.most_common()],
            tables=[listed(row, seats[row["id"]], anybody.id if anybody else None) for row in rows[:SHOWN]],
        )


def has_won(row: RowMapping, seats: list[RowMapping], person_id: str) -> bool:
    names = game_named(row["game"], row["pack"]).seat_names
    mine = {names[seat["seat"]] for seat in seats if seat["person_id"] == person_id}
    return not mine.isdisjoint(row["result"]["order"][0])
