"""What a seat may know as a row of bytes, for programs that learn. Seats are counted from the one that looks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.tyrants.actions import COLOURS, KINDS, SEATS, WHITE
from undercourt.games.tyrants.board import MARKERS, SITE_VP, SITES, SPACES
from undercourt.games.tyrants.cards import CARDS, HALF_DECKS
from undercourt.games.tyrants.catalog import DECK_VP, INNER_VP
from undercourt.games.tyrants.effects_board import MoveThere, ReturnSpies, SupplantAtEach
from undercourt.games.tyrants.effects_opponents import DeployBeside, Discard, OneOpponent, RivalThere
from undercourt.games.tyrants.effects_trophies import PlaceTrophy, TakeTrophy
from undercourt.games.tyrants.legal import THERE
from undercourt.games.tyrants.observe_layout import (
    AT_ASKED,
    AT_BARRACKS,
    AT_CONTROL,
    AT_DECK,
    AT_DECK_SIZE,
    AT_DEVOURED,
    AT_DISCARDS,
    AT_END_OF_TURN,
    AT_FIRST,
    AT_GHOST,
    AT_HAND,
    AT_HAND_SIZE,
    AT_INFLUENCE,
    AT_INNER,
    AT_INNER_SIZE,
    AT_LAST_ROUND,
    AT_LEFT,
    AT_MARKERS,
    AT_MARKET,
    AT_OTHERS,
    AT_PAID,
    AT_PLAYED,
    AT_PLAYERS,
    AT_POINTS,
    AT_POWER,
    AT_QUESTION,
    AT_QUIET,
    AT_ROUND,
    AT_ROUTES,
    AT_ROW,
    AT_RULES,
    AT_SPEAKING,
    AT_SPIES,
    AT_STACKS,
    AT_THAT_ONE,
    AT_THERE,
    AT_TOKENS,
    AT_TROOPS,
    AT_TROPHIES,
    AT_TURN,
    LAYOUT,
    QUESTIONS,
    STOCKS,
)
from undercourt.games.tyrants.state import (
    AT_SITES,
    AT_SPACES,
    BARRACKS,
    DECK,
    DEVOURED,
    DISCARDS,
    GONE,
    HAND,
    HOLDER,
    HOUSE_GUARDS,
    INNER,
    KNOWN,
    MARKET,
    NO_CARD,
    PILES,
    PLAYED,
    REACTING,
    ROUTES_TOUCHED,
    ROW,
    ROW_SIZE,
    SPY_SITES,
    TROPHIES_TOUCHED,
    TROPHY_HALL,
    UNSEEN,
    UNSEEN_MARKET,
    VP,
    Tyrants,
)
from undercourt.kernel.choose import Choose
from undercourt.kernel.effect import NODE, PICKED, SEAT, SOURCE, STEP, Book, Effect
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit
from undercourt.kernel.observing import Eyes, Sight

# What a question's PICKED means to it.
NO_MATTER: Final = 0
A_TROOP: Final = 1  # place * COLOURS + colour
A_COLOUR: Final = 2  # or a seat
SOME_SITES: Final = 3  # bits
SOME_SEATS: Final = 4  # bits

# By kind: one card of its half-deck, in a number that counts those of all half-decks, ten bits each.
ONE_LEFT: Final = vec[i64]([BIT[10 * HALF_DECKS.index(one.deck)] if one.deck in HALF_DECKS else 0 for one in CARDS])

OF_A_SEAT: Final = 0x1111  # the four piles of the first seat, as bits; those of seat i are i bits higher
EVERYTHING: Final = -1
# Notes, most of them by seat.
CONTROLLED: Final = 0  # sites; bits
TOTALLY: Final = CONTROLLED + SEATS  # sites; bits
SITE_POINTS: Final = TOTALLY + SEATS
CARD_POINTS: Final = SITE_POINTS + SEATS  # of cards that are not in play
OWN_POINTS: Final = CARD_POINTS + SEATS  # the same of whoever looks, by pile: deck, hand, discard pile, inner circle
TROPHY_POINTS: Final = OWN_POINTS + 4
LEFT: Final = TROPHY_POINTS + SEATS  # in the market deck, by half-deck, ten bits each


class TyrantsEyes(Eyes):
    """TU-12. In views, what lies face down is listed as unseen; a state has it where it lies."""

    def __init__(self) -> None:
        super().__init__(LAYOUT, QUESTIONS)
        self.remembers = True
        self.there: vec[i64] = vec[i64]()  # by effect: what its PICKED means
        self.picks: vec[i64] = vec[i64]()  # by effect: 1 if its STEP is one more than the picks left

    def learn(self, book: Book) -> None:
        super().learn(book)
        self.there = vec[i64]([meaning(effect) for effect in book.nodes])
        self.picks = vec[i64]([int(isinstance(effect, Choose)) for effect in book.nodes])

    def observe(self, s: Tyrants, seat: Seat, sight: Sight) -> None:
        """What is quickly said is always said; board and cards only where they were touched."""
        if not sight.again:
            sight.put(AT_PLAYERS + s.seats - 2, 1)
            sight.put(AT_FIRST + self.away[s.first], 1)
            sight.put_bits(AT_RULES, s.rules, 1)
        sight.wipe(AT_TURN, SEATS)
        if s.turn != NOTHING:
            sight.put(AT_TURN + self.away[s.turn], 1)
        sight.put(AT_POWER, s.power)
        sight.put(AT_INFLUENCE, s.influence)
        sight.put(AT_ROUND, s.round)
        sight.put(AT_LAST_ROUND, 1 if s.last_round else 0)
        sight.put(AT_QUIET, s.quiet)
        sight.put(AT_GHOST, 1 if s.ghost else 0)
        sight.wipe(AT_PAID, MARKERS)
        sight.put_bits(AT_PAID, s.paid, 1)
        for i in range(STOCKS):
            sight.put(AT_STACKS + i, s.tables[HOUSE_GUARDS + i])
        self.mark_question(s, seat, sight)
        touched = s.touched if sight.noted else EVERYTHING
        if touched & s.sites != 0:
            note_control(s, touched, sight.notes, sight.note)
        touched = s.touched if sight.again else EVERYTHING
        if touched & s.sites != 0:
            self.mark_sites(s, sight)
        if touched & ROUTES_TOUCHED != 0:
            self.mark_routes(s, sight)
        if touched & TROPHIES_TOUCHED != 0:
            self.mark_trophies(s, sight)
        self.mark_market(s, sight)
        piles = s.cards.touched if sight.again else EVERYTHING
        self.mark_open_cards(s, piles, sight)
        for other in range(s.seats):
            if piles >> other & OF_A_SEAT != 0:
                if other == seat:
                    self.mark_own_cards(s, seat, piles, sight)
                else:
                    self.mark_cards(s, other, sight)
            if touched != 0 or piles >> other & OF_A_SEAT != 0 or other == s.turn:
                self.mark_seat(s, other, sight)
        if sight.kept:
            s.touched = 0
            s.cards.touched = 0

    def mark_question(self, s: Tyrants, seat: Seat, sight: Sight) -> None:
        sight.wipe(AT_ASKED, AT_POWER - AT_ASKED)
        f = self.frame(s, seat)
        if f == NOTHING:
            return
        stack = s.stack
        node = stack[f + NODE]
        if self.asks[node] == NOTHING:
            return
        sight.put(AT_ASKED + self.away[stack[f + SEAT]], 1)
        sight.put(AT_QUESTION + self.asks[node], 1)
        step = stack[f + STEP]
        if self.picks[node] == 1:
            sight.mark(AT_LEFT, step - 1)
        elif self.asks[node] == 0:
            sight.mark(AT_END_OF_TURN, step)
        source = stack[f + SOURCE]
        if source >= REACTING:
            sight.put(AT_SPEAKING + source - REACTING, 1)
        elif source != NOTHING:
            sight.put(AT_SPEAKING + s.cards.at(PLAYED, source) % GONE, 1)
        picked = stack[f + PICKED]
        if picked != NOTHING:
            self.mark_there(self.there[node], picked, sight)

    def mark_there(self, meaning: i64, picked: i64, sight: Sight) -> None:
        if meaning == A_TROOP:
            sight.put(AT_THERE + picked // COLOURS, 1)
            sight.put(AT_THAT_ONE + self.away[picked % COLOURS], 1)
        elif meaning == A_COLOUR:
            sight.put(AT_THAT_ONE + self.away[picked], 1)
        elif meaning == SOME_SITES:
            sight.put_bits(AT_THERE, picked, 1)
        elif meaning == SOME_SEATS:
            while picked != 0:
                sight.put(AT_THAT_ONE + self.away[lowest_bit(picked)], 1)
                picked &= picked - 1

    def mark_sites(self, s: Tyrants, sight: Sight) -> None:
        """Troops, spies, control, markers. White troops are seen from everywhere alike."""
        sight.wipe(AT_TROOPS, AT_ROUTES - AT_TROOPS)
        sight.wipe(AT_SPIES, AT_PAID - AT_SPIES)
        sight.put_counts(AT_TROOPS + WHITE * SITES, s.tables[AT_SITES + WHITE], s.troops, WHITE, COLOURS)
        for seat in range(s.seats):
            at = self.away[seat] * SITES
            controlled = sight.notes[sight.note + CONTROLLED + seat]
            totally = sight.notes[sight.note + TOTALLY + seat]
            sight.put_counts(AT_TROOPS + at, s.tables[AT_SITES + seat], s.troops, seat, COLOURS)
            sight.put_bits(AT_SPIES + at, s.tables[SPY_SITES + seat], 1)
            sight.put_bits(AT_CONTROL + at, controlled & ~totally, 1)
            sight.put_bits(AT_CONTROL + at, totally, 2)
        for marker in range(MARKERS):
            holder = s.tables[HOLDER + marker]
            if holder != NOTHING:
                sight.put(AT_MARKERS + self.away[holder] * MARKERS + marker, 1)

    def mark_routes(self, s: Tyrants, sight: Sight) -> None:
        sight.wipe(AT_ROUTES, AT_SPIES - AT_ROUTES)
        sight.put_bits(AT_ROUTES + WHITE * SPACES, s.tables[AT_SPACES + WHITE], 1)
        for seat in range(s.seats):
            sight.put_bits(AT_ROUTES + self.away[seat] * SPACES, s.tables[AT_SPACES + seat], 1)

    def mark_trophies(self, s: Tyrants, sight: Sight) -> None:
        """TU-10.3: each is a point."""
        sight.wipe(AT_TROPHIES, AT_HAND_SIZE - AT_TROPHIES)
        for seat in range(s.seats):
            points: i64 = 0
            for victim in range(COLOURS):
                n = s.tables[TROPHY_HALL + seat * COLOURS + victim]
                if n > 0:
                    sight.put(AT_TROPHIES + self.away[seat] * COLOURS + self.away[victim], n)
                    points += n
            sight.notes[sight.note + TROPHY_POINTS + seat] = points

    def mark_open_cards(self, s: Tyrants, touched: i64, sight: Sight) -> None:
        cards = s.cards
        if touched & BIT[ROW] != 0:
            sight.wipe(AT_ROW, KINDS)
            for slot in range(ROW_SIZE):
                card = cards.at(ROW, slot)
                if card != NO_CARD:
                    sight.mark(AT_ROW + card, 1)
        if touched & BIT[DEVOURED] != 0:
            sight.wipe(AT_DEVOURED, KINDS)
            if cards.size[DEVOURED] > 0:
                sight.put(AT_DEVOURED + cards.at(DEVOURED, cards.size[DEVOURED] - 1), 1)
        sight.wipe(AT_PLAYED, KINDS)
        for slot in range(cards.size[PLAYED]):
            card = cards.at(PLAYED, slot)
            if card < GONE:
                sight.mark(AT_PLAYED + card, 1)

    def mark_market(self, s: Tyrants, sight: Sight) -> None:
        """How many cards of each half-deck are left, all of which have been counted by whoever looks."""
        cards = s.cards
        if not sight.noted or cards.touched & BIT[MARKET] != 0:
            pile: i64 = UNSEEN_MARKET if len(cards.size) > PILES else MARKET
            sight.notes[sight.note + LEFT] = worth(s, pile, ONE_LEFT)
        elif sight.again:
            return
        left = sight.notes[sight.note + LEFT]
        sight.wipe(AT_MARKET, AT_STACKS - AT_MARKET)
        for i in range(AT_MARKET, AT_STACKS):
            sight.mark(i, left & 1023)
            left >>= 10

    def mark_own_cards(self, s: Tyrants, seat: Seat, touched: i64, sight: Sight) -> None:
        """TU-12.6: which of a seat's cards are in hand and which in the deck, it knows itself."""
        cards = s.cards
        at = sight.note + OWN_POINTS
        if touched & BIT[DECK + seat] != 0:
            pile = seat + (UNSEEN if len(cards.size) > PILES else DECK)
            sight.wipe(AT_DECK, KINDS)
            sight.notes[at] = sight.mark_cards(AT_DECK, cards, pile, cards.size[pile], DECK_VP)
        if touched & BIT[HAND + seat] != 0:
            sight.wipe(AT_HAND, KINDS)
            sight.notes[at + 1] = sight.mark_cards(AT_HAND, cards, HAND + seat, cards.size[HAND + seat], DECK_VP)
        if touched & BIT[DISCARDS + seat] != 0:
            sight.wipe(AT_DISCARDS, KINDS)
            sight.notes[at + 2] = sight.mark_cards(
                AT_DISCARDS, cards, DISCARDS + seat, cards.size[DISCARDS + seat], DECK_VP
            )
        if touched & BIT[INNER + seat] != 0:
            sight.wipe(AT_INNER, KINDS)
            sight.notes[at + 3] = sight.mark_cards(AT_INNER, cards, INNER + seat, cards.size[INNER + seat], INNER_VP)
        points = sight.notes[at] + sight.notes[at + 1] + sight.notes[at + 2] + sight.notes[at + 3]
        sight.notes[sight.note + CARD_POINTS + seat] = points

    def mark_cards(self, s: Tyrants, other: Seat, sight: Sight) -> None:
        """TU-12.6: which cards another seat has in hand and deck together is known to all."""
        cards = s.cards
        is_view = len(cards.size) > PILES
        unseen = (UNSEEN if is_view else DECK) + other
        at = AT_OTHERS + (self.away[other] - 1) * KINDS
        held = s.tables[KNOWN + other] if is_view else cards.size[HAND + other]  # the rest is unseen
        sight.wipe(at, KINDS)
        points = worth(s, INNER + other, INNER_VP)
        points += sight.mark_cards(at, cards, HAND + other, held, DECK_VP)
        points += sight.mark_cards(at, cards, unseen, cards.size[unseen], DECK_VP)
        points += sight.mark_cards(at, cards, DISCARDS + other, cards.size[DISCARDS + other], DECK_VP)
        sight.notes[sight.note + CARD_POINTS + other] = points

    def mark_seat(self, s: Tyrants, seat: Seat, sight: Sight) -> None:
        """What a seat has, counted; its points too, as if the game ended now."""
        cards = s.cards
        at = sight.note + seat
        i = self.away[seat]
        tokens = s.tables[VP + seat]
        points = (
            tokens + sight.notes[at + SITE_POINTS] + sight.notes[at + CARD_POINTS] + sight.notes[at + TROPHY_POINTS]
        )
        if seat == s.turn:
            points += in_play(s)
        sight.put(AT_POINTS + i, points)
        sight.put(AT_BARRACKS + i, s.tables[BARRACKS + seat])
        sight.put(AT_TOKENS + i, tokens)
        sight.put(AT_HAND_SIZE + i, cards.size[HAND + seat])
        sight.put(AT_DECK_SIZE + i, cards.size[DECK + seat])
        sight.put(AT_INNER_SIZE + i, cards.size[INNER + seat])


def note_control(s: Tyrants, touched: i64, notes: vec[i64], at: i64) -> None:
    """TU-10.1, TU-10.2: what the sites give, where those that were touched may have changed hands."""
    for seat in range(s.seats):
        notes[at + CONTROLLED + seat] &= ~touched
        notes[at + TOTALLY + seat] &= ~touched
    sites = touched & s.sites
    while sites != 0:
        site = lowest_bit(sites)
        who = s.controller(site)
        if who != NOTHING and who != WHITE:
            notes[at + CONTROLLED + who] |= BIT[site]
            if s.totally_controls(who, site):
                notes[at + TOTALLY + who] |= BIT[site]
        sites &= sites - 1
    for seat in range(s.seats):
        points: i64 = 0
        sites = notes[at + CONTROLLED + seat]
        while sites != 0:
            site = lowest_bit(sites)
            points += SITE_VP[site] + (2 if notes[at + TOTALLY + seat] & BIT[site] != 0 else 0)
            sites &= sites - 1
        notes[at + SITE_POINTS + seat] = points


def meaning(effect: Effect) -> int:
    """What PICKED means to an effect that asks, if its question depends on it."""
    if isinstance(effect, (MoveThere, RivalThere)) or getattr(effect, "at", NOTHING) == THERE:
        return A_TROOP
    if isinstance(effect, PlaceTrophy):
        return A_COLOUR
    if (isinstance(effect, Discard) and not effect.cost) or (isinstance(effect, TakeTrophy) and effect.from_there):
        return A_COLOUR
    if isinstance(effect, (ReturnSpies, SupplantAtEach)):
        return SOME_SITES
    if isinstance(effect, DeployBeside) or (isinstance(effect, OneOpponent) and effect.beside):
        return SOME_SEATS
    return NO_MATTER


def worth(s: Tyrants, pile: i64, table: vec[i64]) -> i64:
    """What the cards of a pile are worth together."""
    faces = s.cards.cards
    base = pile * s.cards.capacity
    n: i64 = 0
    for i in range(base, base + s.cards.size[pile]):
        n += table[i64(faces[i])]
    return n


def in_play(s: Tyrants) -> i64:
    """What the cards that were played this turn, and are still there, are worth together."""
    cards = s.cards
    n: i64 = 0
    for slot in range(cards.size[PLAYED]):
        card = cards.at(PLAYED, slot)
        if card < GONE:
            n += DECK_VP[card]
    return n
