"""A training run: generations of games and learning, in a folder that a later run continues.

FOLDER/run.json             what is trained, and how far it is
FOLDER/start.npz            the weights whose guide teaches, where one does
FOLDER/shards/000/…         positions of the games of each generation
FOLDER/checkpoint.pt        the network and its optimizer
FOLDER/weights-000.npz      what bots play with after each generation; weights.npz is the newest
FOLDER/log                  losses, for TensorBoard
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from undercourt import files
from undercourt.arena.simulation import spread
from undercourt.bots.weights import read_weights, sense_from, write_weights
from undercourt.games import load_game
from undercourt.training.events import Events
from undercourt.training.keeping import START, guide_in, kept_start, must_be_there, put_settings, settings_in
from undercourt.training.selfplay import Piece, Plan, play_piece
from undercourt.training.shards import BadRun, Shard, head_of, read_shard

PIECE = 8  # games in a shard
HELD_OUT = 20  # one shard of so many, the first among them, is only looked at
FOR_LEARNING = 0.2  # of the time is left for it when a generation has to end early
ENOUGH = 0.25  # of its games: with fewer it is continued by the next run instead


class Course(NamedTuple):
    """What is trained and how; the same for all pieces of a run."""

    game: str
    players: dict[int, float]
    vary: bool = False
    games: int = 4000  # of each generation
    first_games: int = 40_000  # of the first, with the hand-made judgement
    iterations: int = 128
    quick: int = 24
    passes: float = 4.0  # how often a position is learnt from while it is kept
    window: int = 4  # generations that are kept
    seed: int = 1
    teacher: str = "greedy"  # who plays the first generation
    start: str = ""  # the weights with its guide, where that is the teacher; they are copied at the beginning


Say = Callable[[str], None]


class Run:
    def __init__(self, folder: Path, course: Course, jobs: int, minutes: float, say: Say) -> None:
        self.folder = folder
        self.course = course
        self.jobs = jobs
        self.begun = monotonic()
        self.deadline = self.begun + minutes * 60
        self.say = say
        self.start = folder / START if course.start else None
        self.generation = 0
        self.events = Events(folder / "log")

    def go(self, generations: int) -> None:
        """Until so many generations are done since the beginning, or the time is over. Raises BadRun."""
        self.check()
        from undercourt.training.learner import Learner

        course = self.course
        game = load_game(course.game)
        learner = Learner(game, course.seed)
        checkpoint = self.folder / "checkpoint.pt"
        if checkpoint.is_file():
            learner.load(checkpoint)
        self.say(f"{course.game}: generation {self.generation}, learning on {learner.device}")
        while self.generation < generations and monotonic() < self.deadline:
            if not self.play():
                self.say(f"generation {self.generation} goes on with the next run")
                break
            shards, held_out = self.kept()
            positions = sum(one.positions for one in shards)
            self.say(f"learning from {positions:,} positions of {sum(one.games for one in shards):,} games")
            passes = course.passes if self.generation == 0 else course.passes / min(self.generation + 1, course.window)
            numbers: dict[str, float] = {}
            for step, numbers in learner.learn(shards, held_out, passes, self.deadline - 5):
                self.events.add(step, numbers)
            learner.save(checkpoint)
            weights = self.folder / f"weights-{self.generation:03}.npz"
            learnt = learner.net.rounded(game)
            if self.start:
                learnt = learnt._replace(guide=read_weights(self.start).guide)
            write_weights(weights, learnt)
            write_weights(self.folder / "weights.npz", learnt)
            told = ", ".join(f"{name.removeprefix('unseen/')} {number:.4f}" for name, number in numbers.items())
            self.say(f"generation {self.generation} done after {learner.steps} steps: {told}")
            self.generation += 1
            self.keep()

    def check(self) -> None:
        """Before hours go into it: all that is gone on from is there and whole. Raises BadRun."""
        if self.start:
            kept_start(self.folder, load_game(self.course.game))
        if self.generation > 0:
            for name in ("checkpoint.pt", "weights.npz"):
                must_be_there(self.folder / name, f"generations 0 to {self.generation - 1}")
            try:
                sense_from(load_game(self.course.game), self.folder / "weights.npz")
            except ValueError as wrong:
                newest = f"weights-{self.generation - 1:03}.npz"
                raise BadRun(f"{wrong}; a copy of '{newest}' beside it will do") from None
        for path, _ in self.shards():
            with path.open("rb") as content:
                head_of(content, path)

    def play(self) -> bool:
        """Plays the games of this generation that are not there yet. False: there are too few to learn from."""
        course = self.course
        folder = self.folder / "shards" / f"{self.generation:03}"
        folder.mkdir(parents=True, exist_ok=True)
        weights = str(self.folder / "weights.npz") if self.generation else ""
        seed = course.seed * 1000 + self.generation
        thought = (course.iterations, course.quick)
        start = str(self.start or "")
        plan = Plan(course.game, weights, course.players, course.vary, *thought, seed, course.teacher, start)
        games = course.games if self.generation else course.first_games
        pieces = [
            Piece(plan, first, min(first + PIECE, games), str(folder / f"{first:06}.shard"))
            for first in range(0, games, PIECE)
        ]
        wanted = [piece for piece in pieces if not Path(piece.path).exists()]
        done = (len(pieces) - len(wanted)) * PIECE
        begun = told = monotonic()
        here = positions = 0
        for one in spread(play_piece, wanted, self.jobs):
            here += one.games
            positions += one.positions
            now = monotonic()
            if now - told > 15 or here + done >= games:
                told = now
                rate = here / (now - begun)
                left = (games - done - here) / rate
                self.say(f"played {here + done} of {games} games, {rate:.1f} a second, {left:.0f} s left")
                self.events.add(done + here, {"games a second": rate, "positions a game": positions / here})
            if now > self.deadline - FOR_LEARNING * (self.deadline - self.begun):
                break
        return here + done >= max(ENOUGH * games, 2 * PIECE)

    def kept(self) -> tuple[list[Shard], list[Shard]]:
        """Those to learn from, and those that are held out."""
        learnt: list[Shard] = []
        held_out: list[Shard] = []
        for path, held in self.shards():
            (held_out if held else learnt).append(read_shard(path))
        return learnt, held_out

    def shards(self) -> list[tuple[Path, bool]]:
        """Those of the generations that are learnt from, and whether each is held out."""
        last = range(max(0, self.generation - self.course.window + 1), self.generation + 1)
        folders = [self.folder / "shards" / f"{generation:03}" for generation in last]
        paths = [path for folder in folders for path in sorted(folder.glob("*.shard")) if path.stem.isdecimal()]
        return [(path, int(path.stem) // PIECE % HELD_OUT == 0) for path in paths]

    # What is kept of it

    def keep(self) -> None:
        put_settings(self.folder / "run.json", self.course, generation=self.generation)


def left_at(folder: Path) -> tuple[Course, int]:
    """What is trained in this folder, and which generation comes next. Raises BadRun."""
    course, [generation] = settings_in(folder / "run.json", Course, "generation")
    return course, generation


def resumed(folder: Path, jobs: int, minutes: float, say: Say) -> Run:
    """The run in this folder, where it was left. Raises BadRun."""
    course, generation = left_at(folder)
    run = Run(folder, course, jobs, minutes, say)
    run.generation = generation
    return run


def begun(folder: Path, course: Course, jobs: int, minutes: float, say: Say) -> Run:
    """A new run; the folder is made where it is missing. Raises BadRun, and then nothing has been written."""
    start = guide_in(Path(course.start), load_game(course.game))[0] if course.start else b""
    folder.mkdir(parents=True, exist_ok=True)
    if start:
        files.replace(folder / START, start)
    run = Run(folder, course, jobs, minutes, say)
    run.keep()
    return run
