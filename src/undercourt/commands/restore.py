"""`undercourt restore`: what a backup holds becomes all that a server keeps."""

from __future__ import annotations

import argparse
from typing import Any

from undercourt import files
from undercourt.commands.screen import say
from undercourt.commands.serve import add_database, database_of

DESCRIPTION = """Bring a backup back, into SQLite or PostgreSQL, and to the present schema if it is an old one.

The servers of that database must be stopped: they remember games that are then others. Nothing is changed unless all of
it is. What the database holds is given up only with --replace."""

EXAMPLES = """examples:
  undercourt restore /backup/undercourt.sqlite --data /var/lib/undercourt
  undercourt restore /backup/undercourt.sqlite --database postgresql://undercourt@localhost/undercourt --replace"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "restore",
        help="bring back what 'backup' copied",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", help="what 'undercourt backup' wrote")
    add_database(parser)
    parser.add_argument("--replace", action="store_true", help="give up what the database holds now")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import asyncio

    asyncio.run(bring_back(args))
    say(f"restored: {args.file}")
    return 0


async def bring_back(args: argparse.Namespace) -> None:
    async with database_of(args, must_exist=False) as database:
        from undercourt.server.store.backup import restore, source_of

        if database.is_sqlite:
            source_of(database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        await restore(database, files.named(args.file), args.replace)
