"""Views and the catalog as plain named data, for clients: slugs and numbers, never sentences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss import legal_payment, moves, play, score
from undercourt.games.abyss.actions import CARD_NAMES, MONSTER, RACE_NAMES, RACES, SEAT_NAMES
from undercourt.games.abyss.cards.locations import LOCATION_LIST
from undercourt.games.abyss.cards.lords import LORD_LIST
from undercourt.games.abyss.catalog import ANY_RACE, DIFFERENT_RACES, GUILD_NAMES, LOCATION_NAMES, LORD_NAMES
from undercourt.games.abyss.effects import Discard, TakeStack
from undercourt.games.abyss.play import ACT, COPIES, MONSTERS
from undercourt.games.abyss.play_exploring import KEYS_WON, PEARLS_OR_TOKENS, Exploration
from undercourt.games.abyss.play_hiring import Hiring
from undercourt.games.abyss.state import (
    AFFILIATED,
    COUNCIL,
    COURT_SIZE,
    COVERED_LORDS,
    DECK,
    DISABLED_LORDS,
    DISCARDS,
    HAND,
    HELD_LOCATIONS,
    HIDDEN_TOKEN,
    KEY_TOKENS,
    PAID,
    PEARLS,
    POOL,
    THREAT_SIZE,
    TOKEN_KINDS,
    TOKEN_VALUES,
    TRACK,
    TRACK_SIZE,
    Abyss,
    value_of,
)
from undercourt.kernel.effect import NODE, STEP, WIDTH
from undercourt.kernel.game import Options
from undercourt.kernel.ids import NOTHING, Seat, members
from undercourt.kernel.phrase import Phrase, name_or_none, phrase, plain

SOON: Final = 5  # rounds: then a standstill is shown


def table(v: Abyss, viewer: Seat) -> dict[str, object]:
    """Everything on the table as `viewer` sees it lie: hands of others and Council stacks face down (AB-10).

    The Court is told by its spaces, the one next to the deck first. Locations lie beside the board, in no places.
    """
    return {
        "turn": name_or_none(SEAT_NAMES, v.turn),
        "round": v.round,
        "phase": phase(v),
        "first": SEAT_NAMES[v.first],
        "extra_turn": v.extra_turn,
        "ended_by": name_or_none(SEAT_NAMES, v.ended_by),
        "standstill": standstill(v),
        "court": [name_or_none(LORD_NAMES, v.lord_on(space)) for space in range(COURT_SIZE)],
        "hiring": name_or_none(LORD_NAMES, v.hiring),
        "price": legal_payment.price(v, v.turn, v.hiring) if v.hiring != NOTHING and v.turn != NOTHING else 0,
        "paid": cards(v, PAID),
        "paid_pearls": pearls_paid(v),
        "terms": terms(v, viewer),
        "worth": worth(v, viewer),
        "lord_deck": len(members(v.lord_deck)),
        "track": [CARD_NAMES[v.cards.at(TRACK, i)] for i in range(v.cards.size[TRACK])],
        "next_price": v.price,
        "deck": v.cards.size[DECK],
        "discards": v.cards.size[DISCARDS],
        "threat": v.threat,
        "council": {RACE_NAMES[race]: v.cards.size[COUNCIL + race] for race in range(RACES)},
        "open_locations": locations(v.open_locations),
        "drawn_locations": locations(v.drawn_locations),
        "location_deck": len(members(v.stack_of_locations)),
        "pool": v.tokens_of(POOL),
        "players": [player(v, seat, viewer) for seat in range(v.seats)],
    }


def catalog(options: Options) -> dict[str, object]:
    """What never changes: Lords with their texts, Locations with their formulas, exploration cards, tokens, tracks."""
    return {
        "cards": {kind.slug: lord_facts(number, options) for number, kind in enumerate(LORD_LIST)},
        "locations": {kind.slug: location_facts(number, options) for number, kind in enumerate(LOCATION_LIST)},
        "exploration": [{"card": name, "copies": copies_of(card)} for card, name in enumerate(CARD_NAMES)],
        "tokens": [{"value": kind + 2, "copies": n} for kind, n in enumerate(moves.TOKENS)],
        "rewards": [
            {"space": space, "keys": KEYS_WON[space], "pearls_or_tokens": PEARLS_OR_TOKENS[space]}
            for space in range(1, THREAT_SIZE + 1)
        ],
        "court_spaces": COURT_SIZE,
        "track_spaces": TRACK_SIZE,
    }


def phase(v: Abyss) -> str:
    """Which step of the turn is under way (AB-2.2), or which action."""
    if v.turn == NOTHING:
        return "over"
    if v.depth > 1:
        effect = v.book.nodes[v.stack[WIDTH + NODE]]
        if isinstance(effect, Exploration):
            return "exploration"
        if isinstance(effect, Hiring):
            return "hiring"
        if isinstance(effect, Discard):
            return "limit"
        return "council" if isinstance(effect, TakeStack) else "control"
    return "action" if v.stack[STEP] == ACT else "powers"


def standstill(v: Abyss) -> int | None:
    """Rounds without a hiring that are left before the end is set off; None while that is far away."""
    if v.turn == NOTHING or v.ended_by != NOTHING:
        return None
    left = play.standstill(v)
    return left if left <= SOON else None


def pearls_paid(v: Abyss) -> i64:
    """For the Lord that is being hired: none until the payment is settled."""
    if v.hiring == NOTHING or legal_payment.is_paying(v):
        return 0
    return legal_payment.missing_points(v, v.turn, v.hiring)


def player(v: Abyss, seat: Seat, viewer: Seat) -> dict[str, object]:
    values = [kind + 2 for kind in range(TOKEN_VALUES) for _ in range(v.tokens[seat * TOKEN_KINDS + kind])]
    hand = cards(v, HAND + seat)
    places = members(v.tables[HELD_LOCATIONS + seat])
    return {
        "seat": SEAT_NAMES[seat],
        "pearls": v.tables[PEARLS + seat],
        "keys": v.tables[KEY_TOKENS + seat],
        "key_total": v.key_total(seat),
        "hand": hand if seat == viewer else ["hidden"] * len(hand),
        "affiliated": cards(v, AFFILIATED + seat),
        "lords": lords(v.active(seat)),
        "disabled": lords(v.tables[DISABLED_LORDS + seat]),
        "covered": lords(v.tables[COVERED_LORDS + seat]),
        "locations": {LOCATION_NAMES[place]: score.location_score(v, seat, place) for place in places},
        "tokens": values,
        "hidden_tokens": v.tokens[seat * TOKEN_KINDS + HIDDEN_TOKEN],
    }


def terms(v: Abyss, viewer: Seat) -> dict[str, dict[str, object]]:
    """What each Lord of the Court demands of the viewer, with all changes of price, and whether it could be paid."""
    demands: dict[str, dict[str, object]] = {}
    shown = members(v.court) + ([v.hiring] if v.hiring != NOTHING else [])
    for lord in shown if viewer >= 0 else []:
        must = legal_payment.mandatory_race(v, viewer, lord)
        demands[LORD_NAMES[lord]] = {
            "cost": legal_payment.price(v, viewer, lord),
            "races": DIFFERENT_RACES[lord],
            "race": RACE_NAMES[must] if must != ANY_RACE else None,
            "payable": legal_payment.payable(v, viewer, lord),
        }
    return demands


def worth(v: Abyss, viewer: Seat) -> dict[str, int]:
    """What each Location would score for the viewer as things are."""
    if viewer < 0:
        return {}
    return {name: score.location_score(v, viewer, place) for place, name in enumerate(LOCATION_NAMES)}


def copies_of(card: i64) -> int:
    return MONSTERS if card == MONSTER else COPIES[value_of(card) - 1]


def lord_facts(lord: i64, options: Options) -> dict[str, object]:
    kind = LORD_LIST[lord]
    return {
        "guild": GUILD_NAMES[kind.guild],
        "cost": kind.cost,
        "races": kind.races,
        "race": RACE_NAMES[kind.mandatory] if kind.mandatory != ANY_RACE else None,
        "keys": kind.keys,
        "influence": kind.influence,
        "play": plain(lord_text(lord, options)),
        "reaction": None,
    }


def location_facts(location: i64, options: Options) -> dict[str, object]:
    kind = LOCATION_LIST[location]
    text = plain(location_text(location, options))
    return {"base": kind.base, "points": kind.points, "play": text, "reaction": None}


def lord_text(lord: i64, options: Options) -> Phrase:
    """What a Lord says: the arrow first, then the power that lasts. Options change what some of them mean."""
    kind = LORD_LIST[lord]
    says = [] if kind.ability is None else [kind.ability.text()]
    if kind.lasting:
        says.append(phrase(f"lasting_{kind.lasting}"))
    if not says:
        return phrase("no_ability")
    if kind.slug == "assassin":
        says = [phrase("effect_assassinate", count=int(options["assassinated"] == "count"))]
    if kind.slug == "commander":
        says[1] = phrase("lasting_commander", at_once=int(options["commander"] == "at_once"))
    return says[0] if len(says) == 1 else Phrase("effect_seq", {}, says)


def location_text(location: i64, options: Options) -> Phrase:
    kind = LOCATION_LIST[location]
    args: dict[str, int | str] = {"base": kind.base, "points": abs(kind.points)}
    if kind.measure == "lord_of_guild":
        args["guild"] = GUILD_NAMES[kind.which]
    elif kind.measure == "affiliated":
        args["race"] = RACE_NAMES[kind.which]
    elif kind.measure == "nothing":
        args["leaves"] = int(options["smokers"] == "removed")
    return Phrase(f"location_{kind.measure}", args, [])


def cards(v: Abyss, pile: i64) -> list[str]:
    return [CARD_NAMES[card] for card in v.cards.listed(pile)]


def lords(bits: i64) -> list[str]:
    return [LORD_NAMES[lord] for lord in members(bits)]


def locations(bits: i64) -> list[str]:
    return [LOCATION_NAMES[place] for place in members(bits)]
