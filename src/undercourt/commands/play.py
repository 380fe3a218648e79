"""`undercourt play`: a server for this machine and its page in the browser; or a menu and a game in the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import game_named, text_of, whole
from undercourt.commands.screen import say
from undercourt.commands.serve import needs_server
from undercourt.commands.term import resumed, shelf, sit_down, system_language, terminal, typed
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.term.menu import Kept, Offer

DESCRIPTION = """Start a server for this machine alone and open its page in the browser. Ctrl-C stops it.

With --terminal, or where there is no screen, choose language, game, players and bots from a short menu, and play in the
terminal."""

EXAMPLES = """examples:
  undercourt play
  undercourt play --terminal"""

MOST_KEPT = 5  # saved games offered to continue


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "play",
        help="play in the browser, or in the terminal",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--terminal", action="store_true", help="play in the terminal")
    parser.add_argument("--port", type=whole(0, 65535), default=0, metavar="N", help="of the page (any that is free)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.terminal:
        return in_the_terminal()
    if has_screen():
        return in_the_browser(args.port)
    if sys.stdin.isatty():
        say("No browser can be opened here. 'undercourt serve' has the page for a browser elsewhere.")
    return in_the_terminal()


def has_screen() -> bool:
    """Whether a browser can be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def in_the_browser(port: int) -> int:
    import webbrowser

    needs_server()
    from undercourt.server.serving import serve, settings_from

    def opened(address: str) -> None:
        found = webbrowser.open(address)
        say(f"Undercourt is open in your browser: {address}" if found else f"Open {address} in a browser.")
        say("It runs until Ctrl-C; games against bots are kept, and go on the next time.")
        sys.stdout.flush()

    return serve(settings_from(None, None, None, None), "127.0.0.1", port, 1, opened)


def in_the_terminal() -> int:
    from undercourt.bots.levels import LEVELS, USUAL_LEVEL
    from undercourt.games import game_names
    from undercourt.table import Table
    from undercourt.term.menu import Menu
    from undercourt.term.page.screen import Screen
    from undercourt.text import texts

    if not sys.stdin.isatty():
        raise BadInput(
            "the menu needs a terminal; use 'undercourt term GAME --bots courtier' here, "
            "or 'undercourt serve' for the page"
        )
    offers = [offer(name) for name in game_names()]
    lang = system_language()
    menu = Menu(offers, list(LEVELS), texts, Screen(terminal(), texts(offers[0].slug, lang)), USUAL_LEVEL)
    try:
        plan = menu.ask(lang, kept_games, typed)
    except (EOFError, KeyboardInterrupt):
        say()
        return 0
    resume = None if plan.resume is None else str(plan.resume)
    text = None if resume is None else text_of(resume)
    if resume is None or text is None:
        table = Table(game_named(plan.game), plan.players, plan.options, names=plan.names)
    else:
        table = resumed(resume, text, plan.game)
    told = texts(plan.game, plan.lang, table.game.carried_pack)
    return sit_down(table, told, shelf(None, resume, text, plan.game))


def kept_games(game: str) -> list[Kept]:
    """The latest ones. What cannot be gone on with is left out, whatever is wrong with it."""
    from undercourt.table import HUMAN
    from undercourt.term.keeping import saves
    from undercourt.term.menu import Kept

    found: list[Kept] = []
    for path in saves.unfinished(game):
        if len(found) == MOST_KEPT:
            break
        with suppress(Exception):
            table = resumed(str(path), text_of(str(path)), game)
            seat = table.record.players.index(HUMAN)
            points = table.game.score(table.game.view(table.s, seat)).totals()[seat]
            changed = datetime.fromtimestamp(path.stat().st_mtime)
            found.append(Kept(path, len(table.record.players), points, changed))
    return found


def offer(name: str) -> Offer:
    """What the menu asks about a game."""
    from undercourt.term.menu import Offer

    game = game_named(name)
    options = [(option.name, option.values) for option in game.options]
    only_for = {option.name: option.only_for for option in game.options if option.only_for}
    return Offer(name, game.fewest, game.most, game.fewest, game.seat_names, options, only_for)
