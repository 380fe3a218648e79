"""The plots of docs/studies, from the findings of `undercourt lab --json`; they are light or dark like their reader.

    python tools/studies.py house-nav-4.svg "greedy=greedy.json" "nobody pays=saver.json:1" --by house

Each series is a name and a file, and after a colon the arm, if it is not the first.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from undercourt.report import Html, plots
from undercourt.report.look import DARK, LIGHT

LIGHT_TOO = f"@media (prefers-color-scheme: light) {{ :root {{ {LIGHT} }} }}"
STYLE = f"<style>:root {{ {DARK} --sans: sans-serif; }} {LIGHT_TOO}</style>"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("svg", type=Path)
    parser.add_argument("series", nargs="+", metavar="NAME=FILE[:ARM]")
    parser.add_argument("--by", default="house")
    args = parser.parse_args()
    found = dict(series_of(word, args.by) for word in args.series)
    labels = [row["label"] for row in next(iter(found.values()))]
    fair = next(iter(found.values()))[0]["fair"]
    points = {name: [interval(rows, label) for label in labels] for name, rows in found.items()}
    alt = f"Share of games won by {args.by}"
    args.svg.write_text(alone(plots.grouped(labels, points, alt, fair, "share of games won")), "utf-8")


def series_of(word: str, by: str) -> tuple[str, list[dict[str, Any]]]:
    name, _, file = word.partition("=")
    path, _, arm = file.partition(":")
    rows: list[dict[str, Any]] = json.loads(Path(path).read_text("utf-8"))["arms"][int(arm or 0)]["wins"][by]
    return name, rows


def interval(rows: list[dict[str, Any]], label: str) -> tuple[float, float, float] | None:
    return next(((row["value"], row["low"], row["high"]) for row in rows if row["label"] == label), None)


def alone(figure: Html) -> str:
    """The plot as a file of its own, with the colours that the page would give it."""
    svg = figure[figure.index("<svg") : figure.index("</svg>") + len("</svg>")]
    head, _, rest = svg.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg">{STYLE}{rest}\n'


if __name__ == "__main__":
    main()
