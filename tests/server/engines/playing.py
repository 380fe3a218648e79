"""Games played through engines, for tests: what a room does, without the room."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from msgspec import structs

from undercourt.games import load_game
from undercourt.kernel.rng import SEALED
from undercourt.server.bots.process import Answerer
from undercourt.server.bots.question import HEAD, Answer, Question, framed
from undercourt.server.engines.engine import ACT, BACK, UNDO, Deed, Engine, Header, do

Result = TypeVar("Result")
ANSWERER = Answerer()
SEED = "5eed5eed5eed5eed5eed5eed5eed5eed"


def wait(work: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run(asyncio.wait_for(work, 120))


def header(game: str, players: int = 2, options: dict[str, str] | None = None, stamp: str = "") -> Header:
    agreed = load_game(game).chosen(players, options or {})
    names = ["Anna", "Борис", "Celina", "Daria"][:players]
    return Header(game, agreed, ["human"] * players, names, SEED, SEALED, stamp)


def answer(question: Question) -> str:
    """What a bot makes of what it is handed."""
    reply = ANSWERER.reply(framed(question)[HEAD:])
    assert isinstance(reply, Answer)
    return reply.action


async def play(engine: Engine, log: list[Deed], moves: int, backs: int = 0) -> None:
    """So many rows more in the log, or fewer if the game ends.

    Every `backs` rows the last action is taken back, where it may be; or, by agreement of all, the last three.
    """
    where = await engine.standing()
    for _ in range(moves):
        if where.over:
            return
        kind, action = ACT, ""
        if backs and len(log) % backs == 0 and where.moves >= 3 and log[-1].kind == ACT:
            kind, action = (UNDO, "") if where.undo else (BACK, str(where.moves - 3))
        elif engine.own_bots:
            action = await engine.bot_move(where.asked, "random")
        else:
            action = answer(await engine.question(where.asked, "random"))
        deed = Deed(kind, where.asked, action)
        await do(engine, deed)
        where = await engine.standing()
        log.append(structs.replace(deed, standing=where.hash))
