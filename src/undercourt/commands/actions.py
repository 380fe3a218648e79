"""`undercourt actions`: every action of a game with its number and its name, as programs use them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import add_pack, game_with_pack
from undercourt.commands.screen import print_json, say
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.kernel.game import Game

DESCRIPTION = """Print the action space of a game: every action with its number and its name.

It is the same for all numbers of players and all options. Masks, records and programs that learn use these numbers and
names. A line is a number, two spaces and a name, which begins with its verb."""

EXAMPLES = """examples:
  undercourt actions tyrants
  undercourt actions tyrants --verb deploy
  undercourt actions abyss --json

with --json, a list of objects: action (the number), name, verb, object (null if the verb has none), secret (whether
others are not told what was done)"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "actions",
        help="every action of a game, for programs",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help="which game; 'undercourt games' lists them")
    add_pack(parser)
    parser.add_argument("--verb", metavar="V", help="only the actions of this verb")
    parser.add_argument("--json", action="store_true", help="print a JSON list and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_with_pack(args.game, args.pack)
    verbs = [verb.name for verb in game.space.verbs]
    if args.verb is not None and args.verb not in verbs:
        raise BadInput(f"{game.slug} has no verb '{args.verb}'; it has: {', '.join(verbs)}")
    actions = [one for one in actions_of(game) if args.verb in (None, one["verb"])]
    if args.json:
        print_json(actions)
        return 0
    width = len(str(game.space.size - 1))
    for one in actions:
        say(f"{one['action']:>{width}}  {one['name']}")
    return 0


def actions_of(game: Game) -> list[dict[str, Any]]:
    """In the order of their numbers."""
    return [
        {
            "action": verb.first + i,
            "name": game.space.name(verb.first + i),
            "verb": verb.name,
            "object": verb.objects[i] if verb.objects else None,
            "secret": verb.secret,
        }
        for verb in game.space.verbs
        for i in range(verb.size)
    ]
