"""`undercourt serve`: tables for people far apart, over HTTP and websockets."""

from __future__ import annotations

import argparse
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from socket import gaierror
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import whole
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.server.store.database import Database

DESCRIPTION = """Serve tables to browsers and other clients.

Everything is kept in one SQLite file in the data folder, or in a PostgreSQL database, which several workers may share.
Settings that are not named here come from a file: docs/operate.md lists them."""

EXAMPLES = """examples:
  undercourt serve
  undercourt serve --port 8000 --data /var/lib/undercourt
  undercourt serve --database postgresql://undercourt@localhost/undercourt --workers 4

The first line it prints says where it listens. It stops on Ctrl-C or SIGTERM, when what is under way is done."""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "serve",
        help="serve tables to browsers and other clients",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--port", type=whole(0, 65535), default=8000, metavar="N", help="0: any that is free (8000)")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1: this machine alone)")
    add_storage(parser)
    parser.add_argument("--workers", type=whole(1, 64), default=1, metavar="N", help="processes; needs PostgreSQL (1)")
    parser.add_argument("--elders", metavar="FOLDER", help="older versions, for games that began with their rules")
    parser.add_argument("--settings", metavar="FILE", help="more settings, in TOML")
    parser.set_defaults(run=run)


def add_storage(parser: argparse.ArgumentParser) -> None:
    """Where everything is kept: the same words for all commands of a server."""
    parser.add_argument("--data", metavar="FOLDER", help="where everything is kept (a folder in your home)")
    parser.add_argument("--database", metavar="URL", help="postgresql://user@host/name (a file in the data folder)")


def add_database(parser: argparse.ArgumentParser) -> None:
    """For commands about the database of a server: what it was started with says which one it is."""
    add_storage(parser)
    parser.add_argument("--settings", metavar="FILE", help="the settings of the server, in TOML")


@asynccontextmanager
async def database_of(args: argparse.Namespace, must_exist: bool = True) -> AsyncIterator[Database]:
    """As a server with these arguments would find it. Raises BadInput."""
    needs_server()
    from asyncpg import PostgresError
    from sqlalchemy.exc import SQLAlchemyError

    from undercourt.server.serving import settings_said
    from undercourt.server.store.database import Database, address

    said = settings_said(args.settings)
    named = args.database if args.database is not None else said.get("database")
    database = Database(address(named, folder(args.data if args.data is not None else said.get("data"))))
    file = Path(str(database.url.database))
    try:
        if must_exist and database.is_sqlite and not file.is_file():
            raise BadInput(f"there is no database at '{file}'; --data names the folder of the server")
        yield database
    except (SQLAlchemyError, PostgresError, ConnectionError, TimeoutError, gaierror) as wrong:
        raise BadInput(f"the database does not answer ({type(wrong).__name__})") from wrong
    except OSError as wrong:
        raise BadInput(f"'{wrong.filename}' cannot be used ({wrong.strerror})") from wrong
    finally:
        await database.close()


def run(args: argparse.Namespace) -> int:
    needs_server()
    from undercourt.server.serving import serve, settings_from

    settings = settings_from(args.settings, args.data, args.database, args.elders)
    if args.workers > 1 and settings.database is None:
        raise BadInput("more than one worker needs --database postgresql://…")
    return serve(settings, args.host, args.port, args.workers)


def needs_server() -> None:
    """The packages of a server come by choice. Raises BadInput if they are not there."""
    try:
        import litestar  # noqa: F401
        import sqlalchemy  # noqa: F401
    except ImportError:
        raise BadInput("the server needs more packages: pip install 'undercourt[server]'") from None


def folder(word: str | None) -> Path:
    from undercourt.term.keeping import saves

    return Path(word).expanduser() if word is not None else saves.folder() / "server"
