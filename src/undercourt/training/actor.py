"""A guide that plays by itself and learns what pays (PPO), and the critic that says what to expect.

Both see rows of bytes, thousands at a time. The guide has the form that bots play with; the critic is thrown away.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import linear, log_softmax

from undercourt.bots.weights import Rows
from undercourt.judgement.sense import MOST_SEATS
from undercourt.kernel.game import Game
from undercourt.thinking.network import FULL, ONE, ONE_SECOND
from undercourt.training.learner import LARGEST, Part
from undercourt.training.reading import Reading, Views, names_of, numbers, scales_of
from undercourt.training.selfplay import CALM

GUIDE_UNITS = 192
CRITIC_UNITS = 512
CRITIC_SECOND = 256
CRITIC_RATE = 1e-3
NEAR = 0.2  # a choice may become so much likelier or unlikelier at a time
KEPT = 0.97  # of what is learnt goes on to the decision before
HOPE = 0.5  # how much the critic's own error counts
SLACK = 0.05  # of the gradient reaches a unit that is off, or fully on: it may wake up again
NEVER = -1e9


class Bounded(torch.autograd.Function):
    """0 to 1, as units are."""

    @staticmethod
    def forward(ctx: torch.autograd.function.FunctionCtx, sums: Tensor) -> Tensor:
        ctx.save_for_backward(sums)
        return sums.clamp(0.0, 1.0)

    @staticmethod
    def backward(ctx: torch.autograd.function.FunctionCtx, gradient: Tensor) -> Tensor:
        (sums,) = ctx.saved_tensors
        return torch.where((sums < 0) | (sums > 1), gradient * SLACK, gradient)


def bounded(sums: Tensor) -> Tensor:
    result: Tensor = Bounded.apply(sums)
    return result


class Actor(Part):
    """A guide, for whole rows in place of marks."""

    def __init__(self, game: Game, units: int = GUIDE_UNITS, second: int = GUIDE_UNITS // 2) -> None:
        super().__init__(game, units, names_of(game), second)
        self.reading = Reading(game)

    def logits(self, views: Views) -> Tensor:
        """By action, the logarithm of how likely it is, up to a constant."""
        units = bounded(numbers(views.rows) @ (self.first / self.scales[:, None]) + self.first_bias)
        said: Tensor = self.last(bounded(self.second(units)))
        return self.reading.by_action(said, views.orders)

    @torch.no_grad()
    def take(self, rows: Rows) -> None:
        """What whole numbers of another guide of the same size stand for."""
        first, second = real(rows.first, ONE), real(rows.second, ONE_SECOND)
        units, second_units = len(self.first_bias), len(self.second.bias)
        last = real(rows.last, ONE * CALM).view(-1, second_units + 1)
        self.first.copy_(first.view(-1, units) * self.scales.cpu()[:, None])
        self.first_bias.copy_(real(rows.first_bias, ONE))
        self.second.weight.copy_(second.view(units, second_units).T)
        self.second.bias.copy_(real(rows.second_bias, FULL * ONE_SECOND))
        self.last.weight.copy_(last[:, :-1])
        self.last.bias.copy_(last[:, -1])

    def calmed(self) -> Rows:
        """For bots: whatever a search is to look at twice must not be ruled out."""
        return self.rounded(CALM)

    @torch.no_grad()
    def hold(self) -> None:
        """No weight grows beyond what a whole number can stand for."""
        for weights in (self.first, self.last.weight):
            weights.clamp_(-LARGEST / ONE, LARGEST / ONE)


def real(numbers: Iterable[int], one: float) -> Tensor:
    return torch.tensor(list(numbers), dtype=torch.float32) / one


class Critic(nn.Module):
    """What a seat will be paid, by what it sees."""

    scales: Tensor

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.register_buffer("scales", scales_of(game))
        self.net = nn.Sequential(
            nn.Linear(len(self.scales), CRITIC_UNITS),
            nn.ReLU(),
            nn.Linear(CRITIC_UNITS, CRITIC_SECOND),
            nn.ReLU(),
            nn.Linear(CRITIC_SECOND, 1),
        )
        nn.init.zeros_(self.net[-1].weight)

    def forward(self, rows: Tensor) -> Tensor:
        first = self.net[0]
        units = linear(numbers(rows), first.weight / self.scales, first.bias)
        said: Tensor = self.net[1:](units)[:, 0]
        return said


class Steps(NamedTuple):
    """What happened at all tables, by step and game."""

    rows: Tensor  # as networks look at them
    orders: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    logs: Tensor  # of how likely each action was
    hopes: Tensor  # what the critic said
    dones: Tensor  # the game ended with it
    paid: Tensor  # then, by seat


def advantages(steps: Steps) -> tuple[Tensor, Tensor]:
    """By step and game: how much better than hoped it went on for the seat that acted, and whether that is known.

    A seat's next hope is that of its own next decision; where the game ended before it, what it was paid. Of the last
    decision of each seat nothing is known yet.
    """
    length, games = steps.seats.shape
    then = torch.zeros((games, MOST_SEATS), device=steps.hopes.device)  # by seat
    gained, known = torch.zeros_like(then), torch.zeros_like(then, dtype=torch.bool)
    better, sure = torch.zeros_like(steps.hopes), torch.zeros_like(steps.dones)
    for t in range(length - 1, -1, -1):
        ended = steps.dones[t][:, None]
        then = torch.where(ended, steps.paid[t], then)
        gained = gained.masked_fill(ended, 0.0)
        known = known | ended
        seat = steps.seats[t][:, None]
        hope = steps.hopes[t][:, None]
        sure[t] = known.gather(1, seat)[:, 0]
        gain = then.gather(1, seat) - hope + KEPT * gained.gather(1, seat)
        better[t] = gain[:, 0]
        gained = gained.scatter(1, seat, gain.masked_fill(~known.gather(1, seat), 0.0))
        then = then.scatter(1, seat, hope)
        known = known.scatter(1, seat, torch.ones_like(seat, dtype=torch.bool))
    return better, sure


class Lesson(NamedTuple):
    """Some decisions to learn from, one a row."""

    rows: Tensor
    orders: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    better: Tensor  # in spreads of all of them
    returns: Tensor


def loss_of(actor: Actor, critic: Critic, lesson: Lesson, variety: float) -> tuple[Tensor, dict[str, Tensor]]:
    """Likelier what went better than hoped, as long as it stays near what was played; and not always the same."""
    views = Views(numbers(lesson.rows), lesson.orders)
    logs = log_softmax(actor.logits(views).float().masked_fill(~lesson.masks, NEVER), 1)
    ratio = (logs.gather(1, lesson.actions[:, None])[:, 0] - lesson.logs).exp()
    free = (lesson.masks.sum(1) > 1).float()
    count = free.sum().clamp(min=1)
    gain = torch.min(ratio * lesson.better, ratio.clamp(1 - NEAR, 1 + NEAR) * lesson.better)
    entropy = (-(logs.exp() * logs.clamp(min=-50)).sum(1) * free).sum() / count
    error = (critic(views.rows).float() - lesson.returns).square().mean()
    moved = (((ratio - 1).abs() * free).sum() / count).detach()
    total = -(gain * free).sum() / count - variety * entropy + HOPE * error
    return total, {"entropy": entropy.detach(), "error of the critic": error.detach(), "moved": moved}
