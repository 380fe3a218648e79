"""What everything is worth (WW-11, WW-12), as if the game ended now. Tokens that a view hides count nothing."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.whispers.actions import EMPIRE_NAMES, EMPIRES, SLOTS
from undercourt.games.whispers.play import MULTIPLIER
from undercourt.games.whispers.state import (
    AGENTS_IN_REGIONS,
    BONUS,
    COUNTER_INTELLIGENCE,
    IN_REGIONS,
    KEEP_YOUR_SECRETS,
    REVEALED,
    SWAPS,
    Whispers,
)
from undercourt.games.whispers.state_hand import hand_size
from undercourt.kernel.ids import Seat, bits_in, lowest_bit
from undercourt.kernel.score import Line, Score, ranked


def score(s: Whispers) -> Score:
    """WW-11: ties go to the fewest swaps, then to the most cards in hand; else the win is shared."""
    ties = [[-s.tables[SWAPS + seat], hand_size(s.hands[seat])] for seat in range(s.seats)]
    return ranked([sheet(s, seat) for seat in range(s.seats)], ties)


def sheet(s: Whispers, seat: Seat) -> list[Line]:
    lines = [
        Line("WW-11.3", EMPIRE_NAMES[empire], s.cities_of(empire) * loyalty(s, seat, empire))
        for empire in range(EMPIRES)
    ]
    if s.plays_with(AGENTS_IN_REGIONS):
        lines.append(Line("WW-12.1.11", "agents", agents_worth(s, seat)))
    if s.plays_with(KEEP_YOUR_SECRETS):
        lines.append(Line("WW-12.2.2", "secrets", SLOTS - bits_in(s.tables[REVEALED + seat])))
    if s.plays_with(COUNTER_INTELLIGENCE):
        lines.append(Line("WW-12.4.13", "reveals", s.tables[BONUS + seat]))
    return lines


def agents_worth(s: Whispers, seat: Seat) -> int:
    """WW-12.1: an agent in a region is one more city of it, for its owner alone."""
    points = 0
    regions = s.tables[IN_REGIONS + seat]
    while regions != 0:
        points += loyalty(s, seat, s.holder(lowest_bit(regions)))
        regions &= regions - 1
    return points


def loyalty(s: Whispers, seat: Seat, empire: i64) -> int:
    """The seat's multiplier for the empire; 0 where the viewer may not know it."""
    for slot in range(SLOTS):
        if s.tokens[seat * SLOTS + slot] == empire:
            return MULTIPLIER[slot]
    return 0
