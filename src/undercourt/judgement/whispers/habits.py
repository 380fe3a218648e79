"""What a good player of A War of Whispers does before any thinking; in points, for or against an action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers.actions import NAME, PLACE, PLACE_IN, PLAY, RANKS, SPEND, SWAP
from undercourt.games.whispers.state import COUNTER_INTELLIGENCE, ROUNDS, Whispers
from undercourt.kernel.ids import Action, Seat

TOO_EARLY: Final = 3.0  # a swap after the first round: five tokens allow two swaps, and two chances are to come
EARLY: Final = 0.3  # after the second
ALONE: Final = 0.05  # another agent where one has the council already, while the others do not know whom one loves
GUESSABLE: Final = 2  # until this round
SAVED: Final = 0.05  # a card that is not played, for each round to come


def habit(s: Whispers, seat: Seat, action: Action) -> float:
    if action >= NAME or action < PLACE:
        return 0.0
    if action < PLACE_IN:
        return spread(s, seat, (action - PLACE) // RANKS)
    if action >= SWAP:
        return swap_late(s)
    if action >= PLAY and action < SPEND:
        return save_cards(s)
    return 0.0


def swap_late(s: Whispers) -> float:
    """Loyalties are best changed when it is known who holds the cities, and what is turned up tells the others."""
    if s.plays_with(COUNTER_INTELLIGENCE):
        return 0.0
    if s.round == 1:
        return -TOO_EARLY
    return -EARLY if s.round == 2 else 0.0


def spread(s: Whispers, seat: Seat, empire: i64) -> float:
    """Whoever crowds into one council shows whom to strike at."""
    if s.round > GUESSABLE:
        return 0.0
    for position in range(empire * RANKS, empire * RANKS + RANKS):
        if s.agents[position] == seat:
            return -ALONE
    return 0.0


def save_cards(s: Whispers) -> float:
    """What is done in the last round cannot be undone."""
    return -SAVED * float(ROUNDS - s.round)
