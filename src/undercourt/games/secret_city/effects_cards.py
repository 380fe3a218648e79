"""The words of card effects for tokens and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import (
    DECK,
    DECK_NAMES,
    DECKS,
    DISCARD,
    HOUSE_CARDS,
    HOUSE_DECK,
    MANA,
    MONEY,
    NUMBER,
    PLAYER,
    RESOURCE_NAMES,
    RESOURCES,
    TAKE,
)
from undercourt.games.secret_city.state import HAND, LOOKED, City, deck_of
from undercourt.kernel.choose import CHOOSE, DONE
from undercourt.kernel.combinators import Either
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, SOURCE, STEP, Effect, State
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, compound, phrase

ANY_MIX: Final = 3  # money and mana, as the player likes
MIX_NAMES: Final = [*RESOURCE_NAMES, "any_mix"]

HOUSE: Final = 3  # decks to draw from, after the common ones
ANY_COMMON: Final = 4
SOURCE_NAMES: Final = [*DECK_NAMES, "house", "any_common"]

VICTIM: Final = 0  # who chooses
CONTROLLER: Final = 1
AT_RANDOM: Final = 2
CHOOSER_NAMES: Final = ["victim", "controller", "random"]

GAINS: Final = 0  # where tokens go
LOSES: Final = 1
STEALS: Final = 2


@dataclass(eq=False)
class Tokens(Effect):
    """Gain from the bank, make the target player lose, or steal; as far as there are any."""

    way: i64
    resource: i64
    n: i64

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        if self.resource != ANY_MIX:
            n = self.n if self.way == GAINS else min(self.n, s.tokens[s.victim * RESOURCES + self.resource])
            s.finish()
            self.move(s, seat, self.resource, n)
            return
        money, mana, n = self.n, self.n, self.n
        if self.way != GAINS:
            money = s.tokens[s.victim * RESOURCES + MONEY]
            mana = s.tokens[s.victim * RESOURCES + MANA]
            n = min(n, money + mana)
        least = max(0, n - mana)
        most = min(n, money)
        if least == most:
            self.mix(s, f, n, least)
        else:
            s.stack[f + STEP] = n
            for i in range(least, most + 1):
                d.offer(NUMBER + i)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        self.mix(s, f, s.stack[f + STEP], action - NUMBER)

    def mix(self, s: City, f: i64, n: i64, money: i64) -> None:
        seat = s.stack[f + SEAT]
        s.finish()
        self.move(s, seat, MONEY, money)
        self.move(s, seat, MANA, n - money)

    def move(self, s: City, seat: Seat, resource: i64, n: i64) -> None:
        if self.way == GAINS:
            moves.gain(s, seat, resource, n)
        elif self.way == LOSES:
            moves.lose(s, s.victim, resource, n)
        else:
            moves.give(s, s.victim, seat, resource, n)

    def text(self) -> Phrase:
        key = ["effect_gain", "effect_lose", "effect_steal"][self.way]
        return phrase(key, n=self.n, resource=MIX_NAMES[self.resource])


@dataclass(eq=False)
class Convert(Effect):
    """Up to n of one resource into as many of another, in one direction. STEP: 0, then 1 or 2 for the direction."""

    one: i64
    other: i64
    n: i64

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        assert isinstance(s, City)
        return s.tokens[seat * RESOURCES + self.one] + s.tokens[seat * RESOURCES + self.other] > 0

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        at = s.stack[f + SEAT] * RESOURCES
        step = s.stack[f + STEP]
        if step == 0:
            if s.tokens[at + self.one] > 0:
                d.offer(CHOOSE)
            if s.tokens[at + self.other] > 0:
                d.offer(CHOOSE + 1)
            if d.count == 0:
                s.finish()
            return
        have = s.tokens[at + (self.one if step == 1 else self.other)]
        for n in range(1, min(self.n, have) + 1):
            d.offer(NUMBER + n)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        if action <= CHOOSE + 1:
            s.stack[f + STEP] = action - CHOOSE + 1
            return
        seat = s.stack[f + SEAT]
        forward = s.stack[f + STEP] == 1
        s.finish()
        n = action - NUMBER
        moves.lose(s, seat, self.one if forward else self.other, n)
        moves.gain(s, seat, self.other if forward else self.one, n)

    def text(self) -> Phrase:
        one, other = RESOURCE_NAMES[self.one], RESOURCE_NAMES[self.other]
        return phrase("effect_convert", n=self.n, resource=one, other_resource=other)


@dataclass(eq=False)
class Draw(Effect):
    """The top cards of a deck, or any card of one's own house deck. STEP counts the cards drawn, then those kept."""

    source: i64
    n: i64
    keep: i64

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        if self.source == HOUSE:
            self.offer_house(s, f, seat, d)
        elif self.source == ANY_COMMON:
            if s.stack[f + STEP] < self.n:
                for deck in range(DECKS):
                    if moves.deck_size(s, deck) > 0:
                        d.offer(DECK + deck)
            if d.count == 0:
                s.finish()
        elif self.keep == self.n:
            s.finish()
            for _ in range(self.n):
                moves.draw_card(s, seat, self.source)
        else:
            self.look(s, f, seat, d)

    def offer_house(self, s: City, f: i64, seat: Seat, d: Decision) -> None:
        if s.stack[f + STEP] < self.n:
            for i in range(HOUSE_DECK):
                if s.house_deck[seat] & BIT[i] != 0:
                    d.offer(TAKE + s.house_card(seat, i))
        if d.count == 0:
            s.finish()
        else:
            d.offer(DONE)

    def look(self, s: City, f: i64, seat: Seat, d: Decision) -> None:
        """SC-14: keep some of them; the others go under the deck, unseen by the rest, in the order drawn."""
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            for _ in range(self.n):
                if moves.deck_size(s, self.source) > 0:
                    moves.seers_of_next(s, self.source)
                    s.cards.add(LOOKED, moves.draw_from(s, self.source))
        kept = s.stack[f + STEP] - 1
        if kept < self.keep and s.cards.size[LOOKED] > 0:
            for i in range(s.cards.size[LOOKED]):
                if s.cards.is_first(LOOKED, i):
                    d.offer(TAKE + s.cards.at(LOOKED, i))
            return
        while s.cards.size[LOOKED] > 0:
            moves.put_under(s, s.cards.take_first(LOOKED), BIT[seat])
        s.finish()

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        s.stack[f + STEP] += 1
        if action == DONE:
            s.finish()
        elif action >= TAKE:
            card = action - TAKE
            if card >= HOUSE_CARDS:
                moves.take_house_card(s, seat, card)
            else:
                s.cards.take(LOOKED, card)
                moves.put_in_hand(s, seat, card, 0)
                s.tell("draw", seat, card=card, place=self.source, seers=BIT[seat])
        else:
            moves.draw_card(s, seat, action - DECK)

    def text(self) -> Phrase:
        back = self.n - self.keep
        return phrase("effect_draw", n=self.n, keep=self.keep, back=back, deck=SOURCE_NAMES[self.source])


@dataclass(eq=False)
class Look(Effect):
    """The whole hand of the target player."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        s.finish()
        moves.show_hand(s, s.victim, seat)

    def text(self) -> Phrase:
        return phrase("effect_look_hand")


@dataclass(eq=False)
class Lose(Effect):
    """The target player discards cards: which ones, the victim, the controller or chance decides."""

    n: i64
    chooser: i64

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        victim = s.victim
        n = min(self.n, s.cards.size[HAND + victim])
        if self.chooser == VICTIM:
            source = s.stack[f + SOURCE]
            s.finish()
            s.push(DISCARDING, victim, NOTHING, source)
            s.stack[s.top() + STEP] = n + 1
        elif self.chooser == AT_RANDOM:
            s.finish()
            for _ in range(n):
                s.barriers += 1
                moves.discard(s, victim, s.cards.at(HAND + victim, s.rng.below(s.cards.size[HAND + victim])))
        else:
            look_first(s, f)
            if s.stack[f + STEP] <= self.n:
                offer_cards(s, victim, DISCARD, True, d)
            if d.count == 0:
                s.finish()

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        s.stack[f + STEP] += 1
        moves.discard(s, s.victim, action - DISCARD)

    def text(self) -> Phrase:
        return phrase("effect_discard", n=self.n, chooser=CHOOSER_NAMES[self.chooser])


def look_first(s: City, f: i64) -> None:
    """SC-14: who chooses from a hand sees it before, whatever is in it. STEP 0: not yet; then the next choice."""
    if s.stack[f + STEP] == 0:
        s.stack[f + STEP] = 1
        if s.cards.size[HAND + s.victim] > 0:
            moves.show_hand(s, s.victim, s.stack[f + SEAT])


def offer_cards(s: City, seat: Seat, verb: Action, house_too: bool, d: Decision) -> None:
    """Every different card of a hand."""
    hand = HAND + seat
    for i in range(s.cards.size[hand]):
        card = s.cards.at(hand, i)
        if s.cards.is_first(hand, i) and (house_too or deck_of(card) != DECKS):
            d.offer(verb + card)


@dataclass(eq=False)
class Discarding(Effect):
    """A player discards own cards, as many as STEP - 1 says."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        if s.stack[f + STEP] > 1:
            offer_cards(s, s.stack[f + SEAT], DISCARD, True, d)
        if d.count == 0:
            s.finish()

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        s.stack[f + STEP] -= 1
        moves.discard(s, s.stack[f + SEAT], action - DISCARD)


DISCARDING: Final = Discarding()


@dataclass(eq=False)
class TakeCard(Effect):
    """Cards of the target player come into the user's hand; house cards cannot be taken."""

    n: i64
    chooser: i64

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        if self.chooser == AT_RANDOM:
            s.finish()
            for _ in range(min(self.n, takeable(s, s.victim))):
                take_at_random(s, seat)
        else:
            look_first(s, f)
            if s.stack[f + STEP] <= self.n:
                offer_cards(s, s.victim, TAKE, False, d)
            if d.count == 0:
                s.finish()

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        s.stack[f + STEP] += 1
        take(s, s.stack[f + SEAT], action - TAKE)

    def text(self) -> Phrase:
        return phrase("effect_take_card", n=self.n, chooser=CHOOSER_NAMES[self.chooser])


def takeable(s: City, seat: Seat) -> i64:
    """How many cards in that hand are no house cards: everybody sees it from their backs."""
    n: i64 = 0
    for i in range(s.cards.size[HAND + seat]):
        if deck_of(s.cards.at(HAND + seat, i)) != DECKS:
            n += 1
    return n


def take_at_random(s: City, seat: Seat) -> None:
    hand = HAND + s.victim
    nth = s.rng.below(takeable(s, s.victim))
    for i in range(s.cards.size[hand]):
        if deck_of(s.cards.at(hand, i)) != DECKS:
            if nth == 0:
                take(s, seat, s.cards.at(hand, i))
                return
            nth -= 1


def take(s: City, seat: Seat, card: i64) -> None:
    s.barriers += 1
    moves.take_unseen(s, s.victim, card, seat)


@dataclass(eq=False)
class ChooseOne(Either):
    """One of several; written as `choose_one`."""

    def text(self) -> Phrase:
        return compound("effect_choose_one", [branch.text() for branch in self.branches])


@dataclass(eq=False)
class Ability(Effect):
    """What a card does, one effect after another. It may be used if the first of them finds what it needs.

    If it is about a target player and none was declared, that one is chosen first. STEP: the next effect + 1.
    """

    effects: vec[Effect]
    at_player: bool

    def parts(self) -> list[Effect]:
        return list(self.effects)

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return len(self.effects) > 0 and self.effects[0].possible(s, seat, picked, source, scratch)

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        step = s.stack[f + STEP]
        if step == 0 and self.at_player and s.victim == NOTHING:
            for seat in range(s.seats):
                if seat != s.stack[f + SEAT]:
                    d.offer(PLAYER + seat)
            return
        if step == 0:
            step = 1
        if step > len(self.effects):
            s.finish()
            return
        s.stack[f + STEP] = step + 1
        s.delegate(f, self.effects[step - 1])

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        s.victim = action - PLAYER
        s.stack[f + STEP] = 1
        s.tell("target", s.stack[f + SEAT], other=s.victim)

    def text(self) -> Phrase:
        said = [effect.text() for effect in self.effects]
        return said[0] if len(said) == 1 else compound("effect_seq", said)
