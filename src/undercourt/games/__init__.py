"""The games: one folder each. A folder with a module `game` that holds `GAME` is all it takes."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from undercourt.kernel.game import BadPack, Game
from undercourt.kernel.record import BadRecord, named_game, named_pack


class UnknownGame(ValueError):
    """One sentence that names the games there are."""


def game_names() -> list[str]:
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py"))


def seen_games() -> list[str]:
    """Those with observations, which programs that learn can play."""
    return [name for name in game_names() if load_game(name).eyes.size > 0]


def load_game(name: str) -> Game:
    if not isinstance(name, str):  # it may be a whole table, which nobody wants to read in an error
        raise UnknownGame(f"the name of a game is text, not {type(name).__name__}")
    if name not in game_names():
        raise UnknownGame(f"there is no game '{name}'; there is: {', '.join(game_names())}")
    game = import_module(f"undercourt.games.{name}.game").GAME
    assert isinstance(game, Game)
    return game


def game_of(record: str) -> Game:
    """The game that a record is of, with the cards it was played with. Raises BadRecord or UnknownGame."""
    game = load_game(named_game(record))
    pack = named_pack(record)
    if not pack:
        return game
    try:
        return game.with_pack(pack, "the pack of the record")
    except BadPack as wrong:
        first, *more = str(wrong).split("\n")
        raise BadRecord(f"{first}, and {len(more):,} more mistakes" if more else first) from wrong
