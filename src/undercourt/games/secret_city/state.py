"""Everything on the table and copy(). Characters stand in numbered places: seat * ROOM + number - 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undercourt.games.secret_city.actions import (
    CARDS,
    DECK_SIZE,
    DECKS,
    HIGHEST_PRICE,
    HOUSE_CARDS,
    HOUSE_DECK,
    HOUSES,
    PRICES,
    RESOURCES,
    ROOM,
    SEATS,
    SIDES,
    SLOTS,
    UNIQUES,
)
from undercourt.games.secret_city.catalog import INTRIGUE, LEADER, MAGIC, MOST_CHARACTERS, MOST_IN_HAND, WEAPONS, Pack
from undercourt.kernel.effect import SEAT, SOURCE, State
from undercourt.kernel.game import Option, RuleOptions
from undercourt.kernel.ids import BIT, EMPTY, NOTHING, Card, Seat
from undercourt.kernel.piles import Piles, piles
from undercourt.kernel.rng import Rng

# Numbers of the piles. The second of each pair runs beside the first: who has seen the card, seats as bits.
UPPER: Final = 0  # by deck: not yet drawn, in no order
UNDER: Final = DECKS  # by deck: in the order in which they will be drawn, when the upper part is used up
UNDER_SEEN: Final = UNDER + DECKS
HAND: Final = UNDER_SEEN + DECKS  # by seat
HAND_SEEN: Final = HAND + SEATS
LOOKED: Final = HAND_SEEN + SEATS  # drawn by somebody who may keep only some of them
PILES: Final = LOOKED + 1

# Numbers in `tables`: the small tables that are read less often, all in one vec, because a copy takes its time by vec.
HOUSE_OF: Final = 0  # by seat
DECLARED: Final = HOUSE_OF + SEATS  # by seat: the strategy it plays, or NOTHING
VICTIM_OF: Final = DECLARED + SEATS  # by seat: the target player of its strategy
MARGIN: Final = VICTIM_OF + SEATS  # by seat: when counted
BIDS: Final = MARGIN + SEATS  # by seat
NAMED_PRICE: Final = BIDS + SEATS  # by seat: for the deal on the table
BOND: Final = NAMED_PRICE + SEATS  # by seat: the side it must assign to next, or NOTHING
BOND_SLOT: Final = BOND + SEATS  # by seat: with this character, or any
BOND_DEBT: Final = BOND_SLOT + SEATS  # by seat: which debt is paid for that, or for staying out
ABSTAINS: Final = BOND_DEBT + SEATS  # by seat: strategies it stays out of; seats as bits
LANDS: Final = ABSTAINS + SEATS  # by seat: its territories; bits
UNIQUE_AT: Final = LANDS + SEATS  # by unique card: the seat on whose table it lies, or one of the next two
OUT_OF_PLAY: Final = -2  # its territory is not in the game
ON_TERRITORY: Final = -1
BONUS: Final = UNIQUE_AT + CARDS - UNIQUES  # by slot
SIDE_BONUS: Final = BONUS + SLOTS  # by side
TABLES: Final = SIDE_BONUS + SIDES

PUBLIC: Final = 64  # beside the seats, as bits: those who only watch
EVERYONE: Final = 127
SLOTS_OF: Final = vec[i64]([127 * 128**seat for seat in range(SEATS)])  # by seat; bits
CARDS_OF: Final = vec[i64]([127 * 128**house for house in range(HOUSES)])  # by house; bits from HOUSE_CARDS on
LEADERS: Final = 1 + 128 + 128**2 + 128**3 + 128**4 + 128**5  # their slots; bits
BOTH_SIDES: Final = vec[i64]([sum([3 * 4**i for i in range(SEATS) if seats >> i & 1]) for seats in range(64)])
BACK: Final = 120  # in views: a card whose face the viewer may not know, by deck; BACK + DECKS for a house card

# In `touched`: slots where a character came, went or changed, and SLOTS + side where something was laid on a strategy.
FIELD_TOUCHED: Final = BIT[SLOTS + SIDES] - 1
OF_SEAT: Final = SLOTS + SIDES  # and by seat: its tokens, its bid, its territories or its strategy

# Rule options that are not the usual; bits of `rules`.
NO_DEALS: Final = 1
FITTING_TARGETS: Final = 2
MUST_ASSIGN: Final = 4
DEBT_TAKES_HOMES: Final = 8
TIES_SHARED: Final = 16
DEALS_CLOSED_TO_ALL: Final = 32
RULE_OPTIONS: Final[RuleOptions] = [
    (Option("deals", ["on", "off"]), NO_DEALS),
    (Option("face_down_targets", ["looked_at", "fitting"]), FITTING_TARGETS),
    (Option("spell_instead", ["yes", "no"]), MUST_ASSIGN),
    (Option("debt_territory", ["not_home", "any"]), DEBT_TAKES_HOMES),
    (Option("tie_break", ["territories", "shared"]), TIES_SHARED),
    (Option("deal_open", ["performer", "everybody"]), DEALS_CLOSED_TO_ALL),
]


@mypyc_attr(acyclic=True, free_list_len=1)  # no tracking by the garbage collector; the next copy reuses the memory
class City(State):
    def __init__(self, pack: Pack, seats: i64, rng: Rng, cards: Piles) -> None:
        super().__init__(pack.book, seats, rng)
        self.pack: Pack = pack
        self.cards: Piles = cards
        self.viewer: i64 = NOTHING  # in views only: whose it is; SEATS for everybody's
        self.turn: i64 = 1
        self.turns: i64 = 0
        self.first: Seat = 0
        self.asked: i64 = 0  # how many have had their say in this phase
        self.passes: i64 = 0  # in a row
        self.leading: Seat = NOTHING  # in the auction
        self.in_battle: bool = False
        self.may_attach: bool = False  # to characters, before the battle
        self.speaker: i64 = NOTHING  # the character whose ability is used
        self.victim: Seat = NOTHING  # the target player of what is being done
        self.laying: Card = NOTHING  # a card on its way to what it will lie on
        self.present: i64 = 0  # characters on the table: their slots; bits, as are the next eight
        self.gifted: i64 = 0  # those that have an ability to use
        self.placed: i64 = 0  # assigned to a strategy
        self.face_down: i64 = 0
        self.used: i64 = 0  # their ability, in this turn
        self.shielded: i64 = 0
        self.nullified: i64 = 0
        self.enchanted: i64 = 0  # something lies on them
        self.bidden: i64 = 0  # Griffins that have added their strength
        self.enchanted_sides: i64 = 0  # sides of strategies with something on them; bits
        self.weapon_sides: i64 = 0  # sides of the declared strategies of each type; bits, kept during the battle
        self.magic_sides: i64 = 0
        self.intrigue_sides: i64 = 0
        self.gone: i64 = 0  # house cards out of the game; bits from HOUSE_CARDS on
        self.artifacts: i64 = 0  # house cards that lie on the table as artifacts; likewise
        self.house_decks: i64 = 0  # house cards in their decks; likewise
        self.house_known: i64 = 0  # those of which everybody knows that they are there; likewise
        self.unique_used: i64 = 0  # unique artifacts used in this turn; bits
        self.territories_used: i64 = 0  # in this step; bits
        self.robbed: i64 = 0  # seats that lost a territory to a capture in this turn; bits
        self.proposed: i64 = 0  # seats that have proposed a deal in this round; bits
        self.deal: i64 = NOTHING  # the deal on the table: its kind, and who proposed it
        self.proposer: Seat = NOTHING
        self.deal_side: i64 = NOTHING
        self.deal_slot: i64 = NOTHING
        self.deal_price: i64 = NOTHING
        self.deal_to: Seat = NOTHING  # NOTHING: everybody
        self.tables: vec[i64] = EMPTY  # by HOUSE_OF + seat, BONUS + slot and so on
        self.tokens: vec[i64] = EMPTY  # by seat * RESOURCES + resource
        self.card: vec[i64] = EMPTY  # by slot: the character there, or NOTHING
        self.side: vec[i64] = EMPTY  # by slot: where it is assigned, or NOTHING
        self.symbols: vec[i64] = EMPTY  # by slot: printed and added; bits
        self.attached: vec[i64] = EMPTY  # what lies on characters and strategies or strengthens them: see `laid`
        self.debts: vec[i64] = EMPTY  # in the order in which they are paid: see `owed`; NOTHING for one that is void

    def copy(self) -> City:
        s = City(self.pack, self.seats, self.rng.copy(), self.cards.copy())
        self.copy_head(s)
        self.copy_open(s)
        s.viewer = self.viewer
        s.house_decks = self.house_decks
        return s

    def copy_open(self, s: City) -> None:
        """All but the house decks, which only their owners know, and the piles of cards."""
        s.turn = self.turn
        s.turns = self.turns
        s.first = self.first
        s.asked = self.asked
        s.passes = self.passes
        s.leading = self.leading
        s.in_battle = self.in_battle
        s.may_attach = self.may_attach
        s.speaker = self.speaker
        s.victim = self.victim
        s.laying = self.laying
        s.present = self.present
        s.gifted = self.gifted
        s.placed = self.placed
        s.face_down = self.face_down
        s.used = self.used
        s.shielded = self.shielded
        s.nullified = self.nullified
        s.enchanted = self.enchanted
        s.bidden = self.bidden
        s.enchanted_sides = self.enchanted_sides
        s.weapon_sides = self.weapon_sides
        s.magic_sides = self.magic_sides
        s.intrigue_sides = self.intrigue_sides
        s.gone = self.gone
        s.artifacts = self.artifacts
        s.house_known = self.house_known
        s.unique_used = self.unique_used
        s.territories_used = self.territories_used
        s.robbed = self.robbed
        s.proposed = self.proposed
        s.deal = self.deal
        s.proposer = self.proposer
        s.deal_side = self.deal_side
        s.deal_slot = self.deal_slot
        s.deal_price = self.deal_price
        s.deal_to = self.deal_to
        s.tables = self.tables[:]
        s.tokens = self.tokens[:]
        s.card = self.card[:]
        s.side = self.side[:]
        s.symbols = self.symbols[:]
        s.attached = self.attached[:]
        s.debts = self.debts[:]

    def speaking(self) -> i64:
        """Cards are shown when they are used."""
        return self.stack[self.top() + SOURCE] if self.depth > 0 else NOTHING

    def seat_asked(self) -> Seat:
        """SC-2: whose say it is: in player order, from the first player on, round after round."""
        return (self.first + self.asked) % self.seats

    def turn_to_next(self, f: i64) -> bool:
        """SC-2: the frame asks the seat whose say it is; False when everybody has had theirs."""
        if self.asked == self.seats:
            return False
        self.stack[f + SEAT] = (self.first + self.asked) % self.seats
        return True

    def house_card(self, seat: Seat, i: i64) -> Card:
        return HOUSE_CARDS + self.tables[HOUSE_OF + seat] * HOUSE_DECK + i

    def house_cards(self, seat: Seat) -> i64:
        """All cards of the house; bits from HOUSE_CARDS on."""
        return CARDS_OF[self.tables[HOUSE_OF + seat]]

    def house_deck(self, seat: Seat) -> i64:
        """Those that are in its deck; likewise."""
        return self.house_decks & self.house_cards(seat)

    def is_leader(self, slot: i64) -> bool:
        return self.pack.category[self.card[slot]] == LEADER

    def characters_of(self, seat: Seat) -> i64:
        """Slots of the seat with a character; bits."""
        return self.present & SLOTS_OF[seat]

    def character_limit(self, seat: Seat) -> i64:
        """SC-6: six, or seven with Lazar."""
        most: i64 = MOST_CHARACTERS
        for slot in range(seat * ROOM, seat * ROOM + ROOM):
            if self.card[slot] != NOTHING:
                most = max(most, self.pack.character_limit[self.card[slot]])
        return most

    def hand_limit(self, seat: Seat) -> i64:
        """SC-11: six, or seven with Larisa."""
        most: i64 = MOST_IN_HAND
        for slot in range(seat * ROOM, seat * ROOM + ROOM):
            if self.card[slot] != NOTHING:
                most = max(most, self.pack.hand_limit[self.card[slot]])
        return most

    def counts(self, slot: i64) -> i64:
        """SC-8: the strength with all that lies on the character; never below 0."""
        if self.nullified & BIT[slot] != 0:
            return 0
        return max(0, self.pack.strength[self.card[slot]] + self.tables[BONUS + slot])

    def total(self, side: i64) -> i64:
        """SC-8: all that stands on one side of a strategy."""
        n = self.tables[SIDE_BONUS + side]
        for slot in range(self.seats * ROOM):
            if self.side[slot] == side:
                n += self.counts(slot)
        return n

    def is_free(self, slot: i64) -> bool:
        return self.present & ~self.placed & ~self.face_down & BIT[slot] != 0

    def free_characters(self, seat: Seat) -> i64:
        """Slots of the seat with somebody who can be assigned; bits."""
        return self.present & ~self.placed & ~self.face_down & SLOTS_OF[seat]

    def sides_for(self, seat: Seat, slot: i64) -> i64:
        """SC-8: sides of strategies whose type is among its symbols, but for those the seat stays out of; bits."""
        return self.sides_open_to(seat, self.symbols[slot])

    def sides_open_to(self, seat: Seat, symbols: i64) -> i64:
        """The same for a character with these symbols, or for several with these among them."""
        found: i64 = 0
        if symbols & WEAPONS != 0:
            found = self.weapon_sides
        if symbols & MAGIC != 0:
            found |= self.magic_sides
        if symbols & INTRIGUE != 0:
            found |= self.intrigue_sides
        if self.tables[ABSTAINS + seat] != 0:
            found &= ~BOTH_SIDES[self.tables[ABSTAINS + seat]]
        return found

    def stays_out(self, seat: Seat, side: i64) -> bool:
        """SC-9: has the seat promised not to touch the strategy of this side? NOTHING is a side of none."""
        return side != NOTHING and self.tables[ABSTAINS + seat] & BIT[side // 2] != 0

    def plays_natural_strategy(self, seat: Seat) -> bool:
        return self.pack.natural[self.tables[HOUSE_OF + seat]] == self.tables[DECLARED + seat]

    def can_pay(self, seat: Seat, prices: vec[i64], card: Card) -> bool:
        at = seat * RESOURCES
        cost = card * RESOURCES
        return (
            self.tokens[at] >= prices[cost]
            and self.tokens[at + 1] >= prices[cost + 1]
            and self.tokens[at + 2] >= prices[cost + 2]
        )

    def has_territory(self, seat: Seat, territory: i64) -> bool:
        return self.tables[LANDS + seat] & BIT[territory] != 0

    def owner_of(self, territory: i64) -> Seat:
        """Whose it is, or NOTHING."""
        for seat in range(self.seats):
            if self.has_territory(seat, territory):
                return seat
        return NOTHING


def bare_table(pack: Pack, seats: int, rng: Rng) -> City:
    """All vecs at their length, nothing on the table; every seat has the house of its number."""
    s = City(pack, seats, rng, piles(PILES, pack.room_in_piles))
    s.tables = vec[i64]([0] * TABLES)
    for seat in range(SEATS):
        s.tables[HOUSE_OF + seat] = seat
        for table in (DECLARED, VICTIM_OF, NAMED_PRICE, BOND, BOND_SLOT, BOND_DEBT):
            s.tables[table + seat] = NOTHING
    for unique in range(CARDS - UNIQUES):
        s.tables[UNIQUE_AT + unique] = OUT_OF_PLAY
    s.tokens = vec[i64]([0] * (SEATS * RESOURCES))
    s.card = vec[i64]([NOTHING] * SLOTS)
    s.side = vec[i64]([NOTHING] * SLOTS)
    s.symbols = vec[i64]([0] * SLOTS)
    return s


def deck_of(card: Card) -> i64:
    """The common deck a card comes from; DECKS for house cards, DECKS + 1 for unique ones."""
    if card < HOUSE_CARDS:
        return card // DECK_SIZE
    return DECKS if card < UNIQUES else DECKS + 1


# What lies on something: a place (a slot, or SLOTS + side), a card, whether it is the card itself that lies there, and
# by how much it strengthens the place, all in one number.
LEAST: Final = -512  # the smallest amount


def laid(card: Card, place: i64, lies: bool, n: i64) -> i64:
    """NOTHING for a bonus that comes from no card."""
    return (((n - LEAST) * 2 + int(lies)) * 128 + card + 1) * 64 + place


def place_of(entry: i64) -> i64:
    return entry % 64


def card_of(entry: i64) -> Card:
    return entry // 64 % 128 - 1


def lies_there(entry: i64) -> bool:
    return entry // 8192 % 2 == 1


def amount_of(entry: i64) -> i64:
    return entry // 16384 + LEAST


# A debt in one number: who owes whom, and the price as `actions` numbers prices; the last two also read a price alone.


def owed(debtor: Seat, creditor: Seat, price: i64) -> i64:
    return (debtor * SEATS + creditor) * PRICES + price


def debtor_of(debt: i64) -> Seat:
    return debt // PRICES // SEATS


def creditor_of(debt: i64) -> Seat:
    return debt // PRICES % SEATS


def resource_of(debt: i64) -> i64:
    return debt % PRICES // HIGHEST_PRICE


def tokens_of(debt: i64) -> i64:
    return debt % HIGHEST_PRICE + 1
