"""Plays random games in four ways: by hand, through PettingZoo, through Gymnasium, and a thousand at once.

python examples/research/random_play.py tyrants --games 3 --seed 7
"""

from __future__ import annotations

import argparse
from random import Random

import gymnasium
import numpy as np

import undercourt
import undercourt.env
from undercourt.batch import Batch
from undercourt.env.aec import TableEnv


def by_hand(name: str, games: int, seed: int) -> None:
    """The shortest way: a game says what is legal, by number and by name."""
    game = undercourt.load(name)
    chance = Random(seed)
    for number in range(games):
        t = game.new(players=3, seed=seed + number)
        while not t.done:
            t.step(chance.choice(t.legal))
        print(f"{t!r}: points {t.scores}, returns {t.returns}")


def through_pettingzoo(name: str, games: int, seed: int) -> None:
    """All seats, one at a time: `undercourt.env.tyrants_v0.env(players=3)` makes the same environment."""
    env = TableEnv(name, players=3)
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in range(games):
        paid = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, ended, _, _ = env.last()
            paid[agent] += reward
            env.step(None if ended else chance.choice(np.flatnonzero(seen["action_mask"])))
        print(f"PettingZoo: {paid}")
        env.reset()


def through_gymnasium(name: str, games: int, seed: int) -> None:
    """One seat; the others are played by bots."""
    env = gymnasium.make(undercourt.env.IDS[name], players=3, opponents="random")
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    for _ in range(games):
        ended = False
        while not ended:
            seen, reward, ended, _, info = env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
        print(f"Gymnasium: seat {info['seat']} was paid {reward}, points {info['points']}")
        seen, info = env.reset()


def all_at_once(name: str, games: int, seed: int) -> None:
    """In arrays that are written in place; random actions are drawn in compiled code."""
    with Batch(name, games=games, players=3, seed=seed) as batch:
        decisions = 0
        while batch.episodes.sum() < games:
            batch.step(batch.sample())
            decisions += games
        print(f"batch: {batch.episodes.sum()} games ended within {decisions} decisions")


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="tyrants", choices=undercourt.env.IDS)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args(words)
    if args.games < 1 or args.seed < 0:
        parser.error("games are 1 or more; the seed is 0 or more")
    for way in (by_hand, through_pettingzoo, through_gymnasium, all_at_once):
        way(args.game, args.games, args.seed)


if __name__ == "__main__":
    main()
