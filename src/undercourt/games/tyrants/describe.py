"""Views and catalog as plain named data, for clients: slugs and numbers, never sentences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants import play
from undercourt.games.tyrants.actions import COLOUR_NAMES, COLOURS, SEAT_NAMES, WHITE
from undercourt.games.tyrants.board import BOARD, MARKER_AT, ROUTE_SPACES, ROUTES, SITES
from undercourt.games.tyrants.cards import CARDS
from undercourt.games.tyrants.catalog import CardKind
from undercourt.games.tyrants.moves import card_in
from undercourt.games.tyrants.play import MAIN_PART, ChooseStart
from undercourt.games.tyrants.says import as_agreed
from undercourt.games.tyrants.state import (
    BARRACKS,
    DECK,
    DEVOURED,
    DISCARDS,
    GONE,
    HAND,
    HIDDEN,
    HOLDER,
    HOUSE_GUARDS,
    INNER,
    KNOWN,
    MARKET,
    NO_CARD,
    OUTCASTS,
    PLAYED,
    PRIESTESSES,
    ROW,
    RULE_OPTIONS,
    SPY_SITES,
    TROPHY_HALL,
    VP,
    Tyrants,
)
from undercourt.kernel.effect import STEP, asking
from undercourt.kernel.game import Options, rule_bits
from undercourt.kernel.ids import BIT, NOTHING, Seat
from undercourt.kernel.phrase import name_or_none, plain

SOON: Final = 5  # rounds: then a standstill is shown


def table(v: Tyrants, viewer: Seat) -> dict[str, object]:
    """Everything that a viewer sees and that changes; what is printed is in the catalog."""
    return {
        "turn": name_or_none(SEAT_NAMES, v.turn),
        "round": v.round,
        "phase": phase(v),
        "first": name_or_none(SEAT_NAMES, v.first),
        "power": v.power,
        "influence": v.influence,
        "last_round": v.last_round,
        "standstill": standstill(v),
        "market": [CARDS[card].slug if card != NO_CARD else None for card in in_order(v, ROW)],
        "market_deck": v.cards.size[MARKET],
        "stacks": {
            "house_guard": v.tables[HOUSE_GUARDS],
            "priestess_of_lolth": v.tables[PRIESTESSES],
            "insane_outcast": v.tables[OUTCASTS],
        },
        "devoured": [CARDS[card].slug for card in in_order(v, DEVOURED)],
        "haunted": v.ghost,
        "played": [CARDS[card].slug for card in in_order(v, PLAYED) if card < GONE],
        "waiting": [CARDS[card_in(v, v.waiting[i * 2 + 1])].slug for i in range(v.waits())],
        "players": [player(v, seat) for seat in range(v.seats)],
        "sites": [site(v, i) for i in range(SITES) if v.in_play(i)],
        "spaces": [route_space(v, i) for i in range(len(ROUTE_SPACES)) if v.in_play(SITES + i)],
    }


def catalog(options: Options) -> dict[str, object]:
    """What never changes in a game with these options, for clients that draw cards and the map."""
    rules = rule_bits(RULE_OPTIONS, options)
    return {
        "cards": {kind.slug: card(kind, rules) for kind in CARDS},
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


def phase(v: Tyrants) -> str:
    if v.depth == 0:
        return "over"
    if isinstance(asking(v), ChooseStart):
        return "setup"
    return "main" if v.stack[STEP] == MAIN_PART else "end_of_turn"  # the turn lies below everything


def standstill(v: Tyrants) -> int | None:
    """TU-9.6: how many rounds more may pass without anything, once it matters."""
    left = play.standstill(v)
    return left if left <= SOON and not v.last_round else None


def player(v: Tyrants, seat: Seat) -> dict[str, object]:
    hand = in_order(v, HAND + seat)
    return {
        "seat": SEAT_NAMES[seat],
        "barracks": v.tables[BARRACKS + seat],
        "spies": v.spies_left(seat),
        "tokens": v.tables[VP + seat],
        "trophies": {COLOUR_NAMES[c]: v.tables[TROPHY_HALL + seat * COLOURS + c] for c in range(COLOURS)},
        "hand": slugs(hand),
        "known": slugs(hand[: v.tables[KNOWN + seat]]),
        "deck": v.cards.size[DECK + seat],
        "discard": slugs(in_order(v, DISCARDS + seat)),
        "inner_circle": slugs(in_order(v, INNER + seat)),
    }


def site(v: Tyrants, i: i64) -> dict[str, object]:
    who = v.controller(i)
    if who == WHITE:  # TU-7: control is for players
        who = NOTHING
    return {
        "site": BOARD[i].slug,
        "troops": {COLOUR_NAMES[c]: v.troops_at(i, c) for c in range(COLOURS) if v.troops_at(i, c) > 0},
        "spies": [SEAT_NAMES[seat] for seat in range(v.seats) if v.tables[SPY_SITES + seat] & BIT[i] != 0],
        "control": name_or_none(COLOUR_NAMES, who),
        "total": who != NOTHING and v.totally_controls(who, i),
        "marker": name_or_none(SEAT_NAMES, v.tables[HOLDER + MARKER_AT[i]]) if MARKER_AT[i] >= 0 else None,
        "presence": [SEAT_NAMES[seat] for seat in range(v.seats) if v.has_presence(seat, i)],
    }


def route_space(v: Tyrants, i: int) -> dict[str, object]:
    place = SITES + i
    held = [COLOUR_NAMES[c] for c in range(COLOURS) if v.troops_at(place, c) > 0]
    return {
        "space": ROUTE_SPACES[i].slug,
        "troop": held[0] if held else None,
        "presence": [SEAT_NAMES[seat] for seat in range(v.seats) if v.has_presence(seat, place)],
    }


def in_order(v: Tyrants, pile: i64) -> list[i64]:
    return [v.cards.at(pile, i) for i in range(v.cards.size[pile])]


def slugs(cards: list[i64]) -> list[str]:
    return ["hidden" if card == HIDDEN else CARDS[card].slug for card in sorted(cards)]


def card(kind: CardKind, rules: i64) -> dict[str, object]:
    return {
        "cost": kind.cost,
        "aspect": kind.aspect,
        "type": kind.type,
        "deck": kind.deck,
        "deck_vp": kind.deck_vp,
        "inner_vp": kind.inner_vp,
        "copies": kind.copies,
        "play": plain(as_agreed(kind.play.text(), rules)),
        "reaction": plain(kind.reaction.text()) if kind.reaction is not None else None,
    }
