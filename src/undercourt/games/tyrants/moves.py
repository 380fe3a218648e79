"""What the verbs do to the table, whoever asked for it: a basic action or a card. Each tells what happened."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.tyrants.actions import COLOURS, WHITE
from undercourt.games.tyrants.catalog import HOUSE_GUARD, OUTCAST, PRIESTESS
from undercourt.games.tyrants.state import (
    DECK,
    DEVOURED,
    DISCARDS,
    GONE,
    HAND,
    INNER,
    MARKET,
    PLAYED,
    ROW,
    SHOWN,
    Tyrants,
)
from undercourt.kernel.ids import BIT, Card, Seat


def gain_vp(s: Tyrants, seat: Seat, n: i64) -> None:
    """TU-4.3."""
    if n > 0:
        s.vp[seat] += n
        s.tell("gain_vp", seat, n=n)


def deploy(s: Tyrants, seat: Seat, place: i64) -> None:
    """TU-8.2, where the place was found legal. An empty barracks gives a VP instead."""
    if s.barracks[seat] == 0:
        gain_vp(s, seat, 1)
        return
    s.barracks[seat] -= 1
    s.quiet = 0
    s.tell("deploy", seat, place=place)
    s.add_troop(seat, place)
    if s.barracks[seat] == 0:
        last_round(s, seat)  # TU-9


def assassinate(s: Tyrants, seat: Seat, place: i64, colour: i64) -> None:
    """TU-8.1: the troop becomes the seat's trophy."""
    s.trophies[seat * COLOURS + colour] += 1
    s.tell("assassinate", seat, place=place, other=colour)
    s.remove_troop(colour, place)


def supplant(s: Tyrants, seat: Seat, place: i64, colour: i64) -> None:
    """TU-8.10: assassinate, then deploy into that space."""
    assassinate(s, seat, place, colour)
    deploy(s, seat, place)


def return_troop(s: Tyrants, seat: Seat, place: i64, owner: Seat) -> None:
    """TU-8.9."""
    s.barracks[owner] += 1
    s.tell("return_troop", seat, place=place, other=owner)
    s.remove_troop(owner, place)


def go_home(s: Tyrants, colour: i64) -> None:
    """A troop that is neither on the board nor in a trophy hall; white ones leave the game."""
    if colour != WHITE:
        s.barracks[colour] += 1


def return_spy(s: Tyrants, seat: Seat, site: i64, owner: Seat) -> None:
    """TU-8.9."""
    s.spies[owner] ^= BIT[site]
    s.tell("return_spy", seat, place=site, other=owner)


def place_spy(s: Tyrants, seat: Seat, site: i64) -> None:
    """TU-8.6."""
    s.spies[seat] |= BIT[site]
    s.tell("place_spy", seat, place=site)


def move_troop(s: Tyrants, seat: Seat, origin: i64, colour: i64, to: i64) -> None:
    """TU-8.5."""
    s.tell("move", seat, place=origin, other=colour)
    s.tell("move_to", seat, place=to, other=colour)
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
    """TU-8.4: an empty deck is made anew from the discard pile. False if there is no card at all."""
    if s.cards.size[DECK + seat] == 0:
        if s.cards.size[DISCARDS + seat] == 0:
            return False
        s.cards.pour(DISCARDS + seat, DECK + seat)
        s.tell("reshuffle", seat)
    s.barriers += 1
    return True


def draw(s: Tyrants, seat: Seat, n: i64) -> None:
    """TU-8.4."""
    for _ in range(n):
        if not ready_deck(s, seat):
            return
        card = s.cards.draw(DECK + seat, s.rng)
        s.cards.add(HAND + seat, card)
        s.tell("draw", seat, card=card, seers=BIT[seat])


def take_from_hand(s: Tyrants, seat: Seat, card: Card) -> None:
    """Every card leaves a hand this way: of equal cards it may be the one that was shown, so that one is forgotten."""
    s.cards.take(HAND + seat, card)
    if s.cards.size[SHOWN] > 0 and seat == s.turn and s.cards.find(SHOWN, card) >= 0:
        s.cards.take(SHOWN, card)


def discard(s: Tyrants, seat: Seat, card: Card) -> None:
    take_from_hand(s, seat, card)
    s.cards.add(DISCARDS + seat, card)
    s.tell("discard", seat, card=card)


def devour(s: Tyrants, seat: Seat, card: Card) -> None:
    """TU-8.3, for a card just taken from where it was. An Insane Outcast goes to its supply instead (TU-11)."""
    s.tell("devour", seat, card=card)
    if card == OUTCAST:
        return_outcast(s, seat)
    else:
        s.cards.add(DEVOURED, card)


def promote(s: Tyrants, seat: Seat, card: Card) -> None:
    """TU-8.7, for a card just taken from where it was. An Insane Outcast goes to its supply instead (TU-11)."""
    s.tell("promote", seat, card=card)
    if card == OUTCAST:
        return_outcast(s, seat)
    else:
        s.cards.add(INNER + seat, card)


def return_outcast(s: Tyrants, seat: Seat) -> None:
    s.stacks[OUTCAST - HOUSE_GUARD] += 1
    s.tell("outcast_returns", seat)


def take_outcast(s: Tyrants, seat: Seat) -> None:
    """TU-8.8: into the discard pile, while there are any."""
    if s.stacks[OUTCAST - HOUSE_GUARD] > 0:
        s.stacks[OUTCAST - HOUSE_GUARD] -= 1
        s.cards.add(DISCARDS + seat, OUTCAST)
        s.tell("outcast_comes", seat)


def recruit(s: Tyrants, seat: Seat, card: Card) -> None:
    """TU-8.8: to the discard pile; the row is filled again."""
    s.tell("recruit", seat, card=card)
    s.cards.add(DISCARDS + seat, card)
    if is_stack(card):
        s.stacks[card - HOUSE_GUARD] -= 1
    else:
        s.cards.take(ROW, card)
        refill(s, seat)


def recruit_devoured(s: Tyrants, seat: Seat) -> Card:
    """TU-11.33: while a Ghost has it count as a market card."""
    card = take_devoured(s)
    s.tell("recruit", seat, card=card)
    s.cards.add(DISCARDS + seat, card)
    return card


def take_devoured(s: Tyrants) -> Card:
    """The top of the devoured pile."""
    return s.cards.take_at(DEVOURED, s.cards.size[DEVOURED] - 1)


def refill(s: Tyrants, seat: Seat) -> None:
    """TU-8.8: a card of the market deck takes the empty space of the row."""
    if s.cards.size[MARKET] == 0:
        return
    card = s.cards.draw(MARKET, s.rng)
    s.barriers += 1
    s.quiet = 0
    s.cards.add(ROW, card)
    s.tell("refill", seat, card=card)
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
