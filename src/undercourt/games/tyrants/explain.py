"""Why an action is not possible now: the rule that forbids it, and a message. Off the hot path."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.tyrants.actions import (
    ASSASSINATE,
    COLOUR_NAMES,
    COLOURS,
    DEPLOY,
    DEPLOY_WITHOUT_TROOPS,
    MOVE,
    MOVE_TO,
    OPPONENT,
    PLACE_SPY,
    PLAY,
    PLAY_DEVOURED,
    RECRUIT,
    RECRUIT_DEVOURED,
    RESOLVE,
    RETURN_SPY,
    RETURN_TROOP,
    SEATS,
    SUPPLANT,
    TAKE_TROPHY,
    WHITE,
)
from undercourt.games.tyrants.board import PLACE_NAMES, PLACES, SITES, START_SITES
from undercourt.games.tyrants.cards import CARDS
from undercourt.games.tyrants.catalog import COST, HOUSE_GUARD, NOT_FOR_SALE, OUTCAST
from undercourt.games.tyrants.describe import SPACE
from undercourt.games.tyrants.effects_board import (
    EVERYBODYS,
    ONLY_SPY,
    Assassinate,
    PlaceSpy,
    PlaceTrophy,
    ReturnPiece,
    Supplant,
    TakeTrophy,
)
from undercourt.games.tyrants.explain_cards import card_pick
from undercourt.games.tyrants.legal import ENEMY, LEFT_BEHIND, ONLY_WHITE, PRESENCE, THERE
from undercourt.games.tyrants.moves import is_stack
from undercourt.games.tyrants.play import MAIN_PART, ChooseStart, Turn
from undercourt.games.tyrants.state import DEVOURED, ROW, Tyrants
from undercourt.kernel.choose import CHOOSE, DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, STEP, Effect, asking
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
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
    if isinstance(asked, ChooseStart):
        return start(s, action)
    if isinstance(asked, Turn) and s.stack[s.top() + STEP] == MAIN_PART:
        return main_part(s, seat, action)
    if not is_asked(asked, d, action):
        return Reason("TU-5.2", "why_answer_first", {})
    return within_card(s, seat, action)


def start(s: Tyrants, action: Action) -> Reason:
    """TU-1: the first troop, and nothing else before it."""
    place = action - DEPLOY
    if place < 0 or place >= PLACES:
        return Reason("TU-1.15", "why_set_up_first", {})
    if not s.in_play(place):
        return not_in_play(place)
    if place >= SITES or START_SITES & BIT[place] == 0:
        return Reason("TU-1.15", "why_no_starting_site", {"place": PLACE_NAMES[place]})
    return Reason("TU-1.16", "why_start_taken", {"place": PLACE_NAMES[place]})


def main_part(s: Tyrants, seat: Seat, action: Action) -> Reason:
    """TU-4.1: what the basic actions and playing cards need."""
    if action == PLAY_DEVOURED:
        return Reason("TU-11.34", "why_only_by_card", {})
    if PLAY <= action < RECRUIT:
        return Reason("TU-4.1.3", "why_not_in_hand", {"card": CARDS[action - PLAY].slug})
    if RECRUIT <= action < RECRUIT_DEVOURED:
        return recruit(s, action - RECRUIT)
    if action == RECRUIT_DEVOURED:
        if not s.ghost:
            return Reason("TU-11.33", "why_no_ghost", {})
        if s.cards.size[DEVOURED] == 0:
            return Reason("TU-11.33", "why_nothing_devoured", {})
        return too_expensive(s, s.cards.at(DEVOURED, s.cards.size[DEVOURED] - 1))
    if DEPLOY <= action < DEPLOY_WITHOUT_TROOPS:
        if s.power < 1:
            return Reason("TU-8.2.7", "why_no_power", {"need": 1, "have": s.power})
        if s.barracks[seat] == 0:
            return Reason("TU-8.2.5", "why_empty_barracks", {})
        return deploy(s, action - DEPLOY, "TU-8.2.1")
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
        return enemy_spy(s, spy // SEATS, spy % SEATS)
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
    if action < DEPLOY:
        return card_pick(s, seat, action)
    if action < DEPLOY_WITHOUT_TROOPS:
        return deploy(s, action - DEPLOY, "TU-11.20" if isinstance(asked, PlaceTrophy) else "TU-8.2.1")
    if action < SUPPLANT:
        assert isinstance(asked, Assassinate)
        return target(s, seat, action - ASSASSINATE, asked.target, asked.at, "TU-8.1.1", "TU-8.1.3")
    if action < RETURN_TROOP:
        if isinstance(asked, Supplant):
            return target(s, seat, action - SUPPLANT, asked.target, asked.at, "TU-8.10.1", "TU-8.10.3")
        return target(s, seat, action - SUPPLANT, ENEMY, THERE, "TU-8.10.1", "TU-8.10.3")
    if action < RETURN_SPY:
        return return_troop(s, seat, (action - RETURN_TROOP) // COLOURS, (action - RETURN_TROOP) % COLOURS)
    if action < MOVE:
        return return_spy(s, seat, (action - RETURN_SPY) // SEATS, (action - RETURN_SPY) % SEATS)
    if action < MOVE_TO:
        return victim(s, seat, (action - MOVE) // COLOURS, (action - MOVE) % COLOURS, "TU-8.5.1", "TU-8.5.3")
    if action < PLACE_SPY:
        return deploy(s, action - MOVE_TO, "TU-8.5.2")
    if action < OPPONENT:
        return place_spy(s, seat, action - PLACE_SPY)
    if action < TAKE_TROPHY:
        return Reason("TU-5.5", "why_opponent_does_not_fit", {"seat": COLOUR_NAMES[action - OPPONENT]})
    return take_trophy(s, (action - TAKE_TROPHY) // COLOURS, (action - TAKE_TROPHY) % COLOURS)


def recruit(s: Tyrants, card: i64) -> Reason:
    slug = CARDS[card].slug
    if card == OUTCAST or COST[card] == NOT_FOR_SALE:
        return Reason("TU-8.8.4", "why_not_for_sale", {"card": slug})
    if is_stack(card) and s.stacks[card - HOUSE_GUARD] == 0:
        return Reason("TU-8.8.5", "why_stack_empty", {"card": slug})
    if not is_stack(card) and s.cards.find(ROW, card) < 0:
        return Reason("TU-8.8.4", "why_not_in_market", {"card": slug})
    return too_expensive(s, card)


def too_expensive(s: Tyrants, card: i64) -> Reason:
    if COST[card] == NOT_FOR_SALE:
        return Reason("TU-8.8.4", "why_not_for_sale", {"card": CARDS[card].slug})
    return Reason("TU-8.8.3", "why_no_influence", {"need": COST[card], "have": s.influence})


def deploy(s: Tyrants, place: i64, presence: str) -> Reason:
    if not s.in_play(place):
        return not_in_play(place)
    if not s.is_open(place):
        return Reason("TU-6.10", "why_full", {"place": PLACE_NAMES[place]})
    return no_presence(place, presence)


def target(s: Tyrants, seat: Seat, troop: i64, only: i64, at: i64, presence: str, own: str) -> Reason:
    """A card's victim: the colour it wants, the place it allows."""
    place, colour = troop // COLOURS, troop % COLOURS
    if only == ONLY_WHITE and colour != WHITE and colour != seat:
        return Reason("TU-5.3", "why_only_white", {})
    reason = victim(s, seat, place, colour, presence, own)
    if reason.key != "why_no_presence" or at == PRESENCE:
        return reason
    if at == THERE or at == LEFT_BEHIND:
        return Reason("TU-8.9.7", "why_other_site", {})
    is_first = s.stack[s.top() + PICKED] == NOTHING  # ONE_SITE: the first pick says which
    return reason if is_first and place < SITES else Reason("TU-11.37", "why_other_site", {})


def victim(s: Tyrants, seat: Seat, place: i64, colour: i64, presence: str, own: str) -> Reason:
    if not s.in_play(place):
        return not_in_play(place)
    if colour == seat:
        return Reason(own, "why_own_troop", {})
    return no_troop(place, colour, "TU-6.13") if s.troops_at(place, colour) == 0 else no_presence(place, presence)


def return_troop(s: Tyrants, seat: Seat, place: i64, colour: i64) -> Reason:
    asked = asking(s)
    if not s.in_play(place):
        return not_in_play(place)
    if colour == WHITE:
        return Reason("TU-8.9.4", "why_white_stays", {})
    if colour == seat:
        if isinstance(asked, ReturnPiece) and asked.pieces == EVERYBODYS:
            return no_troop(place, colour, "TU-8.9.3")
        return Reason("TU-8.9.1", "why_only_others_troops", {})
    return no_troop(place, colour, "TU-8.9.1") if s.troops_at(place, colour) == 0 else no_presence(place, "TU-8.9.1")


def return_spy(s: Tyrants, seat: Seat, site: i64, owner: Seat) -> Reason:
    """By a card: as its deed, as its cost, or to have one to place."""
    asked = asking(s)
    if not isinstance(asked, ReturnPiece):
        rule = "TU-8.6.5" if isinstance(asked, PlaceSpy) else "TU-8.9.6"
        return no_spy(site, owner, rule) if owner == seat else Reason(rule, "why_only_own_spies", {})
    if owner != seat:
        return enemy_spy(s, site, owner)
    if asked.pieces == EVERYBODYS:
        return no_spy(site, owner, "TU-8.9.3")
    return Reason("TU-8.9.1", "why_own_spy", {})


def enemy_spy(s: Tyrants, site: i64, owner: Seat) -> Reason:
    if not s.in_play(site):
        return not_in_play(site)
    if owner >= s.seats or s.spies[owner] & BIT[site] == 0:
        return no_spy(site, owner, "TU-8.9.1")
    return no_presence(site, "TU-8.9.1")


def place_spy(s: Tyrants, seat: Seat, site: i64) -> Reason:
    if not s.in_play(site):
        return not_in_play(site)
    if s.spies_left(seat) == 0:
        return Reason("TU-8.6.5", "why_all_spies_out", {})
    return Reason("TU-8.6.1", "why_spy_there", {"place": PLACE_NAMES[site]})


def take_trophy(s: Tyrants, hall: Seat, colour: i64) -> Reason:
    asked = asking(s)
    if s.trophies[hall * COLOURS + colour] == 0:
        return Reason("TU-11.18", "why_no_such_trophy", {"seat": COLOUR_NAMES[hall], "colour": COLOUR_NAMES[colour]})
    if isinstance(asked, TakeTrophy) and asked.from_there:
        return Reason("TU-5.3", "why_other_hall", {"seat": COLOUR_NAMES[s.stack[s.top() + PICKED]]})
    return Reason("TU-5.3", "why_only_white", {})


def no_presence(place: i64, rule: str) -> Reason:
    return Reason(rule, "why_no_presence", {"place": PLACE_NAMES[place]})


def no_troop(place: i64, colour: i64, rule: str) -> Reason:
    return Reason(rule, "why_no_troop", {"place": PLACE_NAMES[place], "colour": COLOUR_NAMES[colour]})


def no_spy(site: i64, owner: Seat, rule: str) -> Reason:
    return Reason(rule, "why_no_spy", {"place": PLACE_NAMES[site], "colour": COLOUR_NAMES[owner]})


def not_in_play(place: i64) -> Reason:
    return Reason("TU-1.4", "why_not_in_play", {"place": PLACE_NAMES[place]})


def is_asked(asked: Effect, d: Decision, action: Action) -> bool:
    """Is the verb an answer to the question, even if nothing of it happens to be among the options?"""
    if isinstance(asked, PlaceSpy) and PLACE_SPY <= action < OPPONENT:
        return True
    if isinstance(asked, ReturnPiece) and (RETURN_TROOP if asked.pieces != ONLY_SPY else RETURN_SPY) <= action < MOVE:
        return True
    return any(SPACE.verb(option) is SPACE.verb(action) for option in d.options())
