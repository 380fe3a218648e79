"""The words of card effects for cards: draw, look, discard, take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import DECK, DECK_NAMES, DECKS, DISCARD, HOUSE_CARDS, TAKE
from undercourt.games.secret_city.effects import question_of
from undercourt.games.secret_city.state import HAND, LOOKED, City, deck_of
from undercourt.kernel.choose import DONE, Choose, set_picks
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, SOURCE, STEP, Effect
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, phrase

HOUSE: Final = 3  # decks to draw from, after the common ones
ANY_COMMON: Final = 4
SOURCE_NAMES: Final = [*DECK_NAMES, "house", "any_common"]

VICTIM: Final = 0  # who chooses
CONTROLLER: Final = 1
AT_RANDOM: Final = 2
CHOOSER_NAMES: Final = ["victim", "controller", "random"]


@dataclass(eq=False)
class Draw(Effect):
    """The top cards of a deck, or any card of one's own house deck. STEP counts the cards drawn, then those kept."""

    source: i64
    n: i64
    keep: i64

    def text(self) -> Phrase:
        back = self.n - self.keep
        return phrase("effect_draw", n=self.n, keep=self.keep, back=back, deck=SOURCE_NAMES[self.source])

    def advance(self, s: City, f: i64, d: Decision) -> None:
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

    def answer(self, s: City, f: i64, action: Action) -> None:
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

    def question(self, s: City, f: i64) -> Phrase:
        if self.source == HOUSE:
            return question_of(self, "ask_house_card", s, f)
        return question_of(self, "ask_deck" if self.keep == self.n else "ask_keep", s, f)

    def offer_house(self, s: City, f: i64, seat: Seat, d: Decision) -> None:
        if s.stack[f + STEP] < self.n:
            d.offer_each(TAKE + HOUSE_CARDS, s.house_deck(seat), 1)
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


@dataclass(eq=False)
class Look(Effect):
    """The whole hand of the target player."""

    def text(self) -> Phrase:
        return phrase("effect_look_hand")

    def advance(self, s: City, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        s.finish()
        moves.show_hand(s, s.victim, seat)


@dataclass(eq=False)
class Lose(Effect):
    """The target player discards cards: which ones, the victim, the controller or chance decides."""

    n: i64
    chooser: i64

    def text(self) -> Phrase:
        return phrase("effect_discard", n=self.n, chooser=CHOOSER_NAMES[self.chooser])

    def advance(self, s: City, f: i64, d: Decision) -> None:
        victim = s.victim
        n = min(self.n, s.cards.size[HAND + victim])
        if self.chooser == VICTIM:
            source = s.stack[f + SOURCE]
            s.finish()
            s.push(DISCARDING, victim, NOTHING, source)
            set_picks(s, n)
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

    def answer(self, s: City, f: i64, action: Action) -> None:
        s.stack[f + STEP] += 1
        moves.discard(s, s.victim, action - DISCARD)

    def question(self, s: City, f: i64) -> Phrase:
        return question_of(self, "ask_discard_of", s, f)


@dataclass(eq=False)
class Discarding(Choose):
    """A player discards own cards; whoever pushes it says how many."""

    def question(self, s: City, f: i64) -> Phrase:
        return phrase("ask_discard", left=s.stack[f + STEP] - 1)

    def offer(self, s: City, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        offer_cards(s, seat, DISCARD, True, d)

    def pick(self, s: City, f: i64, action: Action) -> None:
        moves.discard(s, s.stack[f + SEAT], action - DISCARD)


DISCARDING: Final = Discarding()


@dataclass(eq=False)
class TakeCard(Effect):
    """Cards of the target player come into the user's hand; house cards cannot be taken."""

    n: i64
    chooser: i64

    def text(self) -> Phrase:
        return phrase("effect_take_card", n=self.n, chooser=CHOOSER_NAMES[self.chooser])

    def advance(self, s: City, f: i64, d: Decision) -> None:
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

    def answer(self, s: City, f: i64, action: Action) -> None:
        s.stack[f + STEP] += 1
        take(s, s.stack[f + SEAT], action - TAKE)

    def question(self, s: City, f: i64) -> Phrase:
        return question_of(self, "ask_take_of", s, f)


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
