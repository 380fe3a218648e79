"""The tables of a batch as an environment of PufferLib, for self-play: all of what it takes, and random play with it.

python examples/research/pufferlib_tables.py whispers --tables 64 --steps 500 --seed 7

An agent is a table, played by whichever seat is asked there. PufferLib wants one box, so a row is what that seat may
know and then the mask of what is legal: its own policies do not read it, and a policy that is to play here must.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import undercourt.env
from undercourt.batch import Batch

try:
    import pufferlib
except ImportError as missing:
    raise ImportError("this example needs PufferLib 3; docs/for-researchers.md says how to have it") from missing


class Tables(pufferlib.PufferEnv):  # type: ignore[misc]  # PufferLib has no types
    """PufferLib owns the arrays and hands them over as `buf`; rows of the batch are copied into them.

    The reward is what the seat that has just acted is paid, at the end of a game; what all are paid is in
    `batch.rewards`. A table whose game has ended shows the next one at once.
    """

    def __init__(
        self, game: str = "whispers", tables: int = 64, players: int = 2, buf: Any = None, seed: int = 0, **options: Any
    ) -> None:
        self.batch = Batch(game, tables, players, seed, **options)
        self.seen, self.actions_there = self.batch.observations.shape[1], self.batch.masks.shape[1]
        self.single_observation_space = spaces.Box(0, 255, (self.seen + self.actions_there,), np.uint8)
        self.single_action_space = spaces.Discrete(self.actions_there)
        self.num_agents = tables
        self.tables = np.arange(tables)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[npt.NDArray[np.uint8], list[Any]]:
        self.batch.reset(seed)
        self.rewards[:], self.terminals[:] = 0, False
        return self.shown(), []

    def step(self, actions: npt.NDArray[Any]) -> tuple[Any, ...]:
        acting = self.batch.seats.copy()
        self.batch.step(actions)
        self.rewards[:] = self.batch.rewards[self.tables, acting]
        self.terminals[:] = self.batch.dones
        return self.shown(), self.rewards, self.terminals, self.truncations, []

    def shown(self) -> npt.NDArray[np.uint8]:
        rows: npt.NDArray[np.uint8] = self.observations
        rows[:, : self.seen] = self.batch.observations
        rows[:, self.seen :] = self.batch.masks
        return rows

    def close(self) -> None:
        self.batch.close()


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="whispers", choices=undercourt.env.IDS)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args(words)
    if min(args.tables, args.steps) < 1 or args.seed < 0:
        parser.error("tables and steps are 1 or more; the seed is 0 or more")
    env = Tables(args.game, args.tables)
    chance = np.random.default_rng(args.seed)
    rows, _ = env.reset(args.seed)
    ended, paid = 0, 0.0
    for _ in range(args.steps):
        legal = rows[:, env.seen :]
        rows, rewards, terminals, _, _ = env.step((legal * chance.random(legal.shape)).argmax(axis=1))
        ended += int(terminals.sum())
        paid += float(rewards.sum())
    print(f"{args.game}: {args.steps} steps at {args.tables} tables, {ended} games ended")
    print(f"whoever moved last was paid {paid / max(ended, 1):+.2f} a game")
    env.close()


if __name__ == "__main__":
    main()
