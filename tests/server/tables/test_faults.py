"""The database fails at the worst moment: nothing is lost, nothing happens twice, and everybody is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.tables.kit import Later, Server, asked_of, id_of, is_, kind, options_of, seat_of
from tests.server.tables.test_clocks import settled
from tests.server.tables.test_commands import moves, two_people
from undercourt.server.engines.engine import Trouble
from undercourt.server.store.log import Entry, Log, Taken


@pytest.fixture
def fails(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Exception]]:
    """The next time that something is appended to the log, it goes wrong; `done`: and yet it was committed."""

    def next_time(wrong: Exception, done: bool = False, times: int = 1, by: str = "") -> list[Exception]:
        waiting = [wrong] * times
        whole = Log.append

        async def append(self: Log, entry: Entry) -> None:
            if not waiting or not entry.row.by.startswith(by):
                await whole(self, entry)
                return
            if done:
                await whole(self, entry)
            raise waiting.pop()

        monkeypatch.setattr(Log, "append", append)
        return waiting

    return next_time


def test_a_move_that_is_not_committed_has_not_happened(server: Server, fails: Any) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            now, seen = await a.look(), await b.look()
            fails(OSError("the database is away"))
            told = await a.say("act", revision=now["revision"], action=options_of(now)[0], id="x")
            assert (told["is"], told["error"]["key"]) == ("refused", "error_unavailable")
            assert {**(await a.look()), "id": ""} == {**now, "id": ""}
            assert {**(await b.look()), "id": ""} == {**seen, "id": ""}
            told = await a.say("act", revision=now["revision"], action=options_of(now)[0], id="x")
            assert kind(told) == "change"
            assert await moves(server, made) == 1

    server.do(doing())


@pytest.mark.parametrize("wrong", [OSError("the connection broke"), Taken()])
def test_a_move_that_was_committed_though_none_knew_is_done_once(server: Server, fails: Any, wrong: Exception) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            now, before = await a.look(), len(b.heard)
            fails(wrong, done=True)
            command = {"revision": now["revision"], "action": options_of(now)[0], "id": "x"}
            told = await a.say("act", **command)
            if not isinstance(wrong, Taken):
                assert told["error"]["key"] == "error_unavailable"
                told = await a.say("act", **command)
            assert kind(told) in ("update", "change"), told
            assert await moves(server, made) == 1
            await b.until(lambda one: kind(one) in ("update", "change"), before)

    server.do(doing())


def test_the_move_of_a_bot_that_is_not_committed_is_made_by_the_sweep(server: Server, fails: Any, later: Later) -> None:
    async def doing() -> None:
        anna = await server.person()
        waiting = fails(OSError("the database is away"), by="random")
        made = await anna.make("random", "me")
        async with anna.at(made["id"], made["seats"][1]) as line:
            while waiting:
                now = await line.look()
                if options := options_of(now):
                    await line.say("act", revision=now["revision"], action=options[-1])
                await asyncio.sleep(0.02)
            later.by(6)
            await settled(server, made["id"])
            await line.asked()

    server.do(doing())


@pytest.mark.parametrize("route", ["propose", "stand-in"])
def test_what_is_asked_by_http_and_not_committed_has_not_happened(server: Server, fails: Any, route: str) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make("me", "me")
        body = {"seat": made["seats"][0], **({"what": "abandon"} if route == "propose" else {})}
        fails(OSError("the database is away"))
        answer = await anna.post(made["id"], route, **body)
        assert (answer.status, answer.error) == (503, "error_unavailable")
        around = await anna.around(made["id"])
        assert around["state"] == "playing"
        assert "stand_in" not in seat_of(around, made["seats"][0])
        fails(Taken())
        assert (await anna.post(made["id"], route, **body)).good, "another worker was faster: that is no reason to fail"

    server.do(doing())


def test_whoever_is_always_too_late_is_told_so_in_the_end(server: Server, fails: Any) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, _, made):
            fails(Taken(), times=100)
            now = await a.look()
            told = await a.say("act", revision=now["revision"], action=options_of(now)[0])
            assert told["error"]["key"] == "error_unavailable"
            answer = await made["anna"].post(made["id"], "stand-in", seat=made["seats"][0])
            assert (answer.status, answer.error) == (503, "error_unavailable")

    server.do(doing())


@pytest.mark.parametrize("where", ["standing", "told", "revision", "act", "result"])
@pytest.mark.parametrize("wrong", [Trouble("an elder does not answer"), KeyError("a fault of ours")])
def test_a_fault_of_the_rules_leaves_the_table_as_the_log_has_it(server: Server, where: str, wrong: Exception) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            now = await a.look()
            room = await server.room(made["id"])
            engine: Any = room.engine
            whole = getattr(engine, where)

            async def broken(*args: Any) -> Any:
                if where in ("told", "act"):
                    await whole(*args)
                raise wrong

            setattr(engine, where, broken)
            told = await a.say("act", revision=now["revision"], action=options_of(now)[0], id="x")
            if where != "result":  # which is asked for at the end alone
                assert kind(told) == "refused"
                told = await a.say("act", revision=now["revision"], action=options_of(now)[0], id="x")
            assert kind(told) in ("change", "update"), told
            assert await moves(server, made) == 1
            assert not room.lock.locked()
            await (await asked_of(a, b)).act()

    server.do(doing())


def test_what_another_worker_did_while_a_room_was_thrown_away_is_told(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            now, before = await a.look(), len(b.heard)
            room = await server.room(made["id"])
            await write_behind(server, room, options_of(now)[0])
            room.is_loaded = False
            server.house.rooms.heard(f"{made['id']} 1")
            for line in (a, b):
                await line.until(lambda one: kind(one) in ("change", "update") and not id_of(one), before)
            assert await asked_of(a, b) is b

    server.do(doing())


def test_news_that_never_came_is_made_up_for_with_the_next_command(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            now, before = await a.look(), len(b.heard)
            room = await server.room(made["id"])
            await write_behind(server, room, options_of(now)[0])
            told = await a.say("act", revision=now["revision"], action=options_of(now)[0], id="late")
            assert told["error"]["key"] == "error_stale"
            await b.until(lambda one: kind(one) in ("change", "update"), before)
            assert await moves(server, made) == 1

    server.do(doing())


async def write_behind(server: Server, room: Any, action: str) -> None:
    """As another worker would: the row is there, and this room does not know."""
    from undercourt.server.rooms.room import Room

    other = Room(room.rooms, room.id)
    async with other.held():
        await other.act(other.asked, action, "another worker", "")


def test_a_table_that_is_full_begins_though_the_worker_died_before_it_could(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def doing() -> None:
        from undercourt.server.web import tables

        async def dies(_: object) -> None:
            raise ConnectionError

        anna, boris = await server.people("Anna", "Boris")
        made = await anna.make("me", "open")
        with monkeypatch.context() as patched:
            patched.setattr(tables, "begin_if_full", dies)
            assert (await boris.post(made["id"], "sit")).status == 503
        async with anna.at(made["id"], made["seats"][0]) as line:
            await line.until(is_("update"))
        assert (await anna.around(made["id"]))["state"] == "playing"

    server.do(doing())
