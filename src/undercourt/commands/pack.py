"""`undercourt pack`: cards as a file that people can correct, and play with."""

from __future__ import annotations

import argparse
import re
import sys
from typing import Any

from undercourt.commands.arguments import A_PACK, game_named, text_of
from undercourt.commands.screen import say
from undercourt.errors import BadInput
from undercourt.printable import printable

MOST_LISTED = 50  # mistakes

EXAMPLES = """examples:
  undercourt pack export secret_city > my.toml
  undercourt pack check my.toml
  undercourt term secret_city --bots greedy --pack my.toml

docs/card-packs.md explains every word of such a file."""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "pack",
        help="take the cards of a game as a file, and check such a file",
        description="Correct or replace cards without code: export them, edit the file, check it, play with --pack.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    what = parser.add_subparsers(dest="what", metavar="export|check", required=True)
    export = what.add_parser("export", help="print the cards of a game as a file", allow_abbrev=False)
    export.add_argument("game", metavar="GAME", help="which game")
    check = what.add_parser("check", help="say what is wrong with a file, line by line", allow_abbrev=False)
    check.add_argument("file", metavar="FILE", help="a pack, as export prints it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    return export(args.game) if args.what == "export" else check(args.file)


def export(name: str) -> int:
    pack = game_named(name).own_pack
    if not pack:
        raise BadInput(f"the cards of {name} are not a pack; those of {', '.join(games_with_packs())} are")
    sys.stdout.write(pack)
    return 0


def check(path: str) -> int:
    """Nothing is wrong: one line. Else the mistakes with their places, and an exit code that scripts can see."""
    from undercourt.kernel.game import BadPack

    text = text_of(path, A_PACK)
    found = re.search(r'^[ \t]*game[ \t]*=[ \t]*"(\w+)"', text, re.MULTILINE)
    name = found[1] if found else games_with_packs()[0]
    try:
        game_named(name).with_pack(text, path)
    except BadPack as wrong:
        mistakes = str(wrong).split("\n")
        for mistake in mistakes[:MOST_LISTED]:
            say(mistake)
        if len(mistakes) > MOST_LISTED:
            say(f"… and {len(mistakes) - MOST_LISTED:,} more")
        count = f"{len(mistakes):,} {'mistake' if len(mistakes) == 1 else 'mistakes'} in {path}"
        sys.stderr.write(printable(count) + "\n")
        return 1
    say(f"{path} is a good pack for {name}")
    return 0


def games_with_packs() -> list[str]:
    from undercourt.games import game_names

    return [name for name in game_names() if game_named(name).own_pack]
