"""Views, options, questions and events as plain named data, for clients: slugs and numbers, never sentences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import moves, score, state
from undercourt.games.whispers.abilities import ABILITY_LIST
from undercourt.games.whispers.actions import (
    ABILITY_NAMES,
    ACT_AT,
    ADD_BANNERS,
    ATTACK,
    DISCARD,
    DRAW_CARDS,
    EMPIRE,
    EMPIRE_NAMES,
    EMPIRES,
    KIND_NAMES,
    MOVE_AGENT,
    NAME,
    NUMBER,
    PAIR_NAMES,
    PAIRS,
    PLACE,
    PLAY,
    POSITION_NAMES,
    POSITIONS,
    RANKS,
    RECALL,
    SEAT_NAMES,
    SLOT_NAMES,
    SLOTS,
    SPEND,
    SWAP,
    space,
)
from undercourt.games.whispers.attack import CHOOSE_SOURCE, CHOOSE_TARGET, HOW_MANY, Attack
from undercourt.games.whispers.board import HOME, REGION_NAMES, REGIONS
from undercourt.games.whispers.cards import Deed, Payment
from undercourt.games.whispers.councils import COUNCILS, SYMBOL_NAMES, Printed
from undercourt.games.whispers.effects_actions import Reinforce
from undercourt.games.whispers.effects_banners import AlchemistsFire, Disperse, March, Mercenaries, Recruit, Regroup
from undercourt.games.whispers.hand import AFTER, ANY_TIME, BEFORE, COMMIT, COST, DECLARE, held, listed
from undercourt.games.whispers.play import (
    DISCARDING,
    HAND_LIMIT,
    MULTIPLIER,
    PHASE_NAMES,
    PLACING,
    REVEALING,
    SWAPPING,
    Round,
    agents_each,
)
from undercourt.games.whispers.position import BEFORE_ACTION, Adding, Position
from undercourt.games.whispers.state import COUNTER_INTELLIGENCE, HIDDEN, RECRUIT_ONE, Whispers
from undercourt.kernel.actions import Space
from undercourt.kernel.choose import DONE
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, STEP, asking
from undercourt.kernel.event import SECRET, Event
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, phrase, plain

SPACE: Final[Space] = space()

# WW-12: the advanced rules, by the name of their option.
ADVANCED: Final = [
    ("agents_in_regions", state.AGENTS_IN_REGIONS),
    ("keep_your_secrets", state.KEEP_YOUR_SECRETS),
    ("to_each_their_own", state.TO_EACH_THEIR_OWN),
    ("counter_intelligence", COUNTER_INTELLIGENCE),
]


# The table


def table(v: Whispers, viewer: Seat) -> dict[str, object]:
    """Everything on the table as `viewer` sees it lie."""
    return {
        "seats": v.seats,
        "viewer": viewer,
        "rules": [name for name, bit in ADVANCED if v.plays_with(bit)],
        "round": v.round,
        "phase": phase(v),
        "first": SEAT_NAMES[v.first],
        "acting": POSITION_NAMES[v.acting] if v.acting != NOTHING else None,
        "marker": POSITION_NAMES[v.marker - 1] if v.acting != NOTHING else None,
        "active_empire": EMPIRE_NAMES[v.empire()] if v.acting != NOTHING else None,
        "regions": {name: region(v, i) for i, name in enumerate(REGION_NAMES)},
        "councils": {name: position(v, i) for i, name in enumerate(POSITION_NAMES)},
        "empires": {name: empire(v, i) for i, name in enumerate(EMPIRE_NAMES)},
        "attack": attack(v),
        "players": [player(v, seat) for seat in range(v.seats)],
    }


def phase(v: Whispers) -> str:
    return PHASE_NAMES[v.stack[STEP]] if v.depth > 0 else "end"


def region(v: Whispers, i: i64) -> dict[str, object]:
    return {
        "home": EMPIRE_NAMES[HOME[i]],
        "control": EMPIRE_NAMES[v.holder(i)],
        "banners": v.banners[i],
        "city": v.map.cities & BIT[i] != 0,
        "farm": v.map.farms & BIT[i] != 0,
        "fort": v.map.forts & BIT[i] != 0,
        "supply": v.supply_limit(i),
        "neighbours": [REGION_NAMES[j] for j in range(REGIONS) if v.map.adjacent[i] & BIT[j] != 0],
        "agents": [SEAT_NAMES[seat] for seat in range(v.seats) if v.field[seat] & BIT[i] != 0],
    }


def position(v: Whispers, i: i64) -> dict[str, object]:
    controller = v.controller(i)
    return {
        "agent": seat_name(v.agents[i]),
        "controller": seat_name(controller),
        "add": moves.banners_to_add(v, i),  # what it would add and draw as things are
        "draw": moves.cards_to_draw(v, i),
        "acted": v.acting != NOTHING and i < v.marker - 1,
    }


def empire(v: Whispers, i: i64) -> dict[str, object]:
    return {
        "reserve": v.reserve[i],
        "deck": moves.deck_size(v, i),
        "cities": v.cities_of(i),
        "regions": len([j for j in range(REGIONS) if v.control[i] & BIT[j] != 0]),
    }


def attack(v: Whispers) -> dict[str, object] | None:
    """The banners on their way; 0 while it is asked how many shall go."""
    if v.force == 0 and not (v.depth > 0 and isinstance(asking(v), Attack) and v.stack[v.top() + STEP] == HOW_MANY):
        return None
    return {"from": REGION_NAMES[v.source], "into": REGION_NAMES[v.target], "banners": v.force}


def player(v: Whispers, seat: Seat) -> dict[str, object]:
    hand = v.hands[seat]
    return {
        "seat": SEAT_NAMES[seat],
        "hand": [KIND_NAMES[kind] for kind in listed(hand)],  # empty where the kinds are secret
        "held": {EMPIRE_NAMES[i]: held(hand, i) for i in range(EMPIRES)},
        "loyalty": {SLOT_NAMES[slot]: token(v, seat, slot) for slot in range(SLOTS)},
        "revealed": [SLOT_NAMES[slot] for slot in range(SLOTS) if v.revealed[seat] & BIT[slot] != 0],
        "swaps": v.swaps[seat],
        "agents": [POSITION_NAMES[i] for i in range(POSITIONS) if v.agents[i] == seat],
        "in_regions": [REGION_NAMES[i] for i in range(REGIONS) if v.field[seat] & BIT[i] != 0],
        "score": {line.what: line.points for line in score.sheet(v, seat)},
    }


def token(v: Whispers, seat: Seat, slot: i64) -> str | None:
    empire = v.tokens[seat * SLOTS + slot]
    return None if empire == HIDDEN else EMPIRE_NAMES[empire]


# What never changes


def catalog(rules: int) -> dict[str, object]:
    return {
        "abilities": {name: ability_facts(i, rules) for i, name in enumerate(ABILITY_NAMES)},
        "positions": {name: position_facts(i) for i, name in enumerate(POSITION_NAMES)},
        "kinds": [{"kind": name, "abilities": abilities_of(i)} for i, name in enumerate(KIND_NAMES)],
        "multipliers": MULTIPLIER,  # by slot
    }


def ability_facts(ability: int, rules: int) -> dict[str, object]:
    return {
        "cost": [EMPIRE_NAMES[empire] for empire in COST[ability]],
        "moment": moment(ability),
        "play": plain(ability_text(ability, rules)),
        "reaction": None,
    }


def moment(ability: int) -> str:
    """WW-8: when it may be used."""
    window = ABILITY_LIST[ability].window
    return {BEFORE: "before", DECLARE: "declare", COMMIT: "during", AFTER: "after", ANY_TIME: "any"}[window]


def position_facts(position: int) -> dict[str, object]:
    return {"play": plain(position_text(position)), "reaction": None}


def abilities_of(kind: int) -> list[str]:
    """WW-8: the two of its empire, and the one it shares with its partner."""
    own, partner = KIND_NAMES[kind].split("-")
    shared = [name for name in ABILITY_NAMES if name in (f"{own}_{partner}", f"{partner}_{own}")]
    return [f"{own}_1", f"{own}_2", *shared]


def ability_text(ability: int, rules: int) -> Phrase:
    """With these rule options."""
    effect = ABILITY_LIST[ability].effect
    assert isinstance(effect, Deed)
    return effect.says(rules)


def position_text(position: int) -> Phrase:
    says = [printed_text(action) for action in COUNCILS[position]]
    return says[0] if len(says) == 1 else Phrase("effect_either", {}, says)


def printed_text(action: Printed) -> Phrase:
    key = {1: "effect_add", 2: "effect_draw", 4: "effect_attack", 8: "effect_move_agent"}[action.kind]
    if action.kind > 2:
        return phrase(key)
    return phrase(key, n=action.n, each=action.each, symbol=SYMBOL_NAMES[action.symbol])


# Questions and options


def question(s: Whispers) -> Phrase:
    """What is asked, and what one must know to answer."""
    f = s.top()
    effect = asking(s)
    step = s.stack[f + STEP]
    args: dict[str, int | str] = {}
    if isinstance(effect, Round):
        if step == PLACING:
            args["left"] = agents_each(s) - s.asked // s.seats
            args["regions"] = int(s.plays_with(state.AGENTS_IN_REGIONS))
        elif step == DISCARDING:
            args["left"] = sum([held(s.hands[s.stack[f + SEAT]], i) for i in range(EMPIRES)]) - HAND_LIMIT
        elif step == SWAPPING:
            args["revealed"] = int(not s.plays_with(COUNTER_INTELLIGENCE))
        elif step == REVEALING:
            args["other"] = SEAT_NAMES[(s.stack[f + SEAT] + 1) % s.seats]
        return Phrase(f"ask_{PHASE_NAMES[step]}", args, [])
    if isinstance(effect, Position):
        args["position"] = POSITION_NAMES[s.acting]
        return Phrase("ask_action" if step == BEFORE_ACTION else "ask_after", args, [])
    if isinstance(effect, Attack):
        if step == CHOOSE_SOURCE:
            return phrase("ask_attack_from", empire=EMPIRE_NAMES[s.empire()])
        args["from"] = REGION_NAMES[s.source]
        if step == CHOOSE_TARGET:
            return Phrase("ask_attack_into", args, [])
        args["into"] = REGION_NAMES[s.target]
        if step == HOW_MANY:
            return Phrase("ask_attack_number", args, [])
        args["n"] = s.force
        return Phrase("ask_during", args, [])
    if isinstance(effect, Adding):
        args |= {"position": POSITION_NAMES[s.acting], "empire": EMPIRE_NAMES[s.empire()]}
        args["left"] = min(step - 1, s.reserve[s.empire()])
        return Phrase("ask_put", args, [])
    if isinstance(effect, Payment):
        ability = s.stack[f + SOURCE]
        cost = COST[ability]
        empire = EMPIRE_NAMES[cost[min(step, len(cost) - 1)]]
        return phrase("ask_spend", ability=ABILITY_NAMES[ability], empire=empire, step=step)
    return ability_question(s, f)


def ability_question(s: Whispers, f: i64) -> Phrase:
    """One key for each ability that asks, and what it has come to."""
    effect = asking(s)
    assert isinstance(effect, Deed)
    step = s.stack[f + STEP]
    picked = s.stack[f + PICKED]
    ability = next(i for i in range(len(ABILITY_LIST)) if ABILITY_LIST[i].effect is effect)
    args: dict[str, int | str] = {"ability": ABILITY_NAMES[ability], "step": step}
    if isinstance(effect, March):
        if step > 0:
            args["from"] = REGION_NAMES[s.stack[f + SOURCE]]
        if step > 1:
            args["into"] = REGION_NAMES[picked]
    elif isinstance(effect, Regroup):
        if step > 0:
            args |= {"step": 1, "region": REGION_NAMES[step - 1], "left": s.loose}
            args["empire"] = EMPIRE_NAMES[s.regrouping]
    elif isinstance(effect, (Mercenaries, Reinforce)):
        args["step"] = int(picked != NOTHING)
        if picked != NOTHING:
            args["region"] = REGION_NAMES[picked]
        if isinstance(effect, Reinforce):
            args["left"] = effect.n - step
        else:
            args |= {"n": effect.n, "exactly": int(s.plays_with(state.MERCENARIES_EXACTLY))}
    elif isinstance(effect, Disperse):
        args["step"] = min(step, 1)
        if step > 0:
            args |= {"region": REGION_NAMES[picked], "left": step - 1}
    elif isinstance(effect, AlchemistsFire):
        args["step"] = min(step, 1)
        if step > 0:
            args |= {"from": REGION_NAMES[s.stack[f + SOURCE]], "left": effect.n + 1 - step}
    elif isinstance(effect, Recruit):
        args |= {"step": 0, "left": step - 1, "split": int(not s.plays_with(RECRUIT_ONE))}
    return Phrase(f"ask_{type(effect).__name__}", args, [])


def option_text(s: Whispers, action: Action) -> Phrase:
    """What an action means, with its objects by name."""
    verb = SPACE.verb(action)
    key = f"action_{verb.name}"
    i = action - verb.first
    if action == DONE:
        return phrase(key, what=done_means(s))
    if action == ADD_BANNERS:
        return phrase(key, n=moves.banners_to_add(s, acting(s)), empire=EMPIRE_NAMES[acting(s) // RANKS])
    if action == DRAW_CARDS:
        return phrase(key, n=moves.cards_to_draw(s, acting(s)), empire=EMPIRE_NAMES[acting(s) // RANKS])
    if action == ATTACK:
        return phrase(key, empire=EMPIRE_NAMES[acting(s) // RANKS])
    if verb.first == MOVE_AGENT:
        there = s.agents[i]
        return phrase(key, position=POSITION_NAMES[i], taken=int(there >= 0), seat=SEAT_NAMES[max(there, 0)])
    if verb.first in (RECALL, PLACE, ACT_AT):
        return phrase(key, position=POSITION_NAMES[i])
    if verb.first == NUMBER:
        return phrase(key, n=i)
    if verb.first in (EMPIRE, NAME):
        return phrase(key, empire=EMPIRE_NAMES[i])
    if verb.first == PLAY:
        cost = [EMPIRE_NAMES[empire] for empire in COST[i]]
        paid: dict[str, int | str] = {"empire": cost[0], "other_empire": cost[-1], "n": len(cost)}
        return Phrase(key, {"ability": ABILITY_NAMES[i], **paid}, [ability_text(i, s.rules)])
    if verb.first in (SPEND, DISCARD):
        return phrase(key, kind=KIND_NAMES[i])
    if verb.first == SWAP:
        return swap_text(s, key, i)
    if len(verb.objects) != REGIONS:
        return phrase(key, n=i + 1)  # the branches, which this game does not use
    return phrase(key, region=REGION_NAMES[i], n=s.banners[i], empire=EMPIRE_NAMES[s.holder(i)])


def acting(s: Whispers) -> i64:
    return s.acting if s.acting != NOTHING else 0


def swap_text(s: Whispers, key: str, pair: i64) -> Phrase:
    """The two slots, and what lies there if that is known."""
    a, b = PAIRS[pair]
    seat = s.stack[s.top() + SEAT]
    one, other = token(s, seat, a), token(s, seat, b)
    if one is None or other is None:
        return phrase(key, slot=SLOT_NAMES[a], second=SLOT_NAMES[b])
    return phrase("action_swap_known", slot=SLOT_NAMES[a], second=SLOT_NAMES[b], empire=one, other_empire=other)


def done_means(s: Whispers) -> str:
    effect = asking(s)
    if isinstance(effect, Position):
        return "nothing" if s.stack[s.top() + STEP] == BEFORE_ACTION else "cards"
    if isinstance(effect, Attack):
        return "battle"
    return "swap" if isinstance(effect, Round) else "enough"


# Events

ROUTE_EVENTS: Final = ["carry", "attack", "reinforce"]  # from one region into another
POSITION_EVENTS: Final = ["place", "recall", "acts", "act_at", "move_agent", "displace"]


def event(e: Event) -> dict[str, object]:
    told: dict[str, object] = {"what": e.what, "seat": seat_name(e.seat)}
    if e.card >= 0:
        told["kind"] = KIND_NAMES[e.card]
    elif e.card == SECRET:
        told["kind"] = "hidden"
    if e.what in ROUTE_EVENTS:
        told |= {"from": REGION_NAMES[e.other], "into": REGION_NAMES[e.place], "n": e.n}
    elif e.what in POSITION_EVENTS:
        told["position"] = POSITION_NAMES[e.place]
        if e.other >= 0:
            told["from_position"] = POSITION_NAMES[e.other]
    elif e.what == "play":
        told["ability"] = ABILITY_NAMES[e.n]
    elif e.what == "swap":
        a, b = PAIR_NAMES[e.n].split(" ")
        told |= {"slot": a, "second": b}
    elif e.what == "name":
        told |= {"empire": EMPIRE_NAMES[e.other], "victim": SEAT_NAMES[e.n]}
    elif e.what == "reveal":
        told |= {"slot": SLOT_NAMES[e.place], "empire": EMPIRE_NAMES[e.other]}
    else:
        if e.place >= 0:
            told["region"] = REGION_NAMES[e.place]
        if e.other >= 0:
            told["empire"] = EMPIRE_NAMES[e.other]
        if e.n >= 0:
            told["n"] = e.n
    return told


def seat_name(seat: i64) -> str | None:
    return SEAT_NAMES[seat] if seat >= 0 else None
