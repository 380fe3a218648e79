"""Why an action is not possible: what holds for its verb, and the reasons that effects share. Off the hot path."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.tyrants.actions import (
    ASSASSINATE,
    COLOUR_NAMES,
    COLOURS,
    DEPLOY,
    DEVOUR,
    DISCARD,
    MOVE,
    MOVE_TO,
    OPPONENT,
    PLACE_SPY,
    PLAY,
    PROMOTE,
    RECRUIT,
    RESOLVE,
    RETURN_SPY,
    RETURN_TROOP,
    REVEAL,
    SEAT_NAMES,
    SEATS,
    SUPPLANT,
    TAKE_TROPHY,
    WHITE,
)
from undercourt.games.tyrants.board import PLACE_NAMES, SITES
from undercourt.games.tyrants.catalog import COST, HOUSE_GUARD, NOT_FOR_SALE, OUTCAST, SLUGS
from undercourt.games.tyrants.legal import LEFT_BEHIND, ONLY_WHITE, PRESENCE, THERE
from undercourt.games.tyrants.moves import FROM_DISCARDS, FROM_HAND, FROM_INNER, FROM_ROW, card_in, is_in_play, is_stack
from undercourt.games.tyrants.state import HAND, HOUSE_GUARDS, PLAYED, ROW, SPY_SITES, TROPHY_HALL, Tyrants
from undercourt.kernel.actions import Verb
from undercourt.kernel.choose import CHOOSE
from undercourt.kernel.effect import PICKED, SEAT
from undercourt.kernel.ids import BIT, NOTHING, Card, Seat
from undercourt.kernel.phrase import Reason


def why_not(s: Tyrants, seat: Seat, verb: Verb, i: i64) -> Reason:
    """The verb is right; what is wrong with its object? Where a card's own words forbid it, its effect has said so."""
    if verb.first == CHOOSE:
        return Reason("TU-5.10", "why_branch_does_nothing", {"n": i + 1})
    if verb.first == PLAY:
        return does_not_fit("TU-11.25", i)
    if verb.first == RECRUIT:
        return does_not_fit("TU-11.23", i)
    if verb.first == DISCARD:
        return not_there("TU-11.6", FROM_HAND, i)
    if verb.first == DEVOUR:
        return not_there("TU-8.3.1", FROM_HAND, i)
    if verb.first == PROMOTE:
        return promote(s, i)
    if verb.first == REVEAL:
        return reveal(s, seat, i)
    if verb.first == RESOLVE:
        return does_not_fit("TU-4.2.6", i)
    if verb.first == DEPLOY:
        return deploy(s, i, "TU-8.2.1")
    if verb.first == ASSASSINATE:
        return victim(s, seat, i, "TU-8.1.1", "TU-8.1.3")
    if verb.first == SUPPLANT:
        return victim(s, seat, i, "TU-8.10.1", "TU-8.10.3")
    if verb.first == RETURN_TROOP:
        return return_troop(s, seat, i)
    if verb.first == RETURN_SPY:
        return return_spy(s, seat, i, "TU-8.9.1")
    if verb.first == MOVE:
        return victim(s, seat, i, "TU-8.5.1", "TU-8.5.3")
    if verb.first == MOVE_TO:
        return deploy(s, i, "TU-8.5.2")
    if verb.first == PLACE_SPY:
        return place_spy(s, seat, i)
    if verb.first == OPPONENT:
        return Reason("TU-5.5", "why_opponent_does_not_fit", {"seat": SEAT_NAMES[i]})
    assert verb.first == TAKE_TROPHY
    return take_trophy(s, i)


def promote(s: Tyrants, card: Card) -> Reason:
    """Another card played this turn: what is wrong with each copy of this one? The nearest to a right one counts."""
    slots = [slot for slot in range(s.cards.size[PLAYED]) if card_in(s, slot) == card]
    if not slots:
        return Reason("TU-5.21", "why_not_played", {"card": SLUGS[card]})
    if not any([is_in_play(s, slot) for slot in slots]):
        return Reason("TU-5.20", "why_left_play", {"card": SLUGS[card]})
    return Reason("TU-5.19", "why_not_itself", {"card": SLUGS[card]})


def reveal(s: Tyrants, seat: Seat, card: Card) -> Reason:
    if s.cards.find(HAND + seat, card) < 0:
        return not_there("TU-5.14", FROM_HAND, card)
    return Reason("TU-5.15", "why_other_aspect", {"card": SLUGS[card]})


def recruit(s: Tyrants, card: Card) -> Reason:
    """For influence."""
    if card == OUTCAST or COST[card] == NOT_FOR_SALE:
        return Reason("TU-8.8.4", "why_not_for_sale", {"card": SLUGS[card]})
    if is_stack(card) and s.tables[HOUSE_GUARDS + card - HOUSE_GUARD] == 0:
        return Reason("TU-8.8.5", "why_stack_empty", {"card": SLUGS[card]})
    if not is_stack(card) and s.cards.find(ROW, card) < 0:
        return Reason("TU-8.8.4", "why_not_in_market", {"card": SLUGS[card]})
    return too_expensive(s, card)


def too_expensive(s: Tyrants, card: Card) -> Reason:
    if COST[card] == NOT_FOR_SALE:
        return Reason("TU-8.8.4", "why_not_for_sale", {"card": SLUGS[card]})
    return Reason("TU-8.8.3", "why_no_influence", {"need": COST[card], "have": s.influence})


def not_there(rule: str, where: i64, card: Card) -> Reason:
    """The card is not where it would have to come from."""
    if where == FROM_HAND:
        return Reason(rule, "why_not_in_hand", {"card": SLUGS[card]})
    if where == FROM_DISCARDS:
        return Reason(rule, "why_not_in_discards", {"card": SLUGS[card]})
    if where == FROM_INNER:
        return Reason(rule, "why_not_in_inner_circle", {"card": SLUGS[card]})
    if where == FROM_ROW:
        return Reason(rule, "why_not_in_row", {"card": SLUGS[card]})
    return Reason(rule, "why_only_this_card", {})


def does_not_fit(rule: str, card: Card) -> Reason:
    return Reason(rule, "why_card_does_not_fit", {"card": SLUGS[card]})


def no_power(s: Tyrants, rule: str, need: int) -> Reason:
    return Reason(rule, "why_no_power", {"need": need, "have": s.power})


def deploy(s: Tyrants, place: i64, presence: str) -> Reason:
    """A place for a troop."""
    if not s.in_play(place):
        return not_in_play(place)
    if not s.is_open(place):
        return Reason("TU-6.10", "why_full", {"place": PLACE_NAMES[place]})
    return no_presence(place, presence)


def victim(s: Tyrants, seat: Seat, troop: i64, presence: str, own: str) -> Reason:
    """An enemy troop, by the rules of presence and of one's own troops."""
    place, colour = troop // COLOURS, troop % COLOURS
    if not s.in_play(place):
        return not_in_play(place)
    if colour == seat:
        return Reason(own, "why_own_troop", {})
    return no_troop(place, colour, "TU-6.13") if s.troops_at(place, colour) == 0 else no_presence(place, presence)


def beyond_card(s: Tyrants, f: i64, troop: i64, only: i64, at: i64) -> Reason | None:
    """An enemy troop of a colour that the card does not want, or at a place that it does not allow."""
    place, colour = troop // COLOURS, troop % COLOURS
    seat = s.stack[f + SEAT]
    if only == ONLY_WHITE and colour != WHITE and colour != seat:
        return Reason("TU-5.3", "why_only_white", {})
    if at == PRESENCE or colour == seat or not s.in_play(place) or s.troops_at(place, colour) == 0:
        return None
    if at == THERE or at == LEFT_BEHIND:
        return Reason("TU-8.9.7", "why_other_site", {})
    if s.stack[f + PICKED] == NOTHING and place < SITES:
        return None  # ONE_SITE: the first pick says which
    return Reason("TU-11.37", "why_other_site", {})


def return_troop(s: Tyrants, seat: Seat, troop: i64) -> Reason:
    place, colour = troop // COLOURS, troop % COLOURS
    if not s.in_play(place):
        return not_in_play(place)
    if colour == WHITE:
        return Reason("TU-8.9.4", "why_white_stays", {})
    if colour == seat:
        return Reason("TU-8.9.1", "why_only_others_troops", {})
    return no_troop(place, colour, "TU-8.9.1") if s.troops_at(place, colour) == 0 else no_presence(place, "TU-8.9.1")


def return_spy(s: Tyrants, seat: Seat, spy: i64, own: str) -> Reason:
    """Another player's."""
    site, owner = spy // SEATS, spy % SEATS
    if owner == seat:
        return Reason(own, "why_own_spy", {})
    if not s.in_play(site):
        return not_in_play(site)
    if owner >= s.seats or s.tables[SPY_SITES + owner] & BIT[site] == 0:
        return no_spy(spy, "TU-8.9.1")
    return no_presence(site, "TU-8.9.1")


def return_own_spy(seat: Seat, spy: i64, rule: str) -> Reason:
    return no_spy(spy, rule) if spy % SEATS == seat else Reason(rule, "why_only_own_spies", {})


def place_spy(s: Tyrants, seat: Seat, site: i64) -> Reason:
    if not s.in_play(site):
        return not_in_play(site)
    if s.spies_left(seat) == 0:
        return Reason("TU-8.6.5", "why_all_spies_out", {})
    return Reason("TU-8.6.1", "why_spy_there", {"place": PLACE_NAMES[site]})


def take_trophy(s: Tyrants, trophy: i64) -> Reason:
    if s.tables[TROPHY_HALL + trophy] > 0:
        return Reason("TU-5.3", "why_only_white", {})
    hall, colour = SEAT_NAMES[trophy // COLOURS], COLOUR_NAMES[trophy % COLOURS]
    return Reason("TU-11.18", "why_no_such_trophy", {"seat": hall, "colour": colour})


def no_presence(place: i64, rule: str) -> Reason:
    return Reason(rule, "why_no_presence", {"place": PLACE_NAMES[place]})


def no_troop(place: i64, colour: i64, rule: str) -> Reason:
    return Reason(rule, "why_no_troop", {"place": PLACE_NAMES[place], "colour": COLOUR_NAMES[colour]})


def no_spy(spy: i64, rule: str) -> Reason:
    return Reason(rule, "why_no_spy", {"place": PLACE_NAMES[spy // SEATS], "colour": SEAT_NAMES[spy % SEATS]})


def not_in_play(place: i64) -> Reason:
    return Reason("TU-1.4", "why_not_in_play", {"place": PLACE_NAMES[place]})
