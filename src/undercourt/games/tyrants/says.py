"""Questions, options and events, as phrases and plain data: message keys and slugs, never sentences."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.tyrants.actions import (
    COLOUR_NAMES,
    COLOURS,
    DEPLOY,
    OPPONENT,
    PLAY,
    PLAY_DEVOURED,
    RECRUIT,
    RECRUIT_DEVOURED,
    RETURN_SPY,
    SEAT_NAMES,
    SEATS,
    TAKE_TROPHY,
)
from undercourt.games.tyrants.board import BOARD, PLACE_NAMES
from undercourt.games.tyrants.cards import CARDS
from undercourt.games.tyrants.catalog import OUTCAST, SLUGS
from undercourt.games.tyrants.moves import FROM_PLAYED, SOURCES, card_in
from undercourt.games.tyrants.state import (
    DEVOURED,
    FREE_PROMOTIONS,
    GHOST_FOR_PURCHASE,
    OWN_TROPHIES,
    REACTING,
    Tyrants,
)
from undercourt.kernel.actions import Verb
from undercourt.kernel.effect import SOURCE, asking
from undercourt.kernel.event import SECRET, Event
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.phrase import Phrase, name_or_none, phrase


def question(s: Tyrants) -> Phrase:
    """What the effect asks, and which card speaks."""
    f = s.top()
    asked = asking(s).question(s, f)
    args: dict[str, int | str] = dict(asked.args)
    source = s.stack[f + SOURCE]
    if source >= REACTING:
        args["card"] = SLUGS[source - REACTING]
    elif source != NOTHING:
        args["card"] = SLUGS[card_in(s, source)]
    return Phrase(asked.key, args, asked.parts)


def option_text(s: Tyrants, verb: Verb, i: i64) -> Phrase:
    """What a verb always means, with its objects by name."""
    key = f"action_{verb.name}"
    if verb.first in (PLAY_DEVOURED, RECRUIT_DEVOURED):
        top = s.cards.at(DEVOURED, s.cards.size[DEVOURED] - 1) if s.cards.size[DEVOURED] > 0 else OUTCAST
        return phrase(key, card=SLUGS[top], cost=CARDS[top].cost or 0)
    if not verb.objects:
        return phrase(key)
    if PLAY <= verb.first < DEPLOY:
        return phrase(key, card=SLUGS[i], cost=(CARDS[i].cost or 0) if verb.first == RECRUIT else 0)
    if verb.first == TAKE_TROPHY:
        return phrase(key, seat=SEAT_NAMES[i // COLOURS], colour=COLOUR_NAMES[i % COLOURS])
    if verb.first == OPPONENT:
        return phrase(key, seat=SEAT_NAMES[i])
    if verb.first == RETURN_SPY:
        return phrase(key, place=BOARD[i // SEATS].slug, colour=COLOUR_NAMES[i % SEATS])
    if len(verb.objects) == len(PLACE_NAMES) * COLOURS:
        return phrase(key, place=PLACE_NAMES[i // COLOURS], colour=COLOUR_NAMES[i % COLOURS])
    return phrase(key, place=PLACE_NAMES[i])


def event(e: Event) -> dict[str, object]:
    told: dict[str, object] = {"what": e.what, "seat": name_or_none(SEAT_NAMES, e.seat)}
    if e.source >= 0:
        told["source"] = SLUGS[e.source]
    if e.card != NOTHING:
        told["card"] = "hidden" if e.card == SECRET else SLUGS[e.card]
        if e.place >= 0:
            told["from"] = SOURCES[e.place]
        if e.n >= 0:
            told["slot"] = e.n
        return told
    if e.place >= 0:
        told["place"] = PLACE_NAMES[e.place]
    if e.what == "take_trophy":
        told["other"] = COLOUR_NAMES[e.other]
        told["colour"] = COLOUR_NAMES[e.n]
        return told
    if e.other >= 0:
        told["colour"] = COLOUR_NAMES[e.other]
    if e.n >= 0:
        told["to" if e.what == "move" else "n"] = PLACE_NAMES[e.n] if e.what == "move" else e.n
    return told


def as_agreed(text: Phrase, rules: i64) -> Phrase:
    """The text of a card as the options in play make it."""
    args = dict(text.args)
    if text.key == "effect_promote" and args["source"] == SOURCES[FROM_PLAYED]:
        args["free"] = int(rules & FREE_PROMOTIONS != 0 and args["up_to"] == 0)  # TU-5.24
    elif text.key == "effect_take_trophy":
        args["yours"] = int(rules & OWN_TROPHIES != 0)  # TU-11.38
    elif text.key == "effect_haunt_market":
        args["purchase"] = int(rules & GHOST_FOR_PURCHASE != 0)  # TU-11.39
    return Phrase(text.key, args, [as_agreed(part, rules) for part in text.parts])
