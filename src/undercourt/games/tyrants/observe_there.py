"""What a question means by "there" and "that one", which are part of what is seen."""

from __future__ import annotations

from typing import Final

from undercourt.games.tyrants.effects_board import MoveThere, ReturnSpies, SupplantAtEach
from undercourt.games.tyrants.effects_opponents import DeployBeside, Discard, OneOpponent, RivalThere
from undercourt.games.tyrants.effects_trophies import PlaceTrophy, TakeTrophy
from undercourt.games.tyrants.legal import THERE
from undercourt.kernel.effect import Effect
from undercourt.kernel.ids import NOTHING

# What a question's PICKED means to it.
NO_MATTER: Final = 0
A_TROOP: Final = 1  # place * COLOURS + colour
A_COLOUR: Final = 2  # or a seat
SOME_SITES: Final = 3  # bits
SOME_SEATS: Final = 4  # bits


def meaning(effect: Effect) -> int:
    """What PICKED means to an effect that asks, if its question depends on it."""
    if isinstance(effect, (MoveThere, RivalThere)) or getattr(effect, "at", NOTHING) == THERE:
        return A_TROOP
    if isinstance(effect, PlaceTrophy):
        return A_COLOUR
    if (isinstance(effect, Discard) and not effect.cost) or (isinstance(effect, TakeTrophy) and effect.from_there):
        return A_COLOUR
    if isinstance(effect, (ReturnSpies, SupplantAtEach)):
        return SOME_SITES
    if isinstance(effect, DeployBeside) or (isinstance(effect, OneOpponent) and effect.beside):
        return SOME_SEATS
    return NO_MATTER
