"""`undercourt term`: play in the terminal, line by line."""

from __future__ import annotations

import argparse
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from undercourt import files
from undercourt.commands.arguments import (
    add_options,
    add_pack,
    chosen_options,
    game_with_pack,
    program,
    seed,
    text_of,
    texts_in,
    whole,
)
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.kernel.game import Game
    from undercourt.table import Table
    from undercourt.term.keeping.saves import Shelf
    from undercourt.term.page.terminal import Terminal
    from undercourt.text import Texts

EXAMPLES = """examples:
  undercourt term tyrants --bots courtier
  undercourt term tyrants --players 4 --bots master,novice,novice --lang ru
  undercourt term tyrants --players 2                  two people at one keyboard
  undercourt term tyrants --bots schemer --option decks=drow+demons
  undercourt term --resume my-game.txt"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "term",
        help="play in the terminal",
        description="Play a game in the terminal. You take the first seat, bots the last ones, people the others.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", nargs="?", help="which game; not needed with --resume")
    parser.add_argument("--players", type=whole(1), metavar="N", help="how many seats (default: you and the bots)")
    parser.add_argument(
        "--bots",
        default="",
        metavar="NAMES",
        help="who plays against you: novice, apprentice, courtier, schemer, master; or a bot by name",
    )
    parser.add_argument("--names", default="", metavar="NAMES", help="the names of the people: Ada,Boris")
    parser.add_argument("--lang", metavar="L", help="language: en, ru or pl (default: the language of the system)")
    parser.add_argument("--seed", type=seed, metavar="N", help="the same seed deals the same game")
    add_options(parser)
    add_pack(parser)
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")
    parser.add_argument("--save", metavar="FILE", help="save the game there as it goes")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    lang = args.lang or system_language()
    text = None
    if args.resume is not None:
        for option in ("players", "bots", "names", "seed", "option", "pack"):
            if getattr(args, option) not in (None, "", []):
                raise BadInput(f"--{option} cannot be chosen again with --resume; leave it out")
        text = text_of(args.resume)
        table = resumed(args.resume, text, args.game)
    else:
        table = begun(args)
    texts = texts_in(table.game, lang)
    return sit_down(table, texts, shelf(args.save, args.resume, text, table.game.slug))


def begun(args: argparse.Namespace) -> Table:
    from undercourt.table import HUMAN, Table

    if args.game is None:
        from undercourt.games import game_names

        raise BadInput(f"name a game, or a file with --resume; the games are: {', '.join(game_names())}")
    game = game_with_pack(args.game, args.pack)
    bots = bots_in(args.bots, game)
    seats = args.players if args.players is not None else max(len(bots) + 1, game.fewest)
    options = chosen_options(game, seats, args.option)
    if len(bots) >= seats:
        raise BadInput(f"--bots names {len(bots)} bots for {seats} seats; name at most {seats - 1}, one seat is yours")
    people = seats - len(bots)
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    if len(names) > people:
        raise BadInput(f"--names has {len(names)} names for {people} people; name at most {people}")
    return Table(game, [HUMAN] * people + bots, options, args.seed, names + [""] * (seats - len(names)))


def bots_in(words: str, game: Game) -> list[str]:
    from undercourt.bots import bots_for

    names, known = [word.strip() for word in words.split(",") if word.strip()], bots_for(game)
    for name in names:
        if name not in known:
            raise BadInput(f"there is no bot '{name}'; there are: {', '.join(known)}")
    return names


def resumed(path: str, text: str, game: str | None) -> Table:
    """The game whose record was read from that file."""
    from undercourt.table import HUMAN, resume

    try:
        table = resume(text)
    except ValueError as wrong:
        raise BadInput(f"'{path}': {wrong}") from wrong
    except RecursionError as wrong:
        raise BadInput(f"'{path}': its pack of cards is nested too deeply") from wrong
    if game is not None and game != table.game.slug:
        raise BadInput(f"'{path}' is a game of {table.game.slug}, not of {game}")
    if HUMAN not in table.record.players:
        raise BadInput(f"'{path}' is a game between bots; 'undercourt replay' shows it")
    return table


def shelf(save: str | None, resume: str | None, text: str | None, game: str) -> Shelf:
    """Where the game is kept: in a new file, or on in its own. `text` is what that held when it was read."""
    from undercourt.term.keeping import saves

    if save is not None:
        path = path_to_save(save, resume)
        same = resume is not None and path.exists() and path.samefile(resume)
        return saves.Shelf(path, False, program(), text if same else None)
    if resume is not None:
        return saves.Shelf(Path(resume).resolve(), False, program(), text)
    return saves.Shelf(saves.new_file(game), True, program())


def path_to_save(save: str, resume: str | None) -> Path:
    """A file that nothing is lost by writing to, made at once if it was not there."""
    from undercourt.term.keeping import saves

    try:
        path = files.named(save)
        if resume is not None and path.exists() and path.samefile(resume):
            return path.resolve()
        if path.exists() and files.read(path) == "":
            return path
        if saves.is_unfinished(path):
            raise BadInput(f"'{save}' holds a game that is not over; use --resume {save}, or name another file")
        files.make(path)
    except FileExistsError:
        raise BadInput(f"'{save}' already exists; --save must name a new file") from None
    except OSError as wrong:
        raise BadInput(f"'{save}' cannot be written ({wrong.strerror}); --save must name a new file") from None
    return path


def sit_down(table: Table, texts: Texts, shelf: Shelf) -> int:
    """Puts a client in front of every seat that a person plays."""
    from undercourt.table import HUMAN, Seatholder
    from undercourt.term.client import Client
    from undercourt.term.page.screen import Screen

    try:
        for _ in table.play_bots():
            pass
        seats = [seat for seat, player in enumerate(table.record.players) if player == HUMAN]
        wires = {seat: Seatholder(table, seat, keeper=True) for seat in seats}
        texts = texts.called(dict(zip(table.game.seat_names, table.record.names, strict=False)), isolating=False)
        return Client(wires, texts, Screen(terminal(), texts), typed, shelf).play()
    finally:
        shelf.forget_if_empty()


def terminal() -> Terminal:
    from undercourt.term.page.terminal import Terminal

    return Terminal()


def typed(prompt: str) -> str:
    """One line from the keyboard, with its history where there is one."""
    with suppress(ImportError):  # Windows has none
        import readline  # noqa: F401  (it changes input)
    return input(prompt)


def system_language() -> str:
    from undercourt.text import LANGUAGES

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(name, "")[:2].lower()
        if lang:
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
