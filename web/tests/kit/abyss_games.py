"""Whole games of Abyss between bots, as JSON: what seats saw on the way, the catalogue, and all that happened."""

import json
from typing import Any

from undercourt.games import load_game
from undercourt.table import Seatholder, Table

EVERY = 15  # moves
SEATS = ["amber", "sky", "green", "rose"]


def ask(holder: Seatholder, **command: object) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(holder.send(json.dumps(command))[-1])
    return told


def played(options: dict[str, str], seed: int) -> dict[str, object]:
    table = Table(load_game("abyss"), ["greedy", "random", "greedy", "greedy"], options, seed=seed)
    holders = [Seatholder(table, seat, False) for seat in range(len(SEATS))]
    events: list[object] = []
    looks: list[dict[str, Any]] = []
    since = 0

    def look() -> int:
        seen = [ask(holder, do="look", since=since) for holder in holders]
        events.extend(seen[0]["events"])
        looks.extend({key: one[key] for key in ("view", "score", "decision")} for one in seen)
        return int(seen[0]["revision"])

    for n, _ in enumerate(table.play_bots()):
        if n % EVERY == 0:
            since = look()
    look()
    facts = ask(holders[0], do="catalogue")["facts"]
    return {"facts": facts, "looks": looks, "viewers": SEATS, "events": events}


print(json.dumps([played({"assassinated": way}, seed) for seed, way in enumerate(("influence_only", "count"))]))
