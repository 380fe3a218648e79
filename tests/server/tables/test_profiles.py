"""What everybody may know of somebody, and of a game without a table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.tables.kit import Json, Server, Someone, is_, options_of
from undercourt.games import game_names, load_game
from undercourt.text import LANGUAGES


async def play_out(somebody: Someone, **more: Any) -> Json:
    """A game of Abyss against a bot, to its end."""
    made = await somebody.make("me", "random", game="abyss", **more)
    async with somebody.at(made["id"], made["seats"][0]) as line:
        number = heard = 0
        while (now := await line.look())["decision"] is not None:
            if options := options_of(now):
                number += 7
                await line.say("act", revision=now["revision"], action=options[number % len(options)])
            else:
                await line.until(lambda one: is_("change")(one) or is_("around")(one), heard)
            heard = len(line.heard)  # before the next look: what comes with the answer counts, too
        await line.around_is(lambda one: one["state"] == "over")
    return made


def test_everybody_is_told_of_open_games_alone_and_oneself_of_all(server: Server) -> None:
    async def doing() -> None:
        anna, boris = await server.people("Anna", "Boris")
        going_on = await anna.make("me", "random", game="abyss", listed=True)
        opened = await play_out(anna, listed=True)
        by_link = await play_out(anna)
        unwatched = await play_out(anna, listed=True, watched=False)
        for somebody in (boris, Someone(server.url)):
            told = await somebody.get(f"/api/people/{anna.id}")
            assert (told["id"], told["name"], told["account"]) == (anna.id, "Anna", False)
            assert [one["id"] for one in told["tables"]] == [opened["id"]]
            assert told["tables"][0]["players"][0]["person"] == anna.id
            [played] = told["results"]
            best = told["tables"][0]["result"]["order"][0]
            assert played == {"game": "abyss", "games": 1, "won": int(opened["seats"][0] in best)}
        mine = await anna.get(f"/api/people/{anna.id}")
        assert {one["id"] for one in mine["tables"]} == {opened["id"], by_link["id"], unwatched["id"]}
        assert mine["results"][0]["games"] == 3
        assert going_on["id"] not in str(mine)

    server.do(doing(), 240)


def test_what_is_private_of_somebody_stays_so(server: Server) -> None:
    async def doing() -> None:
        anna, boris = await server.people("Anna", "Boris")
        await anna.ask("POST", "/api/accounts", {"login": "anna-l", "password": "correct horse"})
        told = await boris.get(f"/api/people/{anna.id}")
        assert told.keys() == {"id", "name", "account", "since", "results", "tables"}
        assert told["account"] and "anna-l" not in str(told)

    server.do(doing())


def test_of_nobody_and_of_those_who_are_gone_nothing_is_told(server: Server) -> None:
    async def doing() -> None:
        anna, boris = await server.people("Anna", "Boris")
        assert (await boris.ask("DELETE", "/api/me")).status == 204
        for id in (boris.id, "nobody"):
            answer = await anna.ask("GET", f"/api/people/{id}")
            assert (answer.status, answer.error) == (404, "error_no_such_person")

    server.do(doing())


@pytest.mark.parametrize("name", game_names())
def test_a_game_has_a_catalogue_without_a_table(server: Server, name: str) -> None:
    async def doing() -> None:
        nobody = Someone(server.url)
        told = await nobody.get(f"/api/games/{name}/catalogue")
        assert told["game"] == name and told["rules"]
        assert set(told["rules"][0]["title"]) == set(LANGUAGES)
        anna, most = await server.person(), load_game(name).most
        made = await anna.make("me", *["random"] * (most - 1), game=name)
        async with anna.at(made["id"], made["seats"][0]) as line:
            assert line.heard[0]["catalogue"] == told["hash"], "a table with the usual options has the same"

    server.do(doing())


def test_there_is_no_catalogue_of_a_game_that_is_not_played_here(server: Server) -> None:
    async def doing() -> None:
        answer = await Someone(server.url).ask("GET", "/api/games/chess/catalogue")
        assert (answer.status, answer.error) == (404, "error_no_such_game")

    server.do(doing())
