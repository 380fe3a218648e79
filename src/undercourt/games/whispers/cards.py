"""Playing cards: which may be played in a window, and paying for one (WW-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import moves
from undercourt.games.whispers.actions import KINDS, PLAY, SPEND
from undercourt.games.whispers.hand import (
    CARD,
    EFFECTS,
    FIRST_COST,
    IN_WINDOW,
    KINDS_OF,
    NAMED_BY,
    SECOND_COST,
    affordable,
    copies,
    held,
    payable,
)
from undercourt.games.whispers.state import Whispers
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, STEP, Effect, State
from undercourt.kernel.ids import BIT_NUMBER, NOTHING, Action, Seat

SCRATCH: Final = Decision()  # `possible` wants one; no ability uses it


@dataclass(eq=False)
class Deed(Effect):
    """What an ability does. `can`, `go` and `take` are possible, advance and answer on a Whispers table."""

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        assert isinstance(s, Whispers)
        return self.can(s)

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Whispers)
        self.go(s, f, d)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Whispers)
        self.take(s, f, action)

    def can(self, s: Whispers) -> bool:
        """Would it do anything now? Only by what everybody sees: it decides whether a window opens."""
        raise NotImplementedError

    def go(self, s: Whispers, f: i64, d: Decision) -> None:
        raise NotImplementedError

    def take(self, s: Whispers, f: i64, action: Action) -> None:
        raise AssertionError("this ability asks nothing")


def could_play(s: Whispers, seat: Seat, window: i64) -> i64:
    """The abilities that could be used in this window, as far as the others can see; bits.

    WW-8: the kinds in a hand are secret, so a window opens by the open numbers alone, and may then offer nothing.
    """
    found = affordable(s.hands[seat]) & IN_WINDOW[window]
    rest = found
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if not EFFECTS[BIT_NUMBER[bit % 67]].possible(s, seat, NOTHING, NOTHING, SCRATCH):
            found ^= bit
    return found


def offer_cards(s: Whispers, seat: Seat, abilities: i64, d: Decision) -> None:
    """Those of them for which there is a card in hand."""
    while abilities != 0:
        ability = BIT_NUMBER[(abilities & -abilities) % 67]
        abilities &= abilities - 1
        if payable(s.hands[seat], ability):
            d.offer(PLAY + ability)


def play_card(s: Whispers, seat: Seat, ability: i64) -> None:
    s.tell("play", seat, n=ability)
    s.push(PAYMENT, seat, NOTHING, ability)


@dataclass(eq=False)
class Payment(Effect):
    """WW-8: the cost, one card at a time, then the ability in its place. SOURCE: ability, PICKED: first card."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Whispers)
        seat = s.stack[f + SEAT]
        ability = s.stack[f + SOURCE]
        hand = s.hands[seat]
        step = s.stack[f + STEP]
        first = FIRST_COST[ability]
        second = SECOND_COST[ability]
        if step == 0 and is_all_there_is(hand, first, second):
            for kind in range(KINDS):
                for _ in range(copies(hand, kind)):
                    if kind // 4 in (first, second):
                        moves.return_card(s, seat, kind, "spend")
            self.use(s, seat, ability)
        elif step == 2 or (step == 1 and second == NOTHING):
            self.use(s, seat, ability)
        else:
            empire = first if step == 0 else second
            paid = s.stack[f + PICKED]
            for kind in range(empire * 4, empire * 4 + 4):
                if copies(hand, kind) > 0 and leads_on(hand, ability, step, paid, kind):
                    d.offer(SPEND + kind)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Whispers)
        s.stack[f + STEP] += 1
        s.stack[f + PICKED] = action - SPEND
        moves.return_card(s, s.stack[f + SEAT], action - SPEND, "spend")

    def use(self, s: Whispers, seat: Seat, ability: i64) -> None:
        s.depth -= 1
        s.push(EFFECTS[ability], seat, NOTHING, ability)


def is_all_there_is(hand: i64, first: i64, second: i64) -> bool:
    """Everybody sees that there is no choice: these empires' cards are just as many as the cost."""
    if second == first:
        return held(hand, first) == 2
    return held(hand, first) == 1 and (second == NOTHING or held(hand, second) == 1)


def leads_on(hand: i64, ability: i64, step: i64, paid: i64, kind: i64) -> bool:
    """WW-8: of the two cards for an ability of two empires, one must bear it."""
    bears = NAMED_BY[ability]
    if bears == 0 or bears & CARD[kind] != 0:
        return True
    if step == 1:
        return bears & CARD[paid] != 0
    partner = SECOND_COST[ability]
    return hand & bears & KINDS_OF[partner] != 0


PAYMENT: Final = Payment()
