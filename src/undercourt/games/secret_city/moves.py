"""Everything that changes the table, one function per rule; each tells what happened."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercourt.games.secret_city.actions import (
    DECKS,
    HOUSE_CARDS,
    RESOURCES,
    ROOM,
    SIDES,
    SLOTS,
    UNIQUES,
)
from undercourt.games.secret_city.catalog import ACTIVATED, MAGIC, WEAPONS
from undercourt.games.secret_city.state import (
    BACK,
    BONUS,
    DECLARED,
    EVERYONE,
    FIELD_TOUCHED,
    HAND,
    HAND_SEEN,
    LANDS,
    OF_SEAT,
    ON_TERRITORY,
    PUBLIC,
    SIDE_BONUS,
    UNDER,
    UNDER_SEEN,
    UNIQUE_AT,
    UPPER,
    City,
    card_of,
    deck_of,
    laid,
    lies_there,
    owed,
    place_of,
)
from undercourt.kernel.event import EVERYBODY
from undercourt.kernel.ids import BIT, NOTHING, Card, Seat

# Tokens


def gain(s: City, seat: Seat, resource: i64, n: i64) -> None:
    if n > 0:
        s.tokens[seat * RESOURCES + resource] += n
        s.touched |= BIT[OF_SEAT + seat]
        s.tell("gain", seat, place=resource, n=n)


def lose(s: City, seat: Seat, resource: i64, n: i64) -> None:
    if n > 0:
        s.tokens[seat * RESOURCES + resource] -= n
        s.touched |= BIT[OF_SEAT + seat]
        s.tell("lose", seat, place=resource, n=n)


def give(s: City, seat: Seat, other: Seat, resource: i64, n: i64) -> None:
    """From one player to another."""
    if n > 0:
        s.tokens[seat * RESOURCES + resource] -= n
        s.tokens[other * RESOURCES + resource] += n
        s.touched |= BIT[OF_SEAT + seat] | BIT[OF_SEAT + other]
        s.tell("give", seat, place=resource, other=other, n=n)


def pay(s: City, seat: Seat, prices: vec[i64], card: Card) -> None:
    for resource in range(RESOURCES):
        lose(s, seat, resource, prices[card * RESOURCES + resource])


# Cards


def put_in_hand(s: City, seat: Seat, card: Card, seers: i64) -> None:
    s.cards.add(HAND + seat, card)
    s.cards.add(HAND_SEEN + seat, seers)


def take_from_hand(s: City, seat: Seat, i: i64) -> Card:
    s.cards.take_at(HAND_SEEN + seat, i)
    return s.cards.take_at(HAND + seat, i)


def show_from_hand(s: City, seat: Seat, card: Card) -> None:
    """A card leaves the hand before all eyes. Whoever knew of a copy cannot know whether there is another."""
    at = s.cards.find(HAND + seat, card)
    unaware = EVERYONE & ~s.cards.at(HAND_SEEN + seat, at)
    take_from_hand(s, seat, at)
    forget_copy(s, seat, card, unaware)


def forget_copy(s: City, seat: Seat, card: Card, viewers: i64) -> None:
    """These know of one copy less of the card in that hand, if they knew of any; bits."""
    pile = HAND + seat
    seen = HAND_SEEN + seat
    for i in range(s.cards.size[pile]):
        if s.cards.at(pile, i) == card:
            knew = s.cards.at(seen, i) & viewers
            s.cards.put(seen, i, s.cards.at(seen, i) ^ knew)
            viewers ^= knew


def take_unseen(s: City, seat: Seat, card: Card, thief: Seat) -> None:
    """SC-13: a card goes to another hand; the others see its back only.

    Of each card that it may have been they know of one copy less. Who knew that it can be no other knows where it is.
    """
    pile = HAND + seat
    seen = HAND_SEEN + seat
    sure: i64 = EVERYONE
    for i in range(s.cards.size[pile]):
        if deck_of(s.cards.at(pile, i)) == deck_of(card):
            sure &= s.cards.at(seen, i) if s.cards.at(pile, i) == card else 0
    at = s.cards.find(pile, card)
    unaware = EVERYONE & ~s.cards.at(seen, at)
    take_from_hand(s, seat, at)
    forget_copy(s, seat, card, unaware)
    for i in range(s.cards.size[pile]):
        other = s.cards.at(pile, i)
        if other != card and deck_of(other) == deck_of(card) and s.cards.is_first(pile, i):
            forget_copy(s, seat, other, EVERYONE & ~BIT[thief])
    put_in_hand(s, thief, card, BIT[seat] | sure)
    s.tell("take_card", thief, card=card, other=seat, seers=hearers(BIT[seat] | BIT[thief] | sure))


def hearers(seers: i64) -> i64:
    """Of an event: who may hear which card it is."""
    return EVERYBODY if seers & PUBLIC != 0 else seers


def put_under(s: City, card: Card, seers: i64) -> None:
    """SC-7: under the deck it came from; a house card leaves the game; a unique one goes back to its territory."""
    deck = deck_of(card)
    if deck < DECKS:
        s.cards.add(UNDER + deck, card)
        s.cards.add(UNDER_SEEN + deck, seers)
    elif deck == DECKS:
        s.gone |= BIT[card - HOUSE_CARDS]
    else:
        s.tables[UNIQUE_AT + card - UNIQUES] = ON_TERRITORY
        if s.may_attach:
            s.unique_used |= BIT[card - UNIQUES]  # SC-6: not to be bought again in this turn


def put_back(s: City, card: Card) -> None:
    """SC-7: discarded or dismissed: like put_under, but a house card returns into the house deck."""
    if deck_of(card) == DECKS:
        s.house_decks |= BIT[card - HOUSE_CARDS]
        s.house_known |= BIT[card - HOUSE_CARDS]
    else:
        put_under(s, card, EVERYONE)


def discard(s: City, seat: Seat, card: Card) -> None:
    s.barriers += 1
    show_from_hand(s, seat, card)
    s.tell("discard", seat, card=card)
    put_back(s, card)


def deck_size(s: City, deck: i64) -> i64:
    return s.cards.size[UPPER + deck] + s.cards.size[UNDER + deck]


def draw_from(s: City, deck: i64) -> Card:
    """The top card: at random while none of the used ones has come round, then those in their order."""
    s.barriers += 1
    if s.cards.size[UPPER + deck] > 0:
        return s.cards.draw(UPPER + deck, s.rng)
    return s.cards.take_first(UNDER + deck)


def seers_of_next(s: City, deck: i64) -> i64:
    """Who has seen the card that will be drawn next. Read it, and take it away, before drawing."""
    if s.cards.size[UPPER + deck] > 0:
        return 0
    return s.cards.take_first(UNDER_SEEN + deck)


def draw_card(s: City, seat: Seat, deck: i64) -> None:
    """SC-5: into the hand, unseen by the others; an empty deck gives nothing."""
    if deck_size(s, deck) > 0:
        seers = seers_of_next(s, deck)
        card = draw_from(s, deck)
        put_in_hand(s, seat, card, seers)
        s.tell("draw", seat, card=card, place=deck, seers=hearers(seers | BIT[seat]))


def take_house_card(s: City, seat: Seat, card: Card) -> None:
    """SC-5: any card of one's own house deck; the others cannot tell which."""
    s.house_decks ^= BIT[card - HOUSE_CARDS]
    s.house_known &= ~s.house_cards(seat)
    put_in_hand(s, seat, card, 0)
    s.barriers += 1
    s.tell("take_house", seat, card=card, seers=BIT[seat])


def show_hand(s: City, seat: Seat, looker: Seat) -> None:
    s.barriers += 1
    seen = HAND_SEEN + seat
    for i in range(s.cards.size[seen]):
        s.cards.put(seen, i, s.cards.at(seen, i) | BIT[looker])
    s.tell("look", looker, other=seat, n=s.cards.size[seen])


# Characters


def free_slot(s: City, seat: Seat) -> i64:
    """The lowest free number before the seat."""
    for slot in range(seat * ROOM, seat * ROOM + ROOM):
        if s.card[slot] == NOTHING:
            return slot
    return NOTHING


def put_on_table(s: City, seat: Seat, card: Card) -> None:
    slot = free_slot(s, seat)
    s.card[slot] = card
    s.symbols[slot] = s.pack.symbols[card]
    s.present |= BIT[slot]
    s.touched |= BIT[slot]
    if s.pack.timing[card] == ACTIVATED:
        s.gifted |= BIT[slot]
    s.tell("enter", seat, card=card, place=slot)


def leave_table(s: City, slot: i64) -> Card:
    """The character is gone from its place; what lay on it is discarded."""
    card = s.card[slot]
    strip(s, slot)
    keep = ~BIT[slot]
    s.card[slot] = NOTHING
    s.side[slot] = NOTHING
    s.symbols[slot] = 0
    s.present &= keep
    s.gifted &= keep
    s.placed &= keep
    s.face_down &= keep
    s.used &= keep
    s.shielded &= keep
    s.bidden &= keep
    return card


def kill(s: City, seat: Seat, slot: i64) -> None:
    """SC-7: a mercenary goes under its deck, a hero leaves the game, a unique character goes home."""
    owner = slot // ROOM
    card = leave_table(s, slot)
    s.tell("kill", seat, card=card, place=slot, other=owner)
    put_under(s, card, EVERYONE)


def dismiss(s: City, seat: Seat, slot: i64) -> None:
    """SC-6: to make room; a hero goes back into the house deck."""
    card = leave_table(s, slot)
    s.tell("dismiss", seat, card=card, place=slot)
    put_back(s, card)


def turn_down(s: City, seat: Seat, slot: i64) -> None:
    """It leaves its strategy, what lay on it is discarded, and it cannot be assigned in this turn."""
    strip(s, slot)
    s.side[slot] = NOTHING
    s.placed &= ~BIT[slot]
    s.face_down |= BIT[slot]
    s.tell("turn_down", seat, card=s.card[slot], place=slot, other=slot // ROOM)


# What lies on characters and strategies


def lay_on(s: City, seat: Seat, place: i64, n: i64) -> None:
    """The card on its way, if any, lies there from now on: a slot, or SLOTS + side. It adds n, or an ability does."""
    s.touched |= BIT[place]
    if place < SLOTS:
        s.enchanted |= BIT[place]
    else:
        s.enchanted_sides |= BIT[place - SLOTS]
    if s.laying != NOTHING:
        s.attached = append(s.attached, laid(s.laying, place, True, n))
        s.tell("attach", seat, card=s.laying, place=place)
        s.laying = NOTHING
    elif n != 0:
        s.attached = append(s.attached, laid(s.speaking(), place, False, n))


def strip(s: City, slot: i64) -> None:
    """All that lies on a character is discarded."""
    bit = BIT[slot]
    s.touched |= bit
    if s.enchanted & bit == 0:
        return
    s.enchanted ^= bit
    s.nullified &= ~bit
    s.tables[BONUS + slot] = 0
    s.symbols[slot] = s.pack.symbols[s.card[slot]]
    drop_attached(s, slot, slot + 1)


def strip_strategy(s: City, seat: Seat) -> None:
    """All that lies on the strategy of the seat."""
    for side in (seat * 2, seat * 2 + 1):
        s.tables[SIDE_BONUS + side] = 0
        s.enchanted_sides &= ~BIT[side]
        s.touched |= BIT[SLOTS + side]
    drop_attached(s, SLOTS + seat * 2, SLOTS + seat * 2 + 2)


def drop_attached(s: City, start: i64, end: i64) -> None:
    """Cards that lie on these places go under their decks, house spells out of the game."""
    kept = vec[i64]()
    for entry in s.attached:
        place = place_of(entry)
        if place < start or place >= end:
            kept = append(kept, entry)
        elif lies_there(entry):
            s.tell("removed", NOTHING, card=card_of(entry))
            put_under(s, card_of(entry), EVERYONE)
    s.attached = kept


def clear_the_field(s: City) -> None:
    """SC-8: after the count characters go home, what lay on them is discarded, all are turned up."""
    for slot in range(s.seats * ROOM):
        s.side[slot] = NOTHING
        if s.enchanted & BIT[slot] != 0:
            s.tables[BONUS + slot] = 0
            s.symbols[slot] = s.pack.symbols[s.card[slot]]
    for side in range(SIDES):
        s.tables[SIDE_BONUS + side] = 0
    drop_attached(s, 0, 64)
    s.touched |= FIELD_TOUCHED
    s.placed = 0
    s.weapon_sides = 0
    s.magic_sides = 0
    s.intrigue_sides = 0
    s.enchanted = 0
    s.enchanted_sides = 0
    s.nullified = 0
    s.face_down = 0


def open_the_field(s: City) -> None:
    """SC-8: the battle begins; which sides are of which type does not change any more."""
    for seat in range(s.seats):
        both = BIT[seat * 2] | BIT[seat * 2 + 1]
        kind = s.pack.type[s.tables[DECLARED + seat]]
        if kind == WEAPONS:
            s.weapon_sides |= both
        elif kind == MAGIC:
            s.magic_sides |= both
        else:
            s.intrigue_sides |= both


def place(s: City, slot: i64, side: i64) -> None:
    s.side[slot] = side
    s.placed |= BIT[slot]
    s.touched |= BIT[slot]


# Territories


def take_territory(s: City, seat: Seat, territory: i64, other: Seat) -> None:
    """SC-10: a unique card that lies on it comes along."""
    s.tables[LANDS + other] &= ~BIT[territory]
    s.tables[LANDS + seat] |= BIT[territory]
    s.touched |= BIT[OF_SEAT + seat] | BIT[OF_SEAT + other]
    s.tell("take_territory", seat, place=territory, other=other)


def unique_lies_on(s: City, territory: i64) -> Card:
    """The unique card on the territory, or NOTHING."""
    card = s.pack.unique_on[territory]
    if card != NOTHING and s.tables[UNIQUE_AT + card - UNIQUES] == ON_TERRITORY:
        return card
    return NOTHING


# Debts


def owe(s: City, debtor: Seat, creditor: Seat, price: i64) -> i64:
    """A new debt, due at the end of the turn; its number."""
    s.debts = append(s.debts, owed(debtor, creditor, price))
    s.tell("owe", debtor, place=price, other=creditor)
    return len(s.debts) - 1


def back_of(card: Card) -> Card:
    """What others see of a card: which deck it is from."""
    return BACK + min(deck_of(card), DECKS)
