"""What a seat may know as a row of bytes, for programs that learn: what is marked in the layout."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city.actions import (
    DECKS,
    HOUSE_CARDS,
    HOUSE_DECK,
    HOUSES,
    RESOURCES,
    ROOM,
    SEATS,
    SIDES,
    STRATEGIES,
    TERRITORIES,
)
from undercourt.games.secret_city.effects_characters import Relocate
from undercourt.games.secret_city.observe_layout import (
    AT_AGAINST,
    AT_ARTIFACTS,
    AT_ASKED,
    AT_BACKS,
    AT_BIDS,
    AT_BOND,
    AT_BOND_SLOT,
    AT_BOUND,
    AT_COUNTS,
    AT_DEAL,
    AT_DEAL_PRICE,
    AT_DEAL_SIDE,
    AT_DEAL_SLOT,
    AT_DEAL_TO,
    AT_DECKS,
    AT_DONE,
    AT_ENCHANTED,
    AT_ENCHANTED_SIDES,
    AT_FACE_DOWN,
    AT_FIRST,
    AT_GONE,
    AT_HAND,
    AT_HOUSE,
    AT_HOUSE_DECK,
    AT_HOUSE_KNOWN,
    AT_IS_OWED,
    AT_KNOWN,
    AT_LANDS,
    AT_LANDS_USED,
    AT_LEADING,
    AT_LEFT,
    AT_LOOKED_AT,
    AT_MARGIN,
    AT_MAY_ATTACH,
    AT_MINE,
    AT_NULLIFIED,
    AT_OTHERS,
    AT_OWES,
    AT_PASSES,
    AT_PHASE,
    AT_PLAYERS,
    AT_PRICES,
    AT_PROPOSED,
    AT_PROPOSER,
    AT_QUESTION,
    AT_ROBBED,
    AT_ROUND,
    AT_RULES,
    AT_SHIELDED,
    AT_SPEAKER,
    AT_SPEAKING,
    AT_STAYS_OUT,
    AT_STEP,
    AT_STRATEGY,
    AT_STRENGTH,
    AT_SYMBOLS,
    AT_TARGET,
    AT_THERE,
    AT_TOKENS,
    AT_UNIQUE,
    AT_UNIQUE_USED,
    AT_USED,
    AT_VICTIM,
    AT_WHOSE,
    BACK_OF,
    BACKS,
    CHARACTERS,
    KIND,
    LAYOUT,
    MONEY_AND_MANA,
    QUESTIONS,
    STEPS,
    SYMBOLS,
    UNIQUE_CARDS,
)
from undercourt.games.secret_city.play import PHASE_NAMES
from undercourt.games.secret_city.state import (
    ABSTAINS,
    BIDS,
    BOND,
    BOND_SLOT,
    DECLARED,
    HAND,
    HAND_SEEN,
    HOUSE_OF,
    LANDS,
    LOOKED,
    MARGIN,
    NAMED_PRICE,
    SIDE_BONUS,
    UNDER,
    UNIQUE_AT,
    UPPER,
    VICTIM_OF,
    City,
    creditor_of,
    debtor_of,
    resource_of,
    tokens_of,
)
from undercourt.kernel.effect import NODE, PICKED, SEAT, SOURCE, STEP, Book
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit
from undercourt.kernel.observing import Eyes, Sight

ALL_PLACES: Final = BIT[ROOM] - 1  # of one seat
ALL_CARDS: Final = BIT[HOUSE_DECK] - 1  # of one house


class SecretCityEyes(Eyes):
    """SC-13. Of the hands of others only backs, and cards that the looking seat has seen there."""

    def __init__(self) -> None:
        super().__init__(LAYOUT, QUESTIONS)
        self.relocates: vec[i64] = vec[i64]()  # by effect: 1 if PICKED is a character, once one is chosen
        self.sums: vec[i64] = vec[i64]([0] * SIDES)  # by side, while it looks: what stands there

    def learn(self, book: Book) -> None:
        super().learn(book)
        self.relocates = vec[i64]([int(isinstance(effect, Relocate)) for effect in book.nodes])

    def observe(self, s: City, seat: Seat, sight: Sight) -> None:
        sight.mark(AT_PLAYERS + s.seats - 2, 1)
        sight.mark(AT_FIRST + self.away[s.first], 1)
        sight.mark(AT_ROUND, s.turn)
        sight.mark(AT_LEFT, s.turns - s.turn)
        sight.put_bits(AT_RULES, s.rules, 1)
        if s.depth > 0:
            self.mark_question(s, sight)
        self.mark_characters(s, sight)
        self.mark_tables(s, sight)
        for unique in range(UNIQUE_CARDS):
            owner = s.tables[UNIQUE_AT + unique]
            if owner >= 0:
                sight.put(AT_UNIQUE + self.away[owner] * UNIQUE_CARDS + unique, 1)
        self.mark_strategies(s, sight)
        self.mark_cards(s, seat, sight)
        if s.deal != NOTHING:
            self.mark_deal(s, sight)
        self.mark_contracts(s, seat, sight)

    def mark_question(self, s: City, sight: Sight) -> None:
        """No question of this game is secret."""
        stack = s.stack
        f = s.top()
        node = stack[f + NODE]
        step = stack[f + STEP]
        phase: i64 = stack[STEP] - 1
        sight.mark(AT_PHASE + (phase if phase < len(PHASE_NAMES) else len(PHASE_NAMES) - 1), 1)
        sight.mark(AT_ASKED + self.away[stack[f + SEAT]], 1)
        if self.asks[node] != NOTHING:
            sight.mark(AT_QUESTION + self.asks[node], 1)
        if step > 0:
            sight.mark(AT_STEP + (step if step < STEPS else STEPS) - 1, 1)
        if stack[f + SOURCE] != NOTHING:
            sight.mark(AT_SPEAKING + stack[f + SOURCE], 1)
        if self.relocates[node] == 1 and step > 0:
            sight.mark(AT_THERE + self.place(stack[f + PICKED]), 1)
        if s.speaker != NOTHING:
            sight.mark(AT_SPEAKER + self.place(s.speaker), 1)
        if s.victim != NOTHING:
            sight.mark(AT_VICTIM + self.away[s.victim], 1)
        if s.leading != NOTHING:
            sight.mark(AT_LEADING + self.away[s.leading], 1)
        sight.mark(AT_DONE, s.asked)
        sight.mark(AT_PASSES, s.passes)
        sight.mark(AT_MAY_ATTACH, 1 if s.may_attach else 0)

    def place(self, slot: i64) -> i64:
        """Counted from the looking seat's first one."""
        return self.away[slot // ROOM] * ROOM + slot % ROOM

    def side(self, side: i64) -> i64:
        """Counted from the side for the looking seat's strategy."""
        return self.away[side >> 1] * 2 + (side & 1)

    def mark_characters(self, s: City, sight: Sight) -> None:
        for side in range(2 * s.seats):
            self.sums[side] = s.tables[SIDE_BONUS + side]
        against: i64 = 0
        for owner in range(s.seats):
            away = self.away[owner]
            numbers = s.present >> owner * ROOM & ALL_PLACES
            symbols: i64 = 0
            while numbers != 0:
                number = lowest_bit(numbers)
                numbers &= numbers - 1
                slot = owner * ROOM + number
                at = away * ROOM + number
                if away == 0:
                    sight.put(AT_MINE + number * CHARACTERS + KIND[s.card[slot]], 1)
                else:
                    sight.mark(AT_OTHERS + away * CHARACTERS + KIND[s.card[slot]], 1)
                counts = s.counts(slot)
                sight.put(AT_COUNTS + at, counts)
                symbols |= s.symbols[slot] << number * SYMBOLS
                side = s.side[slot]
                if side != NOTHING:
                    self.sums[side] += counts
                    sight.put(AT_WHOSE + at * SEATS + self.away[side >> 1], 1)
                    against |= (side & 1) << at
            sight.put_set(AT_SYMBOLS + away * ROOM * SYMBOLS, ROOM * SYMBOLS, symbols)
        sight.put_bits(AT_AGAINST, against, 1)
        self.mark_places(AT_FACE_DOWN, s.face_down, sight)
        self.mark_places(AT_USED, s.used, sight)
        self.mark_places(AT_SHIELDED, s.shielded, sight)
        self.mark_places(AT_NULLIFIED, s.nullified, sight)
        self.mark_places(AT_ENCHANTED, s.enchanted, sight)

    def mark_places(self, first: i64, slots: i64, sight: Sight) -> None:
        """A set of places of characters: those before the looking seat's first one come after all others."""
        if slots != 0:
            before = self.seat * ROOM
            after = (slots & BIT[before] - 1) << self.seats * ROOM - before
            sight.put_bits(first, slots >> before | after, 1)

    def mark_seats(self, first: i64, seats: i64, sight: Sight) -> None:
        """A set of seats."""
        while seats != 0:
            sight.put(first + self.away[lowest_bit(seats)], 1)
            seats &= seats - 1

    def mark_tables(self, s: City, sight: Sight) -> None:
        """What lies before the seats. House cards of all of them are one set, from the looking seat on."""
        artifacts: i64 = 0
        gone: i64 = 0
        known: i64 = 0
        for other in range(s.seats):
            i = self.away[other]
            house = s.tables[HOUSE_OF + other]
            sight.put(AT_HOUSE + i * HOUSES + house, 1)
            for resource in range(RESOURCES):
                sight.put(AT_TOKENS + i * RESOURCES + resource, s.tokens[other * RESOURCES + resource])
            sight.put(AT_BIDS + i, s.tables[BIDS + other])
            sight.put_set(AT_LANDS + i * TERRITORIES, TERRITORIES, s.tables[LANDS + other])
            cards = house * HOUSE_DECK
            first = i * HOUSE_DECK
            artifacts |= (s.artifacts >> cards & ALL_CARDS) << first
            gone |= (s.gone >> cards & ALL_CARDS) << first
            known |= (s.house_known >> cards & ALL_CARDS) << first
        sight.put_set(AT_ARTIFACTS, SEATS * HOUSE_DECK, artifacts)
        sight.put_set(AT_GONE, SEATS * HOUSE_DECK, gone)
        sight.put_set(AT_HOUSE_KNOWN, SEATS * HOUSE_DECK, known)

    def mark_strategies(self, s: City, sight: Sight) -> None:
        tables = s.tables
        for other in range(s.seats):
            declared = tables[DECLARED + other]
            if declared == NOTHING:
                continue
            i = self.away[other]
            sight.put(AT_STRATEGY + i * STRATEGIES + declared, 1)
            if tables[VICTIM_OF + other] != NOTHING:
                sight.mark(AT_TARGET + i * SEATS + self.away[tables[VICTIM_OF + other]], 1)
            sight.put(AT_MARGIN + i, tables[MARGIN + other])
            sight.put(AT_STRENGTH + 2 * i, self.sums[2 * other])
            sight.put(AT_STRENGTH + 2 * i + 1, self.sums[2 * other + 1])
        sides = s.enchanted_sides
        while sides != 0:
            sight.mark(AT_ENCHANTED_SIDES + self.side(lowest_bit(sides)), 1)
            sides &= sides - 1
        sight.put_bits(AT_LANDS_USED, s.territories_used, 1)
        self.mark_seats(AT_ROBBED, s.robbed, sight)
        sight.put_bits(AT_UNIQUE_USED, s.unique_used, 1)

    def mark_cards(self, s: City, seat: Seat, sight: Sight) -> None:
        cards = s.cards
        sizes = cards.size
        for deck in range(DECKS):
            sight.put(AT_DECKS + deck, sizes[UPPER + deck] + sizes[UNDER + deck])
        if s.depth > 0 and s.stack[s.top() + SEAT] == seat:
            for i in range(sizes[LOOKED]):
                sight.mark(AT_LOOKED_AT + cards.at(LOOKED, i), 1)
        house = HOUSE_CARDS + s.tables[HOUSE_OF + seat] * HOUSE_DECK
        deck_left = s.house_deck(seat) >> house - HOUSE_CARDS
        for other in range(s.seats):
            at = AT_BACKS + self.away[other] * BACKS
            for i in range(sizes[HAND + other]):
                card = cards.at(HAND + other, i)
                sight.mark(at + BACK_OF[card], 1)
                if other == seat:
                    sight.mark(AT_HAND + card, 1)
                elif cards.at(HAND_SEEN + other, i) & BIT[seat] != 0:
                    sight.mark(AT_KNOWN + card, 1)
                elif card >= house and card < house + HOUSE_DECK:
                    deck_left |= BIT[card - house]  # for all the seat knows, it may be there
        sight.put_set(AT_HOUSE_DECK, HOUSE_DECK, deck_left)

    def mark_deal(self, s: City, sight: Sight) -> None:
        """What has been said of the deal on the table."""
        sight.mark(AT_DEAL + s.deal, 1)
        if s.proposer != NOTHING:
            sight.mark(AT_PROPOSER + self.away[s.proposer], 1)
        if s.deal_to != NOTHING:
            sight.mark(AT_DEAL_TO + self.away[s.deal_to], 1)
        if s.deal_side != NOTHING:
            sight.mark(AT_DEAL_SIDE + self.side(s.deal_side), 1)
        if s.deal_slot != NOTHING:
            sight.mark(AT_DEAL_SLOT + self.place(s.deal_slot), 1)
        self.mark_price(AT_DEAL_PRICE, s.deal_price, sight)
        for other in range(s.seats):
            self.mark_price(AT_PRICES + self.away[other] * MONEY_AND_MANA, s.tables[NAMED_PRICE + other], sight)

    def mark_price(self, first: i64, price: i64, sight: Sight) -> None:
        if price != NOTHING:
            sight.mark(first + resource_of(price), tokens_of(price))

    def mark_contracts(self, s: City, seat: Seat, sight: Sight) -> None:
        """SC-9: what binds, and what is owed for it."""
        tables = s.tables
        self.mark_seats(AT_PROPOSED, s.proposed, sight)
        if tables[BOND + seat] != NOTHING:
            sight.mark(AT_BOND + self.side(tables[BOND + seat]), 1)
            if tables[BOND_SLOT + seat] != NOTHING:
                sight.mark(AT_BOND_SLOT + tables[BOND_SLOT + seat] % ROOM, 1)
        for other in range(s.seats):
            i = self.away[other]
            if tables[BOND + other] != NOTHING:
                sight.mark(AT_BOUND + i, 1)
            if tables[ABSTAINS + other] != 0:
                self.mark_seats(AT_STAYS_OUT + i * SEATS, tables[ABSTAINS + other], sight)
        for debt in s.debts:
            if debt == NOTHING:
                continue
            if debtor_of(debt) == seat:
                self.mark_price(AT_OWES + self.away[creditor_of(debt)] * MONEY_AND_MANA, debt, sight)
            elif creditor_of(debt) == seat:
                self.mark_price(AT_IS_OWED + self.away[debtor_of(debt)] * MONEY_AND_MANA, debt, sight)
