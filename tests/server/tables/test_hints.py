"""Hints over a socket: from a real pool, to whoever asks alone, where the table allows them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.tables.kit import AMPLE, Json, Line, Server, id_of, is_, options_of
from tests.server.tables.test_commands import two_people


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), hint_seconds=0.1, limits=AMPLE) as server:
        yield server


async def hint(line: Line, revision: int | None = None) -> Json:
    now = await line.look()
    told: Json = await line.say("hint", revision=now["revision"] if revision is None else revision)
    return told


def test_whoever_plays_alone_is_told_what_the_master_would_do(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make("me", "random", game="abyss")
        async with anna.at(made["id"], made["seats"][0]) as line:
            assert (await line.until(is_("around")))["hints"]
            now = await line.asked()
            told = await hint(line)
            assert (told["is"], told["revision"]) == ("advice", now["revision"])
            assert {one["action"] for one in told["options"]} <= set(options_of(now)) and told["reasons"]
            again = await hint(line)
            assert {**again, "id": told["id"]} == told, "a hint is thought of once"

    server.do(doing())


def test_others_are_told_nothing_of_a_hint(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server, ways={"hints": True}) as (a, b, made):
            assert (await made["boris"].around(made["id"]))["hints"]
            heard = len(b.heard)
            assert (await hint(a))["is"] == "advice"
            assert (await hint(b))["error"]["key"] == "error_not_asked"
            assert all(id_of(one) for one in b.heard[heard:]), "only answers to what it asked itself"

    server.do(doing())


def test_people_who_play_each_other_have_none_unless_they_agreed(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, _, made):
            assert not (await made["anna"].around(made["id"])).get("hints")
            assert (await hint(a))["error"]["key"] == "error_no_hints"
        anna = await server.person()
        made = await anna.make("me", "random", ways={"hints": False})
        async with anna.at(made["id"], made["seats"][0]) as line:
            await line.asked()
            assert (await hint(line))["error"]["key"] == "error_no_hints"

    server.do(doing())


def test_a_hint_for_what_is_past_is_stale(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server, ways={"hints": True}) as (a, _, made):
            now = await a.look()
            assert (await hint(a, now["revision"] + 3))["error"]["key"] == "error_stale"
            room, before = await server.room(made["id"]), len(a.heard)
            asking = asyncio.create_task(hint(a))
            while 0 not in room.advising and 1 not in room.advising:
                await asyncio.sleep(0.001)
            await a.act()  # whoever does not want to wait need not
            assert (await asking)["error"]["key"] == "error_stale"
            assert [one for one in a.heard[before:] if is_("advice")(one)] == []

    server.do(doing())


def test_too_many_are_refused_with_how_long_to_wait(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server, ways={"hints": True}) as (a, _, made):
            bucket = server.house.rooms.hints
            while not bucket.wait(made["anna"].id):
                pass
            told = await hint(a)
            assert told["error"]["key"] == "error_too_many_hints" and told["error"]["args"]["seconds"] > 0

    server.do(doing())
