"""How fast the engine runs on one core, from inside and from plain Python, beside OpenSpiel's hearts where installed.

Every number is the median of several short slices, and all measurements take turns slice by slice: whatever else the
machine does meanwhile hits all of them alike, so ratios hold where absolute numbers do not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, attributes
from undercourt.kernel.game import Game, Options, playouts
from undercourt.kernel.rng import Rng, seeded

SLICES = 5
WARM_UP = 0.1  # seconds, for each measurement
MIDDLE = 150  # decisions into the game that is copied
GAMES = 500  # that are played over and over: every slice measures the same
SAMPLE = 20  # games over which options are counted

Measure = Callable[[float], tuple[float, ...]]  # seconds to use -> numbers
WORD_SIZES = {"u8": 1, "i16": 2, "i32": 4, "i64": 8}


class Speed(NamedTuple):
    game: str
    players: int
    decisions_per_s: float
    games_per_s: float
    python_decisions_per_s: float
    clone_us: float
    state_bytes: int
    options_per_decision: float


class Bench:
    """Measures all games named, at every number of players, hearts if it is there, and what else is given."""

    def __init__(self, games: list[Game], seconds: float, others: Sequence[Measure] = ()) -> None:
        self.seconds = seconds
        self.tables = [(game, players) for game in games for players in range(game.fewest, game.most + 1)]
        self.measures: list[Measure] = []
        for game, players in self.tables:
            options = any_options(game, players)
            self.measures += [inside(game, players, options), outside(game, players, options)]
            self.measures.append(clones(game, players, options))
        self.engine = len(self.measures)
        hearts = hearts_from_python()
        if hearts is not None:
            self.measures.append(hearts)
        self.last = len(self.measures)
        self.measures += others
        self.samples: list[list[tuple[float, ...]]] = [[] for _ in self.measures]

    @property
    def steps(self) -> int:
        return len(self.measures) * (SLICES + 1)

    def run(self) -> Iterator[None]:
        """Yields after each of `steps` slices."""
        for measure in self.measures:
            measure(min(WARM_UP, self.seconds))
            yield
        for _ in range(SLICES):
            for measure, samples in zip(self.measures, self.samples, strict=True):
                samples.append(measure(self.seconds / SLICES))
                yield

    def hearts(self) -> float | None:
        """Decisions per second of OpenSpiel's hearts, or None where it is not installed."""
        return medians(self.samples[self.engine])[0] if self.last > self.engine else None

    def others(self) -> list[float]:
        """The first number of everything else, in its order."""
        return [medians(samples)[0] for samples in self.samples[self.last :]]

    def speeds(self) -> Iterator[Speed]:
        for i, (game, players) in enumerate(self.tables):
            (decisions, games), (from_python,), (clone,) = map(medians, self.samples[3 * i : 3 * i + 3])
            options = any_options(game, players)
            size, width = state_bytes(middle(game, players, options)), options_per_decision(game, players, options)
            yield Speed(game.slug, players, decisions, games, from_python, clone, size, width)


def medians(samples: list[tuple[float, ...]]) -> list[float]:
    return [median(column) for column in zip(*samples, strict=True)]


def any_options(game: Game, players: int) -> Options:
    """Drawn by lot where a game has that option, so that the cards of all decks take part."""
    lots = {option.name: "random" for option in game.options if "random" in option.values}
    return game.chosen(players, lots)


def inside(game: Game, players: int, options: Options) -> Measure:
    """Whole random games, setup included, in the engine's own loop: decisions and games per second."""
    seed = 0

    def measure(seconds: float) -> tuple[float, ...]:
        nonlocal seed
        games = decisions = 0
        start = perf_counter()
        while (used := perf_counter() - start) < seconds:
            decisions += sum(playouts(game, players, options, seed, 2))
            games += 2
            seed = (seed + 2) % GAMES
        return decisions / used, games / used

    return measure


def outside(game: Game, players: int, options: Options) -> Measure:
    """The same, one decision at a time from interpreted code: ask for the legal actions, take one, apply it."""
    chance = Random(1).random
    seed = 0

    def measure(seconds: float) -> tuple[float, ...]:
        nonlocal seed
        decisions = 0
        d = Decision()
        start = perf_counter()
        while (used := perf_counter() - start) < seconds:
            s = game.begin(players, options, seed, d)
            seed = (seed + 1) % GAMES
            while d.count > 0:
                legal = d.options()
                apply(s, legal[int(chance() * len(legal))], d)
                decisions += 1
        return (decisions / used,)

    return measure


def hearts_from_python() -> Measure | None:
    """Random games of OpenSpiel's hearts, driven as its own examples do it.

    Chance is drawn by its odds, and every action applied counts, those of the deal too: it is the yardstick for the
    aims of this project.
    """
    try:
        pyspiel: Any = import_module("pyspiel")
    except ImportError:
        return None
    hearts = pyspiel.load_game("hearts")
    rng = Random(1)

    def measure(seconds: float) -> tuple[float, ...]:
        decisions = 0
        start = perf_counter()
        while (used := perf_counter() - start) < seconds:
            s = hearts.new_initial_state()
            while not s.is_terminal():
                if s.is_chance_node():
                    actions, odds = zip(*s.chance_outcomes(), strict=True)
                    s.apply_action(rng.choices(actions, odds)[0])
                else:
                    s.apply_action(rng.choice(s.legal_actions()))
                decisions += 1
        return (decisions / used,)

    return measure


def clones(game: Game, players: int, options: Options) -> Measure:
    """Microseconds for one copy of a state in the middle of a game, called from Python."""
    s = middle(game, players, options)

    def measure(seconds: float) -> tuple[float, ...]:
        copies = 0
        copy = s.copy
        start = perf_counter()
        while (used := perf_counter() - start) < seconds:
            for _ in range(100):
                copy()
            copies += 100
        return (used / copies * 1e6,)

    return measure


def middle(game: Game, players: int, options: Options) -> State:
    d = Decision()
    rng = seeded(2)
    s = game.begin(players, options, 1, d)
    for _ in range(MIDDLE):
        if d.count > 0:
            apply(s, d.actions[rng.below(d.count)], d)
    return s


def options_per_decision(game: Game, players: int, options: Options) -> float:
    """The mean over the decisions of some random games."""
    d = Decision()
    offered = decisions = 0
    for seed in range(SAMPLE):
        rng: Rng = seeded(seed + 1)
        s = game.begin(players, options, seed, d)
        while d.count > 0:
            offered += d.count
            decisions += 1
            apply(s, d.actions[rng.below(d.count)], d)
    return offered / decisions


def state_bytes(s: State) -> int:
    """The contents of all arrays that a copy does not share: vecs of the state and of objects such as its piles.

    Single numbers and the headers of objects come on top; what copies share, such as the book, does not count.
    """
    total = 0
    other = s.copy()
    for name in attributes(s):
        value = getattr(s, name)
        if not is_vec(value) and value is getattr(other, name):
            continue
        parts = [value] if is_vec(value) else [getattr(value, inner) for inner in attributes(value)]
        total += sum(len(part) * WORD_SIZES[type(part).__name__[4:-1]] for part in parts if is_vec(part))
    return total


def is_vec(thing: object) -> bool:
    return type(thing).__name__.startswith("vec[")
