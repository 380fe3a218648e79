"""Questions about the state, most of them answered by offering actions. Nothing here changes it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants.actions import (
    COLOURS,
    DEPLOY,
    PLACE_SPY,
    RECRUIT,
    RECRUIT_DEVOURED,
    RETURN_SPY,
    RETURN_TROOP,
    SEATS,
    WHITE,
)
from undercourt.games.tyrants.board import SITES
from undercourt.games.tyrants.catalog import ASPECT, COST, HOUSE_GUARD, NO_ASPECT, PRIESTESS
from undercourt.games.tyrants.state import (
    AT_SITES,
    AT_SPACES,
    CAPACITY,
    DEVOURED,
    GONE,
    HOUSE_GUARDS,
    NO_CARD,
    PLAYED,
    PRIESTESSES,
    REACH_SPACES,
    ROW,
    ROW_SIZE,
    SPY_SITES,
    Tyrants,
)
from undercourt.kernel.decision import Decision
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat

# Where a card lets you act.
PRESENCE: Final = 0  # TU-6: where you have presence
ANYWHERE: Final = 1  # TU-6: in any place in play
THERE: Final = 2  # at the site that the step before picked, whatever your presence (its routes do not belong to it)
ONE_SITE: Final = 3  # at one site where you have presence, the same for all picks
LEFT_BEHIND: Final = 4  # THERE, where that is the site which a returned spy has left: cards word it differently
SCOPES: Final = ["presence", "anywhere", "there", "one_site", "left_behind"]

# Which troops it may be done to.
ENEMY: Final = 0  # TU-6: white, or another player's
ONLY_WHITE: Final = 1
TARGETS: Final = ["enemy", "white"]


def sites_in_scope(s: Tyrants, seat: Seat, at: i64, picked: i64) -> i64:
    if at == PRESENCE or (at == ONE_SITE and picked == NOTHING):
        return s.present_sites(seat)
    if at == ANYWHERE:
        return s.sites
    if picked == NOTHING or picked >= SITES * COLOURS:
        return 0  # "there" after a step that picked no site is nowhere
    return BIT[picked // COLOURS]


def spaces_in_scope(s: Tyrants, seat: Seat, at: i64) -> i64:
    if at == PRESENCE:
        return s.tables[REACH_SPACES + seat]
    if at == ANYWHERE:
        return s.spaces
    return 0


def offer_deploys(s: Tyrants, seat: Seat, at: i64, d: Decision) -> None:
    """TU-8.2: empty spaces where the seat has presence; all of them while it has no troops on the board."""
    if at == ANYWHERE or not s.has_troops(seat):
        d.offer_each(DEPLOY, s.open_sites, 1)
        d.offer_each(DEPLOY + SITES, s.open_spaces, 1)
    else:
        d.offer_each(DEPLOY, s.open_sites & s.present_sites(seat), 1)
        d.offer_each(DEPLOY + SITES, s.open_spaces & s.tables[REACH_SPACES + seat], 1)


def offer_open_places(s: Tyrants, verb: Action, d: Decision) -> None:
    d.offer_each(verb, s.open_sites, 1)
    d.offer_each(verb + SITES, s.open_spaces, 1)


def offer_troops(s: Tyrants, seat: Seat, sites: i64, spaces: i64, target: i64, verb: Action, d: Decision) -> None:
    """Enemy troops (TU-6) within the given sites and route spaces; those of one colour at one site are one action."""
    if target != ONLY_WHITE:
        for colour in range(s.seats):
            if colour != seat:
                d.offer_each(verb + colour, sites & s.tables[AT_SITES + colour], COLOURS)
                d.offer_each(verb + SITES * COLOURS + colour, spaces & s.tables[AT_SPACES + colour], COLOURS)
    d.offer_each(verb + WHITE, sites & s.tables[AT_SITES + WHITE], COLOURS)
    d.offer_each(verb + SITES * COLOURS + WHITE, spaces & s.tables[AT_SPACES + WHITE], COLOURS)


def offer_spies(s: Tyrants, seat: Seat, d: Decision) -> None:
    """TU-8.9: other players' spies where the seat has presence."""
    here = s.present_sites(seat)
    for owner in range(s.seats):
        if owner != seat:
            d.offer_each(RETURN_SPY + owner, here & s.tables[SPY_SITES + owner], SEATS)


def offer_player_troops(s: Tyrants, seat: Seat, d: Decision) -> None:
    """TU-8.9: other players' troops where the seat has presence; never white ones."""
    sites = s.present_sites(seat)
    spaces = s.tables[REACH_SPACES + seat]
    for owner in range(s.seats):
        if owner != seat:
            d.offer_each(RETURN_TROOP + owner, sites & s.tables[AT_SITES + owner], COLOURS)
            d.offer_each(RETURN_TROOP + SITES * COLOURS + owner, spaces & s.tables[AT_SPACES + owner], COLOURS)


def offer_own_spies(s: Tyrants, seat: Seat, d: Decision) -> None:
    d.offer_each(RETURN_SPY + seat, s.tables[SPY_SITES + seat], SEATS)


def offer_own_troops(s: Tyrants, seat: Seat, d: Decision) -> None:
    d.offer_each(RETURN_TROOP + seat, s.tables[AT_SITES + seat], COLOURS)
    d.offer_each(RETURN_TROOP + SITES * COLOURS + seat, s.tables[AT_SPACES + seat], COLOURS)


def offer_spy_sites(s: Tyrants, seat: Seat, d: Decision) -> None:
    """TU-8.6: any site in play without a spy of the seat; with all five out, one of them must come back first."""
    if s.spies_left(seat) > 0:
        d.offer_each(PLACE_SPY, s.sites & ~s.tables[SPY_SITES + seat], 1)
    else:
        offer_own_spies(s, seat, d)


def offer_cards(s: Tyrants, pile: i64, verb: Action, d: Decision) -> None:
    """Each kind once, however many copies."""
    cards = s.cards.cards
    start = pile * CAPACITY
    for i in range(start, start + s.cards.size[pile]):
        card = cards[i]
        first = start
        while cards[first] != card:
            first += 1
        if first == i:
            d.offer(verb + i64(card))


def offer_row(s: Tyrants, verb: Action, d: Decision) -> None:
    """Each kind in the row once."""
    for i in range(ROW_SIZE):
        if s.cards.at(ROW, i) != NO_CARD and s.cards.is_first(ROW, i):
            d.offer(verb + s.cards.at(ROW, i))


def offer_market(s: Tyrants, most: i64, aspect: i64, stacks: bool, verb: Action, d: Decision) -> None:
    """Cards of the row, and of the two stacks, that cost at most `most` and have the aspect, if one is asked for."""
    cards = s.cards.cards
    for i in range(ROW_SIZE):
        card = i64(cards[ROW * CAPACITY + i])
        if card == NO_CARD or COST[card] > most:
            continue
        if (aspect == NO_ASPECT or ASPECT[card] == aspect) and s.cards.is_first(ROW, i):
            d.offer(verb + card)
    if stacks:
        if COST[HOUSE_GUARD] <= most and s.tables[HOUSE_GUARDS] > 0:
            d.offer(verb + HOUSE_GUARD)
        if COST[PRIESTESS] <= most and s.tables[PRIESTESSES] > 0:
            d.offer(verb + PRIESTESS)


def offer_purchases(s: Tyrants, d: Decision) -> None:
    """TU-8.8, and the top of the devoured pile while a Ghost has it in the market."""
    if s.influence > 0:  # nothing is free
        offer_market(s, s.influence, NO_ASPECT, True, RECRUIT, d)
        offer_devoured(s, s.influence, NO_ASPECT, RECRUIT_DEVOURED, d)


def offer_devoured(s: Tyrants, most: i64, aspect: i64, verb: Action, d: Decision) -> None:
    """TU-11.33: the top of the devoured pile, where it would fit if it lay in the row."""
    if s.ghost and s.cards.size[DEVOURED] > 0:
        top = s.cards.at(DEVOURED, s.cards.size[DEVOURED] - 1)
        if COST[top] <= most and (aspect == NO_ASPECT or ASPECT[top] == aspect):
            d.offer(verb)


def played_before(s: Tyrants, aspect: i64, slot: i64) -> bool:
    """TU-5: another card of that aspect was played this turn, wherever it is now."""
    for i in range(s.cards.size[PLAYED]):
        if i != slot and ASPECT[s.cards.at(PLAYED, i) % GONE] == aspect:
            return True
    return False
