"""Many stored tables: written into the database directly, to see whether lists get slower by them."""

from __future__ import annotations

import statistics
from pathlib import Path
from time import perf_counter
from typing import Any

from sqlalchemy import insert

from undercourt.client import Server
from undercourt.games import game_names, load_game
from undercourt.server.engines.stamp import stamp
from undercourt.server.store import schema
from undercourt.server.store.database import Database, address, new_id, now

PAGE = 200  # tables that fill a page of the lobby, and one of mine
PEOPLE = 1000
AT_ONCE = 1000
TIMES = 60
STATES = ("gathering", "playing", "over", "over")


async def ratios(server: Server, me: str, stored: int, url: str | None, folder: Path) -> dict[str, float]:
    """How much longer the lists take with so many stored tables than with as many as they show."""
    database = Database(address(url, folder))
    try:
        await fill(database, PAGE, [me])
        lobby, mine = await seconds(server, "/api/lobby"), await seconds(server, "/api/mine")
        await fill(database, stored, [await add_person(database, number) for number in range(PEOPLE)])
        lobby_after, mine_after = await seconds(server, "/api/lobby"), await seconds(server, "/api/mine")
    finally:
        await database.close()
    return {
        "stored": stored,
        "lobby_ms": round(lobby_after * 1000, 2),
        "lobby_ratio": round(lobby_after / lobby, 2),
        "mine_ms": round(mine_after * 1000, 2),
        "mine_ratio": round(mine_after / mine, 2),
    }


async def seconds(server: Server, path: str) -> float:
    took: list[float] = []
    for _ in range(TIMES):
        begin = perf_counter()
        await server.fetch("GET", path)
        took.append(perf_counter() - begin)
    return statistics.median(took)


async def add_person(database: Database, number: int) -> str:
    id = new_id()
    values = {"id": id, "name": f"Person {number}", "language": "en", "wants": [], "created": now(), "seen": now()}
    async with database.writing() as connection:
        await connection.execute(insert(schema.person), values)
    return id


async def fill(database: Database, count: int, people: list[str]) -> None:
    games = [load_game(name) for name in game_names()]
    stamps = {game.slug: stamp(game, game.chosen(3, {})) for game in games}
    for first in range(0, count, AT_ONCE):
        tables: list[dict[str, Any]] = []
        seats: list[dict[str, Any]] = []
        for number in range(first, min(first + AT_ONCE, count)):
            game, state, host = games[number % len(games)], STATES[number // 4 % 4], people[number % len(people)]
            table = a_table(game.slug, game.chosen(3, {}), stamps[game.slug], state, host)
            tables.append(table)
            for seat in range(3):
                person = people[(number + seat) % len(people)] if state != "gathering" or seat == 0 else None
                seats.append({"table_id": table["id"], "seat": seat, "person_id": person, "name": "Somebody"})
        async with database.writing() as connection:
            await connection.execute(insert(schema.game_table), tables)
            await connection.execute(insert(schema.seat), seats)


def a_table(game: str, options: dict[str, str], stamp: str, state: str, host: str) -> dict[str, Any]:
    asked = 0 if state == "playing" else None
    ways = {"clock": {"kind": "none", "seconds": 0, "increment": 0, "out": "stand_in"}}
    return {
        "id": new_id(),
        "game": game,
        "pack": "",
        "options": options,
        "stamp": stamp,
        "seed": "0" * 32,
        "commitment": "0" * 64,
        "state": state,
        "listed": True,
        "watched": True,
        "host_id": host,
        "ways": ways | {"take_back": True, "stand_in": "greedy"},
        "about": 0,
        "seq": 0,
        "asked": asked,
        "openly": asked,
        "since": now(),
        "created": now(),
        "moved": now(),
    }
