"""Events as plain named data: what moves, from where, to where, and because of which card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city.actions import (
    DEAL_NAMES,
    DECK_NAMES,
    PRICES,
    RESOURCE_NAMES,
    ROOM,
    SEAT_NAMES,
    SLOTS,
)
from undercourt.games.secret_city.catalog import Pack
from undercourt.games.secret_city.describe import on_side
from undercourt.games.secret_city.says_words import price_args, seat_or_nobody
from undercourt.kernel.event import SECRET, Event
from undercourt.kernel.phrase import name_or_none

SIDE_EVENTS: Final = ["assign", "relocate", "strengthen_side", "dispel_strategy", "adds"]
SLOT_EVENTS: Final = [
    *["bid", "enter", "dismiss", "ability", "kill", "turn_down", "ready", "look_at"],
    *["strengthen", "nullify", "add_symbols", "shield", "dispel"],
]  # about one character before its player
TERRITORY_EVENTS: Final = ["draft", "income", "property", "take_territory"]
TOKEN_EVENTS: Final = ["gain", "lose", "give", "short"]
STRATEGY_EVENTS: Final = ["choose_strategy", "strategy", "succeed"]


def event(pack: Pack, e: Event) -> dict[str, object]:
    told: dict[str, object] = {"what": e.what, "seat": name_or_none(SEAT_NAMES, e.seat)}
    if e.source >= 0:
        told["source"] = pack.slugs[e.source]
    if e.card >= 0:
        told["card"] = pack.slugs[e.card]
    elif e.card == SECRET:
        told["card"] = "hidden"
    elif e.what in ("propose", "terms", "adds"):
        told["card"] = "none"
    if e.what == "count":
        return told | {"for": e.place, "against": e.other, "succeeds": e.n}
    if e.what in ("propose", "terms", "name_price", "owe"):
        return told | deal_event(e)
    if e.what in ("first", "accept"):
        return told | {"other": seat_or_nobody(e.other)}
    if e.place >= 0:
        told |= place_event(pack, e)
    if e.other >= 0:
        told["other"] = SEAT_NAMES[e.other]
    if e.what in ("assign", "relocate"):
        told["number"] = e.n % ROOM + 1
    elif e.n >= 0 or e.what == "adds":
        told["n"] = e.n
    return told


def place_event(pack: Pack, e: Event) -> dict[str, object]:
    """Where it happened, whatever a place is to this event."""
    if e.what == "attach":
        return on_slot(e.place) if e.place < SLOTS else on_side(e.place - SLOTS)
    if e.what == "stands":
        return on_side(e.place // SLOTS) | {"number": e.place % SLOTS % ROOM + 1}
    if e.what in SIDE_EVENTS:
        return on_side(e.place)
    if e.what in SLOT_EVENTS:
        return {"number": e.place % ROOM + 1}
    if e.what in TERRITORY_EVENTS:
        return {"territory": pack.territories[e.place]}
    if e.what in TOKEN_EVENTS:
        return {"resource": RESOURCE_NAMES[e.place]}
    if e.what in STRATEGY_EVENTS:
        return {"strategy": pack.strategies[e.place]}
    return {"deck": DECK_NAMES[e.place]}


def on_slot(slot: i64) -> dict[str, object]:
    return {"side": "none", "owner": SEAT_NAMES[slot // ROOM], "number": slot % ROOM + 1}


def deal_event(e: Event) -> dict[str, object]:
    if e.what == "owe":
        return {"other": SEAT_NAMES[e.other], **price_args(e.place)}
    told: dict[str, object] = on_side(e.place) if e.place >= 0 else {"side": "none", "owner": "nobody"}
    if e.what == "name_price":
        return told | price_args(e.n)
    told |= {"other": seat_or_nobody(e.other), "deal": DEAL_NAMES[e.n // (PRICES + 1)]}
    price = e.n % (PRICES + 1) - 1
    return told | (price_args(price) if price >= 0 else {"resource": "none", "n": 0})
