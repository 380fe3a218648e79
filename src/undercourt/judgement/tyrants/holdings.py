"""What a seat has on the board: sites held and contested, markers, presence and spies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants.actions import COLOURS
from undercourt.games.tyrants.board import MARKER_AT, MARKER_VP, SITE_SPACES, SITE_VP
from undercourt.games.tyrants.state import AT_SITES, AT_SPACES, SPY_SITES, Tyrants
from undercourt.kernel.ids import BIT, Seat, bits_in, lowest_bit

OPENING: Final = 6.0  # with more rounds to go than this, nothing on the board is settled

# Chances, in the opening, that what is so now is so at the end.
CONTROL: Final = 0.5
LEAD: Final = 0.12  # more, for each troop ahead, up to three
CONTEST: Final = 0.4  # with as many troops as the strongest
TOTAL: Final = 0.6
TOWARDS_TOTAL: Final = 0.4  # times the share of the spaces, squared
SPIED_ON: Final = 0.3  # of that, with another player's spy there
MARKER_INFLUENCE: Final = 0.5  # a marker's influence, a round
REACH: Final = 0.12  # presence at a site, for each VP of it
SPY: Final = 0.5
TROOP: Final = 0.05  # a troop anywhere: it is in somebody's way


def board(s: Tyrants, p: Seat, rounds: float) -> float:
    """Sites held and contested, markers, presence and spies."""
    unsettled = unsettled_by(rounds)
    others_spies: i64 = 0
    for other in range(s.seats):
        if other != p:
            others_spies |= s.tables[SPY_SITES + other]
    value = 0.0
    sites = s.tables[AT_SITES + p]
    while sites != 0:
        site = lowest_bit(sites)
        sites &= sites - 1
        value += site_worth(s, p, site, others_spies & BIT[site] != 0, rounds, unsettled)
    if unsettled > 0.0:
        value += unsettled * TROOP * float(bits_in(s.tables[AT_SPACES + p]))
        value += unsettled * SPY * float(bits_in(s.tables[SPY_SITES + p]))
        near = s.present_sites(p) & s.sites
        while near != 0:
            value += unsettled * REACH * float(SITE_VP[lowest_bit(near)])
            near &= near - 1
    return value


def unsettled_by(rounds: float) -> float:
    """How much may still change."""
    return rounds / OPENING if rounds < OPENING else 1.0


def site_worth(s: Tyrants, p: Seat, site: i64, spied: bool, rounds: float, unsettled: float) -> float:
    """Control and total control, now or to come: the prize of each times the chance of it."""
    here = s.troops_at(site, p)
    rival: i64 = 0
    for colour in range(COLOURS):
        troops = s.troops_at(site, colour)
        if colour != p and troops > rival:
            rival = troops
    total = here == SITE_SPACES[site] and not spied
    value = unsettled * TROOP * float(here)
    prize = float(SITE_VP[site])
    total_prize = 2.0
    marker = MARKER_AT[site]
    if marker >= 0:
        prize += MARKER_INFLUENCE * rounds
        total_prize += float(MARKER_VP[marker]) * rounds
        if total and s.turn == p:
            value += float(MARKER_VP[marker])  # due when this turn ends
    if here > rival:
        lead = here - rival
        chance = CONTROL + LEAD * float(lead if lead < 3 else 3)
        value += prize * (1.0 - unsettled * (1.0 - chance))
    else:
        value += prize * unsettled * CONTEST * float(here) / float(rival)
    if total:
        return value + total_prize * (1.0 - unsettled * (1.0 - TOTAL))
    share = float(here) / float(SITE_SPACES[site])
    return value + total_prize * unsettled * TOWARDS_TOTAL * (SPIED_ON if spied else 1.0) * share * share
