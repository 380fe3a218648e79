"""Plays thousands of random games under the laws of the kernel: `python tools/laws.py tyrants --games 20000 --jobs 2`.

The games go in turn through all numbers of players and all choices of options; where those are too many, the first
options go in turn and the others are drawn by lot. Exit 1: a law was broken; what is then printed names the seed, and
`--games 1 --seed THAT` shows it again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # for the facts that the tests of a game provide
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt import BUILD
from undercourt._build import SRC
from undercourt.kernel import laws
from undercourt.kernel.game import BadOption, Game, Options
from undercourt.kernel.rng import Rng, seeded

CHUNK = 50  # games that one process plays before it reports
LONGEST_ROUND = 400  # games until each choice of options has had its turn

# At every n-th decision, or for every n-th game: what is costly is done rarely, so that a game takes less than 0.1 s.
PERIODS = {
    "options_are_sound": 1,
    "refuses_what_is_not_offered": 10,
    "pieces_are_conserved": 20,
    "scores_add_up": 23,
    "views_carry_no_machinery": 29,
    "scores_are_public": 53,
    "copy_shares_nothing": 37,
    "views_hide_what_the_rules_hide": 113,
    "asking_tells_no_secrets": 311,
    "actions_are_told_to_those_who_see_them": 503,
    "barriers_mark_what_cannot_be_taken_back": 31,
    "events_tell_no_secrets": 71,
    "saves_and_loads": 83,
    "views_survive_the_round_trip": 127,
    "explains_every_action": 1511,
    "replay_equals_play": 1,
    "events_change_nothing": 1,
}


def main() -> int:
    games = sorted(path.parent.name for path in (SRC / "undercourt" / "games").glob("*/rules.toml"))
    parser = argparse.ArgumentParser(description="Random games under the laws that every game obeys.")
    parser.add_argument("game", choices=games)
    parser.add_argument("--games", type=int, default=1000, help="how many games (1000)")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes (1)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow (0)")
    wanted = parser.parse_args()
    print(f"{wanted.game}, {BUILD}", file=sys.stderr)

    began = time.monotonic()
    total: Counter[str] = Counter()
    end = wanted.seed + wanted.games
    chunks = [(wanted.game, first, min(first + CHUNK, end)) for first in range(wanted.seed, end, CHUNK)]
    with ProcessPoolExecutor(wanted.jobs) as pool:
        running: set[Future[Counter[str]]] = {pool.submit(play, *chunk) for chunk in chunks}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                try:
                    total += future.result()
                except laws.Violation as violation:
                    pool.shutdown(cancel_futures=True)
                    print(f"\n{violation}", file=sys.stderr)
                    return 1
            spent = time.monotonic() - began
            if sys.stderr.isatty():
                print(f"\r{total['games']} of {wanted.games} games, {spent:.0f} s", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(summary(total))
    return 0


def play(name: str, first: int, end: int) -> Counter[str]:
    """The games with these seeds, in a separate process; how often each law was checked."""
    game: Game = import_module(f"undercourt.games.{name}.game").GAME
    facts: laws.Facts = import_module(f"tests.games.{name}.laws.facts").FACTS
    total: Counter[str] = Counter()
    for seed in range(first, end):
        seats, options = setting(game, seed)
        total += laws.check_game(game, facts, seats, options, seed, PERIODS)
        total["games"] += 1
    return total


def setting(game: Game, seed: int) -> tuple[int, Options]:
    """Every number of players with every choice of options in turn, except leaving them to chance.

    The first options change the fastest. Those that would make the round too long are drawn for each game separately,
    and drawn again where the game refuses them together.
    """
    rng = seeded(seed)
    seats = game.fewest + seed % (game.most - game.fewest + 1)
    while True:
        options = drawn(game, seed, rng)
        try:
            return seats, game.chosen(seats, options)
        except BadOption:
            continue


def drawn(game: Game, seed: int, rng: Rng) -> Options:
    tables = game.most - game.fewest + 1
    rest = seed // tables
    options: Options = {}
    for option in game.options:
        values = [value for value in option.values if value != "random"]
        tables *= len(values)
        if tables <= LONGEST_ROUND:
            rest, i = divmod(rest, len(values))
        else:
            i = rng.below(len(values))
        options[option.name] = values[i]
    return options


def summary(total: Counter[str]) -> str:
    checked = ", ".join(f"{law} {total[law]}" for law in PERIODS)
    return f"{total['games']} games, {total['decisions']} decisions, no violation; checked: {checked}"


if __name__ == "__main__":
    sys.exit(main())
