"""What a caller is told when something cannot be done: a key and what belongs to it, and never more.

Every answer of that kind is `{"error": {"key": …, "args": {…}}}`. What went wrong inside goes to the log: the kind of
fault, the route and where in the code, but no values, as they may be somebody's secrets.
"""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import Mapping
from typing import Any, Final

from asyncpg import PostgresError
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.routes import HTTPRoute
from litestar.serialization import decode_json
from litestar.types import ExceptionHandlersMap
from msgspec import Struct
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from undercourt.server.engines.engine import NotDone
from undercourt.server.rooms.room import Unavailable
from undercourt.server.store.tables import NoTable

Args = Mapping[str, str | int]

KEYS: Final = {
    401: "error_no_person",
    403: "error_not_allowed",
    404: "error_not_found",
    405: "error_wrong_method",
    413: "error_too_big",
    415: "error_not_json",
    429: "error_too_many",
    503: "error_unavailable",
}
REFUSED: Final = (400, 409, 500, *KEYS)
DATABASE_IS_AWAY: Final = (Unavailable, OperationalError, InterfaceError, NoConnection, ConnectionError, TimeoutError)
NOT_KEPT: Final = "22"  # of PostgreSQL's kinds: a text that it cannot hold, with a null letter
PASSING: Final = ("08", "40", "53", "55", "57")  # no connection, a conflict, too much at once, a lock, a stop
PATIENCE: Final = 2  # seconds, after which a database that is away is worth another try

BODY: Final = "data"  # what Litestar calls it
FIELD: Final = re.compile(r"field `([^`]+)`")  # how msgspec names one that is missing, or one too many
LONGEST_FIELD: Final = 80

logger = logging.getLogger(__name__)


class Trouble(HTTPException):
    """Why somebody is not served, by its key. After `wait` seconds it may be otherwise."""

    def __init__(self, key: str, status: int = 400, args: Args | None = None, wait: float = 0) -> None:
        headers = {"Retry-After": str(whole(wait))} if wait else None
        super().__init__(detail=key, status_code=status, headers=headers)
        self.key = key
        self.about: Args = args or {}


class Wrong(Struct):
    key: str
    args: Args


class Refusal(Struct):
    """The body of every answer that is not what was asked for."""

    error: Wrong


def too_many(wait: float) -> Trouble:
    return Trouble("error_too_many", 429, {"seconds": whole(wait)}, wait)


def whole(seconds: float) -> int:
    """In whole seconds, rounded up."""
    return int(-(-seconds // 1))


def answer(key: str, status: int, args: Args | None = None, headers: Any = None) -> Response[Refusal]:
    return Response(Refusal(Wrong(key, args or {})), status_code=status, media_type="application/json", headers=headers)


def trouble(_: Request[Any, Any, Any], wrong: Trouble) -> Response[Refusal]:
    return answer(wrong.key, wrong.status_code, wrong.about, wrong.headers)


def not_understood(_: Request[Any, Any, Any], wrong: ValidationException) -> Response[Refusal]:
    """Names the field, not what is wrong with it: that the schema says."""
    found = next((one for one in wrong.extra or () if isinstance(one, dict)), {})
    field = str(found.get("key", BODY))
    missing = FIELD.search(str(found.get("message", "")))
    if field == BODY and missing is not None:
        field = missing[1][:LONGEST_FIELD]
    return answer("error_bad_request", 400, {"field": field} if field != BODY else None)


def too_deep(request: Request[Any, Any, Any], wrong: RecursionError) -> Response[Refusal]:
    """A body of many brackets one within another is the caller's fault; any other recursion is ours."""
    frames = traceback.extract_tb(wrong.__traceback__)
    is_body = bool(frames) and frames[-1].name == decode_json.__name__
    return answer("error_bad_request", 400) if is_body else unexpected(request, wrong)


def refused(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[Refusal]:
    """By Litestar itself: no such route, a body that is no JSON or too big …"""
    status = wrong.status_code
    if status >= 500 and status not in KEYS:
        return unexpected(request, wrong)
    return answer(KEYS.get(status, "error_bad_request"), status, None, wrong.headers)


def not_done(_: Request[Any, Any, Any], no: NotDone) -> Response[Refusal]:
    """What the game or the table does not allow now."""
    return answer(no.refusal.error.key, 409, no.refusal.error.args)


def no_table(_: Request[Any, Any, Any], __: NoTable) -> Response[Refusal]:
    return answer("error_no_table", 404)


def unavailable(request: Request[Any, Any, Any], wrong: Exception) -> Response[Refusal]:
    log(request, wrong)
    return answer("error_unavailable", 503, None, {"Retry-After": str(PATIENCE)})


def database(request: Request[Any, Any, Any], wrong: Exception) -> Response[Refusal]:
    """PostgreSQL says what is wrong by a code, of which the first two letters are the kind."""
    kind = str(getattr(getattr(wrong, "orig", wrong), "sqlstate", None) or "")[:2]
    if kind == NOT_KEPT:
        return answer("error_bad_request", 400)
    return unavailable(request, wrong) if kind in PASSING else unexpected(request, wrong)


def unexpected(request: Request[Any, Any, Any], wrong: Exception) -> Response[Refusal]:
    log(request, wrong)
    return answer("error_internal", 500)


def log(request: Request[Any, Any, Any], wrong: Exception) -> None:
    """Without the words of the fault, which may hold values."""
    route = request.scope.get("path_template") or "no route"
    logger.error("%s at %s %s\n%s", type(wrong).__name__, request.method, route, places(wrong))


def places(wrong: BaseException) -> str:
    """Where in the code it went wrong, and before it what led to it."""
    told = "".join(traceback.format_tb(wrong.__traceback__))
    before = wrong.__cause__ or wrong.__context__
    return told if before is None else f"{places(before)}then, after {type(before).__name__}:\n{told}"


def documented(app: Litestar) -> None:
    """The schema tells of our refusals, at every route, and not of those that Litestar would make."""
    spec = {status: ResponseSpec(Refusal, False, "Refused, by its key") for status in REFUSED}
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = {**spec, **(handler.responses or {})}


HANDLERS: Final[ExceptionHandlersMap] = {
    RecursionError: too_deep,
    Trouble: trouble,
    ValidationException: not_understood,
    HTTPException: refused,
    NoTable: no_table,
    NotDone: not_done,
    **dict.fromkeys(DATABASE_IS_AWAY, unavailable),
    DBAPIError: database,
    PostgresError: database,
    Exception: unexpected,
}
