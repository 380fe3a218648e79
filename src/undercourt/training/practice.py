"""A guide plays thousands of games against itself at once and learns what pays, in a folder that a later run continues.

FOLDER/practice.json   what is practised
FOLDER/practice.pt     guide, critic and optimizer, and how often they have learnt
FOLDER/weights.npz     what bots play with: the guide, and the judge and tally that it began with
FOLDER/log             for TensorBoard
"""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import torch

from undercourt import files
from undercourt.bots.weights import NO_SUMS, NONE, Weights, layout_number, read_weights, write_weights
from undercourt.games import load_game
from undercourt.judgement.sense import MOST_SEATS
from undercourt.kernel.rng import derived
from undercourt.training.actor import (
    CRITIC_RATE,
    GUIDE_SECOND,
    GUIDE_UNITS,
    NEVER,
    Actor,
    Critic,
    Lesson,
    Steps,
    advantages,
    loss_of,
    with_seat,
)
from undercourt.training.events import Events
from undercourt.training.run import Say
from undercourt.training.shards import BadRun
from undercourt.training.tables import Tables

LENGTH = 64  # steps of all games between two lessons
AT_ONCE = 16_384  # decisions that are learnt from together
TIMES = 3  # that each is learnt from
LAST_RATE = 0.05  # of the rate is left when the time is over,
LAST_VARIETY = 0.3  # and of what variety is worth
LOOKS = 12  # lessons of a new critic alone: what nobody can judge yet teaches nothing
STEEPEST = 0.5  # a gradient
TOLD = 10  # lessons between two lines
SAVED = 50


class Course(NamedTuple):
    """What is practised and how; the same for all pieces of a run."""

    game: str
    players: dict[int, float]
    vary: bool = False
    games: int = 12_288  # at once
    rate: float = 1e-3
    variety: float = 0.01  # what it is worth, so that all kinds of things are tried
    seed: int = 1
    start: str = ""  # weights to begin with


class Practice:
    def __init__(self, folder: Path, course: Course, jobs: int, minutes: float, say: Say, device: str = "") -> None:
        self.folder, self.course, self.jobs, self.say = folder, course, jobs, say
        self.begun = monotonic()
        self.seconds = minutes * 60
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(course.seed)
        torch.set_float32_matmul_precision("high")
        self.game = load_game(course.game)
        self.actor, self.critic = Actor(self.game).to(self.device), Critic(self.game).to(self.device)
        kept = folder / "weights.npz"  # of a practice that goes on: what it began with may lie elsewhere by now
        self.beside = begins_with(course._replace(start=str(kept)) if kept.is_file() else course)
        if self.beside.guide.first:
            self.actor.take(self.beside.guide)
        guide, critic = {"params": self.actor.parameters()}, {"params": self.critic.parameters(), "lr": CRITIC_RATE}
        self.optimizer = torch.optim.Adam([guide, critic], lr=course.rate, eps=1e-6)
        self.lessons = 0
        self.ended = 0
        if (folder / "practice.pt").is_file():
            self.load()
        self.events = Events(folder / "log")

    def go(self, lessons: int) -> None:
        """Until it has learnt so often since the beginning, or the time is over."""
        seed = derived(self.course.seed, f"practice from {self.lessons}")
        plan = (self.course.games, self.course.players, self.course.vary, self.jobs, seed, self.device)
        tables = Tables(self.game, *plan)
        self.say(f"{self.game.slug}: {tables.games:,} games at once, learning on {self.device}")
        try:
            while self.lessons < lessons and self.part() < 1.0:
                before = monotonic()
                steps = self.play(tables)
                played = monotonic()
                told = self.learn(steps)
                self.lessons += 1
                told["decisions a second"] = steps.seats.numel() / (played - before)
                self.events.add(self.lessons, told)
                if self.lessons % TOLD == 0:
                    numbers = ", ".join(f"{name} {number:.3g}" for name, number in told.items())
                    self.say(f"lesson {self.lessons}, {self.ended:,} games: {numbers}")
                if self.lessons % SAVED == 0:
                    self.save()
        finally:
            tables.close()
        self.save()
        self.say(f"{self.lessons} lessons from {self.ended:,} games so far")

    def part(self) -> float:
        """Of the time, how much is over."""
        return (monotonic() - self.begun) / self.seconds

    @torch.no_grad()
    def play(self, tables: Tables) -> Steps:
        rows = []
        for _ in range(LENGTH):
            seen = tables.look()
            whole = with_seat(seen.rows, seen.seats)
            logits = self.actor(whole).masked_fill(~seen.masks, NEVER)
            odds = torch.softmax(logits, 1)
            actions = torch.multinomial(odds, 1)
            logs = torch.log_softmax(logits, 1).gather(1, actions)[:, 0]
            ended = tables.step(actions[:, 0], seen.seats)
            self.ended += int(ended.dones.sum())
            hopes = self.critic(whole)
            rows.append(Steps(seen.rows, seen.masks, seen.seats, actions[:, 0], logs, hopes, ended.dones, ended.paid))
        return Steps(*[torch.stack(column) for column in zip(*rows, strict=True)])

    def learn(self, steps: Steps) -> dict[str, float]:
        better, sure = advantages(steps)
        known = sure.flatten().nonzero()[:, 0]
        if len(known) == 0:
            return {}
        free = steps.masks.sum(2).flatten()[known] > 1
        of_choices = better.flatten()[known][free]
        returns = (better + steps.hopes).flatten()
        middle, spread = of_choices.mean(), of_choices.std() + 1e-8
        flat = [column.flatten(0, 1) for column in steps[:5]]
        left = 1.0 - min(1.0, self.part())
        rate = self.course.rate * (LAST_RATE + (1 - LAST_RATE) * left)
        self.optimizer.param_groups[0]["lr"] = rate if self.lessons >= LOOKS else 0.0
        variety = self.course.variety * (LAST_VARIETY + (1 - LAST_VARIETY) * left)
        told: list[dict[str, torch.Tensor]] = []
        for _ in range(TIMES):
            order = known[torch.randperm(len(known), device=known.device)]
            for which in order.split(AT_ONCE):
                rows, masks, seats, actions, logs = [column[which] for column in flat]
                lesson = Lesson(
                    rows, masks, seats, actions, logs, (better.flatten()[which] - middle) / spread, returns[which]
                )
                with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
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
        unfinished = self.folder / "practice.unfinished"
        torch.save(state, unfinished)
        unfinished.replace(self.folder / "practice.pt")
        write_weights(self.folder / "weights.unfinished", self.rounded())
        (self.folder / "weights.unfinished").replace(self.folder / "weights.npz")

    def load(self) -> None:
        path = self.folder / "practice.pt"
        try:
            state = torch.load(path, map_location=self.device, weights_only=True)
            self.actor.load_state_dict(state["actor"])
            self.critic.load_state_dict(state["critic"])
            self.optimizer.load_state_dict(state["optimizer"])
            self.lessons, self.ended = state["lessons"], state["ended"]
        except Exception:  # PyTorch raises all kinds of them
            told = "is damaged, or of a network of another shape; put it back as it was, or begin another run"
            raise BadRun(f"'{path}' {told}") from None


def begins_with(course: Course) -> Weights:
    """The weights that it begins with, or none. Raises BadRun."""
    game = load_game(course.game)
    if not course.start:
        trust = array("f", [1.0] * (MOST_SEATS + 1))
        return Weights(array("i", [layout_number(game)]), NONE, NONE, trust, NO_SUMS, trust)
    try:
        weights = read_weights(Path(course.start))
    except ValueError as wrong:
        raise BadRun(str(wrong)) from None
    fits = list(weights.layout) == [layout_number(game)]
    sizes = (len(weights.guide.first_bias), len(weights.guide.second_bias))
    if not fits or sizes != (GUIDE_UNITS, GUIDE_SECOND):
        raise BadRun(f"'{course.start}' has no guide of the size that practises {game.slug}; begin without it")
    return weights


def left_at(folder: Path) -> Course:
    """What is practised in this folder. Raises BadRun."""
    path = folder / "practice.json"
    try:
        state = json.loads(files.read(path))
        state["players"] = {int(players): float(share) for players, share in state["players"].items()}
        course = Course(**state)
        if [1 for value, usual in zip(course, Course("", {}), strict=True) if not isinstance(value, type(usual))]:
            raise ValueError("a setting of another kind")
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        raise BadRun(f"'{path}' is damaged; put it back as it was, or begin another run") from None
    return course


def keep(folder: Path, course: Course) -> None:
    """A new run; the folder is made where it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "practice.json").write_text(json.dumps(course._asdict(), indent=1), "utf-8")
