"""Everything on the table and copy(). Lords and Locations exist once each, so sets of them are bits of one int."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undercourt.games.abyss.actions import ALLIES, RACES, SEATS, VALUES
from undercourt.games.abyss.catalog import COMMANDER, KEYS, SHAMAN, TAMER
from undercourt.kernel.effect import Book, State
from undercourt.kernel.game import Option, RuleOptions
from undercourt.kernel.ids import BIT, EMPTY, NOTHING, Seat, lowest_bit
from undercourt.kernel.piles import Piles, piles
from undercourt.kernel.rng import Rng

# Numbers of the piles of exploration cards.
DECK: Final = 0
DISCARDS: Final = 1
TRACK: Final = 2  # in the order of reveal
PAID: Final = 3  # Allies spent for the Lord that is being hired
COUNCIL: Final = 4  # by race
HAND: Final = COUNCIL + RACES  # by seat
AFFILIATED: Final = HAND + SEATS
PILES: Final = AFFILIATED + SEATS
CAPACITY: Final = 72  # one more than all exploration cards

TOKEN_VALUES: Final = 3  # monster tokens are worth 2, 3 or 4
HIDDEN_TOKEN: Final = 3  # in views only: tokens whose value the viewer may not know
TOKEN_KINDS: Final = 4
POOL: Final = SEATS  # whose tokens: a seat's, or the pool's

# Numbers in `tables`, the small tables by seat. One vec holds them all, because a copy takes its time by vec.
PEARLS: Final = 0
HAND_WORTH: Final = PEARLS + SEATS  # what the hand is worth, by race: see WORTH
KEY_TOKENS: Final = HAND_WORTH + SEATS
ACTIVE_LORDS: Final = KEY_TOKENS + SEATS  # free, that is under no Location, and not turned; bits
DISABLED_LORDS: Final = ACTIVE_LORDS + SEATS  # free, but turned by the Assassin
COVERED_LORDS: Final = DISABLED_LORDS + SEATS  # under Locations
HELD_LOCATIONS: Final = COVERED_LORDS + SEATS  # bits
TABLES: Final = HELD_LOCATIONS + SEATS

# Rule options that are not the usual; bits of `rules`.
COMMANDER_AT_ONCE: Final = 1  # AB-7.5.4
ASSASSINATED_COUNT: Final = 2  # AB-9.18
SMOKERS_LEAVE: Final = 4  # AB-6.26
PLAYS_ON: Final = 8  # AB-8.12
RULE_OPTIONS: Final[RuleOptions] = [
    (Option("commander", ["end_of_turn", "at_once"]), COMMANDER_AT_ONCE),
    (Option("assassinated", ["influence_only", "count"]), ASSASSINATED_COUNT),
    (Option("smokers", ["into_stack", "removed"]), SMOKERS_LEAVE),
    (Option("standstill", ["ends", "plays_on"]), PLAYS_ON),
]

COURT_SIZE: Final = 6
SPACE_BITS: Final = 6  # one more than the Lords fit in
TRACK_SIZE: Final = 5
THREAT_SIZE: Final = 6

# What cards are worth, by race, in one int: six bits a race, for the 13 Allies of a race are worth 32 together. Above
# them stands the sum of all: `worth >> 6 * race & 63` is a race, `worth >> ALL_RACES` everything.
RACE_BITS: Final = 6
ALL_RACES: Final = 30
WORTH: Final = vec[i64]([(64 ** (ally // VALUES) + 2**30) * (ally % VALUES + 1) for ally in range(ALLIES)] + [0])
RACE: Final = vec[i64]([ally // VALUES for ally in range(ALLIES)])  # looked up sooner than divided
VALUE: Final = vec[i64]([ally % VALUES + 1 for ally in range(ALLIES)])


@mypyc_attr(acyclic=True, free_list_len=1)  # no tracking by the garbage collector; the next copy reuses the memory
class Abyss(State):
    def __init__(self, book: Book, seats: i64, rng: Rng, cards: Piles) -> None:
        super().__init__(book, seats, rng)
        self.cards: Piles = cards
        self.turn: Seat = 0  # NOTHING when the game is over
        self.ended_by: Seat = NOTHING  # who brought the end about: the others have one more turn
        self.first: Seat = 0
        self.round: i64 = 1
        self.quiet: i64 = 0  # full turns since a Lord was hired
        self.extra_turn: bool = False
        self.threat: i64 = 1
        self.price: i64 = 1  # of the next Ally bought in this turn
        self.buyers: i64 = 0  # seats that have bought in this turn; bits
        self.used: i64 = 0  # Lords whose power was used this turn; bits
        self.refilled: bool = False  # the two pearls were given in this turn
        self.hiring: i64 = NOTHING  # the Lord being paid for: in nobody's hands
        self.paid_worth: i64 = 0  # what lies in PAID, by race: see WORTH
        self.lord_deck: i64 = 0  # bits
        self.court: i64 = 0  # bits
        self.spaces: i64 = 0  # where they lie: six bits a space, the Lord + 1, or 0; the lowest is next to the deck
        self.removed: i64 = 0
        self.stack_of_locations: i64 = 0
        self.open_locations: i64 = 0
        self.drawn_locations: i64 = 0
        self.theft: i64 = NOTHING  # of a monster token: see `theft`
        self.tables: vec[i64] = EMPTY  # by PEARLS + seat, KEY_TOKENS + seat and so on
        self.tokens: vec[i64] = EMPTY  # by (seat or POOL) * TOKEN_KINDS + value - 2

    def copy(self) -> Abyss:
        s = Abyss(self.book, self.seats, self.rng.copy(), self.cards.copy())
        self.copy_head(s)
        self.copy_open(s)
        s.tokens = self.tokens[:]
        s.theft = self.theft
        return s

    def copy_open(self, s: Abyss) -> None:
        s.turn = self.turn
        s.ended_by = self.ended_by
        s.first = self.first
        s.round = self.round
        s.quiet = self.quiet
        s.extra_turn = self.extra_turn
        s.threat = self.threat
        s.price = self.price
        s.buyers = self.buyers
        s.used = self.used
        s.refilled = self.refilled
        s.hiring = self.hiring
        s.paid_worth = self.paid_worth
        s.lord_deck = self.lord_deck
        s.court = self.court
        s.spaces = self.spaces
        s.removed = self.removed
        s.stack_of_locations = self.stack_of_locations
        s.open_locations = self.open_locations
        s.drawn_locations = self.drawn_locations
        s.tables = self.tables[:]  # AB-10.1: what hands are worth is known

    def speaking(self) -> i64:
        """The Lord whose ability or power is at work."""
        return self.cause

    def active(self, seat: Seat) -> i64:
        """AB-7: Lords whose powers and keys work: free, and not turned by the Assassin."""
        return self.tables[ACTIVE_LORDS + seat]

    def has(self, seat: Seat, lord: i64) -> bool:
        return self.tables[ACTIVE_LORDS + seat] >> lord & 1 != 0

    def free(self, seat: Seat) -> i64:
        return self.tables[ACTIVE_LORDS + seat] | self.tables[DISABLED_LORDS + seat]

    def owned(self, seat: Seat) -> i64:
        return self.free(seat) | self.tables[COVERED_LORDS + seat]

    def suffers(self, seat: Seat, lord: i64) -> bool:
        """AB-7: an opponent's military Lord works against the seat, unless its Shaman wards it off."""
        tables = self.tables
        own = tables[ACTIVE_LORDS + seat]
        active = tables[ACTIVE_LORDS] | tables[ACTIVE_LORDS + 1] | tables[ACTIVE_LORDS + 2] | tables[ACTIVE_LORDS + 3]
        return (active ^ own) >> lord & 1 != 0 and own >> SHAMAN & 1 == 0

    def lord_on(self, space: i64) -> i64:
        """The Lord on this space of the Court, or NOTHING."""
        return (self.spaces >> SPACE_BITS * space & 63) - 1

    def space_of(self, lord: i64) -> i64:
        for space in range(COURT_SIZE):
            if self.lord_on(space) == lord:
                return space
        return NOTHING

    def join_court(self, lord: i64, space: i64) -> None:
        """Every Lord enters and leaves the Court through these two, so that set and spaces agree."""
        self.court |= BIT[lord]
        self.spaces |= (lord + 1) << SPACE_BITS * space

    def leave_court(self, lord: i64) -> i64:
        """The space that is empty now."""
        space = self.space_of(lord)
        self.court ^= BIT[lord]
        self.spaces ^= (lord + 1) << SPACE_BITS * space
        return space

    def give_ally(self, seat: Seat, ally: i64) -> None:
        """Every Ally enters and leaves a hand through these two, so that its worth stays true."""
        self.cards.add(HAND + seat, ally)
        self.tables[HAND_WORTH + seat] += WORTH[ally]

    def take_ally(self, seat: Seat, ally: i64) -> None:
        self.cards.take(HAND + seat, ally)
        self.tables[HAND_WORTH + seat] -= WORTH[ally]

    def threat_for(self, seat: Seat) -> i64:
        """AB-7: the Tamer of an opponent takes one space off the reward, never below the first."""
        if self.threat > 1 and self.suffers(seat, TAMER):
            return self.threat - 1
        return self.threat

    def hand_is_limited(self, seat: Seat) -> bool:
        return self.suffers(seat, COMMANDER)

    def keys_on_lords(self, seat: Seat) -> i64:
        n: i64 = 0
        lords = self.active(seat)
        while lords != 0:
            n += KEYS[lowest_bit(lords)]
            lords &= lords - 1
        return n

    def key_total(self, seat: Seat) -> i64:
        return self.tables[KEY_TOKENS + seat] + self.keys_on_lords(seat)

    def tokens_of(self, owner: i64) -> i64:
        n: i64 = 0
        for kind in range(TOKEN_KINDS):
            n += self.tokens[owner * TOKEN_KINDS + kind]
        return n

    def any_token(self, owner: i64, rng: Rng) -> i64:
        """The kind of one of the owner's tokens, each as likely as any other."""
        nth = rng.below(self.tokens_of(owner))
        kind: i64 = 0
        while nth >= self.tokens[owner * TOKEN_KINDS + kind]:
            nth -= self.tokens[owner * TOKEN_KINDS + kind]
            kind += 1
        return kind


NO_CARDS: Final = piles(PILES, CAPACITY)
NO_TOKENS: Final = vec[i64]([0] * ((SEATS + 1) * TOKEN_KINDS))


def bare_table(book: Book, seats: int, rng: Rng) -> Abyss:
    """All vecs at their length, nothing on the table."""
    s = Abyss(book, seats, rng, NO_CARDS.copy())
    s.tables = vec[i64]([0] * TABLES)
    s.tokens = NO_TOKENS[:]
    return s


def race_of(ally: i64) -> i64:
    return RACE[ally]


def value_of(ally: i64) -> i64:
    return VALUE[ally]


def theft(thief: Seat, victim: Seat, kind: i64) -> i64:
    """Who took which kind of token from whom, in one int. It happens once in a game, for the Hunter exists once."""
    return (thief * SEATS + victim) * TOKEN_KINDS + kind


def thief(theft: i64) -> Seat:
    return theft // (SEATS * TOKEN_KINDS) if theft >= 0 else NOTHING


def victim(theft: i64) -> Seat:
    return theft // TOKEN_KINDS % SEATS if theft >= 0 else NOTHING
