"""What the verbs do to the table, whoever asked for it: a basic action or a card. Each tells what happened."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants.actions import COLOURS, WHITE
from undercourt.games.tyrants.catalog import HOUSE_GUARD, OUTCAST, PRIESTESS
from undercourt.games.tyrants.state import (
    BARRACKS,
    DECK,
    DEVOURED,
    DISCARDS,
    GONE,
    HAND,
    HOUSE_GUARDS,
    INNER,
    KNOWN,
    MARKET,
    NO_CARD,
    OUTCASTS,
    PLAYED,
    ROW,
    SPY_SITES,
    TROPHIES_TOUCHED,
    TROPHY_HALL,
    VP,
    Tyrants,
)
from undercourt.kernel.ids import BIT, NOTHING, Card, Seat

# Where a card is taken from.
FROM_HAND: Final = 0
FROM_DISCARDS: Final = 1
FROM_INNER: Final = 2
FROM_ROW: Final = 3
FROM_PLAYED: Final = 4  # another card played this turn
THIS_CARD: Final = 5
FROM_DECK: Final = 6
FROM_STACK: Final = 7
FROM_DEVOURED: Final = 8
SOURCES: Final = ["hand", "discards", "inner", "row", "played", "this", "deck", "stack", "devoured"]


def gain_vp(s: Tyrants, seat: Seat, n: i64) -> None:
    """TU-4.3."""
    if n > 0:
        s.tables[VP + seat] += n
        s.tell("gain_vp", seat, n=n)


def deploy(s: Tyrants, seat: Seat, place: i64) -> None:
    """TU-8.2, where the place was found legal. An empty barracks gives a VP instead."""
    if s.tables[BARRACKS + seat] == 0:
        gain_vp(s, seat, 1)
        return
    s.tell("deploy", seat, place=place)
    put_down(s, seat, place)


def put_down(s: Tyrants, seat: Seat, place: i64) -> None:
    """A troop from the barracks onto the board."""
    s.tables[BARRACKS + seat] -= 1
    s.quiet = 0
    s.add_troop(seat, place)
    if s.tables[BARRACKS + seat] == 0:
        last_round(s, seat)  # TU-9


def assassinate(s: Tyrants, seat: Seat, place: i64, colour: i64) -> None:
    """TU-8.1."""
    s.tell("assassinate", seat, place=place, other=colour)
    take_as_trophy(s, seat, place, colour)


def take_as_trophy(s: Tyrants, seat: Seat, place: i64, colour: i64) -> None:
    s.tables[TROPHY_HALL + seat * COLOURS + colour] += 1
    s.touched |= TROPHIES_TOUCHED
    s.remove_troop(colour, place)


def supplant(s: Tyrants, seat: Seat, place: i64, colour: i64) -> None:
    """TU-8.10: assassinate, then deploy into that space."""
    if s.tables[BARRACKS + seat] == 0:
        assassinate(s, seat, place, colour)
        gain_vp(s, seat, 1)
        return
    s.tell("supplant", seat, place=place, other=colour)
    take_as_trophy(s, seat, place, colour)
    put_down(s, seat, place)


def return_troop(s: Tyrants, seat: Seat, place: i64, owner: Seat) -> None:
    """TU-8.9."""
    s.tell("return_troop", seat, place=place, other=owner)
    s.tables[BARRACKS + owner] += 1
    s.remove_troop(owner, place)


def go_home(s: Tyrants, colour: i64) -> None:
    """A troop that is neither on the board nor in a trophy hall; white ones leave the game."""
    if colour == WHITE:
        s.tell("trophy_leaves", NOTHING, other=WHITE)
    else:
        s.tell("trophy_goes_home", colour, other=colour)
        s.tables[BARRACKS + colour] += 1


def return_spy(s: Tyrants, seat: Seat, site: i64, owner: Seat) -> None:
    """TU-8.9."""
    s.tell("return_spy", seat, place=site, other=owner)
    s.tables[SPY_SITES + owner] ^= BIT[site]
    s.touched |= BIT[site]


def place_spy(s: Tyrants, seat: Seat, site: i64) -> None:
    """TU-8.6."""
    s.tell("place_spy", seat, place=site)
    s.tables[SPY_SITES + seat] |= BIT[site]
    s.touched |= BIT[site]


def move_troop(s: Tyrants, seat: Seat, origin: i64, colour: i64, to: i64) -> None:
    """TU-8.5."""
    s.tell("move", seat, place=origin, other=colour, n=to)
    if origin == to:
        return  # to another space of the same site: control does not even flicker
    s.remove_troop(colour, origin)
    s.add_troop(colour, to)


def last_round(s: Tyrants, seat: Seat) -> None:
    """TU-9: the round is finished, whatever happens to the reason for it."""
    if not s.last_round:
        s.last_round = True
        s.tell("last_round", seat)


def ready_deck(s: Tyrants, seat: Seat) -> bool:
    """TU-8.4: the discard pile becomes the deck when that is empty. False if there is no card at all."""
    if s.cards.size[DECK + seat] == 0:
        if s.cards.size[DISCARDS + seat] == 0:
            return False
        s.tables[KNOWN + seat] = s.cards.size[HAND + seat]  # TU-12.8
        s.tell("reshuffle", seat, n=s.cards.size[DISCARDS + seat])
        s.cards.pour(DISCARDS + seat, DECK + seat)
    s.barriers += 1
    return True


def draw(s: Tyrants, seat: Seat, n: i64) -> None:
    """TU-8.4."""
    for _ in range(n):
        if not ready_deck(s, seat):
            return
        card = s.cards.deal(DECK + seat, HAND + seat, s.rng)
        if s.log is not None:  # spares the call: nothing happens more often
            s.tell("draw", seat, card=card, seers=BIT[seat])


def take_from_hand(s: Tyrants, seat: Seat, card: Card) -> None:
    """Every card leaves a hand this way: of equal cards it may be the known one, so that one is forgotten."""
    hand = HAND + seat
    i = s.cards.find(hand, card)
    known = s.tables[KNOWN + seat]
    if i < known:  # known cards lie first, so that a known copy is found first
        s.tables[KNOWN + seat] = known - 1
        s.cards.put(hand, i, s.cards.at(hand, known - 1))
        i = known - 1
    s.cards.take_at(hand, i)


def show(s: Tyrants, seat: Seat, card: Card) -> None:
    """TU-5.14, TU-12.7: a card of the hand joins the known ones, unless a copy is known already."""
    hand = HAND + seat
    i = s.cards.find(hand, card)
    known = s.tables[KNOWN + seat]
    if i >= known:
        s.cards.put(hand, i, s.cards.at(hand, known))
        s.cards.put(hand, known, card)
        s.tables[KNOWN + seat] = known + 1
        s.barriers += 1
    s.tell("reveal", seat, card=card)


def discard(s: Tyrants, seat: Seat, card: Card) -> None:
    s.tell("discard", seat, card=card, place=FROM_HAND)
    take_from_hand(s, seat, card)
    s.cards.add(DISCARDS + seat, card)


def devour(s: Tyrants, seat: Seat, card: Card, where: i64, slot: i64 = -1) -> None:
    """TU-8.3, for a card just taken from `where`. An Insane Outcast goes to its supply instead (TU-11.2)."""
    if card == OUTCAST:
        return_outcast(s, seat, where)
    else:
        s.tell("devour", seat, card=card, place=where, n=slot)
        s.cards.add(DEVOURED, card)


def promote(s: Tyrants, seat: Seat, card: Card, where: i64) -> None:
    """TU-8.7, for a card just taken from `where`. An Insane Outcast goes to its supply instead (TU-11.3)."""
    if card == OUTCAST:
        return_outcast(s, seat, where)
    else:
        s.tell("promote", seat, card=card, place=where)
        s.cards.add(INNER + seat, card)


def return_outcast(s: Tyrants, seat: Seat, where: i64) -> None:
    s.tell("outcast_returns", seat, card=OUTCAST, place=where)
    s.tables[OUTCASTS] += 1


def take_outcast(s: Tyrants, seat: Seat) -> None:
    """TU-8.8: into the discard pile, while there are any."""
    if s.tables[OUTCASTS] > 0:
        s.tell("outcast_comes", seat, card=OUTCAST, place=FROM_STACK)
        s.tables[OUTCASTS] -= 1
        s.cards.add(DISCARDS + seat, OUTCAST)


def recruit(s: Tyrants, seat: Seat, card: Card) -> None:
    """TU-8.8: to the discard pile; the row is filled again."""
    s.cards.add(DISCARDS + seat, card)
    if is_stack(card):
        s.tell("recruit", seat, card=card, place=FROM_STACK)
        s.tables[HOUSE_GUARDS + card - HOUSE_GUARD] -= 1
    else:
        slot = leave_row(s, card)
        s.tell("recruit", seat, card=card, place=FROM_ROW, n=slot)
        refill(s, seat, slot)


def recruit_devoured(s: Tyrants, seat: Seat) -> Card:
    """TU-11.33: while a Ghost has it count as a market card."""
    card = take_devoured(s)
    s.tell("recruit", seat, card=card, place=FROM_DEVOURED)
    s.cards.add(DISCARDS + seat, card)
    return card


def take_devoured(s: Tyrants) -> Card:
    """The top of the devoured pile."""
    return s.cards.take_at(DEVOURED, s.cards.size[DEVOURED] - 1)


def leave_row(s: Tyrants, card: Card) -> i64:
    """The slot in which it lay, and which is empty now."""
    slot = s.cards.find(ROW, card)
    s.cards.put(ROW, slot, NO_CARD)
    return slot


def refill(s: Tyrants, seat: Seat, slot: i64) -> None:
    """TU-8.8: a card of the market deck takes the empty slot of the row."""
    if s.cards.size[MARKET] == 0:
        return
    card = s.cards.draw(MARKET, s.rng)
    s.barriers += 1
    s.quiet = 0
    s.cards.put(ROW, slot, card)
    s.tell("refill", seat, card=card, n=slot)
    if s.cards.size[MARKET] == 0:
        last_round(s, seat)  # TU-9


def is_stack(card: Card) -> bool:
    """House Guards and Priestesses have stacks of their own beside the row."""
    return card == HOUSE_GUARD or card == PRIESTESS


def put_into_play(s: Tyrants, card: Card) -> i64:
    """Its slot: what "this card" means in its text."""
    slot = s.cards.size[PLAYED]
    s.cards.add(PLAYED, card)
    return slot


def card_in(s: Tyrants, slot: i64) -> Card:
    """Which card was played into that slot, also if it has left."""
    return s.cards.at(PLAYED, slot) % GONE


def is_in_play(s: Tyrants, slot: i64) -> bool:
    return s.cards.at(PLAYED, slot) < GONE


def leave_play(s: Tyrants, slot: i64) -> Card:
    """The card leaves the play area for somewhere else than the discard pile."""
    card = s.cards.at(PLAYED, slot)
    s.cards.put(PLAYED, slot, card + GONE)
    return card
