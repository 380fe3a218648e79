"""`undercourt bench`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import game_named, seconds
from undercourt.commands.screen import console, print_json, progress

if TYPE_CHECKING:
    from undercourt.arena.speed import Speed

DESCRIPTION = """Measure the engine on one core, for every number of players: random games, all options by lot.

  decisions_per_s         whole games, setup included, in the engine's own loop ('playouts')
  games_per_s             the same, counted in games
  python_decisions_per_s  one decision at a time from plain Python: list the legal actions, apply one
  clone_us                microseconds for a copy of the state in the middle of a game, called from Python
  state_bytes             contents of all arrays that such a copy has for itself
  options_per_decision    legal actions at a decision, on average
  ratio, python_ratio     decisions_per_s and python_decisions_per_s over those of OpenSpiel's hearts, driven from
                          Python in the same run, where the package open_spiel is installed; else null

Every number is the median of five short slices; all measurements take turns, so that noise hits them alike."""

EXAMPLES = """examples:
  undercourt bench
  undercourt bench --game tyrants --seconds 5 --json

with --json, one object: compiled, build (uncompiled, compiled or trained), hearts ({decisions_per_s} or null), games (a
list of objects with game, players and the numbers above)"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "bench",
        help="how fast the engine is here",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--game", metavar="G", help="only this one (default: all of them)")
    text = "for each measurement; every number of players has three (default: 1.5)"
    parser.add_argument("--seconds", type=seconds, default=1.5, metavar="X", help=text)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from undercourt import BUILD, COMPILED
    from undercourt.arena.speed import Bench
    from undercourt.games import game_names

    games = [game_named(name) for name in ([args.game] if args.game is not None else game_names())]
    bench = Bench(games, args.seconds)
    for _ in progress(bench.run(), bench.steps, "measuring"):
        pass
    hearts = bench.hearts()
    result = {
        "compiled": COMPILED,
        "build": BUILD,
        "hearts": None if hearts is None else {"decisions_per_s": round(hearts)},
        "games": [row(speed, hearts) for speed in bench.speeds()],
    }
    if args.json:
        print_json(result)
    else:
        show(result)
    return 0


def row(speed: Speed, hearts: float | None) -> dict[str, Any]:
    return {
        "game": speed.game,
        "players": speed.players,
        "decisions_per_s": round(speed.decisions_per_s),
        "games_per_s": round(speed.games_per_s, 1),
        "python_decisions_per_s": round(speed.python_decisions_per_s),
        "clone_us": round(speed.clone_us, 3),
        "state_bytes": speed.state_bytes,
        "options_per_decision": round(speed.options_per_decision, 2),
        "ratio": None if hearts is None else round(speed.decisions_per_s / hearts, 2),
        "python_ratio": None if hearts is None else round(speed.python_decisions_per_s / hearts, 2),
    }


def show(result: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table(title=f"Engine {result['build']}", title_justify="left")
    table.add_column("game")
    for column in ("players", "decisions/s", "games/s", "Python/s", "clone µs", "bytes", "options"):
        table.add_column(column, justify="right")
    hearts = result["hearts"]
    if hearts is not None:
        table.add_column("x hearts", justify="right")
        table.add_column("Python x", justify="right")
    for one in result["games"]:
        cells = [one["game"], f"{one['players']}", f"{one['decisions_per_s']:,}", f"{one['games_per_s']:,.0f}"]
        cells += [f"{one['python_decisions_per_s']:,}", f"{one['clone_us']:.2f}", f"{one['state_bytes']:,}"]
        cells.append(f"{one['options_per_decision']:.1f}")
        if hearts is not None:
            cells += [f"{one['ratio']:.1f}", f"{one['python_ratio']:.1f}"]
        table.add_row(*cells)
    out = console()
    out.print(table)
    if hearts is not None:
        out.print(f"OpenSpiel's hearts, driven from Python: {hearts['decisions_per_s']:,} decisions/s.")
    else:
        out.print("To compare with OpenSpiel's hearts, install the package open_spiel.")
