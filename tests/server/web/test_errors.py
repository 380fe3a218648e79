"""Whatever goes wrong, the answer is a key and no more; what went wrong inside is in the log, without values."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tests.server.conftest import NewDatabase
from tests.server.web.visiting import Visit, visit
from undercourt.server.web.errors import KEYS
from undercourt.server.web.limits import SMALL_BODY


def test_every_refusal_has_the_same_form(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        big = {"name": "a" * SMALL_BODY}
        for method, path, body, status, key in (
            ("GET", "/nothing", None, 404, "error_not_found"),
            ("PUT", "/api/me", None, 405, "error_wrong_method"),
            ("GET", "/api/me/data", None, 401, "error_no_person"),
            ("POST", "/api/guests", big, 413, "error_too_big"),
            ("POST", "/api/guests", None, 400, "error_bad_request"),
            ("GET", "/no_table", None, 404, "error_no_table"),
            ("GET", "/away", None, 503, "error_unavailable"),
            ("GET", "/broken", None, 500, "error_internal"),
            ("GET", "/endless", None, 500, "error_internal"),
        ):
            answer = await there.ask(method, path, body)
            assert answer.status_code == status, path
            assert answer.json() == {"error": {"key": key, "args": {}}}, path
            assert answer.headers["content-type"] == "application/json"

    visit(tmp_path, doing)


def test_a_body_that_is_no_json_is_refused(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        async with there.browser() as browser:
            for body in (b"{", b"\xff", b'{"name": "Anna"', b"[" * 5000):
                headers = {"content-type": "application/json"}
                answer = await browser.post("/api/guests", content=body, headers=headers)
                assert (answer.status_code, answer.json()["error"]["key"]) == (400, "error_bad_request"), body[:20]

    visit(tmp_path, doing)


def test_a_fault_is_in_the_log_by_kind_route_and_place_but_without_values(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def doing(there: Visit) -> None:
        caplog.clear()
        answer = await there.ask("GET", "/broken/of/anna")
        assert answer.json() == {"error": {"key": "error_internal", "args": {}}}
        logged = "\n".join(record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR)
        assert logged.startswith("ValueError at GET /broken/of/{whose}\n")
        assert logged.count("visiting.py") == 2 and "after KeyError" in logged
        assert "anna" not in logged
        assert all(record.exc_info is None for record in caplog.records)

    visit(tmp_path, doing)


def test_a_database_that_is_away_may_be_back_soon(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        token = await there.guest()
        await there.house.database.engine.dispose()
        there.house.database.engine = type(there.house.database)(
            there.house.database.url.set(database=str(tmp_path / "no such folder" / "file"))
        ).engine
        answer = await there.ask("GET", "/api/me", token=token)
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "error_unavailable")
        assert answer.headers["retry-after"] == "2"

    visit(tmp_path, doing)


def test_what_postgresql_says_is_told_by_its_kind(tmp_path: Path, new_database: NewDatabase) -> None:
    """A connection that was killed comes back; a letter that it cannot keep is the caller's fault."""

    async def doing(there: Visit) -> None:
        told = [(await there.ask("GET", path)) for path in ("/null", "/killed")]
        keys = [(answer.status_code, answer.json()["error"]["key"]) for answer in told]
        assert keys == [(400, "error_bad_request"), (503, "error_unavailable")]
        await there.guest()

    visit(tmp_path, doing, database=new_database("postgresql"))


def test_the_schema_tells_of_our_refusals_at_every_route(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        schema = (await there.ask("GET", "/schema/openapi.json")).json()
        assert schema["components"]["schemas"]["Refusal"]["required"] == ["error"]
        for path, methods in schema["paths"].items():
            for method, operation in methods.items():
                for status in ("400", "401", "403", "409", "429", "500"):
                    content = operation["responses"][status]["content"]["application/json"]
                    assert content["schema"] == {"$ref": "#/components/schemas/Refusal"}, (path, method, status)

    visit(tmp_path, doing)


def test_every_status_has_a_key_of_its_own() -> None:
    assert len(set(KEYS.values())) == len(KEYS)
