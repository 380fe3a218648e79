"""The drill: games of all kinds over real sockets, while workers are killed (kill -9) at random instants.

    python bench/drill.py --kills 1000 --json
    python bench/drill.py --kills 1000 --json --database postgresql --workers 2

Every client notes what was acknowledged to it. At the end the log in the database is read: everything acknowledged must
be there, once; nothing that was refused; and what each viewer holds at last, after all its broken connections, must be
what the log makes of the game. Exit 1: something was lost or done twice, or a table did not reach its end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import httpx

from bench.checking import Checked, check
from bench.servers import Worker, a_folder, database, end_cleanly, still_there
from undercourt.client import Held, Refused, Seat, Server, Trouble
from undercourt.client.server import TableLink
from undercourt.games import game_names, load_game
from undercourt.server.store.database import address

STUCK_SECONDS = 90.0  # without anything new at a table
LONGEST_PAUSE = 0.3  # of a client between two tries: games should go on between two kills
BOT_SHARE = 0.4
UNDO_SHARE = 0.05

Result = TypeVar("Result")


class Done(NamedTuple):
    """What a client was told about one of its commands."""

    table: str
    seat: str
    id: str
    action: str | None  # None: an undo


class Notes:
    """What all clients know at the end."""

    def __init__(self) -> None:
        self.acknowledged: list[Done] = []
        self.refused: list[Done] = []
        self.reasons: Counter[str] = Counter()
        self.tables: dict[str, str] = {}  # by id: the record that the server gave at the end
        self.held: dict[str, list[tuple[str | None, Held]]] = {}  # by table: what each viewer holds
        self.stuck: list[str] = []
        self.moved = asyncio.Event()


class Drill:
    def __init__(self, workers: list[Worker], kills: int, tables: int, seed: int, games: list[str]) -> None:
        self.workers = workers
        self.games = games
        self.wanted = kills
        self.tables = tables
        self.rng = random.Random(seed)
        self.kills = 0
        self.orphans: list[int] = []
        self.notes = Notes()
        self.started = time.monotonic()
        self.made = 0

    async def run(self) -> None:
        await asyncio.gather(*[worker.start() for worker in self.workers[:1]])  # makes the database
        await asyncio.gather(*[worker.start() for worker in self.workers[1:]])
        async with contextlib.AsyncExitStack() as stack:
            self.people = [await stack.enter_async_context(self.server(number)) for number in range(4)]
            for number, person in enumerate(self.people):
                await person.guest(f"Player {number}")
            telling = asyncio.create_task(self.tell_progress())
            playing = [asyncio.create_task(self.keep_playing()) for _ in range(self.tables)]
            try:
                await self.kill_workers()
                await asyncio.gather(*playing)
            finally:
                for task in [telling, *playing]:
                    task.cancel()
                await asyncio.gather(telling, *playing, return_exceptions=True)

    def server(self, number: int) -> Server:
        """A person's way to the server: each begins with another worker, and goes to the next when that one is gone."""
        first = number % len(self.workers)
        urls = [worker.url for worker in self.workers]
        return Server(*urls[first:], *urls[:first], longest_pause=LONGEST_PAUSE)

    # Kills

    async def kill_workers(self) -> None:
        while self.kills < self.wanted and not self.notes.stuck:
            worker = self.rng.choice(self.workers)
            await self.random_instant()
            self.orphans = still_there(self.orphans) + worker.kill()
            self.kills += 1
            worker.launch()
            if self.rng.random() < 0.05 and self.kills < self.wanted:
                await asyncio.sleep(self.rng.uniform(0.0, 0.5))  # while it is still starting
                worker.kill()
                self.kills += 1
                worker.launch()
            await worker.ready()

    async def random_instant(self) -> None:
        """After some acknowledged moves, or a moment after one."""
        for _ in range(self.rng.randint(1, 12)):
            await self.next_move()
        if self.rng.random() < 0.5:
            await asyncio.sleep(self.rng.uniform(0.0, 0.05))

    async def next_move(self) -> None:
        self.notes.moved.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.notes.moved.wait(), STUCK_SECONDS)

    # Tables

    async def keep_playing(self) -> None:
        """One table after the other, as long as workers are killed."""
        while True:
            await self.play_table()
            if self.kills >= self.wanted or self.notes.stuck:
                return

    async def play_table(self) -> None:
        game = load_game(self.games[self.made % len(self.games)])
        self.made += 1
        rng = random.Random(self.rng.getrandbits(64))
        count = rng.randint(game.fewest, min(3, game.most))
        who = ["me", *["random" if rng.random() < BOT_SHARE else "open" for _ in range(1, count)]]
        people = rng.sample(self.people, len(self.people))
        table = await again(lambda: people[0].make(game.slug, who))
        seats = dict(
            zip(
                [name for name, one in zip(game.seat_names, who, strict=False) if one != "random"], people, strict=False
            )
        )
        for seat, person in seats.items():
            await again(partial(sit_down, person.table(table.id), seat))
        self.notes.held[table.id] = []
        sittings = [self.play(person, table.id, seat, rng) for seat, person in seats.items()]
        second_tab = rng.choice(list(seats))
        sittings.append(self.play(seats[second_tab], table.id, second_tab, rng))
        sittings.append(self.play(people[-1], table.id, None, rng))
        await asyncio.gather(*sittings)

    async def play(self, person: Server, table_id: str, name: str | None, rng: random.Random) -> None:
        """One viewer, from the first decision to the last: a player, a second tab of one, or a spectator."""
        async with Seat(person, table_id, name) as seat:
            self.notes.held[table_id].append((name, seat.held))
            while not seat.is_over:
                if seat.options:
                    await self.move(seat, rng)
                    continue
                try:
                    await asyncio.wait_for(seat.change(), STUCK_SECONDS)
                except TimeoutError:
                    waits_for = seat.decision.seat if seat.decision is not None else "nothing"
                    self.notes.stuck.append(f"{table_id} {name} revision {seat.revision} waits for {waits_for}")
                    return
            if name is None:
                self.notes.tables[table_id] = await seat.record()

    async def move(self, seat: Seat, rng: random.Random) -> None:
        undo = seat.may_undo and rng.random() < UNDO_SHARE
        action = None if undo else rng.choice(seat.options)
        done = Done(seat.table_id, seat.name or "", f"{rng.getrandbits(64):016x}", action)
        try:
            if action is None:
                await seat.undo(done.id)
            else:
                await seat.act(action, done.id)
        except Refused as wrong:
            self.notes.refused.append(done)
            self.notes.reasons[wrong.key] += 1
            revision = seat.revision
            with contextlib.suppress(TimeoutError):
                if seat.revision == revision:  # the present is on its way
                    await asyncio.wait_for(seat.change(), 1.0)
        else:
            self.notes.acknowledged.append(done)
            self.notes.moved.set()

    async def tell_progress(self) -> None:
        while True:
            await asyncio.sleep(5)
            passed = time.monotonic() - self.started
            left = passed / max(self.kills, 1) * (self.wanted - self.kills)
            print(
                f"{self.kills}/{self.wanted} kills, {len(self.notes.acknowledged)} acknowledged, "
                f"{len(self.notes.tables)} tables over, {passed:.0f} s, about {left:.0f} s left",
                file=sys.stderr,
            )


async def sit_down(table: TableLink, seat: str) -> None:
    """If the answer was lost, the seat may be ours already."""
    around = await table.about()
    if not any(one["seat"] == seat and one.get("mine") for one in around["seats"]):
        await table.take(seat)


async def again(call: Callable[[], Awaitable[Result]]) -> Result:
    """Until a worker lives long enough to answer."""
    while True:
        try:
            return await call()
        except httpx.TransportError:
            await asyncio.sleep(0.1)
        except Trouble as wrong:
            if wrong.status < 500:
                raise
            await asyncio.sleep(0.1)


async def drill(
    kills: int, url: str | None, folder: Path, workers: int, tables: int, seed: int, games: list[str] | None = None
) -> Checked:
    """All of it, in that folder, with that database; what was found."""
    running = [Worker(folder, url, f"worker{number}") for number in range(workers)]
    there = Drill(running, kills, tables, seed, games or game_names())
    try:
        await there.run()
    finally:
        codes = [worker.stop() for worker in running if worker.process is not None]
    found = await check(there.notes, url, folder)
    found.counts |= {
        "kills": there.kills,
        "seconds": round(time.monotonic() - there.started, 1),
        "database": address(url, folder).get_backend_name(),
        "workers": workers,
    }
    await asyncio.sleep(0.5)
    found.wrong += [f"a process of a killed worker lives on: {pid}" for pid in still_there(there.orphans)]
    found.wrong += [f"a worker that was told to stop ended with {code}" for code in codes if code not in (0, -15)]
    return found


def main() -> int:
    end_cleanly()
    parser = argparse.ArgumentParser(description="Kills workers at random instants and counts what that cost.")
    parser.add_argument("--kills", type=int, default=100, help="how many (100)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (a server of its own), or an address")
    parser.add_argument("--workers", type=int, help="processes (sqlite: 1, postgresql: 2)")
    parser.add_argument("--tables", type=int, default=4, help="played at the same time (4)")
    parser.add_argument("--seed", type=int, default=1, help="draws the instants and the moves (1)")
    parser.add_argument("--games", help="which, with commas between them (all)")
    parser.add_argument("--keep", type=Path, help="a folder for database and logs that stays")
    wanted = parser.parse_args()
    workers = wanted.workers or (1 if wanted.database == "sqlite" else 2)
    games = wanted.games.split(",") if wanted.games else None
    with a_folder(wanted.keep) as folder, database(wanted.database, folder) as url:
        found = asyncio.run(drill(wanted.kills, url, folder, workers, wanted.tables, wanted.seed, games))
    for line in found.wrong:
        print(line, file=sys.stderr)
    if wanted.json:
        print(json.dumps(found.counts))
    else:
        print(", ".join(f"{name} {value}" for name, value in found.counts.items()))
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
