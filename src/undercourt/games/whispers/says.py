"""Questions, options and events as phrases with their arguments (slugs and numbers)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import legal, moves
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
)
from undercourt.games.whispers.board import REGION_NAMES, REGIONS
from undercourt.games.whispers.catalog import COST
from undercourt.games.whispers.describe import ability_text
from undercourt.games.whispers.play import PHASE_NAMES
from undercourt.games.whispers.state import HIDDEN, Whispers
from undercourt.kernel.actions import Verb
from undercourt.kernel.choose import DONE
from undercourt.kernel.effect import SEAT, asking
from undercourt.kernel.event import SECRET, Event
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.phrase import Phrase, name_or_none, phrase

# Events that tell of a way from one region into another, and of positions.
ROUTE_EVENTS: Final = ["aim", "attack", "reinforce", "carry"]
POSITION_EVENTS: Final = ["place", "recall", "acts", "act_at", "move_agent", "displace"]


def question(s: Whispers) -> Phrase:
    """What is asked, what one must know to answer, and the ability that asks."""
    asked = asking(s).question(s, s.top())
    ability = s.speaking()
    if ability == NOTHING:
        return asked
    return Phrase(asked.key, {"ability": ABILITY_NAMES[ability], **asked.args}, [])


def option_text(s: Whispers, verb: Verb, i: i64) -> Phrase:
    """What a verb always means, with its objects by name."""
    key = f"action_{verb.name}"
    if verb.first == DONE:
        return phrase(key, what="enough")
    if verb.first == ADD_BANNERS:
        return phrase(key, n=legal.banners_to_add(s, acting(s)), empire=EMPIRE_NAMES[acting(s) // RANKS])
    if verb.first == DRAW_CARDS:
        return phrase(key, n=legal.cards_to_draw(s, acting(s)), empire=EMPIRE_NAMES[acting(s) // RANKS])
    if verb.first == ATTACK:
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


def event(e: Event) -> dict[str, object]:
    told: dict[str, object] = {"what": e.what, "seat": name_or_none(SEAT_NAMES, e.seat)}
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
