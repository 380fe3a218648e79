"""What the server writes down for its operator: one JSON object a line, to standard error.

No tokens, names, actions, chat or addresses. A fault is told by its kind and by where in the code it happened; its
words are left out, as they may hold values that somebody sent.
"""

from __future__ import annotations

import json
import logging
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

REQUEST: ContextVar[str] = ContextVar("request", default="")  # the id of the request that is being answered
ABOUT: Final = ("method", "route", "status", "ms")  # of a request, where the record has them


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            told["request"] = REQUEST.get()
        told |= {name: getattr(record, name) for name in ABOUT if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            told |= fault(record.exc_info[1])
        return json.dumps(told, ensure_ascii=False)


def fault(wrong: BaseException) -> dict[str, Any]:
    """Its kind, and the lines of code that led there."""
    frames = traceback.extract_tb(wrong.__traceback__)
    return {
        "fault": type(wrong).__name__,
        "where": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }


def log_config(level: str = "INFO") -> dict[str, Any]:
    """For `logging.config.dictConfig`, and so for uvicorn."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "root": {"level": "WARNING", "handlers": ["lines"]},
        "loggers": {
            "undercourt": {"level": level},
            "uvicorn": {"level": "INFO" if level == "DEBUG" else level},  # else it writes whole messages, and tokens
            "uvicorn.access": {"level": "WARNING"},  # it would write whole addresses, with what is in them
        },
    }
