"""Pieces of a page that are not drawn: text, and tables of words and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape


class Html(str):
    """Text that is HTML already; any other text is escaped before it comes into a page."""


def html(text: str) -> Html:
    return text if isinstance(text, Html) else Html(escape(text))


def element(tag: str, text: str, kind: str = "") -> Html:
    attribute = f' class="{kind}"' if kind else ""
    return Html(f"<{tag}{attribute}>{html(text)}</{tag}>")


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Html:
    """Words in the first column, numbers in the others; one that is too wide is scrolled by itself."""
    head = "".join(f'<th scope="col">{html(column)}</th>' for column in columns)
    body = "".join(f"<tr>{''.join(element('td', cell) for cell in row)}</tr>\n" for row in rows)
    whole = f"<table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table>"
    return Html(f'<div class="sheet" tabindex="0">{whole}</div>')


def folded(summary: str, *parts: Html) -> Html:
    """What most readers need not see, and others can open."""
    return Html(f"<details>{element('summary', summary)}\n{''.join(parts)}</details>")


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def span(low: float, high: float, digits: int = 1) -> str:
    """An interval of shares: 58.3 to 65.8 %."""
    return f"{100 * low:.{digits}f} to {100 * high:.{digits}f} %"
