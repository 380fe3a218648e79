"""A client loses nothing and does nothing twice, whatever the network loses."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.client.careless import Careless, sitting
from undercourt.client import Lost, Refused, Seat
from undercourt.table.wire import Asked, Change


def test_a_command_that_is_lost_is_sent_again_and_done_once() -> None:
    async def play() -> None:
        there = Careless()
        async with sitting(there) as seat:
            there.losing = ["command", "command"]
            await seat.act(seat.options[0], "one")
            assert (there.heard, there.done, seat.connections) == (["one"] * 3, ["one"], 3)
            assert same(seat, there)

    asyncio.run(play())


def test_a_command_whose_acknowledgement_is_lost_is_sent_again_and_done_once() -> None:
    async def play() -> None:
        there = Careless()
        async with sitting(there) as seat:
            there.losing = ["answer"]
            await seat.act(seat.options[0], "one")
            assert (there.heard, there.done, seat.connections) == (["one"] * 2, ["one"], 2)
            assert same(seat, there)

    asyncio.run(play())


def test_a_command_that_could_not_be_committed_is_sent_again() -> None:
    async def play() -> None:
        there = Careless()
        async with sitting(there) as seat:
            there.losing = ["database", "database"]
            await seat.act(seat.options[0], "one")
            assert (there.heard, there.done, seat.connections) == (["one"] * 3, ["one"], 1)

    asyncio.run(play())


def test_a_client_that_missed_a_change_asks_for_the_present() -> None:
    async def play() -> None:
        there = Careless()
        async with sitting(there) as seat:
            while not there.dropped:
                there.losing = ["change"]  # the first that is about the bot
                await seat.act(seat.options[-1])
            await settled(seat, there)

    asyncio.run(play())


def test_an_action_that_a_rule_forbids_is_refused_with_that_rule() -> None:
    async def play() -> None:
        there = Careless()
        async with sitting(there) as seat:
            forbidden = next(name for name in there.table.game.space.by_name if name not in seat.options)
            reason = await seat.why(forbidden)
            with pytest.raises(Refused) as refused:
                await seat.act(forbidden)
            assert not reason.possible and reason.reason is not None
            assert (refused.value.key, refused.value.rule) == (reason.reason.key, reason.rule)
            assert (await seat.why(seat.options[0])).possible

    asyncio.run(play())


def test_an_answer_to_an_old_decision_is_stale_and_the_present_comes_with_the_refusal() -> None:
    async def play() -> None:
        there = Careless()
        async with sitting(there) as seat:
            option = seat.options[0]
            there.table.act(0, option)  # in another tab
            with pytest.raises(Refused) as refused:
                await seat.act(option)
            assert refused.value.is_stale
            await settled(seat, there)

    asyncio.run(play())


def test_a_seat_of_somebody_else_is_given_up_at_once() -> None:
    async def play() -> None:
        there = Careless()
        there.code = 4403
        with pytest.raises(Lost, match="error_not_your_seat"):
            async with sitting(there):
                raise AssertionError("it was let in")

    asyncio.run(play())


@pytest.mark.parametrize("game", ["abyss", "secret_city", "tyrants", "whispers"])
def test_after_many_losses_a_client_holds_what_one_holds_that_lost_nothing(game: str) -> None:
    async def play() -> None:
        there, rng = Careless(game), random.Random(5)
        async with sitting(there) as seat:
            for _ in range(60):
                while not seat.options and not seat.is_over:
                    await asyncio.wait_for(seat.change(), 10)
                if seat.is_over:
                    break
                there.losing = [rng.choice(["command", "answer", "change", "", "", "", "", "", ""])]
                await seat.act(rng.choice(seat.options))
            await settled(seat, there)
            assert seat.connections > 3 and len(there.done) == len(set(there.done)) > 20

    asyncio.run(play())


def test_changes_tell_every_event_once_and_end_with_the_game() -> None:
    async def play() -> None:
        there, rng = Careless("whispers"), random.Random(5)
        heard: list[int] = []
        async with sitting(there) as seat:
            async for events in seat.changes():
                heard += [event.number for event in events]
                if seat.options:
                    await seat.act(rng.choice(seat.options))
            assert seat.is_over and there.table.over and heard == list(range(len(seat.events)))

    asyncio.run(play())


def test_nobody_misses_a_change_that_comes_before_they_begin_to_wait() -> None:
    async def play() -> None:
        there = Careless()
        async with sitting(there) as seat:
            waiting = asyncio.ensure_future(asyncio.wait_for(seat.change(), 5))
            await seat.take(there.stream.update(0))  # before the other task has run at all
            await waiting
            assert not seat.waking

    asyncio.run(play())


def test_a_change_that_does_not_follow_is_not_applied() -> None:
    held = Careless().holds()
    before = held.revision, dict(held.document)
    assert not held.change(Change(held.revision + 2, [["/undo", True]], [], None))
    assert held.change(Change(held.revision, [["/undo", True]], [], None)), "heard before"
    assert (held.revision, held.document) == before and isinstance(held.decision, Asked)


async def settled(seat: Seat, there: Careless) -> None:
    """What is under way has come."""
    async with asyncio.timeout(10):
        while not same(seat, there):
            await asyncio.sleep(0.01)


def same(seat: Seat, there: Careless) -> bool:
    true = there.holds()
    mine = seat.held
    return (mine.revision, mine.document, mine.events) == (true.revision, true.document, true.events)
