"""The five councils: what each position can do (WW-5)."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

ADD: Final = 1  # kinds of action; bits
DRAW: Final = 2
STRIKE: Final = 4
MOVE: Final = 8
ACTION_NAMES: Final = {ADD: "add", DRAW: "draw", STRIKE: "attack", MOVE: "move_agent"}

NO_SYMBOL: Final = 0
FARM: Final = 1
FORT: Final = 2
SYMBOL_NAMES: Final = ["none", "farm", "fort"]


class Printed(NamedTuple):
    """One action as the board shows it: `n`, or `n` for every full `each` symbols that the empire controls."""

    kind: int
    n: int = 0
    symbol: int = NO_SYMBOL
    each: int = 1


def add(n: int, symbol: int = NO_SYMBOL) -> Printed:
    return Printed(ADD, n, symbol)


def draw(n: int, each: int = 1, symbol: int = NO_SYMBOL) -> Printed:
    return Printed(DRAW, n, symbol, each)


ATTACKS: Final = Printed(STRIKE)
MOVES: Final = Printed(MOVE)
CHANCELLOR: Final = [ATTACKS, MOVES]

COUNCILS: Final = [
    # Bear: sheriff, steward, marshal, chancellor
    [add(1, FARM), ATTACKS],
    [draw(1, 2, FARM), add(2)],
    [add(1, FORT), ATTACKS],
    CHANCELLOR,
    # Eagle
    [add(2)],
    [draw(1, 2, FARM), add(1, FARM)],
    [add(1, FORT), ATTACKS],
    CHANCELLOR,
    # Elephant
    [add(1, FARM)],
    [draw(1, 3, FORT), add(2)],
    [add(1, FORT), ATTACKS],
    CHANCELLOR,
    # Lion
    [add(1, FARM), draw(1)],
    [draw(1, 3, FARM), add(2)],
    [add(2, FORT)],
    CHANCELLOR,
    # Horse
    [add(1, FARM)],
    [draw(1, 2, FARM), add(2)],
    [add(1, FORT), ATTACKS],
    CHANCELLOR,
]


def printed(position: int, kind: int) -> Printed:
    """What the position prints of this kind; all zero if nothing."""
    for action in COUNCILS[position]:
        if action.kind == kind:
            return action
    return Printed(0)


def _column(kind: int, field: int) -> vec[i64]:
    column: list[int] = []
    for position in range(20):
        action = printed(position, kind)
        column.append([action.n, action.symbol, action.each][field])
    return vec[i64](column)


# By position, where hot code finds them.
KINDS_OF_ACTION: Final = vec[i64]([sum([action.kind for action in actions]) for actions in COUNCILS])
ADDS: Final = _column(ADD, 0)
ADD_SYMBOL: Final = _column(ADD, 1)
DRAWS: Final = _column(DRAW, 0)
DRAW_SYMBOL: Final = _column(DRAW, 1)
DRAW_EACH: Final = _column(DRAW, 2)
