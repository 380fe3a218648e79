"""Views and the catalogue as plain named data, for clients: slugs and numbers, never sentences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import legal, state
from undercourt.games.whispers.actions import (
    ABILITY_NAMES,
    BANNERS,
    EMPIRE_NAMES,
    EMPIRES,
    KIND_NAMES,
    POSITION_NAMES,
    POSITIONS,
    RANK_NAMES,
    RANKS,
    SEAT_NAMES,
    SLOT_NAMES,
    SLOTS,
)
from undercourt.games.whispers.board import BOARD, HOME, MAPS, REGION_NAMES, REGIONS, Map, supply_limit
from undercourt.games.whispers.board_councils import ACTION_NAMES, COUNCILS, SYMBOL_NAMES, Printed
from undercourt.games.whispers.cards.abilities import ABILITY_LIST
from undercourt.games.whispers.catalog import AFTER, ANY_TIME, BEFORE, COMMIT, COST, DECLARE
from undercourt.games.whispers.play import HAND_LIMIT, MULTIPLIER, PHASE_NAMES
from undercourt.games.whispers.play_attack import HOW_MANY, Attack
from undercourt.games.whispers.state import HIDDEN, IN_REGIONS, ROUNDS, RULE_OPTIONS, SWAPS, Whispers, map_of
from undercourt.games.whispers.state_hand import held, listed
from undercourt.games.whispers.view_memory import COPIES
from undercourt.kernel.effect import SEAT, STEP, asking
from undercourt.kernel.game import Options, rule_bits
from undercourt.kernel.ids import BIT, NOTHING, Seat
from undercourt.kernel.phrase import Phrase, name_or_none, phrase, plain

# WW-12: the advanced rules, by the name of their option.
ADVANCED: Final = [
    ("agents_in_regions", state.AGENTS_IN_REGIONS),
    ("keep_your_secrets", state.KEEP_YOUR_SECRETS),
    ("to_each_their_own", state.TO_EACH_THEIR_OWN),
    ("counter_intelligence", state.COUNTER_INTELLIGENCE),
]

# What a rule option changes in the text of an ability.
TEXTS_BY_RULE: Final = [
    (state.LION_OTHER_AGENT, "effect_act_elsewhere", "other_agent", 1),
    (state.RECRUIT_ONE, "effect_recruit", "split", 0),
    (state.SUBJUGATE_ONE, "effect_subjugate", "split", 0),
    (state.MERCENARIES_EXACTLY, "effect_mercenaries", "exactly", 1),
    (state.REINFORCE_ANY, "effect_reinforce", "several", 1),
]


def table(v: Whispers, viewer: Seat) -> dict[str, object]:
    """Everything that changes, as `viewer` sees it lie."""
    return {
        "turn": SEAT_NAMES[v.stack[v.top() + SEAT]] if v.depth > 0 else None,
        "round": v.round,
        "phase": phase(v),
        "first": SEAT_NAMES[v.first],
        "acting": name_or_none(POSITION_NAMES, v.acting),
        "marker": POSITION_NAMES[v.marker - 1] if v.acting != NOTHING else None,
        "active_empire": EMPIRE_NAMES[v.empire()] if v.acting != NOTHING else None,
        "regions": {name: region(v, i) for i, name in enumerate(REGION_NAMES)},
        "councils": {name: position(v, i) for i, name in enumerate(POSITION_NAMES)},
        "empires": {name: empire(v, i) for i, name in enumerate(EMPIRE_NAMES)},
        "attack": attack(v),
        "regrouping": regrouping(v),
        "players": [player(v, seat, viewer) for seat in range(v.seats)],
    }


def catalog(options: Options) -> dict[str, object]:
    """What never changes in a game with these options."""
    rules = rule_bits(RULE_OPTIONS, options)
    map = MAPS[map_of(options)]
    return {
        "rules": [name for name, bit in ADVANCED if rules & bit != 0],
        "rounds": ROUNDS,
        "hand_limit": HAND_LIMIT,
        "slots": {name: {"multiplier": MULTIPLIER[slot]} for slot, name in enumerate(SLOT_NAMES)},
        "empires": {name: {"banners": BANNERS} for name in EMPIRE_NAMES},
        "regions": {name: region_facts(i, map) for i, name in enumerate(REGION_NAMES)},
        "abilities": {name: ability_facts(i, rules) for i, name in enumerate(ABILITY_NAMES)},
        "positions": {name: position_facts(i) for i, name in enumerate(POSITION_NAMES)},
        "councils": {name: council_facts(i) for i, name in enumerate(POSITION_NAMES)},
        "cards": {name: card_facts(i) for i, name in enumerate(KIND_NAMES)},
    }


# The table


def phase(v: Whispers) -> str:
    return PHASE_NAMES[v.stack[STEP]] if v.depth > 0 else "over"


def region(v: Whispers, i: i64) -> dict[str, object]:
    return {
        "control": EMPIRE_NAMES[v.holder(i)],
        "banners": v.banners[i],
        "agents": [SEAT_NAMES[seat] for seat in range(v.seats) if v.tables[IN_REGIONS + seat] & BIT[i] != 0],
    }


def position(v: Whispers, i: i64) -> dict[str, object]:
    return {
        "agent": name_or_none(SEAT_NAMES, v.agents[i]),
        "controller": name_or_none(SEAT_NAMES, v.controller(i)),
        "add": legal.banners_to_add(v, i),  # what it would add and draw as things are
        "draw": legal.cards_to_draw(v, i),
        "acted": v.acting != NOTHING and i < v.marker - 1,
    }


def empire(v: Whispers, i: i64) -> dict[str, object]:
    return {
        "reserve": v.reserve[i],
        "deck": legal.deck_size(v, i),
        "cities": v.cities_of(i),
        "regions": len([j for j in range(REGIONS) if v.control[i] & BIT[j] != 0]),
    }


def attack(v: Whispers) -> dict[str, object] | None:
    """The banners on their way; 0 while it is asked how many shall go."""
    if v.force == 0 and not (v.depth > 0 and isinstance(asking(v), Attack) and v.stack[v.top() + STEP] == HOW_MANY):
        return None
    return {"from": REGION_NAMES[v.source], "into": REGION_NAMES[v.target], "banners": v.force}


def regrouping(v: Whispers) -> dict[str, object] | None:
    """WW-9.10: the banners that have no place yet."""
    return None if v.regrouping == NOTHING else {"empire": EMPIRE_NAMES[v.regrouping], "banners": v.loose}


def player(v: Whispers, seat: Seat, viewer: Seat) -> dict[str, object]:
    return {
        "seat": SEAT_NAMES[seat],
        "hand": hand(v, seat, viewer),
        "loyalty": {SLOT_NAMES[slot]: token(v, seat, slot) for slot in range(SLOTS)},
        "revealed": [SLOT_NAMES[slot] for slot in range(SLOTS) if v.is_revealed(seat, slot)],
        "swaps": v.tables[SWAPS + seat],
        "agents": [POSITION_NAMES[i] for i in range(POSITIONS) if v.agents[i] == seat],
        "in_regions": [REGION_NAMES[i] for i in range(REGIONS) if v.tables[IN_REGIONS + seat] & BIT[i] != 0],
    }


def hand(v: Whispers, seat: Seat, viewer: Seat) -> list[str]:
    """WW-13.5: of the cards of others their backs, which show the empire."""
    if seat == viewer:
        return [KIND_NAMES[kind] for kind in listed(v.hands[seat])]
    return [EMPIRE_NAMES[i] for i in range(EMPIRES) for _ in range(held(v.hands[seat], i))]


def token(v: Whispers, seat: Seat, slot: i64) -> str:
    empire = v.tokens[seat * SLOTS + slot]
    return "hidden" if empire == HIDDEN else EMPIRE_NAMES[empire]


# What never changes


def region_facts(i: int, map: Map) -> dict[str, object]:
    return {
        "home": EMPIRE_NAMES[HOME[i]],
        "city": map.cities & BIT[i] != 0,
        "farm": map.farms & BIT[i] != 0,
        "fort": map.forts & BIT[i] != 0,
        "supply": supply_limit(map, i),
        "banners": BOARD[i].banners,  # at the start
        "neighbours": [REGION_NAMES[j] for j in range(REGIONS) if map.adjacent[i] & BIT[j] != 0],
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
    """What it says, as a card does."""
    return {"play": plain(position_text(position)), "reaction": None}


def council_facts(position: int) -> dict[str, object]:
    """The same in numbers."""
    actions = [printed_facts(action) for action in COUNCILS[position]]
    return {"empire": EMPIRE_NAMES[position // RANKS], "rank": RANK_NAMES[position % RANKS], "actions": actions}


def printed_facts(action: Printed) -> dict[str, object]:
    """`n`, or `n` for every full `each` symbols that the empire controls."""
    name = ACTION_NAMES[action.kind]
    if action.n == 0:
        return {"action": name}
    symbol = None if action.symbol == 0 else SYMBOL_NAMES[action.symbol]
    return {"action": name, "n": action.n, "each": action.each, "symbol": symbol}


def card_facts(kind: int) -> dict[str, object]:
    """WW-8: a card bears the two abilities of its empire, and the one it shares with its partner."""
    own, partner = KIND_NAMES[kind].split("-")
    shared = [name for name in ABILITY_NAMES if name in (f"{own}_{partner}", f"{partner}_{own}")]
    abilities = [f"{own}_1", f"{own}_2", *shared]
    return {"empire": own, "partner": partner, "copies": COPIES, "abilities": abilities}


def ability_text(ability: int, rules: int) -> Phrase:
    return as_agreed(ABILITY_LIST[ability].effect.text(), rules)


def as_agreed(text: Phrase, rules: int) -> Phrase:
    """The text of an ability as the options in play make it."""
    for bit, key, arg, value in TEXTS_BY_RULE:
        if text.key == key and rules & bit != 0:
            return Phrase(key, {**text.args, arg: value}, text.parts)
    return text


def position_text(position: int) -> Phrase:
    says = [printed_text(action) for action in COUNCILS[position]]
    return says[0] if len(says) == 1 else Phrase("effect_either", {}, says)


def printed_text(action: Printed) -> Phrase:
    key = f"effect_{ACTION_NAMES[action.kind]}"
    if action.n == 0:
        return phrase(key)
    return phrase(key, n=action.n, each=action.each, symbol=SYMBOL_NAMES[action.symbol])
