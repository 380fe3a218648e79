"""`undercourt lab`: balance studies. Who wins, what each card is worth, what if a number differed."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import (
    add_options,
    add_pack,
    bots_named,
    chosen_options,
    folder_named,
    game_with_pack,
    look_here_too,
    seed,
    text_of,
    to_type,
    whole,
)
from undercourt.commands.screen import console, print_json, progress, say
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.kernel.game import Game, Options
    from undercourt.lab.levers import Dealt, Lever
    from undercourt.lab.manners import Manners
    from undercourt.lab.study import Arm, Study

MOST_GAMES = 1_000_000
FINDINGS = "findings.json"

DESCRIPTION = """Play many games between bots and look at them closely: who wins by seat, by place in the order of play,
by what lot dealt; how much each card matters, by what was done with it; how long games are; how the lead
changes. Intervals are 95 %. With --vary, --against or --what-if the same seeds are played under other conditions, and
the differences are taken game by game.

The value of a deed is how much more often those win who did it than such seats win at all. It is a sign, not a cause:
who is ahead can afford more. --what-if changes the number itself, and shows the cause."""

EXAMPLES = """examples:
  undercourt lab secret_city --players 4 --games 1000 --out nav
  undercourt lab tyrants --players 2 --option decks=random --games 2000
  undercourt lab tyrants --vary decks --json
  undercourt lab tyrants --what-if cheap.toml       (cheap.toml: [card.doppelganger] and below it cost = 4)
  undercourt lab abyss --levers

with --json, one object: game, players, games, seed; arms, one for each condition (name, bots, options, changes, wins,
tables, cards, lengths, lead, winner, margin, spending); differences of the other arms from the first (arm, against,
wins, decisions, rounds, lead_changes, winner, cards); cards over all conditions, where they differ in options alone.
An interval is n, value, low, high; of a mean over one game alone, low and high are null. With --levers: game, packed
(kinds of which whatever a pack says can change), things (kind, field, least, most, says, names), setup.

--out writes report.html, findings.json, and games.parquet, seats.parquet, deeds.parquet; it needs the packages of the
extra lab: pip install 'undercourt[lab]'"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "lab",
        help="balance studies: who wins, which cards matter, what if",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help="which game; 'undercourt games' lists them")
    text = "how many play (default: as few as the game allows)"
    parser.add_argument("--players", type=whole(1), metavar="N", help=text)
    text = "how many games under each condition (default: 400)"
    parser.add_argument("--games", type=whole(2, MOST_GAMES), default=400, metavar="K", help=text)
    text = "one name for all seats, or several, which take turns there, as the arena names bots (default: greedy)"
    parser.add_argument("--bots", default="greedy", metavar="A,B", help=text)
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="whole number (default: 1)")
    cores = os.cpu_count() or 1
    text = f"processes at work (default: one for each core, here {cores})"
    parser.add_argument("--jobs", type=whole(1, 256), default=cores, metavar="J", help=text)
    add_options(parser)
    add_pack(parser)
    text = "play all values of this option, each on the same deals"
    parser.add_argument("--vary", metavar="NAME", help=text)
    parser.add_argument("--against", metavar="A,B", help="play the same games with these bots as well")
    parser.add_argument("--what-if", metavar="FILE", help="play the same games with the numbers of this file as well")
    parser.add_argument("--levers", action="store_true", help="list what such a file can change, and play nothing")
    text = "bots with rules of conduct, a table each: plays, only, never; docs/lab-and-arena.md shows one"
    parser.add_argument("--manners", metavar="FILE", help=text)
    parser.add_argument("--out", metavar="FOLDER", help="write the report and all data into this folder")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from undercourt.lab.findings import findings
    from undercourt.lab.study import conduct, in_order

    game = game_with_pack(args.game, args.pack)
    if args.levers:
        changeable = levers_of(game)
        if args.json:
            print_json(changeable)
        else:
            show_levers(changeable)
        return 0
    study = study_of(args, game)
    folder = out_folder(args.out)
    total = study.games * len(study.arms)
    seen = list(progress(conduct(study, args.jobs), total, game.slug, "games"))
    games = in_order(study, seen)
    found = findings(study, game, games)
    if folder is not None:
        from undercourt.lab.page import write_report

        write_report(study, game, games, found, folder, command_of(args))
    if args.json:
        print_json(found)
    else:
        from undercourt.lab.screen import show

        show(found, console())
        if folder is not None:
            say(f"The report is {folder / 'report.html'}.")
    return 0


def out_folder(name: str | None) -> Path | None:
    """Made before the games are played: nobody wants to learn at their end that it cannot be."""
    if name is None:
        return None
    from importlib.util import find_spec

    missing = [package for package in ("polars", "matplotlib") if find_spec(package) is None]
    if missing:
        raise BadInput(f"--out needs {' and '.join(missing)}; install them with: pip install 'undercourt[lab]'")
    try:
        folder = folder_named(name)
        folder.mkdir(parents=True, exist_ok=True)
        taken = any(folder.iterdir())
    except OSError as wrong:
        raise BadInput(f"'{name}' cannot be a folder ({wrong.strerror}); name one that can be made") from None
    if taken:
        what = "a study" if (folder / FINDINGS).is_file() else "other files"
        raise BadInput(f"'{name}' has {what} in it already; --out must name a new folder")
    return folder


def study_of(args: argparse.Namespace, game: Game) -> Study:
    from undercourt.lab.manners import read_manners
    from undercourt.lab.study import Arm, Study
    from undercourt.lab.what_if import NOTHING_ELSE, read_what_if

    if sum(word is not None for word in (args.vary, args.against, args.what_if)) > 1:
        raise BadInput("--vary, --against and --what-if are studies of their own; give one of them")
    look_here_too()
    players = game.fewest if args.players is None else args.players
    options = chosen_options(game, players, args.option)
    manners = read_manners(text_of(args.manners, "a file of manners"), args.manners, game) if args.manners else {}
    base = Arm("as it is", bots_of(args.bots, players, manners, game), options, NOTHING_ELSE, game.carried_pack)
    arms = [base]
    if args.vary is not None:
        if any(word.partition("=")[0] == args.vary for word in args.option):
            raise BadInput(f"--vary {args.vary} plays all its values; leave --option {args.vary} out")
        arms = varied(game, base, players, args.vary)
    elif args.against is not None:
        bots = bots_of(args.against, players, manners, game)
        arms = [base._replace(name=args.bots), base._replace(name=args.against, bots=bots)]
    elif args.what_if is not None:
        what_if = read_what_if(game, text_of(args.what_if, "a file of numbers"), args.what_if)
        arms = [base, base._replace(name="what if", what_if=what_if)]
    return Study(game.slug, arms, args.games, args.seed, manners)


def varied(game: Game, base: Arm, players: int, name: str) -> list[Arm]:
    from undercourt.kernel.game import BadOption

    found = [option for option in game.options if option.name == name]
    if not found:
        names = ", ".join(option.name for option in game.options)
        raise BadInput(f"{game.slug} has no option '{name}' to vary; it has: {names}")
    if found[0].only_for and players not in found[0].only_for:
        numbers = " or ".join(map(str, found[0].only_for))
        raise BadInput(f"'{name}' matters only with {numbers} players, not with {players}")

    def arm(value: str) -> Arm:
        options: Options = base.options | {name: value}
        try:
            return base._replace(name=f"{name}={value}", options=game.chosen(players, options))
        except BadOption as wrong:
            raise BadInput(f"--vary {name}: {wrong}") from wrong

    return [arm(value) for value in found[0].values]


def bots_of(words: str, players: int, manners: Manners, game: Game) -> list[str]:
    """One name for all seats, or several that fill the seats in turn."""
    from undercourt.lab.manners import without_manners

    names = [word.strip() for word in words.split(",")]
    try:
        bots_named(",".join(without_manners(name, manners) for name in names), game)
    except BadInput as wrong:
        raise BadInput(f"{wrong}; and with manners: {', '.join(manners)}" if manners else str(wrong)) from wrong
    if players % len(names):
        raise BadInput(f"{len(names)} bots cannot share {players} seats equally; name one, or as many as divide them")
    return names * (players // len(names))


def command_of(args: argparse.Namespace) -> str:
    """What to type to get the same again."""
    words = ["lab", args.game]
    for name in ("players", "games", "bots", "seed", "pack", "vary", "against", "what_if", "manners"):
        value = getattr(args, name)
        if value is not None:
            words += [f"--{name.replace('_', '-')}", str(value)]
    return to_type([*words, *[word for option in args.option for word in ("--option", option)]])


def levers_of(game: Game) -> dict[str, Any]:
    """What a file of other numbers can change; `packed` are kinds of which it is whatever a pack may say."""
    from undercourt.lab.levers import levers
    from undercourt.lab.what_if import PACKED

    def bounds(one: Lever | Dealt) -> dict[str, Any]:
        return {"field": one.field, "least": one.least, "most": one.most, "says": one.says}

    here = levers(game)
    return {
        "game": game.slug,
        "packed": list(PACKED) if game.own_pack else [],
        "things": [{"kind": one.kind, **bounds(one), "names": one.names} for one in here.things],
        "setup": [bounds(one) for one in here.setup],
    }


def show_levers(found: dict[str, Any]) -> None:
    from undercourt.lab.levers import SETUP

    for kind in found["packed"]:
        say(f"[{kind}.NAME]: whatever a pack may say of it; docs/card-packs.md")
    for one in found["things"]:
        which = f"for {len(one['names'])}, such as {one['names'][0]}"
        say(f"[{one['kind']}.NAME] {one['field']} ({one['least']} to {one['most']}): {one['says']}; {which}")
    for one in found["setup"]:
        say(f"[{SETUP}] {one['field']} ({one['least']} to {one['most']}): {one['says']}")
