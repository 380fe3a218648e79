"""The interface every game implements, and the loops that want to run compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, NewType

from mypy_extensions import i64, mypyc_attr

from undercourt.kernel.actions import Space
from undercourt.kernel.decision import Decision, IllegalAction
from undercourt.kernel.effect import SEAT, Effect, State, apply, asking, run
from undercourt.kernel.event import Event
from undercourt.kernel.ids import NOTHING, Action, Seat
from undercourt.kernel.observing import BLIND, Eyes
from undercourt.kernel.phrase import Phrase, Reason
from undercourt.kernel.rng import FAST, Rng, generator, seeded
from undercourt.kernel.score import Score

# What one seat may know, in the form of a state with face-down cards. mypy stops a true state on its way to a bot.
View = NewType("View", State)

SPECTATOR = -1  # the viewer who sees what everybody sees

Options = dict[str, str]


class Option(NamedTuple):
    """A choice made before the game: its values, the first being the default."""

    name: str
    values: list[str]
    only_for: tuple[int, ...] = ()  # the numbers of players for which it matters; none: for all


RuleOptions = list[tuple[Option, int]]  # options of two values, each with the bit of `State.rules` that the second sets


def rule_bits(table: RuleOptions, options: Options) -> int:
    """The bits of those options of the table that are not the usual."""
    return sum([bit for option, bit in table if options[option.name] != option.values[0]])


class BadOption(ValueError):
    """A sentence that says which option or number of players is wrong, and what would be right."""


class BadPack(ValueError):
    """What is wrong with a pack of cards, one mistake per line: where, and what would be right."""


def any_will_do(seats: int, options: Options) -> None:
    """What a game says of its options that may all be combined."""


def as_printed(text: Phrase, rules: i64) -> Phrase:
    """What a game makes of the text of its cards if no option changes it."""
    return text


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, without a table: no I/O, no clock, no state of its own.

    A game is its functions, by name; what they promise stands at the methods that call them.
    """

    def __init__(
        self,
        *,
        slug: str,
        version: int,  # of the rules: a record of another version that cannot be replayed says so
        fewest: int,
        most: int,
        space: Space,
        seat_names: list[str],
        options: list[Option],
        setup: Callable[[int, Options, Rng], State],
        load: Callable[[list[int]], State],
        view: Callable[..., View],
        determinize: Callable[..., State],
        score: Callable[..., Score],
        question: Callable[..., Phrase],
        option_text: Callable[..., Phrase],
        why_not: Callable[..., Reason],
        describe: Callable[..., dict[str, object]],
        describe_event: Callable[[Event], dict[str, object]],
        catalog: Callable[[Options], dict[str, object]],
        rule_of_the_end: str,  # the rules that say: the game is over; another seat is asked; answer the question first
        rule_of_turns: str,
        rule_of_answers: str,
        agree: Callable[[int, Options], None] = any_will_do,
        as_agreed: Callable[..., Phrase] = as_printed,
        own_pack: str = "",
        with_pack: Callable[[str, str], Game] | None = None,
        eyes: Eyes = BLIND,
    ) -> None:
        self.slug: str = slug
        self.version: int = version
        self.fewest: int = fewest
        self.most: int = most
        self.space: Space = space
        self.seat_names: list[str] = seat_names
        self.options: list[Option] = options
        self.own_pack: str = own_pack  # the cards as a file that people can edit; empty: they do not come as a pack
        self.eyes: Eyes = eyes  # observations as rows of bytes, for programs that learn
        self.carried_pack: str = ""  # the pack of cards it is played with, unless that is the game's own
        self._setup: Callable[[int, Options, Rng], State] = setup
        self._load: Callable[[list[int]], State] = load
        self._view: Callable[..., View] = view
        self._determinize: Callable[..., State] = determinize
        self._score: Callable[..., Score] = score
        self._question: Callable[..., Phrase] = question
        self._option_text: Callable[..., Phrase] = option_text
        self._why_not: Callable[..., Reason] = why_not
        self._describe: Callable[..., dict[str, object]] = describe
        self._describe_event: Callable[[Event], dict[str, object]] = describe_event
        self._catalog: Callable[[Options], dict[str, object]] = catalog
        self._rule_of_the_end: str = rule_of_the_end
        self._rule_of_turns: str = rule_of_turns
        self._rule_of_answers: str = rule_of_answers
        self._agree: Callable[[int, Options], None] = agree
        self._as_agreed: Callable[..., Phrase] = as_agreed
        self._with_pack: Callable[[str, str], Game] | None = with_pack

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """A new game, before its first decision. `options` were completed by `chosen`."""
        return self._setup(seats, options, rng)

    def load(self, words: list[int]) -> State:
        """The inverse of `State.words`."""
        return self._load(words)

    def view(self, s: State, viewer: Seat) -> View:
        """What `viewer` may know: a seat, or SPECTATOR."""
        return self._view(s, viewer)

    def determinize(self, v: View, rng: Rng) -> State:
        """A full state that `v` cannot tell from the true one, built from `v` alone."""
        return self._determinize(v, rng)

    def score(self, s: State) -> Score:
        """As if the game ended now."""
        return self._score(s)

    def question(self, s: State) -> Phrase:
        """What is asked at this decision."""
        return self._question(s)

    def option_text(self, s: State, action: Action) -> Phrase:
        """What an action means at this moment: to the effect that asks; else what its verb always means."""
        if s.depth > 0:
            here = asking(s).option(s, s.top(), action)
            if here is not None:
                return self._as_agreed(here, s.rules)
        verb = self.space.verb(action)
        return self._option_text(s, verb, action - verb.first)

    def explain(self, s: State, d: Decision, seat: Seat, action: Action) -> Reason | None:
        """None: legal. Else the first reason that holds, in the order in which a player would want to hear them.

        Before `why_not`, which knows the game's verbs, speaks the effect that asks. A view will do in place of a state.
        """
        if d.count == 0:
            return Reason(self._rule_of_the_end, "why_game_over", {})
        if seat != d.seat:
            return Reason(self._rule_of_turns, "why_not_asked", {"seat": self.seat_names[d.seat]})
        if d.allows(action):
            return None
        reason = asking(s).why_not(s, s.top(), action)
        if reason is not None:
            return reason
        verb = self.space.verb(action)
        for i in range(d.count):
            if verb.first <= d.actions[i] < verb.first + verb.size:
                return self._why_not(s, seat, verb, action - verb.first)
        return Reason(self._rule_of_answers, "why_answer_first", {})

    def describe(self, v: View, viewer: Seat) -> dict[str, object]:
        """The view as plain named data (JSON), for clients."""
        return self._describe(v, viewer)

    def describe_event(self, event: Event) -> dict[str, object]:
        return self._describe_event(event)

    def catalog(self, options: Options) -> dict[str, object]:
        """What never changes during a game with these options, as plain named data: cards with their texts, the map."""
        return self._catalog(options)

    def with_pack(self, text: str, name: str) -> Game:
        """The same game with other cards, read from a file called `name`, or BadPack."""
        if self._with_pack is None:
            raise BadPack(f"{name}: {self.slug} cannot be played with a pack of cards")
        return self._with_pack(text, name)

    def chosen(self, seats: int, options: Options) -> Options:
        """The options complete and in order, or BadOption."""
        if not self.fewest <= seats <= self.most:
            raise BadOption(f"{self.slug} is for {self.fewest} to {self.most} players, not {seats}")
        known = {option.name: option.values for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.slug} has no option '{name}'; it has: {', '.join(known)}")
            if value not in known[name]:
                raise BadOption(f"'{name}' cannot be '{value}'; it is one of: {', '.join(known[name])}")
        complete = {option.name: options.get(option.name, option.values[0]) for option in self.options}
        self._agree(seats, complete)
        return complete

    def begin(self, seats: int, options: Options, seed: int, d: Decision, rng: str = FAST) -> State:
        """A new game at its first decision, with the generator of that name."""
        return self.deal(seats, self.chosen(seats, options), seed, d, rng)

    def deal(self, seats: int, options: Options, seed: int, d: Decision, rng: str = FAST) -> State:
        """The same with options that are complete, as `chosen` returns them."""
        s = self.setup(seats, options, generator(rng, seed))
        run(s, d)
        return s

    def check(self, s: State, d: Decision, action: Action) -> None:
        """The border: raises IllegalAction with the reason."""
        if d.allows(action):
            return
        if not 0 <= action < self.space.size:
            raise IllegalAction(f"{action} is not an action of {self.slug}: they go from 0 to {self.space.size - 1}")
        reason = self.explain(s, d, d.seat, action)
        why = ""
        if reason is not None:
            why = f": the game is over, by rule {reason.rule}" if d.count == 0 else f": rule {reason.rule} forbids it"
        raise IllegalAction(f"'{self.space.name(action)}' is not possible now{why}")


def asked_openly(s: State, d: Decision, v: View, viewer: Seat) -> Seat:
    """Whom `viewer`, who sees `v`, is told to wait for. NOTHING: who is asked would tell what they hold."""
    if viewer == d.seat or v.depth == s.depth:
        return d.seat
    if v.depth == 0 or type(asking(v)).answer is Effect.answer:
        return NOTHING
    seat = v.stack[v.top() + SEAT]
    return NOTHING if seat == viewer else seat  # the question below a secret one; the viewer is not being asked it now


def playout(s: State, d: Decision, rng: Rng) -> int:
    """Random actions from this decision to the end; how many decisions it took."""
    n: i64 = 0
    while d.count > 0:
        apply(s, d.actions[rng.below(d.count)], d)
        n += 1
    return n


def playouts(game: Game, seats: int, options: Options, seed: int, games: int) -> list[int]:
    """`games` random games, one seed after the other; the number of decisions of each."""
    lengths: list[int] = []
    d = Decision()
    for i in range(games):
        s = game.begin(seats, options, seed + i, d)
        lengths.append(playout(s, d, seeded(seed + i + 1)))
    return lengths
