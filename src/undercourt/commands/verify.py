"""`undercourt verify`: was the deal of a game fixed before its first move, and did everything follow from it?"""

from __future__ import annotations

import argparse
from typing import Any

from undercourt.commands.arguments import text_of
from undercourt.commands.replay import checked
from undercourt.commands.screen import print_json, say
from undercourt.errors import BadInput

DESCRIPTION = """Prove that a deal was fair: that it follows from a seed that was fixed before the first move.

Before the first move a table shows the hash of its seed, its commitment. The seed itself is in the record. This command
checks that the seed has that hash, deals the game again from the seed, and plays every move again: each must be legal.
If you noted the commitment when the game began, give it: then nobody can have changed it in the record either."""

EXAMPLES = """examples:
  undercourt verify saved.record
  undercourt verify saved.record --commitment 41f0…

with --json, one object: game, generator, commitment, seed, moves (how many), over

exit code 0: all of it holds; 2: the sentence says what does not"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "verify",
        help="prove that a deal was fixed before the first move",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", help="a record: what a game was saved to")
    parser.add_argument("--commitment", metavar="HASH", help="the hash that the table showed before the first move")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from undercourt.kernel.rng import SEALED, commitment

    game, record = checked(text_of(args.file))
    if record.generator != SEALED or not record.commitment:
        raise BadInput(f"'{args.file}' was dealt by {record.generator} without a commitment, so nothing can be proved")
    if args.commitment is not None and args.commitment.strip().lower() != record.commitment:
        raise BadInput(f"the table showed {args.commitment}, but this record has the commitment {record.commitment}")
    assert record.commitment == commitment(record.seed)
    if args.json:
        told: dict[str, object] = {"game": game.slug, "generator": record.generator, "commitment": record.commitment}
        told |= {"seed": f"{record.seed:032x}", "moves": len(record.moves), "over": bool(record.score)}
        print_json(told)
        return 0
    shown = "that was shown before the first move" if args.commitment is not None else "that the record states"
    say(f"The seed {record.seed:032x} has the hash {shown}:")
    say(f"  {record.commitment}")
    say(f"The deal follows from it, and every move was legal ({len(record.moves)} in all).")
    if args.commitment is None:
        say("Compare the hash with the one you noted before the first move, or give it with --commitment.")
    return 0
