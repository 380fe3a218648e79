"""The network in PyTorch: learns chances and choices from shards, and is rounded to the weights that bots play with."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag, log_softmax

from undercourt.bots.weights import Weights, layout_number
from undercourt.judgement.sense import MOST_SEATS
from undercourt.kernel.game import Game
from undercourt.thinking.network import FULL, ONE, ONE_SECOND, SHIFT
from undercourt.training.shards import BadRun, Shard

UNITS = 96  # of the first layer: four blocks of words
UNITS_SECOND = 48
LARGEST = 32_000  # whole number that stands for a weight
LARGEST_BIAS = 500_000
BATCH = 4096
RATE = 1.5e-3
LAST_RATE = 1e-4
DECAY = 0.1  # and the next: without them it learns the games by heart
UNSEEN = 0.3  # of the marks are left out while it learns
MARGINS = 0.15  # weight of the losses beside that of chances
CHOICES = 0.5
POINTS = 20.0  # a margin of so many is 1 for the network
SHARES = [0.0, 0.25, 0.5, 0.75, 1.0]
TRUSTS = [0.1 * n for n in range(2, 13)]
SPREAD = 0.01  # of weights before training


class Batch(NamedTuple):
    places: Tensor
    amounts: Tensor
    starts: Tensor  # by position: its first mark
    actions: Tensor
    visits: Tensor
    option_of: Tensor  # by option: its position
    seats: Tensor
    lessons: Tensor
    points: Tensor
    results: Tensor
    margins: Tensor


class Positions:
    """All positions of some shards, flat, on the device."""

    def __init__(self, shards: list[Shard], device: str) -> None:
        def row(name: str, dtype: Any) -> Tensor:
            rows = [torch.frombuffer(one.rows[name], dtype=dtype) for one in shards if len(one.rows[name])]
            return torch.cat(rows).to(device) if rows else torch.zeros(0, dtype=dtype, device=device)

        def ends(name: str, of: str) -> Tensor:
            before, rows = 0, []
            for one in shards:
                rows.append(torch.frombuffer(one.rows[name], dtype=torch.int32).long() + before)
                before += len(one.rows[of])
            return torch.cat([torch.zeros(1, dtype=torch.long), *rows]).to(device)

        self.places = row("places", torch.int16)  # all numbers are below 32768
        self.amounts = row("amounts", torch.uint8)
        self.marks_end = ends("marks_end", "places")
        self.actions = row("actions", torch.int16)
        self.visits = row("visits", torch.float32)
        self.options_end = ends("options_end", "actions")
        self.seats = row("seats", torch.uint8).long()
        self.lessons = row("lessons", torch.float32).view(-1, MOST_SEATS)
        self.points = row("points", torch.float32).view(-1, MOST_SEATS)
        self.results = row("results", torch.float32).view(-1, MOST_SEATS)
        self.margins = row("margins", torch.float32).view(-1, MOST_SEATS)

    def __len__(self) -> int:
        return len(self.seats)

    def batch(self, which: Tensor) -> Batch:
        marks, starts, _ = slices(self.marks_end, which)
        options, _, option_of = slices(self.options_end, which)
        return Batch(
            self.places[marks].long(),
            self.amounts[marks].float(),
            starts,
            self.actions[options].long(),
            self.visits[options],
            option_of,
            self.seats[which],
            self.lessons[which],
            self.points[which],
            self.results[which],
            self.margins[which],
        )


def slices(ends: Tensor, which: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Some of many rows that lie one after the other: where their numbers are, where each row begins, whose each is."""
    first = ends[which]
    sizes = ends[which + 1] - first
    starts = sizes.cumsum(0) - sizes
    owner = torch.repeat_interleave(torch.arange(len(which), device=which.device), sizes)
    return torch.arange(len(owner), device=which.device) - starts[owner] + first[owner], starts, owner


class Net(nn.Module):
    """As `thinking.network`, with real numbers."""

    scales: Tensor

    def __init__(self, game: Game, alone: bool) -> None:
        super().__init__()
        scales = game.eyes.layout.scales() + [1] * MOST_SEATS
        self.register_buffer("scales", torch.tensor(scales, dtype=torch.float32))
        self.first = nn.Parameter(torch.randn(len(scales), UNITS) * 0.1)
        self.first_bias = nn.Parameter(torch.full((UNITS,), 0.25))
        self.second = nn.Linear(UNITS, UNITS_SECOND)
        self.value = nn.Linear(UNITS_SECOND, MOST_SEATS)
        self.margin = nn.Linear(UNITS_SECOND, MOST_SEATS)  # only to learn from
        self.policy = nn.Parameter(torch.randn(game.space.size, UNITS) * SPREAD)
        self.policy_bias = nn.Parameter(torch.zeros(game.space.size))
        self.trust = nn.Parameter(torch.full((), 0.0 if alone else 1.0), requires_grad=not alone)
        self.share = (
            1.0  # of what it says about chances that is played with, and of the judgement beside; see `tempered`
        )
        self.beside: float | None = None
        nn.init.normal_(self.value.weight, std=SPREAD)
        nn.init.zeros_(self.value.bias)

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of the seats, of the options, and margins."""
        amounts = batch.amounts / self.scales[batch.places]
        units = embedding_bag(batch.places, self.first, batch.starts, mode="sum", per_sample_weights=amounts)
        units = (units + self.first_bias).clamp(0.0, 1.0)
        second = self.second(units).clamp(0.0, 1.0)
        seats = self.value(second) + self.trust * batch.points
        absent = torch.arange(MOST_SEATS, device=seats.device) >= batch.seats[:, None]
        options = (units[batch.option_of] * self.policy[batch.actions]).sum(1) + self.policy_bias[batch.actions]
        return seats.masked_fill(absent, -1e9), options, self.margin(second)

    def rounded(self, game: Game) -> Weights:
        """What bots play with."""
        policy = torch.cat([self.policy, self.policy_bias[:, None]], 1)
        value = torch.cat([self.value.weight.T, self.value.bias[None]]) * self.share
        return Weights(
            array("i", [layout_number(game)]),
            whole("h", self.first / self.scales[:, None], ONE),
            whole("i", self.first_bias, ONE),
            whole("h", self.second.weight.T, ONE_SECOND),
            whole("i", self.second.bias, FULL * ONE_SECOND),
            array("f", value.detach().flatten().tolist()),
            whole("h", policy, ONE),
            array("f", [self.played_trust()]),
        )

    def played_trust(self) -> float:
        return self.trust.item() if self.beside is None else self.beside

    @torch.no_grad()
    def as_played(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """Logits of seats and options as the rounded network gives them, number by number."""
        first = steps(self.first / self.scales[:, None], ONE)
        amounts = batch.amounts.double()
        units = embedding_bag(batch.places, first, batch.starts, mode="sum", per_sample_weights=amounts)
        units = ((units + steps(self.first_bias, ONE, LARGEST_BIAS)) / 2**SHIFT).floor().clamp(0, FULL)
        second = units @ steps(self.second.weight.T, ONE_SECOND) + steps(
            self.second.bias, FULL * ONE_SECOND, LARGEST_BIAS
        )
        second = (second / ONE_SECOND).floor().clamp(0, FULL)
        seats = self.share * (second @ self.value.weight.T.double() / FULL + self.value.bias.double())
        seats = seats + self.played_trust() * batch.points.double()
        bias = steps(self.policy_bias, ONE)
        options = (units[batch.option_of] * steps(self.policy, ONE)[batch.actions]).sum(1) / FULL + bias[batch.actions]
        return seats, options / ONE


def steps(numbers: Tensor, one: int, most: int = LARGEST) -> Tensor:
    """The whole numbers that stand for them."""
    return (numbers.detach().double() * one).round().clamp(-most, most)


def whole(kind: str, numbers: Tensor, one: int) -> array[int]:
    most = LARGEST if kind == "h" else LARGEST_BIAS
    return array(kind, steps(numbers, one, most).long().flatten().tolist())


def thinned(batch: Batch) -> Batch:
    """Some of the marks, which count more for it: nobody learns a game by heart of which others are always shown."""
    shown = torch.rand_like(batch.amounts) >= UNSEEN
    return batch._replace(amounts=batch.amounts * shown / (1.0 - UNSEEN))


class Losses(NamedTuple):
    total: Tensor
    chances: Tensor  # cross entropy with how it ended
    judgement: Tensor  # the same of the judgement alone: what there is to gain
    choices: Tensor  # how far the guess is from what the search looked at
    margins: Tensor


def losses(net: Net, batch: Batch) -> Losses:
    seats, options, margins = net(batch)
    present = torch.arange(MOST_SEATS, device=seats.device) < batch.seats[:, None]
    logs = log_softmax(seats, 1)
    chances = -(batch.lessons * logs * present).sum(1).mean()
    ended = -(batch.results * logs * present).sum(1).mean()
    judged = log_softmax(batch.points.masked_fill(~present, -1e9), 1)
    judgement = -(batch.results * judged * present).sum(1).mean()
    choices = option_loss(options, batch)
    apart = ((margins - (batch.margins / POINTS).clamp(-3.0, 3.0)) ** 2 * present).sum(1).mean()
    return Losses(chances + CHOICES * choices + MARGINS * apart, ended, judgement, choices, apart)


def option_loss(options: Tensor, batch: Batch) -> Tensor:
    """By position: how much more surprising the search's attention is to the network than to itself."""
    if len(options) == 0:
        return options.sum()
    n = len(batch.seats)
    most = torch.full((n,), -1e9, device=options.device)
    most = most.scatter_reduce(0, batch.option_of, options.detach(), "amax")
    powers = (options - most[batch.option_of]).exp()
    total = torch.zeros(n, device=options.device).index_add(0, batch.option_of, powers)
    logs = options - most[batch.option_of] - total[batch.option_of].log()
    apart = batch.visits * (batch.visits.clamp(min=1e-9).log() - logs)
    with_options = batch.option_of.unique_consecutive().numel()
    return apart.sum() / max(1, with_options)


class Learner:
    """Keeps the network and its optimizer from one generation to the next."""

    def __init__(self, game: Game, seed: int, alone: bool = False, device: str | None = None) -> None:
        torch.manual_seed(seed)
        self.game = game
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.net = Net(game, alone).to(self.device)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=RATE, weight_decay=DECAY)
        self.steps = 0

    def learn(
        self, shards: list[Shard], held_out: list[Shard], passes: float, deadline: float
    ) -> Iterator[tuple[int, dict[str, float]]]:
        """Tells now and then how it goes; the last time, how well it does on positions it did not learn from."""
        known = Positions(shards, self.device)
        total = max(1, int(passes * len(known) / BATCH))
        step = 0
        while step < total:
            order = torch.randperm(len(known), device=self.device)
            for first in range(0, len(order), BATCH):
                if step >= total:
                    break
                if monotonic() > deadline:  # what was learnt so far is kept
                    total = step
                    break
                for group in self.optimizer.param_groups:
                    group["lr"] = LAST_RATE + (RATE - LAST_RATE) * (1 - step / total)
                loss = losses(self.net, thinned(known.batch(order[first : first + BATCH])))
                self.optimizer.zero_grad()
                loss.total.backward()
                self.optimizer.step()
                with torch.no_grad():
                    limit = LARGEST / ONE
                    self.net.first.clamp_(-limit, limit)
                    self.net.policy.clamp_(-limit, limit)
                step += 1
                self.steps += 1
                if step % 50 == 0:
                    yield self.steps, named(loss, "learnt")
        unseen = Positions(held_out, self.device)
        self.temper(unseen)
        yield self.steps, self.test(unseen)

    @torch.no_grad()
    def test(self, positions: Positions) -> dict[str, float]:
        sums: dict[str, float] = {}
        for first in range(0, len(positions), BATCH):
            which = torch.arange(first, min(first + BATCH, len(positions)), device=self.device)
            for name, number in named(losses(self.net, positions.batch(which)), "unseen").items():
                sums[name] = sums.get(name, 0.0) + number * len(which) / len(positions)
        return {**sums, "share": self.net.share, "trust": self.net.played_trust()}

    @torch.no_grad()
    def temper(self, positions: Positions) -> None:
        """How much of the network and how much of the judgement say best how games end that it did not learn from."""
        net = self.net
        net.share, net.beside = 1.0, None
        if len(positions) == 0 or not net.trust.requires_grad:
            return
        surprise: dict[tuple[float, float], float] = {}
        for first in range(0, len(positions), BATCH):
            which = torch.arange(first, min(first + BATCH, len(positions)), device=self.device)
            batch = positions.batch(which)
            present = torch.arange(MOST_SEATS, device=self.device) < batch.seats[:, None]
            seats = net(batch)[0]
            own = seats - net.trust * batch.points
            for share in SHARES:
                for trust in TRUSTS:
                    logs = log_softmax((share * own + trust * batch.points).masked_fill(~present, -1e9), 1)
                    loss = -(batch.results * logs * present).sum().item()
                    surprise[share, trust] = surprise.get((share, trust), 0.0) + loss
        net.share, net.beside = min(surprise, key=lambda one: surprise[one])

    def save(self, path: Path) -> None:
        state = {"net": self.net.state_dict(), "optimizer": self.optimizer.state_dict(), "steps": self.steps}
        state["tempered"] = [self.net.share, self.net.beside]
        unfinished = path.with_suffix(".unfinished")
        torch.save(state, unfinished)
        unfinished.replace(path)

    def load(self, path: Path) -> None:
        """Raises BadRun for a file that is damaged, or of another network."""
        try:
            state = torch.load(path, map_location=self.device, weights_only=True)
            self.net.load_state_dict(state["net"])
            self.optimizer.load_state_dict(state["optimizer"])
            self.steps = state["steps"]
            self.net.share, self.net.beside = state["tempered"]
        except Exception:  # PyTorch raises all kinds of them
            told = "is damaged, or of a network of another shape; put it back as it was, or begin another run"
            raise BadRun(f"'{path}' {told}") from None


def named(loss: Losses, where: str) -> dict[str, float]:
    return {f"{where}/{name}": number.item() for name, number in loss._asdict().items()}
