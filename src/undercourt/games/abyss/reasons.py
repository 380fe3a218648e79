"""Why an action is not possible now: the rule that forbids it, and a message. Off the hot path.

`why_not` goes by the verb alone; the other functions are for the effects that ask.
"""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.abyss import legal_payment
from undercourt.games.abyss.actions import (
    AFFILIATE,
    ALLY_NAMES,
    COVER,
    DISABLE,
    DISCARD,
    DISMISS,
    DRAW_LOCATIONS,
    EXCHANGE,
    EXPLORE,
    GIVE_UP,
    HIRE,
    OPPONENT,
    PAY,
    PLOT,
    RACE_NAMES,
    REPLACE,
    SEAT_NAMES,
    SELL,
    SUPPORT,
    SWAP_OUT,
    TAKE_LOCATION,
    VALUES,
    is_power,
)
from undercourt.games.abyss.catalog import (
    ANY_RACE,
    DIFFERENT_RACES,
    LOCATION_NAMES,
    LORD_NAMES,
    OPPORTUNIST,
    ORACLE,
    SHAMAN,
    SLAVER,
)
from undercourt.games.abyss.state import COURT_SIZE, DISABLED_LORDS, HAND, PAID, PEARLS, Abyss
from undercourt.kernel.actions import Verb
from undercourt.kernel.choose import CHOOSE
from undercourt.kernel.ids import BIT, Action, Seat, bits_in
from undercourt.kernel.phrase import Reason


def why_not(s: Abyss, seat: Seat, verb: Verb, i: i64) -> Reason:
    """The verb is right; what is wrong with its object?"""
    if verb.first == CHOOSE:
        return Reason("AB-3.34", "why_no_such_reward", {})
    if verb.first == SUPPORT:
        return Reason("AB-4.3", "why_stack_empty", {"race": RACE_NAMES[i]})
    if verb.first == HIRE:
        return Reason("AB-5.2", "why_not_at_court", {"card": LORD_NAMES[i]})
    if verb.first == AFFILIATE:
        if s.cards.find(PAID, i) < 0:
            return Reason("AB-5.10", "why_not_paid", {"ally": ALLY_NAMES[i]})
        return Reason("AB-5.10", "why_not_lowest", {"ally": ALLY_NAMES[i]})
    if verb.first == DISCARD:
        return Reason("AB-7.2.1", "why_not_in_hand", {"ally": ALLY_NAMES[i]})
    if verb.first == DISABLE:
        owners = [other for other in range(s.seats) if s.free(other) & BIT[i] != 0]
        if owners and s.has(owners[0], SHAMAN):
            return Reason("AB-7.14.1", "why_shaman", {"seat": SEAT_NAMES[owners[0]]})
        return Reason("AB-7.4.5", "why_not_free", {"card": LORD_NAMES[i]})
    if verb.first == GIVE_UP:
        return Reason("AB-7.31", "why_not_free", {"card": LORD_NAMES[i]})
    if verb.first == OPPONENT:
        if i < s.seats and i != seat and s.has(i, SHAMAN):
            return Reason("AB-7.14.1", "why_shaman", {"seat": SEAT_NAMES[i]})
        return Reason("AB-7.7.1", "why_no_token", {"seat": SEAT_NAMES[i]})
    if verb.first == DRAW_LOCATIONS:
        return Reason("AB-6.16", "why_stack_too_small", {"n": bits_in(s.stack_of_locations)})
    if verb.first == COVER:
        rule = "AB-6.18" if s.tables[DISABLED_LORDS + seat] & BIT[i] != 0 else "AB-6.19"
        return Reason(rule, "why_no_key_there", {"card": LORD_NAMES[i]})
    assert verb.first in (TAKE_LOCATION, SWAP_OUT, EXCHANGE)
    return Reason("AB-6.4", "why_location_not_there", {"location": LOCATION_NAMES[i]})


def turn(s: Abyss, seat: Seat, action: Action) -> Reason:
    """AB-2: plotting and the three actions."""
    if action == PLOT:
        if s.tables[PEARLS + seat] == 0:
            return Reason("AB-2.4", "why_no_pearls", {"need": 1, "have": 0})
        if bits_in(s.court) == COURT_SIZE:
            return Reason("AB-2.6", "why_court_full", {})
        return Reason("AB-2.7", "why_no_lords_left", {})
    if action == EXPLORE:
        return Reason("AB-3.35", "why_nothing_to_explore", {})
    if SUPPORT <= action < HIRE:
        return Reason("AB-4.3", "why_stack_empty", {"race": RACE_NAMES[action - SUPPORT]})
    if HIRE <= action < PAY:
        return hire(s, seat, action - HIRE)
    return Reason("AB-2.8", "why_not_an_action", {})


def hire(s: Abyss, seat: Seat, lord: i64) -> Reason:
    card = LORD_NAMES[lord]
    if s.court & BIT[lord] == 0:
        return Reason("AB-5.2", "why_not_at_court", {"card": card})
    races: i64 = 0
    for i in range(s.cards.size[HAND + seat]):
        races |= BIT[s.cards.at(HAND + seat, i) // VALUES]
    must = legal_payment.mandatory_race(s, seat, lord)
    if must != ANY_RACE and races & BIT[must] == 0:
        return Reason("AB-5.4", "why_no_mandatory_race", {"card": card, "race": RACE_NAMES[must]})
    if bits_in(races) < DIFFERENT_RACES[lord]:
        return Reason("AB-5.3", "why_too_few_races", {"card": card, "need": DIFFERENT_RACES[lord]})
    return Reason("AB-5.5", "why_too_dear", {"card": card, "need": legal_payment.price(s, seat, lord)})


def pay(s: Abyss, seat: Seat, ally: i64) -> Reason:
    if s.cards.find(HAND + seat, ally) < 0:
        return Reason("AB-5.2", "why_not_in_hand", {"ally": ALLY_NAMES[ally]})
    return Reason("AB-5.3", "why_leads_nowhere", {"ally": ALLY_NAMES[ally]})


def power(s: Abyss, seat: Seat, action: Action) -> Reason | None:
    """AB-7: Slaver, Oracle, Opportunist. None: the action is no power."""
    if not is_power(action):
        return None
    lord = SLAVER if action < DISMISS else ORACLE if action < REPLACE else OPPORTUNIST
    rule = "AB-7.12" if lord == SLAVER else "AB-7.17" if lord == ORACLE else "AB-7.21.1"
    card = LORD_NAMES[lord]
    if not s.has(seat, lord):
        return Reason(rule, "why_no_such_lord", {"card": card})
    if seat != s.turn:
        return Reason("AB-7.36", "why_not_your_turn", {"card": card})
    if s.used & BIT[lord] != 0:
        return Reason(rule, "why_power_used", {"card": card})
    if lord == SLAVER:
        ally = action - SELL
        if s.cards.find(HAND + seat, ally) < 0:
            return Reason("AB-7.12", "why_not_in_hand", {"ally": ALLY_NAMES[ally]})
        return Reason("AB-5.5", "why_needed_for_payment", {"ally": ALLY_NAMES[ally]})
    if lord == ORACLE:
        return Reason("AB-7.17", "why_stack_empty", {"race": RACE_NAMES[action - DISMISS]})
    if s.lord_deck == 0:
        return Reason("AB-7.21.2", "why_no_lords_left", {})
    if s.hiring == action - REPLACE:
        return Reason("AB-7.21.3", "why_being_hired", {"card": LORD_NAMES[s.hiring]})
    return Reason("AB-7.21.1", "why_not_at_court", {"card": LORD_NAMES[action - REPLACE]})
