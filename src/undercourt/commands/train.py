"""`undercourt train`: games of a network against itself, and learning from them, in turns."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import game_named, seed, whole
from undercourt.commands.screen import say
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.kernel.game import Game
    from undercourt.training import practice
    from undercourt.training.run import Course

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
    text = "stop after so many generations, counted from the beginning of the run (default: when the time is over)"
    parser.add_argument("--generations", type=whole(1), default=10_000, metavar="N", help=text)
    parser.add_argument("--games", type=whole(16), metavar="K", help="of a generation (default: 4000)")
    text = "of the first generation, which the teacher plays (default: ten times as many)"
    parser.add_argument("--first-games", type=whole(16), metavar="K", help=text)
    text = "who plays the first generation: greedy plays most games, the others better ones (default: greedy)"
    parser.add_argument("--teacher", choices=["greedy", "expert", "search", "guide"], help=text)
    text = "weights whose guide is the teacher, and stays as it is: what 'undercourt practise' wrote"
    parser.add_argument("--start", metavar="FILE", help=text)
    text = "of the search at a decision that is learnt from (default: 128)"
    parser.add_argument("--iterations", type=whole(2), metavar="I", help=text)
    text = "of the search at the other decisions (default: 24)"
    parser.add_argument("--quick", type=whole(2), metavar="I", help=text)
    text = "how many play: 2, or with their shares 2:0.6,3:0.2,4:0.2 (default: as few as the game allows)"
    parser.add_argument("--players", metavar="N", help=text)
    parser.add_argument("--vary", action="store_true", help="draw options by lot in half of the games")
    parser.add_argument("--seed", type=seed, metavar="S", help="whole number (default: 1)")
    cores = os.cpu_count() or 1
    text = f"processes that play (default: one for each core, here {cores})"
    parser.add_argument("--jobs", type=whole(1, 256), default=cores, metavar="J", help=text)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    if game.eyes.size == 0:
        raise BadInput(f"{game.slug} has no observations that a network could look at")
    if (args.teacher == "guide") != (args.start is not None) and not args.resume:
        raise BadInput("--teacher guide and --start FILE belong together: a guide teaches that is in a file")
    players = shares_of(game, args.players)
    if find_spec("torch") is None:
        raise BadInput("training needs PyTorch; pip install 'undercourt[neural]' brings it")
    from undercourt.training.run import Course, begun, left_at, resumed
    from undercourt.training.shards import BadRun

    folder = Path(args.out)
    there = (folder / "run.json").is_file()
    if args.resume and not there:
        raise BadInput(f"there is no run in '{folder}'; leave --resume out to begin one")
    if there and not args.resume:
        raise BadInput(f"there is a run in '{folder}' already; --resume continues it")
    tell = teller()
    try:
        if args.resume:
            must_be_the_same(folder, left_at(folder)[0], game, typed(args, players))
            work = resumed(folder, args.jobs, args.minutes, tell)
        else:
            course = Course(game.slug, players)._replace(**typed(args, players))
            if args.first_games is None:
                course = course._replace(first_games=10 * course.games)
            work = begun(folder, course, args.jobs, args.minutes, tell)
        work.go(args.generations)
    except BadRun as wrong:
        raise BadInput(str(wrong)) from wrong
    say(f"The run is in {folder}; --resume continues it.")
    return 0


def teller() -> Callable[[str], None]:
    """Says lines with the seconds since now before them."""
    start = monotonic()

    def tell(line: str) -> None:
        say(f"{monotonic() - start:6.0f} s  {line}")
        sys.stdout.flush()  # whoever watches a log sees it at once

    return tell


def typed(args: argparse.Namespace, players: dict[int, float]) -> dict[str, Any]:
    """The settings of a run that were given, by their names in `Course`."""
    names = ("games", "first_games", "teacher", "start", "iterations", "quick", "seed")
    found = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    found |= {"vary": True} if args.vary else {}
    return found if args.players is None else {**found, "players": players}


def must_be_the_same(folder: Path, course: Course | practice.Course, game: Game, given: dict[str, Any]) -> None:
    """A run goes on as it was begun: what differs would be ignored, or would mix what was learnt in two ways."""
    if course.game != game.slug:
        raise BadInput(f"the run in '{folder}' trains {course.game}, not {game.slug}")
    for name, value in given.items():
        kept = getattr(course, name)
        if kept == value:
            continue
        if name == "players":
            kept = ",".join(f"{players}:{share:g}" for players, share in kept.items())
        option = f"--{name.replace('_', '-')}"
        was = f"without {option}" if value is True or kept == "" else f"with {option} {kept}"
        raise BadInput(f"the run in '{folder}' was begun {was}: leave it out, or begin another run")


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
