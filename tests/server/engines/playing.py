"""Games played through engines, for tests: what a room does, without the room."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from undercourt.bots import bot
from undercourt.bots.bot import answer_of
from undercourt.games import load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import View
from undercourt.kernel.rng import SEALED, seeded
from undercourt.server.engines.engine import ACT, UNDO, Deed, Engine, Header, Question

Result = TypeVar("Result")
SEED = "5eed5eed5eed5eed5eed5eed5eed5eed"


def wait(work: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run(asyncio.wait_for(work, 120))


def header(game: str, players: int = 2, options: dict[str, str] | None = None, stamp: str = "") -> Header:
    agreed = load_game(game).chosen(players, options or {})
    names = ["Anna", "Борис", "Celina", "Daria"][:players]
    return Header(game, agreed, ["human"] * players, names, SEED, SEALED, stamp)


def answer(question: Question, name: str = "random") -> str:
    """What a bot makes of what it is handed."""
    game = load_game(question.game)
    if question.pack:
        game = game.with_pack(question.pack, "pack")
    d = Decision()
    d.seat = question.seat
    for action in question.offered:
        d.offer(game.space.action(action))
    view = View(game.load(question.view))
    return game.space.name(answer_of(game, bot(name), view, d, seeded(int(question.seed, 16))))


async def play(engine: Engine, log: list[Deed], moves: int, undo_every: int = 0) -> None:
    """So many rows more in the log, or fewer if the game ends; now and then the last action is taken back."""
    for _ in range(moves):
        where = await engine.standing()
        if where.over:
            return
        if where.undo and undo_every and len(log) % undo_every == 0 and log[-1].kind == ACT:
            await engine.undo(where.asked)
            kind, action = UNDO, ""
        else:
            kind, action = ACT, await move_of_a_bot(engine, where.asked)
            await engine.act(where.asked, action)
        log.append(Deed(kind, where.asked, action, (await engine.standing()).hash))


async def move_of_a_bot(engine: Engine, seat: int, name: str = "random") -> str:
    return await engine.bot_move(seat, name) if engine.own_bots else answer(await engine.question(seat), name)
