"""`undercourt train`: games of a network against itself, and learning from them, in turns."""

from __future__ import annotations

import argparse
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import game_named, seed, whole
from undercourt.commands.screen import say
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.kernel.game import Game

DESCRIPTION = """Train the network of the neural bot for one game.

A generation is many games of the search against itself, on all cores, with the newest network as its judgement (in the
first a teacher plays), and then learning from them, on a GPU where there is one. The folder keeps
everything: --resume continues a run where it was left. docs/train.md tells more."""

EXAMPLES = """examples:
  undercourt train tyrants --out runs/tyrants --minutes 10
  undercourt train tyrants --out runs/tyrants --minutes 10 --resume
  undercourt train whispers --out runs/whispers --players 2:0.6,3:0.2,4:0.2 --games 2000 --iterations 200

runs/tyrants/weights.npz is what the bot plays with; tensorboard --logdir runs/tyrants/log shows how it goes"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "train",
        help="a network learns from games against itself",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help="which game; 'undercourt games' lists them")
    parser.add_argument("--out", required=True, metavar="FOLDER", help="where the run is kept")
    parser.add_argument("--resume", action="store_true", help="continue the run in that folder, with its settings")
    text = "stop after so many minutes; the run can be resumed (default: 10)"
    parser.add_argument("--minutes", type=minutes, default=10.0, metavar="M", help=text)
    text = "stop after so many generations (default: when the time is over)"
    parser.add_argument("--generations", type=whole(1), default=10_000, metavar="N", help=text)
    parser.add_argument("--games", type=whole(16), default=4000, metavar="K", help="of a generation (default: 4000)")
    text = "of the first generation, which the teacher plays (default: twice as many)"
    parser.add_argument("--first-games", type=whole(16), metavar="K", help=text)
    text = "who plays the first generation; search is faster where the expert takes long (default: expert)"
    parser.add_argument("--teacher", choices=["expert", "search"], default="expert", help=text)
    text = "of the search at a decision that is learnt from (default: 128)"
    parser.add_argument("--iterations", type=whole(2), default=128, metavar="I", help=text)
    text = "of the search at the other decisions (default: 24)"
    parser.add_argument("--quick", type=whole(2), default=24, metavar="I", help=text)
    text = "how many play: 2, or with their shares 2:0.6,3:0.2,4:0.2 (default: as few as the game allows)"
    parser.add_argument("--players", metavar="N", help=text)
    text = "the network judges without the hand-made judgement beside: faster, with more to learn"
    parser.add_argument("--alone", action="store_true", help=text)
    parser.add_argument("--vary", action="store_true", help="draw options by lot in half of the games")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="whole number (default: 1)")
    cores = os.cpu_count() or 1
    text = f"processes that play (default: one for each core, here {cores})"
    parser.add_argument("--jobs", type=whole(1, 256), default=cores, metavar="J", help=text)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    if game.eyes.size == 0:
        raise BadInput(f"{game.slug} has no observations that a network could look at")
    players = shares_of(game, args.players)
    if find_spec("torch") is None:
        raise BadInput("training needs PyTorch; pip install 'undercourt[neural]' brings it")
    from undercourt.training.run import Course, begun, resumed

    folder = Path(args.out)
    there = (folder / "run.json").is_file()
    if args.resume and not there:
        raise BadInput(f"there is no run in '{folder}'; leave --resume out to begin one")
    if there and not args.resume:
        raise BadInput(f"there is a run in '{folder}' already; --resume continues it")
    start = monotonic()

    def tell(line: str) -> None:
        say(f"{monotonic() - start:6.0f} s  {line}")
        sys.stdout.flush()  # whoever watches a log sees it at once

    if args.resume:
        work = resumed(folder, args.jobs, args.minutes, tell)
        if work.course.game != game.slug:
            raise BadInput(f"the run in '{folder}' trains {work.course.game}, not {game.slug}")
    else:
        first = args.first_games or 2 * args.games
        course = Course(game.slug, players, args.vary, args.games, first, args.iterations, args.quick)
        course = course._replace(seed=args.seed, alone=args.alone, teacher=args.teacher)
        work = begun(folder, course, args.jobs, args.minutes, tell)
    work.go(args.generations)
    say(f"The run is in {folder}; --resume continues it.")
    return 0


def minutes(word: str) -> float:
    try:
        n = float(word)
    except ValueError:
        n = 0.0
    if not 0.0 < n <= 100_000:
        raise argparse.ArgumentTypeError(f"it must be a number of minutes above 0, not '{word}'")
    return n


def shares_of(game: Game, words: str | None) -> dict[int, float]:
    """`2` or `2:0.6,3:0.4` as numbers of players and how often."""
    found: dict[int, float] = {}
    for word in (words or str(game.fewest)).split(","):
        number, _, share = word.partition(":")
        try:
            found[int(number)] = float(share or 1)
        except ValueError:
            raise BadInput(f"--players is a number, or 2:0.6,3:0.4 with shares, not '{words}'") from None
        if not game.fewest <= int(number) <= game.most or found[int(number)] <= 0:
            raise BadInput(f"{game.slug} is for {game.fewest} to {game.most} players, each with a share above 0")
    return found
