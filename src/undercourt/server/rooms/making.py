"""How a table comes to be: what its host asked for, checked; seats taken; the first decision."""

from __future__ import annotations

from secrets import randbits, token_urlsafe
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, to_builtins

from undercourt.bots import bots_for
from undercourt.bots.levels import USUAL_LEVEL
from undercourt.games import UnknownGame
from undercourt.kernel.game import BadOption, BadPack, Game
from undercourt.kernel.rng import commitment
from undercourt.server.engines.engine import NotDone
from undercourt.server.engines.local import game_named
from undercourt.server.engines.stamp import stamp
from undercourt.server.rooms.clock import Ways, at_the_start
from undercourt.server.rooms.gathering import begin_if_full
from undercourt.server.rooms.room import Room
from undercourt.server.rooms.rooms import Rooms
from undercourt.server.store import tables
from undercourt.server.store.database import new_id, now
from undercourt.server.store.log import Taken
from undercourt.server.store.tables import GATHERING
from undercourt.server.web.guard import Person, hashed
from undercourt.table.table import clean
from undercourt.table.wire import refused

LONGEST_CLOCK = 60 * 86_400  # seconds
Word = Annotated[str, Meta(max_length=200)]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """`me` may come more than once: several people at one keyboard, each with a name of their own."""

    who: Literal["me", "open", "invited", "bot"]
    bot: Word = USUAL_LEVEL
    name: Word = ""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Word] = {}
    pack: str = ""
    listed: bool = False
    watched: bool = True
    ways: Ways = Ways()


class Made(Struct, frozen=True):
    id: str
    commitment: str  # the hash of the seed, which is shown at the end
    invitations: dict[str, str]  # by seat: the word that lets somebody sit there


async def make(
    rooms: Rooms, host: Person, plan: Plan, people: list[str | None] | None = None, after: Room | None = None
) -> Made:
    """A new table. `people` has those who sit there already, as at a rematch, which comes `after` another table.

    Raises NotDone with a reason.
    """
    game = game_for(plan)
    try:
        options = game.chosen(len(plan.seats), plan.options)
    except BadOption as wrong:
        raise NotDone(refused("error_bad_option", {"what": str(wrong)})) from wrong
    check_ways(plan.ways, game)
    fixed, at, id = rooms.settings.seed, now(), new_id()
    seed = randbits(128) if fixed is None else fixed
    invitations: dict[str, str] = {}
    seats: list[dict[str, Any]] = []
    for number, one in enumerate(plan.seats):
        if one.who == "bot" and one.bot not in bots_for(game):
            raise NotDone(refused("error_no_such_bot", {"bot": one.bot}))
        person = people[number] if people else host.id if one.who == "me" else None
        if one.who == "invited" and person is None:
            invitations[game.seat_names[number]] = token_urlsafe(16)
        token = invitations.get(game.seat_names[number])
        name = clean(one.name) or (host.name if one.who == "me" else "")
        seats.append(
            {
                "table_id": id,
                "seat": number,
                "person_id": person,
                "bot": one.bot if one.who == "bot" else None,
                "name": name if one.who != "bot" else "",
                "invitation": hashed(token) if token else None,
                "bank": at_the_start(plan.ways.clock),
            }
        )
    values = {
        "id": id,
        "game": game.slug,
        "pack": plan.pack,
        "options": options,
        "stamp": stamp(game, options),
        "seed": f"{seed:032x}",
        "commitment": commitment(seed),
        "state": GATHERING,
        "listed": plan.listed,
        "watched": plan.watched,
        "host_id": host.id,
        "ways": to_builtins(plan.ways),
        "about": 0,
        "seq": 0,
        "since": at,
        "created": at,
        "moved": at,
    }
    async with rooms.news.changing(after.id if after else id) as connection:
        most = rooms.settings.limits.tables_each
        if await tables.going_on(connection, host.id) >= most:
            raise NotDone(refused("error_too_many_tables", {"most": most}))
        await tables.add(connection, values, seats)
        if after and not await tables.change_if(
            connection, after.id, after.row["about"], after.seq, proposal=None, next_id=id
        ):
            raise Taken
    await begin_if_full(await rooms.room(id))
    return Made(id, commitment(seed), invitations)


def game_for(plan: Plan) -> Game:
    try:
        return game_named(plan.game, plan.pack)
    except UnknownGame as wrong:
        raise NotDone(refused("error_no_such_game", {"game": plan.game})) from wrong
    except BadPack as wrong:
        raise NotDone(refused("error_bad_pack", {"what": str(wrong)[:1000]})) from wrong


def check_ways(ways: Ways, game: Game) -> None:
    clock = ways.clock
    good = 0 <= clock.seconds <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_CLOCK
    if not good or (clock.kind != "none" and clock.seconds < 1):
        raise NotDone(refused("error_bad_clock"))
    if ways.stand_in not in bots_for(game):
        raise NotDone(refused("error_no_such_bot", {"bot": ways.stand_in}))
