"""Answers that are the same for everybody: compressed once, and not sent to whoever has them already."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from litestar import Request
from litestar.response import Response

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"  # it may be kept, but whoever keeps it asks whether it is still the same
WORTH_IT: Final = 1000  # bytes, below which nothing is compressed

squeezed = lru_cache(maxsize=256)(gzip.compress)


@lru_cache(maxsize=256)
def tag_of(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]


def kept(
    request: Request[Any, Any, Any],
    content: bytes,
    kind: str,
    caching: str = ASK_AGAIN,
    status: int = 200,
    brotli: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> Response[bytes]:
    """`brotli` is the same content, compressed by whoever made it. `headers` are besides those of keeping."""
    told = {"ETag": f'W/"{tag_of(content)}"', "Cache-Control": caching, **(headers or {})}
    told["Vary"] = ", ".join(filter(None, [told.get("Vary"), "Accept-Encoding"]))
    if status == 200 and tag_of(content) in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=kind, headers=told)
    wanted = [one.partition(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")]
    if brotli is not None and "br" in wanted:
        content, told["Content-Encoding"] = brotli, "br"
    elif "gzip" in wanted and len(content) >= WORTH_IT and is_text(kind):
        content, told["Content-Encoding"] = squeezed(content), "gzip"
    return Response(content, status_code=status, media_type=kind, headers=told)


def is_text(kind: str) -> bool:
    """Pictures and fonts are compressed as they are."""
    return kind.startswith(("text/", "application/", "image/svg"))
