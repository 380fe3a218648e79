"""Somebody at both tables of a pair who wants to know more than they may: looks, asks, tries, reconnects."""

from __future__ import annotations

import re
from typing import Any

from litestar.routes import HTTPRoute

from tests.server.secrecy.worlds import STRANGER, Pair, Seating, Socket, Time, World
from undercourt.kernel.effect import State
from undercourt.kernel.game import SPECTATOR
from undercourt.kernel.rng import Rng
from undercourt.server.engines.local import LocalEngine
from undercourt.server.rooms.room import Room
from undercourt.table.table import Table

NEVER_CHANGES = "/schema"


class Seat:
    """One table in one world: the sockets of all who sit there, and those of the viewer, which are kept."""

    def __init__(self, world: World, room: Room, people: list[str | None], viewer: int, who: str) -> None:
        self.world = world
        self.room = room
        self.id = room.id
        self.viewer = viewer
        self.who = who
        self.people = people

    async def come(self) -> Seat:
        """One after the other: who was here first is no secret."""
        self.live = await self.socket(self.viewer, self.who, "live")
        self.watching = await self.socket(SPECTATOR, self.who, "watching")
        others = [(seat, name) for seat, name in enumerate(self.people) if name is not None and seat != self.viewer]
        self.others = {seat: await self.socket(seat, name) for seat, name in others}
        return self

    async def socket(self, seat: int, who: str, kept: str = "", since: int | None = None) -> Socket:
        socket = self.world.socket(self.room, seat, who, kept)
        socket.tell({"do": "hello"} if since is None else {"do": "hello", "since": since})
        await self.world.settle()
        return socket

    @property
    def table(self) -> Table:
        engine = self.room.engine
        assert isinstance(engine, LocalEngine)
        return engine.table

    @property
    def asked(self) -> int:
        return self.room.asked

    def options(self) -> set[str]:
        return {self.table.game.space.name(action) for action in self.table.d.options()}

    def socket_of(self, seat: int) -> Socket:
        return self.live if seat == self.viewer else self.others[seat]

    def act(self, action: str, id: str = "") -> None:
        socket = self.socket_of(self.asked)
        socket.tell({"do": "act", "revision": socket.revision, "action": action, "id": id})

    def names(self) -> list[str]:
        return self.table.game.seat_names

    # What the viewer tries

    async def tries(self, rng: Rng) -> None:
        """Over the socket: nothing of it changes the game."""
        names, revision = self.table.game.space.names, self.live.revision
        some = [names[rng.below(len(names))] for _ in range(4)]
        not_now = [name for name in some if self.asked != self.viewer or name not in self.options()]
        asked: list[object] = [{"do": "why", "action": name, "id": "w"} for name in some]
        asked += [{"do": "look"}, {"do": "look", "since": max(revision - 1, 0), "id": "l"}]
        asked += [{"do": "act", "revision": revision, "action": name, "id": f"n{revision}"} for name in not_now[:2]]
        asked += [
            {"do": "act", "revision": revision + 1, "action": some[0]},
            {"do": "act", "revision": 0, "action": "x"},
        ]
        asked += [{"do": "hint", "revision": revision, "id": "h"}, {"do": "hint", "revision": 0}]
        asked += [{"do": "undo", "revision": 0}, {"do": "record"}, {"do": "catalogue"}, "{", {"do": "act"}]
        if self.asked != self.viewer:
            asked.append({"do": "undo", "revision": revision, "id": "u"})
        for command in asked:
            self.live.tell(command)
        await self.world.settle()
        self.watching.tell({"do": "why", "action": some[0]})
        self.watching.tell({"do": "act", "revision": self.watching.revision, "action": some[0]})

    async def comes_back(self, rng: Rng) -> None:
        """With sockets that know more or less of the game."""
        revision = self.live.revision
        for number, since in enumerate([None, revision, max(revision - 1, 0), rng.below(revision + 1)]):
            socket = await self.socket(self.viewer, self.who, f"again {number}", since)
            socket.leave()
            await self.world.settle()

    async def asks(self, thoroughly: bool) -> None:
        """The pages that tell of this table, or every page that the server has."""
        here = f"/api/tables/{self.id}"
        for path in pages(self.world, self.id) if thoroughly else [here, "/api/lobby", "/api/mine"]:
            await self.world.ask(self.who, "GET", path)
        await self.world.outbox_of(self.who)

    async def bothers(self) -> None:
        """What may not be done now, or changes nothing for long."""
        here, world, seat = f"/api/tables/{self.id}", self.world, self.names()[max(self.viewer, 0)]
        other = self.names()[0 if self.viewer != 0 else 1]
        await world.ask(self.who, "POST", f"{here}/sit", {"seat": other})
        await world.ask(self.who, "POST", f"{here}/leave", {"seat": seat})
        await world.ask(self.who, "POST", f"{here}/seat", {"seat": other, "bot": "greedy"})
        await world.ask(self.who, "POST", f"{here}/stand-in", {"seat": other})
        await world.ask(self.who, "POST", f"{here}/return", {"seat": seat})
        await world.ask(self.who, "POST", f"{here}/answer", {"yes": True})
        await world.ask(self.who, "POST", f"{here}/propose", {"seat": seat, "what": "rematch"})
        await world.ask(self.who, "POST", f"{here}/propose", {"seat": other, "what": "abandon"})
        await world.ask(self.who, "POST", f"{here}/propose", {"seat": seat, "what": "take_back"})
        await world.ask(self.who, "GET", here)
        await world.ask(self.who, "POST", f"{here}/answer", {"yes": False})
        await world.ask(self.who, "POST", f"{here}/chat", {"text": "Who is asked?"})
        await world.ask(self.who, "POST", f"{here}/problem", {"sentence": "I wait, and nobody is asked."})
        await world.ask(self.who, "POST", f"{here}/branch", {"moves": 0, "seat": seat})


def pages(world: World, table: str) -> list[str]:
    """All addresses that can be read, whoever wrote them."""
    given = {"table_id": table, "hash": next(iter(world.house.rooms.catalogues.known), "none")}
    found = []
    for route in world.app.routes:
        if isinstance(route, HTTPRoute) and "GET" in route.methods and not route.path.startswith(NEVER_CHANGES):
            found.append(re.sub(r"{(\w+)(:\w+)?}", lambda part: given.get(part[1], "none"), route.path_format))
    return sorted(found)


async def seated(
    pair: Pair, game: str, options: dict[str, str], starts: list[State], plan: Seating, viewer: int
) -> list[Seat]:
    """The same people at both tables, all with open sockets."""
    who = (plan.people[viewer] if viewer >= 0 else None) or STRANGER
    todo = iter(starts)

    async def sit(world: World) -> Seat:
        room = await world.table(game, options, next(todo), plan)
        return await Seat(world, room, plan.people, viewer, who).come()

    return await pair.both(sit)


class Sides:
    """Both tables of a pair, and what is done at them."""

    def __init__(self, pair: Pair, time: Time, seats: list[Seat]) -> None:
        self.pair = pair
        self.time = time
        self.of = dict(zip(pair.worlds, seats, strict=True))

    @property
    def seats(self) -> list[Seat]:
        return list(self.of.values())

    async def act(self, action: str, id: str = "") -> None:
        async def acting(world: World) -> None:
            self.of[world].act(action, id)

        await self.pair.both(acting)

    async def act_alone(self, seat: Seat, action: str) -> None:
        async def acting(world: World) -> None:
            self.of[world].act(action)

        await self.pair.alone(seat.world, acting)

    async def ask(self, who: str, method: str, path: str, body: object = None) -> list[Any]:
        """Of the table; what the viewer is not meant to see is not kept."""

        async def asking(world: World) -> Any:
            here = self.of[world]
            return await world.ask(who, method, f"/api/tables/{here.id}/{path}", body, who == here.who)

        return await self.pair.both(asking)

    async def probe(self, rng: Rng, thoroughly: bool) -> str:
        """Whether the viewer can tell the worlds apart by anything it may ask; how."""

        async def trying(world: World) -> None:
            await self.of[world].tries(rng.copy())

        async def returning(world: World) -> None:
            await self.of[world].comes_back(rng.copy())

        async def asking(world: World) -> None:
            await self.of[world].asks(thoroughly)

        async def bothering(world: World) -> None:
            await self.of[world].bothers()

        await self.pair.both(trying)
        if thoroughly:
            await self.pair.both(returning)
            await self.pair.both(bothering)
        await self.pair.both(asking)
        return self.pair.difference()

    async def come_back(self, *known: int | None) -> None:
        """All, to a table that may have been forgotten; the viewer again and again, knowing more or less of it."""

        async def coming(world: World) -> None:
            here = self.of[world]
            here.room = await world.house.rooms.room(here.id)
            await here.come()
            for since in known:
                await here.socket(here.viewer, here.who, f"since {since}", since)

        await self.pair.both(coming)

    async def sweep(self, times: int = 3) -> None:
        """What happens by itself when time has passed."""

        async def sweeping(world: World) -> None:
            for _ in range(times):
                await world.house.rooms.sweep()
                await world.settle()

        await self.pair.both(sweeping)
