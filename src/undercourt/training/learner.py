"""What is learnt, in PyTorch: a judge and a tally learn chances, a guide choices; bots play with whole numbers."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag, log_softmax

from undercourt.bots.weights import Rows, Sums, Weights, layout_number
from undercourt.judgement.sense import MOST_SEATS
from undercourt.kernel.game import Game
from undercourt.kernel.rng import derived
from undercourt.thinking.judge import POINT
from undercourt.thinking.network import FULL, ONE, ONE_SECOND, SHIFT
from undercourt.training.keeping import put_state, take_state
from undercourt.training.positions import Batch, Positions, Seen
from undercourt.training.reading import names_of, scales_of
from undercourt.training.shards import Shard

UNITS = 96  # of the first layer of a guide: four blocks of words
JUDGE_UNITS = 192  # and of a judge
UNITS_SECOND = 32
LARGEST = 32_000  # whole number that stands for a weight
LARGEST_BIAS = 500_000
MOST_SEED = 2**63 - 1  # that PyTorch takes
BATCH = 4096
RATE = 1e-3
LAST_RATE = 1e-4
DECAY = 0.3  # and the next: without them it learns the games by heart
TALLY_DECAY = 0.1
UNSEEN = 0.3  # of the marks are left out while it learns
SHARES = [0.25 * n for n in range(9)]
TRUSTS = [0.1 * n for n in range(2, 13)]
SPREAD = 0.01  # of weights before training
DOUBT = 10.0  # points: in such steps a tally learns what is worth more early on


class Sum(nn.Module):
    """A tally, as in `thinking.judge`, with real numbers."""

    scales: Tensor

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.register_buffer("scales", scales_of(game))
        self.worth = nn.Parameter(torch.zeros(len(self.scales), 2))  # at last, and more with DOUBT points in doubt

    def forward(self, seen: Seen, doubts: Tensor) -> Tensor:
        """By view; `doubts` are those of its position."""
        amounts = seen.amounts / self.scales[seen.places]
        both = embedding_bag(seen.places, self.worth, seen.starts, mode="sum", per_sample_weights=amounts)
        return both[:, 0] + both[:, 1] * doubts / DOUBT

    def rounded(self) -> Sums:
        worth = self.worth / self.scales[:, None]
        return Sums(whole("i", worth[:, 0], POINT), whole("i", worth[:, 1] / DOUBT, POINT))


class Part(nn.Module):
    """One network, as in `thinking.network`, with real numbers."""

    scales: Tensor

    def __init__(self, game: Game, units: int, says: int, second: int = UNITS_SECOND) -> None:
        super().__init__()
        self.register_buffer("scales", scales_of(game))
        self.first = nn.Parameter(torch.randn(len(self.scales), units) * 0.03)
        self.first_bias = nn.Parameter(torch.full((units,), 0.25))
        self.second = nn.Linear(units, second)
        self.last = nn.Linear(second, says)
        nn.init.normal_(self.last.weight, std=SPREAD)
        nn.init.zeros_(self.last.bias)

    def forward(self, seen: Seen) -> Tensor:
        """The units of the second layer."""
        amounts = seen.amounts / self.scales[seen.places]
        units = embedding_bag(seen.places, self.first, seen.starts, mode="sum", per_sample_weights=amounts)
        second: Tensor = self.second((units + self.first_bias).clamp(0.0, 1.0)).clamp(0.0, 1.0)
        return second

    def rounded(self, share: float) -> Rows:
        last = torch.cat([self.last.weight, self.last.bias[:, None]], 1) * share
        return Rows(
            whole("h", self.first / self.scales[:, None], ONE),
            whole("i", self.first_bias, ONE),
            whole("h", self.second.weight.T, ONE_SECOND),
            whole("i", self.second.bias, FULL * ONE_SECOND),
            whole("h", last, ONE),
        )

    @torch.no_grad()
    def as_played(self, seen: Seen, share: float) -> Tensor:
        """All that it says, as the rounded network does, number by number."""
        first = steps(self.first / self.scales[:, None], ONE)
        units = embedding_bag(seen.places, first, seen.starts, mode="sum", per_sample_weights=seen.amounts.double())
        units = ((units + steps(self.first_bias, ONE, LARGEST_BIAS)) / 2**SHIFT).floor().clamp(0, FULL)
        bias = steps(self.second.bias, FULL * ONE_SECOND, LARGEST_BIAS)
        second = ((units @ steps(self.second.weight.T, ONE_SECOND) + bias) / ONE_SECOND).floor().clamp(0, FULL)
        return (second @ steps(self.last.weight.T * share, ONE) / FULL + steps(self.last.bias * share, ONE)) / ONE


class Net(nn.Module):
    """Both networks and the tally, and how much what judgement says counts beside, by number of players."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.guide = Part(game, UNITS, names_of(game))
        self.judge = Part(game, JUDGE_UNITS, 1)
        self.trust = nn.Parameter(torch.ones(MOST_SEATS + 1))
        self.tally = Sum(game)
        self.tally_trust = nn.Parameter(torch.ones(MOST_SEATS + 1))
        # Of what the judge says, and of the judgement beside, how much is played with; see `temper`.
        self.share, self.beside = 1.0, 1.0

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """Logits of the seats and of the options."""
        own = self.judge.last(self.judge(batch.all))[:, 0]
        seats = self.by_seat(own, batch) + self.trust[batch.seats, None] * batch.points
        units, last = self.guide(batch.own)[batch.option_of], self.guide.last
        options = (units * last.weight[batch.actions]).sum(1) + last.bias[batch.actions]
        ranked = batch.names >= 0
        names = batch.names[ranked]
        by_rank = (units[ranked] * last.weight[names]).sum(1) + last.bias[names]
        options = options.index_put((ranked.nonzero()[:, 0],), by_rank, accumulate=True)
        return without_absent(seats, batch), options

    def tallied(self, batch: Batch) -> Tensor:
        """Logits of the seats by the tally."""
        said = self.tally(batch.all, batch.doubts[batch.position_of])
        return without_absent(self.by_seat(said, batch) + self.tally_trust[batch.seats, None] * batch.points, batch)

    def by_seat(self, said: Tensor, batch: Batch) -> Tensor:
        """What is said of views, by position and seat."""
        rows = torch.zeros((len(batch.seats), MOST_SEATS), dtype=said.dtype, device=said.device)
        return rows.index_put((batch.position_of, batch.away), said)

    def rounded(self, game: Game) -> Weights:
        """What bots play with."""
        layout = array("i", [layout_number(game)])
        guide, judge = self.guide.rounded(1.0), self.judge.rounded(self.share)
        trust = array("f", (self.beside * self.trust).tolist())
        return Weights(layout, guide, judge, trust, self.tally.rounded(), array("f", self.tally_trust.tolist()))

    @torch.no_grad()
    def as_played(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """Logits of seats and options as the rounded networks give them."""
        said = self.judge.as_played(batch.all, self.share)[:, 0]
        seats = self.by_seat(said, batch) + self.beside * self.trust[batch.seats, None] * batch.points.double()
        said = self.guide.as_played(batch.own, 1.0)[batch.option_of]
        by_rank = said.gather(1, batch.names.clamp(min=0)[:, None])[:, 0]
        return seats, said.gather(1, batch.actions[:, None])[:, 0] + by_rank * (batch.names >= 0)

    @torch.no_grad()
    def hold(self) -> None:
        """No weight grows beyond what a whole number can stand for."""
        for part in (self.guide, self.judge):
            part.first.clamp_(-LARGEST / ONE, LARGEST / ONE)
            part.last.weight.clamp_(-LARGEST / ONE, LARGEST / ONE)


def without_absent(seats: Tensor, batch: Batch) -> Tensor:
    absent = torch.arange(MOST_SEATS, device=seats.device) >= batch.seats[:, None]
    return seats.masked_fill(absent, -1e9)


def steps(numbers: Tensor, one: int, most: int = LARGEST) -> Tensor:
    """The whole numbers that stand for them."""
    return (numbers.detach().double() * one).round().clamp(-most, most)


def whole(kind: str, numbers: Tensor, one: int) -> array[int]:
    most = LARGEST if kind == "h" else LARGEST_BIAS
    return array(kind, steps(numbers, one, most).long().flatten().tolist())


def thinned(batch: Batch) -> Batch:
    """Some of the marks, which count more for it: nobody learns a game by heart of which others are always shown."""

    def some(seen: Seen) -> Seen:
        shown = torch.rand_like(seen.amounts) >= UNSEEN
        return seen._replace(amounts=seen.amounts * shown / (1.0 - UNSEEN))

    return batch._replace(own=some(batch.own), all=some(batch.all))


class Losses(NamedTuple):
    total: Tensor
    chances: Tensor  # cross entropy with how it ended
    tally: Tensor  # the same of the tally
    judgement: Tensor  # the same of the judgement alone: what there is to gain
    choices: Tensor  # how far the guess is from what the search looked at


def losses(net: Net, batch: Batch) -> Losses:
    seats, options = net(batch)
    present = torch.arange(MOST_SEATS, device=seats.device) < batch.seats[:, None]
    logs = log_softmax(seats, 1)
    tallied = log_softmax(net.tallied(batch), 1)
    judged = log_softmax(batch.points.masked_fill(~present, -1e9), 1)
    learnt = -(batch.lessons * (logs + tallied) * present).sum(1).mean()
    ended = [-(batch.results * one * present).sum(1).mean() for one in (logs, tallied, judged)]
    choices = option_loss(options, batch)
    return Losses(learnt + choices, ended[0], ended[1], ended[2], choices)


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

    def __init__(self, game: Game, seed: int, device: str | None = None) -> None:
        torch.manual_seed(derived(seed, "learning") & MOST_SEED)
        self.game = game
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.net = Net(game).to(self.device)
        net = self.net
        networks = {"params": [*net.guide.parameters(), *net.judge.parameters()], "weight_decay": DECAY}
        tally = {"params": net.tally.parameters(), "weight_decay": TALLY_DECAY}
        trust = {"params": [net.trust, net.tally_trust], "weight_decay": 0.0}  # stays 1 where nobody played
        self.optimizer = torch.optim.AdamW([networks, tally, trust], lr=RATE)
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
                self.net.hold()
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
        return {**sums, "share": self.net.share, "trust": self.net.beside}

    @torch.no_grad()
    def temper(self, positions: Positions) -> None:
        """How much of the network and how much of the judgement say best how games end that it did not learn from."""
        net = self.net
        net.share, net.beside = 1.0, 1.0
        if len(positions) == 0:
            return
        surprise: dict[tuple[float, float], float] = {}
        for first in range(0, len(positions), BATCH):
            which = torch.arange(first, min(first + BATCH, len(positions)), device=self.device)
            batch = positions.batch(which)
            present = torch.arange(MOST_SEATS, device=self.device) < batch.seats[:, None]
            seats = net(batch)[0]
            points = net.trust[batch.seats, None] * batch.points
            own = seats - points
            for share in SHARES:
                for trust in TRUSTS:
                    logs = log_softmax((share * own + trust * points).masked_fill(~present, -1e9), 1)
                    loss = -(batch.results * logs * present).sum().item()
                    surprise[share, trust] = surprise.get((share, trust), 0.0) + loss
        net.share, net.beside = min(surprise, key=lambda one: surprise[one])

    def save(self, path: Path) -> None:
        state = {"net": self.net.state_dict(), "optimizer": self.optimizer.state_dict(), "steps": self.steps}
        state["tempered"] = [self.net.share, self.net.beside]
        put_state(path, state)

    def load(self, path: Path) -> None:
        """Raises BadRun for a file that is damaged, or of another network."""

        def take(state: dict[str, Any]) -> None:
            self.net.load_state_dict(state["net"])
            self.optimizer.load_state_dict(state["optimizer"])
            self.steps = state["steps"]
            self.net.share, self.net.beside = state["tempered"]

        take_state(path, self.device, take)


def named(loss: Losses, where: str) -> dict[str, float]:
    return {f"{where}/{name}": number.item() for name, number in loss._asdict().items()}
