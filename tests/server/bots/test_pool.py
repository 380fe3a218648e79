"""A bot costs its own table some seconds at most: whatever it does, the others play on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Any

import pytest
from msgspec import structs

from tests.server.bots.kit import STRANGE, WAIT, move, play, surroundings, table_of
from tests.table.client import GAMES
from undercourt.server.bots import pool as pool_of_bots
from undercourt.server.bots.pool import SLOW, BotPool, Closed
from undercourt.server.bots.question import Question, any_offered, question_of

GAME = "whispers"  # the shortest


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", surroundings()["PYTHONPATH"])


def with_pool(test: Callable[[BotPool], Awaitable[None]], **how: Any) -> BotPool:
    """Runs a test on a pool that knows strange bots; afterwards none of its processes is left."""
    how = {"most": 4, "seconds": WAIT, "command": STRANGE, **how}

    async def run() -> BotPool:
        pool = BotPool(**how)
        try:
            async with asyncio.timeout(2 * WAIT):
                await test(pool)
        finally:
            there = pool.processes
            await pool.close()
        assert pool.processes == [] and not [pid for pid in there if is_alive(pid)]
        return pool

    return asyncio.run(run())


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def question(bot: str, seed: int = 7) -> Question:
    table = table_of(GAME, "random", seed)
    return question_of(table, table.d.seat, bot)


async def ended(pool: BotPool) -> None:
    """Waits for a process of the pool to end."""
    waits = [asyncio.create_task(worker.process.wait()) for worker in pool._workers]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()


# Play


@pytest.mark.parametrize("game", GAMES)
def test_a_game_through_the_pool_is_the_game_at_the_table(game: str) -> None:
    here, there = table_of(game, "random"), table_of(game, "random")
    for _ in here.play_bots():
        pass

    async def test(pool: BotPool) -> None:
        await play(pool, there, "random")
        assert len(pool.processes) == 1

    pool = with_pool(test)
    assert there.over and there.record.moves == here.record.moves
    assert pool.answered == len(here.record.moves) and pool.overruns == pool.losses == pool.failures == 0


def test_a_table_goes_on_while_the_bot_of_another_spins() -> None:
    table = table_of(GAME, "random")

    async def test(pool: BotPool) -> None:
        spinning = asyncio.create_task(pool.answer("stuck", question("spinning")))
        await play(pool, table, "random", "other")
        assert table.over and not spinning.done()
        await pool.close()
        with pytest.raises(Closed):
            await spinning

    with_pool(test, most=2)


def test_bots_known_to_be_slow_leave_processes_to_others() -> None:
    table = table_of(GAME, "random")

    async def test(pool: BotPool) -> None:
        await pool.answer("stuck", question("spinning"))  # so it is known
        pool.seconds = WAIT
        stuck = [asyncio.create_task(pool.answer(f"stuck {n}", question("spinning"))) for n in range(3)]
        for _ in range(5):
            await move(pool, table, "random", "other")
        await pool.close()
        assert [type(one) for one in await asyncio.gather(*stuck, return_exceptions=True)] == [Closed] * 3

    assert with_pool(test, most=2, seconds=SLOW + 0.1).overruns == 1


def test_a_hint_is_slow_however_fast_the_same_master_judges_for_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_of_bots, "SLOW", 0.05)
    asked = structs.replace(question("master"), thought=True)
    hint, judging = structs.replace(asked, seconds=0.5), structs.replace(asked, positions=1)

    async def test(pool: BotPool) -> None:
        await pool.thought("first", hint)  # so it is known
        await pool.thought("second", judging)
        hints = [asyncio.create_task(pool.thought(f"hint {n}", hint)) for n in range(3)]
        await asyncio.sleep(0)
        assert len(pool._under_way) == 1, "the other process is kept free"
        await asyncio.gather(*hints)

    with_pool(test, most=2)


# Bots that do not answer


def test_for_a_bot_that_takes_too_long_any_action_is_taken() -> None:
    async def test(pool: BotPool) -> None:
        await pool.warm()
        [first] = pool.processes
        asked = question("spinning")
        assert await pool.answer("one", asked) == any_offered(asked)
        assert not is_alive(first) and pool.overruns == 1 and pool.processes == []
        pool.seconds = WAIT
        assert await pool.answer("one", question("talking")) == asked.offered[-1]

    pool = with_pool(test, seconds=0.05)
    assert (pool.overruns, pool.losses, pool.failures, pool.answered) == (1, 0, 0, 1)


@pytest.mark.parametrize("bot", ["failing", "cheating", "genius"])
def test_for_a_bot_that_fails_any_action_is_taken(bot: str) -> None:
    async def test(pool: BotPool) -> None:
        await pool.warm()
        before = pool.processes
        asked = question(bot)
        assert await pool.answer("one", asked) == any_offered(asked)
        assert pool.processes == before, "the process can go on"

    pool = with_pool(test)
    assert (pool.overruns, pool.losses, pool.failures, pool.answered) == (0, 0, 1, 0)


def test_a_bot_that_ends_its_process_is_asked_once_more_and_then_answered_for() -> None:
    async def test(pool: BotPool) -> None:
        asked = question("dying")
        assert await pool.answer("one", asked) == any_offered(asked)
        assert await pool.answer("one", question("talking")) == asked.offered[-1]

    pool = with_pool(test)
    assert (pool.overruns, pool.losses, pool.failures, pool.answered) == (0, 2, 1, 1)


def test_a_process_killed_in_mid_question_is_replaced_and_the_bot_asked_again() -> None:
    here, there = table_of("abyss", "greedy"), table_of("abyss", "greedy")
    for _ in islice(here.play_bots(), 10):
        pass

    async def test(pool: BotPool) -> None:
        await pool.warm()
        [pid] = pool.processes
        os.kill(pid, signal.SIGSTOP)  # so that it is surely in mid-question
        first = asyncio.create_task(move(pool, there, "greedy"))
        while pool._rested:  # until it has been asked
            await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        await first
        for _ in range(9):
            await move(pool, there, "greedy")
        assert pid not in pool.processes

    pool = with_pool(test)
    assert there.record.moves == here.record.moves and pool.losses == 1 and pool.failures == 0


def test_a_process_killed_in_its_sleep_is_not_missed() -> None:
    async def test(pool: BotPool) -> None:
        await pool.warm()
        os.kill(pool.processes[0], signal.SIGKILL)
        await ended(pool)
        await pool.answer("one", question("greedy"))

    pool = with_pool(test)
    assert pool.answered == 1 and pool.losses == 0


@pytest.mark.parametrize(
    "command", [["/nowhere/python"], [sys.executable, "-c", "pass"], [sys.executable, "-c", "1/0"]]
)
def test_where_no_process_starts_the_game_goes_on_all_the_same(command: list[str]) -> None:
    async def test(pool: BotPool) -> None:
        await pool.warm()
        asked = question("greedy")
        assert await pool.answer("one", asked) == any_offered(asked)

    pool = with_pool(test, command=command)
    assert pool.losses == 3 and pool.failures == 1


# Whose question is next


def test_tables_are_served_in_turn() -> None:
    async def test(pool: BotPool) -> None:
        served: list[str] = []

        async def ask(name: str) -> None:
            await pool.answer(name.split()[0], question("random"))
            served.append(name)

        await asyncio.gather(*[ask(name) for name in ("a 1", "a 2", "a 3", "b 1", "c 1", "b 2")])
        assert served == ["a 1", "b 1", "c 1", "a 2", "b 2", "a 3"]

    with_pool(test, most=1)


def test_a_table_has_one_question_under_way() -> None:
    async def test(pool: BotPool) -> None:
        await asyncio.gather(*[pool.answer("one", question("random")) for _ in range(5)])
        assert len(pool.processes) == 1
        await asyncio.gather(*[pool.answer(f"{n}", question("random")) for n in range(5)])
        assert 2 <= len(pool.processes) <= 3

    with_pool(test, most=3)


def test_whoever_stops_waiting_is_not_in_the_way() -> None:
    async def test(pool: BotPool) -> None:
        stuck = asyncio.create_task(pool.answer("a", question("spinning")))
        waiting = asyncio.create_task(pool.answer("b", question("spinning")))
        await asyncio.sleep(0)
        waiting.cancel()
        later = asyncio.create_task(pool.answer("b", question("talking")))
        await stuck
        assert await later == question("talking").offered[-1]

    assert with_pool(test, most=1, seconds=1).overruns == 1


# Processes


def test_a_process_that_nobody_needs_is_let_go() -> None:
    async def test(pool: BotPool) -> None:
        await pool.answer("one", question("random"))
        await ended(pool)

    with_pool(test, least=0, idle=0)


def test_one_stays_for_the_first_move_after_a_pause() -> None:
    async def test(pool: BotPool) -> None:
        await pool.warm()
        there = pool.processes
        await asyncio.gather(*[pool.answer(name, question("random")) for name in "ab"])
        if len(pool.processes) > 1:
            await ended(pool)
        assert len(pool.processes) == 1 and len(there) == 1

    with_pool(test, least=1, idle=0.01)


def test_bots_do_not_inherit_what_the_server_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCOURT_SECRET", "of the server")

    async def test(pool: BotPool) -> None:
        asked = question("prying")
        assert len(asked.offered) > 1 and await pool.answer("one", asked) == asked.offered[-1]

    with_pool(test)


def test_a_closed_pool_answers_nobody() -> None:
    async def test(pool: BotPool) -> None:
        asked = [asyncio.create_task(pool.answer(name, question("spinning"))) for name in "abc"]
        await pool.warm()
        await pool.close()
        assert [type(one) for one in await asyncio.gather(*asked, return_exceptions=True)] == [Closed] * 3
        with pytest.raises(Closed):
            await pool.answer("d", question("random"))

    with_pool(test, most=2)
