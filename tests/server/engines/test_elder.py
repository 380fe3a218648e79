"""An older installation plays like this one, tells the same, and may die at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import structs

from tests.server.engines.playing import answer, header, play, wait
from tests.server.engines.releases import release
from undercourt.games import game_names, load_game
from undercourt.server.engines import elder, local, pipe
from undercourt.server.engines.choose import Frozen, engine_for
from undercourt.server.engines.elder import ElderEngine, Elders, Installation
from undercourt.server.engines.engine import Deed, Engine, Header, NotDone, OtherRules, Trouble, do
from undercourt.server.engines.stamp import stamp

every_game = pytest.mark.parametrize("game", game_names())
VIEWERS = (-1, 0, 1)


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one older installation."""
    folder = tmp_path_factory.mktemp("elders")
    release(folder / "older")
    return folder


@asynccontextmanager
async def installed(folder: Path) -> AsyncIterator[Installation]:
    elders = Elders(folder)
    try:
        yield elders.installations()[0]
    finally:
        await elders.close()


async def played(game: str, moves: int) -> tuple[local.LocalEngine, list[Deed]]:
    engine, log = await local.opened(header(game), []), list[Deed]()
    await play(engine, log, moves, backs=4)
    return engine, log


async def everything_told(engine: Engine) -> list[object]:
    told = [await engine.told(viewer, None) for viewer in VIEWERS]
    told += [await engine.told(viewer, 0, "c7") for viewer in VIEWERS]
    return [*told, await engine.standing(), await engine.record(), await engine.catalogue()]


def kill(installation: Installation) -> None:
    assert installation.process is not None
    os.kill(installation.process.pid, signal.SIGKILL)


def stamped(game: str) -> Header:
    plain = header(game)
    return structs.replace(plain, stamp=stamp(load_game(game), plain.options))


@every_game
def test_an_elder_tells_and_refuses_as_the_rules_themselves_do(game: str, older: Path) -> None:
    async def meet() -> None:
        async with installed(older) as installation:
            here, log = await played(game, 30)
            engine = await elder.opened(installation, header(game), log[:15])
            for deed in log[15:]:
                await do(engine, deed)
            assert await everything_told(engine) == await everything_told(here)
            where = await here.standing()
            for seat in (where.asked, 1 - where.asked):
                for action in ("done", "fly"):
                    assert await refusal(engine, seat, action) == await refusal(here, seat, action)
            revision = await engine.revision(0)
            await engine.forget(0)
            assert await engine.told(0, revision) is None

    wait(meet())


async def refusal(engine: Engine, seat: int, action: str) -> list[object]:
    answers: list[object] = []
    for asked in (engine.why, engine.act):
        try:
            answers.append(await asked(seat, action))
        except NotDone as no:
            answers.append(no.refusal)
    return answers


@every_game
def test_a_killed_process_loses_nothing(game: str, older: Path) -> None:
    async def meet() -> None:
        async with installed(older) as installation:
            here, log = await played(game, 30)
            engine = await elder.opened(installation, header(game), [])
            for number, deed in enumerate(log):
                if number in (10, 20):
                    kill(installation)
                await do(engine, deed)
            assert installation.life == 3
            assert await everything_told(engine) == await everything_told(here)

    wait(meet())


def test_a_process_that_is_killed_while_it_answers_is_asked_again(older: Path) -> None:
    async def meet() -> None:
        async with installed(older) as installation:
            engine = await elder.opened(installation, header("tyrants"), [])
            seat = (await engine.standing()).asked
            _, log = await played("tyrants", 1)
            process = installation.process
            assert process is not None
            os.kill(process.pid, signal.SIGSTOP)  # so that it dies with the request unanswered
            work = asyncio.create_task(engine.act(seat, log[0].action))
            await asyncio.sleep(0.1)
            assert installation.asked
            kill(installation)
            await work
            assert (await engine.standing()).moves == 1 and installation.life == 2

    wait(meet())


def test_one_process_holds_many_tables_and_ends_with_the_last(older: Path) -> None:
    async def meet() -> None:
        async with installed(older) as installation:
            engines: list[ElderEngine] = []
            for game in game_names():
                _, log = await played(game, 5)
                engines.append(await elder.opened(installation, header(game), log))
            process = installation.process
            assert process is not None and installation.life == 1
            for engine in engines:
                assert installation.alive and (await engine.standing()).moves > 0
                await engine.close()
            assert not installation.alive and process.returncode is not None

    wait(meet())


@every_game
def test_a_bot_there_answers_as_the_same_bot_here(game: str, older: Path) -> None:
    async def meet() -> None:
        async with installed(older) as installation:
            here, log = await played(game, 5)
            there = await elder.opened(installation, header(game), log)
            seat = (await here.standing()).asked
            for name in ("random", "greedy"):
                assert await there.bot_move(seat, name) == answer(await here.question(seat, name))

    wait(meet())


def test_a_log_that_its_rules_cannot_have_made_is_not_opened(older: Path) -> None:
    async def meet() -> None:
        async with installed(older) as installation:
            with pytest.raises(OtherRules):
                await elder.opened(installation, header("abyss"), [Deed("act", 0, "fly")])
            assert not installation.alive

    wait(meet())


def test_an_installation_that_does_not_start_is_passed_over(tmp_path: Path) -> None:
    async def meet() -> None:
        broken = release(tmp_path / "broken")
        (broken / "undercourt" / "__init__.py").write_text("raise SystemExit(1)\n")
        elders = Elders(tmp_path)
        table = structs.replace(stamped("abyss"), stamp="1-0")
        assert isinstance(await engine_for(table, [], elders), Frozen)
        await elders.close()

    wait(meet())


def test_a_process_that_hangs_is_ended(tmp_path: Path) -> None:
    async def meet() -> None:
        (tmp_path / "deaf.py").write_text("import time\ntime.sleep(600)\n")
        child = pipe.Child("deaf", folder=tmp_path)
        with pytest.raises(Trouble):
            await child.ask("hello", patience=0.5)
        assert not child.alive

    wait(meet())


def test_our_own_rules_need_no_elder(older: Path) -> None:
    async def meet() -> None:
        for folder in (None, Path("nowhere"), older):
            elders = Elders(folder)
            assert isinstance(await engine_for(stamped("abyss"), [], elders), local.LocalEngine)
            assert all(not installation.alive for installation in elders.known.values())

    wait(meet())
