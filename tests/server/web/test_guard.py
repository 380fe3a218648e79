"""Other sites get nowhere, cookies are ours alone, and every answer says what a browser must keep to."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.web.visiting import OURS, Visit, visit
from undercourt.server.store import schema
from undercourt.server.web.guard import HEADERS

BASE = "https://table.example.org"  # in the settings
FOREIGN = ("https://evil.example.org", "null", "http://table.local.evil.org", "http://table.local:81", "", "https://")


async def known(browser: httpx.AsyncClient) -> None:
    """With a cookie from now on."""
    answer = await browser.post("/api/guests", json={"name": "Anna"}, headers={"origin": OURS})
    assert answer.status_code == 201 and browser.cookies


# Cookies


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        async with there.browser() as browser:
            answer = await browser.post("/api/guests", json={"name": "Anna"})
            name, *flags = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
            assert name == f"undercourt={answer.json()['token']}".lower()
            assert sorted(flags) == ["httponly", "max-age=34560000", "path=/", "samesite=lax"]

    visit(tmp_path, doing)


def test_where_people_come_by_https_the_cookie_never_goes_another_way(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        async with there.browser() as browser:
            answer = await browser.post("/api/guests", json={"name": "Anna"})
            assert "secure" in [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
            assert answer.headers["strict-transport-security"] == "max-age=31536000"

    visit(tmp_path, doing, secure=True)


def test_a_browser_is_known_by_its_cookie_and_looking_renews_it(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        async with there.browser() as browser:
            await known(browser)
            token = browser.cookies["undercourt"]
            answer = await browser.get("/api/me")
            assert answer.json()["name"] == "Anna" and f"undercourt={token};" in answer.headers["set-cookie"]
            program = await there.ask("GET", "/api/me", token=token)
            assert program.status_code == 200 and "set-cookie" not in program.headers

    visit(tmp_path, doing)


def test_logging_out_takes_the_cookie_away(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        async with there.browser() as browser:
            await known(browser)
            answer = await browser.delete("/api/sessions", headers={"origin": OURS})
            assert answer.status_code == 204 and "max-age=0" in answer.headers["set-cookie"].lower()
            answer = await browser.get("/api/me")
            assert (answer.status_code, answer.json()) == (200, None)

    visit(tmp_path, doing)


def test_a_browser_without_a_person_is_no_error_and_a_token_that_is_not_known_is(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        async with there.browser() as browser:
            answer = await browser.get("/api/me")
            assert (answer.status_code, answer.json()) == (200, None) and "set-cookie" not in answer.headers
            browser.cookies.set("undercourt", "of yesterday")
            answer = await browser.get("/api/me")
            assert (answer.status_code, answer.json()) == (200, None)
            assert "max-age=0" in answer.headers["set-cookie"].lower()
        assert (await there.ask("GET", "/api/me", token="of yesterday")).status_code == 401

    visit(tmp_path, doing)


# Other sites


def test_what_changes_something_must_come_from_our_pages(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        async with there.browser() as browser:
            await known(browser)
            for origin in FOREIGN:
                for method, path in (("PATCH", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/nothing")):
                    answer = await browser.request(method, path, headers={"origin": origin})
                    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "error_foreign_origin"), origin
            for origin in (OURS, OURS.upper(), BASE):
                answer = await browser.patch("/api/me", json={"name": "Ania"}, headers={"origin": origin})
                assert answer.status_code == 200, origin
            assert (await browser.get("/api/me", headers={"origin": FOREIGN[0]})).status_code == 200

    visit(tmp_path, doing)


def test_a_browser_that_names_no_origin_says_at_least_which_kind_of_site_it_was(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        async with there.browser() as browser:
            await known(browser)
            for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)):
                answer = await browser.patch("/api/me", json={}, headers={"sec-fetch-site": site})
                assert answer.status_code == status, site
            answer = await browser.patch("/api/me", json={}, headers={"sec-fetch-site": "same-site", "origin": OURS})
            assert answer.status_code == 200

    visit(tmp_path, doing)


def test_a_program_brings_a_token_or_comes_without_a_cookie(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        async with there.browser() as browser:
            await known(browser)
            token = browser.cookies["undercourt"]
            assert (await browser.patch("/api/me", json={})).status_code == 403  # a cookie, and from nowhere
            bearer = {"authorization": f"Bearer {token}"}
            assert (await browser.patch("/api/me", json={}, headers=bearer)).status_code == 200
        assert (await there.ask("POST", "/api/guests", {"name": "Boris"})).status_code == 201

    visit(tmp_path, doing)


def test_a_form_of_any_kind_is_no_command(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        async with there.browser() as browser:
            for kind in (
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data",
                "",
                "application/jsonx",
            ):
                headers = {"content-type": kind}
                answer = await browser.post("/api/guests", content=b'{"name": "Anna"}', headers=headers)
                assert (answer.status_code, answer.json()["error"]["key"]) == (415, "error_not_json"), kind
            headers = {"content-type": "Application/JSON; charset=utf-8"}
            answer = await browser.post("/api/guests", content=b'{"name": "Anna"}', headers=headers)
            assert answer.status_code == 201
        assert len(await there.rows(schema.person)) == 1

    visit(tmp_path, doing)


# Sockets


async def shaken(there: Visit, **headers: str) -> list[Any]:
    """What a handshake is answered with, by a server that cannot refuse it with a page."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    raw = [
        (name.replace("_", "-").encode(), value.encode()) for name, value in {"host": "table.local", **headers}.items()
    ]
    scope = {"type": "websocket", "path": "/api/tables/t/socket", "raw_path": b"", "query_string": b"", "headers": raw}
    await there.app({**scope, "client": ("192.0.2.1", 1), "subprotocols": []}, receive, send)  # type: ignore[arg-type]
    return sent


def test_a_socket_from_another_site_is_refused_before_it_opens(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        refused = [{"type": "websocket.close", "code": 4403, "reason": "error_foreign_origin"}]
        assert await shaken(there, origin="https://evil.example.org") == refused
        assert await shaken(there, cookie="a=b; undercourt=token") == refused
        for headers in ({"origin": OURS}, {"cookie": "undercourt=t", "authorization": "Bearer t"}, {}):
            assert await shaken(there, **headers) != refused

    visit(tmp_path, doing)


def test_a_real_server_answers_a_foreign_handshake_with_403(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        config = uvicorn.Config(
            there.app, port=0, log_level="error", ws="websockets-sansio", lifespan="off", proxy_headers=False
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"ws://127.0.0.1:{port}/socket", origin="https://evil.example.org"):  # type: ignore[arg-type]
                pass
        assert refused.value.response.status_code == 403
        assert refused.value.response.body == b'{"error":{"key":"error_foreign_origin","args":{}}}'
        async with connect(f"ws://127.0.0.1:{port}/socket", origin=f"http://127.0.0.1:{port}") as socket:  # type: ignore[arg-type]
            assert await socket.recv() == "welcome"
        with pytest.raises((ConnectionClosed, InvalidStatus)):
            async with connect(f"ws://127.0.0.1:{port}/nothing") as socket:
                await socket.recv()
        server.should_exit = True
        await serving

    visit(tmp_path, doing)


# What browsers are told


def test_every_answer_tells_browsers_to_be_strict(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        answers = [
            await there.ask("GET", "/whoever"),
            await there.ask("GET", "/nothing"),
            await there.ask("GET", "/broken"),
            await there.ask("PUT", "/api/me"),
            await there.ask("POST", "/api/guests", {"name": ""}),
        ]
        async with there.browser() as browser:
            answers.append(await browser.post("/api/guests", headers={"origin": FOREIGN[0]}))
        assert [answer.status_code for answer in answers] == [200, 404, 500, 405, 400, 403]
        for answer in answers:
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
            assert "strict-transport-security" not in answer.headers

    visit(tmp_path, doing)


def test_the_policy_lets_no_script_or_style_in_but_from_our_files() -> None:
    policy = dict(rule.split(" ", 1) for rule in HEADERS["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in HEADERS["content-security-policy"]


def test_what_is_told_of_people_is_not_cached(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        assert (await there.ask("GET", "/api/me")).headers["cache-control"] == "no-store"
        assert "cache-control" not in (await there.ask("GET", "/whoever")).headers

    visit(tmp_path, doing)


def test_somebody_may_also_be_nobody(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        token = await there.guest("Anna")
        told = {"": "", "Bearer": "", "Bearer x": "", f"Bearer {'x' * 9000}": "", f"Basic {token}": ""}
        told |= {f"Bearer {token}": "Anna", f"bearer {token}": "Anna"}
        async with there.browser() as browser:
            for header, name in told.items():
                answer = await browser.get("/whoever", headers={"authorization": header})
                assert answer.json() == {"name": name}, header

    visit(tmp_path, doing)
