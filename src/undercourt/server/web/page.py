"""Pages without script, in the reader's language: where letters lead, and what is said where no client was built."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final
from urllib.parse import urlencode

from litestar import Controller, Request, get
from litestar.enums import MediaType
from litestar.response import Response

from undercourt.server.text import words
from undercourt.server.web.errors import Trouble
from undercourt.server.web.kept import ASK_AGAIN, FOR_EVER, kept
from undercourt.server.web.markup import Markup, fill
from undercourt.text import LANGUAGES

TYPES: Final = {"css": "text/css", "svg": "image/svg+xml", "webp": "image/webp", "woff2": "font/woff2"}

MARK: Final = Markup(
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"'
    ' stroke-linejoin="round" aria-hidden="true"><path d="M3.4 21V11.4Q3.4 2.6 12 2.6T20.6 11.4V21M1.8 21H22.2"/>'
    '<path d="M6.2 13.4Q12 7.6 17.8 13.4Q12 19.2 6.2 13.4Z"/>'
    '<circle cx="12" cy="13.4" r="1.9" fill="currentColor" stroke="none"/></svg>'
)
PAGE: Final = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><meta name="robots" content="noindex">
<link rel="icon" href="{files}/mark.svg"><link rel="stylesheet" href="{files}/page.css"></head>
<body><header class="bar"><a class="word" href="/?lang={lang}">{mark}Undercourt</a>
<nav class="langs" aria-label="{languages}">{langs}</nav></header>
{body}
<footer class="foot"><small>{foot}</small></footer></body></html>
"""


class PageFiles(Controller):
    include_in_schema = False

    @get("/pages/{version:str}/{name:path}", media_type=MediaType.TEXT)
    async def file(self, request: Request[Any, Any, Any], version: str, name: str) -> Response[bytes]:
        """What pages look like. It never changes under the same version."""
        held = files_of_pages().get(name.removeprefix("/"))
        if held is None:
            raise Trouble("error_not_found", 404)
        caching = FOR_EVER if version == version_of_files() else ASK_AGAIN
        return kept(request, held, TYPES[name.rpartition(".")[2]], caching)


@cache
def files_of_pages() -> dict[str, bytes]:
    """By name."""
    root = files("undercourt.server") / "pages"
    folders = [("", root), *[(f"{name}/", root / name) for name in ("art", "fonts")]]
    found = [(prefix + one.name, one) for prefix, folder in folders for one in folder.iterdir() if one.is_file()]
    return {name: one.read_bytes() for name, one in sorted(found) if name.rpartition(".")[2] in TYPES}


@cache
def version_of_files() -> str:
    return sha256(b"".join(name.encode() + held for name, held in files_of_pages().items())).hexdigest()[:12]


class Page:
    """In the language of whoever looks at it."""

    def __init__(self, request: Request[Any, Any, Any]) -> None:
        self.lang = language(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))
        self.words = words(self.lang)
        self.path = request.url.path
        self.asked = urlencode([(name, value) for name, value in request.query_params.items() if name != "lang"])

    def say(self, key: str, **args: int | str) -> str:
        return self.words.say(key, **args)

    def answer(self, title: str, body: Markup, status: int = 200) -> Response[str]:
        page = fill(
            PAGE,
            lang=self.lang,
            title=title,
            files=f"/pages/{version_of_files()}",
            mark=MARK,
            languages=self.say("page_languages"),
            langs=[self.in_language(lang) for lang in LANGUAGES],
            body=body,
            foot=self.say("page_foot"),
        )
        headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language", "Content-Language": self.lang}
        return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)

    def in_language(self, lang: str) -> Markup:
        here = Markup(' aria-current="true"') if lang == self.lang else ""
        more = f"&{self.asked}" if self.asked else ""
        template = '<a href="{path}?lang={lang}{more}" lang="{lang}" hreflang="{lang}"{here}>{short}</a>'
        return fill(template, path=self.path, lang=lang, more=more, here=here, short=lang.upper())


def language(asked: str, accepted: str) -> str:
    """What the address says; else the first of ours that the browser wants, most wanted first."""
    if asked in LANGUAGES:
        return asked
    wanted: list[tuple[float, int, str]] = []
    for place, one in enumerate(accepted[:500].split(",")):
        name, _, weight = one.partition(";")
        number = re.fullmatch(r"\s*q=([01](?:\.\d{1,3})?)\s*", weight)
        wanted.append((-(float(number[1]) if number else 1.0), place, name.strip()[:2].lower()))
    return next((name for weight, _, name in sorted(wanted) if name in LANGUAGES and weight < 0), LANGUAGES[0])
