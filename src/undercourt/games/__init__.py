"""The games: one folder each. A folder with a module `game` that holds `GAME` is all it takes."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from undercourt.kernel.game import Game


class UnknownGame(ValueError):
    """One sentence that names the games there are."""


def game_names() -> list[str]:
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py"))


def load_game(name: str) -> Game:
    if name not in game_names():
        raise UnknownGame(f"there is no game '{name}'; there is: {', '.join(game_names())}")
    game = import_module(f"undercourt.games.{name}.game").GAME
    assert isinstance(game, Game)
    return game
