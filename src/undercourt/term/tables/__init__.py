"""How each game's view is drawn: a folder per game, and a plain drawing for games without one.

The same file means the same for every game, and each is built on the one before: `signs` (within a line), `closer`
(one thing with all that is known of it), `table` (what lies between the players), `drawing` (hands, players, choices).
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from undercourt.term.line import Json
from undercourt.term.tables.drawing import Drawing
from undercourt.text import Texts


def drawing(game: str, texts: Texts, catalog: Json) -> Drawing:
    """By the folder of its name; a game that has none is drawn from its data alone."""
    folder = f"{__name__}.{game}"
    made: type[Drawing] = import_module(f"{folder}.drawing").DRAWING if find_spec(folder) is not None else Drawing
    return made(texts, catalog)
