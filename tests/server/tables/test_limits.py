"""How much anybody may ask for, and what is remembered for ever."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from msgspec import structs

from tests.server.tables.kit import AMPLE, Server, address, kind
from tests.server.tables.test_commands import two_people

FEW = structs.replace(AMPLE, tables_each=3, watchers=2, commands_per_second=5, sockets_each=4)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("strict"), limits=FEW) as server:
        yield server


def test_nobody_has_more_tables_than_they_may(strict: Server) -> None:
    async def doing() -> None:
        anna = await strict.person()
        made = [await anna.make("me", "random") for _ in range(3)]
        answer = await anna.try_to_make("me", "random")
        assert (answer.status, answer.error) == (409, "error_too_many_tables")
        assert answer.told["error"]["args"] == {"most": 3}
        await anna.post(made[0]["id"], "propose", seat=made[0]["seats"][0], what="abandon")
        answers = await asyncio.gather(*[anna.try_to_make("me", "random") for _ in range(4)])
        assert sorted(one.status for one in answers) == [201, 409, 409, 409], "all at once neither"

    strict.do(doing())


def test_spectators_are_counted_and_keep_no_player_out(strict: Server) -> None:
    async def doing() -> None:
        anna, *others = await strict.people("Anna", "Boris", "Celia", "Dora")
        made = await anna.make("me", "random")
        async with AsyncExitStack() as stack:
            for one in others[:2]:
                await stack.enter_async_context(one.at(made["id"]))
            assert await others[2].refused_at(made["id"]) == (4429, "error_too_many_watchers")
            line = await stack.enter_async_context(anna.at(made["id"], made["seats"][0]))
            assert (await line.around_is(lambda one: True))["watchers"] == 2

    strict.do(doing())


def test_nobody_has_more_sockets_than_they_may(strict: Server) -> None:
    async def doing() -> None:
        anna = await strict.person()
        made = await anna.make("me", "random")
        async with AsyncExitStack() as stack:
            for _ in range(4):
                await stack.enter_async_context(anna.at(made["id"], made["seats"][0]))
            assert await anna.refused_at(made["id"], made["seats"][0]) == (4429, "error_too_many_sockets")
        async with asyncio.timeout(10):
            while strict.house.rooms.sockets.total():
                await asyncio.sleep(0.02)
        async with anna.at(made["id"], made["seats"][0]):
            pass

    strict.do(doing())


def test_whoever_sends_too_much_is_let_go_and_may_come_back(strict: Server) -> None:
    async def doing() -> None:
        async with two_people(strict) as (a, _, made):
            for number in range(60):
                await a.send(json.dumps({"do": "look", "id": f"n{number}"}))
            assert await a.end() == (4429, "error_too_fast")
            async with made["anna"].at(made["id"], made["seats"][0]) as again:
                await again.look()

    strict.do(doing())


def test_a_reader_who_does_not_read_is_let_go_and_delays_nobody(server: Server) -> None:
    async def doing() -> None:
        async with two_people(server) as (a, _, made):
            celia = await server.person("Celia")
            room = await server.room(made["id"])
            slow = await deaf(server.url, made["id"], celia.headers)
            async with asyncio.timeout(20):
                while len(room.watchers) < 3:
                    await asyncio.sleep(0.02)
            watcher = next(one for one in room.watchers if one.viewer < 0)
            for _ in range(20_000):  # more than the buffers of two systems hold
                watcher.tell(b'"%s"' % (b"x" * 8000))
                if watcher.farewell is not None:
                    break
                await asyncio.sleep(0)
            assert watcher.farewell == (4408, "error_too_slow")
            async with asyncio.timeout(20):
                while len(room.watchers) > 2:
                    await asyncio.sleep(0.02)
            assert not watcher.waiting, "what nobody reads is not kept"
            await a.act()
            slow.close()

    server.do(doing())


async def deaf(url: str, table: str, headers: dict[str, str]) -> socket.socket:
    """A socket that greets, and then is never read from."""
    host, port = url.removeprefix("http://").split(":")
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(found, (host, int(port)))
    path = address("http://", table, None).removeprefix("ws://")
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *[f"{name}: {value}" for name, value in headers.items()],
    ]
    await loop.sock_sendall(found, ("\r\n".join(lines) + "\r\n\r\n").encode())
    return found


def test_a_catalogue_is_fetched_by_its_hash_and_kept_for_ever(server: Server) -> None:
    async def doing() -> None:
        import httpx

        anna = await server.person()
        made = await anna.make("me", "random")
        async with anna.at(made["id"], made["seats"][0]) as line:
            hash = line.heard[0]["catalogue"]
            assert kind(await line.say("catalogue")) == "refused"
        async with httpx.AsyncClient(base_url=server.url, verify=False) as http:
            answer = await http.get(f"/api/catalogues/{hash}")
            assert answer.json()["hash"] == hash
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            server.house.rooms.catalogues.known.clear()  # as at a worker that has not seen that table
            assert (await http.get(f"/api/catalogues/{hash}")).status_code == 404
            again = await http.get(f"/api/catalogues/{hash}", params={"table": made["id"]})
            assert again.content == answer.content
            assert again.headers["cache-control"] == answer.headers["cache-control"]
            false = await http.get("/api/catalogues/nonsense", params={"table": made["id"]})
            assert (false.status_code, false.json()["error"]["key"]) == (404, "error_no_catalogue")
            for table in ["nothing", "a\x00b", "x" * 50]:
                assert (await http.get("/api/catalogues/nonsense", params={"table": table})).status_code == 404

    server.do(doing())
