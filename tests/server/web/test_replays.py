"""Ended games over HTTP: told again, played on from a moment, out and in as records."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.conftest import NewDatabase
from tests.server.web.serving import Server, record_of, served, serving, until
from undercourt.games import game_names, load_game
from undercourt.server.store import schema
from undercourt.server.store.tables import ABANDONED, OVER


def error(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def moves_of(text: str) -> list[str]:
    body = text.partition("\nmoves\n")[2].partition("\nafter ")[0]
    return body.split("\n")


@pytest.mark.parametrize("game", game_names())
def test_a_record_that_is_brought_can_be_replayed_and_taken_away_again(tmp_path: Path, game: str) -> None:
    text = record_of(game)
    moves = moves_of(text)

    async def check(server: Server) -> None:
        id = await server.brought(text)
        around = (await server.get(f"/api/tables/{id}")).json()
        assert (around["state"], around["game"]) == (OVER, game)
        taken = await server.get(f"/api/tables/{id}/record")
        assert taken.text == text
        assert taken.headers["content-type"].startswith("text/plain")
        assert taken.headers["content-disposition"].startswith("attachment")
        told = (await server.get(f"/api/tables/{id}/replay?viewer=all&from=0&count=5")).json()
        assert told["last"] == len(moves)
        assert [f"{step['seat']} {step['action']}" for step in told["steps"][1:]] == moves[:4]
        index = (await server.get(f"/api/tables/{id}/replay/index?viewer=spectator")).json()
        assert index["last"] == len(moves) and index["turns"][0]["step"] == 0

    serving(tmp_path, check)


def test_a_moment_is_the_same_for_everybody(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.brought(record_of("whispers", 3))
        names = load_game("whispers").seat_names[:3]
        whole = (await server.get(f"/api/tables/{id}/replay?viewer=all&from=7&count=3", "Anna")).json()
        assert [step["number"] for step in whole["steps"]] == [7, 8, 9]
        for name in names:
            own = (await server.get(f"/api/tables/{id}/replay?viewer={name}&from=7&count=3", "Boris")).json()
            assert [step.get("told") for step in own["steps"]] == [step["seats"][name] for step in whole["steps"]]
            assert own["steps"][0]["told"]["is"] == "update"
        watched = (await server.get(f"/api/tables/{id}/replay?from=7&count=1")).json()
        views = [watched["steps"][0]["told"]["view"], *[whole["steps"][0]["seats"][name]["view"] for name in names]]
        assert len({str(view) for view in views}) == 4, "each knew something else at the time"

    serving(tmp_path, check)


def test_what_is_not_there_is_not_told(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.brought(record_of("abyss"))
        last = (await server.get(f"/api/tables/{id}/replay/index")).json()["last"]
        ask = f"/api/tables/{id}/replay"
        assert len((await server.get(f"{ask}?from={last}")).json()["steps"]) == 1
        assert error(await server.get(f"{ask}?from={last + 1}")) == (404, "error_no_such_step")
        assert error(await server.get(f"{ask}?viewer=nobody")) == (404, "error_no_such_seat")
        assert error(await server.get(f"{ask}?count=201")) == (400, "error_bad_request")
        assert error(await server.get(f"{ask}?from=-1")) == (400, "error_bad_request")
        assert error(await server.get("/api/tables/nothing/replay")) == (404, "error_no_table")

    serving(tmp_path, check)


def test_a_running_game_tells_nothing_of_itself(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.table()
        on = {"moves": 0, "seat": "amber"}
        for who in ("Anna", "Boris", None):
            assert error(await server.get(f"/api/tables/{id}/replay?viewer=all", who)) == (409, "error_not_over")
            assert error(await server.get(f"/api/tables/{id}/replay/index", who)) == (409, "error_not_over")
            assert error(await server.get(f"/api/tables/{id}/record", who)) == (409, "error_record_is_secret")
        assert error(await server.post(f"/api/tables/{id}/branch", on)) == (409, "error_not_over")

    serving(tmp_path, check)


def test_a_game_that_was_given_up_can_be_replayed(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.table()
        assert (await server.post(f"/api/tables/{id}/propose", {"seat": "amber", "what": "abandon"})).status_code == 200
        assert (await server.get(f"/api/tables/{id}")).json()["state"] == ABANDONED
        told = (await server.get(f"/api/tables/{id}/replay?viewer=sky")).json()
        assert told["steps"][0]["told"]["view"]
        text = (await server.get(f"/api/tables/{id}/record")).text
        again = await server.brought(text, "Boris")
        assert (await server.get(f"/api/tables/{again}")).json()["state"] == ABANDONED

    serving(tmp_path, check)


def test_a_table_without_spectators_stays_closed_after_its_end(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.table(watched=False)
        await server.post(f"/api/tables/{id}/propose", {"seat": "amber", "what": "abandon"})
        for path in ("replay", "replay/index", "replay/events?what=cover", "record"):
            assert (await server.get(f"/api/tables/{id}/{path}", "Anna")).status_code == 200
            assert error(await server.get(f"/api/tables/{id}/{path}", "Boris")) == (403, "error_not_watched")
            assert error(await server.get(f"/api/tables/{id}/{path}")) == (403, "error_not_watched")
        on = {"moves": 0, "seat": "amber"}
        assert error(await server.post(f"/api/tables/{id}/branch", on, "Boris")) == (403, "error_not_watched")

    serving(tmp_path, check)


def test_one_plays_on_from_a_moment_with_bots(tmp_path: Path) -> None:
    text = record_of("tyrants")

    async def check(server: Server) -> None:
        parent = await server.brought(text)
        made = await server.post(
            f"/api/tables/{parent}/branch", {"moves": 20, "seat": "sky", "bots": "random"}, "Boris"
        )
        assert made.status_code == 201, made.text
        id = made.json()["id"]
        room = await server.house.rooms.room(id)
        await until(lambda: room.asked == 1)
        around = (await server.get(f"/api/tables/{id}", "Boris")).json()
        assert (around["state"], around["parent"]) == ("playing", parent)
        assert [(seat["player"], seat.get("mine", False)) for seat in around["seats"]] == [
            ("random", False),
            ("human", True),
        ]
        rows = await log_of(server, id)
        assert [f"{row['seat']} {row['action']}" for row in rows[:20]] == [
            f"{row['seat']} {row['action']}" for row in (await log_of(server, parent))[:20]
        ]
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
        mine = (await server.get("/api/mine", "Boris")).json()["tables"]
        assert [(table["id"], table.get("my_move", False)) for table in mine] == [(id, True)]
        lobby = (await server.get("/api/lobby", "Anna")).json()
        assert id not in str(lobby)
        assert error(await server.get(f"/api/tables/{id}/record", "Boris")) == (409, "error_record_is_secret")

    serving(tmp_path, check)


def test_one_plays_on_only_from_where_the_game_went_on(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.brought(record_of("abyss"))
        last = (await server.get(f"/api/tables/{id}/replay/index")).json()["last"]
        branch = f"/api/tables/{id}/branch"
        assert error(await server.post(branch, {"moves": last, "seat": "sky"})) == (409, "error_game_over")
        assert error(await server.post(branch, {"moves": last + 1, "seat": "sky"})) == (409, "error_no_such_step")
        assert error(await server.post(branch, {"moves": 1, "seat": "spectator"})) == (404, "error_no_such_seat")
        assert error(await server.post(branch, {"moves": 1, "seat": "sky", "bots": "x"})) == (409, "error_no_such_bot")
        assert error(await server.post(branch, {"moves": 1, "seat": "sky"}, None)) == (401, "error_no_person")

    serving(tmp_path, check)


def test_a_bot_that_cannot_play_the_game_is_a_name_in_a_record_and_nobody_to_play_on_with(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.brought(record_of("secret_city").replace("seat sky random", "seat sky neural", 1))
        seats = (await server.get(f"/api/tables/{id}")).json()["seats"]
        assert [(seat["player"], seat.get("name", "")) for seat in seats] == [("random", ""), ("human", "neural")]
        on = {"moves": 1, "seat": "sky", "bots": "neural"}
        assert error(await server.post(f"/api/tables/{id}/branch", on)) == (409, "error_no_such_bot")

    serving(tmp_path, check)


FALSE = [  # what is changed in a record, how the wrong line begins (empty: all of it is wrong), what is said of it
    ("undercourt record 2", "a letter", "a letter", "this is not a record"),
    ("game abyss", "game chess", "", "chess"),
    ("\nseed ", "\nseed x", "seed", "is not a seed"),
    ("\nmoves\n", "\nmoves\nsky dance\n", "", "the record is not whole"),
    ("\nafter ", "\nafter 9", "", "the record is not whole"),
]


def test_a_record_that_is_not_true_is_refused_with_its_line(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        for old, new, begins, words in FALSE:
            text = record_of("abyss").replace(old, new, 1)
            lines = text.split("\n")
            line = next(number for number, one in enumerate(lines, start=1) if one.startswith(begins)) if begins else 0
            answer = await server.post("/api/records", {"record": text})
            assert error(answer) == (409, "error_bad_record")
            args = answer.json()["error"]["args"]
            assert (args["line"], words in args["what"]) == (line, True), args

    serving(tmp_path, check)


def test_a_move_that_was_not_possible_is_named_by_its_line(tmp_path: Path) -> None:
    lines = record_of("abyss").split("\n")
    first = lines.index("moves") + 1
    lines[first + 3] = lines[first + 3].split(" ")[0] + " dance"

    async def check(server: Server) -> None:
        answer = await server.post("/api/records", {"record": "\n".join(lines)})
        assert error(answer) == (409, "error_bad_record")
        assert answer.json()["error"]["args"]["line"] == first + 4
        assert (await server.get("/api/mine", "Anna")).json()["tables"] == [], "nothing was kept"

    serving(tmp_path, check)


def test_records_and_branches_are_kept_in_postgresql_too(tmp_path: Path, new_database: NewDatabase) -> None:
    url, text = new_database("postgresql"), record_of("secret_city")

    async def check() -> None:
        async with served(tmp_path, url) as server:
            parent = await server.brought(text)
            assert (await server.get(f"/api/tables/{parent}/record")).text == text
            seat = load_game("secret_city").seat_names[1]
            made = await server.post(f"/api/tables/{parent}/branch", {"moves": 9, "seat": seat, "bots": "random"})
            room = await server.house.rooms.room(made.json()["id"])
            await until(lambda: room.asked == 1)
            assert error(await server.get(f"/api/tables/{parent}/chat?after={2**31}")) == (400, "error_bad_request")
            assert (await server.get(f"/api/tables/{parent}/chat?after={2**31 - 1}")).json() == {"lines": []}

    asyncio.run(check())


async def log_of(server: Server, id: str) -> list[Any]:
    async with server.house.database.reading() as connection:
        rows = select(schema.move).where(schema.move.c.table_id == id).order_by(schema.move.c.seq)
        return list((await connection.execute(rows)).mappings())
