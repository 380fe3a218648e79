"""`undercourt arena`: bots against each other in duplicate deals, and how sure the result is."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from undercourt import files
from undercourt.commands.arguments import (
    add_options,
    add_pack,
    bots_named,
    chosen_options,
    folder_named,
    game_with_pack,
    seed,
    texts_in,
    to_type,
    whole,
)
from undercourt.commands.screen import console, print_json, progress
from undercourt.errors import BadInput
from undercourt.printable import printable

if TYPE_CHECKING:
    from rich.table import Table

    from undercourt.arena.keeping import Folder
    from undercourt.arena.tournament import Contest, Played
    from undercourt.kernel.game import Game

MOST_DEALS = 1_000_000
INTERRUPTED = 130

DESCRIPTION = """Play bots against each other in duplicate deals, and say how sure the result is.

Every deal is played once in each rotation of the seats, so that luck meets all bots alike; rotations that seat equal
bots alike are played once. As many players as bots. Win rates are those of one seat: a bot that sits in three seats has
the mean of the three. Intervals are 95 %, from how much deals differ; docs/lab-and-arena.md tells the method.

A budget is how hard a bot may think about one decision: a time (100ms, 1s) or a number of positions (2000). After a
name, as in search@1s, it is for that bot alone. Levels, such as courtier, have their own and take no other. With
budgets in positions the same seed gives the same result, whatever --jobs is; with times it depends on the machine.
Where a search plays on to the end of a round in its mind, it looks at some times as many on the way.

A bot of yours is module:Class, imported from here or from where Python looks; neural=FILE.npz is the network of a file.

With --out, every game is kept as soon as it is over. The same command goes on after an interruption, or with more
deals; at its end the folder has games.parquet (a row for each game and seat), report.html and result.json."""

EXAMPLES = """examples:
  undercourt arena tyrants --bots expert,greedy,greedy,greedy --deals 400
  undercourt arena whispers --bots search@100ms,search@1s --deals 200 --out whispers-time
  undercourt arena abyss --bots search,expert --budget 300ms --deals 400 --json
  undercourt arena tyrants --bots expert,greedy --deals 1000 --ray auto
  undercourt arena tyrants --bots my_agent:MyAgent@500,greedy --deals 200
  undercourt arena tyrants --bots neural=runs/tyrants/weights.npz,search --deals 200

with --json, one object: game, players, deals, rotations, games, seed, options,
bots (name, win_rate, low, high, margin, margin_low, margin_high, mean_score, p50_ms and p99_ms of a decision with more
than one option, choices_per_game: such decisions, by_seat, openskill, budget, seats), seats (of all bots together),
decisions_per_game (mean, p95), seconds, compiled. Of one deal, margin_low and margin_high are null"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "arena",
        help="bots against each other in duplicate deals",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help="which game; 'undercourt games' lists them")
    text = "who plays, one for each seat, separated by commas; also neural=FILE.npz, or a class of yours: module:Class"
    parser.add_argument("--bots", required=True, metavar="A,B", help=text)
    text = "how many deals (default: 100)"
    parser.add_argument("--deals", type=whole(1, MOST_DEALS), default=100, metavar="N", help=text)
    text = "for bots without a budget of their own: 100ms, 1s, or 2000 positions (default: what the bot usually has)"
    parser.add_argument("--budget", default="", metavar="B", help=text)
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="whole number (default: 1)")
    cores = os.cpu_count() or 1
    text = f"processes at work (default: one for each core, here {cores})"
    parser.add_argument("--jobs", type=whole(1, 256), default=cores, metavar="J", help=text)
    text = "keep all games there, go on where a run was stopped, and write Parquet and a report"
    parser.add_argument("--out", metavar="FOLDER", help=text)
    text = "play on the Ray cluster at this address; auto: the one of this machine, local: one for this run alone"
    parser.add_argument("--ray", metavar="ADDRESS", help=text)
    add_options(parser)
    add_pack(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_with_pack(args.game, args.pack)
    needs("lab", "matplotlib", "openskill", "polars")
    if args.ray is not None:
        needs("ray", "ray")
    contest = contest_of(args, game)
    folder = opened(args.out, contest)
    start = perf_counter()
    try:
        with terminated_as_interrupted():
            games = played(args, contest, folder)
    except KeyboardInterrupt:
        say_how_to_go_on(args.out, folder)
        return INTERRUPTED
    finally:
        if folder is not None:
            folder.close()
    result = summed_up(game, contest, games, perf_counter() - start)
    if folder is not None:
        write(folder.path, game, contest, result, games, args)
    if args.json:
        print_json(result)
    else:
        show(result, args.out)
    return 0


@contextmanager
def terminated_as_interrupted() -> Iterator[None]:
    """SIGTERM, as `kill` and cluster managers send it, ends the run as Ctrl-C does: all of it, with a sentence."""
    try:
        before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    except ValueError:  # not in the main thread, which alone hears signals
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def needs(extra: str, *packages: str) -> None:
    """Before anything is played."""
    if any(find_spec(package) is None for package in packages):
        what = "a Ray cluster" if extra == "ray" else "the arena"
        raise BadInput(f"{what} needs more packages: pip install 'undercourt[{extra}]'")


def contest_of(args: argparse.Namespace, game: Game) -> Contest:
    from undercourt.arena.tournament import Contest

    taking_part = bots_named(args.bots, game, args.budget)
    options = chosen_options(game, len(taking_part), args.option)
    return Contest(game.slug, taking_part, options, args.seed, game.carried_pack)


def opened(out: str | None, contest: Contest) -> Folder | None:
    from undercourt.arena.keeping import Folder, OtherJob

    if out is None:
        return None
    try:
        return Folder(folder_named(out), contest)
    except OtherJob as wrong:
        raise BadInput(str(wrong)) from wrong
    except OSError as wrong:
        raise BadInput(f"'{out}' cannot be written ({wrong.strerror}); --out must name a folder") from None


def played(args: argparse.Namespace, contest: Contest, folder: Folder | None) -> list[Played]:
    """All games in order, those of earlier runs among them."""
    from undercourt.arena.reckoning import in_order
    from undercourt.arena.tournament import fixtures

    before = [] if folder is None else [game for game in folder.games if game.deal < args.deals]
    wanted = fixtures(contest, args.deals, {(game.deal, game.rotation) for game in before})
    new = playing(args, wanted)
    kept = new if folder is None else folder.keep(new)
    total = len(before) + len(wanted)
    return in_order(args.deals, before + list(progress(kept, total, contest.game, done=len(before))))


def playing(args: argparse.Namespace, wanted: list[Any]) -> Iterator[Played]:
    if args.ray is None:
        from undercourt.arena.tournament import play

        yield from play(wanted, args.jobs)
        return
    from undercourt.arena.cluster import NoCluster, play_on

    try:
        yield from play_on(args.ray, wanted)
    except NoCluster as wrong:
        raise BadInput(str(wrong)) from wrong


def say_how_to_go_on(out: str | None, folder: Folder | None) -> None:
    if folder is None:
        sys.stderr.write(
            printable("Stopped; nothing was kept. With --out FOLDER, a run can go on where it was stopped.") + "\n"
        )
    else:
        sys.stderr.write(
            printable(f"Stopped: {len(folder.games):,} games are kept in '{out}'; the same command goes on.") + "\n"
        )


def summed_up(game: Game, contest: Contest, games: list[Played], seconds: float) -> dict[str, Any]:
    from undercourt import COMPILED
    from undercourt.arena.reckoning import reckon

    return {**reckon(contest, game.seat_names, games), "seconds": round(seconds, 3), "compiled": COMPILED}


def write(
    folder: Path, game: Game, contest: Contest, result: dict[str, Any], games: list[Played], args: argparse.Namespace
) -> None:
    import json

    from undercourt.arena import parquet, report

    files.write(folder / "result.json", json.dumps(result, ensure_ascii=False, indent=1) + "\n", shared=True)
    parquet.write(folder / "games.parquet", contest, game.seat_names, games)
    report.page(texts_in(game, "en").say("game_title"), contest, result, games, typed(args)).write(
        folder / "report.html"
    )


def typed(args: argparse.Namespace) -> str:
    """What gives the same result again."""
    words = ["arena", args.game, "--bots", args.bots, "--deals", str(args.deals)]
    words += ["--budget", args.budget] if args.budget else []
    words += ["--seed", str(args.seed)] if args.seed != 1 else []
    words += [word for option in args.option for word in ("--option", option)]
    words += ["--pack", args.pack] if args.pack else []
    return to_type(words)


def show(result: dict[str, Any], out: str | None) -> None:
    from undercourt.report.parts import percent

    screen = console()
    screen.print(table_of_bots(result))
    screen.print(table_of_seats(result))
    lengths, built = result["decisions_per_game"], "compiled" if result["compiled"] else "uncompiled"
    screen.print(f"Fair would be {percent(1 / result['players'])}.")
    screen.print(
        f"Decisions per game: {lengths['mean']:.0f} on average, at most {lengths['p95']} in 95 % of the games."
    )
    screen.print(f"{result['seconds']:.1f} s (engine {built}).")
    if out is not None:
        screen.print(f"The report is {Path(out) / 'report.html'}.")


def table_of_bots(result: dict[str, Any]) -> Table:
    from rich.table import Table

    from undercourt.arena.report import ms, told
    from undercourt.report.parts import percent, span

    table = Table(title=f"{result['game']}: {told(result)}", title_justify="left")
    table.add_column("bot")
    for column in ("wins", "95 %", "margin", "skill", "p50", "p99"):
        table.add_column(column, justify="right")
    for bot in result["bots"]:
        name = bot["name"] if bot["seats"] == 1 else f"{bot['name']} × {bot['seats']}"
        skill = f"{bot['openskill']['mu']:.1f} ± {bot['openskill']['sigma']:.1f}"
        cells = [name, percent(bot["win_rate"]), span(bot["low"], bot["high"]), f"{bot['margin']:+.1f}", skill]
        table.add_row(*cells, ms(bot["p50_ms"]), ms(bot["p99_ms"]))
    return table


def table_of_seats(result: dict[str, Any]) -> Table:
    from rich.table import Table

    from undercourt.arena.report import in_seat
    from undercourt.report.parts import percent, span

    table = Table()
    table.add_column("seat")
    for column in ("all", "95 %", *[bot["name"] for bot in result["bots"]]):
        table.add_column(column, justify="right")
    for seat in result["seats"]:
        own = [in_seat(bot, seat["seat"]) for bot in result["bots"]]
        table.add_row(seat["seat"], percent(seat["win_rate"]), span(seat["low"], seat["high"]), *own)
    return table
