"""Duplicate deals: every deal is played once in each rotation of the seats, so that luck meets all bots alike.

A game is known by its deal and its rotation. Deal d of seed S is dealt from the seed of game d of a simulation. Bots
that are equal sit in several seats; rotations that seat the same bots in the same seats are played once. All that are
left come from the whole circle equally often, so each counts the same.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import msgspec

from undercourt.arena.entrants import Entrant, budget_of
from undercourt.arena.match import play_game
from undercourt.arena.simulation import game_seed, spread
from undercourt.bots.brought import entered
from undercourt.facade import game_with
from undercourt.kernel.game import Options

STEP = math.log(1.02)  # times are kept in steps of 2 %, so that a million decisions take no more room than a thousand


class Contest(NamedTuple):
    """What is played. Plain data: it travels to other processes."""

    game: str
    entrants: list[Entrant]  # by seat, in the first rotation
    options: Options
    seed: int
    pack: str = ""  # of cards, if it is not the game's own

    @property
    def bots(self) -> list[Entrant]:
        """Each once, in the order in which they are named."""
        return list(dict.fromkeys(self.entrants))


class Fixture(NamedTuple):
    """One game that is to be played."""

    contest: Contest
    deal: int
    rotation: int


class Played(msgspec.Struct, frozen=True):
    """How it went. All lists are by seat."""

    deal: int
    rotation: int
    bots: list[int]  # who sat there: numbers in `Contest.bots`
    points: list[int]
    places: list[int]  # from 1; a shared place is the best of those it takes
    decisions: int  # all of them, also those with one option
    times: list[dict[int, int]]  # how many decisions with more than one option took so long: by `step_of`

    @property
    def winners(self) -> int:
        return self.places.count(1)

    def share(self, seat: int) -> float:
        """Of the win."""
        return 1 / self.winners if self.places[seat] == 1 else 0.0

    def margin(self, seat: int) -> int:
        """The difference in points to the best of the others."""
        return self.points[seat] - max(self.points[:seat] + self.points[seat + 1 :])


def rotations(contest: Contest) -> list[list[int]]:
    """Who sits where, as numbers in `Contest.bots`: everybody moves on by a seat until it looks as at first."""
    numbers = [contest.bots.index(entrant) for entrant in contest.entrants]
    circle = [numbers[-turn:] + numbers[:-turn] for turn in range(len(numbers))]
    return [list(seating) for seating in dict.fromkeys(map(tuple, circle))]


def fixtures(contest: Contest, deals: int, played: Collection[tuple[int, int]] = ()) -> list[Fixture]:
    """All games that are still to be played, deal by deal."""
    turns = range(len(rotations(contest)))
    every = [(deal, rotation) for deal in range(deals) for rotation in turns]
    return [Fixture(contest, *one) for one in every if one not in played]


def play(wanted: Sequence[Fixture], jobs: int) -> Iterator[Played]:
    """Plays these games, and yields them as they come in; stopping early stops the other processes."""
    yield from spread(play_fixture, wanted, jobs)


def play_fixture(fixture: Fixture) -> Played:
    contest = fixture.contest
    bots = contest.bots
    seating = rotations(contest)[fixture.rotation]
    players = [entered(bots[number].name) for number in seating]  # new for every game: no bot brings memories along
    budgets = [budget_of(bots[number].budget) for number in seating]
    seconds: list[list[float]] = [[] for _ in seating]
    game = game_with(contest.game, contest.pack)
    result = play_game(game, players, contest.options, game_seed(contest.seed, fixture.deal), budgets, seconds)
    places = [0] * len(seating)
    for i, group in enumerate(result.order):
        for seat in group:
            places[seat] = 1 + sum(map(len, result.order[:i]))
    times = [dict(sorted(Counter(map(step_of, own)).items())) for own in seconds]
    return Played(fixture.deal, fixture.rotation, seating, result.totals, places, result.decisions, times)


def step_of(seconds: float) -> int:
    return round(math.log(max(seconds, 1e-9)) / STEP)


def milliseconds(step: int) -> float:
    """What a step stands for."""
    return 1000 * math.exp(step * STEP)
