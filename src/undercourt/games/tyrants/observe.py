"""What a seat may know as a row of bytes, for programs that learn. Seats are counted from the one that looks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.tyrants.actions import COLOURS, KINDS, SEATS, WHITE
from undercourt.games.tyrants.board import MARKER_AT, MARKERS, SITES, SPACES
from undercourt.games.tyrants.catalog import DECK_VP, INNER_VP
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
from undercourt.games.tyrants.observe_notes import (
    CARD_POINTS,
    CONTROLLED,
    IN_PLAY,
    ON_ROUTES,
    ON_TURN,
    ONE_LEFT,
    OWN_POINTS,
    PAID,
    SITE_POINTS,
    TOTALLY,
    TROPHY_POINTS,
    note_control,
)
from undercourt.games.tyrants.observe_there import A_COLOUR, A_TROOP, SOME_SEATS, SOME_SITES, meaning
from undercourt.games.tyrants.score import worth
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
from undercourt.kernel.effect import NODE, PICKED, SEAT, SOURCE, STEP, Book
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit
from undercourt.kernel.observing import Eyes, Sight

OPEN_PILES: Final = BIT[ROW] | BIT[DEVOURED] | BIT[PLAYED]
OF_A_SEAT: Final = 0x1111  # the four piles of the first seat, as bits; those of seat i are i bits higher
EVERYTHING: Final = -1


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
        touched: i64 = EVERYTHING
        piles: i64 = EVERYTHING
        if sight.again:
            touched = s.touched
            piles = s.cards.touched
        else:
            sight.put(AT_PLAYERS + s.seats - 2, 1)
            sight.put(AT_FIRST + self.away[s.first], 1)
            sight.put_bits(AT_RULES, s.rules, 1)
        self.mark_turn(s, sight)
        self.mark_question(s, seat, sight)
        if touched & s.sites != 0:
            note_control(s, touched, sight.notes, sight.note)
            if sight.again:
                self.mark_touched_sites(s, touched & s.sites, sight)
            else:
                self.mark_sites(s, sight)
        if touched & ROUTES_TOUCHED != 0:
            self.mark_routes(s, sight)
        if touched & TROPHIES_TOUCHED != 0:
            self.mark_trophies(s, sight)
        if piles & BIT[MARKET] != 0:
            self.mark_market(s, sight)
        if piles & OPEN_PILES != 0:
            self.mark_open_cards(s, piles, sight)
        if piles != 0:
            for i in range(STOCKS):
                sight.put(AT_STACKS + i, s.tables[HOUSE_GUARDS + i])
        if touched | piles != 0:
            for other in range(s.seats):
                self.mark_seat(s, seat, other, touched, piles, sight)
        if sight.kept:
            s.touched = 0
            s.cards.touched = 0

    def turn(self, s: Tyrants, seat: Seat, sight: Sight) -> None:
        """What is there by seat is turned; cards that lie apart for whoever looks are marked again."""
        seats = s.seats
        by = s.places_after(sight.looked, seat)
        sight.turn_each(AT_TURN, 2, SEATS, seats, by)  # and AT_FIRST
        sight.turn_each(AT_POINTS, 3, SEATS, seats, by)  # and AT_BARRACKS, AT_TOKENS
        sight.turn_each(AT_HAND_SIZE, 3, SEATS, seats, by)  # and AT_DECK_SIZE, AT_INNER_SIZE
        sight.turn(AT_TROPHIES, COLOURS, seats, by)
        sight.turn_each(AT_TROPHIES, seats, COLOURS, seats, by)  # whose troops they were
        sight.turn(AT_TROOPS, SITES, seats, by)
        sight.turn(AT_ROUTES, SPACES, seats, by)
        sight.turn(AT_SPIES, SITES, seats, by)
        sight.turn(AT_CONTROL, SITES, seats, by)
        sight.turn(AT_MARKERS, MARKERS, seats, by)
        sight.turn(AT_INNER, KINDS, seats, by)  # AT_OTHERS, before which it lies: the place of whoever looks
        s.cards.touched |= OF_A_SEAT << seat | OF_A_SEAT << sight.looked

    def mark_turn(self, s: Tyrants, sight: Sight) -> None:
        if not sight.again or s.turn != sight.notes[sight.note + ON_TURN]:
            sight.wipe(AT_TURN, SEATS)
            if s.turn != NOTHING:
                sight.put(AT_TURN + self.away[s.turn], 1)
            sight.notes[sight.note + ON_TURN] = s.turn
        sight.put(AT_POWER, s.power)
        sight.put(AT_INFLUENCE, s.influence)
        sight.put(AT_ROUND, s.round)
        sight.put(AT_LAST_ROUND, 1 if s.last_round else 0)
        sight.put(AT_QUIET, s.quiet)
        sight.put(AT_GHOST, 1 if s.ghost else 0)
        sight.put_noted(AT_PAID, PAID, s.paid)

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

    def mark_touched_sites(self, s: Tyrants, sites: i64, sight: Sight) -> None:
        """The same of some sites alone, whatever was there before."""
        while sites != 0:
            site = lowest_bit(sites)
            sight.put(AT_TROOPS + WHITE * SITES + site, s.troops_at(site, WHITE))
            for seat in range(s.seats):
                at = self.away[seat] * SITES + site
                controlled = sight.notes[sight.note + CONTROLLED + seat] >> site & 1
                totally = sight.notes[sight.note + TOTALLY + seat] >> site & 1
                sight.put(AT_TROOPS + at, s.troops_at(site, seat))
                sight.put(AT_SPIES + at, s.tables[SPY_SITES + seat] >> site & 1)
                sight.put(AT_CONTROL + at, controlled + totally)
            marker = MARKER_AT[site]
            if marker >= 0:
                for seat in range(s.seats):
                    held: i64 = 0
                    if s.tables[HOLDER + marker] == seat:
                        held = 1
                    sight.put(AT_MARKERS + self.away[seat] * MARKERS + marker, held)
            sites &= sites - 1

    def mark_routes(self, s: Tyrants, sight: Sight) -> None:
        sight.put_noted(AT_ROUTES + WHITE * SPACES, ON_ROUTES + WHITE, s.tables[AT_SPACES + WHITE])
        for seat in range(s.seats):
            sight.put_noted(AT_ROUTES + self.away[seat] * SPACES, ON_ROUTES + seat, s.tables[AT_SPACES + seat])

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
        if touched & BIT[PLAYED] != 0:
            points: i64 = 0
            sight.wipe(AT_PLAYED, KINDS)
            for slot in range(cards.size[PLAYED]):
                card = cards.at(PLAYED, slot)
                if card < GONE:
                    sight.mark(AT_PLAYED + card, 1)
                    points += DECK_VP[card]
            sight.notes[sight.note + IN_PLAY] = points

    def mark_market(self, s: Tyrants, sight: Sight) -> None:
        """How many cards of each half-deck are left, all of which have been counted by whoever looks."""
        pile: i64 = UNSEEN_MARKET if len(s.cards.size) > PILES else MARKET
        left = worth(s, pile, ONE_LEFT)
        for i in range(AT_MARKET, AT_STACKS):
            sight.put(i, left & 1023)
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

    def mark_seat(self, s: Tyrants, seat: Seat, other: Seat, touched: i64, piles: i64, sight: Sight) -> None:
        """Of `other`, as `seat` sees it."""
        if piles >> other & OF_A_SEAT != 0:
            if other == seat:
                self.mark_own_cards(s, seat, piles, sight)
            else:
                self.mark_cards(s, other, sight)
            self.mark_sizes(s, other, sight)
        elif touched == 0 and (other != s.turn or piles & BIT[PLAYED] == 0):
            return
        if touched != 0:
            self.mark_supplies(s, other, sight)
        self.mark_points(s, other, sight)

    def mark_sizes(self, s: Tyrants, seat: Seat, sight: Sight) -> None:
        i = self.away[seat]
        sight.put(AT_HAND_SIZE + i, s.cards.size[HAND + seat])
        sight.put(AT_DECK_SIZE + i, s.cards.size[DECK + seat])
        sight.put(AT_INNER_SIZE + i, s.cards.size[INNER + seat])

    def mark_supplies(self, s: Tyrants, seat: Seat, sight: Sight) -> None:
        sight.put(AT_BARRACKS + self.away[seat], s.tables[BARRACKS + seat])
        sight.put(AT_TOKENS + self.away[seat], s.tables[VP + seat])

    def mark_points(self, s: Tyrants, seat: Seat, sight: Sight) -> None:
        """As if the game ended now."""
        at = sight.note + seat
        points = s.tables[VP + seat] + sight.notes[at + SITE_POINTS]
        points += sight.notes[at + CARD_POINTS] + sight.notes[at + TROPHY_POINTS]
        if seat == s.turn:
            points += sight.notes[sight.note + IN_PLAY]
        sight.put(AT_POINTS + self.away[seat], points)
