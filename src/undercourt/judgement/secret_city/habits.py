"""Rules of thumb that a good player of Secret City would name: what speaks for an action at first sight, in points.

They are small beside what the judgement says, and break its near ties; only plain blunders weigh more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city.actions import (
    ABILITY,
    ACCEPT,
    ASSIGN,
    BID,
    BUY,
    DISMISS,
    DRAFT,
    INCOME,
    INFLUENCE,
    MANA,
    MONEY,
    PASS,
    PLAYER,
    PRICE,
    PROPOSE,
    RESOURCES,
    SIDES,
    STRATEGY,
    USE,
)
from undercourt.games.secret_city.legal_deals import ASK_HELP, HERO_ANYWHERE, HERO_PRICE, WHO_GIVES
from undercourt.games.secret_city.state import HOUSE_OF, LANDS, VICTIM_OF, City
from undercourt.judgement.secret_city.worth import worth_of
from undercourt.kernel.ids import Action, Card, Seat, lowest_bit

BLUNDER: Final = -3.0
LEADER_LOST: Final = -0.6  # a leader turned over cannot fight in this turn
PRECIOUS: Final = -0.25  # for each influence that is paid for a card
TALK: Final = -0.15
HAGGLING: Final = -0.5  # an auction for one character takes everybody's time
LANDS_FIRST: Final = 0.3
LONG: Final = 3  # turns in which a captured territory has paid for itself
TOO_LATE: Final = -1.0
NATURAL_NOW: Final = 0.2
VARIED: Final = 0.2


def habit(s: City, seat: Seat, action: Action) -> float:
    """The one that concerns this kind of action."""
    if action >= ASSIGN:
        if action < PASS:
            return never_against_yourself(s, seat, (action - ASSIGN) % SIDES)
        if action == ACCEPT and s.deal == ASK_HELP:
            return never_against_yourself(s, seat, s.deal_side)  # nor for money
        return talk_costs_time(action - PROPOSE) if action >= PROPOSE and action < PRICE else 0.0
    if action >= USE:
        return influence_is_victory(s, action - USE) if action < ABILITY else 0.0
    if action >= BUY:
        return influence_is_victory(s, action - BUY) if action < DISMISS else 0.0
    if action >= STRATEGY:
        return territories_while_they_pay(s, seat, action - STRATEGY) if action < INCOME else 0.0
    if action >= BID:
        return leaders_do_not_bid(action - BID) if action < PLAYER else 0.0
    return some_of_each(s, seat, action - DRAFT) if action >= DRAFT else 0.0


def never_against_yourself(s: City, seat: Seat, side: i64) -> float:
    """Nobody goes against your own strategy, or for one that is aimed at you."""
    q = side // 2
    opposes = side & 1 == 1
    if q == seat:
        return BLUNDER if opposes else 0.0
    return BLUNDER if s.tables[VICTIM_OF + q] == seat and not opposes else 0.0


def influence_is_victory(s: City, card: Card) -> float:
    """SC-12: the cards of your house cost what the game is about."""
    return PRECIOUS * float(s.pack.cost[card * RESOURCES + INFLUENCE])


def territories_while_they_pay(s: City, seat: Seat, strategy: i64) -> float:
    """Capture while there are turns to use what you capture; the natural strategy is for the end."""
    left = s.turns - s.turn
    if worth_of(s.pack).stakes[strategy].captures:
        if left == 0:
            return TOO_LATE
        return LANDS_FIRST if left >= LONG else 0.0
    natural = s.pack.natural[s.tables[HOUSE_OF + seat]] == strategy
    return NATURAL_NOW if natural and left < LONG else 0.0


def leaders_do_not_bid(number: i64) -> float:
    """Your strongest character is worth more in the battle than in the auction; its place is the first."""
    return LEADER_LOST if number == 0 else 0.0


def some_of_each(s: City, seat: Seat, territory: i64) -> float:
    """Money alone buys no spells, and mana no soldiers: draft what your other territories do not bring."""
    income = s.pack.income
    at = territory * RESOURCES
    lands = s.tables[LANDS + seat] & ~s.pack.homes
    money: i64 = 0
    mana: i64 = 0
    while lands != 0:
        other = lowest_bit(lands) * RESOURCES
        lands &= lands - 1
        money += income[other + MONEY]
        mana += income[other + MANA]
    if income[at + MONEY] > 0 and money == 0:
        return VARIED
    return VARIED if income[at + MANA] > 0 and mana == 0 else 0.0


def talk_costs_time(deal: i64) -> float:
    """A contract must be worth the time of all; one for which others name the price even more so."""
    return HAGGLING if deal == WHO_GIVES or deal == HERO_PRICE or deal == HERO_ANYWHERE else TALK
