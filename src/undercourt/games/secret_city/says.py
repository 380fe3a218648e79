"""Questions and options as phrases with their arguments (slugs and numbers)."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.secret_city.actions import (
    ABILITY,
    ASSIGN,
    BID,
    BUY,
    CARDS,
    DEAL_NAMES,
    DECK,
    DECK_NAMES,
    DISCARD,
    DISMISS,
    DRAFT,
    INCOME,
    NUMBER,
    PLACE,
    PLAYER,
    PRICE,
    PROPERTY,
    PROPOSE,
    RESOURCE_NAMES,
    RESOURCES,
    ROOM,
    SEAT_NAMES,
    SIDES,
    STRATEGY,
    TAKE,
    TAKE_TERRITORY,
    TARGET,
    USE,
)
from undercourt.games.secret_city.catalog import HOUSE_ARTIFACT, NEVER, Pack
from undercourt.games.secret_city.says_words import Args, price_args, side_args, symbols
from undercourt.games.secret_city.state import HOUSE_OF, City
from undercourt.kernel.actions import Verb
from undercourt.kernel.choose import CHOOSE, DONE
from undercourt.kernel.effect import SEAT, asking
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.phrase import Phrase, phrase


def question(s: City) -> Phrase:
    """What is asked, and what one must know to answer."""
    return asking(s).question(s, s.top())


def option_text(s: City, verb: Verb, i: i64) -> Phrase:
    """What a verb always means, with its objects by name."""
    key = f"action_{verb.name}"
    seat = s.stack[s.top() + SEAT] if s.depth > 0 else 0
    if verb.first == CHOOSE:
        return phrase(key, n=i + 1)
    if verb.first == DONE:
        return phrase(key, what="decline")
    if verb.first == PLAYER:
        return phrase(key, seat=SEAT_NAMES[i], what="target")
    if verb.first in (BID, DISMISS, ABILITY):
        return own_character_text(s, key, verb.first, seat * ROOM + i)
    if verb.first in (DRAFT, INCOME, PROPERTY, TAKE_TERRITORY):
        return territory_text(s.pack, key, verb.first, i)
    if verb.first == STRATEGY:
        natural = int(s.pack.natural[s.tables[HOUSE_OF + seat]] == i)
        args: Args = {"strategy": s.pack.strategies[i], "symbol": symbols(s.pack.type[i])[0]}
        args |= {"base": s.pack.base[i], "natural": natural}
        return Phrase(key, args, [s.pack.resolve[i].text()])
    if verb.first == DECK:
        return phrase(key, deck=DECK_NAMES[i])
    if len(verb.objects) == CARDS:
        return card_option(s.pack, key, verb.first, i)
    if verb.first == TARGET:
        return character_text(s, key, i, {})
    if verb.first == PLACE:
        return Phrase(key, side_args(s, i), [])
    if verb.first == NUMBER:
        return phrase(key, n=i)
    if verb.first == ASSIGN:
        return character_text(s, key, seat * ROOM + i // SIDES, side_args(s, i % SIDES))
    if verb.first == PROPOSE:
        return phrase(key, deal=DEAL_NAMES[i])
    return Phrase(key, price_args(i) if verb.first == PRICE else {}, [])


def character_text(s: City, key: str, slot: i64, more: Args) -> Phrase:
    card = s.card[slot]
    if card == NOTHING:
        return phrase("action_nobody", number=slot % ROOM + 1)
    args: Args = {"seat": SEAT_NAMES[slot // ROOM], "number": slot % ROOM + 1}
    args |= {"card": s.pack.slugs[card], "strength": s.counts(slot)}
    return Phrase(key, args | more, [])


def own_character_text(s: City, key: str, verb: i64, slot: i64) -> Phrase:
    said = character_text(s, key, slot, {})
    card = s.card[slot]
    if card == NOTHING or verb == DISMISS:
        return said
    if verb == ABILITY:
        return Phrase(key, said.args | ability_cost(s.pack, card), [effect_text(s.pack, card)])
    bid: Args = {"free": s.pack.initiative_free[card], "strength": s.pack.strength[card]}
    return Phrase(key, said.args | bid, [])


def effect_text(pack: Pack, card: i64) -> Phrase:
    return pack.effect[card].text() if pack.timing[card] != NEVER else phrase("no_ability")


def ability_cost(pack: Pack, card: i64) -> Args:
    return {name: pack.ability_cost[card * RESOURCES + i] for i, name in enumerate(RESOURCE_NAMES)}


def card_cost(pack: Pack, card: i64) -> Args:
    return {name: pack.cost[card * RESOURCES + i] for i, name in enumerate(RESOURCE_NAMES)}


def territory_text(pack: Pack, key: str, verb: i64, i: i64) -> Phrase:
    args: Args = {"territory": pack.territories[i]}
    args |= {name: pack.income[i * RESOURCES + j] for j, name in enumerate(RESOURCE_NAMES)}
    return Phrase(key, args, [pack.property[i].text()] if verb in (PROPERTY, DRAFT, TAKE_TERRITORY) else [])


def card_option(pack: Pack, key: str, verb: i64, card: i64) -> Phrase:
    args: Args = {"card": pack.slugs[card]}
    if verb == BUY:
        return Phrase(key, args | card_cost(pack, card) | {"strength": pack.strength[card]}, [])
    if verb == USE:
        on_table = pack.category[card] == HOUSE_ARTIFACT  # paid when it was bought
        price = ability_cost(pack, card) if on_table else card_cost(pack, card)
        return Phrase(key, args | price, [effect_text(pack, card)])
    assert verb in (TAKE, DISCARD)
    return Phrase(key, args, [])
