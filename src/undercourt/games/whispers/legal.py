"""Questions about the table that several effects ask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers.actions import EMPIRES, RANKS, SLOTS
from undercourt.games.whispers.board import HOME_REGIONS
from undercourt.games.whispers.board_councils import ADD_SYMBOL, ADDS, DRAW_EACH, DRAW_SYMBOL, DRAWS, FARM, NO_SYMBOL
from undercourt.games.whispers.catalog import EFFECTS, IN_WINDOW, affordable
from undercourt.games.whispers.state import EMPTY_REGIONS, NEIGHBOURS, Whispers
from undercourt.games.whispers.state_hand import held
from undercourt.kernel.decision import Decision
from undercourt.kernel.ids import BIT, NOTHING, Seat, bits_in, lowest_bit

SCRATCH: Final = Decision()  # `possible` wants one; no ability uses it

# What positions add and draw


def symbols(s: Whispers, empire: i64, symbol: i64) -> i64:
    """WW-5: in all regions that the empire controls, conquered ones too."""
    return bits_in(s.control[empire] & (s.map.farms if symbol == FARM else s.map.forts))


def banners_to_add(s: Whispers, position: i64) -> i64:
    empire = position // RANKS
    if s.reserve[empire] == 0 or s.control[empire] == 0:
        return 0
    n = ADDS[position]
    if ADD_SYMBOL[position] != NO_SYMBOL:
        n *= symbols(s, empire, ADD_SYMBOL[position])
    return min(n, s.reserve[empire])


def cards_to_draw(s: Whispers, position: i64) -> i64:
    empire = position // RANKS
    n = DRAWS[position]
    if DRAW_SYMBOL[position] != NO_SYMBOL:
        n *= symbols(s, empire, DRAW_SYMBOL[position]) // DRAW_EACH[position]
    return min(n, deck_size(s, empire))


def deck_size(s: Whispers, empire: i64) -> i64:
    """WW-13: open, since the numbers in the hands are."""
    n: i64 = 8
    for seat in range(s.seats):
        n -= held(s.hands[seat], empire)
    return n


# Where banners may go


def that_may_leave(s: Whispers, empire: i64) -> i64:
    """The empire's regions from which a banner may go; bits."""
    found = s.control[empire] & s.occupied
    conquered = found & ~HOME_REGIONS[empire]
    while conquered != 0:
        region = lowest_bit(conquered)
        conquered &= conquered - 1
        if s.banners[region] == 1:
            found ^= BIT[region]
    return found


def with_reserve(s: Whispers, regions: i64) -> i64:
    """Those of the regions whose empire has banners in reserve; bits."""
    for empire in range(EMPIRES):
        if s.reserve[empire] == 0:
            regions &= ~s.control[empire]
    return regions


def targets(s: Whispers, source: i64) -> i64:
    """WW-6: enemy regions that can be attacked from there; bits."""
    reached = s.enemies(s.empire())
    if s.reach == NEIGHBOURS:
        reached &= s.map.adjacent[source]
    elif s.reach == EMPTY_REGIONS:
        reached &= s.map.adjacent[source] | ~s.occupied
    return reached


def sources(s: Whispers) -> i64:
    """Regions of the active empire from which some banner can attack some region; bits."""
    found = that_may_leave(s, s.empire())
    armies = found
    while armies != 0:
        region = lowest_bit(armies)
        armies &= armies - 1
        if targets(s, region) == 0:
            found ^= BIT[region]
    return found


def can_attack(s: Whispers) -> bool:
    """Without the help of cards."""
    return sources(s) != 0


# Loyalties


def hidden_empires(s: Whispers, seat: Seat) -> i64:
    """The empires whose tokens this seat has not turned up: known to all, since each seat has all five; bits."""
    rest: i64 = BIT[EMPIRES] - 1
    for slot in range(SLOTS):
        if s.is_revealed(seat, slot):
            rest ^= BIT[s.tokens[seat * SLOTS + slot]]
    return rest


# Cards


def usable(s: Whispers, seat: Seat, hand: i64, window: i64) -> i64:
    """Those that the open numbers of this hand pay for, and that would do something; bits."""
    found = affordable(hand) & IN_WINDOW[window]
    rest = found
    while rest != 0:
        ability = lowest_bit(rest)
        rest &= rest - 1
        if not EFFECTS[ability].possible(s, seat, NOTHING, ability, SCRATCH):
            found ^= BIT[ability]
    return found
