"""Clocks, and what happens when they run out. Time is moved on, nobody waits."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.tables.kit import Later, Server, asked_of, seat_of
from tests.server.tables.test_commands import moves, two_people


def ways(kind: str, seconds: int, out: str, increment: int = 0) -> dict[str, Any]:
    clock = {"kind": kind, "seconds": seconds, "increment": increment, "out": out}
    return {"clock": clock, "stand_in": "random"}


async def settled(server: Server, table: str) -> None:
    """What the sweep has begun is done."""
    await server.sweep()
    rooms = server.house.rooms
    while rooms.tasks:
        await asyncio.gather(*rooms.tasks)
    room = await server.room(table)
    if room.driver is not None:
        await room.driver


def test_without_a_clock_nothing_ever_happens_by_itself(server: Server, later: Later) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, _, made):
            later.by(400 * 86_400)
            await settled(server, made["id"])
            assert await moves(server, made) == 0
            around = await made["anna"].around(made["id"])
            assert "clock" not in around and "running" not in around
            assert await asked_of(a) is a

    server.do(doing())


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_everybody_is_told_whose_time_runs_and_until_when(server: Server, later: Later, kind: str) -> None:
    async def doing() -> None:
        async with two_people(server, ways=ways(kind, 60, "end")) as (a, b, made):
            around = await made["boris"].around(made["id"])
            assert around["clock"] == {"kind": kind, "seconds": 60, "increment": 0, "out": "end"}
            assert around["running"]["seat"] == made["seats"][0]
            left = around["running"]["until"] - later.time_ns() // 1_000_000
            assert 50_000 < left <= 60_000
            await a.act()
            told = await b.around_is(lambda one: one["running"]["seat"] == made["seats"][1])
            assert ("bank" in seat_of(told, made["seats"][0])) == (kind == "bank")

    server.do(doing())


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_time_runs_out_and_nothing_happens_if_the_table_wants_it_so(server: Server, later: Later, kind: str) -> None:
    async def doing() -> None:
        async with two_people(server, ways=ways(kind, 60, "nothing")) as (a, _, made):
            later.by(61)
            await settled(server, made["id"])
            assert await moves(server, made) == 0
            await a.act()

    server.do(doing())


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_time_runs_out_and_a_bot_moves_in_ones_place(server: Server, later: Later, kind: str) -> None:
    async def doing() -> None:
        async with two_people(server, ways=ways(kind, 60, "bot_moves")) as (a, b, made):
            later.by(59)
            await settled(server, made["id"])
            assert await moves(server, made) == 0, "not too early"
            later.by(2)
            await settled(server, made["id"])
            assert await asked_of(a, b) is b
            around = await made["anna"].around(made["id"])
            assert "stand_in" not in seat_of(around, made["seats"][0])
            await b.act()
            await settled(server, made["id"])

    server.do(doing())


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_time_runs_out_and_a_stand_in_plays_until_one_is_back(server: Server, later: Later, kind: str) -> None:
    async def doing() -> None:
        async with two_people(server, ways=ways(kind, 60, "stand_in")) as (a, b, made):
            later.by(61)
            await settled(server, made["id"])
            await a.around_is(lambda one: seat_of(one, made["seats"][0]).get("stand_in") == "random")
            await b.act()
            await settled(server, made["id"])
            assert await asked_of(a, b) is b, "it plays on"
            back = (await made["anna"].post(made["id"], "return", seat=made["seats"][0])).good
            assert back["away"]["moves"] >= 2
            while await asked_of(a, b) is b:
                await b.act()
            await settled(server, made["id"])
            around = await made["anna"].around(made["id"])
            assert "stand_in" not in seat_of(around, made["seats"][0]), "nobody comes back to a clock that has run out"
            await a.act()

    server.do(doing())


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_time_runs_out_and_the_game_ends(server: Server, later: Later, kind: str) -> None:
    async def doing() -> None:
        async with two_people(server, ways=ways(kind, 60, "end")) as (a, b, made):
            later.by(61)
            await settled(server, made["id"])
            for line in (a, b):
                await line.around_is(lambda one: one["state"] == "abandoned" and "seed" in one)

    server.do(doing())


def test_a_bank_is_charged_for_what_was_used_and_gets_its_increment(server: Server, later: Later) -> None:
    async def doing() -> None:
        async with two_people(server, ways=ways("bank", 100, "end", increment=7)) as (a, b, made):
            later.by(30)
            await a.act()
            told = await b.around_is(lambda one: one["running"]["seat"] == made["seats"][1])
            assert 76_000 < seat_of(told, made["seats"][0])["bank"] <= 77_000
            assert seat_of(told, made["seats"][1])["bank"] == 100_000

    server.do(doing())


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_nobody_gains_time_by_calling_a_stand_in_and_coming_back(server: Server, later: Later, kind: str) -> None:
    async def doing() -> None:
        async with two_people(server, ways=ways(kind, 100, "end")) as (_, __, made):
            anna, table, (mine, theirs) = made["anna"], made["id"], made["seats"]
            until = (await anna.around(table))["running"]["until"]
            later.by(40)
            room = await server.room(table)
            room.driver = pending()  # a bot that thinks for long
            for _ in range(2):
                await anna.post(table, "stand-in", seat=mine)
                await anna.post(table, "return", seat=mine)
            assert (await anna.around(table))["running"]["until"] - until < 2_000
            for _ in range(2):  # and nobody gives the others time
                await made["boris"].post(table, "stand-in", seat=theirs)
                await made["boris"].post(table, "return", seat=theirs)
            assert (await anna.around(table))["running"]["until"] - until < 2_000
            room.driver.cancel()

    server.do(doing())


def pending() -> Any:
    return asyncio.create_task(asyncio.sleep(600))


@pytest.mark.parametrize("out", ["bot_moves", "stand_in", "end"])
def test_time_runs_out_at_a_table_that_nobody_looks_at(server: Server, later: Later, out: str) -> None:
    async def doing() -> None:
        async with two_people(server, ways=ways("move", 3 * 86_400, out)) as (_, __, made):
            pass
        later.by(60)
        await server.sweep()
        assert made["id"] not in server.house.rooms.rooms
        later.by(3 * 86_400)
        await settled(server, made["id"])
        around = await made["anna"].around(made["id"])
        assert (around["state"] == "abandoned") == (out == "end")
        assert ("stand_in" in seat_of(around, made["seats"][0])) == (out == "stand_in")
        assert await moves(server, made) >= 1

    server.do(doing())


def test_a_bot_that_a_dead_worker_left_behind_is_seen_to_by_the_sweep(server: Server, later: Later) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make("me", "random")
        async with anna.at(made["id"], made["seats"][0]) as line:
            room = await server.room(made["id"])
            if room.driver is not None:
                await room.driver
            room.drive = lambda: None  # type: ignore[method-assign]
            await line.act()
            while room.bot_to_ask() is None:
                await line.act()
            count = room.seq
            del room.drive
        later.by(6)
        await settled(server, made["id"])
        assert await moves(server, made) > count

    server.do(doing())


def test_a_table_that_cannot_be_opened_keeps_no_other_waiting(
    server: Server, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def doing() -> None:
        async with two_people(server, ways=ways("move", 60, "end")) as (_, __, broken):
            pass
        async with two_people(server, ways=ways("move", 60, "end")) as (a, _, made):
            rooms = server.house.rooms
            whole = type(rooms).room

            async def room(self: Any, id: str) -> Any:
                if id == broken["id"]:
                    raise OSError("no disk")
                return await whole(self, id)

            monkeypatch.setattr(type(rooms), "room", room)
            later.by(61)
            await settled(server, made["id"])
            await a.around_is(lambda one: one["state"] == "abandoned")
            monkeypatch.undo()

    server.do(doing())
