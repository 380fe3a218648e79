"""Everything on the table, copy(), and the changes on the board that must keep presence and markers true."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from undercourt.games.tyrants.actions import COLOURS, SEATS, WHITE
from undercourt.games.tyrants.board import (
    BOARD,
    MARKER_AT,
    MARKERS,
    ROUTE_SPACES,
    SITE_REACH,
    SITE_SPACES,
    SITES,
    SPACE_REACH,
)
from undercourt.kernel.effect import Book, State
from undercourt.kernel.game import Option, RuleOptions
from undercourt.kernel.ids import BIT, EMPTY, NOTHING, Seat, bits_in, lowest_bit
from undercourt.kernel.piles import Piles, piles
from undercourt.kernel.rng import Rng

# Numbers of the piles; the first four are one for each seat.
DECK: Final = 0
HAND: Final = DECK + SEATS
DISCARDS: Final = HAND + SEATS
INNER: Final = DISCARDS + SEATS  # the inner circles
PLAYED: Final = INNER + SEATS  # by slot, in the order of play; a card that has left keeps its slot, plus GONE
ROW: Final = PLAYED + 1  # six slots; NO_CARD in an empty one
MARKET: Final = ROW + 1
DEVOURED: Final = MARKET + 1  # in order: the last is the top
PILES: Final = DEVOURED + 1
UNSEEN: Final = PILES  # in views only, by seat: what lies face down in the owner's hand and deck, sorted
UNSEEN_MARKET: Final = UNSEEN + SEATS  # in views only: what is in the market deck, sorted
VIEW_PILES: Final = UNSEEN_MARKET + 1
CAPACITY: Final = 184  # more than all the cards of a game (180), so that no pile can run over into the next
GONE: Final = 128
NO_CARD: Final = 254
HIDDEN: Final = 255  # in views: a card whose face the viewer may not know
ROW_SIZE: Final = 6
REACTING: Final = 1000  # SOURCE of a reaction: REACTING + kind of the card that was discarded

# Numbers in `tables`, the small tables of the state. One vec holds them all, because a copy takes its time by vec.
BARRACKS: Final = 0  # by seat
VP: Final = BARRACKS + SEATS  # by seat: VP tokens
KNOWN: Final = VP + SEATS  # by seat: how many cards, the first in its hand, everybody knows (TU-12.7)
REACH_SITES: Final = KNOWN + SEATS  # by seat: where its troops give presence; bits
REACH_SPACES: Final = REACH_SITES + SEATS
SPY_SITES: Final = REACH_SPACES + SEATS  # by seat: sites with its spy; bits
AT_SITES: Final = SPY_SITES + SEATS  # by colour: sites with such a troop; bits
AT_SPACES: Final = AT_SITES + COLOURS
TROPHY_HALL: Final = AT_SPACES + COLOURS  # by seat * COLOURS + colour
HOLDER: Final = TROPHY_HALL + SEATS * COLOURS  # by marker: a seat or NOTHING
FREE_SPACES: Final = HOLDER + MARKERS  # by site
HOUSE_GUARDS: Final = FREE_SPACES + SITES  # left in the stacks, in the order of their kinds
PRIESTESSES: Final = HOUSE_GUARDS + 1
OUTCASTS: Final = PRIESTESSES + 1
TABLES: Final = OUTCASTS + 1

# Rule options that are not the usual; bits of `rules`.
FREE_PROMOTIONS: Final = 1  # TU-5.24
MUST_FOCUS: Final = 2  # TU-5.25
OWN_TROPHIES: Final = 4  # TU-11.38
GHOST_FOR_PURCHASE: Final = 8  # TU-11.39
PLAYS_ON: Final = 16  # TU-9.7
RULE_OPTIONS: Final[RuleOptions] = [
    (Option("promotions", ["must", "may"]), FREE_PROMOTIONS),
    (Option("focus", ["may", "must"]), MUST_FOCUS),
    (Option("trophies", ["keep_colour", "become_yours"]), OWN_TROPHIES),
    (Option("ghost", ["market", "purchase"]), GHOST_FOR_PURCHASE),
    (Option("standstill", ["ends", "plays_on"]), PLAYS_ON),
]

# In `touched`, after a bit for each site whose pieces have changed.
ROUTES_TOUCHED: Final = BIT[SITES]
TROPHIES_TOUCHED: Final = BIT[SITES + 1]

# What `measure` counts.
SITES_CONTROLLED: Final = 1
SITES_TOTALLY_CONTROLLED: Final = 2
MARKERS_HELD: Final = 3
INNER_CIRCLE: Final = 4
TROPHIES: Final = 5
WHITE_TROPHIES: Final = 6
PLAYER_TROPHIES: Final = 7
SPIES_ON_BOARD: Final = 8
OTHERS_TROOPS_THERE: Final = 9
OTHERS_SPIES_THERE: Final = 10
METRICS: Final = [
    "",
    "sites_controlled",
    "sites_totally_controlled",
    "markers_held",
    "inner_circle",
    "trophies",
    "white_trophies",
    "player_trophies",
    "spies_on_board",
    "others_troops_there",
    "others_spies_there",
]


@mypyc_attr(acyclic=True, free_list_len=1)  # no tracking by the garbage collector; the next copy reuses the memory
class Tyrants(State):
    """A place is a site (0..25) or a route space (26..78). Sets of sites or of route spaces are bits of one int."""

    def __init__(self, book: Book, seats: i64, rng: Rng, cards: Piles) -> None:
        super().__init__(book, seats, rng)
        self.cards: Piles = cards
        self.turn: Seat = 0  # NOTHING when the game is over
        self.first: Seat = 0
        self.round: i64 = 1
        self.power: i64 = 0
        self.influence: i64 = 0
        self.paid: i64 = 0  # markers whose influence the seat on turn has had this turn; bits
        self.last_round: bool = False
        self.quiet: i64 = 0  # turns since a troop left a barracks or a card the market deck
        self.ghost: bool = False  # the top of the devoured pile may be bought this turn
        self.sites: i64 = 0  # in play; bits
        self.spaces: i64 = 0
        self.open_sites: i64 = 0  # with an empty space; bits
        self.open_spaces: i64 = 0
        self.waiting: vec[i64] = EMPTY  # end-of-turn instructions: the node and the slot in PLAYED of each
        self.tables: vec[i64] = EMPTY  # by BARRACKS + seat, VP + seat and so on
        self.troops: vec[u8] = vec[u8]()  # by site * COLOURS + colour

    def copy(self) -> Tyrants:
        s = Tyrants(self.book, self.seats, self.rng.copy(), self.cards.copy())
        self.copy_head(s)
        self.copy_open(s)
        return s

    def copy_open(self, s: Tyrants) -> None:
        """All but the cards: nothing else is hidden."""
        s.turn = self.turn
        s.first = self.first
        s.round = self.round
        s.power = self.power
        s.influence = self.influence
        s.paid = self.paid
        s.last_round = self.last_round
        s.quiet = self.quiet
        s.ghost = self.ghost
        s.sites = self.sites
        s.spaces = self.spaces
        s.open_sites = self.open_sites
        s.open_spaces = self.open_spaces
        s.waiting = self.waiting[:]
        s.tables = self.tables[:]
        s.troops = self.troops[:]

    def speaking(self) -> i64:
        """The card whose text is at work; a reaction's card lies in the discard pile."""
        if self.cause >= REACTING:
            return self.cause - REACTING
        return NOTHING if self.cause == NOTHING else self.cards.at(PLAYED, self.cause) % GONE

    def wait(self, node: i64, slot: i64) -> None:
        """TU-4.2: an instruction for the end of the turn."""
        self.waiting = append(append(self.waiting, node), slot)

    def waits(self) -> i64:
        """How many instructions wait for the end of the turn."""
        return len(self.waiting) // 2

    def present_sites(self, seat: Seat) -> i64:
        """TU-6: a spy gives presence at its site, troops where they reach."""
        return self.tables[REACH_SITES + seat] | self.tables[SPY_SITES + seat]

    def has_presence(self, seat: Seat, place: i64) -> bool:
        if place < SITES:
            return self.present_sites(seat) & BIT[place] != 0
        return self.tables[REACH_SPACES + seat] & BIT[place - SITES] != 0

    def has_troops(self, seat: Seat) -> bool:
        return self.tables[AT_SITES + seat] | self.tables[AT_SPACES + seat] != 0

    def troops_at(self, place: i64, colour: i64) -> i64:
        if place < SITES:
            return i64(self.troops[place * COLOURS + colour])
        return 1 if self.tables[AT_SPACES + colour] & BIT[place - SITES] != 0 else 0

    def is_open(self, place: i64) -> bool:
        if place < SITES:
            return self.open_sites & BIT[place] != 0
        return self.open_spaces & BIT[place - SITES] != 0

    def in_play(self, place: i64) -> bool:
        if place < SITES:
            return self.sites & BIT[place] != 0
        return self.spaces & BIT[place - SITES] != 0

    def add_troop(self, colour: i64, place: i64) -> None:
        self.touched |= BIT[place] if place < SITES else ROUTES_TOUCHED
        if place < SITES:
            self.troops[place * COLOURS + colour] = u8(self.troops_at(place, colour) + 1)
            self.tables[AT_SITES + colour] |= BIT[place]
            self.tables[FREE_SPACES + place] -= 1
            if self.tables[FREE_SPACES + place] == 0:
                self.open_sites ^= BIT[place]
            self.settle(place)
        else:
            self.tables[AT_SPACES + colour] |= BIT[place - SITES]
            self.open_spaces ^= BIT[place - SITES]
        if colour != WHITE:
            self.tables[REACH_SITES + colour] |= SITE_REACH[place]
            self.tables[REACH_SPACES + colour] |= SPACE_REACH[place]

    def remove_troop(self, colour: i64, place: i64) -> None:
        self.touched |= BIT[place] if place < SITES else ROUTES_TOUCHED
        left: i64 = 0
        if place < SITES:
            left = self.troops_at(place, colour) - 1
            self.troops[place * COLOURS + colour] = u8(left)
            if left == 0:
                self.tables[AT_SITES + colour] ^= BIT[place]
            self.tables[FREE_SPACES + place] += 1
            self.open_sites |= BIT[place]
            self.settle(place)
        else:
            self.tables[AT_SPACES + colour] ^= BIT[place - SITES]
            self.open_spaces |= BIT[place - SITES]
        if colour != WHITE and left == 0:
            self.reach_again(colour)

    def reach_again(self, seat: Seat) -> None:
        """Reach only grows by adding; when the last troop has left a place it is counted again."""
        near_sites: i64 = 0
        near_spaces: i64 = 0
        sites = self.tables[AT_SITES + seat]
        while sites != 0:
            place = lowest_bit(sites)
            near_sites |= SITE_REACH[place]
            near_spaces |= SPACE_REACH[place]
            sites &= sites - 1
        spaces = self.tables[AT_SPACES + seat]
        while spaces != 0:
            place = SITES + lowest_bit(spaces)
            near_sites |= SITE_REACH[place]
            near_spaces |= SPACE_REACH[place]
            spaces &= spaces - 1
        self.tables[REACH_SITES + seat] = near_sites
        self.tables[REACH_SPACES + seat] = near_spaces

    def controller(self, site: i64) -> i64:
        """TU-7: the colour with more troops than each other, white included; NOTHING for nobody."""
        most: i64 = 0
        who: i64 = NOTHING
        for colour in range(COLOURS):
            troops = i64(self.troops[site * COLOURS + colour])
            if troops > most:
                most = troops
                who = colour
            elif troops == most:
                who = NOTHING
        return who

    def totally_controls(self, seat: Seat, site: i64) -> bool:
        """TU-7: every space is the seat's, and no other player's spy is there."""
        if i64(self.troops[site * COLOURS + seat]) != SITE_SPACES[site]:
            return False
        for other in range(self.seats):
            if other != seat and self.tables[SPY_SITES + other] & BIT[site] != 0:
                return False
        return True

    def settle(self, site: i64) -> None:
        """TU-7: a marker goes at once to whoever controls its site, and pays influence at most once a turn."""
        marker = MARKER_AT[site]
        if marker < 0:
            return
        who = self.controller(site)
        if who == WHITE:
            who = NOTHING
        if who != self.tables[HOLDER + marker]:
            self.tables[HOLDER + marker] = who
            self.tell("marker", who, place=site)
            if who != NOTHING and who == self.turn and self.paid & BIT[marker] == 0:
                self.paid |= BIT[marker]
                self.influence += 1
                self.tell("marker_influence", who, place=site, n=1)

    def spies_left(self, seat: Seat) -> i64:
        return 5 - bits_in(self.tables[SPY_SITES + seat])

    def measure(self, metric: i64, seat: Seat, picked: i64) -> i64:
        n: i64 = 0
        if metric == INNER_CIRCLE:
            n = self.cards.size[INNER + seat]
        elif metric == SITES_CONTROLLED:
            for site in range(SITES):
                n += 1 if self.controller(site) == seat else 0
        elif metric == SITES_TOTALLY_CONTROLLED:
            for site in range(SITES):
                n += 1 if self.totally_controls(seat, site) else 0
        elif metric == MARKERS_HELD:
            for marker in range(MARKERS):
                n += 1 if self.tables[HOLDER + marker] == seat else 0
        elif metric == SPIES_ON_BOARD:
            n = bits_in(self.tables[SPY_SITES + seat])
        elif metric == WHITE_TROPHIES:
            n = self.tables[TROPHY_HALL + seat * COLOURS + WHITE]
        elif metric == PLAYER_TROPHIES:
            for colour in range(SEATS):
                n += self.tables[TROPHY_HALL + seat * COLOURS + colour]
        elif metric == TROPHIES:
            for colour in range(COLOURS):
                n += self.tables[TROPHY_HALL + seat * COLOURS + colour]
        elif picked != NOTHING:
            site = picked // COLOURS
            for other in range(self.seats):
                if other == seat:
                    continue
                if metric == OTHERS_TROOPS_THERE:
                    n += self.troops_at(site, other)
                elif self.tables[SPY_SITES + other] & BIT[site] != 0:  # OTHERS_SPIES_THERE
                    n += 1
        return n


def bare_table(book: Book, seats: int, rng: Rng) -> Tyrants:
    """All vecs at their length, nothing in play."""
    s = Tyrants(book, seats, rng, piles(PILES, CAPACITY))
    s.tables = vec[i64]([0] * TABLES)
    for seat in range(SEATS):
        s.tables[BARRACKS + seat] = 40
    for marker in range(MARKERS):
        s.tables[HOLDER + marker] = NOTHING
    s.tables[HOUSE_GUARDS] = 15
    s.tables[PRIESTESSES] = 15
    s.troops = vec[u8]([0] * (SITES * COLOURS))
    return s


def empty_board(book: Book, seats: int, sections: list[str], rng: Rng) -> Tyrants:
    """TU-1: the sections in play, no troops, no cards."""
    s = bare_table(book, seats, rng)
    for i, site in enumerate(BOARD):
        if site.section in sections:
            s.sites |= BIT[i]
            s.tables[FREE_SPACES + i] = site.spaces
    for i, space in enumerate(ROUTE_SPACES):
        if space.section in sections:
            s.spaces |= BIT[i]
    s.open_sites = s.sites
    s.open_spaces = s.spaces
    return s
