"""What the wire costs: bytes, time and memory, over whole games with everybody and a spectator watching.

python bench/wire.py [--seeds 1] [--json]

A message is what one move changed for one viewer. Moves that tell a viewer nothing make none, and are not counted.
"""

from __future__ import annotations

import argparse
import json
import tracemalloc
from time import perf_counter
from typing import NamedTuple

from undercourt.games import game_names, load_game
from undercourt.kernel.game import SPECTATOR, Game
from undercourt.kernel.rng import seeded
from undercourt.table import HUMAN, Table

KB = 1024


class Cost(NamedTuple):
    """Of all messages of a game."""

    messages: int
    median: int  # bytes
    p99: int
    max: int
    full: int  # bytes of the median update without events: what a patch saves
    move_us: float  # the rules, and what every viewer sees, by move
    message_us: float  # making a message of it, by message
    stream_kb: float  # memory at the end of the game, by viewer


def played(game: Game, players: int, seed: int, told: bool) -> tuple[Table, list[int], list[int], float, float]:
    """A random game; the sizes of its messages and of the updates they stand for, and seconds by move and message."""
    table = Table(game, [HUMAN] * players, {}, seed=seed)
    streams = [table.stream(viewer) for viewer in (SPECTATOR, *range(players))]
    rng, moving, telling = seeded(seed), 0.0, 0.0
    sizes: list[int] = []
    fulls: list[int] = []
    while not table.over:
        known = [stream.revision for stream in streams]
        action = game.space.name(table.d.actions[rng.below(table.d.count)])
        start = perf_counter()
        table.act(table.d.seat, action)
        middle = perf_counter()
        messages = [stream.told(since) for stream, since in zip(streams, known, strict=True)] if told else []
        telling += perf_counter() - middle
        moving += middle - start
        sizes += [len(message) for message in messages if message is not None]
        if told and len(table.record.moves) % 16 == 0:
            fulls += [len(stream.full(stream.revision)) for stream in streams]
    return table, sizes, fulls, moving / len(table.record.moves), telling / max(1, len(sizes))


def room(game: Game, players: int, seed: int) -> float:
    """Kilobytes of a stream at the end of a game."""
    table = played(game, players, seed, told=False)[0]
    table.streams.clear()
    tracemalloc.start()
    for viewer in (SPECTATOR, *range(players)):
        table.stream(viewer).told(table.stream(viewer).revision - 1)
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return taken / (players + 1) / KB


def cost(name: str, seeds: int) -> Cost:
    game = load_game(name)
    sizes: list[int] = []
    fulls: list[int] = []
    moves: list[float] = []
    tells: list[float] = []
    for players in range(game.fewest, game.most + 1):
        for seed in range(seeds):
            _, some, full, move, tell = played(game, players, seed, told=True)
            sizes += some
            fulls += full
            moves.append(move)
            tells.append(tell)
    sizes.sort()
    fulls.sort()
    times = sum(moves) / len(moves) * 1e6, sum(tells) / len(tells) * 1e6
    middle, high = sizes[len(sizes) // 2], sizes[len(sizes) * 99 // 100]
    return Cost(len(sizes), middle, high, sizes[-1], fulls[len(fulls) // 2], *times, room(game, game.most, 0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=1, metavar="N", help="games for each number of players")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    args = parser.parse_args()
    costs = {name: cost(name, args.seeds) for name in game_names()}
    if args.json:
        print(json.dumps({name: one._asdict() for name, one in costs.items()}))
        return
    print(f"{'':12}{''.join(f'{field:>12}' for field in Cost._fields)}")
    for name, one in costs.items():
        print(f"{name:12}{''.join(f'{value:12.0f}' for value in one)}")


if __name__ == "__main__":
    main()
