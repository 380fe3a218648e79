"""Everything on the table and copy(). Lords and Locations exist once each, so sets of them are bits of one int."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undercourt.games.abyss.actions import ALLIES, RACES, SEATS, VALUES
from undercourt.games.abyss.catalog import COMMANDER, KEYS, SHAMAN, TAMER
from undercourt.kernel.effect import SOURCE, Book, State
from undercourt.kernel.ids import BIT, BIT_NUMBER, EMPTY, NOTHING, Seat, bits_in
from undercourt.kernel.piles import Piles, piles
from undercourt.kernel.rng import Rng, blank

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

COMMANDER_AT_ONCE: Final = 1  # rule options: AB-7.5.4
ASSASSINATED_COUNT: Final = 2  # AB-9.18
SMOKERS_LEAVE: Final = 4  # AB-6.26
PLAYS_ON: Final = 8  # AB-8.12

COURT_SIZE: Final = 6
SPACE_BITS: Final = 6  # one more than the Lords fit in
TRACK_SIZE: Final = 5
THREAT_SIZE: Final = 6


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
        self.voice: i64 = NOTHING  # the Lord that speaks where no frame says so: set and taken back within one action
        self.theft: i64 = NOTHING  # of a monster token: see `theft`
        self.options: i64 = 0  # rule options that are not the usual ones; bits
        self.pearls: vec[i64] = EMPTY  # by seat
        self.hand_worth: vec[i64] = EMPTY  # by seat: what the hand is worth, by race
        self.keys: vec[i64] = EMPTY  # by seat: key tokens
        self.free: vec[i64] = EMPTY  # by seat: Lords not under a Location; bits
        self.disabled: vec[i64] = EMPTY  # by seat: those of them that the Assassin turned
        self.covered: vec[i64] = EMPTY  # by seat: Lords under Locations
        self.locations: vec[i64] = EMPTY  # by seat; bits
        self.tokens: vec[i64] = EMPTY  # by (seat or POOL) * TOKEN_KINDS + value - 2

    def copy(self) -> Abyss:
        s = Abyss(self.book, self.seats, self.rng.copy(), self.cards.copy())
        self.copy_head(s)
        self.copy_open(s)
        s.tokens = self.tokens[:]
        s.theft = self.theft
        return s

    def copy_open(self, s: State) -> None:
        assert isinstance(s, Abyss)
        s.turn = self.turn
        s.ended_by = self.ended_by
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
        s.first = self.first
        s.options = self.options
        s.pearls = self.pearls[:]
        s.hand_worth = self.hand_worth[:]  # AB-10.1: hands are known
        s.keys = self.keys[:]
        s.free = self.free[:]
        s.disabled = self.disabled[:]
        s.covered = self.covered[:]
        s.locations = self.locations[:]

    def speaking(self) -> i64:
        if self.voice != NOTHING or self.depth == 0:
            return self.voice
        return self.stack[self.top() + SOURCE]

    def active(self, seat: Seat) -> i64:
        """AB-7: Lords whose powers and keys work: free, and not turned by the Assassin."""
        return self.free[seat] & ~self.disabled[seat]

    def has(self, seat: Seat, lord: i64) -> bool:
        return self.free[seat] & ~self.disabled[seat] & BIT[lord] != 0

    def owned(self, seat: Seat) -> i64:
        return self.free[seat] | self.covered[seat]

    def suffers(self, seat: Seat, lord: i64) -> bool:
        """AB-7: an opponent's military Lord works against the seat, unless its Shaman wards it off."""
        bit = BIT[lord]
        for other in range(self.seats):
            if other != seat and self.active(other) & bit != 0:
                return not self.has(seat, SHAMAN)
        return False

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
        self.hand_worth[seat] += WORTH[ally]

    def take_ally(self, seat: Seat, ally: i64) -> None:
        self.cards.take(HAND + seat, ally)
        self.hand_worth[seat] -= WORTH[ally]

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
            n += KEYS[BIT_NUMBER[(lords & -lords) % 67]]
            lords &= lords - 1
        return n

    def key_total(self, seat: Seat) -> i64:
        return self.keys[seat] + self.keys_on_lords(seat)

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

    def words(self) -> list[int]:
        out = self.head()
        out += [self.turn, self.ended_by, self.first, self.round, self.quiet, int(self.extra_turn)]
        out += [self.threat, self.price, self.buyers, self.used]
        out += [int(self.refilled), self.hiring, self.paid_worth, self.lord_deck, self.court, self.removed]
        out += [self.spaces, self.stack_of_locations, self.open_locations, self.drawn_locations]
        out += [self.theft, self.options]
        for field in self.vecs():
            out += list(field)
        for pile in range(PILES):
            out += [self.cards.size[pile], *[self.cards.at(pile, i) for i in range(self.cards.size[pile])]]
        return out

    def vecs(self) -> list[vec[i64]]:
        """The vecs whose length never changes, in the order of a save."""
        return [
            self.pearls,
            self.hand_worth,
            self.keys,
            self.free,
            self.disabled,
            self.covered,
            self.locations,
            self.tokens,
        ]


NO_CARDS: Final = piles(PILES, CAPACITY)
NO_TOKENS: Final = vec[i64]([0] * ((SEATS + 1) * TOKEN_KINDS))


def bare_table(book: Book, seats: int, rng: Rng) -> Abyss:
    """All vecs at their length, nothing on the table."""
    s = Abyss(book, seats, rng, NO_CARDS.copy())
    s.pearls = vec[i64]([0] * SEATS)
    s.hand_worth = vec[i64]([0] * SEATS)
    s.keys = vec[i64]([0] * SEATS)
    s.free = vec[i64]([0] * SEATS)
    s.disabled = vec[i64]([0] * SEATS)
    s.covered = vec[i64]([0] * SEATS)
    s.locations = vec[i64]([0] * SEATS)
    s.tokens = NO_TOKENS[:]
    return s


def loaded(book: Book, words: list[int]) -> Abyss:
    """The inverse of words()."""
    it = iter(words)
    s = bare_table(book, next(it), blank())
    s.load_head(it)
    s.turn, s.ended_by, s.first, s.round, s.quiet = next(it), next(it), next(it), next(it), next(it)
    s.extra_turn = next(it) == 1
    s.threat, s.price, s.buyers, s.used = next(it), next(it), next(it), next(it)
    s.refilled = next(it) == 1
    s.hiring, s.paid_worth, s.lord_deck, s.court, s.removed = next(it), next(it), next(it), next(it), next(it)
    s.spaces, s.stack_of_locations, s.open_locations, s.drawn_locations = next(it), next(it), next(it), next(it)
    s.theft, s.options = next(it), next(it)
    for field in s.vecs():  # a vec variable shares its buffer, so this fills the state's own
        for i in range(len(field)):
            field[i] = next(it)
    for pile in range(PILES):
        for _ in range(next(it)):
            s.cards.add(pile, next(it))
    return s


# What cards are worth, by race, in one int: six bits a race, for the 13 Allies of a race are worth 32 together. Above
# them stands the sum of all: `worth >> 6 * race & 63` is a race, `worth >> ALL_RACES` everything.
RACE_BITS: Final = 6
ALL_RACES: Final = 30
WORTH: Final = vec[i64]([(64 ** (ally // VALUES) + 2**30) * (ally % VALUES + 1) for ally in range(ALLIES)] + [0])


RACE: Final = vec[i64]([ally // VALUES for ally in range(ALLIES)])  # looked up sooner than divided
VALUE: Final = vec[i64]([ally % VALUES + 1 for ally in range(ALLIES)])


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


def draw_bit(bits: i64, rng: Rng) -> i64:
    """One of the bits at random, by its number: drawing from a face-down pile of Lords or Locations."""
    skip = rng.below(bits_in(bits))
    for _ in range(skip):
        bits &= bits - 1
    return BIT_NUMBER[(bits & -bits) % 67]
