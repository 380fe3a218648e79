"""Thousands of games in one call, seen by NumPy, in this process or in several.

    with Batch("tyrants", games=1024, players=4, seed=7) as batch:
        for _ in range(1000):
            batch.step(batch.sample())

Every array is written in place and read-only; `array.copy()` keeps what it holds. Row i is always game i, and what
happens there depends on `seed`, i and the actions alone: several processes give the same bytes as one. A program that
asks for several begins behind `if __name__ == "__main__":`, as with all of multiprocessing.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple, NoReturn, Protocol, SupportsIndex

from undercourt.facade import NoObservations, game_with
from undercourt.games import load_game
from undercourt.given import at_least, flag_given, seed_given, table_given, whole
from undercourt.interrupts import ignore_interrupts, interrupts_blocked
from undercourt.kernel import batch as kernel
from undercourt.kernel.decision import IllegalAction
from undercourt.kernel.game import BadOption, Game, Options

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as missing:
    raise ImportError("undercourt.batch needs NumPy: pip install 'undercourt[env]'") from missing

__all__ = ["Batch", "BatchClosed", "IllegalAction", "WorkerDied"]

LINE = 64  # bytes: what one process writes shares no line of the cache with what another does
PATIENCE = 5.0  # seconds for a process to end by itself
GUARD = 'if __name__ == "__main__":'


class Loaded(Protocol):
    """What `undercourt.load` gives."""

    @property
    def rules(self) -> Game: ...


class WorkerDied(RuntimeError):
    """A process of the batch has ended, and its games with it."""


class BatchClosed(RuntimeError):
    """Nothing is played in a batch after `close`."""


class Plan(NamedTuple):
    """What is played. Plain data: it travels to other processes."""

    game: str
    pack: str  # of cards, if it is not the game's own
    players: int
    options: Options
    seed: int
    games: int
    observations: bool

    def rules(self) -> Game:
        return game_with(self.game, self.pack)

    def shapes(self) -> dict[str, tuple[type[np.generic], tuple[int, ...]]]:
        rules = self.rules()
        by_seat = (self.games, self.players)
        return {
            "observations": (np.uint8, (self.games, int(rules.eyes.size) if self.observations else 0)),
            "masks": (np.bool_, (self.games, rules.space.size)),
            "rewards": (np.float64, by_seat),
            "points": (np.int64, by_seat),
            "seats": (np.int64, (self.games,)),
            "dones": (np.bool_, (self.games,)),
            "samples": (np.int64, (self.games,)),
            "episodes": (np.int64, (self.games,)),
        }

    def piece(self, first: int, games: int) -> kernel.Batch:
        return kernel.Batch(self.rules(), self.players, self.options, self.seed, first, games, self.observations)


class Batch:
    """`games` games of one kind for `players` seats, as few as may play if that is not given.

    A game that ends is followed by the next in its row, at once.

    `observations`: what the seat to act may know, as `uint8` (docs/observations.md); without them, rows of no bytes
    `masks`: True where an action is legal
    `seats`: the seat to act
    `dones`: True where a game ended in this step; everything but `rewards` and `points` is then about the next one
    `rewards`: by seat, of games that ended in this step: 1 for a win, less for a shared one, all together 0; else 0
    `points`: by seat, as on the score sheet, of the last game that ended in the row
    `episodes`: how many games have ended in the row
    """

    def __init__(
        self,
        game: str | Game | Loaded,
        games: SupportsIndex = 1024,
        players: SupportsIndex | None = None,
        seed: SupportsIndex = 0,
        observations: bool = True,
        processes: SupportsIndex = 1,
        **options: str,
    ) -> None:
        loaded = game.rules if hasattr(game, "rules") else game
        rules = loaded if isinstance(loaded, Game) else load_game(loaded)
        without_recall(options)
        self.rules = rules
        self.games = at_least(1, games, "the games of a batch are")
        workers = whole(processes)
        if workers is None or not 1 <= workers <= self.games:
            raise BadOption(f"{self.games} games are for 1 to {self.games} processes, not {processes!r}")
        observations = flag_given("observations", observations)
        if observations and rules.eyes.size == 0:
            raise NoObservations(f"{rules.slug} has no observations yet; a batch of it needs observations=False")
        self.players, self._options = table_given(rules, players, options, Batch.__init__)
        self.seed = seed_given(seed)
        carried = rules.carried_pack
        plan = Plan(rules.slug, carried, self.players, self._options, self.seed, self.games, observations)
        self._steppers: Alone | Together = Alone(plan) if workers == 1 else Together(plan, workers)
        self._closed = False
        arrays = self._steppers.arrays
        for array in arrays.values():
            array.flags.writeable = False
        self.observations: npt.NDArray[np.uint8] = arrays["observations"]
        self.masks: npt.NDArray[np.bool_] = arrays["masks"]
        self.rewards: npt.NDArray[np.float64] = arrays["rewards"]
        self.points: npt.NDArray[np.int64] = arrays["points"]
        self.seats: npt.NDArray[np.int64] = arrays["seats"]
        self.dones: npt.NDArray[np.bool_] = arrays["dones"]
        self.episodes: npt.NDArray[np.int64] = arrays["episodes"]
        self._samples: npt.NDArray[np.int64] = arrays["samples"]

    @property
    def options(self) -> dict[str, str]:
        """All of them, those not given among them. It is a copy: to change it changes nothing here."""
        return dict(self._options)

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each game, drawn at random by a generator of its row: the same until the next step."""
        self._open()
        return self._samples.copy()

    def step(self, actions: npt.ArrayLike) -> None:
        """One action for each game. If one of them is not legal, it raises IllegalAction, and no game has changed."""
        try:
            given = np.asarray(actions)
        except ValueError:
            raise ValueError(f"actions are {self.games} whole numbers, not lists of different lengths") from None
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.games} whole numbers, not {given.dtype} of shape {given.shape}")
        self._open()
        last = self.masks.shape[1] - 1
        outside = np.flatnonzero((given < 0) | (given > last))
        if len(outside) > 0:  # said here, where no number is too large to be told
            row, action = int(outside[0]), int(given[outside[0]])
            known = f"they go from 0 to {last}"
            raise IllegalAction(f"game {row}, action {action}: {action} is not an action of {self.rules.slug}: {known}")
        self._steppers.step(given)

    def reset(self, seed: SupportsIndex | None = None) -> None:
        """All games from the beginning, as in a new batch with this seed; without one, with the same as before."""
        self._open()
        self.seed = self.seed if seed is None else seed_given(seed)
        self._steppers.reset(self.seed)

    def seed_of(self, i: SupportsIndex) -> int:
        """The seed of the game that is now played in row `i`: played by hand with it, it is the same game."""
        row = whole(i)
        if row is None or not 0 <= row < self.games:
            raise IndexError(f"there is no row {i!r}; they go from 0 to {self.games - 1}")
        return kernel.episode_seed(self.seed, row, int(self.episodes[row]))

    def close(self) -> None:
        """Ends the other processes. The arrays stay as they are, and nothing more is played."""
        self._closed = True
        self._steppers.close()

    def _open(self) -> None:
        """Raises WorkerDied or BatchClosed unless it can be played on."""
        if self._steppers.broken:
            raise WorkerDied(self._steppers.broken)
        if self._closed:
            raise BatchClosed("this batch was closed: begin a new one")

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.rules.slug} for {self.players}, seed {self.seed}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a batch cannot be copied or pickled: begin another with its seed, and step it as this one was")

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def without_recall(options: Mapping[str, str]) -> None:
    """Raises BadOption where it is asked for: an argument of other faces, and no option of a game."""
    if "recall" in options:
        raise BadOption("a batch has no observations with perfect recall; a PettingZoo or Gymnasium table has them")


class Alone:
    """All games in this process: the arrays are the memory that the engine writes to."""

    def __init__(self, plan: Plan) -> None:
        self.broken = ""  # nothing can break here
        self.piece = plan.piece(0, plan.games)
        self.arrays = seen(self.piece, plan)
        self.given = given_to(self.piece)

    def step(self, actions: npt.NDArray[Any]) -> None:
        self.given[:] = actions
        self.piece.step_given()

    def reset(self, seed: int) -> None:
        self.piece.reset(seed)

    def close(self) -> None:
        """There is nothing to end."""


def seen(piece: kernel.Batch, plan: Plan) -> dict[str, npt.NDArray[Any]]:
    """The arrays of a piece, without copying."""
    found = {}
    for name, (kind, shape) in plan.shapes().items():
        memory: Any = getattr(piece, name)
        found[name] = np.frombuffer(memory, kind).reshape(int(piece.games), *shape[1:])
    return found


def given_to(piece: kernel.Batch) -> npt.NDArray[np.int64]:
    """The actions of a piece, to be written. A vec shows its memory for reading only, so it is found by its address."""
    memory: Any = piece.given
    address = np.frombuffer(memory, np.int64).ctypes.data
    return np.ctypeslib.as_array((ctypes.c_int64 * int(piece.games)).from_address(address))


class Together:
    """The games shared out to several processes, which write into memory that all of them see."""

    def __init__(self, plan: Plan, processes: int) -> None:
        spawn = get_context("spawn")
        self.broken = ""  # else a sentence: some of the games are lost
        self.begun = False
        self.games = plan.games
        memory = spawn.RawArray("b", sum(room(kind, shape) for kind, shape in shared(plan).values()))
        self.arrays = laid_out(plan, memory)
        self.actions = self.arrays.pop("actions")
        self.rows = np.arange(plan.games)
        self.bounds = [plan.games * i // processes for i in range(processes + 1)]
        self.lines: list[Connection] = []
        self.workers = []
        with interrupts_blocked():
            for first, last in zip(self.bounds, self.bounds[1:], strict=False):
                ours, theirs = spawn.Pipe()
                worker = spawn.Process(target=work, args=(theirs, plan, memory, first, last - first), daemon=True)
                worker.start()
                theirs.close()
                self.lines.append(ours)
                self.workers.append(worker)
        self.answers()
        self.begun = True

    def step(self, actions: npt.NDArray[Any]) -> None:
        wrong = np.flatnonzero(~self.arrays["masks"][self.rows, actions])
        if len(wrong) > 0:  # nobody has moved yet; the process that has the first such game knows why not
            row = int(wrong[0])
            self.ask("check", row, int(actions[row]))
        self.actions[:] = actions
        self.ask("step")

    def reset(self, seed: int) -> None:
        self.ask("reset", seed)

    def ask(self, *command: object) -> None:
        try:
            for number, line in enumerate(self.lines):
                try:
                    line.send(command)
                except OSError:
                    self.died(number)
            self.answers()
        except KeyboardInterrupt:  # whoever catches it would go on with answers to another question
            self.broken = "the batch was interrupted in the middle of a step: begin a new one"
            self.close()
            raise

    def answers(self) -> None:
        """Waits for all of them. What went wrong anywhere is raised here."""
        wrong = ""
        for number, line in enumerate(self.lines):
            try:
                wrong = line.recv() or wrong
            except (EOFError, OSError):
                self.died(number)
        if wrong:
            raise IllegalAction(wrong)

    def died(self, number: int) -> None:
        worker = self.workers[number]
        worker.join(PATIENCE)
        games = f"games {self.bounds[number]} to {self.bounds[number + 1] - 1}"
        self.close()
        advice = "begin a new batch"
        if not self.begun and worker.exitcode == 1:  # an error there: nearly always that of multiprocessing
            advice = f"most likely as it runs the program's file, too; what asks for processes belongs behind `{GUARD}`"
        self.broken = f"the process with {games} has ended with exit code {worker.exitcode}: {advice}"
        raise WorkerDied(self.broken)

    def close(self) -> None:
        for line in self.lines:
            line.close()  # a process whose line is closed ends
        for worker in self.workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
        self.lines = []
        self.workers = []


def shared(plan: Plan) -> dict[str, tuple[type[np.generic], tuple[int, ...]]]:
    return {**plan.shapes(), "actions": (np.int64, (plan.games,))}


def room(kind: type[np.generic], shape: tuple[int, ...]) -> int:
    """Bytes for an array, in whole lines of the cache."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return (size + LINE - 1) // LINE * LINE


def laid_out(plan: Plan, memory: Any) -> dict[str, npt.NDArray[Any]]:
    found = {}
    at = 0
    for name, (kind, shape) in shared(plan).items():
        found[name] = np.frombuffer(memory, kind, int(np.prod(shape)), at).reshape(shape)
        at += room(kind, shape)
    return found


def work(line: Connection, plan: Plan, memory: Any, first: int, games: int) -> None:
    """What another process does until nobody asks any more."""
    ignore_interrupts()
    piece = plan.piece(first, games)
    own = seen(piece, plan)
    given = given_to(piece)
    everybodys = laid_out(plan, memory)
    actions = everybodys.pop("actions")[first : first + games]
    rows = {name: array[first : first + games] for name, array in everybodys.items()}

    def step() -> None:
        given[:] = actions
        piece.step_given()

    def check(row: int, action: int) -> None:
        if first <= row < first + games:
            piece.check(row - first, action)

    todo: dict[str, Callable[..., None]] = {
        "step": step,
        "reset": piece.reset,
        "check": check,
    }
    name, arguments = "check", [-1, 0]
    while True:
        wrong = ""
        try:
            todo[name](*arguments)
        except IllegalAction as illegal:
            wrong = str(illegal)
        for what, array in own.items():
            rows[what][:] = array
        try:
            line.send(wrong)
            name, *arguments = line.recv()
        except (EOFError, OSError):
            return
