"""Tables that a network plays at: thousands of games at once, seen by PyTorch. Actions are counted from the seat."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from undercourt.arena.speed import any_options
from undercourt.batch import Batch
from undercourt.judgement.sense import MOST_SEATS
from undercourt.kernel.game import Game
from undercourt.kernel.observing import counted_from
from undercourt.kernel.rng import derived

BY_LOT = 0.3  # of the games have options drawn by lot, where options vary
FEWEST = 16  # games of a batch
MARGIN = 0.4  # what the margin pays beside the win, at most
SLOW = 0.01  # how fast it is learnt what a large margin is


class Looked(NamedTuple):
    """What the seats to act see, one game a row, on the device of the network."""

    rows: Tensor  # bytes of the observation
    masks: Tensor  # by action, counted from the seat
    seats: Tensor


class Ended(NamedTuple):
    """What came of a step."""

    dones: Tensor
    paid: Tensor  # by seat, in games that ended; else 0


class Tables:
    """Batches for several numbers of players, side by side."""

    def __init__(
        self, game: Game, games: int, players: dict[int, float], vary: bool, jobs: int, seed: int, device: str
    ) -> None:
        self.game, self.device = game, device
        self.batches: list[Batch] = []
        whole = sum(players.values())
        for number, share in players.items():
            kinds = [({}, 1.0 - BY_LOT), (any_options(game, number), BY_LOT)] if vary else [({}, 1.0)]
            for options, part in kinds:
                wanted = max(FEWEST, int(games * share / whole * part))
                processes = min(wanted, max(1, round(jobs * share / whole * part)))
                own = derived(seed, f"batch {len(self.batches)}")
                self.batches.append(Batch(game, wanted, number, own, True, processes, **options))
        self.games = sum(batch.games for batch in self.batches)
        ends = np.cumsum([batch.games for batch in self.batches])
        self.places = [slice(int(end) - batch.games, int(end)) for batch, end in zip(self.batches, ends, strict=True)]
        self.players = torch.cat([torch.full((batch.games,), batch.players) for batch in self.batches]).to(device)
        self.spread = 0.0  # between the first and the last of a game, as a rule
        # By number of players and seat: for each action, counted from the seat, what it is called at the table.
        self.called = torch.zeros((game.most + 1, game.most, game.space.size), dtype=torch.int64, device=device)
        for number in players:
            for seat in range(number):
                counted = torch.tensor(list(counted_from(seat, number, game.space, game.seat_names)), device=device)
                self.called[number, seat, counted] = torch.arange(game.space.size, device=device)
        self.threads = ThreadPoolExecutor(len(self.batches))

    def look(self) -> Looked:
        def all_of(name: str) -> Tensor:
            return torch.cat([torch.from_numpy(getattr(one, name).copy()).to(self.device) for one in self.batches])

        seats = all_of("seats")
        return Looked(all_of("observations"), all_of("masks").gather(1, self.called[self.players, seats]), seats)

    def step(self, actions: Tensor, seats: Tensor) -> Ended:
        """One action for each game, counted from the seat to act. Batches with processes of their own go together."""
        real = self.called[self.players, seats].gather(1, actions[:, None])[:, 0].cpu().numpy()
        both = list(zip(self.batches, self.places, strict=True))
        for done in [self.threads.submit(one.step, real[at]) for one, at in both]:
            done.result()
        dones = torch.from_numpy(np.concatenate([one.dones for one in self.batches])).to(self.device)
        paid = np.zeros((self.games, MOST_SEATS), np.float32)
        for one, at in both:
            if one.dones.any():
                paid[at][one.dones, : one.players] = self.pay(one)
        return Ended(dones, torch.from_numpy(paid).to(self.device))

    def pay(self, batch: Batch) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
        """A win, and a little by how much: a game that is lost anyhow can still be lost by less."""
        points = batch.points[batch.dones].astype(np.float64)
        order = np.sort(points, 1)
        spread = float((order[:, -1] - order[:, 0]).mean())
        self.spread = spread if self.spread == 0 else self.spread + SLOW * (spread - self.spread)
        best_other = np.where(points == order[:, -1:], order[:, -2:-1], order[:, -1:])
        margin = np.clip((points - best_other) / max(1.0, self.spread), -1, 1)
        paid: np.ndarray[tuple[int, int], np.dtype[np.float64]] = batch.rewards[batch.dones] + MARGIN * margin
        return paid

    def close(self) -> None:
        self.threads.shutdown()
        for batch in self.batches:
            batch.close()
