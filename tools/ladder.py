"""Each rung of the ladder against each other, two players: `python tools/ladder.py [--deals N] [GAME ...]`.

Writes docs/studies/rungs.json, game by game as they are done, and from it the tables in docs/for-researchers.md.
`--tables` writes only these; `--only search,neural` plays only their games, and leaves the others as they are.
Budgets are counted, so the same seed gives the same games on every machine, as long as the sources and weights are the
same: each row says which, and the tables mark rows of others than the newest.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt.arena.entrants import entrants
from undercourt.arena.keeping import sources
from undercourt.arena.reckoning import in_order, reckon
from undercourt.arena.tournament import Contest, fixtures, play
from undercourt.bots import bots_for
from undercourt.games import game_names, load_game

ROOT = Path(__file__).resolve().parents[1]
RUNGS = {
    "random": "random",
    "greedy": "greedy@2000",
    "expert": "expert@2000",
    "search": "search@500",
    "neural": "neural@500",
}
SEED = 1
DEALS = 100
SLOW = 4  # times fewer deals where a search plays
FOUND = ROOT / "docs" / "studies" / "rungs.json"
PAGE = ROOT / "docs" / "for-researchers.md"
MARK = "†"
NOTE = f"{MARK} Played with other sources or weights than the newest games here, or with unknown ones."
BEGIN, END = "<!-- ladder -->", "<!-- /ladder -->"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none is named")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"two games each (default: {DEALS})")
    parser.add_argument("--only", default=",".join(RUNGS), metavar="A,B", help="pairs in which one of these plays")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--tables", action="store_true", help="play nothing")
    args = parser.parse_args()
    found = json.loads(FOUND.read_text("utf-8")) if FOUND.is_file() else {}
    for name in [] if args.tables else args.games or game_names():
        rows = measured(name, args.only.split(","), args.deals, args.jobs)
        played = {(row["bot"], row["against"]) for row in rows}
        rows += [row for row in found.get(name, []) if (row["bot"], row["against"]) not in played]
        found[name] = sorted(rows, key=lambda row: [list(RUNGS).index(str(row[key])) for key in ("against", "bot")])
        FOUND.write_text(json.dumps(found, indent=1) + "\n", "utf-8", newline="\n")
    page = PAGE.read_text("utf-8")
    before, after = page.partition(BEGIN)[0], page.partition(END)[2]
    PAGE.write_text(before + BEGIN + "\n" + tables(found) + END + after, "utf-8", newline="\n")


def measured(name: str, only: list[str], deals: int, jobs: int) -> list[dict[str, object]]:
    """One row a pair: how often the higher one wins."""
    game = load_game(name)
    rows: list[dict[str, object]] = []
    for lower, higher in combinations([rung for rung in RUNGS if rung in bots_for(game)], 2):
        if not {lower, higher} & {*only}:
            continue
        slow = {lower, higher} & {"search", "neural"}
        contest = Contest(name, entrants(f"{RUNGS[higher]},{RUNGS[lower]}", game), game.chosen(2, {}), SEED)
        dealt = deals // SLOW if slow else deals
        games = in_order(dealt, list(play(fixtures(contest, dealt), jobs)))
        first = reckon(contest, game.seat_names, games)["bots"][0]
        row = {"bot": higher, "against": lower, "games": len(games)}
        row |= {key: first[key] for key in ("win_rate", "low", "high", "margin")}
        date = datetime.now(UTC).strftime("%Y-%m-%dT%H:%MZ")
        rows.append({**row, "rules": game.version, "date": date, "seed": SEED, "deals": dealt, "sources": sources()})
        print(name, rows[-1], flush=True)
    return rows


def tables(found: dict[str, list[dict[str, object]]]) -> str:
    """As Markdown: one line a pair, one column a game; and what is to be said of them."""
    names = sorted(found)
    newest = max((row for rows in found.values() for row in rows), key=lambda row: str(row["date"]))["sources"]
    pairs = list(dict.fromkeys((str(row["bot"]), str(row["against"])) for rows in found.values() for row in rows))
    lines = [f"| wins of | against | {' | '.join(f'`{name}`' for name in names)} |", "|---|---|" + "---|" * len(names)]
    for bot, against in pairs:
        cells = []
        for name in names:
            row = next((row for row in found[name] if (row["bot"], row["against"]) == (bot, against)), None)
            cells.append("" if row is None else cell(row, newest))
        lines.append(f"| `{RUNGS[bot]}` | `{RUNGS[against]}` | {' | '.join(cells)} |")
    if any(MARK in line for line in lines):
        lines += ["", NOTE]
    return "\n".join(lines) + "\n"


def cell(row: dict[str, object], newest: object) -> str:
    share, low, high = (100 * float(str(row[key])) for key in ("win_rate", "low", "high"))
    mark = "" if row["sources"] is not None and row["sources"] == newest else f" {MARK}"
    return f"{share:.0f} % ({low:.0f}–{high:.0f}), {row['games']}{mark}"


if __name__ == "__main__":
    main()
