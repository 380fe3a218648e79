"""A practice in a folder: begun, continued, interrupted. How it learns is in test_lessons."""

from __future__ import annotations

import errno
import re
from itertools import count
from pathlib import Path

import pytest
import torch
from librt.vecs import vec

from tests.training.lots_seen import any_weights, lots_with_eyes
from tests.training.test_lessons import quiet, same
from undercourt.batch import WorkerDied
from undercourt.bots import weights
from undercourt.bots.weights import NONE, read_weights, sense_with, write_weights
from undercourt.cli import main
from undercourt.games import load_game
from undercourt.kernel.decision import Decision
from undercourt.training import practice as practising
from undercourt.training.actor import Steps
from undercourt.training.learner import Learner
from undercourt.training.practice import Course, Practice, begun, left_at, resumed
from undercourt.training.selfplay import CALM
from undercourt.training.shards import BadRun

SHIPPED = weights.HERE / "tyrants.npz"
WHISPERS = Course("whispers", {2: 1.0, 3: 1.0}, games=64)


def new(folder: Path, course: Course = WHISPERS) -> Practice:
    return begun(folder, course, 1, 10, quiet, "cpu")


def again(folder: Path) -> Practice:
    return resumed(folder, 1, 10, quiet, "cpu")


def practised(folder: Path, lessons: int) -> Practice:
    run = new(folder)
    run.go(lessons)
    return run


def test_bots_play_with_the_guide_that_practised(tmp_path: Path) -> None:
    run = practised(tmp_path, 1)
    game = run.game
    sense = sense_with(game, read_weights(tmp_path / "weights.npz"))
    d = Decision()
    s = game.begin(3, {}, 7, d)
    odds = vec[float]([0.0] * d.count)
    assert sense.guess(s, d, odds)
    row = torch.zeros(1, int(game.eyes.size), dtype=torch.uint8)
    reader = sense.reader
    reader.see(s, d.seat)
    for i in range(reader.sight.count):
        mark = int(reader.sight.marks[i])
        if mark >> 8 < row.shape[1]:
            row[0, mark >> 8] += mark & 255
    said = run.actor.logits(run.actor.reading.views(row, torch.tensor([d.seat])))[0]
    names = reader.counted(d.seat, 3)
    expected = torch.softmax(CALM * said[[int(names[d.actions[i]]) for i in range(d.count)]], 0)
    assert [odds[i] for i in range(d.count)] == pytest.approx(expected.tolist(), abs=0.01)


def test_practice_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practising, "LOOKS", 1)
    first = practised(tmp_path, 2)
    assert left_at(tmp_path) == WHISPERS._replace(units=192, second=96)
    second = again(tmp_path)
    assert second.lessons == 2 and second.ended == first.ended and second.rounded() == first.rounded()
    same(dict(second.critic.state_dict()), dict(first.critic.state_dict()))
    same(second.optimizer.state_dict(), first.optimizer.state_dict())
    second.go(3)
    assert second.lessons == 3 and second.rounded().guide != first.rounded().guide


def test_it_begins_with_the_guide_it_is_given_and_keeps_judge_and_tally(tmp_path: Path) -> None:
    run = new(tmp_path, Course("tyrants", {2: 1.0}, games=16, start=str(SHIPPED)))
    assert run.rounded() == read_weights(tmp_path / "weights.npz") == read_weights(SHIPPED)


def test_what_it_began_with_may_lie_elsewhere_when_it_goes_on(tmp_path: Path) -> None:
    start, folder = tmp_path / "some.npz", tmp_path / "run"
    start.write_bytes(SHIPPED.read_bytes())
    new(folder, Course("tyrants", {2: 1.0}, games=16, start=str(start)))
    start.unlink()
    (folder / "weights.npz").write_bytes(b"damaged")  # it is written anew
    run = again(folder)
    assert run.rounded() == read_weights(SHIPPED)
    run.save()
    assert read_weights(folder / "weights.npz") == read_weights(SHIPPED)
    (folder / "start.npz").write_bytes(b"damaged")
    with pytest.raises(BadRun, match=r"start.npz' holds no weights, or is damaged; .* began with them: put them back$"):
        again(folder)


def test_weights_that_do_not_fit_are_refused_before_anything_is_written(tmp_path: Path) -> None:
    game = load_game("whispers")
    lots, empty, cut = (tmp_path / f"{name}.npz" for name in ("lots", "empty", "cut"))
    write_weights(lots, any_weights(lots_with_eyes(), 1))
    trained = Learner(game, 1, "cpu").net.rounded(game)
    write_weights(empty, trained._replace(guide=NONE))
    write_weights(cut, trained._replace(guide=trained.guide._replace(last=trained.guide.last[:-33])))
    for path, words in [
        (tmp_path / "none.npz", "there is no file"),
        (lots, "lots.npz' is for other observations or actions than those of whispers"),
        (empty, "there is no guide in"),
        (cut, "cut.npz' holds no weights, or is damaged"),
    ]:
        with pytest.raises(BadRun, match=words):
            new(tmp_path / "run", WHISPERS._replace(start=str(path)))
    assert not (tmp_path / "run").exists()


def test_a_guide_is_as_large_as_the_one_it_begins_with(tmp_path: Path) -> None:
    small = tmp_path / "small.npz"
    write_weights(small, Learner(load_game("whispers"), 1, "cpu").net.rounded(load_game("whispers")))
    course = WHISPERS._replace(start=str(small))
    with pytest.raises(BadRun, match=r"small.npz' has 96 units, not 192: leave --units out"):
        new(tmp_path / "run", course._replace(units=192))
    assert not (tmp_path / "run").exists()
    new(tmp_path / "run", course._replace(units=96))
    kept = again(tmp_path / "run")
    assert (kept.course.units, kept.course.second) == (96, 32) and kept.rounded() == read_weights(small)


def test_or_as_large_as_is_said(tmp_path: Path) -> None:
    new(tmp_path, WHISPERS._replace(units=40))
    guide = read_weights(tmp_path / "weights.npz").guide
    assert (len(guide.first_bias), len(guide.second_bias)) == (40, 20)


@pytest.mark.parametrize("end", [0, 100, -100])
def test_damaged_files_are_named(tmp_path: Path, end: int) -> None:
    new(tmp_path)
    path = tmp_path / "practice.pt"
    path.write_bytes(path.read_bytes()[:end])
    with pytest.raises(BadRun, match=r"practice.pt' is damaged, or of a network of another shape; put it back"):
        again(tmp_path)
    path = tmp_path / "practice.json"
    path.write_bytes(path.read_bytes()[:end])
    with pytest.raises(BadRun, match=r"practice.json' is damaged; put it back as it was, or begin another run"):
        again(tmp_path)


def test_what_was_learnt_is_not_forgotten_in_silence(tmp_path: Path) -> None:
    new(tmp_path)
    (tmp_path / "practice.pt").unlink()
    with pytest.raises(BadRun, match=r"practice.pt' is missing, and with it what its lessons learnt; put it back, or"):
        again(tmp_path)


def test_every_seed_will_do_and_gives_another_guide(tmp_path: Path) -> None:
    first, second = (new(tmp_path / str(seed), WHISPERS._replace(seed=seed)) for seed in (2**127, 2**64))
    assert first.rounded().guide != second.rounded().guide


# What stops it


def stop_after(lessons: int, wrong: BaseException, run: Practice, monkeypatch: pytest.MonkeyPatch) -> None:
    learn = run.learn

    def learning(steps: Steps) -> dict[str, float]:
        if run.lessons == lessons:
            raise wrong
        return learn(steps)

    monkeypatch.setattr(run, "learn", learning)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (
            WorkerDied("exit code -9"),
            "a process that plays has ended; --resume goes on, or if memory has run out, begin",
        ),
        (torch.OutOfMemoryError("CUDA out of memory."), "memory does not suffice for 64 games at once; begin another"),
        (RuntimeError("[enforce fail] DefaultCPUAllocator: can't allocate memory"), "memory does not suffice for 64"),
        (MemoryError(), "at once; begin another run with fewer --games, and --start '"),
        (OSError(errno.ENOMEM, "Cannot allocate memory"), "memory does not suffice for 64 games"),
    ],
)
def test_where_memory_or_a_process_is_lost_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: Exception, words: str
) -> None:
    run = new(tmp_path)
    stop_after(2, wrong, run, monkeypatch)
    with pytest.raises(BadRun, match=re.escape(words)):
        run.go(9)
    assert again(tmp_path).lessons == 2


def test_another_fault_is_not_called_a_lack_of_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = new(tmp_path)
    stop_after(1, RuntimeError("shapes do not match"), run, monkeypatch)
    with pytest.raises(RuntimeError, match="shapes do not match"):
        run.go(9)


def test_whoever_interrupts_it_loses_no_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = new(tmp_path)
    stop_after(2, KeyboardInterrupt(), run, monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        run.go(9)
    assert again(tmp_path).lessons == 2


def test_it_is_kept_and_tells_how_it_goes_by_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the clock is a second later here: a lesson takes more than a minute."""
    clock = count()
    monkeypatch.setattr(practising, "monotonic", lambda: float(next(clock)))
    said: list[str] = []
    run = begun(tmp_path, WHISPERS, 1, 100, said.append, "cpu")
    kept: list[int] = []
    save = run.save

    def counted() -> None:
        kept.append(run.lessons)
        save()

    monkeypatch.setattr(run, "save", counted)
    run.go(2)
    assert kept == [1, 2, 2], "after each lesson, and at the end"
    assert said[0] == "whispers: 64 games at once, learning on cpu"
    assert re.fullmatch("lesson 1: [0-9]+ of 64 decisions of 64 games are played", said[1])
    told = [line for line in said if line.startswith(("lesson 1, ", "lesson 2, "))]
    assert len(told) == 2 and all("critic explains" in line for line in told)
    assert said[-1].startswith("2 lessons from ")


def test_a_full_disk_is_named_and_leaves_what_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = new(tmp_path)
    before = (tmp_path / "practice.pt").read_bytes()

    def full(path: Path, content: bytes) -> int:
        path.open("wb").close()
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left") as caught:
        run.save()
    assert caught.value.filename == str(tmp_path / "practice.pt")
    assert (tmp_path / "practice.pt").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["practice.json", "practice.pt", "weights.npz"]


# What the command refuses


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence that it answers."""
    assert main(["practise", *words]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    return str(err).rstrip("\n")


@pytest.mark.parametrize(
    ("words", "was"),
    [
        ("--games 16", "with --games 64"),
        ("--rate 0.1", "with --rate 0.001"),
        ("--start some.npz", "without --start"),
        ("--players 3", "with --players 2:1,3:1"),
        ("--seed 0", "with --seed 1"),
        ("--vary", "without --vary"),
    ],
)
def test_a_practice_goes_on_as_it_was_begun(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: str, was: str
) -> None:
    new(tmp_path)
    sentence = told(capsys, "whispers", "--out", str(tmp_path), "--resume", *words.split())
    assert sentence == f"The run in '{tmp_path}' was begun {was}: leave it out, or begin another run."


def test_a_practice_is_of_one_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    new(tmp_path)
    sentence = told(capsys, "abyss", "--out", str(tmp_path), "--resume")
    assert sentence == f"The run in '{tmp_path}' trains whispers, not abyss."


def test_a_wrong_start_is_refused_before_anything_is_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sentence = told(capsys, "whispers", "--out", str(tmp_path / "run"), "--start", str(SHIPPED))
    assert "is for other observations or actions than those of whispers; name other weights" in sentence
    assert not (tmp_path / "run").exists()


def test_a_practice_is_begun_and_continued_by_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["practise", "whispers", "--out", str(tmp_path), "--jobs", "1"]
    assert main([*words, "--games", "16", "--seed", str(2**100), "--lessons", "1"]) == 0
    assert left_at(tmp_path) == Course("whispers", {2: 1.0}, games=16, seed=2**100, units=192, second=96)
    assert main([*words, "--resume", "--games", "16", "--lessons", "2"]) == 0
    out = capsys.readouterr().out
    assert "1 lessons from" in out and "2 lessons from" in out
    assert out.endswith(f"The run is in {tmp_path}; --resume continues it.\n")
