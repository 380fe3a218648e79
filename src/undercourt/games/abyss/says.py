"""Questions, options and events as phrases and plain named data: message keys and slugs, never sentences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss import legal_payment, moves
from undercourt.games.abyss.actions import (
    AFFILIATE,
    ALLY_NAMES,
    BUY,
    CARD_NAMES,
    COVER,
    DISABLE,
    DISCARD,
    DISMISS,
    DRAW_LOCATIONS,
    EXCHANGE,
    EXPLORE,
    FIGHT,
    GIVE_UP,
    HIRE,
    OPPONENT,
    PAY,
    RACE_NAMES,
    REPLACE,
    SEAT_NAMES,
    SELL,
    SUPPORT,
    SWAP_OUT,
    TAKE,
    TAKE_LOCATION,
)
from undercourt.games.abyss.catalog import LOCATION_NAMES, LORD_NAMES
from undercourt.games.abyss.play_exploring import KEYS_WON, PEARLS_OR_TOKENS, last_on_track
from undercourt.games.abyss.state import COUNCIL, POOL, TRACK, Abyss
from undercourt.kernel.actions import Verb
from undercourt.kernel.choose import DONE
from undercourt.kernel.effect import SEAT, SOURCE, asking
from undercourt.kernel.event import SECRET, Event
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.phrase import Phrase, name_or_none, phrase

LORD_EVENTS: Final = [
    "hire",
    "call_lord",
    "draw_lord",
    "reveal_lord",
    "slide",
    "give_up",
    "replace",
    "disable",
    "cover",
]
RACE_EVENTS: Final = ["take_stack", "dismiss"]
TOKEN_EVENTS: Final = ["gain_token", "steal_token"]
PEARL_EVENTS: Final = ["gain_pearls", "lose_pearls"]
SLOT_EVENTS: Final = [  # on the Court or the exploration track; counted from 0, as in the view
    *["call_lord", "reveal_lord", "slide", "replace"],
    *["reveal", "take", "buy", "to_council", "discard_monster"],
]


def question(s: Abyss) -> Phrase:
    """What is asked, by which Lord, and what one must know to answer."""
    f = s.top()
    asked = asking(s).question(s, f)
    source = s.stack[f + SOURCE]
    return asked if source == NOTHING else Phrase(asked.key, {**asked.args, "card": LORD_NAMES[source]}, asked.parts)


def option_text(s: Abyss, verb: Verb, i: i64) -> Phrase:
    """What a verb always means, with its objects by name."""
    key = f"action_{verb.name}"
    if verb.first == DONE:
        return phrase(key, what="no")
    if verb.first in (BUY, TAKE):
        ally = CARD_NAMES[last_on_track(s)] if s.cards.size[TRACK] > 0 else "hidden"
        return phrase(key, ally=ally, n=s.price) if verb.first == BUY else phrase(key, ally=ally)
    if verb.first == EXPLORE:
        return phrase(key, on=int(s.cards.size[TRACK] > 0))
    if verb.first == FIGHT:
        return fight_text(s, key)
    if not verb.objects:
        return phrase(key)
    if verb.first in (SUPPORT, DISMISS):
        return phrase(key, race=RACE_NAMES[i], n=s.cards.size[COUNCIL + i])
    if verb.first in (PAY, AFFILIATE, DISCARD, SELL):
        return phrase(key, ally=ALLY_NAMES[i])
    if verb.first == HIRE:
        return phrase(key, card=LORD_NAMES[i], cost=legal_payment.price(s, s.turn, i))
    if verb.first in (REPLACE, DISABLE, GIVE_UP, COVER):
        return phrase(key, card=LORD_NAMES[i])
    if verb.first == OPPONENT:
        return phrase(key, seat=SEAT_NAMES[i])
    if verb.first == DRAW_LOCATIONS:
        return phrase(key, n=i + 1)
    assert verb.first in (TAKE_LOCATION, SWAP_OUT, EXCHANGE)
    return phrase(key, location=LOCATION_NAMES[i])


def event(e: Event) -> dict[str, object]:
    told: dict[str, object] = {"what": e.what, "seat": name_or_none(SEAT_NAMES, e.seat)}
    if e.what in TOKEN_EVENTS:
        told["value"] = 0 if e.card == SECRET else e.card
    elif e.card == SECRET:
        told["ally"] = "hidden"
    elif e.card >= 0:
        if e.what in LORD_EVENTS:
            told["card"] = LORD_NAMES[e.card]
        else:
            told["ally"] = CARD_NAMES[e.card]
    if e.place >= 0:
        if e.what in RACE_EVENTS:
            told["race"] = RACE_NAMES[e.place]
        elif e.what in PEARL_EVENTS:
            told["why"] = moves.REASONS[e.place]
        elif e.what in SLOT_EVENTS:
            told["slot"] = e.place
        else:
            told["location"] = LOCATION_NAMES[e.place]
    if e.other >= 0:
        told["other"] = SEAT_NAMES[e.other]
    if e.n >= 0:
        told["n"] = e.n
    if e.source >= 0 and told.get("card") != LORD_NAMES[e.source]:
        told["source"] = LORD_NAMES[e.source]
    return told


def fight_text(s: Abyss, key: str) -> Phrase:
    """What a fight wins now: keys, and pearls or, as far as there are any, monster tokens."""
    space = s.threat_for(s.stack[s.top() + SEAT])
    mix = PEARLS_OR_TOKENS[space]
    return phrase(key, space=space, keys=KEYS_WON[space], mix=mix, tokens=min(mix, s.tokens_of(POOL)))
