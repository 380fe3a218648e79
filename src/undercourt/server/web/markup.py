"""Pieces of a page. Whatever is put into one is escaped, unless it is such a piece itself."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def fill(template: str, /, **parts: str | int | Iterable[Markup]) -> Markup:
    """`{name}` in a template that the code has written becomes the part of that name."""
    return Markup(template.format(**{name: safe(part) for name, part in parts.items()}))


def safe(part: str | int | Iterable[Markup]) -> str:
    if isinstance(part, Markup):
        return part
    if isinstance(part, str | int):
        return escape(str(part))
    return "".join(safe(one) for one in part)
