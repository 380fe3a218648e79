"""A new release is deployed over running games: each goes on under the rules it began with, or rests until it can."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from tests.server.engines.playing import header, play, wait
from tests.server.engines.releases import NEW_DEMON, SHORTER_WHISPERS, UNTOLD_CHANGE, Outcome, Task, release, run
from undercourt.games import game_of, load_game
from undercourt.kernel.record import Replay, read
from undercourt.server.engines.engine import Deed, Header
from undercourt.server.engines.local import opened
from undercourt.server.engines.stamp import stamp

ENOUGH = 10_000  # moves


def agreed(game: str, options: dict[str, str] | None = None) -> Header:
    plain = header(game, options=options)
    return structs.replace(plain, stamp=stamp(load_game(game), plain.options))


def running(table: Header, moves: int) -> tuple[list[Deed], str]:
    """The log of a game after so many moves, and its record."""

    async def begin() -> tuple[list[Deed], str]:
        engine, log = await opened(table, []), list[Deed]()
        await play(engine, log, moves, backs=7)
        return log, await engine.record()

    return wait(begin())


def undisturbed(table: Header, log: list[Deed]) -> str:
    """The record of the same game, played to its end by the release that began it."""

    async def finish() -> str:
        engine = await opened(table, log)
        await play(engine, list(log), ENOUGH)
        return await engine.record()

    return wait(finish())


def is_whole(record: str) -> bool:
    Replay(read(record, game_of(record)), game_of(record)).to_the_end()
    return True


def test_a_new_card_in_another_deck_leaves_a_running_game_alone(tmp_path: Path) -> None:
    table = agreed("tyrants", {"decks": "drow+undead"})
    log, _ = running(table, 80)
    newer = release(tmp_path / "newer", NEW_DEMON)
    finished = run(newer, Task(table, log))
    assert finished.engine == "LocalEngine" and finished.record == undisturbed(table, log)


def test_a_new_card_in_a_deck_in_play_leaves_the_game_to_its_own_release(tmp_path: Path) -> None:
    table = agreed("tyrants", {"decks": "drow+demons"})
    log, _ = running(table, 80)
    newer, _ = release(tmp_path / "newer", NEW_DEMON), release(tmp_path / "elders" / "older")
    finished = run(newer, Task(table, log, str(tmp_path / "elders")))
    assert finished.engine == "ElderEngine" and finished.record == undisturbed(table, log)


def test_a_game_whose_rule_was_changed_is_finished_under_the_rules_it_began_with(tmp_path: Path) -> None:
    table = agreed("whispers")
    log, _ = running(table, 40)
    newer = release(tmp_path / "newer", SHORTER_WHISPERS)
    release(tmp_path / "elders" / "1_another", NEW_DEMON | SHORTER_WHISPERS)  # which is asked too, and passed over
    release(tmp_path / "elders" / "0_its_own")
    finished = run(newer, Task(table, log, str(tmp_path / "elders")))
    assert finished.engine == "ElderEngine" and finished.record == undisturbed(table, log)


def test_games_of_the_changed_release_follow_the_changed_rule(tmp_path: Path) -> None:
    """Else the tests around this one would prove nothing."""
    table = agreed("whispers")
    newer = release(tmp_path / "newer", SHORTER_WHISPERS)
    left = run(newer, Task(table, []))
    assert left.engine == "Frozen" and left.frozen is not None
    finished = run(newer, Task(structs.replace(table, stamp=left.frozen["error"]["args"]["here"]), []))
    assert finished.engine == "LocalEngine" and undisturbed(table, []).count("\n") > finished.record.count("\n")


def test_without_its_rules_a_game_is_frozen_whole_and_says_why(tmp_path: Path) -> None:
    table = agreed("whispers")
    log, record = running(table, 40)
    frozen: Outcome = run(release(tmp_path / "newer", SHORTER_WHISPERS), Task(table, log))
    assert frozen.engine == "Frozen" and frozen.frozen is not None
    error = frozen.frozen["error"]
    assert error["key"] == "error_frozen" and error["args"]["began"] == table.stamp
    assert error["args"]["here"].startswith("3-")
    assert frozen.record == record and is_whole(record) and frozen.log == log


def test_a_frozen_game_goes_on_as_soon_as_its_rules_are_there(tmp_path: Path) -> None:
    table = agreed("whispers")
    log, record = running(table, 40)
    newer, older = release(tmp_path / "newer", SHORTER_WHISPERS), release(tmp_path / "older")
    (tmp_path / "elders").mkdir()
    finished = run(newer, Task(table, log, str(tmp_path / "elders"), comes_later=str(older)))
    assert finished.frozen is not None and finished.kept == record
    assert finished.engine == "ElderEngine" and finished.record == undisturbed(table, log)


@pytest.mark.parametrize("has_elder", [True, False])
def test_a_change_that_raised_no_version_is_found_by_the_log(tmp_path: Path, has_elder: bool) -> None:
    table = agreed("tyrants")
    log, record = running(table, 40)
    newer = release(tmp_path / "newer", UNTOLD_CHANGE)
    (tmp_path / "elders").mkdir()
    if has_elder:
        release(tmp_path / "elders" / "1_as_wrong", UNTOLD_CHANGE)  # has the stamp too, and cannot open the log either
        release(tmp_path / "elders" / "0_its_own")
    ended = run(newer, Task(table, log, str(tmp_path / "elders")))
    if has_elder:
        assert ended.engine == "ElderEngine" and ended.record == undisturbed(table, log)
    else:
        assert ended.engine == "Frozen" and ended.record == record
