"""A bot plays for somebody who is away, and tells what it did."""

from __future__ import annotations

import asyncio

from tests.server.tables.kit import Later, Server, asked_of, is_, kind, options_of, seat_of
from tests.server.tables.test_commands import two_people


def test_who_calls_a_stand_in_and_comes_back_is_told_what_it_did(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            anna, table, (mine, _) = made["anna"], made["id"], made["seats"]
            heard = (await a.look())["heard"]
            called = (await anna.post(table, "stand-in", seat=mine, bot="random")).good
            assert seat_of(called, mine)["stand_in"] == "random"
            await b.around_is(lambda one: seat_of(one, mine).get("stand_in") == "random")
            await b.act()  # when it is asked, the stand-in has moved
            await b.asked()
            now = await a.look()
            refused = await a.say("act", revision=now["revision"], action="x")
            assert refused["error"]["key"] == "error_stand_in"
            assert (await anna.post(table, "stand-in", seat=mine)).error == "error_stand_in"
            back = (await anna.post(table, "return", seat=mine)).good
            assert back["away"]["bot"] == "random"
            assert back["away"]["first"] == heard
            assert back["away"]["moves"] >= 1
            assert (await anna.post(table, "return", seat=mine)).error == "error_no_stand_in"
            told = await a.around_is(lambda one: one.get("away") is not None)
            assert told["away"] == back["away"]
            last = await b.around_is(lambda one: "stand_in" not in seat_of(one, mine))
            assert "away" not in last, "for others that is no news"
            while await asked_of(a, b) is b:
                await b.act()
            await a.act()
            await a.around_is(lambda one: one.get("away") is None)

    server.do(doing())


def test_others_call_a_stand_in_only_for_somebody_who_is_away_for_long(server: Server, later: Later) -> None:
    async def doing() -> None:
        anna, boris, celia = await server.people("Anna", "Boris", "Celia")
        made = await anna.make("me", "open")
        table, theirs = made["id"], made["seats"][1]
        await boris.post(table, "sit")
        async with boris.at(table, theirs):
            later.by(3600)
            assert (await anna.post(table, "stand-in", seat=theirs)).error == "error_is_here"
        answer = await anna.post(table, "stand-in", seat=theirs)
        assert (answer.status, answer.error) == (409, "error_is_here"), "he has only just gone"
        assert (await celia.post(table, "stand-in", seat=theirs)).status == 403, "it is none of hers"
        later.by(61)
        assert seat_of((await anna.post(table, "stand-in", seat=theirs)).good, theirs)["stand_in"] == "courtier"
        assert (await anna.post(table, "return", seat=theirs)).status == 403, "he alone says when he is back"
        assert (await boris.post(table, "return", seat=theirs)).good

    server.do(doing())


def test_no_stand_in_plays_for_a_bot_or_before_or_after_a_game(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make("me", "random", "open", game="abyss")
        table, names = made["id"], made["seats"]
        assert (await anna.post(table, "stand-in", seat=names[0])).error == "error_not_begun"
        await anna.post(table, "seat", seat=names[2], bot="random")
        assert (await anna.post(table, "stand-in", seat=names[1])).status == 403
        assert (await anna.post(table, "stand-in", seat=names[0], bot="deep_thought")).error == "error_no_such_bot"
        await anna.post(table, "propose", seat=names[0], what="abandon")
        assert (await anna.post(table, "stand-in", seat=names[0])).error == "error_game_over"

    server.do(doing())


def test_nobody_stands_in_who_cannot_play_the_game(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make("me", "random", game="secret_city")
        table, mine = made["id"], made["seats"][0]
        assert (await anna.post(table, "stand-in", seat=mine, bot="neural")).error == "error_no_such_bot"
        assert seat_of((await anna.post(table, "stand-in", seat=mine, bot="random")).good, mine)["stand_in"] == "random"

    server.do(doing())


def test_a_stand_in_does_not_answer_for_what_others_ask(server: Server) -> None:
    """Of an absent person nobody waits for an answer."""

    async def doing() -> None:
        async with two_people(server) as (_, __, made):
            anna, boris, (mine, theirs) = made["anna"], made["boris"], made["seats"]
            await anna.post(made["id"], "stand-in", seat=mine)
            told = (await boris.post(made["id"], "propose", seat=theirs, what="abandon")).good
            assert told["state"] == "abandoned"

    server.do(doing())


def test_an_act_and_a_stand_in_at_once_do_not_both_move(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            anna, table, (mine, _) = made["anna"], made["id"], made["seats"]
            now = await a.look()
            act = asyncio.create_task(a.say("act", revision=now["revision"], action=options_of(now)[0]))
            call = asyncio.create_task(anna.post(table, "stand-in", seat=mine, bot="random"))
            told, answer = await act, await call
            assert answer.status == 200
            assert kind(told) in ("change", "refused")
            await b.asked()
            room = await server.room(table)
            rows = [one["what"] for one in (await b.look())["events"] if one.get("seat") == mine]
            assert rows, "one of them has moved"
            assert room.engine is not None
            assert (await room.engine.standing()).moves == 1

    server.do(doing())


def test_bots_play_on_until_a_person_is_asked(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make("random", "me", "greedy", game="abyss")
        async with anna.at(made["id"], made["seats"][1]) as line:
            for _ in range(3):
                await line.act()
            assert [one for one in line.heard if is_("change")(one)]

    server.do(doing())
