"""`undercourt simulate`: many games between bots, and how they ended."""

from __future__ import annotations

import argparse
import os
from time import perf_counter
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import (
    add_options,
    add_pack,
    bots_named,
    chosen_options,
    game_with_pack,
    seed,
    whole,
)
from undercourt.commands.screen import console, print_json, progress
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.arena.simulation import Tally

MOST_GAMES = 100_000_000

DESCRIPTION = """Play many games between bots and count how they ended.

The same seed gives the same result, whatever --jobs is: game i of seed S is played with a seed of its own, 128 bits
of BLAKE2b over the text "S/i". A win that several players share counts as 1 / (number of winners) for each of them."""

EXAMPLES = """examples:
  undercourt simulate tyrants --games 1000
  undercourt simulate tyrants --players 2 --bots greedy,random --games 400 --seed 7
  undercourt simulate tyrants --players 3 --option decks=random --option section=left --json

with --json, one object: game, players, games, decisions, seconds, decisions_per_s, games_per_s, compiled,
seats (by seat: wins, mean_score), lengths in decisions per game (mean, p95: 95 % of the games are no longer)"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "simulate",
        help="many games between bots, counted",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help="which game; 'undercourt games' lists them")
    text = "how many play (default: as few as the game allows)"
    parser.add_argument("--players", type=whole(1), metavar="N", help=text)
    parser.add_argument(
        "--games", type=whole(1, MOST_GAMES), default=100, metavar="K", help="how many games (default: 100)"
    )
    text = "one name for all seats, or one for each; docs/lab-and-arena.md says how bots are named (default: random)"
    parser.add_argument("--bots", default="random", metavar="A,B", help=text)
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="whole number (default: 1)")
    cores = os.cpu_count() or 1
    text = f"processes at work (default: one for each core, here {cores})"
    parser.add_argument("--jobs", type=whole(1, 256), default=cores, metavar="J", help=text)
    add_options(parser)
    add_pack(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from undercourt import COMPILED
    from undercourt.arena.simulation import Setting, Tally, simulate

    game = game_with_pack(args.game, args.pack)
    players = game.fewest if args.players is None else args.players
    options = chosen_options(game, players, args.option)
    bots = [entrant.label for entrant in bots_named(args.bots, game)]
    if len(bots) not in (1, players):
        raise BadInput(f"--bots names {len(bots)} bots for {players} seats; name one for all seats, or {players}")
    bots = bots * players if len(bots) == 1 else bots
    setting = Setting(game.slug, bots, options, args.seed, game.carried_pack)

    tally = Tally(players)
    start = perf_counter()
    for part in progress(simulate(setting, args.games, args.jobs), args.games, game.slug, "games"):
        tally.add(part)
    result = summary(game.slug, tally, perf_counter() - start, COMPILED)
    if args.json:
        print_json(result)
    else:
        show(result, [f"{colour} ({name})" for colour, name in zip(game.seat_names, setting.bots, strict=False)])
    return 0


def summary(game: str, tally: Tally, seconds: float, compiled: bool) -> dict[str, Any]:
    seats = range(len(tally.points))
    return {
        "game": game,
        "players": len(seats),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / seconds, 1),
        "games_per_s": round(tally.games / seconds, 1),
        "compiled": compiled,
        "seats": [{"wins": tally.wins_of(seat), "mean_score": tally.mean_score(seat)} for seat in seats],
        "lengths": {"mean": tally.decisions / tally.games, "p95": tally.length_at(95)},
    }


def show(result: dict[str, Any], names: list[str]) -> None:
    from rich.table import Table

    table = Table(title=f"{result['game']}: {result['games']} games, {result['players']} players", title_justify="left")
    table.add_column("seat")
    for column in ("wins", "of games", "mean score"):
        table.add_column(column, justify="right")
    for name, seat in zip(names, result["seats"], strict=True):
        share = f"{100 * seat['wins'] / result['games']:.1f} %"
        table.add_row(name, f"{seat['wins']:.1f}", share, f"{seat['mean_score']:.1f}")
    out = console()
    out.print(table)
    lengths, built = result["lengths"], "compiled" if result["compiled"] else "uncompiled"
    out.print(f"Decisions per game: {lengths['mean']:.0f} on average, at most {lengths['p95']} in 95 % of the games.")
    rates = f"{result['decisions_per_s']:,.0f} decisions/s, {result['games_per_s']:,.1f} games/s"
    out.print(f"{result['seconds']:.1f} s: {rates} (engine {built}).")
