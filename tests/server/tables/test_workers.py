"""Two workers on one PostgreSQL: any of them serves any table, and what both do at once happens once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tests.server.conftest import make as make_database
from tests.server.tables.kit import (
    Json,
    Later,
    Line,
    Server,
    Someone,
    asked_of,
    eventually,
    is_,
    kind,
    options_of,
    seat_of,
)

Both = tuple[Server, Server]


@pytest.fixture(scope="module")
def both(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    asyncio.run(make_database(postgresql, "two_workers"))
    url = make_url(postgresql).set(database="two_workers").render_as_string(hide_password=False)
    folder: Path = tmp_path_factory.mktemp("workers")
    with Server(folder, url) as one, Server(folder, url) as two:
        yield one, two


def at(person: Someone, worker: Server) -> Someone:
    """The same person, who comes by way of another worker."""
    other = Someone(worker.url, person.token)
    other.name, other.id = person.name, person.id
    return other


@asynccontextmanager
async def apart(both: Both) -> AsyncIterator[tuple[Line, Line, Json]]:
    """Two people at one table, at two workers; who is asked comes first."""
    anna, boris = await both[0].person("Anna"), await both[1].person("Boris")
    made = await anna.make("me", "open")
    await boris.post(made["id"], "sit")
    made["anna"], made["boris"] = anna, boris
    async with anna.at(made["id"], made["seats"][0]) as a, boris.at(made["id"], made["seats"][1]) as b:
        await a.until(is_("update"))
        await b.until(is_("update"))
        if await asked_of(a, b) is a:
            yield a, b, made
        else:
            made["anna"], made["boris"] = boris, anna
            made["seats"].reverse()
            yield b, a, made


def test_a_move_made_at_one_worker_is_told_at_the_other(both: Both) -> None:
    async def doing() -> None:
        async with apart(both) as (a, b, _):
            for _ in range(4):
                line = await asked_of(a, b)
                other = b if line is a else a
                before = len(other.heard)
                await line.act()
                await other.until(is_("change"), before)

    both[0].do(doing())


def test_who_waits_at_one_worker_is_told_that_the_game_begins_at_another(both: Both) -> None:
    async def doing() -> None:
        anna, boris = await both[0].person("Anna"), await both[1].person("Boris")
        made = await anna.make("me", "open")
        async with anna.at(made["id"], made["seats"][0]) as line:
            assert not [one for one in line.heard if is_("update")(one)]
            await boris.post(made["id"], "sit")
            await line.until(is_("update"))
            await line.around_is(lambda one: one["state"] == "playing")

    both[0].do(doing())


def test_the_last_seats_taken_at_once_at_two_workers_begin_one_game(both: Both) -> None:
    async def doing() -> None:
        for _ in range(6):
            anna, boris = await both[0].person("Anna"), await both[1].person("Boris")
            host = await both[0].person("Celia")
            made = await host.make("open", "open", "me", game="abyss")
            await at(host, both[1]).around(made["id"])  # both have it in memory
            answers = await asyncio.gather(
                anna.post(made["id"], "sit", seat=made["seats"][0]),
                boris.post(made["id"], "sit", seat=made["seats"][1]),
            )
            assert [one.status for one in answers] == [200, 200]
            for one in (host, at(host, both[1])):
                around = await one.around(made["id"])
                assert around["state"] == "playing"
                assert [seat["name"] for seat in around["seats"]] == ["Anna", "Boris", "Celia"]

    both[0].do(doing())


def test_one_seat_taken_at_once_at_two_workers_has_one_person(both: Both) -> None:
    async def doing() -> None:
        for _ in range(6):
            host = await both[0].person("Celia")
            anna, boris = await both[0].person("Anna"), await both[1].person("Boris")
            made = await host.make("me", "open")
            await at(host, both[1]).around(made["id"])
            answers = await asyncio.gather(*[one.post(made["id"], "sit") for one in (anna, boris)])
            assert sorted(one.status for one in answers) == [200, 409]

    both[0].do(doing())


def test_who_leaves_at_one_worker_while_the_last_sits_down_at_another_is_in_or_out(both: Both) -> None:
    async def doing() -> None:
        for _ in range(6):
            anna, boris = await both[0].person("Anna"), await both[1].person("Boris")
            made = await anna.make("me", "me", "open", game="abyss")
            await boris.around(made["id"])
            left, sat = await asyncio.gather(
                anna.post(made["id"], "leave", seat=made["seats"][0]), boris.post(made["id"], "sit")
            )
            assert sat.status == 200
            for one in (anna, boris):
                around = await one.around(made["id"])
                assert (around["state"], left.status) in [("playing", 409), ("gathering", 200)]

    both[0].do(doing())


def test_two_tabs_at_two_workers_that_act_at_once_make_one_move(both: Both) -> None:
    async def doing() -> None:
        async with apart(both) as (one, _, made):
            worker = both[0] if made["anna"].url == both[1].url else both[1]
            async with at(made["anna"], worker).at(made["id"], made["seats"][0]) as two:
                now = await one.look()
                revision, options = now["revision"], options_of(now)
                told = await asyncio.gather(
                    one.say("act", revision=revision, action=options[0]),
                    two.say("act", revision=revision, action=options[-1]),
                )
                assert sorted(kind(answer) for answer in told) == ["change", "refused"]
                seen = [await one.look(), await two.look()]
                assert {**seen[0], "id": ""} == {**seen[1], "id": ""}

    both[0].do(doing())


def test_a_command_repeated_at_another_worker_is_done_once(both: Both) -> None:
    async def doing() -> None:
        async with apart(both) as (one, _, made):
            worker = both[0] if made["anna"].url == both[1].url else both[1]
            now = await one.look()
            command = {"revision": now["revision"], "action": options_of(now)[0], "id": "once"}
            async with at(made["anna"], worker).at(made["id"], made["seats"][0]) as two:
                told = await asyncio.gather(one.say("act", **command), two.say("act", **command))
                assert {kind(answer) for answer in told} <= {"change", "update"}
                assert (await worker.room(made["id"])).seq == 1

    both[0].do(doing())


def test_yes_said_at_once_at_two_workers_is_counted_twice(both: Both) -> None:
    async def doing() -> None:
        for _ in range(4):
            anna, boris, celia = (
                await both[0].person("Anna"),
                await both[1].person("Boris"),
                await both[0].person("C"),
            )
            made = await anna.make("me", "open", "open", game="abyss")
            await boris.post(made["id"], "sit")
            await celia.post(made["id"], "sit")
            await anna.post(made["id"], "propose", seat=made["seats"][0], what="abandon")
            answers = await asyncio.gather(*[one.post(made["id"], "answer", yes=True) for one in (boris, celia)])
            assert [one.status for one in answers] == [200, 200]
            assert (await anna.around(made["id"]))["state"] == "abandoned"
            rematches = [
                one.post(made["id"], "propose", seat=made["seats"][seat], what="rematch")
                for seat, one in enumerate((anna, boris, celia))
            ]
            assert sorted(one.status for one in await asyncio.gather(*rematches)) == [200, 409, 409]

    both[0].do(doing())


def test_a_rematch_asked_for_at_once_at_two_workers_is_one_table(both: Both) -> None:
    async def doing() -> None:
        for _ in range(4):
            anna = await both[0].person("Anna")
            made = await anna.make("me", "random")
            await anna.post(made["id"], "propose", seat=made["seats"][0], what="abandon")
            await at(anna, both[1]).around(made["id"])
            asked = [
                one.post(made["id"], "propose", seat=made["seats"][0], what="rematch")
                for one in (anna, at(anna, both[1]))
            ]
            assert sorted(one.status for one in await asyncio.gather(*asked)) == [200, 409]
            assert len((await anna.get("/api/mine"))["tables"]) == 2

    both[0].do(doing())


def test_everybody_is_told_who_is_here_wherever_they_came_in(both: Both) -> None:
    async def doing() -> None:
        async with apart(both) as (a, b, made):
            for line in (a, b):
                await line.around_is(lambda one: [seat.get("here") for seat in one["seats"]] == [True, True])
            await b.socket.close()
            await a.around_is(lambda one: not seat_of(one, made["seats"][1]).get("here"))

    both[0].do(doing())


def test_a_clock_that_runs_out_is_seen_to_by_one_worker(both: Both, later: Later) -> None:
    async def doing() -> None:
        anna = await both[0].person("Anna")
        clock = {"kind": "move", "seconds": 60, "out": "stand_in"}
        made = await anna.make("me", "me", ways={"clock": clock, "stand_in": "random"})
        await at(anna, both[1]).around(made["id"])
        later.by(61)
        claimed = await asyncio.gather(*[worker.house.rooms.overdue() for worker in both[:1]])
        again = await both[0].house.rooms.overdue()
        assert made["id"] in claimed[0]
        assert made["id"] not in again
        later.by(6)  # whoever has claimed it has died
        await both[0].sweep()

        async def stands_in() -> bool:
            return any("stand_in" in seat for seat in (await at(anna, both[1]).around(made["id"]))["seats"])

        await eventually(stands_in)

    both[0].do(doing())


def test_bots_are_driven_by_the_worker_at_which_somebody_acts(both: Both) -> None:
    async def doing() -> None:
        anna = await both[0].person("Anna")
        made = await anna.make("me", "random", game="abyss")
        for worker in (0, 1, 0, 1):
            async with at(anna, both[worker]).at(made["id"], made["seats"][0]) as line:
                await line.act()
                await line.asked()

    both[0].do(doing())
