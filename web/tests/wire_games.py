"""What a seat is told in a game played at random, some of it taken back: python wire_games.py GAME MOVES writes JSON.

Each item is a message as it travels, a change or an update, and the whole update of that revision.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from undercourt.games import load_game
from undercourt.table import Seatholder, Table

BACK = 0.1  # of all moves that can be taken back


def told(game: str, moves: int) -> list[list[Any]]:
    rng = random.Random(3)
    table = Table(load_game(game), ["human", "human"], {}, seed=3)
    seats = [Seatholder(table, seat, False) for seat in range(2)]
    stream = table.stream(0)
    found, known = [], 0
    for _ in range(moves):
        if stream.revision != known:
            message = stream.told(known)
            assert message is not None
            found.append([json.loads(message), json.loads(stream.full(0))])
            known = stream.revision
        if table.over:
            break
        looks = [json.loads(seat.send('{"do": "look", "since": 0}')[-1]) for seat in seats]
        asked = next(i for i, look in enumerate(looks) if look["decision"].get("options"))
        look = looks[asked]
        actions = [row[0] for group in look["decision"]["options"] for row in group["rows"]]
        command: dict[str, Any] = {"do": "act", "revision": look["revision"], "action": rng.choice(actions)}
        if look["undo"] and rng.random() < BACK:
            command = {"do": "undo", "revision": look["revision"]}
        seats[asked].send(json.dumps(command))
    return found


if __name__ == "__main__":
    json.dump(told(sys.argv[1], int(sys.argv[2])), sys.stdout)
