"""What the verbs do to the table. Each tells what happened."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss.actions import RACES, VALUES
from undercourt.games.abyss.catalog import ABILITIES, BLACK_SMOKERS, HAS_ABILITY, LANDLORD
from undercourt.games.abyss.state import (
    ACTIVE_LORDS,
    AFFILIATED,
    COUNCIL,
    COURT_SIZE,
    COVERED_LORDS,
    DECK,
    DISABLED_LORDS,
    DISCARDS,
    HAND,
    HELD_LOCATIONS,
    KEY_TOKENS,
    PEARLS,
    POOL,
    SMOKERS_LEAVE,
    TOKEN_KINDS,
    TOKEN_VALUES,
    Abyss,
    theft,
)
from undercourt.kernel.ids import BIT, NOTHING, Card, Seat, bits_in, lowest_bit
from undercourt.kernel.rng import any_bit

# Why pearls come and go, where no Lord says so; told as the place of the event.
LAST_SPACE: Final = 0
REWARD: Final = 1
REFILL: Final = 2
PLOTTING: Final = 3
PAYMENT: Final = 4
REASONS: Final = ["last_space", "reward", "refill", "plot", "payment"]


TOKENS: Final = [9, 9, 2]  # AB-1.5: worth 2, 3 and 4


def gain_pearls(s: Abyss, seat: Seat, n: i64, why: i64 = NOTHING) -> None:
    if n > 0:
        s.tables[PEARLS + seat] += n
        s.tell("gain_pearls", seat, place=why, n=n)


def lose_pearls(s: Abyss, seat: Seat, n: i64, why: i64 = NOTHING) -> None:
    if n > 0:
        s.tables[PEARLS + seat] -= n
        s.tell("lose_pearls", seat, place=why, n=n)


def gain_keys(s: Abyss, seat: Seat, n: i64) -> None:
    if n > 0:
        s.tables[KEY_TOKENS + seat] += n
        s.tell("gain_keys", seat, n=n)


def draw_token(s: Abyss, seat: Seat, owner: i64) -> None:
    """A random monster token from the pool, or from another seat (AB-7: Hunter)."""
    if s.tokens_of(owner) == 0:
        return
    kind = s.any_token(owner, s.rng)
    s.barriers += 1
    s.tokens[owner * TOKEN_KINDS + kind] -= 1
    s.tokens[seat * TOKEN_KINDS + kind] += 1
    if owner == POOL:
        s.tell("gain_token", seat, card=kind + 2, seers=BIT[seat])
    else:
        s.theft = theft(seat, owner, kind)
        s.tell("steal_token", seat, card=kind + 2, other=owner, seers=BIT[seat] | BIT[owner])


def ready_deck(s: Abyss) -> bool:
    """AB-3: an empty exploration deck is made from the discards again. False if there is no card at all."""
    if s.cards.size[DECK] == 0 and s.cards.size[DISCARDS] > 0:
        s.tell("reshuffle", s.turn, n=s.cards.size[DISCARDS])
        s.cards.pour(DISCARDS, DECK)
    return s.cards.size[DECK] > 0


def discard(s: Abyss, seat: Seat, ally: Card) -> None:
    s.take_ally(seat, ally)
    s.cards.add(DISCARDS, ally)
    s.tell("discard", seat, card=ally)


def take_stack(s: Abyss, seat: Seat, race: i64) -> None:
    """AB-4: the whole Council stack goes to the hand."""
    s.barriers += 1  # it lay face down, whoever may remember it
    s.tell("take_stack", seat, place=race, n=s.cards.size[COUNCIL + race])
    if s.log is not None:
        for ally in reversed(s.cards.listed(COUNCIL + race)):
            s.tell("in_stack", seat, card=ally, seers=BIT[seat])
    for i in range(s.cards.size[COUNCIL + race]):
        s.give_ally(seat, s.cards.at(COUNCIL + race, i))
    s.cards.size[COUNCIL + race] = 0


def dismiss(s: Abyss, seat: Seat, race: i64) -> None:
    """AB-7: Oracle."""
    s.tell("dismiss", seat, place=race, n=s.cards.size[COUNCIL + race])
    s.cards.pour(COUNCIL + race, DISCARDS)


def draw_lord(s: Abyss) -> i64:
    """The top Lord of the deck."""
    lord = any_bit(s.lord_deck, s.rng)
    s.barriers += 1
    s.lord_deck ^= BIT[lord]
    return lord


def reveal_lord(s: Abyss, seat: Seat) -> None:
    """AB-2.4: the top Lord of the deck comes to the Court, on the empty space furthest from the deck."""
    space: i64 = COURT_SIZE - 1
    while s.lord_on(space) != NOTHING:
        space -= 1
    lord = draw_lord(s)
    s.join_court(lord, space)
    s.tell("reveal_lord", seat, card=lord, place=space)


def call_lord(s: Abyss, seat: Seat, lord: i64) -> None:
    """A Lord leaves the Court to be hired; its space stays empty until the others close ranks."""
    space = s.leave_court(lord)
    s.tell("call_lord", seat, card=lord, place=space)


def close_ranks(s: Abyss, seat: Seat) -> None:
    """AB-5.21: after a hiring the Lords left slide away from the deck, so that the empty spaces are next to it."""
    free: i64 = COURT_SIZE - 1
    for space in range(COURT_SIZE - 1, -1, -1):
        lord = s.lord_on(space)
        if lord != NOTHING:
            if space != free:
                s.leave_court(lord)
                s.join_court(lord, free)
                s.tell("slide", seat, card=lord, place=free)
            free -= 1


def enter(s: Abyss, seat: Seat, lord: i64) -> None:
    """AB-5: the Lord is free from now on, and its ability happens. Seven Lords bring the end about (AB-8)."""
    s.tables[ACTIVE_LORDS + seat] |= BIT[lord]
    s.quiet = -1  # this turn is still to be counted
    s.tell("hire", seat, card=lord)
    if lord == LANDLORD:
        collect_rent(s, seat)
    if bits_in(s.owned(seat)) >= 7:
        bring_the_end(s, seat)
    if HAS_ABILITY[lord] == 1:
        s.push(ABILITIES[lord], seat, NOTHING, lord)


def collect_rent(s: Abyss, seat: Seat) -> None:
    """AB-7: Landlord."""
    s.used |= BIT[LANDLORD]
    speaker = s.cause
    s.cause = LANDLORD
    gain_pearls(s, seat, 1)
    s.cause = speaker


def bring_the_end(s: Abyss, seat: Seat) -> None:
    """AB-8: what brings the end about a second time changes nothing."""
    if s.ended_by == NOTHING:
        s.ended_by = seat
        s.tell("last_turns", seat)


def refill_court(s: Abyss, seat: Seat) -> None:
    """AB-5: the Lords close ranks. With two or fewer left: two pearls once a turn, and all empty spaces are filled.

    AB-8: if they can be.
    """
    close_ranks(s, seat)
    here = bits_in(s.court)
    if here > 2:
        return
    if not s.refilled:
        s.refilled = True
        gain_pearls(s, seat, 2, REFILL)
    if bits_in(s.lord_deck) < COURT_SIZE - here:
        bring_the_end(s, seat)
    while bits_in(s.court) < COURT_SIZE and s.lord_deck != 0:
        reveal_lord(s, seat)


def disable(s: Abyss, seat: Seat, victim: Seat, lord: i64) -> None:
    """AB-7: Assassin."""
    s.tables[ACTIVE_LORDS + victim] ^= BIT[lord]
    s.tables[DISABLED_LORDS + victim] |= BIT[lord]
    s.tell("disable", seat, card=lord, other=victim)


def give_up(s: Abyss, seat: Seat, lord: i64) -> None:
    """AB-7: a Lord leaves the game."""
    s.tables[ACTIVE_LORDS + seat] &= ~BIT[lord]
    s.tables[DISABLED_LORDS + seat] &= ~BIT[lord]
    s.removed |= BIT[lord]
    s.tell("give_up", seat, card=lord)


def replace_in_court(s: Abyss, seat: Seat, lord: i64) -> None:
    """AB-7: Opportunist. The new Lord lies where the old one lay."""
    space = s.leave_court(lord)
    s.removed |= BIT[lord]
    s.tell("replace", seat, card=lord, place=space)
    lord = draw_lord(s)
    s.join_court(lord, space)
    s.tell("reveal_lord", seat, card=lord, place=space)


def take_location(s: Abyss, seat: Seat, location: i64) -> None:
    """AB-6: from the drawn or the face-up ones; drawn ones that are left become available."""
    s.tables[HELD_LOCATIONS + seat] |= BIT[location]
    s.tell("take_location", seat, place=location)
    left = s.drawn_locations & ~BIT[location]
    s.open_locations = (s.open_locations & ~BIT[location]) | left
    s.drawn_locations = 0
    while left != 0:
        s.tell("leave_location", seat, place=lowest_bit(left))
        left &= left - 1


def draw_locations(s: Abyss, seat: Seat, n: i64) -> None:
    """AB-6: as many as there are."""
    for _ in range(n):
        if s.stack_of_locations != 0:
            location = any_bit(s.stack_of_locations, s.rng)
            s.barriers += 1
            s.stack_of_locations ^= BIT[location]
            s.drawn_locations |= BIT[location]
            s.tell("draw_location", seat, place=location)


def cover(s: Abyss, seat: Seat, lord: i64, location: i64) -> None:
    """AB-6: the Lord goes under a Location: no power, no keys, no target any more."""
    s.tables[ACTIVE_LORDS + seat] ^= BIT[lord]
    s.tables[COVERED_LORDS + seat] |= BIT[lord]
    s.tell("cover", seat, card=lord, place=location)


def exchange(s: Abyss, seat: Seat, location: i64) -> None:
    """AB-6: Black Smokers for a Location of the stack."""
    s.tables[HELD_LOCATIONS + seat] ^= BIT[BLACK_SMOKERS] | BIT[location]
    s.stack_of_locations ^= BIT[location]
    if not s.plays_with(SMOKERS_LEAVE):
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
    for ally in s.cards.listed(HAND + seat):
        discard(s, seat, ally)


def count_tokens(s: Abyss, seat: Seat) -> None:
    """AB-9.7: at the end everybody sees what the tokens are worth."""
    for kind in range(TOKEN_VALUES):
        for _ in range(s.tokens[seat * TOKEN_KINDS + kind]):
            s.barriers += 1
            s.tell("count_token", seat, n=kind + 2)


def pool_tokens(s: Abyss) -> None:
    for kind in range(TOKEN_VALUES):
        s.tokens[POOL * TOKEN_KINDS + kind] = TOKENS[kind]


assert len(TOKENS) == TOKEN_VALUES
