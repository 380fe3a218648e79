"""`undercourt backup`: a copy of everything that a server keeps, taken while it runs."""

from __future__ import annotations

import argparse
from typing import Any

from undercourt import files
from undercourt.commands.screen import say
from undercourt.commands.serve import add_database, database_of

DESCRIPTION = """Copy the database of a server into one file, while the server runs.

The file holds what was committed at one moment: people, tables, and of every game the log up to then. It is a SQLite
file whatever the database is, so it can also be restored into the other kind. It holds every secret: keep it safe."""

EXAMPLES = """examples:
  undercourt backup /backup/undercourt.sqlite --data /var/lib/undercourt
  undercourt backup /backup/undercourt.sqlite --database postgresql://undercourt@localhost/undercourt

exit code 0: the file is whole and on the disk; an older one of that name is then replaced"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "backup",
        help="copy what a server keeps, while it runs",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", help="where the copy goes")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import asyncio

    asyncio.run(copy(args))
    say(f"written: {args.file}")
    return 0


async def copy(args: argparse.Namespace) -> None:
    async with database_of(args) as database:
        from undercourt.server.store.backup import back_up

        await back_up(database, files.named(args.file))
