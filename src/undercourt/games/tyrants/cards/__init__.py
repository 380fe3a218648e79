"""All cards: one module per deck, one line per card. The order here gives every kind its number."""

from __future__ import annotations

from typing import Final

from undercourt.games.tyrants.cards.aberrations import ABERRATIONS
from undercourt.games.tyrants.cards.basic import BASIC
from undercourt.games.tyrants.cards.demons import DEMONS
from undercourt.games.tyrants.cards.dragons import DRAGONS
from undercourt.games.tyrants.cards.drow import DROW
from undercourt.games.tyrants.cards.elementals import ELEMENTALS
from undercourt.games.tyrants.cards.undead import UNDEAD
from undercourt.games.tyrants.catalog import enter

CARDS: Final = [*BASIC, *DROW, *DRAGONS, *ELEMENTALS, *DEMONS, *ABERRATIONS, *UNDEAD]
KIND: Final = {kind.slug: number for number, kind in enumerate(CARDS)}
HALF_DECKS: Final = ["drow", "dragons", "elementals", "demons", "aberrations", "undead"]

for _number, _kind in enumerate(CARDS):
    enter(_number, _kind)
