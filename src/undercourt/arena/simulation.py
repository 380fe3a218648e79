"""Many games of bots, on as many cores as wanted, counted together: the same result however they are shared out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import NamedTuple, TypeVar

from undercourt.arena.entrants import budget_of, parted
from undercourt.arena.match import play_game
from undercourt.arena.statistics import at_percent
from undercourt.bots import Bot, Budget
from undercourt.bots.brought import entered
from undercourt.facade import game_with
from undercourt.interrupts import ignore_interrupts, interrupts_blocked
from undercourt.kernel.game import Options

PIECES_PER_JOB = 20  # small enough that all jobs end together
LONGEST_PIECE = 200  # games

Work = TypeVar("Work")
Done = TypeVar("Done")


class Setting(NamedTuple):
    """What is played. Plain data: it travels to other processes."""

    game: str
    bots: list[str]  # by seat, with their budgets: `search@2000`
    options: Options
    seed: int
    pack: str = ""  # of cards, if it is not the game's own


class Piece(NamedTuple):
    """Some of the games: numbers `first` to `last` - 1."""

    setting: Setting
    first: int
    last: int


class Tally:
    """Counts and sums, all whole numbers, so the order in which they are added does not matter."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins: list[Counter[int]] = [Counter() for _ in range(seats)]  # by seat: how often among how many winners
        self.points = [0] * seats
        self.lengths: Counter[int] = Counter()

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in zip(self.wins, other.wins, strict=True):
            mine.update(theirs)
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        self.lengths.update(other.lengths)

    def wins_of(self, seat: int) -> float:
        """A shared win counts for each winner as an equal share."""
        return sum(times / winners for winners, times in sorted(self.wins[seat].items()))

    def mean_score(self, seat: int) -> float:
        return self.points[seat] / self.games

    def length_at(self, percent: int) -> int:
        """The shortest length that this percentage of the games does not exceed."""
        length = at_percent(self.lengths, percent)
        if length is None:
            raise ValueError("no game was counted")
        return length


def game_seed(seed: int, number: int) -> int:
    """The seed of game `number` of a simulation: 128 bits of BLAKE2b over "seed/number", the same on every machine."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=16).digest(), "big")


def simulate(setting: Setting, games: int, jobs: int) -> Iterator[Tally]:
    """Plays the games numbered from 0 and yields counts as they come in; stopping early stops the other processes."""
    yield from spread(play_piece, shared_out(setting, games, jobs), jobs)


def shared_out(setting: Setting, games: int, jobs: int) -> list[Piece]:
    size = max(1, min(LONGEST_PIECE, games // (jobs * PIECES_PER_JOB)))
    return [Piece(setting, first, min(first + size, games)) for first in range(0, games, size)]


def play_piece(piece: Piece) -> Tally:
    setting = piece.setting
    game = game_with(setting.game, setting.pack)
    tally = Tally(len(setting.bots))
    for number in range(piece.first, piece.last):
        players = [player(word) for word in setting.bots]  # new for every game: no bot brings memories along
        bots, budgets = [one for one, _ in players], [budget for _, budget in players]
        result = play_game(game, bots, setting.options, game_seed(setting.seed, number), budgets)
        tally.games += 1
        tally.decisions += result.decisions
        tally.lengths[result.decisions] += 1
        for winner in result.winners:
            tally.wins[winner][len(result.winners)] += 1
        tally.points = [a + b for a, b in zip(tally.points, result.totals, strict=True)]
    return tally


def player(word: str) -> tuple[Bot, Budget]:
    """A bot by any name, and how hard it may think, which may be said behind the name: `search@2000`."""
    name, _, budget = parted(word)
    return entered(name), budget_of(budget)


def spread(work: Callable[[Work], Done], pieces: Sequence[Work], jobs: int) -> Iterator[Done]:
    """Does all pieces in so many processes, or in this one, and yields what comes of them as it comes in."""
    workers = min(jobs, len(pieces))
    if workers <= 1:
        yield from map(work, pieces)
        return
    with processes(workers) as pool:
        yield from pool.imap_unordered(work, pieces)


def processes(workers: int) -> Pool:
    with interrupts_blocked():
        return get_context("spawn").Pool(workers, ignore_interrupts)
