"""The seed is nowhere before the end, and afterwards proves the deal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.tables.kit import Json, Line, Server, asked_of, is_, options_of
from undercourt.kernel.rng import commitment


async def seed_of(server: Server, table: str) -> str:
    return str((await server.room(table)).row["seed"])


def holds(received: list[bytes], seed: str) -> bool:
    """In hexadecimal, as a number, or as it is."""
    number = int(seed, 16)
    words = [seed.encode(), str(number).encode(), number.to_bytes(16, "big"), number.to_bytes(16, "little")]
    return any(word in one for one in received for word in words)


@pytest.mark.parametrize("game", ["tyrants", "abyss", "whispers", "secret_city"])
def test_nobody_is_sent_the_seed_before_the_end_and_everybody_its_hash(server: Server, game: str) -> None:
    async def doing() -> None:
        anna, boris, celia = await server.people("Anna", "Boris", "Celia")
        most = next(one for one in (await anna.get("/api/games"))["games"] if one["game"] == game)
        bots = ["random"] * (most["fewest"] - 2)
        made = await anna.make("me", "open", *bots, game=game, listed=True)
        table, seats = made["id"], made["seats"]
        await boris.post(table, "sit")
        seed = await seed_of(server, table)
        async with anna.at(table, seats[0]) as a, boris.at(table, seats[1]) as b, celia.at(table) as c:
            for line in (a, b, c):
                assert line.heard[0]["commitment"] == made["commitment"]
            for number in range(12):
                line = await asked_of(a, b)
                await line.act(number)
                await line.say("why", action=(options_of(await line.look()) or ["x"])[0])
                await line.say("record")
            for one in (anna, boris, celia):
                await everything(one, table, a.heard[0])
                assert not holds(one.received, seed)
            assert not holds(anna.received + boris.received + celia.received, seed)
            await anna.post(table, "propose", seat=seats[0], what="abandon")
            ended = (await boris.post(table, "answer", yes=True)).good
            assert ended["seed"] == seed
            assert commitment(int(seed, 16)) == made["commitment"] == ended["commitment"]
            told = await c.around_is(lambda one: one["state"] == "abandoned")
            assert told["seed"] == seed

    server.do(doing())


def test_with_the_seed_of_a_test_every_table_is_dealt_alike(tmp_path: Path) -> None:
    async def doing(server: Server) -> list[Json]:
        anna = await server.person()
        return [await first_view(anna, await anna.make("me", "random", game="abyss")) for _ in range(2)]

    async def first_view(anna: Any, made: Json) -> Json:
        async with anna.at(made["id"], made["seats"][0]) as line:
            view: Json = (await line.asked())["view"]
            return view

    with Server(tmp_path, seed=7) as server:
        one, other = server.do(doing(server))
        assert one == other
    with Server(tmp_path) as server:
        one, other = server.do(doing(server))
        assert one != other


async def everything(one: Any, table: str, welcome: Json) -> None:
    """All that can be fetched."""
    for path in [
        f"/api/tables/{table}",
        f"/api/tables/{table}/catalogue",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/replay",
        f"/api/catalogues/{welcome['catalogue']}",
        "/api/lobby",
        "/api/mine",
        "/api/me",
        "/api/me/data",
        "/api/games",
        "/schema/openapi.json",
        "/metrics",
        "/health",
    ]:
        await one.ask("GET", path)


def test_the_record_of_a_game_played_to_its_end_proves_the_deal(server: Server, tmp_path: Path) -> None:
    async def doing() -> tuple[str, str, str]:
        anna = await server.person()
        made = await anna.make("me", "random", game="abyss")
        async with anna.at(made["id"], made["seats"][0]) as line:
            number = 0
            while not await over(line):
                heard, now = len(line.heard), await line.look()  # what comes with the answer counts, too
                if options := options_of(now):
                    number += 7
                    await line.say("act", revision=now["revision"], action=options[number % len(options)])
                else:
                    await line.until(lambda one: is_("change")(one) or is_("around")(one), heard)
            last = await line.look()
            assert last["decision"] is None
            around = await line.around_is(lambda one: one["state"] == "over")
            assert around["seed"] == last["seed"] == await seed_of(server, made["id"])
            record = (await line.say("record"))["record"]
        mine = next(one for one in (await anna.get("/api/mine"))["tables"] if one["id"] == made["id"])
        assert (mine["state"], sorted(mine["result"])) == ("over", ["order", "points"])
        return record, made["commitment"], last["seed"]

    record, hash, seed = server.do(doing(), 240)
    (tmp_path / "game.record").write_text(record, "utf-8")
    assert verify(tmp_path / "game.record", hash).returncode == 0
    assert verify(tmp_path / "game.record", hash[::-1]).returncode != 0
    other = f"{int(seed, 16) ^ 1:032x}"
    (tmp_path / "false.record").write_text(record.replace(seed, other), "utf-8")
    assert seed in record
    assert verify(tmp_path / "false.record", hash).returncode != 0


async def over(line: Line) -> bool:
    return (await line.look())["decision"] is None


def verify(record: Path, hash: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "undercourt.cli", "verify", str(record), "--commitment", hash]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=os.environ, check=False)
