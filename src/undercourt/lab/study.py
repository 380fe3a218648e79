"""A study: the same games side by side under several conditions, called arms, on as many cores as wanted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from undercourt.arena.simulation import LONGEST_PIECE, PIECES_PER_JOB, game_seed, spread
from undercourt.facade import game_with
from undercourt.kernel.game import Game, Options
from undercourt.lab.levers import changed
from undercourt.lab.manners import Manners, player
from undercourt.lab.watching import GameSeen, watch
from undercourt.lab.what_if import WhatIf


class Arm(NamedTuple):
    """What is played. The first arm of a study is what the others are compared with."""

    name: str
    bots: list[str]  # by seat; where they differ, the seats are passed on from game to game
    options: Options
    what_if: WhatIf
    pack: str = ""  # of cards, if it is not the game's own


class Study(NamedTuple):
    """Plain data: it travels to other processes."""

    game: str
    arms: list[Arm]
    games: int  # of each arm, with the same seeds
    seed: int
    manners: Manners


class Piece(NamedTuple):
    study: Study
    arm: int
    first: int
    last: int


class Seen(NamedTuple):
    """The games of a piece."""

    arm: int
    rows: list[GameSeen]

    @property
    def games(self) -> int:
        return len(self.rows)


def conduct(study: Study, jobs: int) -> Iterator[Seen]:
    """Plays all games; they come in as they are done."""
    size = max(1, min(LONGEST_PIECE, study.games // (jobs * PIECES_PER_JOB)))
    pieces = [
        Piece(study, arm, first, min(first + size, study.games))
        for first in range(0, study.games, size)
        for arm in range(len(study.arms))
    ]
    yield from spread(play_piece, pieces, jobs)


def in_order(study: Study, seen: list[Seen]) -> list[list[GameSeen]]:
    """By arm, the games by number: the same however they were shared out."""
    return [
        sorted((row for piece in seen if piece.arm == arm for row in piece.rows), key=lambda row: row.number)
        for arm in range(len(study.arms))
    ]


def play_piece(piece: Piece) -> Seen:
    study, arm = piece.study, piece.study.arms[piece.arm]
    rows = []
    with as_played(study, arm) as game:
        for number in range(piece.first, piece.last):
            names = rotated(arm.bots, number)
            players = [player(name, study.manners) for name in names]
            seed = game_seed(study.seed, number)
            rows.append(watch(game, names, players, arm.options, seed, number, arm.what_if.changes))
    return Seen(piece.arm, rows)


@contextmanager
def as_played(study: Study, arm: Arm) -> Iterator[Game]:
    """While it lasts, the game with the cards and the numbers of an arm."""
    game = game_with(study.game, arm.what_if.pack or arm.pack)
    with changed(game, arm.what_if.changes):
        yield game


def rotated(bots: list[str], number: int) -> list[str]:
    """Each bot sits in each seat equally often."""
    turn = number % len(bots)
    return bots[turn:] + bots[:turn]
