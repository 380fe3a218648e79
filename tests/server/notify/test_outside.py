"""Requests to addresses that people gave: never to this machine or its network, and never further than asked."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.notify.desk import Listener, certified, listening
from undercourt.server.notify import outside
from undercourt.server.notify.outcome import GiveUp, NotSent, TryAgain
from undercourt.server.notify.outside import Outside, is_public, must_be_taken

PRIVATE = [
    *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1"),
    *(
        "224.0.0.1",
        "255.255.255.255",
        "240.0.0.1",
        "192.0.2.1",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "fec0::1",
        "ff02::1",
    ),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1"),
]
PUBLIC = ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]


def post(url: str, private: bool = True, context: Any = None) -> int:
    return asyncio.run(Outside(private, context).post(url, b"hello", {}))


def test_which_addresses_are_public() -> None:
    assert [one for one in PRIVATE if is_public(one)] == []
    assert [one for one in PUBLIC if not is_public(one)] == []


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f000001", "127.1"]
)
def test_this_machine_is_refused_whatever_it_is_called(host: str) -> None:
    async def go() -> None:
        async with listening(Listener()) as listener:
            with pytest.raises(NotSent):
                await Outside().post(f"https://{host}:{listener.port}/", b"", {})
            assert listener.connections == 0

    asyncio.run(go())


def test_a_private_address_is_given_up_at_once() -> None:
    for host in ("127.0.0.1", "localhost", "192.168.0.1", "169.254.169.254"):
        with pytest.raises(GiveUp, match="private"):
            post(f"https://{host}/", private=False)


@pytest.mark.parametrize(
    "url",
    [
        "http://93.184.216.34/",
        "ftp://a.example/",
        "https://",
        "https:///x",
        "nonsense",
        "",
        "https://a:b@c.example/",
        "https://a b/",
    ],
)
def test_what_is_not_an_https_address_is_refused(url: str) -> None:
    assert not Outside().takes(url)
    with pytest.raises(GiveUp):
        post(url, private=False)


def test_a_name_is_resolved_once_and_the_connection_goes_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    true = socket.getaddrinfo

    def resolve(host: Any, *rest: Any, **more: Any) -> Any:
        if host == "rebind.example":
            asked.append(host)
            return true("127.0.0.1" if len(asked) == 1 else "127.0.0.2", *rest, **more)
        return true(host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", resolve)

    async def go() -> None:
        async with listening(Listener()) as listener:
            assert await Outside(True).post(f"http://rebind.example:{listener.port}/a?b=c", b"hello", {}) == 201
            [request] = listener.requests
            assert request.headers["host"] == f"rebind.example:{listener.port}" and request.path == "/a?b=c"

    asyncio.run(go())
    assert len(asked) == 1


def test_a_name_with_a_public_and_a_private_address_leads_to_the_public_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def resolve(*_: Any, **__: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in ("10.0.0.1", "1.1.1.1")]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)

    async def go() -> list[str]:
        way = Outside()
        return await way.addresses(way.checked("https://both.example/"))

    assert asyncio.run(go()) == ["1.1.1.1"]


def test_the_certificate_must_be_that_of_the_name(tmp_path: Path) -> None:
    async def go(named: str) -> int:
        server, client = certified(tmp_path, named)
        async with listening(Listener(), server) as listener:
            return await Outside(True, client).post(f"https://localhost:{listener.port}/", b"hello", {})

    assert asyncio.run(go("localhost")) == 201
    with pytest.raises(TryAgain):
        asyncio.run(go("elsewhere.example"))


def test_a_redirection_is_not_followed() -> None:
    async def go() -> None:
        async with listening(Listener()) as target, listening(Listener(307, f"Location: {target.url}\r\n")) as listener:
            status = await Outside(True).post(listener.url, b"hello", {})
            assert status == 307 and target.connections == 0
            with pytest.raises(GiveUp):
                must_be_taken(status)

    asyncio.run(go())


def test_an_endless_answer_is_not_read() -> None:
    async def go() -> None:
        async with listening(Listener(200, endless=True)) as listener:
            start = time.monotonic()
            assert await Outside(True).post(listener.url, b"hello", {}) == 200
            assert time.monotonic() - start < 5

    asyncio.run(go())


def test_whoever_does_not_answer_is_left_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "TIMEOUT", 0.3)

    async def go() -> None:
        server = await asyncio.start_server(lambda reader, writer: asyncio.sleep(60), "127.0.0.1", 0)
        with pytest.raises(TryAgain):
            await Outside(True).post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", b"hello", {})
        server.close()

    asyncio.run(go())


def test_nobody_there_and_no_such_host_are_tried_again() -> None:
    for url in ("http://127.0.0.1:9/", "http://nowhere.invalid/"):
        with pytest.raises(TryAgain):
            post(url)


def test_neither_the_address_nor_the_answer_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        async with listening(Listener()) as listener:
            await Outside(True).post(f"{listener.url}/secret-path", b"hello", {})

    with caplog.at_level("INFO"):
        asyncio.run(go())
    assert "secret-path" not in caplog.text


@pytest.mark.parametrize(
    ("status", "error"), [(500, TryAgain), (429, TryAgain), (302, GiveUp), (400, GiveUp), (404, GiveUp)]
)
def test_what_an_answer_means(status: int, error: type[NotSent]) -> None:
    must_be_taken(201)
    with pytest.raises(error):
        must_be_taken(status)
