"""Shows whether a game's beliefs are right: `python tools/calibration.py GAME BOT,BOT,... GAMES [SEED]`."""

from __future__ import annotations

import sys

from undercourt.bots import Budget
from undercourt.games import load_game
from undercourt.lab.calibration import calibrate, table

EVERY = 17  # decisions from one question to the next: no phase of any game is met more than others
POSITIONS = 300  # that a bot looks at for one decision

if __name__ == "__main__":
    slug, names, games, *seed = sys.argv[1:]
    found = calibrate(
        load_game(slug), names.split(","), int(games), int(seed[0]) if seed else 1, EVERY, Budget(positions=POSITIONS)
    )
    print(table(found))
