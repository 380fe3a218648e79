"""Shows whether a game's beliefs are right: what its bots imagine about hidden things, beside what is true.

Plays games, and asks whoever is to decide at every 17th decision. docs/studies/beliefs.md tells how to read what it
prints. `python tools/calibration.py whispers expert,greedy,expert,greedy 60`
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt.bots import Budget, bots_for
from undercourt.cli import WRONG, complain
from undercourt.commands.arguments import chosen_options, game_named, seed, whole
from undercourt.commands.parser import Parser
from undercourt.errors import BadInput
from undercourt.kernel.game import Game
from undercourt.lab.calibration import calibrate, table

EVERY = 17  # decisions from one question to the next: no phase of any game is met more than others
POSITIONS = 300  # that a bot looks at for one decision


def main(words: list[str] | None = None) -> int:
    parser = Parser(prog="calibration.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument(
        "bots", metavar="A,B", help="who plays, a name for each seat; they move on a seat from game to game"
    )
    parser.add_argument("games", metavar="GAMES", type=whole(1), help="how many")
    parser.add_argument("seed", metavar="SEED", type=seed, nargs="?", default=1, help="of the first game (default: 1)")
    try:
        args = parser.parse_args(words)
        game = game_named(args.game)
        names = bots_of(args.bots, game)
    except BadInput as wrong:
        complain(str(wrong))
        return WRONG
    print(table(calibrate(game, names, args.games, args.seed, EVERY, Budget(positions=POSITIONS))))
    return 0


def bots_of(words: str, game: Game) -> list[str]:
    names = [word.strip() for word in words.split(",")]
    known = bots_for(game)
    for name in names:
        if name not in known:
            raise BadInput(f"there is no bot '{name}' here; there are: {', '.join(known)}, and all have one budget")
    chosen_options(game, len(names), [])  # refuses a number of players that the game is not for
    return names


if __name__ == "__main__":
    sys.exit(main())
