"""What a caller is told when something cannot be done: a key and what belongs to it, and never more.

Every answer of that kind is `{"error": {"key": …, "args": {…}}}`. What went wrong inside goes to the log: the kind of
fault, the route and where in the code, but no values, as they may be somebody's secrets.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from msgspec import Struct
from sqlalchemy.exc import InterfaceError, OperationalError
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
DATABASE_IS_AWAY: Final = (Unavailable, OperationalError, InterfaceError, NoConnection, ConnectionError, TimeoutError)
PATIENCE: Final = 2  # seconds, after which a database that is away is worth another try

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
    fields = [found["key"] for found in wrong.extra or () if isinstance(found, dict) and "key" in found]
    return answer("error_bad_request", 400, {"field": str(fields[0])} if fields else None)


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


def unexpected(request: Request[Any, Any, Any], wrong: Exception) -> Response[Refusal]:
    log(request, wrong)
    return answer("error_internal", 500)


def log(request: Request[Any, Any, Any], wrong: Exception) -> None:
    """Without the words of the fault, which may hold values."""
    route = request.scope.get("path_template") or "no route"
    where = "".join(traceback.format_tb(wrong.__traceback__))
    logger.error("%s at %s %s\n%s", type(wrong).__name__, request.method, route, where)


HANDLERS: Final[ExceptionHandlersMap] = {
    Trouble: trouble,
    ValidationException: not_understood,
    HTTPException: refused,
    NoTable: no_table,
    NotDone: not_done,
    **dict.fromkeys(DATABASE_IS_AWAY, unavailable),
    Exception: unexpected,
}
