"""Why an action is not possible: by its verb, and what several effects say. Off the hot path."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.whispers.actions import (
    ABILITY_NAMES,
    DESTROY,
    DISCARD,
    EMPIRE_NAMES,
    FROM,
    INTO,
    KIND_NAMES,
    NAME,
    NUMBER,
    PAIRS,
    PLACE,
    PLAY,
    POSITION_NAMES,
    PUT,
    RECALL,
    RECALL_FROM,
    SEAT_NAMES,
    SLOT_NAMES,
    SPEND,
    SWAP,
)
from undercourt.games.whispers.board import REGION_NAMES
from undercourt.games.whispers.catalog import BEFORE, COST, IN_WINDOW, affordable, payable
from undercourt.games.whispers.state import EMPTY_REGIONS, Whispers
from undercourt.kernel.actions import Verb
from undercourt.kernel.choose import DONE
from undercourt.kernel.ids import BIT, Action, Seat
from undercourt.kernel.phrase import Reason


def why_not(s: Whispers, seat: Seat, verb: Verb, i: i64) -> Reason:
    """The verb is right; what is wrong with its object?"""
    if verb.first == RECALL:
        return Reason("WW-3.2", "why_no_agent_of_yours", {"position": POSITION_NAMES[i]})
    if verb.first == RECALL_FROM:
        return Reason("WW-3.2", "why_no_agent_there", {"region": REGION_NAMES[i]})
    if verb.first == PLACE:
        return position_taken(s, "WW-3.9", i)
    if verb.first == PUT:
        return not_its_region(s, "WW-5.6", i)
    if verb.first == FROM:
        return attack_from(s, i)
    if verb.first == INTO:
        return attack_into(s, i)
    if verb.first == DESTROY:
        return no_banners(i)
    if verb.first == NUMBER:
        return Reason("WW-8.17", "why_not_so_many", {"n": i})
    if verb.first == DISCARD:
        return Reason("WW-10.3", "why_not_in_hand", {"kind": KIND_NAMES[i]})
    if verb.first == SWAP:
        a, b = PAIRS[i]
        slot = a if s.is_revealed(seat, a) else b
        return Reason("WW-10.13", "why_revealed", {"slot": SLOT_NAMES[slot]})
    assert verb.first == NAME
    other = SEAT_NAMES[s.seat_after(seat, 1)]
    return Reason("WW-12.4.4", "why_named_already", {"empire": EMPIRE_NAMES[i], "seat": other})


def attack_from(s: Whispers, region: i64) -> Reason:
    """WW-6: where an attack cannot begin. Abilities that ask for such a region say reasons of their own."""
    args: dict[str, int | str] = {"region": REGION_NAMES[region]}
    if not s.is_active(region):
        return not_its_region(s, "WW-6.2", region)
    if s.banners[region] == 0:
        return Reason("WW-6.3", "why_no_banners", args)
    if s.may_leave(s.empire(), region) == 0:
        return Reason("WW-6.5", "why_must_keep_one", args)
    return Reason("WW-6.1", "why_no_target", args)


def attack_into(s: Whispers, region: i64) -> Reason:
    if s.is_active(region):
        return Reason("WW-6.7", "why_own_region", {"region": REGION_NAMES[region]})
    return not_adjacent("WW-9.4.2" if s.reach == EMPTY_REGIONS else "WW-6.2", s.source, region)


# Cards


def not_now(action: Action) -> Reason | None:
    """WW-8: what was begun is done to its end, and no card is played before."""
    if action == DONE:
        return Reason("WW-8.13", "why_must_answer", {})
    if PLAY <= action < SPEND:
        return Reason("WW-8.13", "why_no_cards_now", {"ability": ABILITY_NAMES[action - PLAY]})
    return None


def play(s: Whispers, seat: Seat, window: i64, ability: i64) -> Reason:
    """WW-8: the moment, the cost, the use of a card where one may be played."""
    args: dict[str, int | str] = {"ability": ABILITY_NAMES[ability]}
    if IN_WINDOW[window] & BIT[ability] == 0:
        return Reason("WW-8.10", "why_not_this_moment", args)
    cost = [EMPIRE_NAMES[empire] for empire in COST[ability]]
    if affordable(s.hands[seat]) & BIT[ability] == 0:
        return Reason("WW-8.6", "why_cannot_pay", {**args, "empire": cost[0], "other_empire": cost[-1], "n": len(cost)})
    if not payable(s.hands[seat], ability):
        return Reason("WW-8.5", "why_no_card_bears_it", {**args, "empire": cost[0], "other_empire": cost[-1]})
    if s.replaced and window == BEFORE:
        return Reason("WW-8.30", "why_no_use_now", args)
    return Reason("WW-8.17", "why_no_use_now", args)


# Positions and regions


def position_taken(s: Whispers, rule: str, position: i64) -> Reason:
    args: dict[str, int | str] = {"position": POSITION_NAMES[position], "seat": SEAT_NAMES[s.agents[position]]}
    return Reason(rule, "why_position_taken", args)


def not_its_region(s: Whispers, rule: str, region: i64) -> Reason:
    """Not the active empire's."""
    return Reason(rule, "why_not_its_region", {"region": REGION_NAMES[region], "empire": EMPIRE_NAMES[s.empire()]})


def not_adjacent(rule: str, origin: i64, region: i64) -> Reason:
    return Reason(rule, "why_not_adjacent", {"region": REGION_NAMES[region], "from": REGION_NAMES[origin]})


def no_banners(region: i64) -> Reason:
    return Reason("WW-8.24", "why_no_banners", {"region": REGION_NAMES[region]})


def no_army(s: Whispers, region: i64) -> Reason | None:
    """WW-8: where the active empire has no banners; None: it has."""
    if not s.is_active(region):
        return not_its_region(s, "WW-8.21", region)
    return no_banners(region) if s.banners[region] == 0 else None


def reserve_empty(s: Whispers, rule: str, region: i64) -> Reason:
    """That of the empire that controls the region."""
    return Reason(rule, "why_reserve_empty", {"empire": EMPIRE_NAMES[s.holder(region)]})
