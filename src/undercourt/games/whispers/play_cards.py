"""Playing cards: which may be played in a window, and paying for one (WW-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import legal, moves, reasons
from undercourt.games.whispers.actions import ABILITY_NAMES, DISCARD, EMPIRE_NAMES, KIND_NAMES, KINDS, PLAY, SPEND
from undercourt.games.whispers.catalog import (
    DECLARE,
    EFFECTS,
    FIRST_COST,
    NAMED_BY,
    SECOND_COST,
    payable,
)
from undercourt.games.whispers.effects import Onslaught
from undercourt.games.whispers.state import Whispers
from undercourt.games.whispers.state_hand import CARD, KINDS_OF, copies, held
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, STEP, Effect
from undercourt.kernel.ids import NOTHING, Action, Seat, lowest_bit
from undercourt.kernel.phrase import Phrase, Reason, phrase


@dataclass(eq=False)
class Payment(Effect):
    """WW-8: the cost, one card at a time, then the ability in its place. SOURCE: ability, PICKED: first card."""

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
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
                if copies(hand, kind) > 0 and leads_on(s, seat, ability, step, paid, kind):
                    d.offer(SPEND + kind)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        s.stack[f + STEP] += 1
        s.stack[f + PICKED] = action - SPEND
        moves.return_card(s, s.stack[f + SEAT], action - SPEND, "spend")

    def question(self, s: Whispers, f: i64) -> Phrase:
        return phrase("ask_spend", empire=EMPIRE_NAMES[self.empire(s, f)], step=s.stack[f + STEP])

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        if action < SPEND or action >= DISCARD:
            return reasons.not_now(action)
        kind = action - SPEND
        args: dict[str, int | str] = {"kind": KIND_NAMES[kind], "ability": ABILITY_NAMES[s.stack[f + SOURCE]]}
        if copies(s.hands[s.stack[f + SEAT]], kind) == 0:
            return Reason("WW-8.9", "why_not_in_hand", args)
        if kind // 4 != self.empire(s, f):
            return Reason("WW-8.9", "why_not_in_cost", {**args, "empire": EMPIRE_NAMES[self.empire(s, f)]})
        return Reason("WW-8.5", "why_none_would_bear_it", args)

    def empire(self, s: Whispers, f: i64) -> i64:
        """Whose card is to be spent now."""
        ability = s.stack[f + SOURCE]
        return FIRST_COST[ability] if s.stack[f + STEP] == 0 else SECOND_COST[ability]

    def use(self, s: Whispers, seat: Seat, ability: i64) -> None:
        s.drop()
        s.push(EFFECTS[ability], seat, NOTHING, ability)


PAYMENT: Final = Payment()


def could_play(s: Whispers, seat: Seat, window: i64) -> i64:
    """The abilities that could be used in this window, as far as the others can see; bits.

    WW-8: the kinds in a hand are secret, so a window opens by the open numbers alone, and may then offer nothing.
    """
    return legal.usable(s, seat, s.hands[seat], window)


def offer_cards(s: Whispers, seat: Seat, abilities: i64, d: Decision) -> None:
    """Those of them for which there is a card in hand."""
    while abilities != 0:
        ability = lowest_bit(abilities)
        abilities &= abilities - 1
        if can_pay(s, seat, ability):
            d.offer(PLAY + ability)


def can_pay(s: Whispers, seat: Seat, ability: i64) -> bool:
    """Of an ability that could be played: are the right cards in hand?"""
    hand = s.hands[seat]
    if not payable(hand, ability):
        return False
    effect = EFFECTS[ability]
    if not isinstance(effect, Onslaught) or not effect.needs_reach(s):
        return True
    first = FIRST_COST[ability] * 4
    for kind in range(first, first + 4):
        if copies(hand, kind) > 0 and leads_on(s, seat, ability, 0, NOTHING, kind):
            return True
    return False


def can_reach(s: Whispers, seat: Seat, hand: i64) -> bool:
    """A card that widens the reach of an attack is in this hand, and there is somebody to send."""
    abilities = legal.usable(s, seat, hand, DECLARE)
    while abilities != 0:
        if payable(hand, lowest_bit(abilities)):
            return True
        abilities &= abilities - 1
    return False


def play_card(s: Whispers, seat: Seat, ability: i64) -> None:
    s.tell("play", seat, n=ability)
    s.push(PAYMENT, seat, NOTHING, ability)


def is_all_there_is(hand: i64, first: i64, second: i64) -> bool:
    """Everybody sees that there is no choice: these empires' cards are just as many as the cost."""
    if second == first:
        return held(hand, first) == 2
    return held(hand, first) == 1 and (second == NOTHING or held(hand, second) == 1)


def leads_on(s: Whispers, seat: Seat, ability: i64, step: i64, paid: i64, kind: i64) -> bool:
    """Can the cost be paid to its end if this card pays the next part of it?"""
    hand = s.hands[seat]
    if not bears(hand, ability, step, paid, kind):
        return False
    effect = EFFECTS[ability]
    if not isinstance(effect, Onslaught) or not effect.needs_reach(s):
        return True
    left = hand - CARD[kind]
    second = SECOND_COST[ability]
    if step == 1 or second == NOTHING:
        return can_reach(s, seat, left)
    for other in range(second * 4, second * 4 + 4):
        if copies(left, other) > 0 and bears(left, ability, 1, kind, other) and can_reach(s, seat, left - CARD[other]):
            return True
    return False


def bears(hand: i64, ability: i64, step: i64, paid: i64, kind: i64) -> bool:
    """WW-8: of the two cards for an ability of two empires, one must bear it."""
    named = NAMED_BY[ability]
    if named == 0 or named & CARD[kind] != 0:
        return True
    if step == 1:
        return named & CARD[paid] != 0
    partner = SECOND_COST[ability]
    return hand & named & KINDS_OF[partner] != 0
