"""The interface every game implements, and the loops that want to run compiled."""

from __future__ import annotations

from typing import NamedTuple, NewType

from mypy_extensions import i64, mypyc_attr

from undercourt.kernel.actions import Space
from undercourt.kernel.decision import Decision, IllegalAction
from undercourt.kernel.effect import SEAT, Effect, State, apply, asking, run
from undercourt.kernel.event import Event
from undercourt.kernel.ids import NOTHING, Action, Seat
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
    only_for: int = 0  # the one number of players for which it matters; 0: for all


class BadOption(ValueError):
    """A sentence that says which option or number of players is wrong, and what would be right."""


class BadPack(ValueError):
    """What is wrong with a pack of cards, one mistake per line: where, and what would be right."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, without a table: no I/O, no clock, no state of its own."""

    def __init__(
        self,
        slug: str,
        version: int,
        fewest: int,
        most: int,
        space: Space,
        seat_names: list[str],
        options: list[Option],
    ) -> None:
        self.slug: str = slug
        self.version: int = version  # of the rules: a record of another version is not replayed
        self.fewest: int = fewest
        self.most: int = most
        self.space: Space = space
        self.seat_names: list[str] = seat_names
        self.options: list[Option] = options
        self.carried_pack: str = ""  # the pack of cards it is played with, unless that is the game's own

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """A new game, before its first decision. `options` were completed by `chosen`."""
        raise NotImplementedError

    def view(self, s: State, viewer: Seat) -> View:
        raise NotImplementedError

    def determinize(self, v: View, rng: Rng) -> State:
        """A full state that `v` cannot tell from the true one, built from `v` alone."""
        raise NotImplementedError

    def explain(self, s: State, d: Decision, seat: Seat, action: Action) -> Reason | None:
        """None: legal; else the rule and a message that says why not. A view will do in place of a state."""
        raise NotImplementedError

    def score(self, s: State) -> Score:
        """As if the game ended now."""
        raise NotImplementedError

    def evaluate(self, s: State, seat: Seat) -> float:
        """How well `seat` stands against the others, roughly in points; at the end it is the difference in points."""
        raise NotImplementedError

    def question(self, s: State) -> Phrase:
        """What is asked at this decision."""
        raise NotImplementedError

    def option_text(self, s: State, action: Action) -> Phrase:
        """What an offered action means at this moment."""
        raise NotImplementedError

    def describe(self, v: View, viewer: Seat) -> dict[str, object]:
        """The view as plain named data (JSON), for clients."""
        raise NotImplementedError

    def describe_event(self, event: Event) -> dict[str, object]:
        raise NotImplementedError

    def catalog(self, options: Options) -> dict[str, object]:
        """What never changes during a game with these options, as plain named data: cards with their texts, the map."""
        raise NotImplementedError

    def load(self, words: list[int]) -> State:
        """The inverse of `State.words`."""
        raise NotImplementedError

    def own_pack(self) -> str:
        """The cards as a file that people can edit. Empty: the cards of this game do not come as a pack."""
        return ""

    def with_pack(self, text: str, name: str) -> Game:
        """The same game with other cards, read from a file called `name`, or BadPack."""
        raise BadPack(f"{name}: {self.slug} cannot be played with a pack of cards")

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
        return {option.name: options.get(option.name, option.values[0]) for option in self.options}

    def begin(self, seats: int, options: Options, seed: int, d: Decision, rng: str = FAST) -> State:
        """A new game at its first decision, with the generator of that name."""
        s = self.setup(seats, self.chosen(seats, options), generator(rng, seed))
        run(s, d)
        return s

    def check(self, s: State, d: Decision, action: Action) -> None:
        """The border: raises IllegalAction with the reason."""
        if d.allows(action):
            return
        if not 0 <= action < self.space.size:
            raise IllegalAction(f"{action} is not an action of {self.slug}: they go from 0 to {self.space.size - 1}")
        reason = self.explain(s, d, d.seat, action)
        why = "" if reason is None else f": rule {reason.rule} forbids it"
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
