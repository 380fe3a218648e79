"""`undercourt practise`: the guide of a network learns what pays, in thousands of games at once."""

from __future__ import annotations

import argparse
from typing import Any

from undercourt.commands.arguments import whole
from undercourt.commands.learning import add_run, folder_of, learner_of, must_be_the_same, shares_of, teller
from undercourt.commands.screen import say
from undercourt.errors import BadInput

DESCRIPTION = """Let the guide of the neural bot play against itself and learn what pays, for one game.

Thousands of games go on at once, on all cores; PyTorch chooses in all of them together, on a GPU where there is one.
Without one, --games 256 is enough. The first lessons teach the critic alone, which says what may be hoped for. The
folder keeps everything: --resume continues a run where it was left. A judge and a tally for the same bot then learn
from games of the guide: 'undercourt train GAME --teacher guide --start FOLDER/weights.npz'. docs/train.md tells all."""

EXAMPLES = """examples:
  undercourt practise abyss --out runs/practice --minutes 10
  undercourt practise abyss --out runs/practice --minutes 10 --resume
  undercourt practise tyrants --out runs/practice --start src/undercourt/bots/weights/tyrants.npz

runs/practice/weights.npz is what bots play with; tensorboard --logdir runs/practice/log shows how it goes"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "practise",
        help="a network learns what pays, in thousands of games at once",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_run(parser)
    text = "stop after so many lessons, counted from the beginning of the run (default: when the time is over)"
    parser.add_argument("--lessons", type=whole(1), default=1_000_000, metavar="N", help=text)
    text = "games at once (default: 12288; without a GPU rather 256); memory for 64 decisions of each is needed"
    parser.add_argument("--games", type=whole(16), metavar="K", help=text)
    parser.add_argument("--vary", action="store_true", help="draw options by lot in three of ten games")
    parser.add_argument("--rate", type=rate, metavar="R", help="how much it learns at a time (default: 0.001)")
    text = "units of the guide's first layer, half as many in the second (default: as --start has, or 192; 510 at most)"
    parser.add_argument("--units", type=whole(2, 510), metavar="N", help=text)
    text = "weights whose guide it begins with, and whose judge and tally are kept (default: it knows nothing)"
    parser.add_argument("--start", metavar="FILE", help=text)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = learner_of(args)
    players = shares_of(game, args.players)
    folder = folder_of(args, "practice.json", "practice", ["torch", "numpy"])
    from undercourt.training.practice import Course, begun, left_at, resumed
    from undercourt.training.shards import BadRun

    names = ("games", "rate", "start", "seed", "units")
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    given |= {"vary": True} if args.vary else {}
    given |= {"players": players} if args.players is not None else {}
    work = (args.jobs, args.minutes, teller())
    try:
        if args.resume:
            must_be_the_same(folder, left_at(folder), game, given)
            practice = resumed(folder, *work)
        else:
            practice = begun(folder, Course(game.slug, players)._replace(**given), *work)
        practice.go(args.lessons)
    except BadRun as wrong:
        raise BadInput(str(wrong)) from wrong
    say(f"The run is in {folder}; --resume continues it.")
    return 0


def rate(word: str) -> float:
    try:
        n = float(word)
    except ValueError:
        n = 0.0
    if not 0.0 < n < 1.0:
        raise argparse.ArgumentTypeError(f"it must be a number between 0 and 1, not '{word}'")
    return n
