"""Who we are at each server: a token in a file for its owner alone, so that one comes back to the same seats."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

import undercourt.files as files
from undercourt.term.keeping import saves


def place(url: str) -> Path:
    return saves.folder() / "servers" / f"{quote(url, safe='')[:150]}.token"


def token_for(url: str) -> str | None:
    """None: we have not been there, or what we kept cannot be read."""
    try:
        return files.read(place(url)).strip() or None
    except OSError:
        return None


def keep(url: str, token: str) -> None:
    """Where it cannot be kept, we are somebody else the next time."""
    path = place(url)
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        files.write(path, f"{token}\n")
