"""The words of card effects for tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import MANA, MONEY, NUMBER, RESOURCE_NAMES, RESOURCES
from undercourt.games.secret_city.effects import question_of
from undercourt.games.secret_city.state import City
from undercourt.kernel.choose import CHOOSE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Effect
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.phrase import Phrase, phrase

ANY_MIX: Final = 3  # money and mana, as the player likes
MIX_NAMES: Final = [*RESOURCE_NAMES, "any_mix"]

GAINS: Final = 0  # where tokens go
LOSES: Final = 1
STEALS: Final = 2


@dataclass(eq=False)
class Tokens(Effect):
    """Gain from the bank, make the target player lose, or steal; as far as there are any."""

    way: i64
    resource: i64
    n: i64

    def text(self) -> Phrase:
        key = ["effect_gain", "effect_lose", "effect_steal"][self.way]
        return phrase(key, n=self.n, resource=MIX_NAMES[self.resource])

    def advance(self, s: City, f: i64, d: Decision) -> None:
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

    def answer(self, s: City, f: i64, action: Action) -> None:
        self.mix(s, f, s.stack[f + STEP], action - NUMBER)

    def question(self, s: City, f: i64) -> Phrase:
        return question_of(self, "ask_mix", s, f)

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


@dataclass(eq=False)
class Convert(Effect):
    """Up to n of one resource into as many of another, in one direction. STEP: 0, then 1 or 2 for the direction."""

    one: i64
    other: i64
    n: i64

    def text(self) -> Phrase:
        one, other = RESOURCE_NAMES[self.one], RESOURCE_NAMES[self.other]
        return phrase("effect_convert", n=self.n, resource=one, other_resource=other)

    def possible(self, s: City, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return s.tokens[seat * RESOURCES + self.one] + s.tokens[seat * RESOURCES + self.other] > 0

    def advance(self, s: City, f: i64, d: Decision) -> None:
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

    def answer(self, s: City, f: i64, action: Action) -> None:
        if action <= CHOOSE + 1:
            s.stack[f + STEP] = action - CHOOSE + 1
            return
        seat = s.stack[f + SEAT]
        forward = s.stack[f + STEP] == 1
        s.finish()
        n = action - NUMBER
        moves.lose(s, seat, self.one if forward else self.other, n)
        moves.gain(s, seat, self.other if forward else self.one, n)

    def question(self, s: City, f: i64) -> Phrase:
        return question_of(self, "ask_convert_way" if s.stack[f + STEP] == 0 else "ask_convert", s, f)

    def option(self, s: City, f: i64, action: Action) -> Phrase | None:
        one, other = RESOURCE_NAMES[self.one], RESOURCE_NAMES[self.other]
        if action == CHOOSE:
            return phrase("action_convert", resource=one, other_resource=other)
        if action == CHOOSE + 1:
            return phrase("action_convert", resource=other, other_resource=one)
        return None
