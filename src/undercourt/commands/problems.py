"""`undercourt problems`: what people at the tables wanted the operator to know."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from undercourt import files
from undercourt.commands.screen import print_json, say
from undercourt.commands.serve import add_database, database_of
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

DESCRIPTION = """List the problems that people reported with the button for it, and what they said about lines of chat.

A problem keeps the record of the game with its seed, what the person saw, and their sentence. With --export each
becomes a folder with the files 'record', 'view.json' and 'sentence.txt'; 'undercourt replay' tells the record."""

EXAMPLES = """examples:
  undercourt problems --data /var/lib/undercourt
  undercourt problems --data /var/lib/undercourt --export problems
  undercourt problems --reports --json

with --json, a list of objects: id, table, at, seat, moves, sentence; with --reports: id, table, at, by, about, name,
line (its number), said, text"""

SEPARATOR = "  "


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "problems",
        help="what people wanted the operator to know",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_database(parser)
    parser.add_argument("--reports", action="store_true", help="complaints about lines of chat instead")
    parser.add_argument("--export", metavar="FOLDER", help="write each problem into a folder of its own there")
    parser.add_argument("--json", action="store_true", help="print a JSON list and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import asyncio

    if args.export is not None and args.reports:
        raise BadInput("--export writes problems; a report has nothing to write but its line")
    rows = asyncio.run(found(args))
    told = [report(row) if args.reports else problem(row) for row in rows]
    if args.export is not None:
        export(rows, args.export)
    if args.json:
        print_json(told)
        return 0
    for one in told:
        words = [one["sentence"]] if not args.reports else [f"{one['name']}: {one['said']}", one["text"]]
        say(SEPARATOR.join([one["at"], one["id"], one["table"], *[" ".join(text.split()) for text in words]]))
    return 0


async def found(args: argparse.Namespace) -> list[RowMapping]:
    async with database_of(args) as database:
        from undercourt.server.store import talk

        async with database.reading() as connection:
            return await (talk.reports if args.reports else talk.problems)(connection)


def problem(row: RowMapping) -> dict[str, Any]:
    told = {"id": row["id"], "table": row["table_id"], "at": day(row["at"]), "seat": row["seat"]}
    return {**told, "moves": row["seq"], "sentence": row["sentence"]}


def report(row: RowMapping) -> dict[str, Any]:
    told = {"id": row["id"], "table": row["table_id"], "at": day(row["at"]), "by": row["by_id"]}
    who = {"about": row["about_id"], "name": row["name"], "line": row["number"]}
    return {**told, **who, "said": row["said"], "text": row["text"]}


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def export(rows: list[RowMapping], folder: str) -> None:
    try:
        for row in rows:
            to = files.named(folder) / Path(row["id"]).name
            to.mkdir(mode=0o700, parents=True, exist_ok=True)
            files.write(to / "record", row["record"])
            files.write(to / "view.json", row["view"])
            files.write(to / "sentence.txt", row["sentence"] + "\n")
    except OSError as wrong:
        raise BadInput(f"'{wrong.filename or folder}' cannot be written ({wrong.strerror})") from wrong
