"""Questions, options and events as phrases with their arguments (slugs and numbers)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import moves, state
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
from undercourt.games.whispers.board import REGION_NAMES, REGIONS
from undercourt.games.whispers.cards import Deed, Payment
from undercourt.games.whispers.describe import ability_text, seat_name
from undercourt.games.whispers.effects_actions import Reinforce
from undercourt.games.whispers.effects_banners import AlchemistsFire, Disperse, March, Mercenaries, Recruit, Regroup
from undercourt.games.whispers.hand import COST, hand_size
from undercourt.games.whispers.play import (
    DISCARDING,
    HAND_LIMIT,
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
from undercourt.kernel.ids import NOTHING, Action
from undercourt.kernel.phrase import Phrase, phrase

SPACE: Final[Space] = space()


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
            args["left"] = hand_size(s.hands[s.stack[f + SEAT]]) - HAND_LIMIT
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
    one, other = s.tokens[seat * SLOTS + a], s.tokens[seat * SLOTS + b]
    if HIDDEN in (one, other):
        return phrase(key, slot=SLOT_NAMES[a], second=SLOT_NAMES[b])
    known = {"empire": EMPIRE_NAMES[one], "other_empire": EMPIRE_NAMES[other]}
    return phrase("action_swap_known", slot=SLOT_NAMES[a], second=SLOT_NAMES[b], **known)


def done_means(s: Whispers) -> str:
    effect = asking(s)
    if isinstance(effect, Position):
        return "nothing" if s.stack[s.top() + STEP] == BEFORE_ACTION else "cards"
    if isinstance(effect, Attack):
        return "battle"
    return "swap" if isinstance(effect, Round) else "enough"


# Events

ROUTE_EVENTS: Final = ["aim", "attack", "reinforce", "carry"]  # from one region into another
POSITION_EVENTS: Final = ["place", "recall", "acts", "act_at", "move_agent", "displace"]


def event(e: Event) -> dict[str, object]:
    told: dict[str, object] = {"what": e.what, "seat": seat_name(e.seat)}
    if e.source >= 0:
        told["source"] = ABILITY_NAMES[e.source]
    if e.card >= 0:
        told["kind"] = KIND_NAMES[e.card]
    elif e.card == SECRET:
        told["kind"] = "hidden"
    if e.what in ROUTE_EVENTS:
        told |= {"from": REGION_NAMES[e.other], "into": REGION_NAMES[e.place]}
    elif e.what in POSITION_EVENTS:
        told["position"] = POSITION_NAMES[e.place]
        if e.other >= 0:
            told["from_position"] = POSITION_NAMES[e.other]
    elif e.what == "play":
        return told | {"ability": ABILITY_NAMES[e.n]}
    elif e.what == "phase":
        return told | {"phase": PHASE_NAMES[e.n]}
    elif e.what == "swap":
        a, b = PAIR_NAMES[e.n].split(" ")
        return told | {"slot": a, "second": b}
    elif e.what == "name":
        return told | {"empire": EMPIRE_NAMES[e.other], "victim": SEAT_NAMES[e.n]}
    elif e.what == "reveal":
        told |= {"slot": SLOT_NAMES[e.place], "empire": EMPIRE_NAMES[e.other]}
    elif e.what == "battle":
        return told | battle(e)
    else:
        if e.place >= 0:
            told["region"] = REGION_NAMES[e.place]
        if e.other >= 0:
            told["empire"] = EMPIRE_NAMES[e.other]
    if e.n >= 0:
        told["n"] = e.n
    return told


def battle(e: Event) -> dict[str, object]:
    """Who met whom, what it cost each side, and what is left; `fort` of the attackers were lost to the fort."""
    fort, met, force = e.n % 2, e.n // 2 % moves.ONE_SIDE, e.n // 2 // moves.ONE_SIDE
    lost = min(force - fort, met)
    return {
        "from": REGION_NAMES[e.other // EMPIRES // EMPIRES],
        "into": REGION_NAMES[e.place],
        "attacker": EMPIRE_NAMES[e.other // EMPIRES % EMPIRES],
        "defender": EMPIRE_NAMES[e.other % EMPIRES],
        "fort": fort,
        "attacker_lost": fort + lost,
        "attacker_left": force - fort - lost,
        "defender_lost": lost,
        "defender_left": met - lost,
    }
