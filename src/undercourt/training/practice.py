"""A guide plays thousands of games against itself at once and learns what pays, in a folder that a later run continues.

FOLDER/practice.json   what is practised
FOLDER/start.npz       the weights that it began with, where it did
FOLDER/practice.pt     guide, critic and optimizer, and how often they have learnt
FOLDER/weights.npz     what bots play with: the guide, and the judge and tally that it began with
FOLDER/log             for TensorBoard
"""

from __future__ import annotations

from array import array
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import torch

from undercourt import files
from undercourt.batch import WorkerDied
from undercourt.bots.weights import NO_SUMS, NONE, Weights, layout_number, write_weights
from undercourt.games import load_game
from undercourt.judgement.sense import MOST_SEATS
from undercourt.kernel.game import Game
from undercourt.kernel.rng import derived
from undercourt.training.actor import (
    CRITIC_RATE,
    GUIDE_UNITS,
    NEVER,
    Actor,
    Critic,
    Lesson,
    Steps,
    advantages,
    loss_of,
)
from undercourt.training.events import Events
from undercourt.training.keeping import (
    START,
    guide_in,
    kept_start,
    must_be_there,
    put_settings,
    put_state,
    settings_in,
    take_state,
)
from undercourt.training.learner import MOST_SEED
from undercourt.training.run import Say
from undercourt.training.shards import BadRun
from undercourt.training.tables import Tables

LENGTH = 64  # steps of all games between two lessons
AT_ONCE = 16_384  # decisions that are learnt from together, at most;
PARTS = 16  # a lesson of few games has no fewer parts than this
TIMES = 3  # that each is learnt from
LAST_RATE = 0.05  # of the rate is left at the end of a piece,
LAST_VARIETY = 0.3  # and of what variety is worth
LOOKS = 12  # lessons of a new critic alone: what nobody can judge yet teaches nothing
STEEPEST = 0.5  # a gradient
TOLD = 15.0  # seconds between two lines
SAVED = 60.0  # and between two times that it is kept


class Course(NamedTuple):
    """What is practised and how; the same for all pieces of a run."""

    game: str
    players: dict[int, float]
    vary: bool = False
    games: int = 12_288  # at once
    rate: float = 1e-3
    variety: float = 0.01  # what it is worth, so that all kinds of things are tried
    seed: int = 1
    start: str = ""  # weights to begin with; they are copied at the beginning
    units: int = 0  # of the guide's first layer; not said: those of `start`, or as many as usual
    second: int = 0  # and of its second; half as many where it begins with nothing


class Practice:
    def __init__(
        self, folder: Path, course: Course, start: Weights, jobs: int, minutes: float, say: Say, device: str = ""
    ) -> None:
        self.folder, self.course, self.beside, self.jobs, self.say = folder, course, start, jobs, say
        self.begun = self.told = self.summed_up = self.saved = monotonic()
        self.seconds = minutes * 60
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(derived(course.seed, "practice") & MOST_SEED)
        torch.set_float32_matmul_precision("high")
        self.game = load_game(course.game)
        self.actor = Actor(self.game, course.units, course.second).to(self.device)
        self.critic = Critic(self.game).to(self.device)
        if start.guide.first:
            self.actor.take(start.guide)
        guide, critic = {"params": self.actor.parameters()}, {"params": self.critic.parameters(), "lr": CRITIC_RATE}
        self.optimizer = torch.optim.Adam([guide, critic], lr=course.rate, eps=1e-6)
        self.lessons = self.first = self.last = 0  # so far, before this piece, and after it at most
        self.ended = 0
        self.steps: Steps | None = None
        self.events = Events(folder / "log")

    def go(self, lessons: int) -> None:
        """Until it has learnt so often since the beginning, or the time is over. Raises BadRun if it cannot go on."""
        self.last = lessons
        seed = derived(self.course.seed, f"practice from {self.lessons}")
        plan = (self.course.games, self.course.players, self.course.vary, self.jobs, seed, self.device)
        try:
            with closing(Tables(self.game, *plan)) as tables:
                self.say(f"{self.game.slug}: {tables.games:,} games at once, learning on {self.device}")
                while self.lessons < lessons and self.part() < 1.0:
                    self.one_lesson(tables)
        except KeyboardInterrupt:
            self.save()
            raise
        except (MemoryError, OSError, RuntimeError) as wrong:  # there are many words for a lack of memory
            lost = self.lost_by(wrong)
            if not lost:
                raise
            self.save()
            raise BadRun(lost) from wrong
        self.save()
        self.say(f"{self.lessons} lessons from {self.ended:,} games so far")

    def one_lesson(self, tables: Tables) -> None:
        before = self.told = monotonic()
        steps = self.play(tables)
        played = monotonic()
        told = self.learn(steps)
        self.lessons += 1
        told["decisions a second"] = steps.seats.numel() / (played - before)
        self.events.add(self.lessons, told)
        if monotonic() - self.summed_up > TOLD:
            self.summed_up = monotonic()
            numbers = ", ".join(f"{name} {number:.3g}" for name, number in told.items())
            self.say(f"lesson {self.lessons}, {self.ended:,} games: {numbers}")
        if monotonic() - self.saved > SAVED:
            self.save()

    def tell(self, line: str) -> None:
        """Now and then in a long lesson: whoever waits knows that it goes on."""
        if monotonic() - self.told > TOLD:
            self.told = monotonic()
            self.say(line)

    def lost_by(self, wrong: BaseException) -> str:
        """What to do about it, where processes or memory have run out; nothing where something else is wrong."""
        smaller = f"begin another run with fewer --games, and --start '{self.folder / 'weights.npz'}'"
        if isinstance(wrong, WorkerDied):
            return f"a process that plays has ended; --resume goes on, or if memory has run out, {smaller}"
        told = str(wrong).lower()
        if isinstance(wrong, MemoryError) or "out of memory" in told or "allocate memory" in told:
            return f"memory does not suffice for {self.course.games} games at once; {smaller}"
        return ""

    def part(self) -> float:
        """Of this piece, how much is over: of its time, or of its lessons."""
        lessons = (self.lessons - self.first) / max(1, self.last - self.first)
        return max((monotonic() - self.begun) / self.seconds, lessons)

    def halved(self) -> torch.autocast:
        """Half of the precision is enough, where it is faster."""
        return torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda" or processor_halves())

    @torch.no_grad()
    def play(self, tables: Tables) -> Steps:
        """The next decisions of all games, in the same memory each time: there is not enough for two such rows."""
        for step in range(LENGTH):
            self.tell(f"lesson {self.lessons + 1}: {step} of {LENGTH} decisions of {tables.games:,} games are played")
            seen = tables.look()
            views = self.actor.reading.views(seen.rows, seen.seats)
            with self.halved():
                logits = self.actor.logits(views).float().masked_fill(~seen.masks, NEVER)
                hopes = self.critic(views.rows).float()
            odds = torch.softmax(logits, 1)
            actions = torch.multinomial(odds, 1)
            logs = torch.log_softmax(logits, 1).gather(1, actions)[:, 0]
            ended = tables.step(actions[:, 0], seen.seats)
            self.ended += int(ended.dones.sum())
            chosen = (seen.masks, seen.seats, actions[:, 0], logs, hopes)
            now = Steps(views.rows, views.orders, *chosen, ended.dones, ended.paid)
            if self.steps is None:
                self.steps = Steps(*[one.new_empty((LENGTH, *one.shape)) for one in now])
            for column, one in zip(self.steps, now, strict=True):
                column[step] = one
        assert self.steps is not None
        return self.steps

    def learn(self, steps: Steps) -> dict[str, float]:
        better, sure = advantages(steps)
        known = sure.flatten().nonzero()[:, 0]
        assert len(known) > 0, "among so many decisions, some seat decides twice"
        at_once = min(AT_ONCE, -(-len(known) // PARTS))
        free = steps.masks.sum(2).flatten()[known] > 1
        of_choices = better.flatten()[known][free]
        returns = (better + steps.hopes).flatten()
        middle, spread = of_choices.mean(), of_choices.std() + 1e-8
        flat = [column.flatten(0, 1) for column in (*steps[:3], steps.actions, steps.logs)]
        left = 1.0 - min(1.0, self.part())
        rate = self.course.rate * (LAST_RATE + (1 - LAST_RATE) * left)
        self.optimizer.param_groups[0]["lr"] = rate if self.lessons >= LOOKS else 0.0
        variety = self.course.variety * (LAST_VARIETY + (1 - LAST_VARIETY) * left)
        told: list[dict[str, torch.Tensor]] = []
        for time in range(TIMES):
            order = known[torch.randperm(len(known), device=known.device)]
            for number, which in enumerate(order.split(at_once)):
                done = 100 * (time + number * at_once / len(known)) / TIMES
                self.tell(f"lesson {self.lessons + 1}: {done:.0f} % of it is learnt")
                rows, orders, masks, actions, logs = [column[which] for column in flat]
                gained = (better.flatten()[which] - middle) / spread
                lesson = Lesson(rows, orders, masks, actions, logs, gained, returns[which])
                with self.halved():
                    loss, numbers = loss_of(self.actor, self.critic, lesson, variety)
                self.optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.actor.parameters(), STEEPEST)
                torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 2 * STEEPEST)
                self.optimizer.step()
                self.actor.hold()
                told.append(numbers)
        means = {name: float(torch.stack([one[name] for one in told]).mean()) for name in told[0]}
        return {**means, "critic explains": 1.0 - means["error of the critic"] / max(1e-9, float(returns[known].var()))}

    # What is kept of it

    def rounded(self) -> Weights:
        return self.beside._replace(guide=self.actor.calmed())

    def save(self) -> None:
        state = {"actor": self.actor.state_dict(), "critic": self.critic.state_dict(), "lessons": self.lessons}
        state |= {"optimizer": self.optimizer.state_dict(), "ended": self.ended}
        put_state(self.folder / "practice.pt", state)
        write_weights(self.folder / "weights.npz", self.rounded())
        self.saved = monotonic()

    def load(self) -> None:
        def take(state: dict[str, Any]) -> None:
            self.actor.load_state_dict(state["actor"])
            self.critic.load_state_dict(state["critic"])
            self.optimizer.load_state_dict(state["optimizer"])
            self.lessons, self.ended = state["lessons"], state["ended"]

        must_be_there(self.folder / "practice.pt", "its lessons")
        take_state(self.folder / "practice.pt", self.device, take)
        self.first = self.lessons


def processor_halves() -> bool:
    """Can multiply in half of the precision, in half of the time; not every PyTorch can say so."""
    can = getattr(torch.cpu, "_is_avx512_bf16_supported", None)
    return can is not None and bool(can())


def knowing_nothing(game: Game) -> Weights:
    trust = array("f", [1.0] * (MOST_SEATS + 1))
    return Weights(array("i", [layout_number(game)]), NONE, NONE, trust, NO_SUMS, trust)


def beginning(course: Course, game: Game) -> tuple[Course, bytes, Weights]:
    """How large its guide is, and the weights that it begins with, in a file and as numbers. Raises BadRun."""
    if not course.start:
        units = course.units or GUIDE_UNITS
        return course._replace(units=units, second=units // 2), b"", knowing_nothing(game)
    content, weights = guide_in(Path(course.start), game)
    units, second = len(weights.guide.first_bias), len(weights.guide.second_bias)
    if course.units not in (0, units):
        raise BadRun(f"the guide in '{course.start}' has {units} units, not {course.units}: leave --units out")
    return course._replace(units=units, second=second), content, weights


def left_at(folder: Path) -> Course:
    """What is practised in this folder. Raises BadRun."""
    return settings_in(folder / "practice.json", Course)[0]


def resumed(folder: Path, jobs: int, minutes: float, say: Say, device: str = "") -> Practice:
    """The practice in this folder, where it was left. Raises BadRun."""
    course = left_at(folder)
    game = load_game(course.game)
    start = kept_start(folder, game)._replace(guide=NONE) if course.start else knowing_nothing(game)
    practice = Practice(folder, course, start, jobs, minutes, say, device)
    practice.load()
    return practice


def begun(folder: Path, course: Course, jobs: int, minutes: float, say: Say, device: str = "") -> Practice:
    """A new one; the folder is made where it is missing. Raises BadRun, and then nothing has been written."""
    game = load_game(course.game)
    course, content, start = beginning(course, game)
    practice = Practice(folder, course, start, jobs, minutes, say, device)
    folder.mkdir(parents=True, exist_ok=True)
    if content:
        files.replace(folder / START, content)
    practice.save()
    put_settings(folder / "practice.json", course)
    return practice
