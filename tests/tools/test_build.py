"""Which build of the engine is taken, made or removed, and what it is trained by; without compiling anything."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tools import build
from undercourt import _build
from undercourt.games import load_game, seen_games
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.game import Game, Options

Steps = list[tuple[str, ...]]


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the ordinary build of the present sources would lie: in an empty folder."""
    folder = tmp_path / "build" / "engine-1"
    folder.parent.mkdir()
    for module in (_build, build):
        monkeypatch.setattr(module, "engine_folder", lambda: folder)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "copy_sources", lambda folder: None)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    monkeypatch.delenv("UNDERCOURT_PURE", raising=False)
    return folder


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    """All steps of the build that were asked for; each succeeds, and compiling leaves an engine."""
    taken: Steps = []

    def step(what: str, folder: str, *flags: str, output: object = None) -> bool:
        taken.append((what, *flags))
        if what == "compile":
            Path(folder, "engine").mkdir()
        return True

    monkeypatch.setattr(build, "step", step)
    return taken


def test_the_trained_build_goes_before_the_ordinary_one(engine: Path) -> None:
    assert _build.use_compiled() == "uncompiled"
    engine.mkdir()
    assert _build.use_compiled() == "compiled" and _build.best_folder(engine) == engine
    _build.trained_folder(engine).mkdir()
    assert _build.use_compiled() == "trained" and _build.best_folder(engine) == _build.trained_folder(engine)


def test_a_trained_build_of_other_sources_is_not_taken(engine: Path) -> None:
    _build.trained_folder(engine.with_name("engine-2")).mkdir()
    assert _build.use_compiled() == "uncompiled" and _build.best_folder(engine) is None


def test_whoever_asks_for_the_sources_gets_them(engine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _build.trained_folder(engine).mkdir()
    monkeypatch.setenv("UNDERCOURT_PURE", "1")
    assert _build.use_compiled() == "uncompiled"


@pytest.mark.parametrize("trained", [False, True])
def test_nothing_is_compiled_where_there_is_a_trained_build(engine: Path, steps: Steps, trained: bool) -> None:
    _build.trained_folder(engine).mkdir()
    assert build.main(trained) == 0 and steps == []


def test_the_trained_build_is_made_beside_the_ordinary_one(engine: Path, steps: Steps) -> None:
    engine.mkdir()
    assert build.main(trained=True) == 0
    assert steps[-1] == ("compile", "--trained")
    assert engine.is_dir() and _build.trained_folder(engine).is_dir()


def test_only_builds_of_other_sources_are_removed(engine: Path, steps: Steps) -> None:
    old = engine.with_name("engine-0")
    for folder in (old, _build.trained_folder(old)):
        folder.mkdir()
    assert build.main(trained=False) == 0
    assert [path.name for path in engine.parent.iterdir()] == ["engine-1"]
    assert build.main(trained=True) == 0
    assert sorted(path.name for path in engine.parent.iterdir()) == ["engine-1", "engine-1-trained"]


def test_a_compiler_that_cannot_train_makes_the_ordinary_build_and_says_so(
    engine: Path, steps: Steps, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "may_train", lambda folder: False)
    assert build.main(trained=True) == 0
    assert [path.name for path in engine.parent.iterdir()] == ["engine-1"]
    assert "A trained build needs gcc" in capsys.readouterr().out.splitlines()[-1]


def test_a_failed_training_leaves_the_ordinary_build_in_use(
    engine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    engine.mkdir()
    only: Callable[..., bool] = lambda what, folder, *flags, output=None: what != "compile"  # noqa: E731
    monkeypatch.setattr(build, "step", only)
    assert build.main(trained=True) == 1
    assert _build.best_folder(engine) == engine
    assert "the engine runs as before; the log is build/failed-engine-1-trained.log" in capsys.readouterr().out


class Dealing:
    """A game, and what its tables were asked last."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.last: list[Decision] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def deal(self, seats: int, options: Options, seed: int, d: Decision) -> State:
        self.last.append(d)
        return self.game.deal(seats, options, seed, d)


@pytest.mark.parametrize("name", seen_games())
def test_training_plays_whole_games_a_look_and_a_step_at_a_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = Dealing(load_game(name))
    monkeypatch.setattr(build, "DRIVEN_GAMES", 2)
    build.drive(game, 3, game.chosen(3, {}))
    assert [d.count for d in game.last] == [0, 0]
