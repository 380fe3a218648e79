"""Clocks. Time runs from when a game comes to wait for a seat until it waits for another: a stretch.

Only what everybody is told counts. A question that others must not know of is charged to nobody, since a clock that
stood still or ran would tell of it; it has a limit of its own instead.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from undercourt.bots.levels import USUAL_LEVEL

Kind = Literal["none", "move", "bank"]
Out = Literal["nothing", "bot_moves", "stand_in", "end"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: so many seconds for each stretch. `bank`: for the whole game, and an increment after each stretch."""

    kind: Kind = "none"
    seconds: int = 0
    increment: int = 0
    out: Out = "stand_in"  # what happens when it runs out


class Ways(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played, apart from the rules of the game."""

    clock: Clock = Clock()
    take_back: bool = True  # whether one may ask the others for an undo that the rules do not give
    stand_in: str = USUAL_LEVEL  # who plays for those who are away
    hints: bool | None = None  # whether players may ask what the master would do; None: those who play alone
    watchers_speak: bool = False  # whether spectators may say something in the chat


def at_the_start(clock: Clock) -> int | None:
    """Milliseconds in the bank of each seat."""
    return clock.seconds * 1000 if clock.kind == "bank" else None


def runs_out(clock: Clock, since: int, bank: int | None) -> int | None:
    """When the time of the seat is over that the game has waited for since then; None: never."""
    if clock.kind == "move":
        return since + clock.seconds * 1000
    if clock.kind == "bank" and bank is not None:
        return since + max(bank, 0)
    return None


def comes_back_with(clock: Clock, bank: int | None) -> int | None:
    """The bank of somebody who plays again after a stand-in: nobody comes back to a clock that has run out."""
    return None if bank is None else max(bank, clock.increment * 1000, clock.seconds * 100)


def left_after(clock: Clock, since: int, bank: int | None, at: int) -> int | None:
    """The bank after a stretch."""
    if bank is None:
        return None
    return max(bank - (at - since), 0) + clock.increment * 1000
