"""What the verbs do to the table. Each tells what happened."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.abyss.actions import RACES, VALUES
from undercourt.games.abyss.catalog import ABILITIES, BLACK_SMOKERS, HAS_ABILITY, LANDLORD
from undercourt.games.abyss.state import (
    AFFILIATED,
    COUNCIL,
    COURT_SIZE,
    DECK,
    DISCARDS,
    HAND,
    POOL,
    TOKEN_KINDS,
    TOKEN_VALUES,
    Abyss,
    draw_bit,
)
from undercourt.kernel.ids import BIT, NOTHING, Card, Seat, bits_in


def gain_pearls(s: Abyss, seat: Seat, n: i64) -> None:
    if n > 0:
        s.pearls[seat] += n
        s.tell("gain_pearls", seat, n=n)


def lose_pearls(s: Abyss, seat: Seat, n: i64) -> None:
    if n > 0:
        s.pearls[seat] -= n
        s.tell("lose_pearls", seat, n=n)


def gain_keys(s: Abyss, seat: Seat, n: i64) -> None:
    if n > 0:
        s.keys[seat] += n
        s.tell("gain_keys", seat, n=n)


def draw_token(s: Abyss, seat: Seat, owner: i64) -> None:
    """A random monster token from the pool, or from another seat (AB-7: Hunter)."""
    left = s.tokens_of(owner)
    if left == 0:
        return
    nth = s.rng.below(left)
    kind: i64 = 0
    while nth >= s.tokens[owner * TOKEN_KINDS + kind]:
        nth -= s.tokens[owner * TOKEN_KINDS + kind]
        kind += 1
    s.barriers += 1
    s.tokens[owner * TOKEN_KINDS + kind] -= 1
    s.tokens[seat * TOKEN_KINDS + kind] += 1
    if owner == POOL:
        s.tell("gain_token", seat, card=kind + 2, seers=BIT[seat])
    else:
        s.tell("steal_token", seat, card=kind + 2, other=owner, seers=BIT[seat] | BIT[owner])


def ready_deck(s: Abyss) -> bool:
    """AB-3: an empty exploration deck is made from the discards again. False if there is no card at all."""
    if s.cards.size[DECK] == 0 and s.cards.size[DISCARDS] > 0:
        s.cards.pour(DISCARDS, DECK)
        s.tell("reshuffle", s.turn)
    return s.cards.size[DECK] > 0


def may_explore(s: Abyss) -> bool:
    return s.cards.size[DECK] + s.cards.size[DISCARDS] > 0


def discard(s: Abyss, seat: Seat, ally: Card) -> None:
    s.take_ally(seat, ally)
    s.cards.add(DISCARDS, ally)
    s.tell("discard", seat, card=ally)


def take_stack(s: Abyss, seat: Seat, race: i64) -> None:
    """AB-4: the whole Council stack goes to the hand."""
    s.barriers += 1  # it lay face down, whoever may remember it
    s.tell("take_stack", seat, place=race, n=s.cards.size[COUNCIL + race])
    for i in range(s.cards.size[COUNCIL + race]):
        s.give_ally(seat, s.cards.at(COUNCIL + race, i))
    s.cards.size[COUNCIL + race] = 0


def council_has_cards(s: Abyss) -> bool:
    for race in range(RACES):
        if s.cards.size[COUNCIL + race] > 0:
            return True
    return False


def reveal_lord(s: Abyss, seat: Seat) -> None:
    """The top Lord of the deck comes to the Court."""
    lord = draw_bit(s.lord_deck, s.rng)
    s.barriers += 1
    s.lord_deck ^= BIT[lord]
    s.court |= BIT[lord]
    s.tell("reveal_lord", seat, card=lord)


def enter(s: Abyss, seat: Seat, lord: i64) -> None:
    """AB-5: the Lord is free from now on, and its ability happens. Seven Lords bring the end about (AB-8)."""
    s.free[seat] |= BIT[lord]
    s.quiet = -1  # this turn is still to be counted
    s.tell("hire", seat, card=lord)
    if lord == LANDLORD:
        gain_pearls(s, seat, 1)
        s.used |= BIT[LANDLORD]
    if bits_in(s.owned(seat)) >= 7:
        bring_the_end(s, seat)
    if HAS_ABILITY[lord] == 1:
        s.push(ABILITIES[lord], seat, NOTHING, lord)


def bring_the_end(s: Abyss, seat: Seat) -> None:
    """AB-8: what brings the end about a second time changes nothing."""
    if s.ended_by == NOTHING:
        s.ended_by = seat
        s.tell("last_turns", seat)


def refill_court(s: Abyss, seat: Seat) -> None:
    """AB-5: two Lords left, or fewer: two pearls once a turn, and every empty space is filled. AB-8: if it can be."""
    here = bits_in(s.court)
    if here > 2:
        return
    if not s.refilled:
        s.refilled = True
        gain_pearls(s, seat, 2)
    if bits_in(s.lord_deck) < COURT_SIZE - here:
        bring_the_end(s, seat)
    while bits_in(s.court) < COURT_SIZE and s.lord_deck != 0:
        reveal_lord(s, seat)


def give_up(s: Abyss, seat: Seat, lord: i64) -> None:
    """AB-7: a Lord leaves the game."""
    s.free[seat] &= ~BIT[lord]
    s.disabled[seat] &= ~BIT[lord]
    s.removed |= BIT[lord]
    s.tell("give_up", seat, card=lord)


def replace_in_court(s: Abyss, seat: Seat, lord: i64) -> None:
    """AB-7: Opportunist."""
    s.court ^= BIT[lord]
    s.removed |= BIT[lord]
    s.tell("replace", seat, card=lord)
    reveal_lord(s, seat)


def take_location(s: Abyss, seat: Seat, location: i64) -> None:
    """AB-6: from the drawn or the face-up ones; drawn ones that are left become available."""
    s.locations[seat] |= BIT[location]
    s.open_locations = (s.open_locations | s.drawn_locations) & ~BIT[location]
    s.drawn_locations = 0
    s.tell("take_location", seat, place=location)


def draw_locations(s: Abyss, seat: Seat, n: i64) -> None:
    """AB-6: as many as there are."""
    for _ in range(n):
        if s.stack_of_locations != 0:
            location = draw_bit(s.stack_of_locations, s.rng)
            s.barriers += 1
            s.stack_of_locations ^= BIT[location]
            s.drawn_locations |= BIT[location]
            s.tell("draw_location", seat, place=location)


def cover(s: Abyss, seat: Seat, lord: i64) -> None:
    """AB-6: the Lord goes under a Location: no power, no keys, no target any more."""
    s.free[seat] ^= BIT[lord]
    s.covered[seat] |= BIT[lord]
    s.tell("cover", seat, card=lord)


def exchange(s: Abyss, seat: Seat, location: i64) -> None:
    """AB-6: Black Smokers for a Location of the stack."""
    s.locations[seat] ^= BIT[BLACK_SMOKERS] | BIT[location]
    s.stack_of_locations ^= BIT[location]
    if not s.smokers_leave:
        s.stack_of_locations |= BIT[BLACK_SMOKERS]
    s.barriers += 1
    s.tell("exchange", seat, place=location)


def affiliate(s: Abyss, seat: Seat, ally: Card) -> None:
    s.cards.add(AFFILIATED + seat, ally)
    s.tell("affiliate", seat, card=ally)


def affiliate_from_hand(s: Abyss, seat: Seat) -> None:
    """AB-9: the lowest Ally of each race in hand; the others are discarded."""
    for race in range(RACES):
        for ally in range(race * VALUES, race * VALUES + VALUES):
            if s.cards.find(HAND + seat, ally) >= 0:
                s.take_ally(seat, ally)
                affiliate(s, seat, ally)
                break
    s.cards.pour(HAND + seat, DISCARDS)
    s.hand_worth[seat] = 0


def pool_tokens(s: Abyss) -> None:
    """AB-1: nine tokens worth 2, nine worth 3, two worth 4."""
    s.tokens[POOL * TOKEN_KINDS] = 9
    s.tokens[POOL * TOKEN_KINDS + 1] = 9
    s.tokens[POOL * TOKEN_KINDS + 2] = 2


assert TOKEN_VALUES == 3
