"""Views and the catalog as plain named data, for clients: slugs and numbers, never sentences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import (
    CARDS,
    DEAL_NAMES,
    DECK_NAMES,
    DECKS,
    HOUSE_CARDS,
    HOUSE_DECK,
    PRICES,
    RESOURCE_NAMES,
    RESOURCES,
    ROOM,
    SEAT_NAMES,
    SLOTS,
    STRATEGIES,
    TERRITORIES,
    UNIQUES,
)
from undercourt.games.secret_city.catalog import (
    CATEGORY_NAMES,
    HOUSE_ARTIFACT,
    HOUSE_NAMES,
    NEVER,
    NO_CARD,
    NOTHING_AT_ALL,
    TIMING_NAMES,
    Pack,
)
from undercourt.games.secret_city.play import PHASE_NAMES
from undercourt.games.secret_city.play_resolve import GREAT_MARGIN, Debts, HandLimit
from undercourt.games.secret_city.says_words import price_args, symbols
from undercourt.games.secret_city.state import (
    BACK,
    BIDS,
    BOND,
    BOND_SLOT,
    DECLARED,
    HAND,
    HOUSE_OF,
    LOOKED,
    MARGIN,
    NAMED_PRICE,
    UNDER,
    UNIQUE_AT,
    VICTIM_OF,
    City,
    amount_of,
    card_of,
    creditor_of,
    debtor_of,
    lies_there,
    place_of,
)
from undercourt.kernel.effect import NODE, SEAT, STEP, WIDTH, Effect
from undercourt.kernel.game import Options
from undercourt.kernel.ids import BIT, NOTHING, Card, Seat, members
from undercourt.kernel.phrase import Phrase, compound, name_or_none, phrase, plain

BACK_NAMES: Final = [*DECK_NAMES, "house"]


def table(v: City, viewer: Seat) -> dict[str, object]:
    """Everything on the table as `viewer` sees it lie."""
    told: dict[str, object] = {
        "round": v.turn,
        "rounds": v.turns,
        "phase": PHASE_NAMES[min(v.stack[STEP], len(PHASE_NAMES)) - 1] if v.depth > 0 else "over",
        "turn": whose_turn(v),
        "first": SEAT_NAMES[v.first],
        "leading": name_or_none(SEAT_NAMES, v.leading),
    }
    told |= {f"{name}_deck": moves.deck_size(v, i) for i, name in enumerate(DECK_NAMES)}
    return told | {
        "under": {name: faces(v, UNDER + i) for i, name in enumerate(DECK_NAMES)},
        "looked_at": faces(v, LOOKED),
        "strategies": [strategy(v, seat) for seat in range(v.seats) if v.tables[DECLARED + seat] != NOTHING],
        "deal": deal(v),
        "debts": [debt_facts(debt) for debt in v.debts if debt != NOTHING],
        "gone": [v.pack.slugs[HOUSE_CARDS + i] for i in range(UNIQUES - HOUSE_CARDS) if v.gone & BIT[i] != 0],
        "players": [player(v, seat, viewer) for seat in range(v.seats)],
    }


def catalog(pack: Pack, options: Options) -> dict[str, object]:
    return {
        "title": pack.title,
        "cards": {pack.slugs[card]: card_facts(pack, card) for card in range(CARDS) if pack.category[card] != NO_CARD},
        "territories": {pack.territories[i]: territory_facts(pack, i) for i in range(TERRITORIES)},
        "strategies": {pack.strategies[i]: strategy_facts(pack, i) for i in range(STRATEGIES)},
        "houses": [
            {
                "house": name,
                "home": pack.territories[pack.home[i]],
                "natural_strategy": pack.strategies[pack.natural[i]],
                "confirmed": pack.confirmed.get(name, []),
            }
            for i, name in enumerate(HOUSE_NAMES)
        ],
    }


def whose_turn(v: City) -> str | None:
    """Whose step of the phase it is; debts and the hand limit are nobody's."""
    if v.depth < 2 or isinstance(v.book.nodes[v.stack[WIDTH + NODE]], (Debts, HandLimit)):
        return None
    return SEAT_NAMES[v.stack[WIDTH + SEAT]]


def faces(v: City, pile: i64) -> list[str]:
    return [face(v.pack, v.cards.at(pile, i)) for i in range(v.cards.size[pile])]


def face(pack: Pack, card: Card) -> str:
    """A card by its slug, or what its back says."""
    return BACK_NAMES[card - BACK] if card >= BACK else pack.slugs[card]


def player(v: City, seat: Seat, viewer: Seat) -> dict[str, object]:
    slots = range(seat * ROOM, seat * ROOM + ROOM)
    house = [v.pack.slugs[HOUSE_CARDS + i] for i in members(v.house_deck(seat))]
    hidden = [card for card in v.cards.listed(HAND + seat) if card == BACK + DECKS]
    return {
        "seat": SEAT_NAMES[seat],
        "house": HOUSE_NAMES[v.tables[HOUSE_OF + seat]],
        "tokens": {name: v.tokens[seat * RESOURCES + i] for i, name in enumerate(RESOURCE_NAMES)},
        "characters": [character(v, slot) if v.card[slot] != NOTHING else None for slot in slots],
        "character_limit": v.character_limit(seat),
        "artifacts": artifacts(v, seat),
        "territories": [territory(v, i) for i in range(TERRITORIES) if v.has_territory(seat, i)],
        "hand": [face(v.pack, card) for card in v.cards.listed(HAND + seat)],
        "hand_limit": v.hand_limit(seat),
        "house_deck": len(house) - len(hidden),
        "house_cards": house if seat == viewer else [],
        "bid": v.tables[BIDS + seat],
        "bound": bond(v, seat),
        "stays_out": [SEAT_NAMES[other] for other in range(v.seats) if v.stays_out(seat, other * 2)],
    }


def character(v: City, slot: i64) -> dict[str, object]:
    """As it is now; what is printed on it stands in the catalog."""
    bit = BIT[slot]
    return {
        "number": slot % ROOM + 1,
        "card": v.pack.slugs[v.card[slot]],
        "strength": v.counts(slot),
        "symbols": symbols(v.symbols[slot]),
        "down": v.face_down & bit != 0,
        "at": on_side(v.side[slot]) if v.side[slot] != NOTHING else None,
        "shielded": v.shielded & bit != 0,
        "silenced": v.nullified & bit != 0,
        "used": v.used & bit != 0,
        "on": [laid_facts(v.pack, entry) for entry in v.attached if place_of(entry) == slot],
    }


def on_side(side: i64) -> dict[str, object]:
    """A side of the strategy that `owner` declared."""
    return {"side": "for" if side % 2 == 0 else "against", "owner": SEAT_NAMES[side // 2]}


def laid_facts(pack: Pack, entry: i64) -> dict[str, object]:
    """What strengthens a character, and by how much; a card that lies there, or somebody's ability."""
    card = card_of(entry)
    return {"card": name_or_none(pack.slugs, card), "n": amount_of(entry), "lies": lies_there(entry)}


def artifacts(v: City, seat: Seat) -> list[str]:
    own = [v.house_card(seat, i) for i in range(HOUSE_DECK)]
    found = [v.pack.slugs[card] for card in own if v.artifacts & BIT[card - HOUSE_CARDS] != 0]
    for card in range(UNIQUES, CARDS):
        if v.pack.category[card] == HOUSE_ARTIFACT and v.tables[UNIQUE_AT + card - UNIQUES] == seat:
            found.append(v.pack.slugs[card])
    return found


def territory(v: City, i: i64) -> dict[str, object]:
    unique = moves.unique_lies_on(v, i)
    return {
        "territory": v.pack.territories[i],
        "used": v.territories_used & BIT[i] != 0,
        "unique": name_or_none(v.pack.slugs, unique),
    }


def strategy(v: City, seat: Seat) -> dict[str, object]:
    return {
        "seat": SEAT_NAMES[seat],
        "strategy": v.pack.strategies[v.tables[DECLARED + seat]],
        "against": name_or_none(SEAT_NAMES, v.tables[VICTIM_OF + seat]),
        "for": v.total(seat * 2),
        "for_parts": parts(v, seat * 2),
        "opposed": v.total(seat * 2 + 1),
        "opposed_parts": parts(v, seat * 2 + 1),
        "margin": v.tables[MARGIN + seat],
        "brings": influence_for(v, seat),
    }


def parts(v: City, side: i64) -> list[dict[str, object]]:
    """Where the sum of a side comes from: characters, then what was added to the strategy itself."""
    found: list[dict[str, object]] = []
    for slot in range(SLOTS):
        if v.side[slot] == side:
            who: dict[str, object] = {"seat": SEAT_NAMES[slot // ROOM], "number": slot % ROOM + 1}
            found.append(who | {"card": v.pack.slugs[v.card[slot]], "n": v.counts(slot)})
    for entry in v.attached:
        if place_of(entry) == SLOTS + side:
            found.append({"seat": None, "number": None, **laid_facts(v.pack, entry)})
    return found


def influence_for(v: City, seat: Seat) -> int:
    """What the margin alone would bring, as things stand."""
    leader = v.card[seat * ROOM]
    margin = max(v.tables[MARGIN + seat], v.total(seat * 2) - v.total(seat * 2 + 1))
    natural = v.plays_natural_strategy(seat) and margin >= v.pack.natural_margin[leader]
    return int(margin >= GREAT_MARGIN) + (v.pack.natural_influence[leader] if natural and margin > 0 else 0)


# Contracts


def bond(v: City, seat: Seat) -> dict[str, object] | None:
    """Where the player must assign somebody next, and whom, if that was agreed."""
    if v.tables[BOND + seat] == NOTHING:
        return None
    slot = v.tables[BOND_SLOT + seat]
    return on_side(v.tables[BOND + seat]) | {"number": slot % ROOM + 1 if slot != NOTHING else None}


def deal(v: City) -> dict[str, object] | None:
    if v.deal == NOTHING:
        return None
    slot = v.deal_slot
    where: dict[str, object] = {"side": None, "owner": None}
    return {
        "kind": DEAL_NAMES[v.deal],
        "proposer": SEAT_NAMES[v.proposer],
        **(on_side(v.deal_side) if v.deal_side != NOTHING else where),
        "seat": SEAT_NAMES[slot // ROOM] if slot != NOTHING else None,
        "number": slot % ROOM + 1 if slot != NOTHING else None,
        "card": v.pack.slugs[v.card[slot]] if slot != NOTHING else None,
        "price": price_args(v.deal_price) if v.deal_price != NOTHING else None,
        "to": name_or_none(SEAT_NAMES, v.deal_to),
        "named": prices_named(v),
    }


def prices_named(v: City) -> dict[str, object]:
    prices = [(SEAT_NAMES[seat], v.tables[NAMED_PRICE + seat]) for seat in range(v.seats)]
    return {name: price_args(price) for name, price in prices if price != NOTHING}


def debt_facts(debt: i64) -> dict[str, object]:
    seats: dict[str, object] = {
        "debtor": SEAT_NAMES[debtor_of(debt)],
        "creditor": SEAT_NAMES[creditor_of(debt)],
    }
    return seats | price_args(debt % PRICES)


# What never changes while a pack is played with


def card_facts(pack: Pack, card: Card) -> dict[str, object]:
    at = card * RESOURCES
    return {
        "deck": deck_name(card),
        "category": CATEGORY_NAMES[pack.category[card]],
        "copies": pack.copies[card],
        "cost": {name: pack.cost[at + i] for i, name in enumerate(RESOURCE_NAMES) if pack.cost[at + i] > 0},
        "strength": pack.strength[card],
        "symbols": symbols(pack.symbols[card]),
        "timing": TIMING_NAMES[pack.timing[card]],
        "ability_cost": {
            name: pack.ability_cost[at + i] for i, name in enumerate(RESOURCE_NAMES) if pack.ability_cost[at + i] > 0
        },
        "confirmed": pack.confirmed.get(pack.slugs[card], []),
        "play": plain(card_text(pack, card)),
        "reaction": None,
    }


def deck_name(card: Card) -> str:
    if card < HOUSE_CARDS:
        return DECK_NAMES[card // 24]
    return HOUSE_NAMES[(card - HOUSE_CARDS) // HOUSE_DECK] if card < UNIQUES else "unique"


def territory_facts(pack: Pack, i: int) -> dict[str, object]:
    at = i * RESOURCES
    return {
        "income": {name: pack.income[at + j] for j, name in enumerate(RESOURCE_NAMES) if pack.income[at + j] > 0},
        "house": HOUSE_NAMES[pack.house_of_home[i]] if pack.house_of_home[i] != NOTHING else None,
        "confirmed": pack.confirmed.get(pack.territories[i], []),
        "play": plain(pack.property[i].text()),
        "reaction": None,
    }


def strategy_facts(pack: Pack, i: int) -> dict[str, object]:
    return {
        "card": i // 2 + 1,
        "base": pack.base[i] == 1,
        "type": symbols(pack.type[i])[0],
        "confirmed": pack.confirmed.get(pack.strategies[i], []),
        "play": plain(pack.resolve[i].text()),
        "reaction": None,
    }


def card_text(pack: Pack, card: Card) -> Phrase:
    """All that a card says, each part with when it holds."""
    says: list[Phrase] = []
    if pack.timing[card] != NEVER:
        at = card * RESOURCES
        args: dict[str, int | str] = {name: pack.ability_cost[at + i] for i, name in enumerate(RESOURCE_NAMES)}
        says.append(Phrase(f"card_{TIMING_NAMES[pack.timing[card]]}", args, [pack.effect[card].text()]))
    for key, effect in (("card_upkeep", pack.upkeep[card]), ("card_on_success", pack.on_success[card])):
        says += timed(key, effect)
    if pack.character_limit[card] > 0:
        says.append(phrase("passive_characters", n=pack.character_limit[card]))
    if pack.hand_limit[card] > 0:
        says.append(phrase("passive_hand", n=pack.hand_limit[card]))
    if pack.initiative_free[card] > 0:
        says.append(phrase("passive_initiative"))
    if pack.natural_influence[card] > 0:
        n = pack.natural_influence[card]
        says.append(phrase("passive_natural", n=n, margin=pack.natural_margin[card]))
    if not says:
        return phrase("no_ability")
    return says[0] if len(says) == 1 else compound("effect_seq", says)


def timed(key: str, effect: Effect) -> list[Phrase]:
    return [] if effect is NOTHING_AT_ALL else [compound(key, [effect.text()])]
