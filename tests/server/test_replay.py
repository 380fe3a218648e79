"""An ended game is told again, to each viewer as it was told then, from any step, and by turn."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import pytest
from msgspec import json

from undercourt.arena.match import record_game
from undercourt.games import game_names, load_game
from undercourt.server.engines.engine import ACT, BACK, UNDO, Deed, Engine, Header
from undercourt.server.engines.local import LocalEngine
from undercourt.server.replay import APART, DOCUMENT, Ended, Replays, Retold, begin, go_on
from undercourt.table.patch import apply
from undercourt.table.table import NotDone

SPECTATOR = -1


@cache
def played(game: str, seats: int = 3) -> tuple[Header, tuple[Deed, ...]]:
    record = record_game(load_game(game), ["random"] * seats, {}, 7)
    header = Header(game, record.options, ["human"] * seats, [""] * seats, f"{record.seed:032x}", record.generator, "")
    return header, tuple(Deed(ACT, seat, action) for seat, action in record.moves)


def retold(game: str, viewers: list[int], most: int = 100_000, deeds: list[Deed] | None = None) -> Retold:
    header, whole = played(game)

    async def tell() -> Retold:
        engine = LocalEngine(header)
        told = await begin(engine, load_game(game).seat_names, viewers)
        await go_on(told, engine, list(whole[:most]) if deeds is None else deeds)
        return told

    return asyncio.run(tell())


def live(game: str, viewer: int, deeds: list[Deed]) -> list[bytes | None]:
    """What a viewer is told at the table, step by step."""

    async def play() -> list[bytes | None]:
        engine = LocalEngine(played(game)[0])
        told = [await engine.told(viewer, None)]
        revision = 1
        for deed in deeds:
            if deed.kind == ACT:
                await engine.act(deed.seat, deed.action)
            elif deed.kind == UNDO:
                await engine.undo(deed.seat)
            else:
                await engine.take_back(deed.seat, int(deed.action))
            told.append(await engine.told(viewer, revision))
            revision = await engine.revision(viewer)
        return told

    return asyncio.run(play())


def plain(step: Any) -> dict[str, Any]:
    told: dict[str, Any] = json.decode(json.encode(step))
    return told


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_a_viewer_is_told_what_it_was_told_then_and_nothing_else(game: str, viewer: int) -> None:
    deeds = list(played(game)[1])[:160]
    steps = [plain(step) for step in retold(game, [viewer], deeds=deeds).page(0, 1000, viewer)]
    then = live(game, viewer, deeds)
    assert [step["number"] for step in steps] == list(range(len(deeds) + 1))
    assert [step.get("told") for step in steps[1:]] == [None if one is None else json.decode(one) for one in then[1:]]
    names = load_game(game).seat_names
    for step, deed in zip(steps[1:], deeds, strict=True):
        if step.get("told") is None:
            assert step == {"number": step["number"]}, "what it did not notice tells nothing, not even by whom"
        elif deed.seat == viewer:
            assert (step["seat"], step["action"]) == (names[viewer], deed.action)
        else:
            assert step.get("action") == step["told"][3], "others hear the action where events told it"


@pytest.mark.parametrize("game", game_names())
def test_from_any_step_the_present_of_then_is_told_whole(game: str) -> None:
    whole = retold(game, [1], 130)
    document: dict[str, Any] = {}
    steps = [plain(step) for step in whole.page(0, 1000, 1)]
    for number, step in enumerate(steps):
        told: Any = step.get("told")
        if number == 0:
            document = {part: told[part] for part in DOCUMENT}
        elif told is not None:
            document = apply(document, told[1])
        if number in (0, 1, APART - 1, APART, APART + 1, 2 * APART, 117, 130):
            first, *rest = [plain(one) for one in whole.page(number, 2, 1)]
            update = first["told"]
            assert update["is"] == "update"
            assert {part: update[part] for part in document} == document
            events = [] if told is None else told["events"] if number == 0 else [one[0] for one in told[2]]
            assert [event["what"] for event in update["events"]] == events
            numbers = [event["number"] for event in update["events"]]
            assert numbers == list(range(update["heard"] - len(numbers), update["heard"]))
            assert rest == steps[number + 1 : number + 2]


def test_with_all_open_every_seat_is_told_and_every_action_named() -> None:
    deeds = list(played("whispers")[1])[:60]
    whole = retold("whispers", [0, 1, 2], deeds=deeds)
    names = load_game("whispers").seat_names
    steps = [plain(step) for step in whole.page(0, 1000, None)]
    assert [(step["seat"], step["action"]) for step in steps[1:]] == [(names[one.seat], one.action) for one in deeds]
    for viewer in range(3):
        alone = [plain(step).get("told") for step in retold("whispers", [viewer], deeds=deeds).page(0, 1000, viewer)]
        assert [step["seats"][names[viewer]] for step in steps] == alone
        assert [plain(step).get("told") for step in whole.page(0, 1000, viewer)] == alone


@pytest.mark.parametrize("game", game_names())
def test_the_index_says_where_turns_begin(game: str) -> None:
    whole = retold(game, [SPECTATOR])
    turns = whole.turns
    assert turns[0].step == 0 and len(turns) > 3
    assert [turn.step for turn in turns] == sorted({turn.step for turn in turns})
    for turn in turns:
        view = plain(whole.page(turn.step, 1, SPECTATOR)[0])["told"]["view"]
        assert (turn.round, turn.seat) == (view.get("round", 1), view.get("turn"))
    assert {turn.round for turn in turns} >= {1, 2}


def test_what_was_taken_back_is_told_as_it_was() -> None:
    header, whole = played("tyrants")
    deeds = with_undo(header, list(whole))
    viewer = next(deed.seat for deed in deeds if deed.kind == UNDO)
    steps = [plain(step) for step in retold("tyrants", [viewer], deeds=deeds).page(0, 1000, viewer)]
    undone = next(step for step in steps if step.get("kind") == UNDO)
    assert undone["seat"] == load_game("tyrants").seat_names[viewer] and "action" not in undone
    assert [step.get("told") for step in steps[1:]] == [
        json.decode(one or b"null") for one in live("tyrants", viewer, deeds)[1:]
    ]


@pytest.mark.parametrize("all_open", [False, True])
def test_a_taking_back_says_from_which_step_on_nothing_stands(all_open: bool) -> None:
    header, whole = played("tyrants")
    deeds = with_undo(header, list(whole))
    undone = next(number for number, deed in enumerate(deeds, start=1) if deed.kind == UNDO)
    told = retold("tyrants", [0, 1, 2], deeds=deeds)
    steps = [plain(step) for step in told.page(0, 1000, None if all_open else 1)]
    assert {step["number"]: step["back"] for step in steps if "back" in step} == {undone: undone - 1}


def test_a_turn_that_was_taken_back_never_began() -> None:
    moves = list(played("tyrants")[1])
    begun = [turn.step for turn in retold("tyrants", [SPECTATOR], 60).turns]
    last = begun[-1]
    deeds = [*moves[:last], Deed(BACK, moves[last - 1].seat, str(last - 2)), *moves[last - 2 : last]]
    turns = retold("tyrants", [SPECTATOR], deeds=deeds).turns
    assert [turn.step for turn in turns] == [*begun[:-1], len(deeds)]


def test_events_of_some_kinds_are_told_of_the_whole_game() -> None:
    whole = retold("abyss", [0, 1, 2])
    past = whole.past(["cover"], None)
    assert len(past) > 2 and {news.what for one in past for news in one.events} == {"cover"}
    assert past == whole.past(["cover"], 1), "what lies open is heard by all"
    for one in past:
        update = plain(whole.page(one.number, 1, 2)[0])["told"]
        assert [event["about"] for event in update["events"] if event["what"] == "cover"] == [
            news.about for news in one.events
        ]


def with_undo(header: Header, deeds: list[Deed]) -> list[Deed]:
    """The first moves of a game up to one that was taken back, and made again."""

    async def find() -> list[Deed]:
        engine = LocalEngine(header)
        for number, deed in enumerate(deeds):
            await engine.act(deed.seat, deed.action)
            try:
                await engine.undo(deed.seat)
            except NotDone:
                continue
            return [*deeds[: number + 1], Deed(UNDO, deed.seat, ""), *deeds[number : number + 3]]
        raise AssertionError("nothing could be taken back")

    return asyncio.run(find())


def test_a_game_is_told_once_for_all_who_ask_and_others_go_on_meanwhile() -> None:
    header, deeds = played("abyss")
    names, begun, closed = load_game("abyss").seat_names, 0, 0

    class Counted(LocalEngine):
        async def close(self) -> None:
            nonlocal closed
            closed += 1

    async def begun_again() -> Engine:
        nonlocal begun
        begun += 1
        return Counted(header)

    async def check() -> int:
        replays, ticks = Replays(), 0
        game = Ended(names, list(deeds), begun_again)
        asked = [asyncio.create_task(replays.retold("id", game, [0])) for _ in range(5)]
        while not all(task.done() for task in asked):
            ticks += 1
            await asyncio.sleep(0)
        assert len({id(task.result()) for task in asked}) == 1
        await replays.close()
        return ticks

    ticks = asyncio.run(check())
    assert (begun, closed) == (1, 1)
    assert ticks >= len(deeds)


def test_a_telling_that_failed_is_tried_again() -> None:
    header, deeds = played("abyss")
    tries = 0

    async def begun_again() -> Engine:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise OSError("the older version does not start")
        return LocalEngine(header)

    async def check() -> None:
        replays, game = Replays(), Ended(load_game("abyss").seat_names, list(deeds[:5]), begun_again)
        with pytest.raises(OSError, match="does not start"):
            await replays.retold("id", game, [0])
        assert (await replays.retold("id", game, [0])).steps == 5
        await replays.close()

    asyncio.run(check())
    assert tries == 2


def test_the_beginning_is_told_before_the_end_is_known() -> None:
    header, deeds = played("abyss")

    async def engine() -> Engine:
        return LocalEngine(header)

    async def check() -> None:
        replays, game = Replays(), Ended(load_game("abyss").seat_names, list(deeds), engine)
        first = await replays.retold("id", game, [0], up_to=3)
        assert 3 <= first.steps < len(deeds)
        page = [plain(step) for step in first.page(0, 4, 0)]
        whole = await replays.retold("id", game, [0])
        assert whole is first and whole.steps == len(deeds)
        assert [plain(step) for step in whole.page(0, 4, 0)] == page
        await replays.close()

    asyncio.run(check())
