"""A run is kept in a folder, from which another one goes on. What needs PyTorch is in test_learner."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.training.lots_seen import lots_with_eyes
from undercourt.training import selfplay
from undercourt.training.run import PIECE, Course, begun, resumed

COURSE = Course("lots", {3: 1.0}, first_games=3 * PIECE, iterations=4, quick=2)


@pytest.fixture(autouse=True)
def only_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    game = lots_with_eyes()
    monkeypatch.setattr(selfplay, "load_game", lambda name: game)


def test_games_that_were_played_are_not_played_again(tmp_path: Path) -> None:
    said: list[str] = []
    assert begun(tmp_path, COURSE, 1, 5, said.append).play()
    shards = sorted((tmp_path / "shards" / "000").iterdir())
    assert [path.name for path in shards] == ["000000.shard", "000008.shard", "000016.shard"]
    before = [path.read_bytes() for path in shards]
    shards[1].unlink()
    again = resumed(tmp_path, 1, 5, said.append)
    assert again.course == COURSE and again.play()
    assert [path.read_bytes() for path in shards] == before
    assert said[-1].startswith("played 24 of 24 games")


def test_one_shard_is_held_out(tmp_path: Path) -> None:
    run = begun(tmp_path, COURSE, 1, 5, lambda line: None)
    run.play()
    learnt, held_out = run.kept()
    assert [one.games for one in learnt] == [PIECE, PIECE] and [one.games for one in held_out] == [PIECE]


def test_a_run_without_time_leaves_the_rest_to_the_next(tmp_path: Path) -> None:
    run = begun(tmp_path, COURSE, 1, 0, lambda line: None)
    assert not run.play()
    assert len(list((tmp_path / "shards" / "000").iterdir())) == 1
