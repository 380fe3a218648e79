"""`undercourt games`: what can be played."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import add_language, game_named, texts_in
from undercourt.commands.screen import print_json, say

if TYPE_CHECKING:
    from undercourt.kernel.game import Game

EXAMPLES = """examples:
  undercourt games
  undercourt games --lang ru
  undercourt games --json

with --json, a list of objects: name, title, version (of the rules), players (the numbers that can play), options
(name, values, default), actions (size of the action space), rules (how many sentences are numbered), compiled"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "games",
        help="the games, their players and options",
        description="List the games with the numbers of players, and the options that --option chooses.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print a JSON list and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from undercourt.games import game_names

    games = [described(game_named(name), args.lang) for name in game_names()]
    if args.json:
        print_json(games)
    else:
        for game in games:
            show(game)
    return 0


def described(game: Game, lang: str) -> dict[str, Any]:
    from undercourt import COMPILED
    from undercourt.text.rules import rulebook

    return {
        "name": game.slug,
        "title": texts_in(game, lang).say("game_title"),
        "version": game.version,
        "players": list(range(game.fewest, game.most + 1)),
        "options": [{"name": one.name, "values": one.values, "default": one.values[0]} for one in game.options],
        "actions": game.space.size,
        "rules": len(rulebook(game.slug, lang).rules),
        "compiled": COMPILED,
    }


def show(game: dict[str, Any]) -> None:
    import textwrap

    say(f"{game['name']}: {game['title']}")
    width = 2 + max(len(name) for name in ["players", *[option["name"] for option in game["options"]]])
    say(f"  {'players':<{width}}{', '.join(map(str, game['players']))}")
    for option in game["options"]:
        values = ", ".join([f"{option['default']} (default)", *[v for v in option["values"] if v != option["default"]]])
        label = f"  {option['name']:<{width}}"
        say(textwrap.fill(values, 100, initial_indent=label, subsequent_indent=" " * len(label)))
    built = "compiled" if game["compiled"] else "uncompiled"
    say(f"  {'engine':<{width}}{built}; {game['actions']:,} actions, {game['rules']} numbered rules")
