"""Reviews of games that have ended: made once, in the processes of bots, behind all that people wait for; then kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from msgspec import Struct, convert, to_builtins
from sqlalchemy import delete, insert, select

from undercourt.bots.review import VERSION, Ask, Review, Reviewing, reviewing
from undercourt.bots.thought import Thought
from undercourt.kernel.game import Game
from undercourt.kernel.record import Record, read
from undercourt.server.bots.question import Question
from undercourt.server.engines.engine import ACT, UNDO, Deed, NotDone
from undercourt.server.engines.local import game_named
from undercourt.server.records import ended
from undercourt.server.rooms.room import Room
from undercourt.server.rooms.rooms import Rooms
from undercourt.server.store import schema
from undercourt.server.store.database import now
from undercourt.table.wire import refused

AT_ONCE: Final = 1  # reviews that are being made at the same time
WAITING: Final = 50  # reviews that are made or wait for it
MASTER: Final = "master"

logger = logging.getLogger(__name__)


class Reviewed(Struct, frozen=True):
    """How far a review has come. Moves are counted as the steps of a replay are: so each leads to its moment."""

    done: float  # of 1
    review: Review | None = None


class Making:
    """A review on its way."""

    def __init__(self) -> None:
        self.done = 0.0
        self.task: asyncio.Task[None] | None = None


class Reviews:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.making: OrderedDict[str, Making] = OrderedDict()

    async def of(self, room: Room) -> Reviewed:
        """As far as it is; whoever asks first has it begun. Raises NotDone."""
        kept = await self.kept(room.id)
        if kept is not None:
            return Reviewed(1.0, kept)
        making = self.making.get(room.id)
        if making is not None and making.task is not None and making.task.done():
            del self.making[room.id]  # it failed: whoever asks again has it tried again
            raise NotDone(refused("error_no_review"))
        if making is None:
            making = await self.begin(room)
        return Reviewed(making.done)

    async def begin(self, room: Room) -> Making:
        game = await ended(room)
        async with room.held():
            if room.engine is None or room.engine.own_bots:  # rules of an older version, whose bots we do not know
                raise NotDone(refused("error_no_review"))
            text = await room.engine.record()
        if len(self.making) >= WAITING:
            raise NotDone(refused("error_too_many_reviews"))
        rules = game_named(room.row["game"], room.row["pack"])
        making = self.making[room.id] = Making()
        making.task = asyncio.create_task(self.make(room.id, read(text, rules), rules, steps(game.deeds), making))
        return making

    async def make(self, id: str, record: Record, game: Game, steps: list[int], making: Making) -> None:
        try:
            async with self.gate:
                wishes = self.rooms.settings
                run = reviewing(record, game, wishes.review_positions, wishes.review_positions)
                review = await self.driven(id, run, game, making)
            await self.keep(id, as_steps(review, steps))
            del self.making[id]
        except asyncio.CancelledError:
            raise
        except Exception:
            self.rooms.counts.failures += 1
            logger.exception("table %s: no review", id)
            raise

    async def driven(self, id: str, run: Reviewing, game: Game, making: Making) -> Review:
        """One question after the other: others at the tables come first."""
        try:
            ask = next(run)
            while True:
                making.done = ask.done
                ask = run.send(await self.answered(id, ask, game))
        except StopIteration as end:
            review: Review = end.value
            return review

    async def answered(self, id: str, ask: Ask, game: Game) -> Thought:
        name = game.space.name
        question = Question(
            game=game.slug,
            pack=game.carried_pack,
            seat=ask.seat,
            view=ask.view.words(),
            offered=[name(action) for action in ask.decision.options()],
            bot=MASTER,
            seed=f"{ask.seed:032x}",
            memory=list(ask.memory),
            positions=ask.positions,
            thought=True,
        )
        thought = await self.rooms.pool.thought(f"{id} review", question)
        if thought is None:
            raise RuntimeError("the master says nothing")
        return thought

    async def kept(self, id: str) -> Review | None:
        one = schema.review.c
        async with self.rooms.database.reading() as connection:
            found = (
                await connection.execute(select(one.review).where(one.table_id == id, one.version == VERSION))
            ).first()
        return None if found is None else convert(found[0], Review)

    async def keep(self, id: str, review: Review) -> None:
        async with self.rooms.database.writing() as connection:
            await connection.execute(delete(schema.review).where(schema.review.c.table_id == id))
            values = {"table_id": id, "version": VERSION, "review": to_builtins(review), "at": now()}
            await connection.execute(insert(schema.review).values(values))

    async def close(self) -> None:
        tasks = [making.task for making in self.making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def steps(deeds: list[Deed]) -> list[int]:
    """By move that was not taken back: the step of a replay before which it was made."""
    found: list[int] = []
    for step, deed in enumerate(deeds):
        if deed.kind == ACT:
            found.append(step)
        elif deed.kind == UNDO:
            found.pop()
        else:
            del found[int(deed.action) :]
    return found


def as_steps(review: Review, steps: list[int]) -> Review:
    """Told by steps in place of moves."""
    told = to_builtins(review)
    told["moves"] = (steps[-1] + 1) if steps else 0
    for seat in told["seats"]:
        for point in seat["points"]:
            point[0] = steps[point[0]]
        for one in seat["costly"]:
            one["move"] = steps[one["move"]]
    return convert(told, Review)
