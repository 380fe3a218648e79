"""Why an action is not possible now: the rule that forbids it, and a message. Off the hot path."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.tyrants.actions import (
    ASSASSINATE,
    COLOUR_NAMES,
    COLOURS,
    DEPLOY,
    DEPLOY_WITHOUT_TROOPS,
    DEVOUR,
    DISCARD,
    END_TURN,
    KINDS,
    MOVE,
    MOVE_TO,
    OPPONENT,
    PLACE_SPY,
    PLAY,
    PROMOTE,
    RECRUIT,
    RECRUIT_DEVOURED,
    RESOLVE,
    RETURN_SPY,
    RETURN_TROOP,
    REVEAL,
    SEATS,
    SUPPLANT,
    TAKE_TROPHY,
    WHITE,
)
from undercourt.games.tyrants.board import PLACE_NAMES, SITES, START_SITES
from undercourt.games.tyrants.cards import CARDS
from undercourt.games.tyrants.catalog import COST, HOUSE_GUARD, NOT_FOR_SALE, OUTCAST
from undercourt.games.tyrants.effects_board import Assassinate, PlaceTrophy, Supplant
from undercourt.games.tyrants.legal import ANYWHERE, ONLY_WHITE, PRESENCE
from undercourt.games.tyrants.moves import is_stack
from undercourt.games.tyrants.play import MAIN_PART, ChooseStart, Turn
from undercourt.games.tyrants.state import DEVOURED, ROW, Tyrants
from undercourt.kernel.choose import CHOOSE, DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP, asking
from undercourt.kernel.ids import BIT, Action, Seat
from undercourt.kernel.phrase import Reason


def explain(s: Tyrants, d: Decision, seat: Seat, action: Action) -> Reason | None:
    """None: legal. The first reason that holds, in the order in which a player would want to hear them."""
    if d.count == 0:
        return Reason("TU-9.3", "why_game_over", {})
    if seat != d.seat:
        return Reason("TU-4.1.1", "why_not_asked", {"seat": COLOUR_NAMES[d.seat]})
    if d.allows(action):
        return None
    asked = asking(s)
    if isinstance(asked, Turn) and s.stack[s.top() + STEP] == MAIN_PART:
        return main_part(s, seat, action)
    if not verb_is_offered(d, action):
        return Reason("TU-5.2", "why_answer_first", {})
    return within_card(s, seat, action)


def main_part(s: Tyrants, seat: Seat, action: Action) -> Reason:
    """TU-4.1: what the basic actions and playing cards need."""
    if PLAY <= action < RECRUIT:
        return Reason("TU-4.1.3", "why_not_in_hand", {"card": CARDS[action - PLAY].slug})
    if RECRUIT <= action < RECRUIT_DEVOURED:
        return recruit(s, action - RECRUIT)
    if action == RECRUIT_DEVOURED:
        if not s.ghost:
            return Reason("TU-11.33", "why_no_ghost", {})
        if s.cards.size[DEVOURED] == 0:
            return Reason("TU-11.33", "why_nothing_devoured", {})
        return too_dear(s, s.cards.at(DEVOURED, s.cards.size[DEVOURED] - 1))
    if DEPLOY <= action < DEPLOY_WITHOUT_TROOPS:
        if s.power < 1:
            return Reason("TU-8.2.7", "why_no_power", {"need": 1, "have": s.power})
        if s.barracks[seat] == 0:
            return Reason("TU-8.2.5", "why_empty_barracks", {})
        return deploy(s, seat, action - DEPLOY, PRESENCE)
    if action == DEPLOY_WITHOUT_TROOPS:
        if s.barracks[seat] > 0:
            return Reason("TU-8.2.5", "why_troops_left", {"n": s.barracks[seat]})
        return Reason("TU-8.2.7", "why_no_power", {"need": 1, "have": s.power})
    if ASSASSINATE <= action < SUPPLANT:
        if s.power < 3:
            return Reason("TU-8.1.4", "why_no_power", {"need": 3, "have": s.power})
        troop = action - ASSASSINATE
        return victim(s, seat, troop // COLOURS, troop % COLOURS, "TU-8.1.1", "TU-8.1.3")
    if RETURN_SPY <= action < MOVE:
        spy = action - RETURN_SPY
        if spy % SEATS == seat:
            return Reason("TU-8.9.5", "why_own_spy", {})
        if s.power < 3:
            return Reason("TU-8.9.5", "why_no_power", {"need": 3, "have": s.power})
        return enemy_spy(s, seat, spy // SEATS, spy % SEATS)
    if RESOLVE <= action < DEPLOY:
        return Reason("TU-4.2.6", "why_only_at_end", {})
    if action == DONE:
        return Reason("TU-4.1.2", "why_end_turn_instead", {})
    return Reason("TU-4.1.4", "why_only_by_card", {})


def within_card(s: Tyrants, seat: Seat, action: Action) -> Reason:
    """The verb is right; what is wrong with its object?"""
    asked = asking(s)
    if action < DONE:
        return Reason("TU-5.10", "why_branch_does_nothing", {"n": action - CHOOSE + 1})
    if DEPLOY <= action < DEPLOY_WITHOUT_TROOPS:
        place = action - DEPLOY
        if isinstance(asked, ChooseStart):
            return start(s, place)
        return deploy(s, seat, place, asked.at if isinstance(asked, PlaceTrophy) else PRESENCE)
    if ASSASSINATE <= action < SUPPLANT and isinstance(asked, Assassinate):
        return target(s, seat, action - ASSASSINATE, asked.target, asked.at, "TU-8.1.1", "TU-8.1.3")
    if SUPPLANT <= action < RETURN_TROOP:
        if isinstance(asked, Supplant):
            return target(s, seat, action - SUPPLANT, asked.target, asked.at, "TU-8.10.1", "TU-8.10.3")
        return target(s, seat, action - SUPPLANT, 0, ANYWHERE, "TU-8.10.1", "TU-8.10.3")
    if RETURN_TROOP <= action < RETURN_SPY:
        troop = action - RETURN_TROOP
        if troop % COLOURS == WHITE:
            return Reason("TU-8.9.4", "why_white_stays", {})
        return victim(s, seat, troop // COLOURS, troop % COLOURS, "TU-8.9.1", "TU-6.14")
    if RETURN_SPY <= action < MOVE:
        spy = action - RETURN_SPY
        return enemy_spy(s, seat, spy // SEATS, spy % SEATS)
    if MOVE <= action < MOVE_TO:
        return victim(s, seat, (action - MOVE) // COLOURS, (action - MOVE) % COLOURS, "TU-8.5.1", "TU-8.5.3")
    if MOVE_TO <= action < PLACE_SPY:
        return deploy(s, seat, action - MOVE_TO, ANYWHERE)
    if PLACE_SPY <= action < OPPONENT:
        if not s.in_play(action - PLACE_SPY):
            return not_in_play(action - PLACE_SPY)
        return Reason("TU-8.6.1", "why_spy_there", {"place": PLACE_NAMES[action - PLACE_SPY]})
    if OPPONENT <= action < TAKE_TROPHY:
        return Reason("TU-5.5", "why_opponent_does_not_fit", {"seat": COLOUR_NAMES[action - OPPONENT]})
    if TAKE_TROPHY <= action < END_TURN:
        trophy = action - TAKE_TROPHY
        args: dict[str, int | str] = {"seat": COLOUR_NAMES[trophy // COLOURS], "colour": COLOUR_NAMES[trophy % COLOURS]}
        return Reason("TU-11.18", "why_no_such_trophy", args)
    if RECRUIT <= action < RECRUIT_DEVOURED:
        return Reason("TU-11.24", "why_card_does_not_fit", {"card": CARDS[action - RECRUIT].slug})
    kind = CARDS[(action - PLAY if action < RECRUIT else action - DISCARD) % KINDS].slug
    return Reason(card_rule(action), "why_card_does_not_fit", {"card": kind})


def card_rule(action: Action) -> str:
    if action < RECRUIT:
        return "TU-11.25"
    if action < DEVOUR:
        return "TU-11.6"
    if action < PROMOTE:
        return "TU-8.3.1"
    if action < REVEAL:
        return "TU-5.20"
    return "TU-5.15" if action < RESOLVE else "TU-4.2.6"


def recruit(s: Tyrants, card: i64) -> Reason:
    slug = CARDS[card].slug
    if card == OUTCAST or COST[card] == NOT_FOR_SALE:
        return Reason("TU-8.8.4", "why_not_for_sale", {"card": slug})
    if is_stack(card) and s.stacks[card - HOUSE_GUARD] == 0:
        return Reason("TU-8.8.5", "why_stack_empty", {"card": slug})
    if not is_stack(card) and s.cards.find(ROW, card) < 0:
        return Reason("TU-8.8.4", "why_not_in_market", {"card": slug})
    return too_dear(s, card)


def too_dear(s: Tyrants, card: i64) -> Reason:
    if COST[card] == NOT_FOR_SALE:
        return Reason("TU-8.8.4", "why_not_for_sale", {"card": CARDS[card].slug})
    return Reason("TU-8.8.3", "why_no_influence", {"need": COST[card], "have": s.influence})


def deploy(s: Tyrants, seat: Seat, place: i64, at: i64) -> Reason:
    if not s.in_play(place):
        return not_in_play(place)
    if not s.is_open(place):
        return Reason("TU-6.10", "why_full", {"place": PLACE_NAMES[place]})
    return no_presence(place, "TU-8.2.1")


def start(s: Tyrants, place: i64) -> Reason:
    if not s.in_play(place):
        return not_in_play(place)
    if place >= SITES or START_SITES & BIT[place] == 0:
        return Reason("TU-1.15", "why_no_starting_site", {"place": PLACE_NAMES[place]})
    return Reason("TU-1.16", "why_start_taken", {"place": PLACE_NAMES[place]})


def target(s: Tyrants, seat: Seat, troop: i64, only: i64, at: i64, presence: str, own: str) -> Reason:
    """A card's victim: the colour it wants, the place it allows."""
    if only == ONLY_WHITE and troop % COLOURS != WHITE and troop % COLOURS != seat:
        return Reason("TU-6.13", "why_only_white", {})
    reason = victim(s, seat, troop // COLOURS, troop % COLOURS, presence, own)
    if reason.key == "why_no_presence" and at != PRESENCE:
        return Reason("TU-11.37" if at != ANYWHERE else "TU-8.9.7", "why_other_site", {})
    return reason


def victim(s: Tyrants, seat: Seat, place: i64, colour: i64, presence: str, own: str) -> Reason:
    if not s.in_play(place):
        return not_in_play(place)
    if colour == seat:
        return Reason(own, "why_own_troop", {})
    if s.troops_at(place, colour) == 0:
        return Reason("TU-6.13", "why_no_troop", {"place": PLACE_NAMES[place], "colour": COLOUR_NAMES[colour]})
    return no_presence(place, presence)


def enemy_spy(s: Tyrants, seat: Seat, site: i64, owner: Seat) -> Reason:
    if not s.in_play(site):
        return not_in_play(site)
    if owner >= s.seats or s.spies[owner] & BIT[site] == 0:
        return Reason("TU-8.9.1", "why_no_spy", {"place": PLACE_NAMES[site], "seat": COLOUR_NAMES[owner]})
    if owner == seat:
        return Reason("TU-8.9.5", "why_own_spy", {})
    return no_presence(site, "TU-8.9.1")


def no_presence(place: i64, rule: str) -> Reason:
    return Reason(rule, "why_no_presence", {"place": PLACE_NAMES[place]})


def not_in_play(place: i64) -> Reason:
    return Reason("TU-1.4", "why_not_in_play", {"place": PLACE_NAMES[place]})


def verb_is_offered(d: Decision, action: Action) -> bool:
    """Is anything of the same verb among the options?"""
    for first, end in RANGES:
        if first <= action < end:
            return any(first <= option < end for option in d.options())
    return False


RANGES = [
    (CHOOSE, DONE),
    (DONE, PLAY),
    (PLAY, RECRUIT),
    (RECRUIT, RECRUIT_DEVOURED),
    (RECRUIT_DEVOURED, DISCARD),
    (DISCARD, DEVOUR),
    (DEVOUR, PROMOTE),
    (PROMOTE, REVEAL),
    (REVEAL, RESOLVE),
    (RESOLVE, DEPLOY),
    (DEPLOY, DEPLOY_WITHOUT_TROOPS),
    (DEPLOY_WITHOUT_TROOPS, ASSASSINATE),
    (ASSASSINATE, SUPPLANT),
    (SUPPLANT, RETURN_TROOP),
    (RETURN_TROOP, RETURN_SPY),
    (RETURN_SPY, MOVE),
    (MOVE, MOVE_TO),
    (MOVE_TO, PLACE_SPY),
    (PLACE_SPY, OPPONENT),
    (OPPONENT, TAKE_TROPHY),
    (TAKE_TROPHY, END_TURN),
    (END_TURN, END_TURN + 1),
]
