"""`undercourt train` says in a sentence what it cannot do; what it does is in tests/training."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from undercourt.bots.weights import HERE, NONE, read_weights, write_weights
from undercourt.commands import learning
from undercourt.training.run import Course, begun


def test_without_pytorch_it_says_where_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learning, "find_spec", lambda name: None)
    ran = run("train", "tyrants", "--out", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "Training needs PyTorch; pip install 'undercourt[neural]' brings it.\n"


def test_without_a_run_there_is_nothing_to_resume(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learning, "find_spec", lambda name: learning)
    ran = run("train", "tyrants", "--out", str(tmp_path), "--resume")
    assert ran.code == 2 and "leave --resume out to begin one" in ran.err


def test_it_needs_no_numpy(refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learning, "find_spec", lambda name: None if name == "numpy" else learning)
    told = refused("train", "tyrants", "--out", str(tmp_path), "--resume")
    assert told == f"There is no run in '{tmp_path}'; leave --resume out to begin one."


@pytest.mark.parametrize("words", ["x", "2:0", "9", "2,", "2:nan", "2:inf", "2:1,3:-1"])
def test_players_are_numbers_that_the_game_is_for(refused: Callable[..., str], tmp_path: Path, words: str) -> None:
    told = refused("train", "tyrants", "--out", str(tmp_path), "--players", words)
    assert "--players is a number" in told or "is for 2 to 4 players, each with a share above 0" in told


def test_a_number_of_players_has_one_share(refused: Callable[..., str], tmp_path: Path) -> None:
    told = refused("train", "tyrants", "--out", str(tmp_path), "--players", "2:3,3:1,2:1")
    assert told == "--players gives each number of players one share; 2 has two."


@pytest.mark.parametrize("words", ["--teacher guide", "--start some.npz", "--teacher expert --start some.npz"])
def test_a_guide_that_teaches_is_in_a_file(refused: Callable[..., str], tmp_path: Path, words: str) -> None:
    told = refused("train", "tyrants", "--out", str(tmp_path), *words.split())
    assert told == "--teacher guide and --start FILE belong together: a guide teaches that is in a file."


def test_a_guide_that_is_not_there_is_missed_before_anything_is_written(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(learning, "find_spec", lambda name: learning)
    folder, none = tmp_path / "run", tmp_path / "none.npz"
    told = refused("train", "tyrants", "--out", str(folder), "--teacher", "guide", "--start", str(none))
    assert told == f"There is no file '{none}'; name weights that 'undercourt train' or 'practise' wrote."
    write_weights(none, read_weights(HERE / "tyrants.npz")._replace(guide=NONE))
    told = refused("train", "tyrants", "--out", str(folder), "--teacher", "guide", "--start", str(none))
    assert told == f"There is no guide in '{none}'; name weights that 'undercourt train' or 'practise' wrote."
    assert not folder.exists()


@pytest.mark.parametrize("command", ["train", "practise"])
def test_a_run_has_a_folder_for_itself(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str
) -> None:
    monkeypatch.setattr(learning, "find_spec", lambda name: learning)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    letter = tmp_path / "home" / "mine" / "letter.txt"
    letter.parent.mkdir(parents=True)
    letter.write_text("Dear Ada")
    words = [command, "tyrants", "--out"]
    assert refused(*words, "") == "--out must name a folder, not ''."
    assert refused(*words, "~/mine") == f"'{letter.parent}' has other files in it; --out must name a new folder."
    assert refused(*words, str(letter)).startswith(f"'{letter}' cannot be a folder (")
    assert refused(*words, "~no.such.user/x").startswith("'~no.such.user/x' cannot be a folder (")
    assert [path.name for path in tmp_path.rglob("*")] == ["home", "mine", "letter.txt"], "nothing was written"


def test_who_may_read_the_weights_of_a_run_may_read_its_settings(tmp_path: Path) -> None:
    begun(tmp_path, Course("tyrants", {2: 1.0}), 1, 5, lambda line: None)
    (tmp_path / "any.txt").write_text("")
    assert (tmp_path / "run.json").stat().st_mode == (tmp_path / "any.txt").stat().st_mode


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A run that learnt for one generation, and has lost what it learnt."""
    monkeypatch.setattr(learning, "find_spec", lambda name: learning)
    run = begun(tmp_path, Course("tyrants", {2: 1.0}), 1, 5, lambda line: None)
    run.generation = 1
    run.keep()
    return tmp_path


@pytest.mark.parametrize(
    ("words", "was"),
    [
        ("--games 16", "with --games 4000"),
        ("--first-games 16", "with --first-games 40000"),
        ("--teacher search", "with --teacher greedy"),
        ("--start some.npz", "without --start"),
        ("--iterations 2", "with --iterations 128"),
        ("--quick 2", "with --quick 24"),
        ("--players 3", "with --players 2:1"),
        ("--seed 0", "with --seed 1"),
        ("--vary", "without --vary"),
    ],
)
def test_a_run_goes_on_as_it_was_begun(refused: Callable[..., str], kept: Path, words: str, was: str) -> None:
    sentence = refused("train", "tyrants", "--out", str(kept), "--resume", *words.split())
    assert sentence == f"The run in '{kept}' was begun {was}: leave it out, or begin another run."


def test_a_run_that_cannot_go_on_says_why(refused: Callable[..., str], kept: Path) -> None:
    words = ["--out", str(kept), "--resume", "--games", "4000", "--seed", "1", "--players", "2"]
    assert refused("train", "tyrants", *words).startswith(f"'{kept / 'checkpoint.pt'}' is missing, and with it what")
    assert refused("train", "abyss", *words) == f"The run in '{kept}' trains tyrants, not abyss."
    (kept / "run.json").write_text("{", "utf-8")
    assert refused("train", "tyrants", *words).startswith(f"'{kept / 'run.json'}' is damaged; put it back")
