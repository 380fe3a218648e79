"""Tables for tests: one that stands as a test has laid it, and what a seat there is told."""

from __future__ import annotations

from undercourt.kernel.effect import State
from undercourt.kernel.game import SPECTATOR, Game
from undercourt.table import HUMAN, Seatholder, Table
from undercourt.term.line import Json, Line


def held(game: Game, s: State, players: list[str] | None = None) -> Table:
    """A table that stands so; people sit round it where nobody is named."""
    table = Table(game, players or [HUMAN] * s.seats, {}, seed=1)
    table.stand(s)
    table.streams.clear()
    for viewer in (SPECTATOR, *range(s.seats)):
        table.stream(viewer)
    return table


def message(table: Table, seat: int = 0) -> Json:
    """How things stand for a seat, as the terminal has it."""
    line = Line(Seatholder(table, seat))
    return line.message(line.log())
