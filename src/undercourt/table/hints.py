"""A hint at a table in this process: the master thinks here and now."""

from __future__ import annotations

from typing import Final

from undercourt.bots import adviser
from undercourt.bots.bot import Budget, in_order
from undercourt.bots.memory import recollected
from undercourt.kernel.rng import seeded
from undercourt.table.advice import advice
from undercourt.table.table import NotDone, Table
from undercourt.table.wire import Advice, refused

SECONDS: Final = 1.5


def advice_at(table: Table, seat: int, revision: int, id: str = "") -> Advice:
    """For the seat that is asked. Raises NotDone for any other."""
    if table.over or seat != table.d.seat:
        raise NotDone(refused("error_not_asked"))
    game, view = table.game, table.game.view(table.s, seat)
    memory, rng = recollected(game, table.record, seat), seeded(table.bot_seed(seat))
    budget = Budget(seconds=SECONDS)
    return advice(game, view, adviser(game).think(game, view, in_order(table.d), rng, budget, memory), revision, id)
