"""The vocabulary of the cards, about playing them: focus, what waits for the end of the turn, cards played by cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants import legal, moves, reasons
from undercourt.games.tyrants.actions import PLAY, PLAY_DEVOURED, REVEAL
from undercourt.games.tyrants.catalog import ASPECT, ASPECTS, NO_ASPECT, PLAYS
from undercourt.games.tyrants.effects_board import Bonus
from undercourt.games.tyrants.moves import FROM_DEVOURED, FROM_INNER, FROM_ROW, SOURCES, THIS_CARD
from undercourt.games.tyrants.state import GHOST_FOR_PURCHASE, HAND, INNER, Tyrants
from undercourt.kernel.choose import DONE, Choose
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, SOURCE, STEP, Effect, State
from undercourt.kernel.ids import NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, Reason, compound, phrase

NO_GAP: Final = -1


@dataclass(eq=False)
class Focus(Effect):
    """TU-5: if another card of the aspect was played this turn, or one in hand is shown."""

    aspect: i64
    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def text(self) -> Phrase:
        return compound("effect_focus", [self.child.text()], aspect=ASPECTS[self.aspect])

    def advance(self, s: Tyrants, f: i64, d: Decision) -> None:
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
            s.drop()  # the frame below must not differ in the views of others
        else:
            d.offer(DONE)

    def answer(self, s: Tyrants, f: i64, action: Action) -> None:
        if action == DONE:
            s.drop()
            return
        moves.show(s, s.stack[f + SEAT], action - REVEAL)
        s.become(f, self.child)

    def is_secret(self) -> bool:
        return True  # where only the turn lies below, it is asked only of a seat that holds such a card

    def question(self, s: State, f: i64) -> Phrase:
        return phrase("ask_focus", aspect=ASPECTS[self.aspect])


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

    def text(self) -> Phrase:
        return compound("effect_at_end", [self.child.text()])

    def advance(self, s: Tyrants, f: i64, d: Decision) -> None:
        slot = s.stack[f + SOURCE]
        s.wait(self.child.node, slot)
        s.tell("wait", s.stack[f + SEAT], card=moves.card_in(s, slot))
        s.finish()


def at_end(effect: Effect) -> Effect:
    return AtEnd(effect)


@dataclass(eq=False)
class PlayCard(Choose):
    """A card of the market or of the inner circle is played as if from hand, then goes where it must."""

    source: i64 = FROM_ROW
    most: i64 = 0

    def text(self) -> Phrase:
        return phrase("effect_play_card", source=SOURCES[self.source], most=self.most)

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        if self.source == FROM_INNER and PLAY <= action < PLAY_DEVOURED:
            return reasons.not_there("TU-11.29", FROM_INNER, action - PLAY)
        return None

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        if self.source == FROM_ROW:
            legal.offer_market(s, self.most, NO_ASPECT, False, PLAY, d)
            if not s.plays_with(GHOST_FOR_PURCHASE):
                legal.offer_devoured(s, self.most, NO_ASPECT, PLAY_DEVOURED, d)
        else:
            legal.offer_cards(s, INNER + seat, PLAY, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
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


@dataclass(eq=False)
class AfterPlay(Effect):
    """Where a card goes that was played from the market or the inner circle, if it is still in play.

    STEP is one more than the slot of the row that it left empty.
    """

    to_inner: bool = False

    def advance(self, s: Tyrants, f: i64, d: Decision) -> None:
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


DEVOUR_PLAYED: Final = AfterPlay()
PUT_BACK: Final = AfterPlay(to_inner=True)
