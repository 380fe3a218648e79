"""Why an action is not possible: the rule that forbids it and a message with its arguments."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.secret_city.actions import (
    ABILITY,
    BID,
    DECK,
    DECK_NAMES,
    DISCARD,
    DRAFT,
    HOUSE_CARDS,
    HOUSE_DECK,
    INCOME,
    NUMBER,
    PLACE,
    PLAYER,
    PROPERTY,
    ROOM,
    SEAT_NAMES,
    STRATEGY,
    TAKE,
    TAKE_TERRITORY,
    TARGET,
    UNIQUES,
    USE,
)
from undercourt.games.secret_city.catalog import ACTIVATED, ATTACH, HOUSE_ARTIFACT, SPELL
from undercourt.games.secret_city.says_words import Args, side_args
from undercourt.games.secret_city.state import HAND, HOUSE_OF, UNIQUE_AT, City
from undercourt.kernel.actions import Verb
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Reason


def why_not(s: City, seat: Seat, verb: Verb, i: i64) -> Reason:
    """The verb is right; what is wrong with its object?"""
    if verb.first == DRAFT:
        if s.pack.house_of_home[i] != NOTHING:
            return Reason("SC-1.14", "why_home", {"territory": s.pack.territories[i]})
        return Reason("SC-1.11", "why_taken", {"territory": s.pack.territories[i]})
    if verb.first == BID:
        return bid(s, seat * ROOM + i)
    if verb.first == PLAYER:
        return no_such_player(s, i) or Reason("SC-4.4", "why_not_yourself", {})
    if verb.first == STRATEGY:
        return Reason("SC-4.1", "why_strategy_taken", {"strategy": s.pack.strategies[i]})
    if verb.first in (INCOME, PROPERTY):
        return territory(s, seat, verb.first, i)
    if verb.first == DECK:
        return Reason("SC-7.6", "why_deck_empty", {"deck": DECK_NAMES[i]})
    if verb.first in (TAKE, DISCARD):
        return Reason("SC-5.9", "why_card_not_there", {"card": s.pack.slugs[i]})
    if verb.first == TARGET:
        return untouchable(s, seat, i) or does_not_fit(s, i)
    if verb.first == PLACE:
        return Reason("SC-8.7", "why_not_that_side", side_args(s, i))
    if verb.first == NUMBER:
        return Reason("SC-6.2", "why_not_that_number", {"n": i})
    if verb.first == TAKE_TERRITORY:
        if s.pack.house_of_home[i] != NOTHING:
            return Reason("SC-10.15", "why_home", {"territory": s.pack.territories[i]})
        return Reason("SC-10.14", "why_not_his", {"territory": s.pack.territories[i]})
    return Reason("SC-2.1", "why_answer_first", {})


def bid(s: City, slot: i64) -> Reason:
    card = s.card[slot]
    if card == NOTHING:
        return nobody_there("SC-3.2", slot)
    if s.bidden & BIT[slot] != 0:
        return Reason("SC-3.19", "why_added_already", {"card": s.pack.slugs[card]})
    return Reason("SC-3.9", "why_face_down", {"card": s.pack.slugs[card]})


def territory(s: City, seat: Seat, verb: i64, thing: i64) -> Reason:
    args: Args = {"territory": s.pack.territories[thing]}
    if not s.has_territory(seat, thing):
        return Reason("SC-5.1", "why_not_yours", args)
    if s.territories_used & BIT[thing] != 0:
        return Reason("SC-5.2", "why_territory_used", args)
    if verb == INCOME:
        return Reason("SC-5.4", "why_home_pays_itself", args)
    return Reason("SC-5.2", "why_property_useless", args)


# What several effects say


def nobody_there(rule: str, slot: i64) -> Reason:
    return Reason(rule, "why_nobody_there", {"number": slot % ROOM + 1})


def no_such_player(s: City, seat: Seat) -> Reason | None:
    return Reason("SC-1.1", "why_no_such_player", {"seat": SEAT_NAMES[seat]}) if seat >= s.seats else None


def does_not_fit(s: City, slot: i64) -> Reason:
    return Reason("SC-8.28", "why_does_not_fit", {"card": s.pack.slugs[s.card[slot]]})


def untouchable(s: City, seat: Seat, slot: i64) -> Reason | None:
    """SC-14: why the seat can choose this character for nothing at all."""
    card = s.card[slot]
    if card == NOTHING:
        return nobody_there("SC-8.28", slot)
    if s.is_leader(slot):
        return Reason("SC-8.33", "why_leader", {"card": s.pack.slugs[card]})
    if slot // ROOM != seat and s.shielded & BIT[slot] != 0:
        return Reason("SC-8.43", "why_shielded", {"card": s.pack.slugs[card]})
    side = s.side[slot]
    if s.stays_out(seat, side):
        return Reason("SC-9.23", "why_stays_out", side_args(s, side))
    return None


def use(s: City, seat: Seat, action: Action) -> Reason | None:
    """SC-8: of cards and abilities; None for whatever else it is."""
    verb = s.pack.verb_of(action)
    if verb == USE:
        return use_card(s, seat, action - USE)
    if verb == ABILITY:
        return use_ability(s, seat, seat * ROOM + action - ABILITY)
    return None


def use_card(s: City, seat: Seat, card: i64) -> Reason:
    """A card in hand, or an artifact on the table."""
    args: Args = {"card": s.pack.slugs[card]}
    if s.pack.category[card] == HOUSE_ARTIFACT:
        if card >= UNIQUES:
            if s.tables[UNIQUE_AT + card - UNIQUES] != seat:
                return Reason("SC-8.5", "why_not_on_table", args)
            if s.unique_used & BIT[card - UNIQUES] != 0:
                return Reason("SC-8.30", "why_used_already", args)
            return Reason("SC-8.28", "why_no_target", args)
        own = (card - HOUSE_CARDS) // HOUSE_DECK == s.tables[HOUSE_OF + seat]
        if own and s.artifacts & BIT[card - HOUSE_CARDS] != 0:
            return Reason("SC-8.28", "why_no_target", args)
        return Reason("SC-8.5", "why_not_on_table", args)
    if s.cards.find(HAND + seat, card) < 0:
        return Reason("SC-8.4", "why_not_in_hand", args)
    if s.pack.category[card] != SPELL:
        return Reason("SC-6.5", "why_must_be_bought", args)
    if not s.can_pay(seat, s.pack.cost, card):
        return Reason("SC-8.21", "why_cannot_pay", args)
    if not s.in_battle and not s.may_attach and s.pack.timing[card] == ATTACH:
        return Reason("SC-2.11", "why_only_later", args)
    return Reason("SC-8.28", "why_no_target", args)


def use_ability(s: City, seat: Seat, slot: i64) -> Reason:
    card = s.card[slot]
    if card == NOTHING:
        return nobody_there("SC-8.5", slot)
    args: Args = {"card": s.pack.slugs[card]}
    if s.pack.timing[card] != ACTIVATED:
        return Reason("SC-8.5", "why_no_ability", args)
    if s.used & BIT[slot] != 0:
        return Reason("SC-8.30", "why_used_already", args)
    if not s.can_pay(seat, s.pack.ability_cost, card):
        return Reason("SC-8.21", "why_cannot_pay", args)
    return Reason("SC-8.28", "why_no_target", args)
