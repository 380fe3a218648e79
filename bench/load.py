"""The load: many live tables over real sockets, and how long everybody waits.

    python bench/load.py --tables 200 --seconds 60 --json
    python bench/load.py --tables 200 --seconds 60 --stored 20000 --database postgresql --json

One server process; all viewers are in this one. At each table people hold the seats but one viewer, who is a spectator;
they make random legal moves at a steady pace. Measured is the time from sending a command to the last viewer's frame,
and the payload of the frames. The same viewers then do the same with a plain echo server of the same stack.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import subprocess
import sys
from collections.abc import Awaitable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import psutil  # type: ignore[import-untyped]  # it has no types
import uvloop

from bench.servers import UNLIMITED, Worker, a_folder, database, end_cleanly
from bench.stored import ratios
from bench.viewers import Live, LiveEcho, LiveGame, Measured, Viewer
from undercourt.client import Server
from undercourt.games import game_names, load_game

AT_ONCE = 20  # that are opened at the same time
SETTLE = 2.0


class Load:
    def __init__(self, wanted: argparse.Namespace, folder: Path, url: str | None) -> None:
        self.tables: int = wanted.tables
        self.viewers: int = wanted.viewers
        self.seconds: float = wanted.seconds
        self.pace: float = wanted.pace
        self.ahead: int = wanted.ahead
        self.stored: int = wanted.stored
        self.forgotten: float = wanted.forgotten
        self.rng = random.Random(wanted.seed)
        self.folder = folder
        self.url = url
        self.worker = Worker(folder, url, settings=f"idle_seconds = {self.forgotten}\n\n{UNLIMITED}")

    async def run(self) -> dict[str, Any]:
        told: dict[str, Any] = {"tables": self.tables, "viewers": self.tables * self.viewers}
        try:
            await self.worker.start()
            async with Server(self.worker.url) as self.server:
                me = await self.server.guest("Load")
                say("warming up")
                await self.close(await self.games(8, ahead=5))
                told |= await self.measure_games()
                told |= {"kb_idle": await self.measure_idle(), "lobby_ratio": None}
                if self.stored:
                    say(f"storing {self.stored} tables")
                    told |= await ratios(self.server, me.id, self.stored, self.url, self.folder)
        finally:
            self.worker.stop()
        told |= await self.measure_echo()
        return told

    # Games

    async def measure_games(self) -> dict[str, Any]:
        await asyncio.sleep(SETTLE)
        before = self.worker.kilobytes()
        say(f"making {self.tables} tables")
        ids = [await self.make(number) for number in range(self.tables)]
        made = self.worker.kilobytes()
        say(f"{self.tables * self.viewers} viewers come, and up to {self.ahead} moves each are played")
        live = await self.open([self.game(*one) for one in ids])
        await many(one.go_ahead(self.rng.randint(0, self.ahead)) for one in live)
        await asyncio.sleep(SETTLE)
        say(f"measuring for {self.seconds:.0f} s")
        server, client = psutil.Process(self.worker.pid), psutil.Process()
        for process in (server, client):
            process.cpu_percent()  # counts from now on
        measured = await self.measure(live)
        told = {
            "moves": measured.moves,
            "moves_per_s": round(measured.moves / self.seconds, 1),
            "late": measured.late,
            "p50_ms": milliseconds(measured.seconds, 0.5),
            "p99_ms": milliseconds(measured.seconds, 0.99),
            "most_ms": milliseconds(measured.seconds, 1.0),
            "bytes_per_decision": part(measured.sizes, 0.5),
            "bytes_p99": part(measured.sizes, 0.99),
            "server_cpu": round(server.cpu_percent() / 100, 2),
            "client_cpu": round(client.cpu_percent() / 100, 2),
            "kb_per_table": round((made - before) / self.tables, 1),
            "kb_per_viewer": round((self.worker.kilobytes() - made) / (self.tables * self.viewers), 1),
        }
        self.sizes = measured.sizes
        await self.close(live)
        return told

    async def measure_idle(self) -> float:
        """Of tables that were made and begun, when the server has forgotten them. Memory is at its height already."""
        say("idle tables")
        await asyncio.sleep(self.forgotten + SETTLE)
        before = self.worker.kilobytes()
        for number in range(self.tables):
            await self.make(number)
        await asyncio.sleep(self.forgotten + SETTLE)
        return round(max(0, self.worker.kilobytes() - before) / self.tables, 1)

    async def games(self, count: int, ahead: int) -> list[Live]:
        live = await self.open([self.game(*await self.make(number)) for number in range(count)])
        await many(one.go_ahead(ahead) for one in live)
        return live

    async def make(self, number: int) -> tuple[str, list[str]]:
        """A table of ours, and the names of its seats."""
        game = load_game(game_names()[number % len(game_names())])
        seats = min(max(self.viewers - 1, game.fewest), game.most)
        table = await self.server.make(game.slug, ["me"] * seats)
        return table.id, game.seat_names[:seats]

    def game(self, id: str, seats: list[str]) -> Live:
        live = LiveGame(random.Random(self.rng.getrandbits(64)))
        address = f"ws{self.worker.url.removeprefix('http')}/api/tables/{id}/socket"
        for seat in [*seats, *[""] * (self.viewers - len(seats))]:
            path = f"{address}?seat={seat}" if seat else address
            live.viewers.append(Viewer(live, path, self.server.headers, bool(seat)))
        return live

    # Echo

    async def measure_echo(self) -> dict[str, Any]:
        say("the same with an echo server")
        command = [sys.executable, str(Path(__file__).with_name("echo.py"))]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                address = "ws" + process.stdout.readline().strip().partition("http")[2]
                await asyncio.sleep(SETTLE)
                live = await self.open([self.echo(address, number) for number in range(self.tables)])
                measured = await self.measure(live)
                await self.close(live)
            finally:
                process.kill()
        return {
            "echo_p50_ms": milliseconds(measured.seconds, 0.5),
            "echo_p99_ms": milliseconds(measured.seconds, 0.99),
        }

    def echo(self, address: str, number: int) -> Live:
        live = LiveEcho(random.Random(self.rng.getrandbits(64)))
        live.sizes = self.sizes
        live.viewers = [Viewer(live, f"{address}?table={number}", {}, True) for _ in range(self.viewers)]
        return live

    # Both

    async def open(self, live: list[Live]) -> list[Live]:
        for first in range(0, len(live), AT_ONCE):
            await many(one.open() for one in live[first : first + AT_ONCE])
        return live

    async def close(self, live: list[Live]) -> None:
        await many(one.close() for one in live)

    async def measure(self, live: list[Live]) -> Measured:
        measured = Measured()
        gc.collect()
        gc.freeze()
        begin = perf_counter() + 0.1
        await many(one.keep_moving(begin, begin + self.seconds, self.pace, measured) for one in live)
        return measured


async def many(work: Any) -> None:
    tasks: Sequence[Awaitable[Any]] = list(work)
    await asyncio.gather(*tasks)


def milliseconds(seconds: list[float], share: float) -> float:
    return float(round(part(seconds, share) * 1000, 2))


def part(values: Sequence[float], share: float) -> Any:
    """The value that this share of them does not exceed."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * share))] if ranked else 0


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def measured(words: list[str]) -> dict[str, Any]:
    wanted = arguments(words)
    with (
        a_folder() as folder,
        database(wanted.database, folder) as url,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        told = runner.run(Load(wanted, folder, url).run())
    return told | {"seconds": wanted.seconds, "database": wanted.database.partition(":")[0]}


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Live tables over real sockets: how long does everybody wait?")
    parser.add_argument("--tables", type=int, default=200, help="live at the same time (200)")
    parser.add_argument("--viewers", type=int, default=4, help="at each table: seats, and one spectator (4)")
    parser.add_argument("--seconds", type=float, default=60.0, help="of measuring (60)")
    parser.add_argument("--pace", type=float, default=1.0, help="moves a second at each table (1)")
    parser.add_argument("--ahead", type=int, default=60, help="moves that tables may be ahead at the start (60)")
    parser.add_argument("--stored", type=int, default=0, help="tables in the database, for the lists (0: left out)")
    parser.add_argument("--forgotten", type=float, default=10.0, help="seconds until idle tables are forgotten (10)")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (a server of its own), or an address")
    parser.add_argument("--seed", type=int, default=1, help="draws the moves (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    return parser.parse_args(words)


def main() -> int:
    end_cleanly()
    told = measured(sys.argv[1:])
    if arguments(sys.argv[1:]).json:
        print(json.dumps(told))
    else:
        print("\n".join(f"{name:20} {value}" for name, value in told.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
