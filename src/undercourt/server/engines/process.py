"""`python -m undercourt.server.engines.process`: games under the rules of this installation, for a newer server.

It holds many tables, each a `LocalEngine`, and answers what an `ElderEngine` asks. Newer versions must go on answering
like this one, and asking like this one: a method may gain arguments at its end that have a usual value. Bots think in
yet other processes of the same installation, and are handed views alone.
"""

from __future__ import annotations

import asyncio
import signal
from typing import Any

from msgspec import convert, to_builtins

import undercourt
from undercourt.server.bots.pool import BotPool
from undercourt.server.engines.engine import Deed, Header, NotDone, OtherRules
from undercourt.server.engines.local import LocalEngine, game_named, opened
from undercourt.server.engines.pipe import Fails, serve
from undercourt.server.engines.stamp import stamp

MODULE = "undercourt.server.engines.process"
BOTS = 2  # that think at the same time
NOT_DONE, OTHER_RULES = "not_done", "other_rules"


class Host:
    """The tables of one process, by number."""

    def __init__(self) -> None:
        self.engines: dict[int, LocalEngine] = {}
        self.bots = BotPool(most=BOTS, least=0)

    async def answer(self, do: str, args: list[Any]) -> Any:
        try:
            return to_builtins(await getattr(self, f"on_{do}")(*args), builtin_types=(bytes,))
        except NotDone as no:
            raise Fails(NOT_DONE, to_builtins(no.refusal)) from no
        except OtherRules as other:
            raise Fails(OTHER_RULES, other.at) from other

    async def on_hello(self) -> str:
        """Where this installation lies."""
        return undercourt.__file__

    async def on_stamp(self, game: str, options: dict[str, str], pack: str) -> str:
        """Of a game with these options here; none if there is no such game."""
        try:
            return stamp(game_named(game, pack), options)
        except ValueError:
            return ""

    async def on_open(self, table: int, header: dict[str, Any], deeds: list[dict[str, Any]]) -> None:
        self.engines[table] = await opened(convert(header, Header), convert(deeds, list[Deed]))

    async def on_close(self, table: int) -> None:
        self.engines.pop(table, None)

    async def on_ask(self, table: int, method: str, args: list[Any]) -> Any:
        """One of those methods of an Engine that have an answer in every version."""
        if method not in METHODS:
            raise Fails("no_such_method", method)
        return await getattr(self.engines[table], method)(*args)

    async def on_bot_move(self, table: int, seat: int, name: str) -> str:
        """The bot thinks in a process of its own, and meanwhile everything else goes on."""
        return await self.bots.answer(str(table), await self.engines[table].question(seat, name))


METHODS = (
    *("act", "undo", "take_back", "before_last", "why", "told", "revision", "watch", "forget", "heard"),
    *("standing", "result", "catalogue", "record"),
)


async def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    host = Host()
    await serve(host.answer)
    await host.bots.close()


if __name__ == "__main__":
    asyncio.run(main())
