"""Chat, and what people want the operator to know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec import json
from sqlalchemy import Table, select

from tests.server.conftest import NewDatabase
from tests.server.web.serving import Server, served, serving, until
from undercourt.server.rooms.watcher import Watcher
from undercourt.server.store import schema


def error(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def heard(watcher: Watcher) -> list[str]:
    return [told["text"] for told in map(json.decode, watcher.waiting) if told["is"] == "said"]


async def watching(server: Server, id: str, who: str | None) -> Watcher:
    watcher = Watcher(-1, await server.id_of(who) if who is not None else None)
    await (await server.house.rooms.room(id)).come(watcher)
    return watcher


async def rows(server: Server, of: Table) -> list[Any]:
    async with server.house.database.reading() as connection:
        return list((await connection.execute(select(of))).mappings())


async def said(server: Server, id: str, who: str | None = None, after: int = 0) -> list[str]:
    answer = await server.get(f"/api/tables/{id}/chat?after={after}", who)
    return [line["text"] for line in answer.json()["lines"]]


def test_what_is_said_is_kept_and_reaches_all_who_are_there(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.table()
        anna, boris, nobody = [await watching(server, id, who) for who in ("Anna", "Boris", None)]
        first = await server.post(f"/api/tables/{id}/chat", {"text": "  hello\n\x00 you\u202e "})
        assert first.status_code == 201
        line = first.json()
        assert (line["number"], line["name"], line["seat"], line["mine"]) == (1, "Anna", "amber", True)
        await server.post(f"/api/tables/{id}/chat", {"text": "and you"})
        for watcher in (anna, boris, nobody):
            await until(lambda watcher=watcher: len(heard(watcher)) == 2)  # type: ignore[misc]  # bound at once
            assert heard(watcher) == ["hello \ufffd you\ufffd", "and you"]
        assert await said(server, id, "Boris") == heard(anna)
        assert await said(server, id, None, after=1) == ["and you"]

    serving(tmp_path, check)


def test_only_those_who_sit_there_speak_unless_the_table_lets_spectators(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.table()
        chat = f"/api/tables/{id}/chat"
        assert error(await server.post(chat, {"text": "I see"}, "Boris")) == (403, "error_not_your_table")
        assert error(await server.post(chat, {"text": "I see"}, None)) == (401, "error_no_person")
        assert error(await server.post(chat, {"text": " \n "})) == (400, "error_nothing_said")
        assert error(await server.post(chat, {"text": "x" * 501})) == (400, "error_said_too_much")
        assert error(await server.post(chat, {"text": "x" * 1001})) == (400, "error_bad_request")
        assert await said(server, id) == []
        open_table = await server.table(ways={"watchers_speak": True})
        line = await server.post(f"/api/tables/{open_table}/chat", {"text": "I see"}, "Boris")
        assert (line.status_code, line.json().get("seat")) == (201, None)
        closed = await server.table(watched=False)
        assert error(await server.get(f"/api/tables/{closed}/chat", "Boris")) == (403, "error_not_watched")

    serving(tmp_path, check)


def test_nobody_floods_a_table(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.table()
        answers = [await server.post(f"/api/tables/{id}/chat", {"text": "spam"}) for _ in range(8)]
        assert [answer.status_code for answer in answers] == [201] * 6 + [429] * 2
        assert error(answers[-1]) == (429, "error_too_many") and answers[-1].headers["retry-after"]

    serving(tmp_path, check)


def test_whoever_mutes_somebody_hears_them_no_more(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.table()
        boris, clara = await watching(server, id, "Boris"), await watching(server, id, "Clara")
        anna = await server.id_of("Anna")
        for _ in range(2):
            assert (await server.post(f"/api/people/{anna}/mute", None, "Boris")).status_code == 204
        await server.post(f"/api/tables/{id}/chat", {"text": "hello"})
        await until(lambda: heard(clara) == ["hello"])
        assert (heard(boris), await said(server, id, "Boris")) == ([], [])
        assert await said(server, id, "Clara") == ["hello"]
        assert (await server.ask("DELETE", f"/api/people/{anna}/mute", None, "Boris")).status_code == 204
        await server.post(f"/api/tables/{id}/chat", {"text": "still here"})
        await until(lambda: heard(boris) == ["still here"])
        assert await said(server, id, "Boris") == ["hello", "still here"]
        assert error(await server.post("/api/people/nobody/mute", None, "Boris")) == (404, "error_no_such_person")
        assert error(await server.post(f"/api/people/{anna}/mute", None, "Anna")) == (400, "error_mute_yourself")

    serving(tmp_path, check)


def test_a_line_is_reported_to_the_operator(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.table()
        await server.post(f"/api/tables/{id}/chat", {"text": "rude"})
        kept = await server.post(f"/api/tables/{id}/report", {"number": 1, "text": "that was\0 rude"}, "Boris")
        assert kept.status_code == 201
        (report,) = await rows(server, schema.report)
        assert (report["id"], report["text"]) == (kept.json()["id"], "that was\ufffd rude")
        assert (report["by_id"], report["about_id"]) == (await server.id_of("Boris"), await server.id_of("Anna"))
        missing = await server.post(f"/api/tables/{id}/report", {"number": 2, "text": "?"}, "Boris")
        assert error(missing) == (404, "error_no_such_line")

    serving(tmp_path, check)


def test_a_problem_keeps_the_record_and_what_the_person_saw_and_shows_them_nothing(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.table()
        for who, seat in (("Anna", 0), ("Boris", None)):
            answer = await server.post(f"/api/tables/{id}/problem", {"sentence": "The button is gone."}, who)
            assert answer.status_code == 201
            problem = (await rows(server, schema.problem))[-1 if seat is None else 0]
            assert answer.json() == {"id": problem["id"]}
            assert (problem["seat"], problem["sentence"]) == (seat, "The button is gone.")
            (table,) = await rows(server, schema.game_table)
            assert f"seed {table['seed']}" in problem["record"]
            view = json.decode(problem["view"])
            assert view["is"] == "update" and table["seed"] not in problem["view"]
            assert bool(view["decision"].get("options")) == (seat is not None and seat == table["asked"])
        for _ in range(18):
            assert (await server.post(f"/api/tables/{id}/problem", {"sentence": "again"})).status_code == 201
        last = [await server.post(f"/api/tables/{id}/problem", {"sentence": "again"}) for _ in range(2)]
        assert [answer.status_code for answer in last] == [201, 429]

    serving(tmp_path, check)


def test_a_line_reaches_those_whose_socket_is_at_another_worker(tmp_path: Path, new_database: NewDatabase) -> None:
    url = new_database("postgresql")

    async def check() -> None:
        async with served(tmp_path, url) as here, served(tmp_path, url) as there:
            id = await here.table()
            there.tokens = here.tokens
            watcher = await watching(there, id, None)
            for number in range(3):
                await here.post(f"/api/tables/{id}/chat", {"text": f"line {number}"})
            await until(lambda: len(heard(watcher)) == 3)
            assert heard(watcher) == ["line 0", "line 1", "line 2"]

    asyncio.run(check())
