"""A game under the rules of this program: what a room sees of it follows from its log alone."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from tests.server.engines.playing import header, play, wait
from undercourt.games import game_names, load_game
from undercourt.kernel.record import read
from undercourt.server.engines.engine import ACT, BACK, UNDO, Deed, NotDone, OtherRules, do
from undercourt.server.engines.local import LocalEngine, opened
from undercourt.table.wire import Change, Update, message_in

every_game = pytest.mark.parametrize("game", game_names())
VIEWERS = (-1, 0, 1)


async def played(game: str, moves: int) -> tuple[LocalEngine, list[Deed]]:
    """A game that all watch from its beginning."""
    engine, log = await opened(header(game), []), list[Deed]()
    await engine.watch(list(VIEWERS))
    await play(engine, log, moves, backs=3)
    return engine, log


async def everything_told(engine: LocalEngine) -> list[object]:
    told = [await engine.told(viewer, None) for viewer in VIEWERS]
    return [*told, await engine.standing(), await engine.record()]


@every_game
def test_a_game_opened_from_its_log_is_told_like_one_that_was_never_closed(game: str) -> None:
    async def meet() -> None:
        engine, log = await played(game, 60)
        assert {deed.kind for deed in log} >= {ACT, BACK} | ({UNDO} if game == "tyrants" else set())
        again = await opened(header(game), log)
        assert await everything_told(again) == await everything_told(engine)
        await play(engine, log, 20, backs=3)
        for deed in log[-20:]:
            await do(again, deed)
        assert await everything_told(again) == await everything_told(engine)

    wait(meet())


def test_rows_about_people_change_nothing_in_the_game() -> None:
    async def meet() -> None:
        engine, log = await played("whispers", 20)
        around = [Deed("stand_in", 0, "random"), *log, Deed("hand_back", 0, "")]
        again = await opened(header("whispers"), around)
        assert await everything_told(again) == await everything_told(engine)

    wait(meet())


@every_game
def test_nothing_new_is_told_as_nothing_unless_a_command_waits_for_its_answer(game: str) -> None:
    async def meet() -> None:
        engine, _ = await played(game, 30)
        for viewer in VIEWERS:
            now = await engine.revision(viewer)
            assert await engine.told(viewer, now) is None
            answer = await engine.told(viewer, now, "c7")
            assert answer is not None
            told = message_in(answer)
            assert isinstance(told, Update) and told.id == "c7"

    wait(meet())


@every_game
def test_one_step_is_told_as_a_change_and_more_as_a_whole(game: str) -> None:
    async def meet() -> None:
        engine, _ = await played(game, 30)
        for viewer in VIEWERS:
            now = await engine.revision(viewer)
            told = [message_in(await engine.told(viewer, since) or b"") for since in (now - 1, now - 2, None)]
            assert [type(one) for one in told] == [Change, Update, Update]

    wait(meet())


def test_whoever_comes_back_after_being_forgotten_meets_the_same_revisions() -> None:
    async def meet() -> None:
        engine, _ = await played("abyss", 40)
        before = await everything_told(engine)
        for viewer in VIEWERS:
            await engine.forget(viewer)
        assert engine.table.streams == {} and await everything_told(engine) == before

    wait(meet())


def test_a_refused_action_changes_nothing() -> None:
    async def meet() -> None:
        engine, _ = await played("tyrants", 10)
        before = await everything_told(engine)
        for seat, action in [(0, "fly"), (1, "end_turn"), (0, "recruit demogorgon"), (1, "recruit demogorgon")]:
            with pytest.raises(NotDone):
                await engine.act(seat, action)
        assert await everything_told(engine) == before

    wait(meet())


@every_game
def test_a_log_that_these_rules_cannot_have_made_is_not_opened(game: str) -> None:
    async def meet() -> None:
        _, log = await played(game, 30)
        stands_elsewhere = [*log[:-1], structs.replace(log[-1], standing="0" * 16)]
        with pytest.raises(OtherRules) as wrong:
            await opened(header(game), stands_elsewhere)
        assert wrong.value.at == 30
        unknown = [*log[:10], Deed(ACT, log[10].seat, "fly"), *log[10:]]
        with pytest.raises(OtherRules) as wrong:
            await opened(header(game), unknown)
        assert wrong.value.at == 11
        with pytest.raises(OtherRules) as wrong:
            await opened(structs.replace(header(game), game="chess"), log)
        assert wrong.value.at == 0

    wait(meet())


def test_opening_a_long_log_lets_others_go_on() -> None:
    async def meet() -> None:
        _, log = await played("whispers", 60)
        turns = 0

        async def somebody_else() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        other = asyncio.create_task(somebody_else())
        engine = await opened(header("whispers"), log)
        assert turns >= 5
        turns = 0
        await engine.revision(0)
        assert turns >= 5
        other.cancel()

    wait(meet())


@every_game
def test_what_stands_is_what_the_record_says(game: str) -> None:
    async def meet() -> None:
        engine, _ = await played(game, 40)
        where, record = await engine.standing(), read(await engine.record(), load_game(game))
        assert (record.after, len(record.moves)) == (where.hash, where.moves)
        assert where.asked == engine.table.d.seat and not where.over
        assert record.names == header(game).names

    wait(meet())
