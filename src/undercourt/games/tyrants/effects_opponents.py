"""The vocabulary of the cards, at the cost of opponents: forced discards and their reactions, Insane Outcasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants import legal, moves
from undercourt.games.tyrants.actions import COLOURS, DISCARD, OPPONENT, PROMOTE
from undercourt.games.tyrants.catalog import REACTIONS, REACTS
from undercourt.games.tyrants.state import DISCARDS, HAND, REACTING, Tyrants
from undercourt.kernel.choose import Choose, Instant
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, Effect, State
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, compound, phrase


@dataclass(eq=False)
class Discard(Choose):
    """From the own hand: as a cost, or because an opponent (in PICKED) said so."""

    more_than: i64 = NOTHING  # only with more cards in hand than this

    def offer(self, s: State, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        assert isinstance(s, Tyrants)
        if s.cards.size[HAND + seat] > self.more_than:
            legal.offer_cards(s, HAND + seat, DISCARD, d)

    def pick(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Tyrants)
        seat = s.stack[f + SEAT]
        card = action - DISCARD
        moves.discard(s, seat, card)
        if not self.cost and REACTS[card] == 1:
            s.push(REACTIONS[card], seat, s.stack[f + PICKED], REACTING + card)

    def text(self) -> Phrase:
        if self.cost:
            return phrase("effect_discard_cost")
        return phrase("effect_discard_forced", more_than=self.more_than)


@dataclass(eq=False)
class Retaliate(Instant):
    """The opponent who made you discard this must discard a card too."""

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        s.push(FORCED_DISCARD, picked, seat, source)

    def text(self) -> Phrase:
        return phrase("effect_retaliate")


@dataclass(eq=False)
class PromoteDiscarded(Choose):
    """The card that an opponent made you discard goes to the inner circle instead."""

    def offer(self, s: State, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        d.offer(PROMOTE + source - REACTING)

    def pick(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Tyrants)
        seat = s.stack[f + SEAT]
        s.cards.take(DISCARDS + seat, action - PROMOTE)
        moves.promote(s, seat, action - PROMOTE, moves.FROM_DISCARDS)

    def text(self) -> Phrase:
        return phrase("effect_promote_discarded")


@dataclass(eq=False)
class TakeOutcast(Instant):
    """TU-8.8: from the supply into the own discard pile."""

    n: i64 = 1
    mine: bool = False  # the seat that plays the card; else an opponent, as the words around it say

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        assert isinstance(s, Tyrants)
        for _ in range(self.n):
            moves.take_outcast(s, seat)

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        assert isinstance(s, Tyrants)
        return s.stacks[2] > 0

    def text(self) -> Phrase:
        return phrase("effect_take_outcast" if self.mine else "effect_takes_outcast", n=self.n)


@dataclass(eq=False)
class OneOpponent(Effect):
    """An opponent, picked among those who can, does it."""

    child: Effect
    beside: bool = False  # only opponents in PICKED, as bits

    def parts(self) -> list[Effect]:
        return [self.child]

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        for i in range(1, s.seats):
            if self.may_be((seat + i) % s.seats, s, seat, picked, source, scratch):
                return True
        return False

    def may_be(self, opponent: Seat, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        if self.beside and (picked == NOTHING or picked & BIT[opponent] == 0):
            return False
        return self.child.possible(s, opponent, seat, source, scratch)

    def advance(self, s: State, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        for i in range(1, s.seats):
            opponent = (seat + i) % s.seats
            if self.may_be(opponent, s, seat, s.stack[f + PICKED], s.stack[f + SOURCE], d):
                d.offer(OPPONENT + opponent)
        if d.count == 0:
            s.finish()

    def answer(self, s: State, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        source = s.stack[f + SOURCE]
        s.finish()
        s.push(self.child, action - OPPONENT, seat, source)

    def text(self) -> Phrase:
        return compound("effect_one_opponent", [self.child.text()], beside=int(self.beside))


def one_opponent(effect: Effect, beside: bool = False) -> Effect:
    return OneOpponent(effect, beside)


@dataclass(eq=False)
class OpponentsThere(Effect):
    """Every opponent with a troop at the site "there" does it, clockwise."""

    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Tyrants)
        seat = s.stack[f + SEAT]
        picked = s.stack[f + PICKED]
        source = s.stack[f + SOURCE]
        s.finish()
        for i in range(s.seats - 1, 0, -1):
            opponent = (seat + i) % s.seats
            if picked != NOTHING and s.troops_at(picked // COLOURS, opponent) > 0:
                s.push(self.child, opponent, seat, source)

    def text(self) -> Phrase:
        return compound("effect_opponents_there", [self.child.text()])


@dataclass(eq=False)
class ItsOwner(Effect):
    """The player whose troop was just picked does it; nobody, if it was white."""

    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def advance(self, s: State, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        picked = s.stack[f + PICKED]
        source = s.stack[f + SOURCE]
        s.finish()
        if picked != NOTHING and picked % COLOURS < s.seats:
            s.push(self.child, picked % COLOURS, seat, source)

    def text(self) -> Phrase:
        return compound("effect_its_owner", [self.child.text()])


FORCED_DISCARD: Final = Discard()
