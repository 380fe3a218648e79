"""A server of another release meets a running game: run by `releases.run`, in a process of its own."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from msgspec import json, to_builtins

from tests.server.engines.playing import play
from tests.server.engines.releases import Outcome, Task
from undercourt.server.engines.choose import Frozen, engine_for
from undercourt.server.engines.elder import Elders

ENOUGH = 10_000  # moves


async def take_over(task: Task) -> Outcome:
    elders = Elders(Path(task.elders) if task.elders else None)
    engine = await engine_for(task.header, task.log, elders)
    frozen, kept = None, ""
    if isinstance(engine, Frozen):
        frozen, kept = to_builtins(engine.reason), engine.record()
        if not task.comes_later:
            return Outcome("Frozen", engine.deeds, kept, frozen, kept)
        Path(task.comes_later).rename(Path(task.elders) / "came_later")
        engine = await engine_for(task.header, task.log, elders)
        assert not isinstance(engine, Frozen)
    await play(engine, task.log, ENOUGH)
    outcome = Outcome(type(engine).__name__, task.log, await engine.record(), frozen, kept)
    await engine.close()
    await elders.close()
    return outcome


if __name__ == "__main__":
    outcome = asyncio.run(take_over(json.decode(sys.stdin.buffer.read(), type=Task)))
    sys.stdout.buffer.write(json.encode(outcome))
