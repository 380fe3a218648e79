"""Learns A War of Whispers from games against itself, in NumPy alone, and measures itself against random play.

python examples/research/learn_whispers.py --seed 7

It is Monte-Carlo learning, as in DouZero: a network says for every action what a game is worth in the end that goes on
with it; nearly always the best of the legal ones is taken; and when a game has ended, every action taken in it is told
what that game was worth to its seat. There is no search, no advantage and no bootstrapping. A hundred games are played
at once by `undercourt.batch`, so the network sees them as one matrix. On a machine with other work to do,
OMP_NUM_THREADS=1 makes it many times faster: its matrices are too small to be shared by several threads.
"""

from __future__ import annotations

import argparse
from time import perf_counter

import numpy as np
import numpy.typing as npt

import undercourt
from undercourt.arena.statistics import NORMAL, wilson
from undercourt.batch import Batch

Floats = npt.NDArray[np.float32]

GAME, PLAYERS = "whispers", 2
HIDDEN = 128
EXPLORE = 0.05  # of all decisions, how many are left to chance
PIECE = 512  # positions in one step of learning
RATE, BETA1, BETA2 = 1e-3, 0.9, 0.999  # of Adam


class Network:
    """Two layers: from an observation to a value for every action."""

    def __init__(self, seen: int, actions: int, scales: Floats, rng: np.random.Generator) -> None:
        self.scales = scales
        self.weights: list[Floats] = [
            (rng.standard_normal((seen, HIDDEN)) / np.sqrt(seen / 8)).astype(
                np.float32
            ),  # an eighth of a row is marked
            np.zeros(HIDDEN, np.float32),
            (rng.standard_normal((HIDDEN, actions)) / np.sqrt(HIDDEN) / 10).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self.first = [np.zeros_like(one) for one in self.weights]  # moments of the gradients
        self.second = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def values(self, seen: npt.NDArray[np.uint8]) -> Floats:
        w1, b1, w2, b2 = self.weights
        hidden: Floats = np.maximum((seen * self.scales) @ w1 + b1, 0)
        return hidden @ w2 + b2

    def choose(self, seen: npt.NDArray[np.uint8], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        """The best legal action of every row."""
        best: npt.NDArray[np.int64] = np.where(masks, self.values(seen), -np.inf).argmax(axis=1)
        return best

    def learn(self, seen: npt.NDArray[np.uint8], actions: npt.NDArray[np.int64], worth: Floats) -> float:
        """One step towards what the actions turned out to be worth; the mean square of what was missing."""
        w1, b1, w2, _ = self.weights
        n = len(actions)
        x = seen * self.scales
        hidden = np.maximum(x @ w1 + b1, 0)
        missing = np.einsum("ij,ji->i", hidden, w2[:, actions]) + self.weights[3][actions] - worth
        slope = (missing * 2 / n).astype(np.float32)
        g2, g3 = np.zeros_like(w2), np.zeros_like(self.weights[3])
        np.add.at(g2.T, actions, slope[:, None] * hidden)
        np.add.at(g3, actions, slope)
        back = slope[:, None] * w2[:, actions].T * (hidden > 0)
        self.adam([x.T @ back, back.sum(axis=0), g2, g3])
        return float((missing**2).mean())

    def adam(self, gradients: list[Floats]) -> None:
        self.steps += 1
        rate = RATE * np.sqrt(1 - BETA2**self.steps) / (1 - BETA1**self.steps)
        for weight, gradient, first, second in zip(self.weights, gradients, self.first, self.second, strict=True):
            first += (1 - BETA1) * (gradient - first)
            second += (1 - BETA2) * (gradient**2 - second)
            weight -= rate * first / (np.sqrt(second) + 1e-8)


def self_play(
    network: Network, batch: Batch, steps: int, rng: np.random.Generator
) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64], Floats]:
    """So many decisions at every table: what was seen, what was done, and what it was worth, where that is known."""
    rows = np.arange(batch.games)
    seen = np.empty((steps, batch.games, batch.observations.shape[1]), np.uint8)
    actions = np.empty((steps, batch.games), np.int64)
    seats = np.empty((steps, batch.games), np.int64)
    worth = np.full((steps, batch.games), np.nan, np.float32)
    begun = np.zeros(batch.games, np.int64)  # at which step the present game of each table began
    for step in range(steps):
        seen[step], seats[step] = batch.observations, batch.seats
        best = network.choose(batch.observations, batch.masks)
        actions[step] = np.where(rng.random(batch.games) < EXPLORE, batch.sample(), best)
        batch.step(actions[step])
        for row in rows[batch.dones]:
            game = slice(begun[row], step + 1)
            worth[game, row] = batch.rewards[row][seats[game, row]]
            begun[row] = step + 1
    known = ~np.isnan(worth)
    return seen[known], actions[known], worth[known]


def against_random(network: Network, games: int, seed: int) -> float:
    """The share of games that the network wins: half of them from each seat, each table's first game."""
    batch = Batch(GAME, games, PLAYERS, seed)
    mine = np.arange(games) % PLAYERS
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        best = network.choose(batch.observations, batch.masks)
        batch.step(np.where(batch.seats == mine, best, batch.sample()))
        ended = batch.dones & np.isnan(won)
        won[ended] = (batch.rewards[ended, mine[ended]] + 1) / 2  # from -1, 0, 1 to 0, a half, 1
    return float(won.mean())


def main(words: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--rounds", type=int, default=24, help="of playing and learning")
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--steps", type=int, default=600, help="decisions at every table in a round")
    parser.add_argument("--trial", type=int, default=1000, help="games against random play, at the end")
    args = parser.parse_args(words)
    if min(args.tables, args.steps, args.trial) < 1 or args.rounds < 0 or args.seed < 0:
        parser.error("tables, steps and trial are 1 or more; rounds and seed are 0 or more")
    rng = np.random.default_rng(args.seed)
    game = undercourt.load(GAME)
    scales: Floats = np.reciprocal(np.array(game.layout.scales(), np.float32))
    network = Network(game.layout.size, len(game.actions), scales, rng)
    batch = Batch(GAME, args.tables, PLAYERS, args.seed)
    start = perf_counter()
    for number in range(args.rounds):
        seen, actions, worth = self_play(network, batch, args.steps, rng)
        if len(actions) == 0:
            print(f"round {number + 1}: no game has ended within {args.steps} decisions, so nothing is learnt")
            continue
        order = rng.permutation(len(actions))
        missing = [network.learn(seen[i], actions[i], worth[i]) for i in np.array_split(order, 1 + len(order) // PIECE)]
        said = f"round {number + 1}: {len(actions)} decisions, error {np.mean(missing):.3f}"
        print(f"{said}, {perf_counter() - start:.0f} s", flush=True)
    share = against_random(network, args.trial, args.seed + 1)
    _, low, high = wilson(share, args.trial, NORMAL)
    print(f"wins {share:.1%} of {args.trial} games against random play (95 %: {low:.1%} to {high:.1%})")
    return share


if __name__ == "__main__":
    main()
