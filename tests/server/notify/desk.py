"""What the tests of notices need around them: people, a clock, and servers that write down what comes."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from sqlalchemy import delete, insert, select

from undercourt.server.notify.keys import Keys, base64url, new_private_key, point
from undercourt.server.notify.notifier import Notifier
from undercourt.server.notify.settings import NotifySettings, Smtp
from undercourt.server.store import outbox
from undercourt.server.store.database import Database, address, new_id, now
from undercourt.server.store.migrate import migrate
from undercourt.server.store.schema import outbox as rows
from undercourt.server.store.schema import person

TABLE = "table-7"
TURN = "notice_turn"
ARGS: dict[str, str | list[str]] = {"game": "tyrants", "names": ["Anna", "Борис"]}
SECRET, PUSH_KEY = "a secret that is long enough to be one", new_private_key()
KEYS = Keys(SECRET, PUSH_KEY)
BASE = "https://table.example"
NO_FOLDER = Path()  # the settings have all that it would hold


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[Database]:
    database = Database(address(where, Path()))
    try:
        await migrate(database)
        async with database.writing() as connection:
            await connection.execute(delete(person))  # of an earlier test
        yield database
    finally:
        await database.close()


async def someone(database: Database, wants: list[str], **have: str | None) -> str:
    """A person who wants these channels."""
    values: dict[str, Any] = {"name": "Ola", "language": "en", "wants": wants, "created": now(), "seen": now()} | have
    async with database.writing() as connection:
        await connection.execute(insert(person).values(id=(id := new_id()), **values))
    return id


async def queued(database: Database, person_id: str, table: str = TABLE, key: str = TURN) -> None:
    async with database.writing() as connection:
        await outbox.queue(connection, person_id, table, key, ARGS)


async def waiting(database: Database) -> list[tuple[str, str, str]]:
    """Channel, table and key of all that waits."""
    async with database.reading() as connection:
        found = await connection.execute(select(rows.c.channel, rows.c.table_id, rows.c.key).order_by(rows.c.channel))
        return [(row.channel, row.table_id, row.key) for row in found]


class Clock:
    """Goes as the true one, but can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return now() + self.ahead


def notifier(database: Database, clock: Callable[[], int] = now, smtp: Smtp | None = None) -> Notifier:
    return Notifier(database, settings(smtp), NO_FOLDER, clock)


def settings(smtp: Smtp | None = None, private_addresses: bool = True) -> NotifySettings:
    return NotifySettings(BASE, smtp=smtp, private_addresses=private_addresses, secret=SECRET, push_key=PUSH_KEY)


class Request:
    def __init__(self, head: str, body: bytes) -> None:
        first, *lines = head.split("\r\n")
        self.method, self.path, _ = first.split(" ")
        self.headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        self.body = body


class Listener:
    """An HTTP server that answers everything with one status, and keeps what it was sent."""

    def __init__(self, status: int = 201, more: str = "", endless: bool = False) -> None:
        self.status = status
        self.more = more  # further headers
        self.endless = endless  # the body of its answer
        self.connections = 0
        self.requests: list[Request] = []
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/here"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = int(head.lower().partition("content-length: ")[2].partition("\r\n")[0] or 0)
            self.requests.append(Request(head, await reader.readexactly(length)))
            end = "Transfer-Encoding: chunked" if self.endless else "Content-Length: 0"
            writer.write(f"HTTP/1.1 {self.status} Said\r\n{self.more}{end}\r\n\r\n".encode())
            while self.endless:
                writer.write(b"400\r\n" + b"x" * 1024 + b"\r\n")
                await writer.drain()
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def listening(listener: Listener, context: ssl.SSLContext | None = None) -> AsyncIterator[Listener]:
    server = await asyncio.start_server(listener.serve, "127.0.0.1", 0, ssl=context)
    listener.port = server.sockets[0].getsockname()[1]
    try:
        yield listener
    finally:
        server.close()


class Browser:
    """The keys of a browser that takes web push."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen letters!"
        self.p256dh = base64url(point(self.key.public_key()))
        self.auth = base64url(self.secret)


async def subscribed(database: Database, person_id: str, endpoint: str, browser: Browser | None = None) -> None:
    one = browser or Browser()
    async with database.writing() as connection:
        await outbox.subscribe(connection, person_id, endpoint, one.p256dh, one.auth)


def certified(folder: Path, host: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """For a server of that name, and for a client that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    today = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, SHA256())
    )
    own, public = folder / "key.pem", folder / "certificate.pem"
    own.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    public.write_bytes(certificate.public_bytes(Encoding.PEM))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(public, own)
    return server, ssl.create_default_context(cafile=str(public))
