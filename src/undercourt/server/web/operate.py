"""What the operator sees: whether a worker is well, what it counts, a line in the log for each request, the schema."""

from __future__ import annotations

import asyncio
import logging
import time
from secrets import compare_digest, token_hex
from typing import Any

from litestar import Controller, Litestar, Request, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response import Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct, json
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from undercourt.server.house import House
from undercourt.server.logs import REQUEST
from undercourt.server.metrics import Metrics
from undercourt.server.store.migrate import head, version
from undercourt.server.web.errors import Refusal, Trouble
from undercourt.server.web.guard import bearer_of

PATIENCE = 2.0  # seconds in which the database must answer
THIS_MACHINE = ("127.0.0.1", "::1")
NO_ROUTE = "no route"
SOCKET = "SOCKET"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", SOCKET)
API = """The table: games over HTTP and sockets. Every answer that is not what was asked for is
`{"error": {"key": …, "args": {…}}}`: the client has the sentence for the key. The game itself is played over
`GET /api/tables/{id}/socket`, whose messages docs/wire.schema.json describes."""

logger = logging.getLogger(__name__)


class Health(Struct, frozen=True):
    """All true: the worker is well."""

    worker: str
    database: bool  # it answers
    migrated: bool  # it has the present schema


class Operate(Controller):
    tags = ("operation",)

    @get("/health", summary="Whether this worker is well", sync_to_thread=None)
    async def health(self, house: House) -> Response[Health]:
        schema: str | None = None
        answers = True
        try:
            async with asyncio.timeout(PATIENCE), house.database.reading() as connection:
                schema = await connection.run_sync(version)
        except (TimeoutError, OSError, SQLAlchemyError):
            answers = False
        found = Health(house.rooms.presence.worker, answers, schema == head())
        return Response(found, status_code=200 if found.database and found.migrated else 503)

    @get("/metrics", summary="What this worker counts, for Prometheus", media_type="text/plain")
    async def metrics(self, request: Request[Any, Any, Any], house: House) -> Response[bytes]:
        """Not for everybody: a move that is counted may have been a secret one."""
        if not may_read_metrics(request, house.settings.metrics_token):
            raise Trouble("error_not_allowed", 403)
        return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def may_read_metrics(request: Request[Any, Any, Any], token: str) -> bool:
    """With the operator's token; or from this machine itself, and not by way of a proxy on it."""
    shown = bearer_of(request.headers.get("authorization", ""))
    if token and shown is not None and compare_digest(shown.encode(), token.encode()):
        return True
    caller = request.scope.get("client")
    direct = "x-forwarded-for" not in request.headers and "forwarded" not in request.headers
    return not token and direct and caller is not None and caller[0] in THIS_MACHINE


# Requests


def observe(app: Litestar, metrics: Metrics) -> Litestar:
    """Around everything else, so that what is refused before it has a route is seen too."""
    app.asgi_handler = Observed(app.asgi_handler, metrics)
    return app


class Observed:
    """Counts every request and writes a line about it: by which template, how it ended, how long it took."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun, status, id = time.perf_counter(), 0, token_hex(8)
        token = REQUEST.set(id)

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            seconds = time.perf_counter() - begun
            method = str(scope.get("method", SOCKET))
            self.tell(method if method in METHODS else "other", scope.get("path_template") or NO_ROUTE, status, seconds)
            REQUEST.reset(token)

    def tell(self, method: str, route: str, status: int, seconds: float) -> None:
        if method != SOCKET:
            self.metrics.answered(method, route, status, seconds)
        about = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        logger.info("request", extra=about)


# The schema


class Described(JsonRenderPlugin):
    """The schema with what Litestar does not know: how every route says no."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        if not openapi_schema.get("x-complete"):
            complete(openapi_schema)
        return json.encode(openapi_schema)


def complete(schema: dict[str, Any]) -> None:
    refusal, parts = json_schema()
    schema.setdefault("components", {}).setdefault("schemas", {}).update(parts)
    no = {"description": "It was not done, and why.", "content": {"application/json": {"schema": refusal}}}
    for path in schema["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict) and "responses" in operation:
                operation["responses"].pop("400", None)  # Litestar's own shape, which no route of ours has
                operation["responses"].get("204", {}).pop("content", None)  # there is none
                operation["responses"]["default"] = no
    schema["x-complete"] = True


def json_schema() -> tuple[dict[str, Any], dict[str, Any]]:
    (refusal,), parts = json.schema_components([Refusal], ref_template="#/components/schemas/{name}")
    return refusal, dict(parts)


def openapi() -> OpenAPIConfig:
    session = SecurityScheme(type="apiKey", security_scheme_in="cookie", name="undercourt", description="for browsers")
    token = SecurityScheme(type="http", scheme="bearer", description="for programs: what POST /api/guests answers")
    return OpenAPIConfig(
        title="Undercourt",
        version="1",
        description=API,
        components=Components(security_schemes={"session": session, "token": token}),
        security=[{"session": []}, {"token": []}, {}],
        use_handler_docstrings=True,
        path="/schema",
        render_plugins=[Described(path="/openapi.json")],
    )
