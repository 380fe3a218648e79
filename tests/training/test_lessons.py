"""How a guide learns what pays: what tables pay, what a lesson is made of, and what it changes."""

from __future__ import annotations

from contextlib import closing
from copy import deepcopy
from math import log
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch

from undercourt.games import load_game
from undercourt.kernel.observing import counted_from
from undercourt.thinking.network import ONE
from undercourt.training import practice as practising
from undercourt.training.actor import Actor, Critic, Lesson, Steps, advantages, loss_of
from undercourt.training.learner import LARGEST
from undercourt.training.practice import LENGTH, LOOKS, Course, Practice, knowing_nothing
from undercourt.training.tables import MARGIN, Tables

GAMES = 16


def quiet(line: str) -> None:
    """Nobody listens."""


def one_game(seats: list[int], hopes: list[float], done_at: int, paid: list[float]) -> Steps:
    length = len(seats)
    dones = torch.tensor([[t == done_at] for t in range(length)])
    rewards = torch.zeros((length, 1, 8))
    rewards[done_at, 0, : len(paid)] = torch.tensor(paid)
    nothing = torch.zeros((length, 1))
    asked, hoped = torch.tensor(seats)[:, None], torch.tensor(hopes)[:, None]
    return Steps(nothing, nothing, nothing, asked, nothing, nothing, hoped, dones, rewards)


def test_a_seat_learns_from_its_own_next_decision_and_from_the_end() -> None:
    better, sure = advantages(one_game([0, 1, 0, 1, 0], [0.1, 0.2, 0.3, 0.4, 0.9], 3, [1.0, -1.0]))
    last_of_0, last_of_1 = 1.0 - 0.3, -1.0 - 0.4
    expected = [0.3 - 0.1 + 0.97 * last_of_0, 0.4 - 0.2 + 0.97 * last_of_1, last_of_0, last_of_1]
    assert better[:4, 0].tolist() == pytest.approx(expected)
    assert sure[:, 0].tolist() == [True] * 4 + [False], "of the next game nothing is known yet"


def test_the_decision_before_one_whose_end_is_unknown_learns_from_its_hope() -> None:
    better, sure = advantages(one_game([0, 0, 0], [0.1, 0.4, 0.9], 0, [0.5]))
    assert sure[:, 0].tolist() == [True, True, False]
    assert better[:2, 0].tolist() == pytest.approx([0.5 - 0.1, 0.9 - 0.4])


def test_tables_play_the_actions_that_were_meant() -> None:
    """Counted from the seat, and called by their own names at the table."""
    torch.manual_seed(1)
    game = load_game("tyrants")
    ended = 0
    with closing(Tables(game, 48, {2: 1.0, 4: 1.0}, True, 1, 5, "cpu")) as tables:
        assert [batch.players for batch in tables.batches] == [2, 2, 4, 4]
        assert tables.batches[0].options != tables.batches[1].options, "some options are drawn by lot"
        for _ in range(40):
            seen = tables.look()
            for batch, place in zip(tables.batches, tables.places, strict=True):
                for own, mask, seat in zip(batch.masks, seen.masks[place].numpy(), batch.seats, strict=True):
                    names = counted_from(int(seat), batch.players, game.space, game.seat_names)
                    assert {int(names[a]) for a in own.nonzero()[0]} == set(mask.nonzero()[0])
            ended += int(tables.step(seen.masks.float().multinomial(1)[:, 0], seen.seats).dones.sum())
    assert ended == 0


def test_there_are_never_more_processes_than_games(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def batch(game: object, games: int, players: int, seed: int, looks: bool, processes: int) -> Any:
        asked.append((games, processes))
        return SimpleNamespace(games=games, players=players)

    monkeypatch.setattr("undercourt.training.tables.Batch", batch)
    Tables(load_game("whispers"), 20, {2: 1.0}, False, 64, 5, "cpu")
    Tables(load_game("whispers"), 400, {2: 1.0, 3: 3.0}, False, 8, 5, "cpu")
    assert asked == [(20, 20), (100, 2), (300, 6)]


def test_what_is_paid_is_a_win_and_a_little_for_the_margin() -> None:
    """The margin to the best other, in spreads between first and last, of which 0.4 are paid for one."""
    tables = Tables(load_game("whispers"), 16, {3: 1.0}, False, 1, 5, "cpu")
    tables.close()
    points = np.array([[10, 4, 1], [9, 9, 9], [6, 6, 0]])
    rewards = np.array([[1.0, -0.5, -0.5], [9.0, 9.0, 9.0], [0.5, 0.5, -1.0]])
    first: Any = SimpleNamespace(points=points, rewards=rewards, dones=np.array([True, False, True]))
    paid = tables.pay(first)
    assert tables.spread == (9 + 6) / 2
    assert paid[0].tolist() == pytest.approx([1 + 0.4 * 6 / 7.5, -0.5 - 0.4 * 6 / 7.5, -0.5 - 0.4])
    assert paid[1].tolist() == pytest.approx([0.5, 0.5, -1 - 0.4 * 6 / 7.5])
    second: Any = SimpleNamespace(points=points, rewards=rewards, dones=np.array([True, False, False]))
    paid = tables.pay(second)
    assert tables.spread == pytest.approx(7.5 + 0.01 * 1.5), "one game changes little"
    assert paid[0, 1] == pytest.approx(-0.5 - 0.4 * 6 / tables.spread)


def test_who_is_paid_are_the_seats_of_games_that_ended() -> None:
    torch.manual_seed(1)
    with closing(Tables(load_game("whispers"), 32, {3: 1.0}, False, 1, 5, "cpu")) as tables:
        for _ in range(400):
            seen = tables.look()
            after = tables.step(seen.masks.float().multinomial(1)[:, 0], seen.seats)
            if after.dones.any():
                break
    paid = after.paid[after.dones]
    assert paid[:, 3:].abs().max() == 0 and after.paid[~after.dones].abs().max() == 0
    rewards = torch.from_numpy(tables.batches[0].rewards.copy())[after.dones]
    assert (paid[:, :3] - rewards).abs().max() <= MARGIN + 1e-6


def same(one: object, other: object) -> None:
    """Two states, to the last number."""
    if isinstance(one, dict) and isinstance(other, dict):
        assert one.keys() == other.keys()
        for key in one:
            same(one[key], other[key])
    elif isinstance(one, list) and isinstance(other, list):
        for a, b in zip(one, other, strict=True):
            same(a, b)
    else:
        assert torch.equal(one, other) if isinstance(one, torch.Tensor) else one == other


@pytest.fixture
def lesson(tmp_path: Path) -> tuple[Practice, Steps]:
    """What happened at some tables, with hopes and ends drawn by lot; logs number the decisions."""
    course = Course("whispers", {3: 1.0}, games=GAMES, units=192, second=96)
    run = Practice(tmp_path, course, knowing_nothing(load_game("whispers")), 1, 10, quiet, "cpu")
    with closing(Tables(run.game, GAMES, {3: 1.0}, False, 1, 5, "cpu")) as tables:
        steps = run.play(tables)
    steps.hopes.copy_(torch.randn_like(steps.hopes))
    steps.dones[LENGTH // 2, ::2] = True
    steps.paid[LENGTH // 2, ::2, :3] = torch.tensor([1.0, -0.5, -0.5])
    steps.logs.copy_(-torch.arange(steps.logs.numel()).view_as(steps.logs) / 1000)
    run.lessons = LOOKS
    return run, steps


class Watched:
    """`loss_of`, and what it was asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lessons: list[Lesson] = []
        self.variety: list[float] = []
        monkeypatch.setattr(practising, "loss_of", self)

    def __call__(self, actor: Actor, critic: Critic, lesson: Lesson, variety: float) -> tuple[Any, dict[str, Any]]:
        self.lessons.append(lesson)
        self.variety.append(variety)
        return loss_of(actor, critic, lesson, variety)


def test_a_lesson_is_what_is_known_three_times(lesson: tuple[Practice, Steps], monkeypatch: pytest.MonkeyPatch) -> None:
    run, steps = lesson
    monkeypatch.setattr(practising, "AT_ONCE", 100)
    watched = Watched(monkeypatch)
    run.learn(steps)
    better, sure = advantages(steps)
    assert 0 < int(sure.sum()) < sure.numel(), "the last decision of a seat teaches nothing yet"
    free = better[sure & (steps.masks.sum(2) > 1)]
    numbers: list[int] = []
    for one in watched.lessons:
        assert len(one.logs) <= 100
        for i, told in enumerate(one.logs.tolist()):
            number = round(-1000 * told)
            at = divmod(number, GAMES)
            numbers.append(number)
            assert torch.equal(one.rows[i], steps.rows[at]) and torch.equal(one.masks[i], steps.masks[at])
            assert one.orders[i] == steps.orders[at] and one.actions[i] == steps.actions[at]
            expected = (better[at] - free.mean()) / free.std()
            assert one.better[i].item() == pytest.approx(expected.item(), abs=1e-4)
            assert one.returns[i].item() == pytest.approx((better + steps.hopes)[at].item(), abs=1e-4)
    known = sure.flatten().nonzero()[:, 0].tolist()
    assert sorted(numbers) == sorted(3 * known)


def test_it_learns_less_at_a_time_towards_the_end(
    lesson: tuple[Practice, Steps], monkeypatch: pytest.MonkeyPatch
) -> None:
    run, steps = lesson
    watched = Watched(monkeypatch)
    rates = []
    for part in (0.0, 0.5, 1.0, 2.0):
        monkeypatch.setattr(run, "part", lambda part=part: part)
        run.learn(steps)
        rates.append(run.optimizer.param_groups[0]["lr"])
    assert rates == pytest.approx([0.001, 0.001 * 0.525, 0.00005, 0.00005])
    assert watched.variety[:: len(watched.variety) // 4] == pytest.approx([0.01, 0.0065, 0.003, 0.003])
    assert run.optimizer.param_groups[1]["lr"] == 0.001, "the critic goes on"


def test_the_end_is_that_of_the_time_or_of_the_lessons(
    lesson: tuple[Practice, Steps], monkeypatch: pytest.MonkeyPatch
) -> None:
    run, _ = lesson
    monkeypatch.setattr(practising, "monotonic", lambda: run.begun + 150)
    run.first, run.last = 100, 200
    for lessons, part in [(100, 0.25), (120, 0.25), (150, 0.5), (200, 1.0)]:
        run.lessons = lessons
        assert run.part() == pytest.approx(part)


def test_the_critic_learns_alone_at_first(lesson: tuple[Practice, Steps]) -> None:
    run, steps = lesson
    run.lessons = LOOKS - 1
    guide, critic = (deepcopy(one.state_dict()) for one in (run.actor, run.critic))
    run.learn(steps)
    same(dict(run.actor.state_dict()), dict(guide))
    assert not torch.equal(run.critic.state_dict()["net.0.weight"], critic["net.0.weight"])
    run.lessons += 1
    run.learn(steps)
    assert not torch.equal(run.actor.first, guide["first"])


def test_weights_stay_what_whole_numbers_can_stand_for(lesson: tuple[Practice, Steps]) -> None:
    run, steps = lesson
    with torch.no_grad():
        run.actor.last.weight[0, 0], run.actor.first[0, 0] = 1000.0, -1000.0
    run.learn(steps)
    assert run.actor.last.weight.max() <= LARGEST / ONE and run.actor.first.min() >= -LARGEST / ONE


def test_no_lesson_moves_it_far(lesson: tuple[Practice, Steps], monkeypatch: pytest.MonkeyPatch) -> None:
    run, steps = lesson
    monkeypatch.setattr(practising, "STEEPEST", 1e-4)
    run.learn(steps)
    for part, most in ((run.actor, 1e-4), (run.critic, 2e-4)):
        squares = [one.grad.square().sum() for one in part.parameters() if one.grad is not None]
        assert 0 < float(torch.stack(squares).sum().sqrt()) <= most * 1.001


def test_a_loss_is_what_is_gained_what_varies_and_what_the_critic_misses() -> None:
    """Of three decisions: one went better and became much likelier, one worse and less likely, one was no choice."""
    said = torch.tensor([[0.0, 0.0, 9.0], [0.0, 0.0, 9.0], [9.0, 9.0, 0.0]])
    masks = torch.tensor([[True, True, False], [True, True, False], [False, False, True]])
    before = torch.log(torch.tensor([0.5 / 1.5, 0.5 / 0.5, 1.0]))  # likelier by a half; half as likely
    rows, orders = torch.zeros((3, 4), dtype=torch.uint8), torch.tensor([0, 2, 1])
    better, returns = torch.tensor([1.0, -2.0, 50.0]), torch.tensor([1.0, 2.0, 3.0])
    one = Lesson(rows, orders, masks, torch.tensor([0, 1, 2]), before, better, returns)

    def logits(views: object) -> torch.Tensor:
        return said

    def critic(seen: torch.Tensor) -> torch.Tensor:
        return torch.ones(3)

    spoken: list[Any] = [SimpleNamespace(logits=logits), critic]
    loss, told = loss_of(spoken[0], spoken[1], one, 0.1)
    gain = (1.2 * 1.0 + 0.8 * -2.0) / 2  # no further than 0.2: beyond it nothing is gained
    error = (0 + 1 + 4) / 3
    assert loss.item() == pytest.approx(-gain - 0.1 * log(2) + 0.5 * error, abs=1e-6)
    assert told["entropy"].item() == pytest.approx(log(2))
    assert told["error of the critic"].item() == pytest.approx(error)
    assert told["moved"].item() == pytest.approx(0.5)


def test_what_pays_becomes_likelier_and_nothing_else_is_chosen() -> None:
    torch.manual_seed(1)
    game = load_game("whispers")
    actor, critic = Actor(game), Critic(game)
    rows = torch.randint(0, 2, (64, int(game.eyes.size)), dtype=torch.uint8)
    views = actor.reading.views(rows, torch.zeros(64, dtype=torch.int64))
    masks = torch.zeros((64, game.space.size), dtype=torch.bool)
    masks[:, 3:6] = True
    actions = torch.arange(64) % 3 + 3
    pays = torch.where(actions == 4, 1.0, -0.5)
    optimizer = torch.optim.Adam([*actor.parameters(), *critic.parameters()], lr=0.01)
    for _ in range(40):  # each time as if it had just been played so
        with torch.no_grad():
            logs = torch.log_softmax(actor.logits(views).masked_fill(~masks, -1e9), 1)
        lesson = Lesson(*views, masks, actions, logs.gather(1, actions[:, None])[:, 0], pays, pays)
        loss, told = loss_of(actor, critic, lesson, 0.0)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    odds = logs.exp()
    assert odds[:, 4].min() > 0.9 and odds[:, [0, 1, 2]].max() == 0
    assert told["error of the critic"] < pays.var()
