"""Two things at once: one of them happens first, and both are answered."""

from __future__ import annotations

import asyncio

from tests.server.tables.kit import Server, options_of, seat_of
from tests.server.tables.test_commands import moves, two_people


def test_of_all_who_take_the_last_seat_at_once_one_sits(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        others = await server.people(*[f"Guest {number}" for number in range(6)])
        made = await anna.make("me", "open")
        answers = await asyncio.gather(*[one.post(made["id"], "sit") for one in others])
        assert sorted(one.status for one in answers) == [200] + [409] * 5
        around = await anna.around(made["id"])
        winner = others[[one.status for one in answers].index(200)]
        assert [one["name"] for one in around["seats"]] == ["Anna", winner.name]

    server.do(doing())


def test_one_invitation_shown_twice_at_once_seats_one(server: Server) -> None:
    async def doing() -> None:
        anna, boris, celia = await server.people("Anna", "Boris", "Celia")
        made = await anna.make("me", "invited", "open", game="abyss")
        shown = made["invitations"][made["seats"][1]]
        answers = await asyncio.gather(*[one.post(made["id"], "sit", invitation=shown) for one in (boris, celia)])
        assert sorted(one.status for one in answers) == [200, 403]

    server.do(doing())


def test_when_one_leaves_while_the_last_sits_down_the_game_begins_with_all_or_not_at_all(server: Server) -> None:
    async def doing() -> None:
        for _ in range(4):
            anna, boris, celia = await server.people("Anna", "Boris", "Celia")
            made = await anna.make("me", "open", "open", game="abyss")
            seat = (await boris.post(made["id"], "sit")).good["seat"]
            left, sat = await asyncio.gather(
                boris.post(made["id"], "leave", seat=seat), celia.post(made["id"], "sit", seat=made["seats"][2])
            )
            assert sat.status == 200
            around = await anna.around(made["id"])
            assert (around["state"], left.status) in [("playing", 409), ("gathering", 200)]
            assert bool(seat_of(around, seat).get("open")) == (left.status == 200)

    server.do(doing())


def test_the_host_and_a_guest_who_want_the_same_seat_do_not_both_get_it(server: Server) -> None:
    async def doing() -> None:
        anna, boris = await server.people("Anna", "Boris")
        made = await anna.make("me", "open")
        seat = made["seats"][1]
        answers = await asyncio.gather(
            anna.post(made["id"], "seat", seat=seat, bot="random"), boris.post(made["id"], "sit", seat=seat)
        )
        assert sorted(one.status for one in answers) == [200, 409]
        told = seat_of(await anna.around(made["id"]), seat)
        assert (told["player"] == "random") == (answers[0].status == 200)

    server.do(doing())


def test_a_move_and_a_yes_to_a_take_back_at_once_leave_a_game_that_the_log_has(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            anna, boris = made["anna"], made["boris"]
            await a.act()
            await anna.post(made["id"], "propose", seat=made["seats"][0], what="take_back")
            now = await b.look()
            act = b.say("act", revision=now["revision"], action=options_of(now)[0])
            _, answer = await asyncio.gather(act, boris.post(made["id"], "answer", yes=True))
            assert answer.status in (200, 409)
            seen = [await a.look(), await b.look()]
            room = await server.room(made["id"])
            room.is_loaded = False
            assert [one["view"] for one in [await a.look(), await b.look()]] == [one["view"] for one in seen]

    server.do(doing())


def test_all_who_answer_at_once_are_counted(server: Server) -> None:
    async def doing() -> None:
        people = await server.people("Anna", "Boris", "Celia", "Dora")
        made = await people[0].make("me", "open", "open", "open", game="abyss")
        for one in people[1:]:
            await one.post(made["id"], "sit")
        await people[0].post(made["id"], "propose", seat=made["seats"][0], what="abandon")
        answers = await asyncio.gather(*[one.post(made["id"], "answer", yes=True) for one in people[1:]])
        assert [one.status for one in answers] == [200, 200, 200]
        assert (await people[0].around(made["id"]))["state"] == "abandoned"

    server.do(doing())


def test_two_tabs_that_act_at_once_make_one_move(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (one, _, made), made["anna"].at(made["id"], made["seats"][0]) as two:
            now = await one.look()
            revision, options = now["revision"], options_of(now)
            told = await asyncio.gather(
                one.say("act", revision=revision, action=options[0]),
                two.say("act", revision=revision, action=options[-1]),
            )
            assert sorted(isinstance(answer, list) for answer in told) == [False, True]
            assert await moves(server, made) == 1

    server.do(doing())


def test_sockets_that_come_and_go_at_once_leave_nobody_behind(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            celia = await server.person("Celia")

            async def visit(number: int) -> None:
                async with celia.at(made["id"], hello=number % 2 == 0) as line:
                    if number % 3 == 0:
                        await line.socket.close()
                    if number % 5 == 0:
                        line.socket.transport.abort()

            await asyncio.gather(*[visit(number) for number in range(30)], a.act())
            room = await server.room(made["id"])
            async with asyncio.timeout(20):
                while len(room.watchers) > 2:
                    await asyncio.sleep(0.02)
            assert "watchers" not in await made["anna"].around(made["id"])
            await b.act()

    server.do(doing())
