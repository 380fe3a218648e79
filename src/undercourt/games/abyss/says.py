"""Questions, options and events as phrases and plain named data: message keys and slugs, never sentences."""

from __future__ import annotations

from typing import Final

from undercourt.games.abyss import moves, payment
from undercourt.games.abyss.actions import (
    AFFILIATE,
    ALLY_NAMES,
    BUY,
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
    MONSTER,
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
from undercourt.games.abyss.control import ControlLocation
from undercourt.games.abyss.describe import CARD_NAMES, LOCATION_NAMES, LORD_NAMES, SPACE, seat_name
from undercourt.games.abyss.effects import CORRUPTION, Assassinate, Betray, Corrupt, SwapLocations
from undercourt.games.abyss.exploring import KEYS_WON, PEARLS_OR_TOKENS, Exploration, Purchase, last_on_track, may_go_on
from undercourt.games.abyss.hiring import Hiring
from undercourt.games.abyss.play import LAST_POWERS, Turn
from undercourt.games.abyss.state import COUNCIL, HAND, POOL, TRACK, Abyss
from undercourt.kernel.choose import CHOOSE, DONE, Choose
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, STEP, asking
from undercourt.kernel.event import SECRET, Event
from undercourt.kernel.ids import NOTHING, Action
from undercourt.kernel.phrase import Phrase, phrase


def question(s: Abyss) -> Phrase:
    """What is asked, by which Lord, and what one must know to answer."""
    f = s.top()
    effect = asking(s)
    asked = effect.asks(s, f)
    args: dict[str, int | str] = dict(asked.args)
    key = asked.key
    source = s.stack[f + SOURCE]
    if source != NOTHING:
        args["card"] = LORD_NAMES[source]
    seat = s.stack[f + SEAT]
    step = s.stack[f + STEP]
    if isinstance(effect, Choose):
        args["left"] = s.cards.size[HAND + seat] - 6 if step > 50 else 1
    elif isinstance(effect, Turn):
        args["powers"] = int(step == LAST_POWERS)
    elif isinstance(effect, Hiring):
        key = "ask_pay" if step == 0 else "ask_affiliate"
        if step == 0:
            args["missing"] = payment.missing_points(s, seat, s.hiring)
            args["paid"] = int(payment.is_paid(s, seat, s.hiring))
    elif isinstance(effect, Exploration):
        key = "ask_reward" if step > 2 else "ask_monster" if last_on_track(s) == MONSTER else "ask_ally"
        if step == 2:
            args["must"] = int(not may_go_on(s))
    elif isinstance(effect, ControlLocation):
        key = "ask_location" if step < 2 else "ask_keys"
        if step < 2:
            args["drawn"] = step
        else:
            args["left"] = 5 - step
            args["location"] = LOCATION_NAMES[s.stack[f + PICKED]]
    elif isinstance(effect, (Betray, SwapLocations)):
        args["second"] = step
        if isinstance(effect, Betray):
            args["from_deck"] = int(effect.from_deck)
    elif isinstance(effect, Corrupt):
        args["missing"] = max(0, CORRUPTION - s.pearls[seat])
    elif isinstance(effect, Assassinate):
        args["other"] = SEAT_NAMES[s.stack[f + PICKED]]
    elif isinstance(effect, Purchase):
        args["n"] = s.price
        args["other"] = SEAT_NAMES[s.stack[f + PICKED]]
    if s.cards.size[TRACK] > 0 and key in ("ask_Purchase", "ask_ally"):
        args["ally"] = CARD_NAMES[last_on_track(s)]
    return Phrase(key, args, [])


def option_text(s: Abyss, action: Action) -> Phrase:
    """What an action means, with its objects by name."""
    if action < DONE:
        space = s.threat_for(s.stack[s.top() + SEAT])
        tokens = action - CHOOSE
        pearls = max(0, PEARLS_OR_TOKENS[space] - tokens)
        return phrase("action_reward", pearls=pearls, tokens=tokens, keys=KEYS_WON[space])
    verb = SPACE.verb(action)
    key = f"action_{verb.name}"
    i = action - verb.first
    if action in (BUY, TAKE):
        ally = CARD_NAMES[last_on_track(s)] if s.cards.size[TRACK] > 0 else "hidden"
        return phrase(key, ally=ally, n=s.price) if action == BUY else phrase(key, ally=ally)
    if action == EXPLORE:
        return phrase(key, on=int(s.cards.size[TRACK] > 0))
    if action == FIGHT:
        return fight_text(s, key)
    if action == DONE:
        return done_text(s)
    if not verb.objects:
        return phrase(key)
    if verb.first in (SUPPORT, DISMISS):
        return phrase(key, race=RACE_NAMES[i], n=s.cards.size[COUNCIL + i])
    if verb.first in (PAY, AFFILIATE, DISCARD, SELL):
        return phrase(key, ally=ALLY_NAMES[i])
    if verb.first == HIRE:
        paid_otherwise = s.turn == NOTHING or isinstance(asking(s), (Betray, Corrupt))
        return phrase(key, card=LORD_NAMES[i], cost=0 if paid_otherwise else payment.price(s, s.turn, i))
    if verb.first in (REPLACE, DISABLE, GIVE_UP, COVER):
        return phrase(key, card=LORD_NAMES[i])
    if verb.first == OPPONENT:
        return phrase(key, seat=SEAT_NAMES[i])
    if verb.first == DRAW_LOCATIONS:
        return phrase(key, n=i + 1)
    assert verb.first in (TAKE_LOCATION, SWAP_OUT, EXCHANGE)
    return phrase(key, location=LOCATION_NAMES[i])


def fight_text(s: Abyss, key: str) -> Phrase:
    """What a fight wins now: keys, and pearls or, as far as there are any, monster tokens."""
    space = s.threat_for(s.stack[s.top() + SEAT])
    mix = PEARLS_OR_TOKENS[space]
    return phrase(key, space=space, keys=KEYS_WON[space], mix=mix, tokens=min(mix, s.tokens_of(POOL)))


def done_text(s: Abyss) -> Phrase:
    """What it means to be done, or not to want it."""
    effect = asking(s)
    if isinstance(effect, Hiring):
        return phrase("action_done", what="pay", n=payment.missing_points(s, s.turn, s.hiring))
    if isinstance(effect, Purchase):
        return phrase("action_done", what="purchase")
    if isinstance(effect, Turn):
        return phrase("action_done", what="powers" if s.stack[s.top() + STEP] == LAST_POWERS else "nothing")
    return phrase("action_done", what="no")


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


def event(e: Event) -> dict[str, object]:
    told: dict[str, object] = {"what": e.what, "seat": seat_name(e.seat)}
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
