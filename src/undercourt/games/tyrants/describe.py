"""Views, options, questions and events as plain named data, for clients: slugs and numbers, never sentences."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from undercourt.games.tyrants import score
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
    SEATS,
    TAKE_TROPHY,
    WHITE,
    space,
)
from undercourt.games.tyrants.board import BOARD, MARKER_AT, PLACE_NAMES, ROUTE_SPACES, ROUTES, SITES
from undercourt.games.tyrants.cards import CARDS
from undercourt.games.tyrants.catalog import OUTCAST, CardKind
from undercourt.games.tyrants.effects_board import Bonus
from undercourt.games.tyrants.moves import FROM_PLAYED, SOURCES, card_in
from undercourt.games.tyrants.play import MAIN_PART, ChooseStart
from undercourt.games.tyrants.state import (
    DECK,
    DEVOURED,
    DISCARDS,
    GONE,
    HAND,
    INNER,
    MARKET,
    NO_CARD,
    PLAYED,
    REACTING,
    ROW,
    Tyrants,
)
from undercourt.games.tyrants.view import HIDDEN
from undercourt.kernel.actions import Space
from undercourt.kernel.choose import BRANCHES, CHOOSE, Choose
from undercourt.kernel.combinators import Either
from undercourt.kernel.effect import SOURCE, STEP, asking
from undercourt.kernel.event import SECRET, Event
from undercourt.kernel.game import Options
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, phrase, plain

SOON: Final = 5  # rounds
SPACE: Final[Space] = space([kind.slug for kind in CARDS])


def table(v: Tyrants) -> dict[str, object]:
    """Everything that a viewer sees and that changes; what is printed is in the catalog."""
    return {
        "turn": colour_name(v.turn),
        "round": v.round,
        "phase": phase(v),
        "first": colour_name(v.first),
        "power": v.power,
        "influence": v.influence,
        "last_round": v.last_round,
        "standstill": standstill(v),
        "market": [CARDS[card].slug if card != NO_CARD else None for card in in_order(v, ROW)],
        "market_deck": v.cards.size[MARKET],
        "stacks": {"house_guard": v.stacks[0], "priestess_of_lolth": v.stacks[1], "insane_outcast": v.stacks[2]},
        "devoured": [CARDS[card].slug for card in in_order(v, DEVOURED)],
        "haunted": v.ghost,
        "played": [CARDS[card].slug for card in in_order(v, PLAYED) if card < GONE],
        "waiting": [CARDS[card_in(v, v.waiting[i * 2 + 1])].slug for i in range(v.waits)],
        "players": [player(v, seat) for seat in range(v.seats)],
        "sites": [site(v, i) for i in range(SITES) if v.in_play(i)],
        "spaces": [route_space(v, i) for i in range(len(ROUTE_SPACES)) if v.in_play(SITES + i)],
    }


def phase(v: Tyrants) -> str:
    if v.depth == 0:
        return "over"
    if isinstance(asking(v), ChooseStart):
        return "setup"
    return "main" if v.stack[STEP] == MAIN_PART else "end_of_turn"  # the turn lies below everything


def standstill(v: Tyrants) -> int | None:
    """TU-9.6: how many rounds more may pass without anything, once it matters."""
    left = -((v.quiet - v.standstill * v.seats) // v.seats)
    return left if left <= SOON and not v.last_round else None


def player(v: Tyrants, seat: Seat) -> dict[str, object]:
    hand = in_order(v, HAND + seat)
    return {
        "seat": COLOUR_NAMES[seat],
        "barracks": v.barracks[seat],
        "spies": v.spies_left(seat),
        "tokens": v.vp[seat],
        "trophies": {COLOUR_NAMES[c]: v.trophies[seat * COLOURS + c] for c in range(COLOURS)},
        "hand": slugs(hand),
        "known": slugs(hand[: v.known[seat]]),
        "deck": v.cards.size[DECK + seat],
        "discard": slugs(in_order(v, DISCARDS + seat)),
        "inner_circle": slugs(in_order(v, INNER + seat)),
        "score": {line.what: line.points for line in score.sheet(v, seat)},
    }


def site(v: Tyrants, i: i64) -> dict[str, object]:
    who = v.controller(i)
    if who == WHITE:  # TU-7: control is for players
        who = NOTHING
    return {
        "site": BOARD[i].slug,
        "troops": {COLOUR_NAMES[c]: v.troops_at(i, c) for c in range(COLOURS) if v.troops_at(i, c) > 0},
        "spies": [COLOUR_NAMES[seat] for seat in range(v.seats) if v.spies[seat] & BIT[i] != 0],
        "control": colour_name(who),
        "total": who != NOTHING and v.totally_controls(who, i),
        "marker": colour_name(v.holder[MARKER_AT[i]]) if MARKER_AT[i] >= 0 else None,
        "presence": [COLOUR_NAMES[seat] for seat in range(v.seats) if v.has_presence(seat, i)],
    }


def route_space(v: Tyrants, i: int) -> dict[str, object]:
    place = SITES + i
    held = [COLOUR_NAMES[c] for c in range(COLOURS) if v.troops_at(place, c) > 0]
    return {
        "space": ROUTE_SPACES[i].slug,
        "troop": held[0] if held else None,
        "presence": [COLOUR_NAMES[seat] for seat in range(v.seats) if v.has_presence(seat, place)],
    }


def question(s: Tyrants) -> Phrase:
    """What is asked, by which card, how many picks are left, and whether the seat may decline."""
    f = s.top()
    effect = asking(s)
    asked = effect.asks(s, f)
    args: dict[str, int | str] = dict(asked.args)
    if isinstance(effect, Choose):
        args.update(effect.text().args)
        args["left"] = s.stack[f + STEP] - 1
        declinable = isinstance(effect, Bonus) and effect.may_decline(s, f)
        args["optional"] = int(effect.up_to or effect.cost or declinable)
    source = s.stack[f + SOURCE]
    if source >= REACTING:
        args["card"] = CARDS[source - REACTING].slug
    elif source != NOTHING:
        args["card"] = CARDS[card_in(s, source)].slug
    return Phrase(asked.key, args, [])


def option_text(s: Tyrants, action: Action) -> Phrase:
    """What an action means: a branch says its own text, everything else names its objects."""
    if action < BRANCHES:
        effect = asking(s)
        assert isinstance(effect, Either)
        words = Wording(s.free_promotions, s.own_trophies, s.ghost_for_cards)
        return as_agreed(effect.branches[action - CHOOSE].text(), words)
    verb = SPACE.verb(action)
    key = f"action_{verb.name}"
    i = action - verb.first
    if action in (PLAY_DEVOURED, RECRUIT_DEVOURED):
        top = s.cards.at(DEVOURED, s.cards.size[DEVOURED] - 1) if s.cards.size[DEVOURED] > 0 else OUTCAST
        return phrase(key, card=CARDS[top].slug, cost=CARDS[top].cost or 0)
    if not verb.objects:
        return phrase(key)
    if PLAY <= action < DEPLOY:
        return phrase(key, card=CARDS[i].slug, cost=(CARDS[i].cost or 0) if verb.first == RECRUIT else 0)
    if verb.first == TAKE_TROPHY:
        return phrase(key, seat=COLOUR_NAMES[i // COLOURS], colour=COLOUR_NAMES[i % COLOURS])
    if verb.first == OPPONENT:
        return phrase(key, seat=COLOUR_NAMES[i])
    if verb.first == RETURN_SPY:
        return phrase(key, place=BOARD[i // SEATS].slug, colour=COLOUR_NAMES[i % SEATS])
    if len(verb.objects) == len(PLACE_NAMES) * COLOURS:
        return phrase(key, place=PLACE_NAMES[i // COLOURS], colour=COLOUR_NAMES[i % COLOURS])
    return phrase(key, place=PLACE_NAMES[i])


def event(e: Event) -> dict[str, object]:
    told: dict[str, object] = {"what": e.what, "seat": colour_name(e.seat)}
    if e.source >= 0:
        told["source"] = CARDS[e.source].slug
    if e.card != NOTHING:
        told["card"] = "hidden" if e.card == SECRET else CARDS[e.card].slug
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


def in_order(v: Tyrants, pile: i64) -> list[i64]:
    return [v.cards.at(pile, i) for i in range(v.cards.size[pile])]


def slugs(cards: list[i64]) -> list[str]:
    return ["hidden" if card == HIDDEN else CARDS[card].slug for card in sorted(cards)]


def colour_name(colour: i64) -> str | None:
    return COLOUR_NAMES[colour] if colour >= 0 else None


def catalog(options: Options) -> dict[str, object]:
    """What never changes in a game with these options, for clients that draw cards and the map."""
    words = Wording(options["promotions"] == "may", options["trophies"] == "become_yours", options["ghost"] == "market")
    return {
        "cards": {kind.slug: card(kind, words) for kind in CARDS},
        "sites": {
            site.slug: {
                "section": site.section,
                "vp": site.vp,
                "spaces": site.spaces,
                "white": site.white,
                "start": site.start,
                "marker": site.marker,
                "neighbours": [r.b if r.a == site.slug else r.a for r in ROUTES if site.slug in (r.a, r.b)],
            }
            for site in BOARD
        },
        "routes": [
            {
                "a": route.a,
                "b": route.b,
                "section": route.section,
                "spaces": [f"{route.a}--{route.b}.{i}" for i in range(1, route.spaces + 1)],
                "white": [f"{route.a}--{route.b}.{i}" for i in route.white],
            }
            for route in ROUTES
        ],
    }


def card(kind: CardKind, words: Wording) -> dict[str, object]:
    return {
        "cost": kind.cost,
        "aspect": kind.aspect,
        "type": kind.type,
        "deck": kind.deck,
        "deck_vp": kind.deck_vp,
        "inner_vp": kind.inner_vp,
        "copies": kind.copies,
        "play": plain(as_agreed(kind.play.text(), words)),
        "reaction": plain(kind.reaction.text()) if kind.reaction is not None else None,
    }


class Wording(NamedTuple):
    """What of the options changes the text of cards."""

    free_promotions: bool
    own_trophies: bool
    ghost_for_cards: bool


def as_agreed(text: Phrase, words: Wording) -> Phrase:
    """The text of a card as the options in play make it."""
    args = dict(text.args)
    if text.key == "effect_promote" and args["source"] == SOURCES[FROM_PLAYED]:
        args["free"] = int(words.free_promotions and args["up_to"] == 0)  # TU-5.24
    elif text.key == "effect_take_trophy":
        args["yours"] = int(words.own_trophies)  # TU-11.38
    elif text.key == "effect_haunt_market":
        args["purchase"] = int(not words.ghost_for_cards)  # TU-11.39
    return Phrase(text.key, args, [as_agreed(part, words) for part in text.parts])
