"""Numbers of a game that a study may change: which there are, changing them, and changing them back.

A game is frozen while people play it, so nothing here is a part of the rules. A lever writes where the engine truly
reads: into the tables of `catalog` and of judgement, or into a state just set up. Constants that the compiler has
folded into the code cannot be changed, and are not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from undercourt.bots.weights import forget_senses
from undercourt.kernel.effect import State
from undercourt.kernel.game import Game

SETUP = "setup"  # the kind of what is changed on the table, before the first decision


class Change(NamedTuple):
    """One number that is to be another. Plain data: it travels to other processes."""

    kind: str  # a card, a site; or SETUP
    name: str  # which; empty for SETUP
    field: str
    value: int


class Lever(NamedTuple):
    """A number that each of `names` has, kept where `read` and `write` find it by the place of the name."""

    kind: str
    field: str
    says: str  # for whoever asks what can be changed
    names: list[str]
    numbers: list[int]  # by name: its number in the game's tables
    least: int
    most: int
    read: Callable[[int], int]
    write: Callable[[int, int], None]


class Dealt(NamedTuple):
    """A number on the table at the beginning."""

    field: str
    says: str
    least: int
    most: int
    deal: Callable[[Any, int], None]


class Levers(NamedTuple):
    things: list[Lever]
    setup: list[Dealt]
    check: Callable[[], str] = lambda: ""  # what is wrong with all changes together, as a sentence

    def thing(self, change: Change) -> Lever:
        return next(lever for lever in self.things if (lever.kind, lever.field) == (change.kind, change.field))


def levers(game: Game) -> Levers:
    """Of a game that names none, nothing can be changed."""
    if find_spec(f"undercourt.lab.levers.{game.slug}") is None:
        return Levers([], [])
    return import_module(f"undercourt.lab.levers.{game.slug}").LEVERS  # type: ignore[no-any-return]  # by its name


@contextmanager
def changed(game: Game, changes: list[Change]) -> Iterator[None]:
    """While it lasts, the game is played with these numbers; then with its own again."""
    undo: list[tuple[Lever, int, int]] = []
    try:
        for change in changes:
            if change.kind == SETUP:
                continue
            lever = levers(game).thing(change)
            number = lever.numbers[lever.names.index(change.name)]
            undo.append((lever, number, lever.read(number)))
            lever.write(number, change.value)
        forget_senses()  # they may have worked out something from the numbers before
        yield
    finally:
        for lever, number, before in reversed(undo):
            lever.write(number, before)
        forget_senses()


def prepare(game: Game, s: State, changes: list[Change]) -> None:
    """What the changes say of the table before the first decision."""
    for change in changes:
        if change.kind == SETUP:
            next(one for one in levers(game).setup if one.field == change.field).deal(s, change.value)


def of_table(kind: str, field: str, says: str, names: list[str], most: int, tables: list[Any], least: int = 0) -> Lever:
    """A number that stands in tables by number, the same in all of them."""

    def write(number: int, value: int) -> None:
        for table in tables:
            table[number] = type(table[number])(value)

    return Lever(
        kind, field, says, names, list(range(len(names))), least, most, lambda number: int(tables[0][number]), write
    )
