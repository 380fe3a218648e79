"""What comes over a socket, by mistake or by malice: everything is answered, and what is refused changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.tables.kit import Json, Line, Server, asked_of, id_of, is_, kind, options_of


@asynccontextmanager
async def two_people(server: Server, **more: Any) -> AsyncIterator[tuple[Line, Line, Json]]:
    """At a table of two, the one who is asked first."""
    anna, boris = await server.people("Anna", "Boris")
    made = await anna.make("me", "open", **more)
    await boris.post(made["id"], "sit")
    made["anna"], made["boris"] = anna, boris
    async with anna.at(made["id"], made["seats"][0]) as a, boris.at(made["id"], made["seats"][1]) as b:
        if options_of(await a.look()):
            yield a, b, made
        else:
            made["anna"], made["boris"] = boris, anna
            made["seats"].reverse()
            yield b, a, made


async def moves(server: Server, made: Json) -> int:
    return (await server.room(made["id"])).seq


def test_a_move_is_told_to_everybody_and_acknowledged_to_whoever_made_it(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            now, before = await a.look(), len(b.heard)
            told = await a.say("act", revision=now["revision"], action=options_of(now)[0], id="mine")
            assert (kind(told), told[0]) == ("change", now["revision"] + 1)
            heard = await b.until(is_("change"), before)
            assert id_of(heard) == ""
            assert await moves(server, made) == 1

    server.do(doing())


def test_a_stale_command_is_refused_and_answered_with_the_present(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, _, made):
            now = await a.look()
            await a.act()
            told = await a.say("act", revision=now["revision"], action=options_of(now)[0], id="late")
            assert (told["is"], told["error"]["key"]) == ("refused", "error_stale")
            present = await a.until(lambda one: id_of(one) == "late" and kind(one) != "refused")
            assert present["revision"] == (await a.look())["revision"] == now["revision"] + 1
            told = await a.say("act", revision=now["revision"] + 7, action=options_of(now)[0])
            assert told["error"]["key"] == "error_stale", "of the future too"
            assert await moves(server, made) == 1

    server.do(doing())


def test_a_repeated_command_is_done_once_and_answered_as_done(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, _, made):
            now = await a.look()
            command = json.dumps({"do": "act", "revision": now["revision"], "action": options_of(now)[0], "id": "once"})
            await a.ask(command, "once")
            for _ in range(3):
                told = await a.ask(command, "once")
                assert kind(told) in ("update", "change"), told
            async with made["anna"].at(made["id"], made["seats"][0]) as again:  # the acknowledgement was lost
                told = await again.ask(command, "once")
                assert (told["is"], told["revision"]) == ("update", now["revision"] + 1)
            assert await moves(server, made) == 1

    server.do(doing())


def test_the_same_id_at_another_seat_or_table_is_another_command(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, _, made), two_people(server) as (c, _, other):
            for line in (a, c):
                now = await line.look()
                told = await line.say("act", revision=now["revision"], action=options_of(now)[0], id="x")
                assert kind(told) == "change"
            assert await moves(server, made) == await moves(server, other) == 1

    server.do(doing())


def test_commands_that_come_in_the_wrong_order_are_stale_and_those_that_follow_are_done(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, _, made):
            now = await a.look()
            later = {"do": "act", "revision": now["revision"] + 1, "action": options_of(now)[0], "id": "second"}
            first = {"do": "act", "revision": now["revision"], "action": options_of(now)[0], "id": "first"}
            assert (await a.ask(json.dumps(later), "second"))["error"]["key"] == "error_stale"
            assert kind(await a.ask(json.dumps(first), "first")) == "change"
            assert await moves(server, made) == 1

    server.do(doing())


def test_many_commands_at_once_are_answered_in_order_and_one_of_them_is_done(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, _, made):
            now = await a.look()
            for number in range(30):
                action = options_of(now)[0]
                await a.send(
                    json.dumps({"do": "act", "revision": now["revision"], "action": action, "id": f"n{number}"})
                )
            await a.until(lambda one: id_of(one) == "n29")
            assert await moves(server, made) == 1
            answers = [id_of(one) for one in a.heard if id_of(one).startswith("n")]
            assert list(dict.fromkeys(answers)) == [f"n{number}" for number in range(30)]

    server.do(doing())


BAD: list[tuple[str | bytes, str]] = [
    ("", "error_not_json"),
    ("{", "error_not_json"),
    ("\x00", "error_not_json"),
    ("[" * 4000, "error_bad_command"),
    ('{"a":' * 600 + "1" + "}" * 600, "error_bad_command"),
    (b"\x00\xff binary", "error_not_json"),
    ("null", "error_bad_command"),
    ("[]", "error_bad_command"),
    ('"act"', "error_bad_command"),
    ("{}", "error_bad_command"),
    ('{"do": "dance"}', "error_bad_command"),
    ('{"do": "act"}', "error_bad_command"),
    ('{"do": "act", "revision": "1", "action": "x"}', "error_bad_command"),
    ('{"do": "act", "revision": -1, "action": "x"}', "error_bad_command"),
    ('{"do": "act", "revision": 1e400, "action": "x"}', "error_bad_command"),
    ('{"do": "act", "revision": 9007199254740993, "action": "x"}', "error_bad_command"),
    ('{"do": "act", "revision": 1, "action": 5}', "error_bad_command"),
    ('{"do": "look", "surprise": 1}', "error_bad_command"),
    ('{"do": "look", "since": null}', "error_bad_command"),
    ('{"do": "look", "id": "\\u0000"}', "error_bad_command"),
    ('{"do": "hello", "seat": "amber"}', "error_bad_command"),
    (json.dumps({"do": "look", "id": "x" * 201}), "error_bad_command"),
    (json.dumps({"do": "act", "revision": 1, "action": "x" * 5000}), "error_too_long"),
    (json.dumps({"do": "look", "id": "ж" * 3000}, ensure_ascii=False), "error_too_long"),
]


def test_whatever_cannot_be_understood_is_refused_by_its_key(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, _, made):
            for sent, key in BAD:
                before = len(a.heard)
                await a.send(sent)
                told = await a.until(is_("refused"), before)
                assert told["error"]["key"] in (key, "error_not_json"), (sent, told)
            await a.act()
            assert await moves(server, made) == 1

    server.do(doing())


def test_a_frame_that_is_far_too_long_ends_the_socket_and_nothing_else(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            await a.send("x" * 200_000)
            assert (await a.end())[0] == 1009
            async with made["anna"].at(made["id"], made["seats"][0]) as again:
                await again.act()
            await b.until(is_("change"))

    server.do(doing())


def test_an_action_that_is_not_offered_is_refused(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            revision = (await a.look())["revision"]
            for action in ["no_such_thing", "", "deploy nowhere", "\u202e", "end_turn " * 20, "../x", "%s", "0"]:
                told = await a.say("act", revision=revision, action=action)
                assert told["is"] == "refused", action
                assert (await a.say("why", action=action))["is"] in ("reason", "refused")
            now = await b.look()
            told = await b.say("act", revision=now["revision"], action=options_of(await a.look())[0])
            assert told["is"] == "refused", "it is not for this seat to decide"
            assert (await a.say("undo", revision=revision))["is"] == "refused", "nothing has been done yet"
            assert (await a.say("catalogue"))["is"] == "refused"
            assert (await a.say("record"))["error"]["key"] == "error_record_is_secret"
            assert await moves(server, made) == 0

    server.do(doing())


def test_nobody_speaks_for_the_seat_of_another(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (_, __, made):
            anna, boris, celia = made["anna"], made["boris"], await server.person("Celia")
            mine, theirs = made["seats"]
            assert await boris.refused_at(made["id"], mine) == (4403, "error_not_your_seat")
            assert await anna.refused_at(made["id"], theirs) == (4403, "error_not_your_seat")
            assert await celia.refused_at(made["id"], mine) == (4403, "error_not_your_seat")
            assert await anna.refused_at(made["id"], "purple") == (4403, "error_not_your_seat")
            assert await anna.refused_at(made["id"], "") == (4403, "error_not_your_seat")
            for route, body in [
                ("propose", {"what": "abandon"}),
                ("stand-in", {}),
                ("return", {}),
                ("leave", {}),
            ]:
                answer = await boris.post(made["id"], route, seat=mine, **body)
                assert answer.status in (403, 409), route
                assert (await celia.post(made["id"], route, seat=mine, **body)).status == 403, route

    server.do(doing())


@pytest.mark.parametrize("first", ["act", "look", "undo", "why"])
def test_whoever_forgets_to_say_hello_is_answered_all_the_same(server: Server, first: str) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, _, made):
            now = await a.look()
            async with made["anna"].at(made["id"], made["seats"][0], hello=False) as rude:
                fields: dict[str, Any] = {
                    "act": {"revision": now["revision"], "action": options_of(now)[0]},
                    "look": {},
                    "undo": {"revision": now["revision"]},
                    "why": {"action": "x"},
                }[first]
                assert await rude.say(first, **fields)
                await a.look()
                assert kind(await rude.say("look", since=0)) == "update"

    server.do(doing())


def test_before_the_game_and_after_its_end_there_is_nothing_to_do(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make("me", "open")
        async with anna.at(made["id"], made["seats"][0]) as line:
            assert (await line.say("act", revision=1, action="x"))["error"]["key"] == "error_not_begun"
            assert (await line.say("undo", revision=1))["error"]["key"] == "error_not_begun"
            assert (await line.say("why", action="x"))["error"]["key"] == "error_not_begun"
            assert (await line.say("look"))["is"] in ("around", "refused"), "and that is answered"
            await anna.post(made["id"], "seat", seat=made["seats"][1], bot="random")
            await line.until(is_("update"))
            now = await line.look()
            await anna.post(made["id"], "propose", seat=made["seats"][0], what="abandon")
            await line.around_is(lambda one: one["state"] == "abandoned")
            for told in [
                await line.say("act", revision=now["revision"], action="x"),
                await line.say("undo", revision=now["revision"]),
                await line.say("why", action="x"),
            ]:
                assert told["error"]["key"] == "error_game_over"
            assert (await line.say("record"))["record"]

    server.do(doing())


def test_two_tabs_of_one_seat_agree(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (one, _, made), made["anna"].at(made["id"], made["seats"][0]) as two:
            now, before = await one.look(), len(two.heard)
            await one.act()
            heard = await two.until(is_("change"), before)
            assert heard[0] == now["revision"] + 1
            told = await two.say("act", revision=now["revision"], action=options_of(now)[-1])
            assert told["error"]["key"] == "error_stale"
            first, second = await one.look(), await two.look()
            assert {**first, "id": ""} == {**second, "id": ""}
            assert await moves(server, made) == 1

    server.do(doing())


def test_whoever_comes_back_is_told_what_was_missed_and_no_more(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            for _ in range(3):
                await (await asked_of(a, b)).act()
            whole = await b.look()
            missed = await b.say("look", since=whole["revision"] - 1)
            count = whole["heard"] - len(missed["events"] if kind(missed) == "update" else missed[2])
            assert count >= 0
            for since in (whole["revision"] + 5, 2**53):
                assert kind(await b.say("look", since=since)) == "update"
            async with made["boris"].at(made["id"], made["seats"][1], hello=False) as back:
                told = await back.say("hello", since=whole["revision"])
                assert told["is"] == "welcome"
                present = await back.until(lambda one: kind(one) in ("update", "change"))
                assert present["view"] == whole["view"]
                assert present["events"] == []

    server.do(doing())


def test_exact_undo_takes_one_action_back_and_is_told_to_all(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, _):
            for _ in range(2):  # where to begin is not undone: then it is another's to decide
                await (await asked_of(a, b)).act()
            a, b = (a, b) if await asked_of(a, b) is a else (b, a)
            now = await a.act()
            after = await a.look()
            assert after["undo"]
            told = await a.say("undo", revision=after["revision"])
            assert kind(told) == "change"
            again = await a.look()
            assert (again["view"], options_of(again)) == (now["view"], options_of(now))
            assert again["revision"] > after["revision"]
            assert again["events"][-1]["what"] == "taken_back"
            assert (await b.look())["view"]["turn"] == now["view"]["turn"]
            assert (await a.say("act", revision=now["revision"], action="x"))["error"]["key"] == "error_stale"

    server.do(doing())


def test_rooms_and_their_helpers_are_gone_when_everybody_has_left(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, _, made):
            await a.act()
        room = await server.room(made["id"])
        async with asyncio.timeout(10):
            while room.watchers:
                await asyncio.sleep(0.02)
        assert not room.lock.locked()
        assert server.house.rooms.sockets.total() == 0
        room.used = 0
        await server.sweep()
        assert made["id"] not in server.house.rooms.rooms
        names = {task.get_coro().__qualname__ for task in asyncio.all_tasks()}  # type: ignore[union-attr]
        assert not names & {"listen", "send", "attend", "Room.play_bots"}, names

    server.do(doing())
