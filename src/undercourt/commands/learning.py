"""What `train` and `practise` share: each has a run in a folder, in which a network learns."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import folder_named, game_named, seed, whole
from undercourt.commands.screen import say
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.kernel.game import Game
    from undercourt.training import practice
    from undercourt.training.run import Course


PACKAGES = {"torch": "PyTorch", "numpy": "NumPy"}
MOST_SHARE = 1_000_000.0  # of a number of players


def add_run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game; 'undercourt games' lists them")
    parser.add_argument("--out", required=True, metavar="FOLDER", help="where the run is kept")
    parser.add_argument("--resume", action="store_true", help="continue the run in that folder, with its settings")
    text = "stop after so many minutes; the run can be resumed (default: 10)"
    parser.add_argument("--minutes", type=minutes, default=10.0, metavar="M", help=text)
    text = "how many play: 2, or with their shares 2:0.6,3:0.2,4:0.2 (default: as few as the game allows)"
    parser.add_argument("--players", metavar="N", help=text)
    parser.add_argument("--seed", type=seed, metavar="S", help="whole number (default: 1)")
    cores = os.cpu_count() or 1
    text = f"processes that play (default: one for each core, here {cores})"
    parser.add_argument("--jobs", type=whole(1, 256), default=cores, metavar="J", help=text)


def learner_of(args: argparse.Namespace) -> Game:
    """The game that is to be learnt."""
    game = game_named(args.game)
    if game.eyes.size == 0:
        raise BadInput(f"{game.slug} has no observations that a network could look at")
    return game


def folder_of(args: argparse.Namespace, file: str, what: str, needs: list[str]) -> Path:
    """Where the run is kept: one that goes on is there, a new one is not. Without the packages there is no run."""
    missing = [PACKAGES[name] for name in needs if find_spec(name) is None]
    if missing:
        them = "them" if len(missing) > 1 else "it"
        raise BadInput(f"training needs {' and '.join(missing)}; pip install 'undercourt[neural]' brings {them}")
    try:
        folder = folder_named(args.out)
        there = (folder / file).is_file()
        taken = not there and folder.exists() and any(folder.iterdir())
    except OSError as wrong:
        raise BadInput(f"'{args.out}' cannot be a folder ({wrong.strerror}); name one that can be made") from None
    if args.resume and not there:
        raise BadInput(f"there is no {what} in '{folder}'; leave --resume out to begin one")
    if there and not args.resume:
        raise BadInput(f"there is a {what} in '{folder}' already; --resume continues it")
    if taken:
        raise BadInput(f"'{folder}' has other files in it; --out must name a new folder")
    return folder


def teller() -> Callable[[str], None]:
    """Says lines with the seconds since now before them."""
    start = monotonic()

    def tell(line: str) -> None:
        say(f"{monotonic() - start:6.0f} s  {line}")
        sys.stdout.flush()  # whoever watches a log sees it at once

    return tell


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
            players, part = int(number), float(share or 1)
        except ValueError:
            raise BadInput(f"--players is a number, or 2:0.6,3:0.4 with shares, not '{words}'") from None
        if not game.fewest <= players <= game.most or not 0.0 < part <= MOST_SHARE:
            known = f"{game.slug} is for {game.fewest} to {game.most} players, each with a share above 0"
            raise BadInput(f"{known}, up to a million; '{word}' is not")
        if players in found:
            raise BadInput(f"--players gives each number of players one share; {players} has two")
        found[players] = part
    return found
