"""What a socket promises, whatever the server or the network does."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from socket import socket
from typing import Any

import pytest
from msgspec import json
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect

from bench.servers import TAKEN, Worker
from examples import random_player
from tests.server.conftest import NewDatabase
from tests.server.play.conftest import Serve
from undercourt.client import Refused, Seat, Server
from undercourt.client.server import TableLink
from undercourt.commands.replay import checked
from undercourt.server.store import schema
from undercourt.server.store.database import Database, address

GAME = "whispers"
MINE, THEIRS = "raven", "spider"  # its first two seats


def test_a_move_in_one_tab_is_seen_in_the_other_and_both_cannot_make_it(serve: Serve) -> None:
    async def play(worker: Worker) -> None:
        async with Server(worker.url) as server, AsyncExitStack() as tabs:
            table = await table_for_one(server)
            one, other = [await tabs.enter_async_context(table.sit(MINE)) for _ in range(2)]
            await asked(one)
            await until(lambda: other.revision == one.revision)
            before, options, heard = one.revision, one.options, len(one.events)
            done = await asyncio.gather(
                one.act(options[0], "one"), other.act(options[-1], "other"), return_exceptions=True
            )
            assert sorted(map(told, done)) == ["done", "error_stale"]
            await until(lambda: other.revision == one.revision > before)
            assert (one.held.document, one.events) == (other.held.document, other.events)
            taken = options[0] if done[0] is None else options[-1]
            assert one.events[heard].action == taken, "and the bot may have answered since"

    asyncio.run(play(serve()[0]))


@pytest.mark.parametrize("killed", [False, True], ids=["the line breaks", "the server is killed"])
def test_a_lost_acknowledgement_sent_again_is_answered_and_makes_no_second_move(serve: Serve, killed: bool) -> None:
    async def play(worker: Worker) -> None:
        async with Server(worker.url, longest_pause=0.3) as server:
            table = await table_for_one(server)
            async with table.sit(MINE) as seat:
                await asked(seat)
                revision, action = seat.revision, seat.options[0]
            act = {"do": "act", "revision": revision, "action": action, "id": "the same"}
            async with connect(socket_of(worker, table), additional_headers=server.headers) as socket:
                await socket.send('{"do":"hello"}')
                await socket.send(json.encode(act).decode())
                await answer_to(socket, "the same")  # the server has answered; nobody hears it
            if killed:
                worker.kill()
                await worker.start()
            async with connect(socket_of(worker, table), additional_headers=server.headers) as socket:
                await socket.send('{"do":"hello"}')
                await socket.send(json.encode(act).decode())
                answer = await answer_to(socket, "the same")
                assert answer["is"] == "update" and answer["revision"] > revision
                await socket.send(json.encode(act | {"id": "another"}).decode())
                assert (await answer_to(socket, "another"))["error"]["key"] == "error_stale"
        rows = await logged(worker, table.id)
        assert [row["command"] for row in rows if row["by"] != "random"] == ["the same"]

    asyncio.run(play(serve()[0]))


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgresql", 2)])
def test_a_game_of_people_and_bots_goes_through_a_killed_server_to_its_end(
    serve: Serve, new_database: NewDatabase, kind: str, workers: int
) -> None:
    async def play(there: list[Worker]) -> None:
        urls = [worker.url for worker in there]
        async with Server(*urls, longest_pause=0.3) as anna, Server(*urls[::-1], longest_pause=0.3) as boris:
            await anna.guest("Anna")
            await boris.guest("Boris")
            table = await anna.make(GAME, ["me", "open", "random"])
            await boris.table(table.id).take(THEIRS)
            async with table.sit(MINE) as hers, boris.table(table.id).sit(THEIRS) as his, table.watch() as watched:
                playing = asyncio.gather(to_the_end(hers), to_the_end(his))
                before = watched.revision
                await until(lambda: watched.revision > before + 15)
                for worker in there:
                    worker.kill()
                for worker in there:
                    await worker.start()
                await playing
                await until(lambda: watched.is_over)
                assert hers.connections > 1 and his.connections > 1
                for seat in (hers, his, watched):
                    assert [event.number for event in seat.events] == list(range(len(seat.events)))
                    assert seat.held.document["seed"] is not None
                game, record = checked(await watched.record())
            assert (game.slug, record.names[:2]) == (GAME, ["Anna", "Boris"]) and record.score

    asyncio.run(play(serve(workers, new_database(kind))))


def test_a_catalogue_is_fetched_once_and_has_the_hash_that_the_table_names(serve: Serve) -> None:
    async def play(worker: Worker) -> None:
        async with Server(worker.url) as server:
            table = await table_for_one(server)
            async with table.sit(MINE) as seat:
                catalogue = await seat.catalogue()
                assert seat.welcome is not None and catalogue.hash == seat.welcome.catalogue
                assert catalogue.game == GAME and await seat.catalogue() is catalogue

    asyncio.run(play(serve()[0]))


def test_the_example_for_those_who_write_clients_plays_a_whole_game(
    serve: Serve, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(random_player.play(serve()[0].url, GAME))
    first, *events, places = capsys.readouterr().out.splitlines()
    assert first.startswith(f"Anna plays {MINE} at table ") and places.startswith("places: [['")
    assert [int(line.split()[0]) for line in events] == list(range(len(events))) and len(events) > 50


def test_a_killed_server_waits_for_its_port_where_another_program_was_lent_it(serve: Serve) -> None:
    async def play(worker: Worker) -> None:
        worker.kill()
        with socket() as other:
            other.bind(("127.0.0.1", worker.port))
            other.listen()
            port, coming = worker.port, asyncio.create_task(worker.start())
            await until(lambda: TAKEN in worker.said())
        await coming
        assert worker.port == port

    asyncio.run(play(serve()[0]))


# What the tests have in common


async def table_for_one(server: Server) -> TableLink:
    await server.guest("Anna")
    return await server.make(GAME, ["me", "random"])


async def asked(seat: Seat) -> None:
    await until(lambda: bool(seat.options))


async def until(holds: object) -> None:
    assert callable(holds)
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


async def to_the_end(seat: Seat) -> None:
    rng = random.Random(4)
    async for _ in seat.changes():
        if seat.options:
            await seat.act(rng.choice(seat.options))


def told(done: object) -> str:
    return done.key if isinstance(done, Refused) else "done" if done is None else repr(done)


def socket_of(worker: Worker, table: TableLink) -> str:
    return f"ws{worker.url.removeprefix('http')}/api/tables/{table.id}/socket?seat={MINE}"


async def answer_to(socket: ClientConnection, id: str) -> dict[str, Any]:
    """The first message with that id; a change, which is a list, as an object."""
    while True:
        message = json.decode(await asyncio.wait_for(socket.recv(), 20))
        if isinstance(message, list) and message[4:] == [id]:
            return {"is": "change", "revision": message[0]}
        if isinstance(message, dict) and message.get("id") == id:
            return message


async def logged(worker: Worker, table_id: str) -> list[dict[str, object]]:
    database = Database(address(worker.database, worker.data))
    async with database.reading() as connection:
        rows = select(schema.move).where(schema.move.c.table_id == table_id).order_by(schema.move.c.seq)
        found = [dict(row) for row in (await connection.execute(rows)).mappings()]
    await database.close()
    return found
