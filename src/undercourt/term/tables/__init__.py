"""How each game's view is drawn: a folder per game."""

from __future__ import annotations

from importlib import import_module

from undercourt.term.line import Json
from undercourt.term.tables.drawing import Drawing
from undercourt.text import Texts


def drawing(game: str, texts: Texts, catalog: Json) -> Drawing:
    """By the folder of its name."""
    made: Drawing = import_module(f"{__name__}.{game}.table").DRAWING(texts, catalog)
    return made
