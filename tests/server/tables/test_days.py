"""Play over days: everybody goes, the server stops, and comes back."""

from __future__ import annotations

from pathlib import Path

from tests.server.tables.kit import Later, Server, Someone, options_of


def test_a_game_goes_on_after_everybody_left_and_the_server_was_started_again(tmp_path: Path, later: Later) -> None:
    async def first(server: Server) -> tuple[list[str | None], dict[str, object], int]:
        anna, boris = await server.people("Anna", "Boris")
        made = await anna.make("me", "open")
        await boris.post(made["id"], "sit")
        async with anna.at(made["id"], made["seats"][0]) as a:
            while options_of(await a.look()):
                await a.act()
            return [anna.token, boris.token], made, (await a.look())["revision"]

    async def second(server: Server) -> None:
        anna, boris = (Someone(server.url, token) for token in tokens)
        table, seats = str(made["id"]), list(made["seats"])
        assert (await boris.get("/api/mine"))["tables"][0]["my_move"]
        assert not (await anna.get("/api/mine"))["tables"][0].get("my_move")
        async with anna.at(table, seats[0]) as a, boris.at(table, seats[1]) as b:
            assert (await a.look())["revision"] == revision, "who comes back meets the same revisions"
            await b.act()
            await a.until(lambda one: isinstance(one, list))

    with Server(tmp_path) as server:
        tokens, made, revision = server.do(first(server))
    later.by(3 * 86_400)
    with Server(tmp_path) as server:
        server.do(second(server))


def test_my_tables_come_with_mine_to_move_first(server: Server) -> None:
    async def doing() -> None:
        anna, boris = await server.people("Anna", "Boris")
        tables = []
        for _ in range(3):
            made = await anna.make("me", "open")
            await boris.post(made["id"], "sit")
            tables.append(made)
        gathering = await anna.make("me", "open")
        ended = await anna.make("me", "random")
        await anna.post(ended["id"], "propose", seat=ended["seats"][0], what="abandon")
        asked = set()
        for made in tables:
            async with anna.at(made["id"], made["seats"][0]) as line:
                if options_of(await line.look()):
                    asked.add(made["id"])
        for made in tables[:1]:  # at one of them it is Boris's turn for certain
            async with anna.at(made["id"], made["seats"][0]) as line:
                while options_of(await line.look()):
                    await line.act()
            asked.discard(made["id"])
        mine = (await anna.get("/api/mine"))["tables"]
        assert {one["id"] for one in mine} == {made["id"] for made in [*tables, gathering, ended]}
        assert {one["id"] for one in mine[: len(asked)]} == asked
        assert [one.get("my_move", False) for one in mine] == [True] * len(asked) + [False] * (5 - len(asked))
        states = [one["state"] for one in mine]
        assert states.index("gathering") > max(place for place, state in enumerate(states) if state == "playing")
        stranger = await server.person("Dora")
        assert (await stranger.get("/api/mine"))["tables"] == []

    server.do(doing())


def test_a_seat_that_a_stand_in_plays_is_not_mine_to_move(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make("me", "me")
        assert (await anna.get("/api/mine"))["tables"][0]["my_move"]
        for seat in made["seats"]:
            await anna.post(made["id"], "stand-in", seat=seat)
        assert not (await anna.get("/api/mine"))["tables"][0].get("my_move")

    server.do(doing())
