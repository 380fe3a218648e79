"""`undercourt train`: games of a network against itself, and learning from them, in turns."""

from __future__ import annotations

import argparse
from typing import Any

from undercourt.commands.arguments import whole
from undercourt.commands.learning import add_run, folder_of, learner_of, must_be_the_same, shares_of, teller
from undercourt.commands.screen import say
from undercourt.errors import BadInput

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
    add_run(parser)
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
    parser.add_argument("--vary", action="store_true", help="draw options by lot in half of the games")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = learner_of(args)
    if (args.teacher == "guide") != (args.start is not None) and not args.resume:
        raise BadInput("--teacher guide and --start FILE belong together: a guide teaches that is in a file")
    players = shares_of(game, args.players)
    folder = folder_of(args, "run.json", "run", ["torch"])
    from undercourt.training.run import Course, begun, left_at, resumed
    from undercourt.training.shards import BadRun

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


def typed(args: argparse.Namespace, players: dict[int, float]) -> dict[str, Any]:
    """The settings of a run that were given, by their names in `Course`."""
    names = ("games", "first_games", "teacher", "start", "iterations", "quick", "seed")
    found = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    found |= {"vary": True} if args.vary else {}
    return found if args.players is None else {**found, "players": players}
