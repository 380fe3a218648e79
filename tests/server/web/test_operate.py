"""What an operator sees: health, metrics, logs, the schema; and nobody's secrets in any of them."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Request

from tests.server.web.serving import Server, record_of, serving, until
from undercourt.server.logs import JsonLines, log_config
from undercourt.server.web.operate import may_read_metrics


@pytest.fixture
def lines() -> Any:
    """What is written to the log, line by line."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    ours = logging.getLogger("undercourt")
    level = ours.level
    ours.addHandler(handler)
    ours.setLevel("DEBUG")
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    ours.removeHandler(handler)
    ours.setLevel(level)


def test_a_worker_says_whether_it_is_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def away() -> AsyncIterator[Any]:
        raise ConnectionRefusedError
        yield

    async def check(server: Server) -> None:
        well = await server.get("/health")
        assert well.status_code == 200
        assert (well.json()["database"], well.json()["migrated"], bool(well.json()["worker"])) == (True, True, True)
        monkeypatch.setattr("undercourt.server.web.operate.head", lambda: "9999")
        old = await server.get("/health")
        assert (old.status_code, old.json()["migrated"]) == (503, False)
        monkeypatch.setattr(server.house.database, "reading", away)
        ill = await server.get("/health")
        assert (ill.status_code, ill.json()["database"]) == (503, False)
        monkeypatch.undo()

    serving(tmp_path, check)


def value(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, name
    return float(found[1])


def test_metrics_count_what_happens_and_name_nobody(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.table()
        answer = await server.post(
            "/api/tables", {"game": "abyss", "seats": [{"who": "bot", "bot": "random"}] * 2}, "Anna"
        )
        assert answer.status_code == 201
        await until(lambda: server.house.rooms.counts.moves >= 5)
        await server.get(f"/api/tables/{id}?secret=1")
        await server.get("/nowhere")
        text = (await server.get("/metrics")).text
        assert value(text, "undercourt_moves_total") >= 5
        assert value(text, "undercourt_bot_answers_total") >= 5
        assert value(text, "undercourt_commit_seconds_count") >= 5
        assert value(text, "undercourt_rooms") == 2
        assert value(text, "undercourt_sockets") == 0
        look = 'undercourt_requests_total{method="GET",route="/api/tables/{table_id}",status="200"}'
        assert value(text, look) == 1
        assert value(text, 'undercourt_requests_total{method="GET",route="no route",status="404"}') == 1
        for secret in (id, "secret", "Anna", server.tokens["Anna"], await server.id_of("Anna")):
            assert secret not in text

    serving(tmp_path, check)


def test_every_request_is_a_line_of_json_without_secrets(tmp_path: Path, lines: Any) -> None:
    async def check(server: Server) -> None:
        id = await server.table()
        await server.post(f"/api/tables/{id}/chat", {"text": "a word between us"})
        answer = await server.get(f"/api/tables/{id}/chat?after=0&token=sesame", "Anna")
        await server.get("/api/lobby?x=sesame")
        told = [line for line in lines() if line["message"] == "request"]
        by_id = {line["request"]: line for line in told}
        line = by_id[answer.headers["x-request-id"]]
        assert (line["method"], line["route"], line["status"]) == ("GET", "/api/tables/{table_id}/chat", 200)
        assert line["ms"] > 0 and line["level"] == "info" and line["at"].endswith("+00:00")
        assert len(by_id) == len(told) >= 5
        whole = json.dumps(lines(), ensure_ascii=False)
        for secret in ("between us", "sesame", "Anna", server.tokens["Anna"]):
            assert secret not in whole

    serving(tmp_path, check)


def test_a_fault_is_told_without_its_words(lines: Any) -> None:
    def fail() -> None:
        raise KeyError("the seed is 5f0c")

    try:
        fail()
    except KeyError:
        logging.getLogger("undercourt.server").exception("sweep")
    (line,) = lines()
    assert (line["message"], line["fault"], line["level"]) == ("sweep", "KeyError", "error")
    assert line["where"][-1].endswith(" fail") and "5f0c" not in json.dumps(line)


def test_uvicorn_writes_no_addresses_of_its_own() -> None:
    config = log_config()
    assert config["loggers"]["uvicorn.access"]["level"] == "WARNING"
    assert config["formatters"]["json"]["()"] is JsonLines


def test_the_schema_tells_what_every_route_does_and_how_it_says_no(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        for _ in range(2):
            schema = (await server.get("/schema/openapi.json")).json()
            operations = [one for path in schema["paths"].values() for one in path.values()]
            assert len(operations) > 25
            for operation in operations:
                assert operation["summary"]
                refusal = operation["responses"]["default"]["content"]["application/json"]["schema"]
                assert refusal == {"$ref": "#/components/schemas/Refusal"}
            assert schema["components"]["schemas"]["Refusal"]["required"] == ["error"]
            assert set(schema["components"]["securitySchemes"]) == {"session", "token"}

    serving(tmp_path, check)


def test_a_replay_is_counted_under_its_template(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        id = await server.brought(record_of("abyss"))
        await server.get(f"/api/tables/{id}/replay?viewer=all&from=3")
        route = 'undercourt_requests_total{method="GET",route="/api/tables/{table_id}/replay",status="200"}'
        assert value((await server.get("/metrics")).text, route) == 1

    serving(tmp_path, check)


def test_metrics_are_for_this_machine_or_for_the_operators_token() -> None:
    def asked(token: str, headers: dict[str, str], caller: tuple[str, int] | None) -> bool:
        told = [(name.encode(), value.encode()) for name, value in headers.items()]
        scope: Any = {"type": "http", "headers": told, "client": caller, "state": {}}
        return may_read_metrics(Request(scope), token)

    here, elsewhere = ("127.0.0.1", 5), ("10.0.0.7", 5)
    assert asked("", {}, here)
    assert not asked("", {}, elsewhere)
    assert not asked("", {"x-forwarded-for": "127.0.0.1"}, here), "by way of a proxy"
    assert asked("open sesame", {"authorization": "Bearer open sesame"}, elsewhere)
    assert not asked("open sesame", {"authorization": "Bearer open"}, elsewhere)
    assert not asked("open sesame", {}, here), "there is a token, so it is asked for"
