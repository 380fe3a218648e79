"""Rules of thumb of a good player of Abyss, in points for an offered action: one small function each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss.actions import EXPLORE, HIRE, MONSTER, SUPPORT
from undercourt.games.abyss.state import COUNCIL, TRACK, Abyss, value_of
from undercourt.kernel.ids import Action, Seat

SINGLE: Final = -0.8
WALKED_PAST: Final = -0.5
GOOD: Final = 4  # the value of an Ally that few others will beat


def habit(s: Abyss, seat: Seat, action: Action) -> float:
    if action >= SUPPORT and action < HIRE and s.depth == 1:
        return several(s, action - SUPPORT)
    if action == EXPLORE and s.depth > 1:
        return good_ally(s)
    return 0.0


def several(s: Abyss, race: i64) -> float:
    """The Council is for stacks of several Allies: a turn is too much for a single one."""
    return SINGLE if s.cards.size[COUNCIL + race] == 1 else 0.0


def good_ally(s: Abyss) -> float:
    """Do not walk past an Ally of 4 or 5: hardly a better one will come."""
    last = s.cards.at(TRACK, s.cards.size[TRACK] - 1)
    return WALKED_PAST if last != MONSTER and value_of(last) >= GOOD else 0.0
