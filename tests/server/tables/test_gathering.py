"""People come together: the lobby, links, invitations, seats, and how a game begins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.tables.kit import Server, options_of, seat_of


def test_an_open_table_that_is_listed_stands_in_the_lobby_until_it_is_full(server: Server) -> None:
    async def doing() -> None:
        anna, boris = await server.people("Anna", "Boris")
        table = (await anna.make("me", "open", listed=True))["id"]
        found = next(one for one in (await boris.get("/api/lobby"))["open"] if one["id"] == table)
        assert found["game"] == "tyrants"
        assert [(one.get("name", ""), one.get("open", False)) for one in found["players"]] == [
            ("Anna", False),
            ("", True),
        ]
        assert (await boris.post(table, "sit")).good == {"seat": found["players"][1]["seat"]}
        lobby = await boris.get("/api/lobby")
        assert table not in [one["id"] for one in lobby["open"]]
        assert table in [one["id"] for one in lobby["playing"]]

    server.do(doing())


def test_a_private_table_stands_in_no_list_and_whoever_has_the_link_may_sit_down(server: Server) -> None:
    async def doing() -> None:
        anna, boris = await server.people("Anna", "Boris")
        made = await anna.make("me", "open")
        table, seat = made["id"], made["seats"][1]
        lobby = await boris.get("/api/lobby")
        assert table not in [one["id"] for one in lobby["open"] + lobby["playing"]]
        assert table not in [one["id"] for one in (await boris.get("/api/mine"))["tables"]]
        assert (await boris.around(table))["state"] == "gathering"
        assert (await boris.post(table, "sit", seat=seat)).good == {"seat": seat}
        assert (await anna.around(table))["state"] == "playing"

    server.do(doing())


def test_a_table_that_is_not_there_is_not_found(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        assert (await anna.ask("GET", "/api/tables/nothing")).error == "error_no_table"
        everything: list[tuple[str, dict[str, Any]]] = [
            ("sit", {}),
            ("leave", {"seat": "amber"}),
            ("seat", {"seat": "amber"}),
            ("propose", {"seat": "amber", "what": "abandon"}),
            ("answer", {"yes": True}),
            ("stand-in", {"seat": "amber"}),
            ("return", {"seat": "amber"}),
        ]
        for what, body in everything:
            answer = await anna.post("nothing", what, **body)
            assert (answer.status, answer.error) == (404, "error_no_table"), what
        assert await anna.refused_at("nothing") == (4404, "error_no_table")

    server.do(doing())


def test_an_invited_seat_is_for_whoever_shows_its_invitation_and_for_nobody_else(server: Server) -> None:
    async def doing() -> None:
        anna, boris, celia, dora = await server.people("Anna", "Boris", "Celia", "Dora")
        made = await anna.make("me", "invited", "invited", game="abyss")
        table, invitations = made["id"], made["invitations"]
        names = [one["seat"] for one in (await anna.around(table))["seats"]]
        assert list(invitations) == names[1:]
        assert seat_of(await boris.around(table), names[1])["invited"]
        for wrong in [{}, {"seat": names[1]}, {"seat": names[1], "invitation": "wrong"}]:
            assert (await boris.post(table, "sit", **wrong)).status in (403, 409), wrong
        crossed = {"seat": names[1], "invitation": invitations[names[2]]}
        assert (await boris.post(table, "sit", **crossed)).status in (403, 409)
        assert (await boris.post(table, "sit", invitation=invitations[names[1]])).good == {"seat": names[1]}
        again = await celia.post(table, "sit", invitation=invitations[names[1]])
        assert again.status in (403, 409), "an invitation is used once"
        assert (await dora.post(table, "sit", invitation=invitations[names[2]])).good == {"seat": names[2]}
        assert (await anna.around(table))["state"] == "playing"
        for one in (anna, boris, celia, dora):
            told = await one.around(table)
            assert "invitations" not in told

    server.do(doing())


def test_the_invitation_of_another_table_is_worth_nothing(server: Server) -> None:
    async def doing() -> None:
        anna, boris = await server.people("Anna", "Boris")
        here, there = await anna.make("me", "invited"), await anna.make("me", "invited")
        answer = await boris.post(here["id"], "sit", invitation=there["invitations"][there["seats"][1]])
        assert answer.status in (403, 409)
        assert (await boris.post(there["id"], "sit", invitation=there["invitations"][there["seats"][1]])).good

    server.do(doing())


def test_whoever_is_nobody_may_look_but_not_sit_or_make(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        table = (await anna.make("me", "open"))["id"]
        nobody = await server.person()
        nobody.token = None
        assert (await nobody.around(table))["state"] == "gathering"
        answer = await nobody.post(table, "sit")
        assert (answer.status, answer.error) == (401, "error_no_person")
        assert (await nobody.try_to_make("me", "greedy")).status == 401
        assert (await nobody.ask("GET", "/api/mine")).status == 401
        async with nobody.at(table) as watching:
            assert watching.heard[-1]["state"] == "gathering"
        assert await nobody.refused_at(table, "amber") == (4403, "error_not_your_seat")

    server.do(doing())


def test_at_one_browser_several_people_sit_with_names_of_their_own_and_each_seat_sees_its_own(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make({"who": "me", "name": "Ania"}, {"who": "me", "name": "Borys"}, "open", game="abyss")
        table = made["id"]
        names = [one["seat"] for one in (await anna.around(table))["seats"]]
        assert (await anna.post(table, "sit", name="Cela")).good == {"seat": names[2]}
        around = await anna.around(table)
        assert around["state"] == "playing"
        assert [(one["name"], one.get("mine")) for one in around["seats"]] == [
            ("Ania", True),
            ("Borys", True),
            ("Cela", True),
        ]
        async with anna.at(table, names[0]) as a, anna.at(table, names[1]) as b, anna.at(table, names[2]) as c:
            seen = [await line.look() for line in (a, b, c)]
            assert [bool(options_of(one)) for one in seen].count(True) == 1
            welcomes = [line.heard[0] for line in (a, b, c)]
            assert [one["viewer"] for one in welcomes] == names
            assert [one["name"] for one in welcomes[0]["seats"]] == ["Ania", "Borys", "Cela"]

    server.do(doing())


@pytest.mark.parametrize("allowed", [True, False])
def test_a_table_says_whether_it_may_be_watched(server: Server, allowed: bool) -> None:
    async def doing() -> None:
        anna, boris = await server.people("Anna", "Boris")
        made = await anna.make("me", "me", watched=allowed)
        table = made["id"]
        if not allowed:
            assert await boris.refused_at(table) == (4403, "error_not_watched")
            async with anna.at(table) as own:  # who plays may look on too, and sees no more than a spectator
                assert not options_of(await own.look())
            return
        async with boris.at(table) as watching, anna.at(table, made["seats"][0]) as playing:
            assert watching.heard[0]["viewer"] is None
            seen = await watching.look()
            assert not options_of(seen)
            for command in [
                {"do": "act", "revision": seen["revision"], "action": "pass"},
                {"do": "undo", "revision": 1},
            ]:
                told = await watching.say(**command)
                assert told["is"] == "refused"
            hidden = [one["hand"] for one in seen["view"]["players"]]
            assert hidden != [one["hand"] for one in (await playing.look())["view"]["players"]]

    server.do(doing())


def test_a_table_of_which_no_seat_is_open_begins_at_once(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        table = (await anna.make("me", "random"))["id"]
        around = await anna.around(table)
        assert around["state"] == "playing"
        assert [one["player"] for one in around["seats"]] == ["human", "random"]

    server.do(doing())


def test_whoever_leaves_before_the_game_gives_the_seat_up(server: Server) -> None:
    async def doing() -> None:
        anna, boris, celia = await server.people("Anna", "Boris", "Celia")
        table = (await anna.make("me", "open", "open", game="abyss"))["id"]
        seat = (await boris.post(table, "sit")).good["seat"]
        assert (await celia.post(table, "leave", seat=seat)).status == 403, "the seat of another"
        assert seat_of((await boris.post(table, "leave", seat=seat)).good, seat)["open"]
        assert await boris.refused_at(table, seat) == (4403, "error_not_your_seat")
        assert (await celia.post(table, "sit", seat=seat)).good == {"seat": seat}
        assert (await boris.post(table, "sit", seat=seat)).status == 409

    server.do(doing())


def test_whoever_leaves_has_no_socket_at_that_seat_any_more(server: Server) -> None:
    async def doing() -> None:
        anna, boris, celia = await server.people("Anna", "Boris", "Celia")
        table = (await anna.make("me", "open", "open", game="abyss"))["id"]
        seat = (await boris.post(table, "sit")).good["seat"]
        async with boris.at(table, seat) as left:
            await boris.post(table, "leave", seat=seat)
            await celia.post(table, "sit", seat=seat)
            dora = await server.person("Dora")
            await dora.post(table, "sit")
            assert await left.end() == (1012, "error_not_your_seat")
            assert await boris.refused_at(table, seat) == (4403, "error_not_your_seat")
            assert not [one for one in left.heard if isinstance(one, list) or one["is"] == "update"]

    server.do(doing())


def test_nobody_leaves_a_game_that_has_begun(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make("me", "random")
        for route in ("leave", "seat"):
            answer = await anna.post(made["id"], route, seat=made["seats"][0])
            assert (answer.status, answer.error) == (409, "error_begun")

    server.do(doing())


def test_the_host_fills_seats_with_bots_and_opens_them_again_and_nobody_else_does(server: Server) -> None:
    async def doing() -> None:
        anna, boris = await server.people("Anna", "Boris")
        table = (await anna.make("me", "open", "open", game="abyss"))["id"]
        names = [one["seat"] for one in (await anna.around(table))["seats"]]
        assert (await boris.post(table, "seat", seat=names[1], bot="random")).status == 403
        assert (await anna.post(table, "seat", seat=names[1], bot="nobody_knows")).status == 400
        assert (await anna.post(table, "seat", seat="purple", bot="random")).status in (400, 404, 409)
        told = (await anna.post(table, "seat", seat=names[1], bot="random")).good
        assert seat_of(told, names[1])["player"] == "random"
        assert seat_of((await anna.post(table, "seat", seat=names[1])).good, names[1])["open"]
        await anna.post(table, "seat", seat=names[1], bot="random")
        assert (await anna.post(table, "seat", seat=names[2], bot="random")).good["state"] == "playing"

    server.do(doing())


def test_no_seat_is_for_a_bot_that_cannot_play_the_game(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        for seats, more in (
            (("me", "neural"), {}),
            (("me", "open"), {"ways": {"stand_in": "neural"}}),
        ):
            assert (await anna.try_to_make(*seats, game="secret_city", **more)).error == "error_no_such_bot"
            assert (await anna.try_to_make(*seats, game="abyss", **more)).good
        made = await anna.make("me", "open", "open", game="secret_city")
        answer = await anna.post(made["id"], "seat", seat=made["seats"][1], bot="neural")
        assert (answer.status, answer.error) == (400, "error_no_such_bot")

    server.do(doing())


def test_the_host_does_not_turn_somebody_out_who_sits(server: Server) -> None:
    async def doing() -> None:
        anna, boris = await server.people("Anna", "Boris")
        table = (await anna.make("me", "open", "open", game="abyss"))["id"]
        seat = (await boris.post(table, "sit")).good["seat"]
        assert (await anna.post(table, "seat", seat=seat, bot="random")).error == "error_seat_taken"
        assert seat_of(await boris.around(table), seat)["mine"]

    server.do(doing())


def test_plans_that_cannot_be_are_refused(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        for wrong in [
            {"game": "chess", "seats": [{"who": "me"}, {"who": "open"}]},
            {"game": "tyrants", "seats": [{"who": "me"}]},
            {"game": "tyrants", "seats": [{"who": "me"}] * 5},
            {"game": "tyrants", "seats": [{"who": "me"}] * 9},
            {"game": "tyrants", "seats": []},
            {"game": "tyrants", "seats": [{"who": "king"}, {"who": "me"}]},
            {"game": "tyrants", "seats": [{"who": "bot", "bot": "deep_thought"}, {"who": "me"}]},
            {"game": "tyrants", "seats": [{"who": "me"}, {"who": "open"}], "options": {"no_such": "thing"}},
            {"game": "tyrants", "seats": [{"who": "me"}, {"who": "open"}], "surprise": 1},
            {"game": "tyrants", "seats": [{"who": "me", "surprise": 1}, {"who": "open"}]},
            {"game": "tyrants", "seats": [{"who": "me"}, {"who": "open"}], "ways": {"surprise": 1}},
            {"game": "tyrants", "seats": [{"who": "me"}, {"who": "open"}], "ways": {"stand_in": "deep_thought"}},
            {"game": "tyrants", "seats": [{"who": "me"}, {"who": "open"}], "ways": {"clock": {"kind": "sand"}}},
            {"game": "tyrants", "seats": [{"who": "me"}, {"who": "open"}], "ways": {"clock": {"kind": "move"}}},
            {"game": "tyrants", "seats": [{"who": "me"}, {"who": "open"}], "ways": clock("move", -5)},
            {"game": "tyrants", "seats": [{"who": "me"}, {"who": "open"}], "ways": clock("bank", 60, -5)},
            {"game": "tyrants", "seats": [{"who": "me"}, {"who": "open"}], "ways": clock("bank", 2**70)},
            {"game": "tyrants", "seats": [{"who": "me"}, {"who": "open"}], "pack": "not = a pack"},
            {"game": "tyrants", "seats": "me"},
            {"game": "tyrants"},
            {"game": None, "seats": [{"who": "me"}, {"who": "open"}]},
            {"game": "../tyrants", "seats": [{"who": "me"}, {"who": "open"}]},
            {"game": "bots\x00", "seats": [{"who": "me"}, {"who": "open"}]},
            {"game": "tyrants", "seats": [{"who": "me", "name": "x" * 201}, {"who": "open"}]},
            [],
            "tyrants",
            None,
        ]:
            answer = await anna.ask("POST", "/api/tables", wrong)
            assert answer.status in (400, 409), (wrong, answer.status, answer.content)
            assert answer.error.startswith("error_"), wrong

    server.do(doing())


def clock(kind: str, seconds: int, increment: int = 0) -> dict[str, object]:
    return {"clock": {"kind": kind, "seconds": seconds, "increment": increment}}
