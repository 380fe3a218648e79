"""Arguments that several commands take, and what they stand for. What is wrong with them becomes BadInput."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from undercourt import files
from undercourt._build import ROOT
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.arena.entrants import Entrant
    from undercourt.kernel.game import Game, Options
    from undercourt.text import Texts


def whole(least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """A type for argparse: a whole number within bounds."""
    bounds = [f"at least {least}"] if least is not None else []
    bounds += [f"at most {most}"] if most is not None else []
    wanted = "it must be a whole number" + (f" of {' and '.join(bounds)}" if bounds else "")

    def number(word: str) -> int:
        try:
            n = int(word)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{wanted}, not '{word}'") from None
        if (least is not None and n < least) or (most is not None and n > most):
            raise argparse.ArgumentTypeError(f"{wanted}, not {n}")
        return n

    return number


def seed(word: str) -> int:
    n = whole(0)(word)
    if n >= 2**128:  # more than a record writes
        raise argparse.ArgumentTypeError(f"it must be a whole number below 2^128, not {n}")
    return n


def seconds(word: str) -> float:
    try:
        n = float(word)
    except ValueError:
        n = 0.0
    if not 0.01 <= n <= 3600:
        raise argparse.ArgumentTypeError(f"it must be a number of seconds between 0.01 and 3600, not '{word}'")
    return n


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="en", metavar="L", help="language: en, ru or pl (default: en)")


def add_options(parser: argparse.ArgumentParser) -> None:
    text = "a choice made before the game; 'undercourt games' lists them; may be given more than once"
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=text)


def game_named(name: str) -> Game:
    from undercourt.games import UnknownGame, load_game

    try:
        return load_game(name)
    except UnknownGame as wrong:
        raise BadInput(str(wrong)) from wrong


def add_pack(parser: argparse.ArgumentParser) -> None:
    text = "play with the cards of this file; 'undercourt pack' makes and checks one"
    parser.add_argument("--pack", metavar="FILE", help=text)


def game_with_pack(name: str, path: str | None) -> Game:
    """The game, with the cards of a file if one is named."""
    from undercourt.kernel.game import BadPack

    game = game_named(name)
    if path is None:
        return game
    try:
        return game.with_pack(text_of(path, A_PACK), path)
    except RecursionError:
        raise BadInput(f"'{path}' is nested too deeply; name {A_PACK}") from None
    except BadPack as wrong:
        first, *more = str(wrong).split("\n")
        hint = f", and {len(more):,} more; 'undercourt pack check' lists them" if more else ""
        raise BadInput(f"this pack cannot be played: {first}{hint}") from wrong


def texts_in(game: Game, lang: str) -> Texts:
    from undercourt.text import LANGUAGES, texts

    if lang not in LANGUAGES:
        raise BadInput(f"there is no language '{lang}'; there are: {', '.join(LANGUAGES)}")
    return texts(game.slug, lang, game.carried_pack)


def chosen_options(game: Game, players: int, words: list[str]) -> Options:
    """`NAME=VALUE` words, checked and completed with the game's defaults."""
    from undercourt.kernel.game import BadOption

    given: Options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            example = f"{game.options[0].name}={game.options[0].values[-1]}"
            raise BadInput(f"--option is NAME=VALUE, such as {example}, not '{word}'")
        if name in given:
            raise BadInput(f"--option {name} is given twice; give it once")
        given[name] = value
    try:
        return game.chosen(players, given)
    except BadOption as wrong:
        raise BadInput(str(wrong)) from wrong


def bots_named(words: str, game: Game, budget: str = "") -> list[Entrant]:
    """Who plays, by the names that every command takes; `budget` is for those without one of their own."""
    from undercourt.arena.entrants import entrants

    look_here_too()
    try:
        return entrants(words, game, budget)
    except ValueError as wrong:
        raise BadInput(str(wrong)) from wrong


def look_here_too() -> None:
    """Modules with bots of others are looked for in the folder where somebody types as well, after all others."""
    with suppress(OSError):  # it was deleted
        here = os.getcwd()
        if here not in sys.path:
            sys.path.append(here)


A_RECORD = "one that was saved in a game"
A_PACK = "one that 'undercourt pack export' printed"


def text_of(path: str, what: str = A_RECORD) -> str:
    """The text of a file; `what` tells which file would be right."""
    try:
        return files.read(path, files.LARGEST_PACK if what == A_PACK else files.LARGEST)
    except FileNotFoundError:
        raise BadInput(f"there is no file '{path}'; name {what}") from None
    except OSError as wrong:
        raise BadInput(f"'{path}' cannot be read ({wrong.strerror}); name {what}") from None


def folder_named(out: str) -> Path:
    """Where --out wants something written. Raises OSError where no folder can have that name."""
    if not out.strip():
        raise BadInput("--out must name a folder, not ''")
    return files.named(out)


def program() -> str:
    """How to call this program again, from here and as it was called: from a checkout it was started by `run`."""
    called = Path(sys.argv[0])
    try:
        here: Path | None = Path.cwd()
    except OSError:  # it was deleted
        here = None
    if called.name == "cli.py":
        run = ROOT / "run"
        if not run.is_file():
            return "python -m undercourt.cli"
        return "./run" if here == ROOT else shlex.quote(str(run))
    found = shutil.which(called.name)
    usual = called.name != "undercourt" or here is None
    usual = usual or (found is not None and Path(found).resolve() == called.resolve())
    return "undercourt" if usual else shlex.quote(sys.argv[0])


def to_type(words: list[str]) -> str:
    """A command of this program as it can be typed again."""
    return f"{program()} {shlex.join(words)}"
