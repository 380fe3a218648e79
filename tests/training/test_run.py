"""A run is kept in a folder, from which another one goes on. What needs PyTorch is in test_learner."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.kernel.lots import LotsGame
from tests.training.lots_seen import any_weights, lots_with_eyes
from undercourt.bots.weights import NONE, Weights, read_weights, write_weights
from undercourt.training import run as running
from undercourt.training import selfplay
from undercourt.training.run import PIECE, Course, begun, left_at, resumed
from undercourt.training.shards import BadRun

COURSE = Course("lots", {3: 1.0}, first_games=3 * PIECE, iterations=4, quick=2)


@pytest.fixture(autouse=True)
def only_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    game = lots_with_eyes()
    monkeypatch.setattr(selfplay, "load_game", lambda name: game)
    monkeypatch.setattr(running, "load_game", lambda name: game)


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


class Taught:
    """Stands in for the learner, which needs PyTorch: what it has learnt after each generation is drawn by lot."""

    device, steps = "nothing", 0

    def __init__(self, game: LotsGame, seed: int) -> None:
        self.net = self

    def learn(self, *learning: object) -> Iterator[tuple[int, dict[str, float]]]:
        self.steps += 1
        return iter(())

    def save(self, path: Path) -> None:
        path.write_bytes(b"")

    def rounded(self, game: LotsGame) -> Weights:
        return any_weights(game, self.steps)


def test_every_generation_plays_with_the_newest_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = ModuleType("undercourt.training.learner")
    monkeypatch.setattr(learner, "Learner", Taught, raising=False)
    monkeypatch.setitem(sys.modules, learner.__name__, learner)
    course = COURSE._replace(games=2 * PIECE)
    begun(tmp_path / "run", course, 1, 5, quiet).go(3)

    def played_with(weights: str) -> list[bytes]:
        """The games of the last generation, by another run that never had other weights."""
        run = begun(tmp_path / weights, course, 1, 5, quiet)
        shutil.copyfile(tmp_path / "run" / weights, run.folder / "weights.npz")
        run.generation = 2
        assert run.play()
        return shards(run.folder)

    def shards(folder: Path) -> list[bytes]:
        return [path.read_bytes() for path in sorted((folder / "shards" / "002").iterdir())]

    assert shards(tmp_path / "run") == played_with("weights-001.npz") != played_with("weights-000.npz")


def quiet(line: str) -> None:
    """Nobody listens."""


@pytest.mark.parametrize("end", [0, 10, 60, -1])
def test_a_damaged_shard_is_named_before_anything_is_played(tmp_path: Path, end: int) -> None:
    run = begun(tmp_path, COURSE, 1, 5, quiet)
    run.play()
    run.check()
    shard = tmp_path / "shards" / "000" / "000008.shard"
    shard.write_bytes(shard.read_bytes()[:end])
    for careful in (run.check, run.kept):
        with pytest.raises(BadRun, match=r"000008.shard' is damaged; delete it, and its games are played again$"):
            careful()
    shard.unlink()
    run.play()
    run.check()


def test_what_was_learnt_is_not_forgotten_in_silence(tmp_path: Path) -> None:
    run = begun(tmp_path, COURSE, 1, 5, quiet)
    run.generation = 2
    with pytest.raises(BadRun, match=r"checkpoint.pt' is missing, and with it what generations 0 to 1 learnt; put it"):
        run.go(3)
    (tmp_path / "checkpoint.pt").write_bytes(b"")
    with pytest.raises(BadRun, match=r"weights.npz' is missing, and with it what generations 0 to 1 learnt; put it"):
        run.go(3)
    write_weights(tmp_path / "weights.npz", any_weights(lots_with_eyes(), 1))
    run.check()
    content = (tmp_path / "weights.npz").read_bytes()
    for damaged in (b"", content[:-40], content.replace(b"first.npy", b"worst.npy")):
        (tmp_path / "weights.npz").write_bytes(damaged)
        with pytest.raises(
            BadRun, match=r"weights.npz' holds no weights, or is damaged; .*; a copy of 'weights-001.npz'"
        ):
            run.check()


def test_a_damaged_run_is_refused(tmp_path: Path) -> None:
    begun(tmp_path, COURSE, 1, 5, quiet)
    file = tmp_path / "run.json"
    assert left_at(tmp_path) == (COURSE, 0)
    state = json.loads(file.read_text("utf-8"))
    wrong = ["", "{", "[]", "{}", *[json.dumps(state | other) for other in WRONG]]
    for text in wrong:
        file.write_text(text, "utf-8")
        with pytest.raises(BadRun, match=r"run.json' is damaged; put it back as it was, or begin another run$"):
            resumed(tmp_path, 1, 5, quiet)


WRONG: list[dict[str, object]] = [{"generation": -1}, {"generation": "1"}, {"games": "many"}, {"players": 2}, {"x": 1}]


# A guide that teaches


def guided(folder: Path, seed: int) -> Course:
    """A short run that a guide drawn by lot teaches."""
    write_weights(folder / f"{seed}.npz", any_weights(lots_with_eyes(), seed))
    return COURSE._replace(teacher="guide", start=str(folder / f"{seed}.npz"), first_games=2 * PIECE)


def test_a_guide_that_teaches_stays_as_it_is_and_what_it_plays_is_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "GLANCED", 1.0)
    learner = ModuleType("undercourt.training.learner")
    monkeypatch.setattr(learner, "Learner", Taught, raising=False)
    monkeypatch.setitem(sys.modules, learner.__name__, learner)
    run = begun(tmp_path / "run", guided(tmp_path, 7), 1, 5, quiet)
    (tmp_path / "7.npz").unlink()  # it has been copied
    run.go(1)
    game = lots_with_eyes()
    learnt = read_weights(tmp_path / "run" / "weights.npz")
    assert learnt == any_weights(game, 1)._replace(guide=any_weights(game, 7).guide)
    assert learnt == read_weights(tmp_path / "run" / "weights-000.npz")
    games = []
    for name, seed in (("same", 7), ("other", 8)):
        begun(tmp_path / name, guided(tmp_path, seed), 1, 5, quiet).play()
    for name in ("run", "same", "other"):
        shards = sorted((tmp_path / name / "shards" / "000").iterdir())
        games.append([path.read_bytes() for path in shards])
    assert games[0] == games[1] != games[2]


def test_what_the_run_began_with_is_missed(tmp_path: Path) -> None:
    run = begun(tmp_path / "run", guided(tmp_path, 7), 1, 5, quiet)
    run.check()
    (tmp_path / "run" / "start.npz").unlink()
    with pytest.raises(
        BadRun, match=r"there is no file '.*start.npz'; .*; the run in '.*run' began with them: put them"
    ):
        run.check()


def test_a_start_without_a_guide_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    course = guided(tmp_path, 7)
    write_weights(tmp_path / "7.npz", any_weights(lots_with_eyes(), 7)._replace(guide=NONE))
    with pytest.raises(BadRun, match=r"there is no guide in '.*7.npz'"):
        begun(tmp_path / "run", course, 1, 5, quiet)
    assert not (tmp_path / "run").exists()


def test_a_run_that_is_refused_leaves_no_log(tmp_path: Path) -> None:
    run = begun(tmp_path, COURSE, 1, 5, quiet)
    run.generation = 1
    with pytest.raises(BadRun):
        run.go(3)
    assert [path.name for path in tmp_path.iterdir()] == ["run.json"]
