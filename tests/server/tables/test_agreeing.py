"""What all people at a table must agree to: an end, a take-back, a rematch."""

from __future__ import annotations

import asyncio

from tests.server.tables.kit import Server, asked_of, kind, options_of
from tests.server.tables.test_commands import moves, two_people


def test_a_game_is_abandoned_when_all_agree_and_goes_on_after_one_no(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            anna, boris, table = made["anna"], made["boris"], made["id"]
            mine, theirs = made["seats"]
            told = (await anna.post(table, "propose", seat=mine, what="abandon")).good
            assert told["proposal"] == {"what": "abandon", "by": mine, "waits_for": [theirs]}
            await b.around_is(lambda one: one.get("proposal") == told["proposal"])
            assert (await boris.post(table, "propose", seat=theirs, what="abandon")).error == "error_proposed"
            assert (await anna.post(table, "answer", yes=True)).error == "error_nothing_proposed", "not one's own"
            assert (await boris.post(table, "answer", yes=False)).good.get("proposal") is None
            await a.around_is(lambda one: one.get("proposal") is None)
            assert (await boris.post(table, "answer", yes=True)).error == "error_nothing_proposed"
            await a.act()
            await anna.post(table, "propose", seat=mine, what="abandon")
            ended = (await boris.post(table, "answer", yes=True)).good
            assert (ended["state"], ended["why"]["key"]) == ("abandoned", "around_abandoned")
            assert ended["seed"], "and the deal can be checked"
            await a.around_is(lambda one: one["state"] == "abandoned")
            await b.around_is(lambda one: one["state"] == "abandoned" and one.get("proposal") is None)
            for what in ("abandon", "take_back"):
                assert (await anna.post(table, "propose", seat=mine, what=what)).error == "error_game_over"

    server.do(doing())


def test_whoever_proposed_may_think_better_of_it(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (_, __, made):
            anna, boris = made["anna"], made["boris"]
            await anna.post(made["id"], "propose", seat=made["seats"][0], what="abandon")
            assert (await anna.post(made["id"], "answer", yes=False)).good["state"] == "playing"
            assert (await boris.post(made["id"], "answer", yes=True)).error == "error_nothing_proposed"

    server.do(doing())


def test_whoever_is_alone_with_bots_ends_the_game_at_once(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make("me", "me", "random", game="abyss")
        told = (await anna.post(made["id"], "propose", seat=made["seats"][1], what="abandon")).good
        assert told["state"] == "abandoned"

    server.do(doing())


def test_no_stranger_and_no_spectator_is_asked_or_asks(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (_, __, made):
            celia = await server.person("Celia")
            async with celia.at(made["id"]):
                await made["anna"].post(made["id"], "propose", seat=made["seats"][0], what="abandon")
                assert (await celia.post(made["id"], "answer", yes=True)).error == "error_nothing_proposed"
                answer = await celia.post(made["id"], "propose", seat=made["seats"][0], what="abandon")
                assert (answer.status, answer.error) == (403, "error_not_your_seat")

    server.do(doing())


def test_more_than_an_undo_is_taken_back_when_all_agree(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            anna, boris, table = made["anna"], made["boris"], made["id"]
            answer = await boris.post(table, "propose", seat=made["seats"][1], what="take_back")
            assert answer.error == "error_no_undo", "who has done nothing takes nothing back"
            first = await a.act()
            assert await asked_of(a, b) is b
            assert not (await a.look())["undo"]
            await anna.post(table, "propose", seat=made["seats"][0], what="take_back")
            await b.around_is(lambda one: "proposal" in one)
            await b.act()  # whoever plays on has answered too
            for line in (a, b):
                await line.around_is(lambda one: "proposal" not in one)
            assert (await boris.post(table, "answer", yes=True)).error == "error_nothing_proposed"
            await anna.post(table, "propose", seat=made["seats"][0], what="take_back")
            assert (await boris.post(table, "answer", yes=True)).good.get("proposal") is None
            await b.around_is(lambda one: one.get("proposal") is None)
            again = await a.look()
            assert (again["view"], options_of(again)) == (first["view"], options_of(first))
            assert again["events"][-1]["what"] == "taken_back"
            assert not options_of(await b.look())
            assert (await boris.post(table, "answer", yes=True)).error == "error_nothing_proposed"
            await a.act()
            assert await moves(server, made) == 4, "the log forgets nothing"

    server.do(doing())


def test_a_take_back_of_what_was_undone_already_changes_nothing(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, b, made):
            for _ in range(2):
                await (await asked_of(a, b)).act()
            line, other = (a, b) if await asked_of(a, b) is a else (b, a)
            seat = made["seats"][0 if line is a else 1]
            mover, answerer = (made["anna"], made["boris"]) if line is a else (made["boris"], made["anna"])
            await line.act()
            await mover.post(made["id"], "propose", seat=seat, what="take_back")
            now = await line.look()
            assert kind(await line.say("undo", revision=now["revision"])) == "change"
            before, count = await other.look(), await moves(server, made)
            assert (await answerer.post(made["id"], "answer", yes=True)).error == "error_nothing_proposed"
            assert (await other.look())["view"] == before["view"]
            assert await moves(server, made) == count

    server.do(doing())


def test_where_the_table_forbids_it_nobody_asks_for_a_take_back(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server, ways={"take_back": False}) as (a, _, made):
            await a.act()
            answer = await made["anna"].post(made["id"], "propose", seat=made["seats"][0], what="take_back")
            assert (answer.status, answer.error) == (409, "error_no_take_back")

    server.do(doing())


def test_a_rematch_has_the_same_people_and_options_and_a_new_deal(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server, watched=False, ways={"take_back": False}) as (a, b, made):
            anna, boris, table, (mine, theirs) = made["anna"], made["boris"], made["id"], made["seats"]
            answer = await anna.post(table, "propose", seat=mine, what="rematch")
            assert (answer.status, answer.error) == (409, "error_not_over")
            await anna.post(table, "propose", seat=mine, what="abandon")
            await boris.post(table, "answer", yes=True)
            assert (await anna.post(table, "propose", seat=mine, what="rematch")).good["proposal"]["waits_for"] == [
                theirs
            ]
            assert (await boris.post(table, "answer", yes=False)).good.get("next") is None
            await boris.post(table, "propose", seat=theirs, what="rematch")
            new = (await anna.post(table, "answer", yes=True)).good["next"]
            await a.around_is(lambda one: one.get("next") == new)
            await b.around_is(lambda one: one.get("next") == new)
            old, again = await anna.around(table), await anna.around(new)
            assert again["state"] == "playing"
            assert again["options"] == old["options"]
            assert [one["name"] for one in again["seats"]] == [one["name"] for one in old["seats"]]
            assert again["commitment"] != old["commitment"]
            async with boris.at(new, theirs) as line:
                assert line.heard[0]["viewer"] == theirs
            answer = await anna.post(table, "propose", seat=mine, what="rematch")
            assert (answer.status, answer.error) == (409, "error_rematch_is_there")

    server.do(doing())


def test_a_rematch_that_is_asked_for_twice_at_once_is_made_once(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make("me", "random")
        await anna.post(made["id"], "propose", seat=made["seats"][0], what="abandon")
        asked = [anna.post(made["id"], "propose", seat=made["seats"][0], what="rematch") for _ in range(5)]
        answers = await asyncio.gather(*asked)
        assert sorted(one.status for one in answers) == [200, 409, 409, 409, 409]
        mine = [one["id"] for one in (await anna.get("/api/mine"))["tables"]]
        assert len(mine) == 2

    server.do(doing())
