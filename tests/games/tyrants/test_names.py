"""Names of what is on the board of Tyrants."""

from __future__ import annotations

import pytest

from undercourt.games.tyrants.actions import COLOUR_NAMES, SEATS
from undercourt.games.tyrants.board import BOARD, LEFT, PLACE_NAMES, RIGHT
from undercourt.games.tyrants.game import GAME
from undercourt.text import LANGUAGES, texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_is_named(lang: str) -> None:
    told = texts("tyrants", lang)
    places = [told.name("place", slug) for slug in PLACE_NAMES]
    assert len(set(places)) == len(PLACE_NAMES) > len(BOARD)
    assert {LEFT, RIGHT} <= set(GAME.options[1].values)
    assert GAME.seat_names == COLOUR_NAMES[:SEATS]
