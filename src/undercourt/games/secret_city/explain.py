"""Why an action is not possible: the rule that forbids it and a message with its arguments."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.secret_city.actions import (
    ABILITY,
    ASSIGN,
    BID,
    BUY,
    DEAL_NAMES,
    DECK,
    DECK_NAMES,
    DISCARD,
    DISMISS,
    DRAFT,
    HOUSE_CARDS,
    HOUSE_DECK,
    INCOME,
    NUMBER,
    PASS,
    PLACE,
    PLAYER,
    PROPERTY,
    PROPOSE,
    ROOM,
    SEAT_NAMES,
    SIDES,
    STRATEGY,
    TAKE,
    TAKE_TERRITORY,
    TARGET,
    TERRITORIES,
    UNIQUES,
    USE,
)
from undercourt.games.secret_city.battle import Battle
from undercourt.games.secret_city.deals import Deal, is_bound
from undercourt.games.secret_city.describe import symbols
from undercourt.games.secret_city.effects import OnCharacter
from undercourt.games.secret_city.pack import ACTIVATED, ATTACH, HERO, HOUSE_ARTIFACT, MERCENARY, NEVER, SPELL
from undercourt.games.secret_city.phases import Buying, Replace, UseTerritories, Window, is_taken
from undercourt.games.secret_city.says import side_args
from undercourt.games.secret_city.state import HAND, NO_DEALS, ON_TERRITORY, City
from undercourt.games.secret_city.targets import OPPONENT, OWN, TARGET_PLAYER
from undercourt.kernel.actions import Space
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import asking
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Reason

Args = dict[str, int | str]


def explain(space: Space, s: City, d: Decision, seat: Seat, action: Action) -> Reason | None:
    """None: legal. The first reason that holds, in the order in which a player would want to hear them."""
    if d.count == 0:
        return Reason("SC-12.1", "why_game_over", {})
    if seat != d.seat:
        return Reason("SC-2.3", "why_not_asked", {"seat": SEAT_NAMES[d.seat]})
    if d.allows(action):
        return None
    verb = space.verb(action)
    thing = action - verb.first
    effect = asking(s)
    if isinstance(effect, Battle):
        bound = battle_bound(s, seat)
        if bound is not None:
            return bound
        if verb.first == ASSIGN:
            return assign(s, seat, seat * ROOM + thing // SIDES, thing % SIDES)
        if action == PASS:
            return Reason("SC-8.13", "why_must_assign", {})
        if verb.first == PROPOSE:
            return propose(s, seat, thing)
    if isinstance(effect, (Battle, Window, Buying, UseTerritories)):
        if verb.first == USE:
            return use(s, seat, thing)
        if verb.first == ABILITY:
            return ability(s, seat, seat * ROOM + thing)
    if isinstance(effect, Buying) and verb.first == BUY:
        return buy(s, seat, thing)
    if isinstance(effect, (Buying, Replace)) and verb.first == DISMISS:
        return dismiss(s, seat, seat * ROOM + thing)
    if not any(verb.first <= option < verb.first + verb.size for option in d.options()):
        return Reason("SC-2.1", "why_answer_first", {})
    return wrong_object(s, seat, verb.first, thing)


def battle_bound(s: City, seat: Seat) -> Reason | None:
    if s.bond[seat] == NOTHING:
        return None
    return Reason("SC-9.15", "why_bound", side_args(s, s.bond[seat]))


def assign(s: City, seat: Seat, slot: i64, side: i64) -> Reason:
    """SC-8: who may go where."""
    card = s.card[slot]
    if card == NOTHING:
        return Reason("SC-8.2", "why_nobody_there", {"number": slot % ROOM + 1})
    args: Args = {"card": s.pack.slugs[card]}
    if s.side[slot] != NOTHING:
        return Reason("SC-8.9", "why_assigned", args)
    if s.face_down & BIT[slot] != 0:
        return Reason("SC-8.10", "why_face_down", args)
    player = side // 2
    if player >= s.seats or s.chosen[player] == NOTHING:
        return Reason("SC-8.2", "why_no_strategy", {"seat": SEAT_NAMES[player]})
    if s.sides_for(seat, slot) & BIT[side] == 0 and s.abstains[seat] & BIT[player] != 0:
        return Reason("SC-9.23", "why_stays_out", side_args(s, side))
    needed = symbols(s.pack.type[s.chosen[player]])[0]
    return Reason(
        "SC-8.7", "why_wrong_symbol", {**args, "strategy": s.pack.strategies[s.chosen[player]], "symbol": needed}
    )


def propose(s: City, seat: Seat, kind: i64) -> Reason:
    if s.plays_with(NO_DEALS):
        return Reason("SC-9.30", "why_no_deals", {})
    if s.proposed & BIT[seat] != 0:
        return Reason("SC-9.1", "why_proposed", {})
    if is_bound(s, seat):
        return Reason("SC-9.26", "why_contract_open", {})
    return Reason("SC-9.28", "why_nobody_could", {"deal": DEAL_NAMES[kind]})


def use(s: City, seat: Seat, card: i64) -> Reason:
    """SC-8: a card in hand, or an artifact on the table."""
    args: Args = {"card": s.pack.slugs[card]}
    if s.pack.category[card] == HOUSE_ARTIFACT:
        if card >= UNIQUES:
            if s.unique_at[card - UNIQUES] != seat:
                return Reason("SC-8.5", "why_not_on_table", args)
            if s.unique_used & BIT[card - UNIQUES] != 0:
                return Reason("SC-8.30", "why_used_already", args)
            return Reason("SC-8.28", "why_no_target", args)
        if s.artifacts & BIT[card - HOUSE_CARDS] != 0 and (card - HOUSE_CARDS) // HOUSE_DECK == s.house_of[seat]:
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


def ability(s: City, seat: Seat, slot: i64) -> Reason:
    card = s.card[slot]
    if card == NOTHING:
        return Reason("SC-8.5", "why_nobody_there", {"number": slot % ROOM + 1})
    args: Args = {"card": s.pack.slugs[card]}
    if s.pack.timing[card] != ACTIVATED:
        return Reason("SC-8.5", "why_no_ability", args)
    if s.used & BIT[slot] != 0:
        return Reason("SC-8.30", "why_used_already", args)
    if not s.can_pay(seat, s.pack.ability_cost, card):
        return Reason("SC-8.21", "why_cannot_pay", args)
    return Reason("SC-8.28", "why_no_target", args)


def buy(s: City, seat: Seat, card: i64) -> Reason:
    """SC-6: what can be put on the table."""
    args: Args = {"card": s.pack.slugs[card]}
    if card >= UNIQUES:
        here = [i for i in range(TERRITORIES) if s.pack.unique_on[i] == card]
        if s.unique_at[card - UNIQUES] != ON_TERRITORY or s.owner[here[0]] != seat:
            return Reason("SC-6.17", "why_not_on_your_territory", args)
    elif s.cards.find(HAND + seat, card) < 0:
        return Reason("SC-6.1", "why_not_in_hand", args)
    if s.pack.category[card] == SPELL or (s.pack.timing[card] == NEVER and s.pack.strength[card] == 0):
        return Reason("SC-6.7", "why_used_not_bought", args)
    if not s.can_pay(seat, s.pack.cost, card):
        return Reason("SC-6.2", "why_cannot_pay", args)
    if card >= UNIQUES and s.unique_used & BIT[card - UNIQUES] != 0:
        return Reason("SC-6.21", "why_rests", args)
    return Reason("SC-6.17", "why_not_on_your_territory", args)


def dismiss(s: City, seat: Seat, slot: i64) -> Reason:
    card = s.card[slot]
    if card == NOTHING:
        return Reason("SC-6.12", "why_nobody_there", {"number": slot % ROOM + 1})
    if s.is_leader(slot):
        return Reason("SC-6.14", "why_leader_stays", {"card": s.pack.slugs[card]})
    if isinstance(asking(s), Replace):
        return Reason("SC-6.8", "why_still_no_room", {"card": s.pack.slugs[card]})
    return Reason("SC-6.13", "why_no_need_for_room", {})


def wrong_object(s: City, seat: Seat, verb: i64, thing: i64) -> Reason:
    """The verb is right; what is wrong with its object?"""
    if verb == DRAFT:
        if s.pack.house_of_home[thing] != NOTHING:
            return Reason("SC-1.14", "why_home", {"territory": s.pack.territories[thing]})
        return Reason("SC-1.11", "why_taken", {"territory": s.pack.territories[thing]})
    if verb == BID:
        return bid(s, seat * ROOM + thing)
    if verb == PLAYER:
        if thing >= s.seats:
            return Reason("SC-1.1", "why_no_such_player", {"seat": SEAT_NAMES[thing]})
        if isinstance(asking(s), Deal):
            return Reason("SC-9.26", "why_cannot_answer", {"seat": SEAT_NAMES[thing]})
        return Reason("SC-4.4", "why_not_yourself", {})
    if verb == STRATEGY:
        assert is_taken(s, thing // 2)
        return Reason("SC-4.1", "why_strategy_taken", {"strategy": s.pack.strategies[thing]})
    if verb in (INCOME, PROPERTY):
        return territory(s, seat, verb, thing)
    if verb == DECK:
        return Reason("SC-7.6", "why_deck_empty", {"deck": DECK_NAMES[thing]})
    if verb in (TAKE, DISCARD):
        return Reason("SC-5.9", "why_card_not_there", {"card": s.pack.slugs[thing]})
    if verb == TARGET:
        return target(s, seat, thing)
    if verb == PLACE:
        return Reason("SC-8.7", "why_not_that_side", side_args(s, thing))
    if verb == TAKE_TERRITORY:
        if s.pack.house_of_home[thing] != NOTHING:
            return Reason("SC-10.15", "why_home", {"territory": s.pack.territories[thing]})
        return Reason("SC-10.14", "why_not_his", {"territory": s.pack.territories[thing]})
    if verb == NUMBER:
        return Reason("SC-6.2", "why_not_that_number", {"n": thing})
    return Reason("SC-2.1", "why_answer_first", {})


def bid(s: City, slot: i64) -> Reason:
    card = s.card[slot]
    if card == NOTHING:
        return Reason("SC-3.2", "why_nobody_there", {"number": slot % ROOM + 1})
    if s.bidden & BIT[slot] != 0:
        return Reason("SC-3.19", "why_added_already", {"card": s.pack.slugs[card]})
    return Reason("SC-3.9", "why_face_down", {"card": s.pack.slugs[card]})


def territory(s: City, seat: Seat, verb: i64, thing: i64) -> Reason:
    args: Args = {"territory": s.pack.territories[thing]}
    if s.owner[thing] != seat:
        return Reason("SC-5.1", "why_not_yours", args)
    if s.territories_used & BIT[thing] != 0:
        return Reason("SC-5.2", "why_territory_used", args)
    if verb == INCOME:
        return Reason("SC-5.4", "why_home_pays_itself", args)
    return Reason("SC-5.2", "why_property_useless", args)


def target(s: City, seat: Seat, slot: i64) -> Reason:
    """SC-14: why a character cannot be chosen."""
    card = s.card[slot]
    if card == NOTHING:
        return Reason("SC-8.28", "why_nobody_there", {"number": slot % ROOM + 1})
    args: Args = {"card": s.pack.slugs[card]}
    if isinstance(asking(s), Deal):
        return Reason("SC-9.17", "why_cannot_be_sent", args)
    if s.is_leader(slot):
        return Reason("SC-8.33", "why_leader", args)
    whose = slot // ROOM
    if whose != seat and s.shielded & BIT[slot] != 0:
        return Reason("SC-8.43", "why_shielded", args)
    side = s.side[slot]
    if side != NOTHING and s.abstains[seat] & BIT[side // 2] != 0:
        return Reason("SC-9.23", "why_stays_out", side_args(s, side))
    effect = asking(s)
    if isinstance(effect, OnCharacter):
        owner = effect.aim.owner
        if (owner == OWN) != (whose == seat) and owner in (OWN, OPPONENT):
            return Reason("SC-8.28", "why_wrong_owner", args)
        if owner == TARGET_PLAYER and whose != s.victim:
            return Reason("SC-8.28", "why_wrong_owner", args)
        kind = s.pack.category[card]
        if (kind == HERO and not effect.aim.heroes) or (kind == MERCENARY and not effect.aim.mercenaries):
            return Reason("SC-8.28", "why_does_not_fit", args)
        if not effect.aim.fits(s, slot):
            return Reason("SC-8.29", "why_wrong_strength", {**args, "strength": s.pack.strength[card]})
    return Reason("SC-8.28", "why_does_not_fit", args)
