"""Why an action is not possible: the rule that forbids it and a message with its arguments."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.whispers import moves
from undercourt.games.whispers.actions import (
    ACT_AT,
    ADD_BANNERS,
    ATTACK,
    DESTROY,
    DISCARD,
    DRAW_CARDS,
    EMPIRE,
    EMPIRE_NAMES,
    FROM,
    INTO,
    KIND_NAMES,
    MOVE_AGENT,
    NAME,
    NUMBER,
    PAIRS,
    PLACE,
    PLACE_IN,
    PLAY,
    POSITION_NAMES,
    PUT,
    RANKS,
    RECALL,
    RECALL_FROM,
    SEAT_NAMES,
    SLOT_NAMES,
    SPEND,
    SWAP,
)
from undercourt.games.whispers.attack import Attack
from undercourt.games.whispers.board import HOME, REGION_NAMES
from undercourt.games.whispers.councils import (
    ADD,
    ADD_SYMBOL,
    DRAW,
    DRAW_SYMBOL,
    KINDS_OF_ACTION,
    MOVE,
    STRIKE,
    SYMBOL_NAMES,
)
from undercourt.games.whispers.effects_actions import ActWhereFree
from undercourt.games.whispers.explain_cards import banners_for, play, spend
from undercourt.games.whispers.hand import copies
from undercourt.games.whispers.play import DISCARDING, PLACING, REVEALING, Round
from undercourt.games.whispers.position import BEFORE_ACTION, Position
from undercourt.games.whispers.says import SPACE
from undercourt.games.whispers.state import AGENTS_IN_REGIONS, EMPTY_REGIONS, Whispers
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SOURCE, STEP, asking
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Reason


def explain(s: Whispers, d: Decision, seat: Seat, action: Action) -> Reason | None:
    """None: legal. The first reason that holds, in the order in which a player would want to hear them."""
    if d.count == 0:
        return Reason("WW-11.1", "why_game_over", {})
    if seat != d.seat:
        return Reason("WW-2.3", "why_not_asked", {"seat": SEAT_NAMES[d.seat]})
    if d.allows(action):
        return None
    verb = SPACE.verb(action)
    thing = action - verb.first
    if verb.first == PLAY:
        return play(s, seat, thing)
    effect = asking(s)
    if isinstance(effect, Position) and action < ACT_AT and action >= ADD_BANNERS:
        return act(s, action)
    if isinstance(effect, Round) and verb.first == PLACE_IN and s.stack[s.top() + STEP] == PLACING:
        return place_in(s, seat, thing)
    if action == DONE:
        return must_answer(s)
    if not any(verb.first <= option < verb.first + verb.size for option in d.options()):
        return Reason("WW-2.2", "why_answer_first", {})
    return wrong_object(s, seat, verb.first, thing)


def must_answer(s: Whispers) -> Reason:
    """What is not optional."""
    effect = asking(s)
    if isinstance(effect, Position):
        return Reason("WW-5.24", "why_must_answer", {})
    if isinstance(effect, Attack):
        return Reason("WW-5.16", "why_must_answer", {})
    if isinstance(effect, Round):
        step = s.stack[s.top() + STEP]
        if step == DISCARDING:
            return Reason("WW-10.2", "why_must_answer", {})
        return Reason("WW-12.4.9" if step == REVEALING else "WW-3.10", "why_must_answer", {})
    return Reason("WW-8.13", "why_must_answer", {})


def act(s: Whispers, action: Action) -> Reason:
    """WW-5: the action of the acting position."""
    position = s.acting
    args: dict[str, int | str] = {"position": POSITION_NAMES[position], "empire": EMPIRE_NAMES[position // RANKS]}
    if s.stack[s.top() + STEP] != BEFORE_ACTION:
        return Reason("WW-2.6", "why_acted", args)
    kind = ADD if action == ADD_BANNERS else DRAW if action == DRAW_CARDS else STRIKE if action == ATTACK else MOVE
    if KINDS_OF_ACTION[position] & kind == 0:
        return Reason("WW-5.1", "why_no_such_action", args)
    if kind == ADD:
        return add_banners(s, position, args)
    if kind == DRAW:
        if moves.deck_size(s, position // RANKS) == 0:
            return Reason("WW-5.14", "why_deck_empty", args)
        return Reason("WW-5.15", "why_too_few_symbols", {**args, "symbol": SYMBOL_NAMES[DRAW_SYMBOL[position]]})
    if kind == STRIKE:
        return Reason("WW-5.15", "why_no_attack", args)
    return move_agent(s, action - MOVE_AGENT)


def add_banners(s: Whispers, position: i64, args: dict[str, int | str]) -> Reason:
    if s.reserve[position // RANKS] == 0:
        return Reason("WW-5.7", "why_reserve_empty", args)
    if s.control[position // RANKS] == 0:
        return Reason("WW-5.6", "why_no_region", args)
    return Reason("WW-5.15", "why_no_symbols", {**args, "symbol": SYMBOL_NAMES[ADD_SYMBOL[position]]})


def move_agent(s: Whispers, position: i64) -> Reason:
    args: dict[str, int | str] = {"position": POSITION_NAMES[position]}
    if position == s.agent_at:
        return Reason("WW-5.18", "why_agent_stands_there", args)
    return Reason("WW-5.18", "why_other_council", args)


def place_in(s: Whispers, seat: Seat, region: i64) -> Reason:
    """WW-12.1: agents in regions."""
    if not s.plays_with(AGENTS_IN_REGIONS):
        return Reason("WW-12.1.1", "why_councils_only", {})
    if s.field[seat] & BIT[region] != 0:
        return Reason("WW-12.1.3", "why_own_agent_there", {"region": REGION_NAMES[region]})
    return Reason("WW-12.1.5", "why_two_in_regions", {})


def wrong_object(s: Whispers, seat: Seat, verb: i64, thing: i64) -> Reason:
    """The verb is right; what is wrong with its object?"""
    if verb in (RECALL, PLACE, MOVE_AGENT, ACT_AT):
        return wrong_position(s, verb, thing)
    if verb in (RECALL_FROM, PUT, FROM, INTO, DESTROY):
        return wrong_region(s, seat, verb, thing)
    if verb == NUMBER:
        return number(s, thing)
    if verb == EMPIRE:
        return Reason("WW-9.10.3", "why_cannot_regroup", {"empire": EMPIRE_NAMES[thing]})
    if verb == SPEND:
        return spend(s, seat, thing)
    if verb == DISCARD:
        assert copies(s.hands[seat], thing) == 0
        return Reason("WW-10.3", "why_not_in_hand", {"kind": KIND_NAMES[thing]})
    if verb == SWAP:
        a, b = PAIRS[thing]
        slot = a if s.revealed[seat] & BIT[a] != 0 else b
        return Reason("WW-10.13", "why_revealed", {"slot": SLOT_NAMES[slot]})
    assert verb == NAME
    other = (seat + 1) % s.seats
    return Reason("WW-12.4.4", "why_named_already", {"empire": EMPIRE_NAMES[thing], "seat": SEAT_NAMES[other]})


def wrong_position(s: Whispers, verb: i64, position: i64) -> Reason:
    args: dict[str, int | str] = {"position": POSITION_NAMES[position]}
    if verb == RECALL:
        return Reason("WW-3.2", "why_no_agent_of_yours", args)
    if verb == PLACE or isinstance(asking(s), ActWhereFree):
        holder = s.agents[position]
        assert holder != NOTHING
        rule = "WW-3.9" if verb == PLACE else "WW-9.3.2"
        return Reason(rule, "why_position_taken", {**args, "seat": SEAT_NAMES[holder]})
    if position == s.acting:
        return Reason("WW-9.7.1", "why_acting_itself", args)
    if s.controller(position) != s.agents[s.agent_at]:
        return Reason("WW-9.7.1", "why_not_controlled", args)
    return Reason("WW-9.7.4", "why_same_agent", args)


def wrong_region(s: Whispers, seat: Seat, verb: i64, region: i64) -> Reason:
    args: dict[str, int | str] = {"region": REGION_NAMES[region]}
    if verb == RECALL_FROM:
        return Reason("WW-3.2", "why_no_agent_there", args)
    if not isinstance(asking(s), Attack):
        return banners_for(s, verb, region)
    if verb == INTO:
        if s.control[s.empire()] & BIT[region] != 0:
            return Reason("WW-6.7", "why_own_region", args)
        rule = "WW-9.4.2" if s.reach == EMPTY_REGIONS else "WW-6.2"
        return Reason(rule, "why_not_adjacent", {**args, "from": REGION_NAMES[s.source]})
    args["empire"] = EMPIRE_NAMES[s.empire()]
    if s.control[s.empire()] & BIT[region] == 0:
        return Reason("WW-6.2", "why_not_its_region", args)
    if s.banners[region] == 0:
        return Reason("WW-6.3", "why_no_banners", args)
    if s.may_leave(s.empire(), region) == 0:
        return Reason("WW-6.5", "why_must_keep_one", args)
    return Reason("WW-6.1", "why_no_target", args)


def number(s: Whispers, n: i64) -> Reason:
    if isinstance(asking(s), Attack):
        if n == 0:
            return Reason("WW-6.3", "why_at_least_one", {})
        region = REGION_NAMES[s.source]
        if n == s.banners[s.source] and HOME[s.source] != s.empire():
            return Reason("WW-6.5", "why_must_keep_one", {"region": region, "empire": EMPIRE_NAMES[s.empire()]})
        extra = s.stack[s.top() + SOURCE] != NOTHING
        return Reason("WW-9.1.4" if extra else "WW-6.3", "why_not_so_many", {"n": n})
    return Reason("WW-8.17", "why_not_so_many", {"n": n})
