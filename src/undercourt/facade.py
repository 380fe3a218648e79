"""Games for programs, in a few words: `undercourt.load` gives a `LoadedGame`, whose `new` gives an `Episode`.

    game = undercourt.load("tyrants")
    t = game.new(players=4, seed=7)
    while not t.done:
        t.step(t.legal[0])

An `Episode` holds the true state and hands out only what a seat may know: `observe`, `view`, `imagine`. Whoever holds
it is the referee and may ask for any seat; a player is given what was made for its own.
"""

from __future__ import annotations

import operator
from functools import lru_cache
from importlib import import_module
from os import PathLike
from secrets import randbits
from typing import TYPE_CHECKING, Any, SupportsIndex

from undercourt import files
from undercourt.games import UnknownGame, game_of, load_game
from undercourt.given import SEED_BITS, flag_given, seed_given, table_given, whole
from undercourt.kernel.decision import Decision, IllegalAction
from undercourt.kernel.effect import REFUSED, State, run, take
from undercourt.kernel.game import BadOption, BadPack, Game, Options
from undercourt.kernel.observing import Layout
from undercourt.kernel.page import Page
from undercourt.kernel.record import BadRecord, Record, Replay, read, sign, write
from undercourt.kernel.rng import FAST, seeded

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from undercourt.recall import Witness

__all__ = [
    "BadOption",
    "BadPack",
    "BadRecord",
    "Episode",
    "IllegalAction",
    "LoadedGame",
    "NoObservations",
    "UnknownGame",
    "load",
]

DRAWN_BITS = SEED_BITS // 2  # of a seed that nobody chose
PROGRAM = "program"  # who plays every seat, as records say it


def load(name: str, pack: str | PathLike[str] | None = None) -> LoadedGame:
    """A game by its name, such as "tyrants"; `pack` is a file of other cards. Raises UnknownGame or BadPack."""
    game = load_game(name)
    if pack is not None:
        game = game.with_pack(files.read(str(pack), files.LARGEST_PACK), str(pack))
    return LoadedGame(game)


class NoObservations(ValueError):
    """The game has no layout for them."""


class LoadedGame:
    """The rules of one game: how many may play it, its options, its actions, and what observations look like."""

    def __init__(self, game: Game) -> None:
        self.rules = game
        self.name: str = game.slug
        self.version: int = game.version  # of the rules
        self.fewest: int = game.fewest
        self.most: int = game.most
        self.seats: list[str] = list(game.seat_names)
        self.options: dict[str, list[str]] = {one.name: list(one.values) for one in game.options}
        """The values of every option; the first is the default."""
        self.actions: list[str] = list(game.space.names)
        """The name of every action, by its number. The space is the same for all numbers of players and all options."""
        self.layout: Layout = game.eyes.layout
        """The blocks of an observation, in order; docs/observations.md has them as a table."""
        self._page = Page(game.eyes, len(self.actions))
        self._seen: tuple[Any, Any] | None = None  # its row as two arrays: an observation and a mask

    @property
    def recall_layout(self) -> Layout:
        """The same for observations with perfect recall, which go on with a log of all that the seat has seen."""
        with_numpy()
        from undercourt.recall import layout

        return layout(self.rules)

    def new(self, players: SupportsIndex | None = None, seed: SupportsIndex | None = None, **options: str) -> Episode:
        """A new game at its first decision: for as few as may play it, if nothing is said, and from a seed drawn now.

        The same players, seed and options give the same game on every machine. Raises BadOption.
        """
        number = randbits(DRAWN_BITS) if seed is None else seed_given(seed)
        seats, chosen = table_given(self.rules, players, options, LoadedGame.new)
        return self._deal(seats, number, chosen)

    def _deal(self, seats: int, seed: int, options: Options) -> Episode:
        """The same for what was checked before, with all options."""
        d = Decision()
        return Episode(self, self.rules.deal(seats, options, seed, d), d, options, seed)

    def replay(self, record: str) -> Episode:
        """The game of a record, played to its last move; it may go on from there. Raises BadRecord."""
        if not isinstance(record, str):
            raise BadRecord(f"a record is text, not {type(record).__name__}")
        carried = game_of(record)
        if (carried.slug, carried.carried_pack) != (self.name, self.rules.carried_pack):
            raise BadRecord(f"this is a record of {carried.slug}, or with other cards; load that game to replay it")
        told = read(record, self.rules)
        replay = Replay(told, self.rules)
        replay.to_the_end()
        options = self.rules.chosen(len(told.players), told.options)
        episode = Episode(self, replay.s, replay.d, options, told.seed)
        episode.generator = told.generator
        for seat, name in told.moves:
            episode._moves += (seat, self.rules.space.action(name))
        return episode

    def action(self, name: str) -> int:
        """The number of an action. Raises IllegalAction if no action has that name."""
        if not isinstance(name, str):
            raise IllegalAction(f"the name of an action is text, not {name!r}")
        try:
            return self.rules.space.action(name)
        except ValueError as wrong:
            raise IllegalAction(str(wrong)) from wrong

    def arrays(self) -> tuple[Any, Any]:
        """What NumPy sees of the row that observations and masks are written to. Only they need NumPy."""
        numpy, size, row = with_numpy(), self.layout.size, self._page.row
        self._seen = numpy.frombuffer(row, numpy.uint8, size), numpy.frombuffer(row, numpy.int8, -1, size)
        return self._seen

    def __repr__(self) -> str:
        return f"<{self.name}: {self.fewest} to {self.most} players, {len(self.actions)} actions>"

    def __deepcopy__(self, memo: dict[int, Any]) -> LoadedGame:
        """Itself: it never changes, and all copies of an episode are seen on one page. Two would share its marks."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.name, self.rules.carried_pack)


class Episode:
    """One game, from its first decision to its end. Where a seat may be named, None is the seat that is asked."""

    def __init__(self, game: LoadedGame, s: State, d: Decision, options: Options, seed: int | None) -> None:
        self.game = game
        self._options = options.copy()  # whoever gave them may change theirs
        self.seed = seed  # None: this world was imagined
        self.generator = FAST
        self._s = s
        self._d = d
        self._witness: Witness | None = None  # remembers for all seats, from when somebody asks for recall
        self._witnessed = 0  # how many moves it has seen
        self._moves: list[int] = []  # seat, action, and so on

    # The decision

    @property
    def options(self) -> dict[str, str]:
        """All of them, those not given among them. It is a copy: to change it changes nothing here."""
        return dict(self._options)

    @property
    def players(self) -> int:
        return self._s.seats

    @property
    def done(self) -> bool:
        return self._d.count == 0

    @property
    def seat(self) -> int:
        """Who decides now, counted from 0; -1 when the game is over."""
        return self._d.seat if self._d.count > 0 else -1

    @property
    def legal(self) -> list[int]:
        """Every action that may be taken now, in ascending order; none when the game is over."""
        return sorted(self._d.options())

    @property
    def names(self) -> list[str]:
        """The names of the legal actions, in the same order."""
        return [self.game.actions[action] for action in self.legal]

    @property
    def decisions(self) -> int:
        """How many were made so far."""
        return len(self._moves) // 2

    def step(self, action: SupportsIndex | str) -> None:
        """Takes a legal action, by number or by name, and plays on to the next decision. Raises IllegalAction."""
        try:
            number = int(operator.index(action))  # type: ignore[arg-type]  # a name is not one: dealt with below; and True is 1
        except TypeError:
            if not isinstance(action, str):
                raise IllegalAction(f"an action is a whole number or a name, not {action!r}") from None
            number = self.game.action(action)
        if not 0 <= number < len(self.game.actions):  # it may be larger than the engine can hear
            known = f"they go from 0 to {len(self.game.actions) - 1}"
            raise IllegalAction(f"{number} is not an action of {self.game.name}: {known}")
        if take(self._s, number, self._d, self._moves) == REFUSED:
            self.game.rules.check(self._s, self._d, number)

    # What a seat may know

    def observe(self, seat: SupportsIndex | None = None, recall: bool = False) -> npt.NDArray[np.uint8]:
        """What a seat may know as a row of bytes: a new array, laid out as `game.layout` says.

        With `recall`, all that it has seen follows, as far back as `game.recall_layout` has room.
        """
        if self.game.layout.size == 0:
            raise NoObservations(f"{self.game.name} has no observations yet; `view` tells what a seat may know")
        if recall is not False and flag_given("recall", recall):
            return self._recalled(self._of(seat))
        return self.look(seat)[0]

    def mask(self) -> npt.NDArray[np.int8]:
        """A new array with 1 for every legal action and 0 for all others."""
        return self.look()[1]

    def look(self, seat: SupportsIndex | None = None) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int8]]:
        """`observe` and `mask` in one: the mask of a seat that is not asked allows nothing."""
        return self._look(self._of(seat))

    def _look(self, seat: int) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int8]]:
        game = self.game
        observation, mask = game._seen or game.arrays()
        game._page.show(self._s, seat, self._d, game._page.row)
        return observation.copy(), mask.copy()

    def view(self, seat: SupportsIndex | None = None) -> dict[str, object]:
        """The table as a seat sees it lie, as plain named data: what clients get.

        It may be less than the seat may know: in Abyss, hands that were seen lie face down. `observe` has them.
        """
        viewer = self._of(seat)
        return self.game.rules.describe(self.game.rules.view(self._s, viewer), viewer)

    def imagine(self, seat: SupportsIndex | None = None, seed: SupportsIndex | None = None) -> Episode:
        """A world that the seat cannot tell from the true one, built from its view alone: for search.

        Of a game that is over, or that asks somebody in secret, it may stand at another decision than the true one.
        """
        rules = self.game.rules
        rng = seeded(randbits(DRAWN_BITS) if seed is None else seed_given(seed))
        s = rules.determinize(rules.view(self._s, self._of(seat)), rng)
        d = Decision()
        run(s, d)
        return Episode(self.game, s, d, self._options, None)

    # The end

    @property
    def scores(self) -> list[int]:
        """Points by seat; none before the end, as they would tell what is hidden."""
        return self.game.rules.score(self._s).totals() if self.done else []

    @property
    def winners(self) -> list[int]:
        """The seat that has won, or those that share the win; none before the end."""
        return sorted(self.game.rules.score(self._s).order[0]) if self.done else []

    @property
    def returns(self) -> list[float]:
        """By seat, from -1 to 1 and 0 together: 1 for a win alone, less where it is shared; zeros before the end."""
        return self.game.rules.score(self._s).returns() if self.done else [0.0] * self.players

    # The whole

    def copy(self) -> Episode:
        """The same game, from here on apart."""
        d = Decision()
        d.seat = self._d.seat
        for action in self._d.options():
            d.offer(action)
        other = Episode(self.game, self._s.copy(), d, self._options, self.seed)
        other.generator = self.generator
        other._moves = self._moves.copy()
        other._witness = None if self._witness is None else self._witness.copy()
        other._witnessed = self._witnessed
        return other

    def record(self) -> str:
        """The game so far as readable text, for `replay` and for `undercourt replay`. An imagined one has none."""
        if self.seed is None:
            raise BadRecord("an imagined game has no record: it does not follow from a seed")
        rules = self.game.rules
        players = [PROGRAM] * self.players
        record = Record(rules.slug, rules.version, self._options, self.seed, players, self.generator)
        record.pack = rules.carried_pack
        made = [rules.space.name(action) for action in self._moves[1::2]]
        record.moves = list(zip(self._moves[::2], made, strict=True))
        sign(record, rules, self._s, self._d)
        return write(record, rules)

    def picture(self, seat: SupportsIndex | None = None) -> str:
        """The table as text, as a seat sees it; of a game that is over, as the first one does."""
        from undercourt.picture import picture

        return picture(self.game.rules, self._options, self._s, self._d, self._of(seat))

    def __str__(self) -> str:
        return f"{self.picture()}\n{self!r}"

    def __repr__(self) -> str:
        name, seats = self.game.name, self.game.seats
        where = "imagined" if self.seed is None else f"seed {self.seed}"
        if self.done:
            won = " and ".join(seats[seat] for seat in self.winners)
            now = f"over after {self.decisions} decisions, won by {won}"
        else:
            now = f"decision {self.decisions + 1}, {seats[self.seat]} has {self._d.count} options"
        return f"<{name} for {self.players}, {where}: {now}>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        kept = self._options, self.seed, self.generator, self._moves
        return resumed, (self.game, self._s.words(), *kept)

    def _recalled(self, seat: int) -> npt.NDArray[np.uint8]:
        """Nobody keeps a log before it is asked for: the first time, the game is played again from its seed."""
        if self.seed is None:
            raise ValueError("an imagined game has no past to recall: it did not begin at the beginning")
        numpy = with_numpy()
        from undercourt import recall

        rules, seen = self.game.rules, self._witness
        if seen is None:
            s = rules.begin(self.players, self._options, self.seed, Decision(), self.generator)
            seen = self._witness = recall.Witness(rules, s)
            self._witnessed = 0
        seen.since += self._moves[2 * self._witnessed + 1 :: 2]
        self._witnessed = self.decisions
        row: npt.NDArray[np.uint8] = numpy.empty(self.game.recall_layout.size, numpy.uint8)
        seen.recall(seat).write(row)
        return row

    def _of(self, seat: SupportsIndex | None) -> int:
        if seat is None:
            return self._d.seat if self._d.count > 0 else 0
        number = whole(seat)
        if number is None or not 0 <= number < self._s.seats:
            raise IndexError(f"there is no seat {seat!r}; they go from 0 to {self._s.seats - 1}")
        return number


def with_numpy() -> Any:
    try:
        return import_module("numpy")
    except ImportError as missing:
        raise ImportError("observations need NumPy: pip install 'undercourt[env]'") from missing


@lru_cache(maxsize=16)  # reading a pack takes a while
def game_with(name: str, pack: str) -> Game:
    """A game as plain data names it, in whatever process: with the text of a pack, if not with its own cards."""
    game = load_game(name)
    return game.with_pack(pack, "the pack that was kept") if pack else game


def loaded(name: str, pack: str) -> LoadedGame:
    """A game that was pickled."""
    return LoadedGame(game_with(name, pack))


def resumed(
    game: LoadedGame, words: list[int], options: Options, seed: int | None, generator: str, moves: list[int]
) -> Episode:
    """An episode that was pickled."""
    s, d = game.rules.load(words), Decision()
    run(s, d)
    episode = Episode(game, s, d, options, seed)
    episode.generator = generator
    episode._moves = list(moves)
    return episode
