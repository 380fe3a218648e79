"""Using cards and abilities: what can be used, paying for it, putting the card away (SC-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import (
    ABILITY,
    DECK_SIZE,
    DECKS,
    HOUSE_CARDS,
    ROOM,
    TARGET,
    UNIQUES,
    USE,
)
from undercourt.games.secret_city.catalog import ACTIVATED, ATTACH, PLAY, SINGLE_USE
from undercourt.games.secret_city.state import (
    EVERYONE,
    HAND,
    SLOTS_OF,
    UNIQUE_AT,
    City,
    deck_of,
)
from undercourt.kernel.choose import Instant
from undercourt.kernel.decision import Decision
from undercourt.kernel.ids import BIT, NOTHING, Action, Card, Seat, lowest_bit


def is_use(action: Action) -> bool:
    return action >= USE and action < TARGET


def offer_uses(s: City, seat: Seat, d: Decision) -> None:
    """SC-8: spells and one-shot artifacts in hand, artifacts on the table, abilities of characters."""
    hand = HAND + seat
    for i in range(s.cards.size[hand]):
        card = s.cards.at(hand, i)
        if can_use_from_hand(s, seat, card, d) and s.cards.is_first(hand, i):
            d.offer(USE + card)
    offer_open_uses(s, seat, d)


def offer_open_uses(s: City, seat: Seat, d: Decision) -> None:
    """What lies on the table before everybody's eyes."""
    artifacts = s.artifacts & s.house_cards(seat)
    while artifacts != 0:
        card = HOUSE_CARDS + lowest_bit(artifacts)
        artifacts &= artifacts - 1
        if possible(s, seat, card, d):
            d.offer(USE + card)
    uniques = s.pack.unique_artifacts & ~s.unique_used
    while uniques != 0:
        unique = lowest_bit(uniques)
        uniques &= uniques - 1
        if s.tables[UNIQUE_AT + unique] == seat and can_use_unique(s, seat, UNIQUES + unique, d):
            d.offer(USE + UNIQUES + unique)
    able = s.gifted & SLOTS_OF[seat] & ~s.used
    while able != 0:
        slot = lowest_bit(able)
        able &= able - 1
        if can_use_ability(s, seat, slot, d):
            d.offer(ABILITY + slot - seat * ROOM)


def could_use_anything(s: City, seat: Seat, d: Decision) -> bool:
    """SC-13: as far as everybody can tell, since a card in hand may be any with its back. So asking tells nothing."""
    before = d.count
    offer_open_uses(s, seat, d)
    found = d.count > before
    d.count = before
    return found or could_use_hand(s, seat, d)


def could_use_hand(s: City, seat: Seat, d: Decision) -> bool:
    """The same for the hand alone; true wherever a card in it can be used."""
    hand = HAND + seat
    backs: i64 = 0
    for i in range(s.cards.size[hand]):
        deck = deck_of(s.cards.at(hand, i))
        if backs & BIT[deck] == 0:
            backs |= BIT[deck]
            if could_use_back(s, seat, deck, d):
                return True
    return False


def could_use_back(s: City, seat: Seat, deck: i64, d: Decision) -> bool:
    """Is there a card with this back that the seat could use from hand?"""
    usable = s.pack.plays[deck]
    if s.in_battle or s.may_attach:
        usable |= s.pack.attaches[deck]
    if deck == DECKS:
        usable &= s.house_cards(seat) & ~(s.gone | s.artifacts | s.house_known)
    while usable != 0:
        card = deck * DECK_SIZE + lowest_bit(usable)
        usable &= usable - 1
        if s.can_pay(seat, s.pack.cost, card) and possible(s, seat, card, d):
            return True
    return False


def can_use_from_hand(s: City, seat: Seat, card: Card, d: Decision) -> bool:
    timing = s.pack.timing[card]
    if timing != PLAY and (timing != ATTACH or not (s.in_battle or s.may_attach)):
        return False
    return s.can_pay(seat, s.pack.cost, card) and possible(s, seat, card, d)


def can_use_unique(s: City, seat: Seat, card: Card, d: Decision) -> bool:
    """The Arcane on the table, if it was not used in this turn."""
    return s.can_pay(seat, s.pack.ability_cost, card) and possible(s, seat, card, d)


def can_use_ability(s: City, seat: Seat, slot: i64, d: Decision) -> bool:
    card = s.card[slot]
    if not s.can_pay(seat, s.pack.ability_cost, card):
        return False
    before = s.speaker
    s.speaker = slot
    found = possible(s, seat, card, d)
    s.speaker = before
    return found


def possible(s: City, seat: Seat, card: Card, d: Decision) -> bool:
    return s.pack.effect[card].possible(s, seat, NOTHING, card, d)


def use(s: City, seat: Seat, action: Action) -> None:
    """Pays, shows and carries out; what is left of it is put away afterwards."""
    if action >= ABILITY:
        slot = seat * ROOM + action - ABILITY
        card = s.card[slot]
        moves.pay(s, seat, s.pack.ability_cost, card)
        s.tell("ability", seat, card=card, place=slot)
        s.used |= BIT[slot]
        s.speaker = slot
    else:
        card = action - USE
        use_card(s, seat, card)
    s.push(SETTLE, seat, NOTHING, card)
    s.push(s.pack.effect[card], seat, NOTHING, card)


def use_card(s: City, seat: Seat, card: Card) -> None:
    timing = s.pack.timing[card]
    if timing == SINGLE_USE:
        s.tell("use", seat, card=card)
        s.artifacts ^= BIT[card - HOUSE_CARDS]
        moves.put_under(s, card, EVERYONE)
    elif timing == ACTIVATED:
        moves.pay(s, seat, s.pack.ability_cost, card)
        s.tell("use", seat, card=card)
        s.unique_used |= BIT[card - UNIQUES]
    else:
        moves.pay(s, seat, s.pack.cost, card)
        s.barriers += 1
        moves.show_from_hand(s, seat, card)
        s.tell("use", seat, card=card)
        if timing == ATTACH:
            s.laying = card
        else:
            moves.put_under(s, card, EVERYONE)


@dataclass(eq=False)
class Settle(Instant):
    """When all is done: a card that found nothing to lie on is discarded, and nobody speaks any more."""

    def do(self, s: City, seat: Seat, picked: i64, source: i64) -> None:
        if s.laying != NOTHING:
            moves.put_under(s, s.laying, EVERYONE)
            s.laying = NOTHING
        s.speaker = NOTHING
        s.victim = NOTHING


SETTLE: Final = Settle()
