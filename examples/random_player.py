"""Plays one game at random, against bots, and prints what happens: the smallest client that plays.

undercourt serve &
python examples/random_player.py http://127.0.0.1:8000 tyrants
"""

from __future__ import annotations

import asyncio
import random
import sys

from undercourt.client import Server


async def play(url: str, game: str) -> None:
    async with Server(url) as server:
        me = await server.guest("Anna")
        table = await server.make(game, ["me", "greedy"])
        about = await table.about()
        mine = next(one["seat"] for one in about["seats"] if one.get("mine"))
        print(f"{me.name} plays {mine} at table {table.id}")
        async with table.sit(mine) as seat:
            async for events in seat.changes():
                for event in events:
                    print(f"{event.number:4} {event.seat or '':10} {event.what}")
                if seat.options:
                    await seat.act(random.choice(seat.options))
            print("places:", seat.held.document["score"]["order"])


if __name__ == "__main__":
    asyncio.run(play(*(sys.argv[1:3] if len(sys.argv) > 2 else ("http://127.0.0.1:8000", "tyrants"))))
