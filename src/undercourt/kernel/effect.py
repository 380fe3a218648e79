"""Effects, frames, and the loop that carries effects out from one decision to the next.

A card is a tree of effects, built once at import. A frame is five ints in the state: which node, whose seat, how far,
what the step before picked, and which card speaks. The frames are the whole continuation, so a game copies and saves
in mid-effect.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from undercourt.kernel.decision import Decision
from undercourt.kernel.event import Event
from undercourt.kernel.ids import EMPTY, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, Reason, phrase
from undercourt.kernel.piles import Piles
from undercourt.kernel.rng import Rng, loaded

NODE: Final = 0  # the five words of a frame
SEAT: Final = 1
STEP: Final = 2  # how far; what it counts is the effect's own business
PICKED: Final = 3  # what "there" and "that one" mean from here on
SOURCE: Final = 4  # the card that speaks: what "this card" means
WIDTH: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What every state has. A game adds its fields, copy() and copy_open(), and measure() for `per` and `at_least`.

    A field is an int, a bool, a vec or Piles: saving and loading find it by that, in the order of their names.
    """

    def __init__(self, book: Book, seats: i64, rng: Rng) -> None:
        self.book: Book = book
        self.seats: i64 = seats
        self.rng: Rng = rng
        self.stack: vec[i64] = EMPTY  # as long as it was ever deep; a copy takes only the frames that are there
        self.depth: i64 = 0
        self.barriers: i64 = 0  # what cannot be taken back: random draws, hidden things shown
        self.rules: i64 = 0  # rule options that are not the usual; bits
        self.log: list[Event] | None = None  # None while nobody listens; never copied
        self.touched: i64 = 0  # what has changed since an observation of the game was kept; bits, a game's own
        self.cause: i64 = NOTHING  # SOURCE of the frame at work, which may be gone by then; only while somebody listens

    def copy(self) -> State:
        raise NotImplementedError

    def copy_head(self, s: State) -> None:
        """What every copy() begins with: the frames, the barriers and the rules."""
        s.stack = self.stack[: self.depth * WIDTH]
        s.depth = self.depth
        s.barriers = self.barriers
        s.rules = self.rules

    def copy_open(self, s: State) -> None:
        """What lies open for everybody. A view takes this and adds what its seat may see; copy() adds all the rest."""
        raise NotImplementedError

    def show_head(self, v: State, viewer: Seat) -> None:
        """What every view begins with: the rules; the frames, less questions that only certain cards in hand lead to.

        A view counts no barriers: how many there were could tell what was drawn or shown in secret.
        """
        depth = self.depth
        while depth > 0:
            f = (depth - 1) * WIDTH
            if self.stack[f + SEAT] == viewer or not self.book.nodes[self.stack[f + NODE]].is_secret():
                break
            depth -= 1
        v.stack = self.stack[: depth * WIDTH]
        v.depth = depth
        v.rules = self.rules

    def words(self) -> list[int]:
        """All of it as plain ints: equal words, equal states."""
        out = [self.seats, *self.rng.words(), self.barriers, self.rules, self.depth, *self.stack[: self.depth * WIDTH]]
        for name in field_names(self):
            field = getattr(self, name)
            if isinstance(field, int):
                out.append(int(field))
            elif isinstance(field, Piles):
                out += field.words()
            else:
                out += [len(field), *field]
        return out

    def load(self, saved: list[int]) -> None:
        """The inverse of words(), for a state of as many seats, fresh from the box."""
        words = iter(saved)
        assert next(words) == self.seats
        self.rng = loaded(words)
        self.barriers = next(words)
        self.rules = next(words)
        self.depth = next(words)
        self.stack = vec[i64]([next(words) for _ in range(self.depth * WIDTH)])
        for name in field_names(self):
            field = getattr(self, name)
            if isinstance(field, bool):
                setattr(self, name, next(words) == 1)
            elif isinstance(field, int):
                setattr(self, name, next(words))
            elif isinstance(field, Piles):
                field.load(words)
            else:
                setattr(self, name, type(field)([next(words) for _ in range(next(words))]))

    def measure(self, metric: i64, seat: Seat, picked: i64) -> i64:
        """How many of what `metric` counts; amounts and conditions of effects ask this."""
        raise NotImplementedError

    def amount(self, code: i64, seat: Seat, picked: i64) -> i64:
        """A number, or what `per` made: one for each full n of a metric."""
        if code < PER:
            return code
        return self.measure(code // PER, seat, picked) // (code % PER)

    def holds(self, code: i64, seat: Seat, picked: i64) -> bool:
        """What `at_least` made: is the metric that high?"""
        return self.measure(code // PER, seat, picked) >= code % PER

    def tell(
        self,
        what: str,
        seat: Seat,
        card: i64 = -1,
        place: i64 = -1,
        other: i64 = -1,
        n: i64 = -1,
        seers: i64 = -1,
    ) -> None:
        """To whoever listens. Arguments must change nothing: compiled, they are looked at only if somebody does."""
        if self.log is not None:
            self.log.append(Event(what, seat, card, place, other, n, seers, self.speaking()))

    def speaking(self) -> i64:
        """The card that brings about what happens now, as everybody may know it; asked only while somebody listens."""
        return NOTHING

    def plays_with(self, rule: i64) -> bool:
        """Was this rule agreed on, which is not the usual one?"""
        return self.rules & rule != 0

    def seat_after(self, seat: Seat, n: i64) -> Seat:
        """The n-th seat after this one, clockwise."""
        return (seat + n) % self.seats

    def places_after(self, seat: Seat, other: Seat) -> i64:
        """How many places after `seat` the other sits, clockwise: seat_after turned round."""
        return (other - seat + self.seats) % self.seats

    def top(self) -> i64:
        return (self.depth - 1) * WIDTH

    def push(self, effect: Effect, seat: Seat, picked: i64, source: i64) -> None:
        f = self.depth * WIDTH
        if f == len(self.stack):
            for _ in range(WIDTH):
                self.stack = append(self.stack, 0)
        stack = self.stack
        stack[f + NODE] = effect.node
        stack[f + SEAT] = seat
        stack[f + STEP] = 0
        stack[f + PICKED] = picked
        stack[f + SOURCE] = source
        self.depth += 1

    def delegate(self, f: i64, effect: Effect) -> None:
        """A part of the frame's own work goes on top of it: same seat, same "there", same card."""
        self.push(effect, self.stack[f + SEAT], self.stack[f + PICKED], self.stack[f + SOURCE])

    def become(self, f: i64, effect: Effect) -> None:
        """The frame goes on as another effect, with the same seat, "there" and card."""
        self.stack[f + NODE] = effect.node
        self.stack[f + STEP] = 0

    def finish(self) -> None:
        """Drop the top frame; what it picked is "there" for the same seat's frame below."""
        self.depth -= 1
        f = self.depth * WIDTH
        below = f - WIDTH
        if below >= 0 and self.stack[below + SEAT] == self.stack[f + SEAT]:
            self.stack[below + PICKED] = self.stack[f + PICKED]

    def drop(self) -> None:
        """Drop the top frame and leave the one below untouched: what this one picked is no "there", or is secret."""
        self.depth -= 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing a rule or card does: shared by all games in memory, never holds their state.

    What asks also says what it asks, what an answer means, and why another is not possible. The methods of a game's
    effects take its own state, `s: Tyrants`: an effect meets states of its own game alone.
    """

    node: i64 = NOTHING  # its number in the Book

    def parts(self) -> list[Effect]:
        return []

    def text(self) -> Phrase:
        """What a card says about it. Effects that are on no card have no text."""
        raise NotImplementedError

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        """Would it do anything now? Decides which branches are offered. `scratch` is left as it was."""
        return True

    def advance(self, s: State, f: i64, d: Decision) -> None:
        """Finish, delegate with a push, or offer. Offering changes nothing: it may be repeated on a copy."""
        raise NotImplementedError

    def answer(self, s: State, f: i64, action: Action) -> None:
        raise AssertionError("this effect asks nothing")

    def is_secret(self) -> bool:
        """Does asking this question at all tell something hidden? Then the views of others leave it out."""
        return False

    def question(self, s: State, f: i64) -> Phrase:
        """The question put to the seat that decides, with what one must know to answer."""
        return phrase(f"ask_{type(self).__name__}")

    def option(self, s: State, f: i64, action: Action) -> Phrase | None:
        """What an answer means here; None: what its verb always means."""
        return None

    def why_not(self, s: State, f: i64, action: Action) -> Reason | None:
        """Why an action that was not offered is no answer here; None: the game's general reason for its verb."""
        return None


class EndlessEffect(Exception):
    """An effect that offers nothing, pushes nothing and does not finish: a mistake in the rules code, named here."""


class Book:
    """Every effect of one game by number, in reading order of its cards: frames hold these numbers.

    Books of one game for several packs of cards begin with the same effects, so these have the same numbers in all.
    """

    def __init__(self, effects: list[Effect]) -> None:
        self.nodes: vec[Effect] = vec[Effect]()
        for effect in effects:
            self.number(effect)

    def number(self, effect: Effect) -> None:
        assert effect.node in (NOTHING, len(self.nodes)), "one object in two places of the book"
        effect.node = len(self.nodes)
        self.nodes = append(self.nodes, effect)
        for part in effect.parts():
            self.number(part)


LONGEST: Final = 100_000  # steps from one decision to the next: far more than any game takes


def run(s: State, d: Decision) -> None:
    """Carry on to the next decision. An empty stack means that the game is over."""
    nodes = s.book.nodes
    d.count = 0
    steps: i64 = 0
    while s.depth > 0 and d.count == 0:
        f = (s.depth - 1) * WIDTH  # its top, without a call in the one loop that all games run
        if s.log is not None:
            s.cause = s.stack[f + SOURCE]
        nodes[s.stack[f + NODE]].advance(s, f, d)
        d.seat = s.stack[f + SEAT]
        steps += 1
        if steps == LONGEST:
            raise EndlessEffect(f"{type(asking(s)).__name__} neither offers nor ends")


def apply(s: State, action: Action, d: Decision) -> None:
    """Answer the decision and play on to the next one; `d` becomes that next one."""
    f = (s.depth - 1) * WIDTH
    if s.log is not None:
        s.cause = s.stack[f + SOURCE]
    s.book.nodes[s.stack[f + NODE]].answer(s, f, action)
    run(s, d)


REFUSED: Final = -2


def take(s: State, number: Any, d: Decision, moves: list[Any]) -> Seat:
    """`apply` for whoever drives a game from Python: checks the action and adds it to `moves`, all in one call.

    `moves` has seat, action, seat, action and so on: a pair of them would be one more object for Python to look after,
    and so would another int than the one that was given.
    Returns who is asked next, NOTHING if the game is over, or REFUSED: it is not legal, and nothing has changed.
    """
    action: Action = number
    if not d.allows(action):
        return REFUSED
    moves.append(d.seat)
    moves.append(number)
    apply(s, action, d)
    if d.count == 0:
        return NOTHING
    return d.seat


def asking(s: State) -> Effect:
    """The effect that waits for an answer."""
    return s.book.nodes[s.stack[s.top() + NODE]]


OF_EVERY_STATE: Final = ("book", "seats", "rng", "stack", "depth", "barriers", "rules", "log", "touched", "cause")


def field_names(s: State) -> list[str]:
    """The fields of a state that a game added, whichever build it is of; what all games in memory share is not one."""
    return sorted([name for name in attributes(s) if name not in OF_EVERY_STATE and is_field(getattr(s, name))])


def attributes(thing: object) -> list[str]:
    """What an object holds, by name: compiled classes list it, others have a dictionary."""
    return [*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]


def is_field(thing: object) -> bool:
    return isinstance(thing, (int, Piles)) or type(thing).__name__.startswith("vec")


PER: Final = 256  # amounts: below it a plain number, else metric * PER + n


def per(n: int, metric: int) -> int:
    """An amount: one for each full `n` of `metric`."""
    return metric * PER + n


def at_least(n: int, metric: int) -> int:
    """A condition: `metric` counts `n` or more."""
    return metric * PER + n
