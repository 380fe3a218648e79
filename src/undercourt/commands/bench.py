"""`undercourt bench`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import game_named, seconds
from undercourt.commands.screen import console, print_json, progress

if TYPE_CHECKING:
    from rich.console import Console

    from undercourt.arena.peers import Compared, Peer
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

Then the faces for programs that learn, with four players (docs/for-researchers.md), each beside a peer in the same run:

  playouts           the engine's own loop, once more
  batch_masks        undercourt.batch, 1,024 games stepped from Python: masks only
  batch              the same with observations, beside OpenSpiel's hearts with its tensors, and once more beside
                     PufferLib's triple_triad: as many games in C, stepped from Python in one call
  pettingzoo         the PettingZoo environment, beside PettingZoo's texas_holdem_v4
  openspiel          the game in OpenSpiel, beside OpenSpiel's python_team_dominoes
  openspiel_tensors  the same with its tensors, beside OpenSpiel's hearts with its own

Every number is the median of five short slices; all measurements take turns, so that noise hits them alike. Numbers to
cite need longer slices, such as --seconds 2, and a machine that does nothing else."""

EXAMPLES = """examples:
  undercourt bench
  undercourt bench --game tyrants --seconds 2 --json

with --json, one object: compiled, build (uncompiled, compiled or trained), hearts ({decisions_per_s} or null), games (a
list of objects with game, players and the numbers above), faces (a list of objects with game, players, face,
decisions_per_s, of_playouts, least, peer, ratio, bar; least and bar are what the project wants) and peers (a list of
objects with peer, what, decisions_per_s, install); what is not installed is null"""


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
    text = "for each measurement; every number of players has three, every game six more (default: 0.25)"
    parser.add_argument("--seconds", type=seconds, default=0.25, metavar="X", help=text)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from undercourt import BUILD, COMPILED
    from undercourt.arena.peers import Beside
    from undercourt.arena.speed import Bench
    from undercourt.games import game_names

    games = [game_named(name) for name in ([args.game] if args.game is not None else game_names())]
    beside = Beside(games)
    bench = Bench(games, args.seconds, beside.measures)
    for _ in progress(bench.run(), bench.steps, "measuring"):
        pass
    hearts = bench.hearts()
    result = {
        "compiled": COMPILED,
        "build": BUILD,
        "hearts": None if hearts is None else {"decisions_per_s": round(hearts)},
        "games": [row(speed, hearts) for speed in bench.speeds()],
        "faces": [face_row(one) for one in beside.compared(bench.others())],
        "peers": [peer_row(peer, per_s) for peer, per_s in beside.found_peers(bench.others())],
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


def face_row(one: Compared) -> dict[str, Any]:
    return {
        **one._asdict(),
        "decisions_per_s": whole(one.decisions_per_s),
        "of_playouts": None if one.of_playouts is None else round(one.of_playouts, 3),
        "ratio": None if one.ratio is None else round(one.ratio, 2),
    }


def peer_row(peer: Peer, per_s: float | None) -> dict[str, Any]:
    return {"peer": peer.name, "what": peer.what, "decisions_per_s": whole(per_s), "install": peer.install}


def whole(number: float | None) -> int | None:
    return None if number is None else round(number)


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
    out.print()
    show_faces(result, out)


def show_faces(result: dict[str, Any], out: Console) -> None:
    from rich.table import Table

    table = Table(title="Faces for programs that learn, four players", title_justify="left")
    for column in ("game", "face"):
        table.add_column(column)
    for column in ("decisions/s", "of playouts", "wanted", "beside", "times as fast", "wanted"):
        table.add_column(column, justify="right")
    for one in result["faces"]:
        found, of_playouts, ratio = one["decisions_per_s"], one["of_playouts"], one["ratio"]
        table.add_row(
            one["game"],
            one["face"],
            "not installed" if found is None else f"{found:,}",
            "" if of_playouts is None else f"{of_playouts:.2f}",
            "" if one["least"] is None else f"{one['least']:,}",
            one["peer"],
            "" if ratio is None else f"{ratio:,.1f}",
            "" if one["bar"] is None else f"{one['bar']:g}",
        )
    out.print(table)
    for peer in result["peers"]:
        found = peer["decisions_per_s"]
        said = f"not installed: {peer['install']}" if found is None else f"{found:,} decisions/s"
        out.print(f"{peer['peer']} ({peer['what']}): {said}.", markup=False)
