"""What the browser's map is compared with: the four readings of the map, and battles of games played at random.

python whispers_games.py GAMES: writes JSON. A battle is the view of whoever led it, and all that then happened.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from undercourt.games import load_game
from undercourt.table import Seatholder, Table

GAME = load_game("whispers")
LIKED = ("attack", "from", "into", "number", "put", "add_banners", "place", "draw_cards", "play")


def catalogue(options: dict[str, str]) -> dict[str, Any]:
    table = Table(GAME, ["human", "human"], options, seed=1)
    facts: dict[str, Any] = json.loads(Seatholder(table, 0, False).send('{"do": "catalogue"}')[0])
    return {"options": options, "facts": facts["facts"], "board": facts["board"]}


def battles(seed: int) -> list[dict[str, Any]]:
    rng = random.Random(seed)
    table = Table(GAME, ["human"] * 4, {}, seed=seed)
    seats = [Seatholder(table, seat, False) for seat in range(4)]
    found: list[dict[str, Any]] = []
    seen = 0
    while not table.over:
        looks = [json.loads(seat.send(json.dumps({"do": "look", "since": seen}))[-1]) for seat in seats]
        asked = next(i for i, look in enumerate(looks) if look["decision"].get("options"))
        look = looks[asked]
        actions = [row[0] for group in look["decision"]["options"] for row in group["rows"]]
        liked = [action for action in actions if action.split(" ")[0] in LIKED]
        action = rng.choice(liked or actions)
        seats[asked].send(json.dumps({"do": "act", "revision": look["revision"], "action": action}))
        after = json.loads(seats[asked].send(json.dumps({"do": "look", "since": look["revision"]}))[-1])
        events = after["events"]
        seen = after["revision"]
        if any(event["what"] == "battle" for event in events):
            found.append({"view": look["view"], "events": events})
    return found


READINGS = [{"eagle_city": city, "elephant_link": link} for city in ("e1", "e4") for link in ("p5_p7", "p4_p8")]

if __name__ == "__main__":
    fought = [battle for seed in range(int(sys.argv[1])) for battle in battles(seed)]
    print(json.dumps({"readings": [catalogue(reading) for reading in READINGS], "battles": fought}))
