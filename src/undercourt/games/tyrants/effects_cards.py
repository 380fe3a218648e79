"""The vocabulary of the cards, among cards: devour, promote, recruit, focus, nested plays, end of turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants import legal, moves
from undercourt.games.tyrants.actions import (
    DEVOUR,
    PLAY,
    PLAY_DEVOURED,
    PROMOTE,
    RECRUIT,
    RECRUIT_DEVOURED,
    REVEAL,
)
from undercourt.games.tyrants.catalog import (
    ASPECT,
    ASPECTS,
    IS_UNDEAD,
    NO_ASPECT,
    OBEDIENCE,
    PLAYS,
)
from undercourt.games.tyrants.effects_board import Bonus
from undercourt.games.tyrants.moves import (
    FROM_DECK,
    FROM_DEVOURED,
    FROM_DISCARDS,
    FROM_HAND,
    FROM_INNER,
    FROM_PLAYED,
    FROM_ROW,
    SOURCES,
    THIS_CARD,
)
from undercourt.games.tyrants.state import DECK, DISCARDS, GONE, HAND, INNER, PLAYED, ROW, Tyrants
from undercourt.kernel.choose import DONE, Choose, Instant
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, SOURCE, STEP, Effect, State
from undercourt.kernel.ids import NOTHING, Action, Card, Seat
from undercourt.kernel.phrase import Phrase, compound, phrase

# Which cards may be promoted.
ANY_CARD: Final = 0
ANY_OBEDIENCE: Final = 1
ANY_UNDEAD: Final = 2
FILTERS: Final = ["any", "obedience", "undead"]

ANY_NUMBER: Final = 100
NO_GAP: Final = -1


@dataclass(eq=False)
class Devour(Choose):
    """TU-8.3."""

    source: i64 = FROM_HAND

    def offer(self, s: State, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        assert isinstance(s, Tyrants)
        offer_from(s, seat, self.source, source, DEVOUR, d)

    def pick(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Tyrants)
        seat = s.stack[f + SEAT]
        card = action - DEVOUR
        if self.source == FROM_ROW:
            slot = moves.leave_row(s, card)
            moves.devour(s, seat, card, FROM_ROW, slot)
            moves.refill(s, seat, slot)
        else:
            take_from(s, seat, self.source, s.stack[f + SOURCE], card)
            moves.devour(s, seat, card, self.source)

    def text(self) -> Phrase:
        return phrase("effect_devour", source=SOURCES[self.source], up_to=int(self.up_to))


@dataclass(eq=False)
class Promote(Bonus):
    """TU-8.7."""

    source: i64 = FROM_PLAYED
    only: i64 = ANY_CARD

    def may_decline(self, s: State, f: i64) -> bool:
        """TU-5.24."""
        assert isinstance(s, Tyrants)
        return (s.free_promotions and self.source == FROM_PLAYED) or super().may_decline(s, f)

    def offer(self, s: State, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        assert isinstance(s, Tyrants)
        if self.source == FROM_PLAYED:
            for slot in range(s.cards.size[PLAYED]):
                card = s.cards.at(PLAYED, slot)
                if card < GONE and slot != source and fits(card, self.only) and is_first_but(s, slot, source):
                    d.offer(PROMOTE + card)
        else:
            offer_from(s, seat, self.source, source, PROMOTE, d)

    def pick(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Tyrants)
        seat = s.stack[f + SEAT]
        take_from(s, seat, self.source, s.stack[f + SOURCE], action - PROMOTE)
        moves.promote(s, seat, action - PROMOTE, self.source)

    def text(self) -> Phrase:
        only = FILTERS[self.only]
        return phrase("effect_promote", source=SOURCES[self.source], only=only, n=self.n, up_to=int(self.up_to), free=0)


@dataclass(eq=False)
class PromoteTop(Instant):
    """The top card of the own deck; an empty deck is made anew first (TU-11)."""

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        assert isinstance(s, Tyrants)
        if moves.ready_deck(s, seat):
            moves.promote(s, seat, s.cards.draw(DECK + seat, s.rng), FROM_DECK)

    def text(self) -> Phrase:
        return phrase("effect_promote_top")


@dataclass(eq=False)
class PromoteThis(Instant):
    """This card, if it is still in play."""

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        assert isinstance(s, Tyrants)
        return moves.is_in_play(s, source)

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        assert isinstance(s, Tyrants)
        if moves.is_in_play(s, source):
            moves.promote(s, seat, moves.leave_play(s, source), THIS_CARD)

    def text(self) -> Phrase:
        return phrase("effect_promote_this")


@dataclass(eq=False)
class DiscardDeck(Instant):
    """The whole remaining deck goes onto the discard pile."""

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        assert isinstance(s, Tyrants)
        if s.cards.size[DECK + seat] > 0:
            s.barriers += 1  # what is left in hand is known from now on
            s.tell("discard_deck", seat, n=s.cards.size[DECK + seat])
            s.cards.pour(DECK + seat, DISCARDS + seat)

    def text(self) -> Phrase:
        return phrase("effect_discard_deck")


@dataclass(eq=False)
class Recruit(Choose):
    """TU-8.8, without paying."""

    most: i64 = 0  # the highest cost
    aspect: i64 = NO_ASPECT

    def offer(self, s: State, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        assert isinstance(s, Tyrants)
        legal.offer_market(s, self.most, self.aspect, self.aspect == NO_ASPECT, RECRUIT, d)
        if s.ghost_for_cards:
            legal.offer_devoured(s, self.most, self.aspect, RECRUIT_DEVOURED, d)

    def pick(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Tyrants)
        if action == RECRUIT_DEVOURED:
            moves.recruit_devoured(s, s.stack[f + SEAT])
        else:
            moves.recruit(s, s.stack[f + SEAT], action - RECRUIT)

    def text(self) -> Phrase:
        aspect = ASPECTS[self.aspect] or "any"
        return phrase("effect_recruit", n=self.n, up_to=int(self.up_to), most=self.most, aspect=aspect)


@dataclass(eq=False)
class Focus(Effect):
    """TU-5: if another card of the aspect was played this turn, or one in hand is shown."""

    aspect: i64
    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Tyrants)
        if legal.played_before(s, self.aspect, s.stack[f + SOURCE]):
            s.become(f, self.child)
            return
        hand = HAND + s.stack[f + SEAT]
        for i in range(s.cards.size[hand]):
            if ASPECT[s.cards.at(hand, i)] == self.aspect and s.cards.is_first(hand, i):
                d.offer(REVEAL + s.cards.at(hand, i))
        # Below lies only the turn, or also what another card has still to do with this one. The others would see that
        # it does so at once: there the question is put even if it has but one answer.
        if d.count == 0 and s.depth == 2:
            self.drop(s)
        else:
            d.offer(DONE)

    def drop(self, s: State) -> None:
        """Not finish(), which would write into the frame below: in the views of others it must not differ."""
        s.depth -= 1

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Tyrants)
        if action == DONE:
            self.drop(s)
            return
        moves.show(s, s.stack[f + SEAT], action - REVEAL)
        s.become(f, self.child)

    def is_secret(self) -> bool:
        return True  # where only the turn lies below, it is asked only of a seat that holds such a card

    def asks(self, s: State, f: i64) -> Phrase:
        return phrase("ask_focus", aspect=ASPECTS[self.aspect])

    def text(self) -> Phrase:
        return compound("effect_focus", [self.child.text()], aspect=ASPECTS[self.aspect])


def focus(aspect: int, effect: Effect) -> Effect:
    picks = effect.child if isinstance(effect, AtEnd) else effect
    if isinstance(picks, Bonus):
        picks.of_focus = True
    return Focus(aspect, effect)


@dataclass(eq=False)
class AtEnd(Effect):
    """TU-4.2: waits for the end of the turn, even if the card that said so is gone by then."""

    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Tyrants)
        slot = s.stack[f + SOURCE]
        s.wait(self.child.node, slot)
        s.tell("wait", s.stack[f + SEAT], card=moves.card_in(s, slot))
        s.finish()

    def text(self) -> Phrase:
        return compound("effect_at_end", [self.child.text()])


def at_end(effect: Effect) -> Effect:
    return AtEnd(effect)


@dataclass(eq=False)
class PlayCard(Choose):
    """A card of the market or of the inner circle is played as if from hand, then goes where it must."""

    source: i64 = FROM_ROW
    most: i64 = 0

    def offer(self, s: State, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        assert isinstance(s, Tyrants)
        if self.source == FROM_ROW:
            legal.offer_market(s, self.most, NO_ASPECT, False, PLAY, d)
            if s.ghost_for_cards:
                legal.offer_devoured(s, self.most, NO_ASPECT, PLAY_DEVOURED, d)
        else:
            legal.offer_cards(s, INNER + seat, PLAY, d)

    def pick(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Tyrants)
        card = action - PLAY
        seat = s.stack[f + SEAT]
        where, after, gap = self.source, PUT_BACK, NO_GAP
        if action == PLAY_DEVOURED:
            card = moves.take_devoured(s)
            where, after = FROM_DEVOURED, DEVOUR_PLAYED
        elif self.source == FROM_ROW:
            gap = moves.leave_row(s, card)
            after = DEVOUR_PLAYED
        else:
            s.cards.take(INNER + seat, card)
        s.tell("play", seat, card=card, place=where, n=gap)
        slot = moves.put_into_play(s, card)
        s.push(after, seat, NOTHING, slot)
        s.stack[s.top() + STEP] = gap + 1
        s.push(PLAYS[card], seat, NOTHING, slot)

    def text(self) -> Phrase:
        return phrase("effect_play_card", source=SOURCES[self.source], most=self.most)


@dataclass(eq=False)
class AfterPlay(Effect):
    """Where a card goes that was played from the market or the inner circle, if it is still in play.

    STEP is one more than the slot of the row that it left empty.
    """

    to_inner: bool = False

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Tyrants)
        seat = s.stack[f + SEAT]
        slot = s.stack[f + SOURCE]
        gap = s.stack[f + STEP] - 1
        s.finish()
        in_play = moves.is_in_play(s, slot)
        if in_play and self.to_inner:
            card = moves.leave_play(s, slot)
            s.tell("put_back", seat, card=card, place=THIS_CARD)
            s.cards.add(INNER + seat, card)
        elif in_play:
            moves.devour(s, seat, moves.leave_play(s, slot), THIS_CARD)
        if gap != NO_GAP:
            moves.refill(s, seat, gap)


@dataclass(eq=False)
class EnterMarket(Choose):
    """A card of the row is devoured and this card takes its space; nothing is drawn from the market deck."""

    def offer(self, s: State, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        assert isinstance(s, Tyrants)
        if moves.is_in_play(s, source):
            legal.offer_row(s, DEVOUR, d)

    def pick(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Tyrants)
        seat = s.stack[f + SEAT]
        slot = moves.leave_row(s, action - DEVOUR)
        moves.devour(s, seat, action - DEVOUR, FROM_ROW, slot)
        card = moves.leave_play(s, s.stack[f + SOURCE])
        s.tell("enter_market", seat, card=card, place=THIS_CARD, n=slot)
        s.cards.put(ROW, slot, card)

    def text(self) -> Phrase:
        return phrase("effect_enter_market")


@dataclass(eq=False)
class HauntMarket(Instant):
    """TU-11.33: until the end of the turn the top of the devoured pile counts as a market card."""

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        assert isinstance(s, Tyrants)
        s.ghost = True
        s.tell("haunt_market", seat)

    def text(self) -> Phrase:
        return phrase("effect_haunt_market", purchase=0)


@dataclass(eq=False)
class ReturnThis(Instant):
    """An Insane Outcast goes back to its supply."""

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        assert isinstance(s, Tyrants)
        if moves.is_in_play(s, source):
            moves.leave_play(s, source)
            moves.return_outcast(s, seat, THIS_CARD)

    def text(self) -> Phrase:
        return phrase("effect_return_this")


@dataclass(eq=False)
class ReturnsInstead(Instant):
    """TU-11.2, TU-11.3: what the Insane Outcast says of being devoured or promoted; `moves` does it, wherever it is."""

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        pass

    def text(self) -> Phrase:
        return phrase("effect_returns_instead")


def offer_from(s: Tyrants, seat: Seat, where: i64, slot: i64, verb: Action, d: Decision) -> None:
    if where == FROM_HAND:
        legal.offer_cards(s, HAND + seat, verb, d)
    elif where == FROM_DISCARDS:
        legal.offer_cards(s, DISCARDS + seat, verb, d)
    elif where == FROM_INNER:
        legal.offer_cards(s, INNER + seat, verb, d)
    elif where == FROM_ROW:
        legal.offer_row(s, verb, d)
    elif where == THIS_CARD and moves.is_in_play(s, slot):
        d.offer(verb + moves.card_in(s, slot))


def take_from(s: Tyrants, seat: Seat, where: i64, slot: i64, card: Card) -> None:
    if where == FROM_HAND:
        moves.take_from_hand(s, seat, card)
    elif where == FROM_DISCARDS:
        s.cards.take(DISCARDS + seat, card)
    elif where == FROM_INNER:
        s.cards.take(INNER + seat, card)
    elif where == THIS_CARD:
        moves.leave_play(s, slot)
    else:
        moves.leave_play(s, best_copy(s, card, slot))


def fits(card: Card, only: i64) -> bool:
    if only == ANY_OBEDIENCE:
        return ASPECT[card] == OBEDIENCE
    return only == ANY_CARD or IS_UNDEAD[card] == 1


def is_first_but(s: Tyrants, slot: i64, but: i64) -> bool:
    """No other copy in play stands in an earlier slot; `but` is left out of account."""
    for i in range(slot):
        if i != but and s.cards.at(PLAYED, i) == s.cards.at(PLAYED, slot):
            return False
    return True


def best_copy(s: Tyrants, card: Card, but: i64) -> i64:
    """Of equal cards in play take one whose own instruction still waits: two promoters may promote each other."""
    found: i64 = NOTHING
    for slot in range(s.cards.size[PLAYED]):
        if slot != but and s.cards.at(PLAYED, slot) == card:
            found = slot
            for i in range(s.waits):
                if s.waiting[i * 2 + 1] == slot:
                    return slot
    return found


DEVOUR_PLAYED: Final = AfterPlay()
PUT_BACK: Final = AfterPlay(to_inner=True)
