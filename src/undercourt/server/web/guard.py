"""What stands before every route: who is asking, where from, how often, and what browsers are told to keep to.

A session is an opaque token of 256 bits, in a cookie or as `Authorization: Bearer …`; the database has only its hash.

Other sites cannot act for somebody who is logged in here. A browser says where a request comes from, in `Origin` (with
all that change something, and with sockets) and `Sec-Fetch-Site`, and no page can change that: what does not come from
our own pages is refused. Besides, the cookie is SameSite=Lax, and bodies must be JSON, which a form cannot send. A
second token in every form, the older way, would add nothing: it guards against browsers that send neither header, and
those have been gone for years; and sockets could not use it. Programs send no Origin; they are not led by other sites,
so they may do everything with a Bearer token, but not with a cookie.
"""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from undercourt.server.settings import Settings
from undercourt.server.store import people
from undercourt.server.store.database import now
from undercourt.server.web.errors import Refusal, Trouble, Wrong, documented, too_many
from undercourt.server.web.limits import Gate
from undercourt.server.web.passwords import Passwords

if TYPE_CHECKING:  # a house has rooms, and rooms know of persons
    from undercourt.server.house import House

COOKIE: Final = "undercourt"
COOKIE_DAYS: Final = 400  # as long as browsers keep one; when a session is over, the database says
TOKEN_BYTES: Final = 32
LONGEST_TOKEN: Final = 200
SAFE: Final = ("GET", "HEAD", "OPTIONS")
FORMS: Final = "/mail/"  # mail programs post a form there; what it carries is signed, and no cookie is looked at

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # the link of a private table is its key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SECURE_HEADERS: Final = {"strict-transport-security": "max-age=31536000"}

Connection = ASGIConnection[Any, Any, Any, Any]
Headers = dict[bytes, bytes]


class Person(Struct, frozen=True):
    """Somebody who has a session here."""

    id: str
    name: str
    language: str
    account: bool  # or a guest


# Sessions


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def token_of(connection: Connection) -> str | None:
    """What a caller shows. A Bearer token comes before a cookie."""
    bearer = bearer_of(connection.headers.get("authorization", ""))
    token = bearer if bearer is not None else connection.cookies.get(COOKIE)
    return token if token and len(token) <= LONGEST_TOKEN else None


def bearer_of(authorization: str) -> str | None:
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def person_of(connection: Connection, house: House) -> Person | None:
    """Who is asking. Raises Trouble when they ask too often."""
    token = token_of(connection)
    if token is None:
        return None
    key, at = hashed(token), now()
    async with house.database.reading() as reading:
        row = await people.of_session(reading, key, at)
    if row is None:
        return None
    gate_of(connection).people.take(row["id"])
    if row["seen"] < at - people.HOUR:  # not with every request: this one writes
        async with house.database.writing() as writing:
            await people.saw(writing, row["id"], key, at, at + people.stays(row))
    return Person(row["id"], row["name"], row["language"], row["login"] is not None)


async def new_session(connection: AsyncConnection, person_id: str) -> str:
    """Returns the token, which is nowhere but with the person."""
    token = token_urlsafe(TOKEN_BYTES)
    at = now()
    expires = at + people.stays(await people.of_id(connection, person_id))
    await people.begin_session(connection, person_id, hashed(token), at, expires)
    return token


def cookie(token: str, settings: Settings) -> Cookie:
    age = COOKIE_DAYS * 24 * 60 * 60 if token else 0
    return Cookie(COOKIE, value=token, path="/", max_age=age, httponly=True, samesite="lax", secure=settings.secure)


# The fence


def fence(app: Litestar, house: House, gate: Gate | None = None) -> Litestar:
    """Around all of the application: Litestar's own middleware is not asked where there is no route."""
    documented(app)
    app.state.gate = gate or Gate(house.settings)
    app.state.passwords = Passwords()
    app.state.fence = app.asgi_handler = Fence(app.asgi_handler, house.settings, app.state.gate)
    return app


def gate_of(connection: Connection) -> Gate:
    gate: Gate = connection.app.state.gate
    return gate


def same_origin(connection: Connection) -> bool:
    """Whether a connection that may change something comes from our own pages, or from a program."""
    fence: Fence = connection.app.state.fence
    return not fence.is_foreign(dict(connection.scope["headers"]))


class Fence:
    def __init__(self, app: ASGIApp, settings: Settings, gate: Gate) -> None:
        self.app = app
        self.gate = gate
        self.secure = settings.secure
        url = urlsplit(settings.notify.base_url)
        self.own = f"{url.scheme}://{url.netloc}".lower()
        told = {**HEADERS, **(SECURE_HEADERS if settings.secure else {})}
        self.headers = [(name.encode(), value.encode()) for name, value in told.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.check(scope)
        except Trouble as trouble:
            await refuse(scope, self.with_headers(scope, send), trouble)
            return
        await self.app(scope, receive, self.with_headers(scope, send))

    def check(self, scope: Scope) -> None:
        """Raises Trouble."""
        wait = self.gate.addresses.wait(self.gate.address(scope))
        if wait:
            raise too_many(wait)
        is_http = scope["type"] == ScopeType.HTTP
        if is_http and method_of(scope) in SAFE:
            return
        headers: Headers = dict(scope["headers"])
        is_form = scope["path"].startswith(FORMS)
        if self.is_foreign(headers) and not is_form:
            raise Trouble("error_foreign_origin", 403)
        if is_http and not is_form and has_body(headers) and not is_json(headers):
            raise Trouble("error_not_json", 415)

    def is_foreign(self, headers: Headers) -> bool:
        origin = headers.get(b"origin")
        if origin is not None:
            return not self.is_own(origin.decode("latin-1").lower(), headers.get(b"host", b"").decode("latin-1"))
        site = headers.get(b"sec-fetch-site")
        if site is not None:
            return site not in (b"same-origin", b"none")
        return has_cookie(headers) and bearer_of(headers.get(b"authorization", b"").decode("latin-1")) is None

    def is_own(self, origin: str, host: str) -> bool:
        """The address that the operator gave, or the one that the caller has reached us by."""
        schemes = ("https",) if self.secure else ("http", "https")
        return origin == self.own or (host != "" and origin in [f"{scheme}://{host.lower()}" for scheme in schemes])

    def with_headers(self, scope: Scope, send: Send) -> Send:
        """Every answer has ours, unless the route has set its own. What is told of people and tables is not cached."""
        private = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else []

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = list(message["headers"])
                names = {name for name, _ in headers}
                message["headers"] = headers + [one for one in self.headers + private if one[0] not in names]
            await send(message)

        return sending


def method_of(scope: Any) -> str:
    return str(scope["method"])


def has_body(headers: Headers) -> bool:
    return b"transfer-encoding" in headers or headers.get(b"content-length", b"0") != b"0"


def is_json(headers: Headers) -> bool:
    return headers.get(b"content-type", b"").partition(b";")[0].strip().lower() == b"application/json"


def has_cookie(headers: Headers) -> bool:
    """Or something like it: no parser is asked, as another may read it differently."""
    return f"{COOKIE}=".encode() in headers.get(b"cookie", b"")


async def refuse(scope: Scope, send: Send, trouble: Trouble) -> None:
    """Without a route. A socket is refused before it is one, with the same answer."""
    kind = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
    if kind == "websocket.http" and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 4000 + trouble.status_code, "reason": trouble.key})
        return
    body = msgspec.json.encode(Refusal(Wrong(trouble.key, trouble.about)))
    told = {"content-type": "application/json", "content-length": str(len(body)), **(trouble.headers or {})}
    headers = [(name.lower().encode(), value.encode()) for name, value in told.items()]
    start: Any = {"type": f"{kind}.response.start", "status": trouble.status_code, "headers": headers}
    end: Any = {"type": f"{kind}.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
