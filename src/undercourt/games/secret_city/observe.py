"""What a seat may know as a row of bytes, for programs that learn: what is marked in the layout."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city import observe_notes as notes
from undercourt.games.secret_city.actions import (
    CARDS,
    DECKS,
    HOUSE_CARDS,
    HOUSE_DECK,
    HOUSES,
    RESOURCES,
    ROOM,
    SEATS,
    SIDES,
    SLOTS,
    STRATEGIES,
    TERRITORIES,
)
from undercourt.games.secret_city.effects_characters import Relocate
from undercourt.games.secret_city.observe_deals import DealEyes
from undercourt.games.secret_city.observe_layout import (
    AT_AGAINST,
    AT_ARTIFACTS,
    AT_ASKED,
    AT_BACKS,
    AT_BIDS,
    AT_COUNTS,
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
    AT_PASSES,
    AT_PHASE,
    AT_PLAYERS,
    AT_PROPOSED,
    AT_QUESTION,
    AT_ROBBED,
    AT_ROUND,
    AT_RULES,
    AT_SHIELDED,
    AT_SPEAKER,
    AT_SPEAKING,
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
    QUESTIONS,
    STEPS,
    SYMBOLS,
    UNIQUE_CARDS,
)
from undercourt.games.secret_city.play import PHASE_NAMES
from undercourt.games.secret_city.state import (
    BIDS,
    DECLARED,
    FIELD_TOUCHED,
    HAND,
    HAND_SEEN,
    HOUSE_OF,
    LANDS,
    LOOKED,
    MARGIN,
    OF_SEAT,
    SIDE_BONUS,
    UNDER,
    UNIQUE_AT,
    UPPER,
    VICTIM_OF,
    City,
)
from undercourt.kernel.effect import NODE, PICKED, SEAT, SOURCE, STEP, Book
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit
from undercourt.kernel.observing import Sight

ALL_SLOTS: Final = BIT[SLOTS] - 1
ALL_CARDS: Final = BIT[HOUSE_DECK] - 1  # of one house
PILES_OF_DECKS: Final = BIT[HAND] - 1
PILES_OF_HANDS: Final = BIT[LOOKED] - BIT[HAND]
EVERYTHING: Final = -1


class SecretCityEyes(DealEyes):
    """SC-13. Of the hands of others only backs, and cards that the looking seat has seen there."""

    def __init__(self) -> None:
        super().__init__(LAYOUT, QUESTIONS)
        self.remembers = True
        self.apart = True
        self.relocates: vec[i64] = vec[i64]()  # by effect: 1 if PICKED is a character, once one is chosen
        self.sums: vec[i64] = vec[i64]([0] * SIDES)  # by side, while it looks: what stands there

    def learn(self, book: Book) -> None:
        super().learn(book)
        self.relocates = vec[i64]([int(isinstance(effect, Relocate)) for effect in book.nodes])

    def observe(self, s: City, seat: Seat, sight: Sight) -> None:
        """What asks and what was agreed is always said; the rest where it was touched, or is not as it was noted."""
        touched: i64 = EVERYTHING
        piles: i64 = EVERYTHING
        if sight.kept:
            if s.touched != 0:
                sight.gather(notes.TOUCHED, s.seats, s.touched)
                s.touched = 0
            if s.cards.touched != 0:
                sight.gather(notes.PILES_TOUCHED, s.seats, s.cards.touched)
                s.cards.touched = 0
            if sight.again:
                touched = sight.noted(notes.TOUCHED)
                piles = sight.noted(notes.PILES_TOUCHED)
            sight.notes[sight.note + notes.TOUCHED] = 0
            sight.notes[sight.note + notes.PILES_TOUCHED] = 0
        sight.wipe(AT_PLAYERS, AT_HOUSE - AT_PLAYERS)
        sight.put(AT_PLAYERS + s.seats - 2, 1)
        sight.put(AT_FIRST + self.away[s.first], 1)
        sight.put(AT_ROUND, s.turn)
        sight.put(AT_LEFT, s.turns - s.turn)
        sight.put_bits(AT_RULES, s.rules, 1)
        if s.depth > 0:
            self.mark_question(s, sight)
        if touched & ALL_SLOTS != 0:
            self.mark_characters(s, touched & ALL_SLOTS, sight)
        self.mark_places(s, sight)
        self.mark_tables(s, touched, sight)
        if self.mark_strategies(s, touched, sight) or touched & FIELD_TOUCHED != 0:
            self.mark_field(s, sight)
        self.mark_set(AT_ENCHANTED_SIDES, SIDES, notes.ENCHANTED_SIDES, s.enchanted_sides, 2, sight)
        sight.put_noted(AT_LANDS_USED, notes.LANDS_USED, s.territories_used)
        self.mark_set(AT_ROBBED, SEATS, notes.ROBBED, s.robbed, 1, sight)
        sight.put_noted(AT_UNIQUE_USED, notes.UNIQUE_USED, s.unique_used)
        self.mark_cards(s, seat, piles, sight)
        sight.wipe(AT_PROPOSED, self.size - AT_PROPOSED)
        if s.deal != NOTHING:
            self.mark_deal(s, sight)
        self.mark_contracts(s, seat, sight)

    def mark_question(self, s: City, sight: Sight) -> None:
        """No question of this game is secret."""
        f = s.top()
        node = s.stack[f + NODE]
        step = s.stack[f + STEP]
        phase: i64 = s.stack[STEP] - 1
        sight.put(AT_PHASE + (phase if phase < len(PHASE_NAMES) else len(PHASE_NAMES) - 1), 1)
        sight.put(AT_ASKED + self.away[s.stack[f + SEAT]], 1)
        if self.asks[node] != NOTHING:
            sight.put(AT_QUESTION + self.asks[node], 1)
        if step > 0:
            sight.put(AT_STEP + (step if step < STEPS else STEPS) - 1, 1)
        if s.stack[f + SOURCE] != NOTHING:
            sight.put(AT_SPEAKING + s.stack[f + SOURCE], 1)
        if self.relocates[node] == 1 and step > 0:
            sight.put(AT_THERE + self.place(s.stack[f + PICKED]), 1)
        if s.speaker != NOTHING:
            sight.put(AT_SPEAKER + self.place(s.speaker), 1)
        if s.victim != NOTHING:
            sight.put(AT_VICTIM + self.away[s.victim], 1)
        if s.leading != NOTHING:
            sight.put(AT_LEADING + self.away[s.leading], 1)
        sight.put(AT_DONE, s.asked)
        sight.put(AT_PASSES, s.passes)
        if s.may_attach:
            sight.put(AT_MAY_ATTACH, 1)

    def mark_characters(self, s: City, slots: i64, sight: Sight) -> None:
        before = sight.noted(notes.PRESENT)
        sight.notes[sight.note + notes.PRESENT] = s.present
        slots &= s.present | before
        while slots != 0:
            slot = lowest_bit(slots)
            slots &= slots - 1
            was: i64 = 0
            if before & BIT[slot] != 0:
                was = sight.notes[sight.note + notes.STANDING + slot]
            now: i64 = 0
            if s.present & BIT[slot] != 0:
                now = (s.counts(slot) << 4 | s.side[slot] + 1) << 7 | s.card[slot] + 1
            sight.notes[sight.note + notes.STANDING + slot] = now
            self.mark_character(slot, was, now, sight)
            sight.put_set(AT_SYMBOLS + self.place(slot) * SYMBOLS, SYMBOLS, s.symbols[slot])

    def mark_character(self, slot: i64, was: i64, now: i64, sight: Sight) -> None:
        """Who stood in a place goes, who stands there comes: counts, side + 1, card + 1 in one number; 0 for nobody."""
        at = self.place(slot)
        if was != 0:
            if at < ROOM:
                sight.put(AT_MINE + at * CHARACTERS + KIND[(was & 127) - 1], 0)
            else:
                sight.unmark(AT_OTHERS + at // ROOM * CHARACTERS + KIND[(was & 127) - 1])
            if was >> 7 & 15 != 0:
                sight.put(AT_WHOSE + at * SEATS + self.away[(was >> 7 & 15) - 1 >> 1], 0)
        if now != 0:
            if at < ROOM:
                sight.put(AT_MINE + at * CHARACTERS + KIND[(now & 127) - 1], 1)
            else:
                sight.mark(AT_OTHERS + at // ROOM * CHARACTERS + KIND[(now & 127) - 1], 1)
            if now >> 7 & 15 != 0:
                sight.put(AT_WHOSE + at * SEATS + self.away[(now >> 7 & 15) - 1 >> 1], 1)
        sight.put(AT_COUNTS + at, now >> 11)

    def mark_places(self, s: City, sight: Sight) -> None:
        """Sets of places of characters."""
        self.mark_set(AT_FACE_DOWN, SLOTS, notes.FACE_DOWN, s.face_down, ROOM, sight)
        self.mark_set(AT_USED, SLOTS, notes.USED, s.used, ROOM, sight)
        self.mark_set(AT_SHIELDED, SLOTS, notes.SHIELDED, s.shielded, ROOM, sight)
        self.mark_set(AT_NULLIFIED, SLOTS, notes.NULLIFIED, s.nullified, ROOM, sight)
        self.mark_set(AT_ENCHANTED, SLOTS, notes.ENCHANTED, s.enchanted, ROOM, sight)

    def mark_set(self, first: i64, n: i64, note: i64, bits: i64, each: i64, sight: Sight) -> None:
        """So many things, `each` of them for every seat: those before the looking seat's come after all others."""
        if sight.is_new(note, bits):
            sight.put_set(first, n, self.from_here(bits, each))

    def mark_tables(self, s: City, touched: i64, sight: Sight) -> None:
        """What lies before the seats."""
        for other in range(s.seats):
            if touched & BIT[OF_SEAT + other] != 0:
                self.mark_seat(s, other, sight)
        self.mark_house_cards(s, AT_ARTIFACTS, notes.ARTIFACTS, s.artifacts, sight)
        self.mark_house_cards(s, AT_GONE, notes.GONE, s.gone, sight)
        self.mark_house_cards(s, AT_HOUSE_KNOWN, notes.HOUSE_KNOWN, s.house_known, sight)
        owned: i64 = 0
        for unique in range(UNIQUE_CARDS):
            owner = s.tables[UNIQUE_AT + unique]
            if owner >= 0:
                owned |= BIT[owner * UNIQUE_CARDS + unique]
        self.mark_set(AT_UNIQUE, SEATS * UNIQUE_CARDS, notes.UNIQUES, owned, UNIQUE_CARDS, sight)

    def mark_seat(self, s: City, other: Seat, sight: Sight) -> None:
        i = self.away[other]
        sight.put(AT_HOUSE + i * HOUSES + s.tables[HOUSE_OF + other], 1)
        for resource in range(RESOURCES):
            sight.put(AT_TOKENS + i * RESOURCES + resource, s.tokens[other * RESOURCES + resource])
        sight.put(AT_BIDS + i, s.tables[BIDS + other])
        if sight.is_new(notes.LANDS_OF + other, s.tables[LANDS + other]):
            sight.put_set(AT_LANDS + i * TERRITORIES, TERRITORIES, s.tables[LANDS + other])

    def mark_house_cards(self, s: City, first: i64, note: i64, cards: i64, sight: Sight) -> None:
        """Of all seats, as one set from the looking seat on."""
        if sight.is_new(note, cards):
            found: i64 = 0
            for other in range(s.seats):
                of_house = cards >> s.tables[HOUSE_OF + other] * HOUSE_DECK & ALL_CARDS
                found |= of_house << self.away[other] * HOUSE_DECK
            sight.put_set(first, SEATS * HOUSE_DECK, found)

    def mark_strategies(self, s: City, touched: i64, sight: Sight) -> bool:
        """Has any changed?"""
        changed = False
        for other in range(s.seats):
            if touched & BIT[OF_SEAT + other] != 0:
                declared = s.tables[DECLARED + other]
                victim = s.tables[VICTIM_OF + other]
                margin = s.tables[MARGIN + other]
                if sight.is_new(notes.PLANS + other, (margin * 8 + victim + 1) * 16 + declared + 1):
                    self.mark_strategy(self.away[other], declared, victim, margin, sight)
                    changed = True
        return changed

    def mark_strategy(self, i: i64, declared: i64, victim: Seat, margin: i64, sight: Sight) -> None:
        sight.wipe(AT_STRATEGY + i * STRATEGIES, STRATEGIES)
        sight.wipe(AT_TARGET + i * SEATS, SEATS)
        sight.wipe(AT_MARGIN + i, 1)
        if declared != NOTHING:
            sight.put(AT_STRATEGY + i * STRATEGIES + declared, 1)
            if victim != NOTHING:
                sight.put(AT_TARGET + i * SEATS + self.away[victim], 1)
            sight.put(AT_MARGIN + i, margin)

    def mark_field(self, s: City, sight: Sight) -> None:
        """Who is against whom, and how strong the sides of declared strategies are."""
        for side in range(2 * s.seats):
            self.sums[side] = s.tables[SIDE_BONUS + side]
        against: i64 = 0
        placed = s.placed
        while placed != 0:
            slot = lowest_bit(placed)
            placed &= placed - 1
            self.sums[s.side[slot]] += s.counts(slot)
            if s.side[slot] & 1 == 1:
                against |= BIT[slot]
        self.mark_set(AT_AGAINST, SLOTS, notes.AGAINST, against, ROOM, sight)
        for other in range(s.seats):
            if s.tables[DECLARED + other] == NOTHING:
                sight.wipe(AT_STRENGTH + 2 * self.away[other], 2)
            else:
                sight.put(AT_STRENGTH + 2 * self.away[other], self.sums[2 * other])
                sight.put(AT_STRENGTH + 2 * self.away[other] + 1, self.sums[2 * other + 1])

    def mark_cards(self, s: City, seat: Seat, touched: i64, sight: Sight) -> None:
        """Hands and decks where they were touched."""
        if touched & PILES_OF_DECKS != 0:
            for deck in range(DECKS):
                sight.put(AT_DECKS + deck, s.cards.size[UPPER + deck] + s.cards.size[UNDER + deck])
        looked: i64 = 0
        if s.depth > 0 and s.stack[s.top() + SEAT] == seat:
            looked = s.cards.size[LOOKED]
        if looked > 0 or sight.noted(notes.LOOKED_AT) > 0:
            sight.wipe(AT_LOOKED_AT, CARDS)
            for i in range(looked):
                sight.mark(AT_LOOKED_AT + s.cards.at(LOOKED, i), 1)
        sight.notes[sight.note + notes.LOOKED_AT] = looked
        if sight.is_new(notes.OWN_DECK, s.house_deck(seat)) or touched & PILES_OF_HANDS != 0:
            self.mark_hands(s, seat, sight)

    def mark_hands(self, s: City, seat: Seat, sight: Sight) -> None:
        house = HOUSE_CARDS + s.tables[HOUSE_OF + seat] * HOUSE_DECK
        deck_left = s.house_deck(seat) >> house - HOUSE_CARDS
        sight.wipe(AT_HAND, AT_LOOKED_AT - AT_HAND)
        for other in range(s.seats):
            at = AT_BACKS + self.away[other] * BACKS
            for i in range(s.cards.size[HAND + other]):
                card = s.cards.at(HAND + other, i)
                sight.mark(at + BACK_OF[card], 1)
                if other == seat:
                    sight.mark(AT_HAND + card, 1)
                elif s.cards.at(HAND_SEEN + other, i) & BIT[seat] != 0:
                    sight.mark(AT_KNOWN + card, 1)
                elif card >= house and card < house + HOUSE_DECK:
                    deck_left |= BIT[card - house]  # for all the seat knows, it may be there
        sight.put_set(AT_HOUSE_DECK, HOUSE_DECK, deck_left)
