"""Information set Monte Carlo tree search, as OpenSpiel has it, against a bot that plays at random.

python examples/research/ismcts_openspiel.py abyss --games 4 --simulations 50 --seed 7
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts
from open_spiel.python.bots import uniform_random

import undercourt.openspiel
from undercourt.openspiel.rollouts import Rollouts


def searcher(game: pyspiel.Game, simulations: int, seed: int) -> ismcts.ISMCTSBot:
    """It never looks at the true state: each simulation begins in a world that its seat imagines."""
    chance = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, Rollouts(1, seed), uct_c=1.4, max_simulations=simulations, random_state=chance)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random_sample))  # by the seed
    return bot


def play(game: pyspiel.Game, bots: list[pyspiel.Bot]) -> pyspiel.State:
    """One game to its end."""
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(state.legal_actions()[0] if chance else bots[state.current_player()].step(state))
    return state


def main(words: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [name.removeprefix("undercourt_") for name in undercourt.openspiel.NAMES]
    parser.add_argument("game", nargs="?", default="abyss", choices=names)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50, help="for each decision")
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args(words)
    if min(args.games, args.simulations) < 1 or not 0 <= args.seed < 2**31:
        parser.error("games and simulations are 1 or more; the seed is 0 or more, and below 2^31")
    game = pyspiel.load_game(f"undercourt_{args.game}", {"players": 2, "rng_seed": args.seed})
    search = searcher(game, args.simulations, args.seed)
    returns: list[float] = []
    for number in range(args.games):
        seat = number % 2  # by turns, as the first seat may have an advantage
        random = uniform_random.UniformRandomBot(1 - seat, np.random.RandomState(args.seed + number))
        state = play(game, [search, random] if seat == 0 else [random, search])
        returns.append(state.returns()[seat])
        points = state.scores()
        print(f"game {number + 1}: {points[seat]} points to {points[1 - seat]}, return {returns[-1]:+.0f}")
    mean: float = sum(returns) / args.games
    print(f"IS-MCTS with {args.simulations} simulations: mean return {mean:+.2f}")
    return mean


if __name__ == "__main__":
    main()
