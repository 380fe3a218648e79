"""What all people at a table must agree to: taking moves back, ending the game, playing again."""

from __future__ import annotations

from typing import Any, Literal

from undercourt.bots.levels import USUAL_LEVEL
from undercourt.server.engines.engine import BACK, NotDone
from undercourt.server.rooms.making import Plan, SeatPlan, make
from undercourt.server.rooms.room import Room
from undercourt.server.web.guard import Person
from undercourt.table.wire import refused

What = Literal["take_back", "abandon", "rematch"]


async def propose(room: Room, person: Person, seat: int, what: What) -> None:
    """Asked by one seat, of all other people. Bots agree to everything. Raises NotDone."""
    if (what == "rematch") != room.ended:
        raise NotDone(refused("error_game_over" if room.ended else "error_not_over"))
    if room.proposal is not None:
        raise NotDone(refused("error_proposed"))
    asked: dict[str, Any] = {"what": what, "by": seat}
    if what == "rematch":
        if room.row["next_id"] is not None:
            raise NotDone(refused("error_rematch_is_there"))
    else:
        room.playing()
    if what == "take_back":
        if not room.ways.take_back:
            raise NotDone(refused("error_no_take_back"))
        asked["left"] = await room.playing().before_last(seat)
    waits = {
        chair.person_id: chair.seat
        for chair in reversed(room.chairs)
        if chair.person_id not in (None, person.id) and chair.stand_in is None
    }
    asked["waits_for"] = sorted(waits.values())
    await settle_or_keep(room, person, asked)


async def answer(room: Room, person: Person, yes: bool) -> None:
    """Of a person who was asked, for all their seats. One no is enough. Whoever proposed may think better of it."""
    asked = room.proposal
    mine = {chair.seat for chair in room.chairs if chair.person_id == person.id}
    if asked is None or not (mine & set(asked["waits_for"]) or (asked["by"] in mine and not yes)):
        raise NotDone(refused("error_nothing_proposed"))
    if not yes:
        await room.change(proposal=None)
    else:
        left = [seat for seat in asked["waits_for"] if seat not in mine]
        await settle_or_keep(room, person, {**asked, "waits_for": left})


async def settle_or_keep(room: Room, person: Person, asked: dict[str, Any]) -> None:
    if asked["waits_for"]:
        await room.change(proposal=asked)
    elif asked["what"] == "abandon":
        await room.end("agreed", person.id)
    elif asked["what"] == "take_back":
        await take_back(room, person, asked["by"], asked["left"])
    else:
        await rematch(room, person)


async def take_back(room: Room, person: Person, seat: int, left: int) -> None:
    """What was done since the proposal is taken back too: it followed from that action."""
    await room.playing().take_back(seat, left)
    await room.commit(BACK, seat, str(left), person.id)
    await room.tell_game()
    await room.tell_around()


async def rematch(room: Room, person: Person) -> None:
    """The same people, bots and options, with a new deal."""
    row = room.row
    seats = [SeatPlan("bot" if chair.bot else "open", chair.bot or USUAL_LEVEL, chair.name) for chair in room.chairs]
    plan = Plan(row["game"], seats, row["options"], row["pack"], row["listed"], row["watched"], room.ways)
    made = await make(room.rooms, person, plan, [chair.person_id for chair in room.chairs], after=room)
    row.update(proposal=None, next_id=made.id, about=row["about"] + 1)
    await room.tell_around()
