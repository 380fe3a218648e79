"""The combinators: small words that join effects into cards; each a function that reads well and a class that runs."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.kernel.choose import BRANCHES, CHOOSE, DONE, Choose
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, STEP, Effect, State
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.phrase import Phrase, compound


def seq(*effects: Effect) -> Effect:
    return effects[0] if len(effects) == 1 else Seq(vec[Effect](effects))


def either(*branches: Effect) -> Effect:
    assert len(branches) <= BRANCHES
    return Either(vec[Effect](branches))


def may(effect: Effect) -> Effect:
    return Either(vec[Effect]([effect]), declinable=True)


def times(n: int, effect: Effect) -> Effect:
    return Times(n, effect)


def pay(cost: Choose, *gain: Effect) -> Effect:
    """An optional cost. The gain follows only if it was paid, even if the gain will then do nothing."""
    cost.cost = True
    return Pay(cost, seq(*gain))


def each_opponent(effect: Effect) -> Effect:
    return EachOpponent(effect)


@dataclass(eq=False)
class Nothing(Effect):
    """Holds a place in a table of effects where a card has none."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        s.finish()


@dataclass(eq=False)
class Seq(Effect):
    """One after the other."""

    children: vec[Effect]

    def parts(self) -> list[Effect]:
        return list(self.children)

    def text(self) -> Phrase:
        return compound("effect_seq", [child.text() for child in self.children])

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        for child in self.children:
            if child.possible(s, seat, picked, source, scratch):
                return True
        return False

    def advance(self, s: State, f: i64, d: Decision) -> None:
        step = s.stack[f + STEP]
        if step + 1 == len(self.children):
            s.become(f, self.children[step])
        else:
            s.stack[f + STEP] = step + 1
            s.delegate(f, self.children[step])


@dataclass(eq=False)
class Either(Effect):
    """Choose one of the branches that are possible now; with `declinable`, or none."""

    branches: vec[Effect]
    declinable: bool = False

    def parts(self) -> list[Effect]:
        return list(self.branches)

    def text(self) -> Phrase:
        return compound(
            "effect_may" if self.declinable else "effect_either", [branch.text() for branch in self.branches]
        )

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        for branch in self.branches:
            if branch.possible(s, seat, picked, source, scratch):
                return True
        return False

    def advance(self, s: State, f: i64, d: Decision) -> None:
        stack = s.stack
        for i in range(len(self.branches)):
            if self.branches[i].possible(s, stack[f + SEAT], stack[f + PICKED], stack[f + SOURCE], d):
                d.offer(CHOOSE + i)
        if d.count == 0:
            s.finish()
        elif self.declinable:
            d.offer(DONE)

    def answer(self, s: State, f: i64, action: Action) -> None:
        if action == DONE:
            s.finish()
        else:
            s.become(f, self.branches[action - CHOOSE])

    def option(self, s: State, f: i64, action: Action) -> Phrase | None:
        """A branch says its own text."""
        i = action - CHOOSE
        return self.branches[i].text() if i >= 0 and i < len(self.branches) else None


@dataclass(eq=False)
class Times(Effect):
    """The same thing n times over."""

    n: i64
    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def text(self) -> Phrase:
        return compound("effect_times", [self.child.text()], n=self.n)

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return self.child.possible(s, seat, picked, source, scratch)

    def advance(self, s: State, f: i64, d: Decision) -> None:
        s.stack[f + STEP] += 1
        if s.stack[f + STEP] == self.n:
            s.become(f, self.child)
        else:
            s.delegate(f, self.child)


@dataclass(eq=False)
class Pay(Effect):
    """The gain follows only if the cost was paid. A declined cost drops this frame too."""

    cost: Effect
    gain: Effect

    def parts(self) -> list[Effect]:
        return [self.cost, self.gain]

    def text(self) -> Phrase:
        return compound("effect_pay", [self.cost.text(), self.gain.text()])

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return self.cost.possible(s, seat, picked, source, scratch)

    def advance(self, s: State, f: i64, d: Decision) -> None:
        stack = s.stack
        if stack[f + STEP] == 1:
            s.become(f, self.gain)
        elif self.cost.possible(s, stack[f + SEAT], stack[f + PICKED], stack[f + SOURCE], d):
            stack[f + STEP] = 1
            s.delegate(f, self.cost)
        else:
            s.finish()


@dataclass(eq=False)
class When(Effect):
    """Only if the condition holds at this moment. A game adds the words: it knows what its metrics are called."""

    condition: i64  # made by `at_least`
    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return s.holds(self.condition, seat, picked) and self.child.possible(s, seat, picked, source, scratch)

    def advance(self, s: State, f: i64, d: Decision) -> None:
        if s.holds(self.condition, s.stack[f + SEAT], s.stack[f + PICKED]):
            s.become(f, self.child)
        else:
            s.finish()


@dataclass(eq=False)
class EachOpponent(Effect):
    """Every other seat does it, clockwise from the left; for them "that one" is the seat that made them do it."""

    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def text(self) -> Phrase:
        return compound("effect_each_opponent", [self.child.text()])

    def advance(self, s: State, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        source = s.stack[f + SOURCE]
        s.finish()
        for i in range(s.seats - 1, 0, -1):
            s.push(self.child, (seat + i) % s.seats, seat, source)
