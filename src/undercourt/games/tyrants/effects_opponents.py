"""The vocabulary of the cards, at the cost of opponents: forced discards and their reactions, Insane Outcasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants import legal, moves, reasons
from undercourt.games.tyrants.actions import COLOURS, DEPLOY, DEVOUR, DISCARD, OPPONENT, PROMOTE, REVEAL
from undercourt.games.tyrants.board import SITE_REACH, SPACE_REACH
from undercourt.games.tyrants.catalog import REACTIONS, REACTS
from undercourt.games.tyrants.effects_board import Deploy
from undercourt.games.tyrants.moves import FROM_DISCARDS, FROM_HAND
from undercourt.games.tyrants.state import AT_SITES, AT_SPACES, DISCARDS, HAND, OUTCASTS, REACTING, Tyrants
from undercourt.kernel.choose import Choose, Instant
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, Effect, State
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, Reason, compound, phrase


@dataclass(eq=False)
class Discard(Choose):
    """From your hand: as a cost, or because an opponent (in PICKED) said so."""

    more_than: i64 = NOTHING  # only with more cards in hand than this

    def text(self) -> Phrase:
        if self.cost:
            return phrase("effect_discard_cost")
        return phrase("effect_discard_forced", more_than=self.more_than)

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        if self.cost and DISCARD <= action < DEVOUR:
            return reasons.not_there("TU-11.1", FROM_HAND, action - DISCARD)
        return None

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        if s.cards.size[HAND + seat] > self.more_than:
            legal.offer_cards(s, HAND + seat, DISCARD, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        card = action - DISCARD
        moves.discard(s, seat, card)
        if not self.cost and REACTS[card] == 1:
            s.push(REACTIONS[card], seat, s.stack[f + PICKED], REACTING + card)


@dataclass(eq=False)
class Retaliate(Instant):
    """The opponent who made you discard this must discard a card too."""

    def text(self) -> Phrase:
        return phrase("effect_retaliate")

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        s.push(FORCED_DISCARD, picked, seat, source)


@dataclass(eq=False)
class PromoteDiscarded(Choose):
    """The card that an opponent made you discard goes to the inner circle instead."""

    def text(self) -> Phrase:
        return phrase("effect_promote_discarded")

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        if PROMOTE <= action < REVEAL:
            return reasons.does_not_fit("TU-11.9", action - PROMOTE)
        return None

    def offer(self, s: State, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        d.offer(PROMOTE + source - REACTING)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        s.cards.take(DISCARDS + seat, action - PROMOTE)
        moves.promote(s, seat, action - PROMOTE, FROM_DISCARDS)


@dataclass(eq=False)
class TakeOutcast(Instant):
    """TU-8.8: from the supply into your discard pile."""

    n: i64 = 1
    mine: bool = False  # the seat that plays the card; else an opponent, as the words around it say

    def text(self) -> Phrase:
        return phrase("effect_take_outcast" if self.mine else "effect_takes_outcast", n=self.n)

    def possible(self, s: Tyrants, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return s.tables[OUTCASTS] > 0

    def do(self, s: Tyrants, seat: Seat, picked: i64, source: i64) -> None:
        for _ in range(self.n):
            moves.take_outcast(s, seat)


@dataclass(eq=False)
class DeployBeside(Deploy):
    """Gibbering Mouther: deploy, and keep in PICKED, as bits, the opponents with a troop beside one of these."""

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        place = action - DEPLOY
        beside: i64 = 0 if s.stack[f + PICKED] == NOTHING else s.stack[f + PICKED]
        for other in range(s.seats):
            near = s.tables[AT_SITES + other] & SITE_REACH[place] | s.tables[AT_SPACES + other] & SPACE_REACH[place]
            if other != seat and near != 0:
                beside |= BIT[other]
        s.stack[f + PICKED] = beside
        moves.deploy(s, seat, place)


@dataclass(eq=False)
class OneOpponent(Effect):
    """An opponent, picked among those who can, does it."""

    child: Effect
    beside: bool = False  # only opponents in PICKED, as bits

    def parts(self) -> list[Effect]:
        return [self.child]

    def text(self) -> Phrase:
        return compound("effect_one_opponent", [self.child.text()], beside=int(self.beside))

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        for i in range(1, s.seats):
            if self.may_be(s.seat_after(seat, i), s, seat, picked, source, scratch):
                return True
        return False

    def advance(self, s: State, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        for i in range(1, s.seats):
            opponent = s.seat_after(seat, i)
            if self.may_be(opponent, s, seat, s.stack[f + PICKED], s.stack[f + SOURCE], d):
                d.offer(OPPONENT + opponent)
        if d.count == 0:
            s.finish()

    def answer(self, s: State, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        source = s.stack[f + SOURCE]
        s.finish()
        s.push(self.child, action - OPPONENT, seat, source)

    def may_be(self, opponent: Seat, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        if self.beside and (picked == NOTHING or picked & BIT[opponent] == 0):
            return False
        return self.child.possible(s, opponent, seat, source, scratch)


def one_opponent(effect: Effect, beside: bool = False) -> Effect:
    return OneOpponent(effect, beside)


@dataclass(eq=False)
class OpponentsThere(Effect):
    """Every opponent with a troop at the site "there" does it, clockwise."""

    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def text(self) -> Phrase:
        return compound("effect_opponents_there", [self.child.text()])

    def advance(self, s: Tyrants, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        picked = s.stack[f + PICKED]
        source = s.stack[f + SOURCE]
        s.finish()
        for i in range(s.seats - 1, 0, -1):
            opponent = s.seat_after(seat, i)
            if picked != NOTHING and s.troops_at(picked // COLOURS, opponent) > 0:
                s.push(self.child, opponent, seat, source)


@dataclass(eq=False)
class RivalThere(Effect):
    """Lich: one of the other players with a troop at the site "there"; from here on "that one" is this player."""

    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def text(self) -> Phrase:
        return compound("effect_rival_there", [self.child.text()])

    def advance(self, s: Tyrants, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        there = s.stack[f + PICKED]
        for i in range(1, s.seats):
            rival = s.seat_after(seat, i)
            if there != NOTHING and s.troops_at(there // COLOURS, rival) > 0:
                if self.child.possible(s, seat, rival, s.stack[f + SOURCE], d):
                    d.offer(OPPONENT + rival)
        if d.count == 0:
            s.finish()

    def answer(self, s: State, f: i64, action: Action) -> None:
        s.stack[f + PICKED] = action - OPPONENT
        s.become(f, self.child)


@dataclass(eq=False)
class ItsOwner(Effect):
    """The player whose troop was just picked does it; nobody, if it was white."""

    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def text(self) -> Phrase:
        return compound("effect_its_owner", [self.child.text()])

    def advance(self, s: State, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        picked = s.stack[f + PICKED]
        source = s.stack[f + SOURCE]
        s.finish()
        if picked != NOTHING and picked % COLOURS < s.seats:
            s.push(self.child, picked % COLOURS, seat, source)


FORCED_DISCARD: Final = Discard()
