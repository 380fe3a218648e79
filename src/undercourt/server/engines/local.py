"""A game under the rules of this program: a `Table` in this process.

Only opening a long log and making the stream of a viewer take time; both let others go on in between.
"""

from __future__ import annotations

from asyncio import sleep
from functools import lru_cache
from typing import Any

from msgspec import json

from undercourt.bots.thought import Thought
from undercourt.games import UnknownGame, load_game
from undercourt.kernel.game import SPECTATOR, BadOption, BadPack, Game, asked_openly
from undercourt.kernel.record import standing
from undercourt.server.bots.question import Question, question_of
from undercourt.server.engines.engine import ACT, BACK, UNDO, Deed, Header, NotDone, OtherRules, Where
from undercourt.table.advice import advice
from undercourt.table.catalogue import catalogue
from undercourt.table.stream import Stream
from undercourt.table.table import PAUSE, Table
from undercourt.table.wire import Advice, Reason

NOBODY = -1


class LocalEngine:
    own_bots = False

    def __init__(self, header: Header) -> None:
        """Before the first move. Raises UnknownGame, BadPack or BadOption."""
        seed = int(header.seed, 16)
        self.table = Table(game_of(header), header.players, header.options, seed, header.names, header.generator)

    async def act(self, seat: int, action: str) -> None:
        self.table.act(seat, action)

    async def undo(self, seat: int) -> None:
        self.table.undo(seat)

    async def take_back(self, seat: int, left: int) -> None:
        self.table.take_back(seat, left)

    async def before_last(self, seat: int) -> int:
        return self.table.before_last(seat)

    async def why(self, seat: int, action: str) -> Reason:
        return self.table.why(seat, action)

    async def told(self, viewer: int, since: int | None, id: str = "") -> bytes | None:
        return (await self.stream(viewer)).told(since, id)

    async def watch(self, viewers: list[int]) -> None:
        for _ in self.table.watched_by(*viewers):
            await sleep(0)

    async def revision(self, viewer: int) -> int:
        return (await self.stream(viewer)).revision

    async def forget(self, viewer: int) -> None:
        self.table.streams.pop(viewer, None)

    async def heard(self, viewer: int) -> int:
        return len((await self.stream(viewer)).heard)

    async def result(self) -> dict[str, Any]:
        table = self.table
        names, score = table.game.seat_names, table.game.score(table.s)
        return {
            "points": dict(zip(names, score.totals(), strict=False)),
            "order": [[names[seat] for seat in place] for place in score.order],
        }

    async def standing(self) -> Where:
        table = self.table
        asked = NOBODY if table.over else table.d.seat
        seen = table.game.view(table.s, SPECTATOR)
        openly = NOBODY if table.over else asked_openly(table.s, table.d, seen, SPECTATOR)
        return Where(
            asked=asked,
            openly=openly,
            secret=openly != asked,
            over=table.over,
            hash=standing(table.game, table.s, table.d),
            moves=len(table.record.moves),
            undo=table.may_undo(asked),
        )

    async def question(self, seat: int, bot: str) -> Question:
        return question_of(self.table, seat, bot)

    async def advice(self, seat: int, thought: Thought) -> Advice:
        view = self.table.game.view(self.table.s, seat)
        return advice(self.table.game, view, thought, await self.revision(seat))

    async def bot_move(self, seat: int, bot: str) -> str:
        raise NotImplementedError("a pool asks the bots of this program, with the `question`")

    async def catalogue(self) -> bytes:
        return json.encode(catalogue(self.table.game, self.table.record.options))

    async def record(self) -> str:
        return self.table.saved()

    async def close(self) -> None:
        pass

    async def stream(self, viewer: int) -> Stream:
        await self.watch([viewer])
        return self.table.streams[viewer]


async def opened(header: Header, deeds: list[Deed]) -> LocalEngine:
    """The game after all that was done. Raises OtherRules if these rules cannot have made that log."""
    try:
        engine = LocalEngine(header)
    except (UnknownGame, BadPack, BadOption) as wrong:
        raise OtherRules(0) from wrong
    table = engine.table
    for number, deed in enumerate(deeds, start=1):
        try:
            if deed.kind == ACT:
                table.act(deed.seat, deed.action)
            elif deed.kind == UNDO:
                table.undo(deed.seat)
            elif deed.kind == BACK:
                table.take_back(deed.seat, int(deed.action))
        except NotDone as wrong:
            raise OtherRules(number) from wrong
        if number % PAUSE == 0:
            await sleep(0)
    if deeds and deeds[-1].standing and deeds[-1].standing != standing(table.game, table.s, table.d):
        raise OtherRules(len(deeds))
    return engine


def game_of(header: Header) -> Game:
    return game_named(header.game, header.pack)


@lru_cache(maxsize=16)  # reading a pack takes a while
def game_named(name: str, pack: str) -> Game:
    """Raises UnknownGame, or BadPack."""
    game = load_game(name)
    return game.with_pack(pack, "the pack of the table") if pack else game
