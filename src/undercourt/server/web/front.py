"""The client for browsers, as `web/` was built: one page for all its addresses, and the files that the page needs.

The page is the same for everybody but for its language, its title and what previews of links show; the client does the
rest. So whoever sends a link to a table sends a sentence with it.
"""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Self

from litestar import Controller, Litestar, Request, get
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response
from msgspec import Struct

from undercourt.games import game_names
from undercourt.server.house import House
from undercourt.server.store import tables
from undercourt.server.text import words
from undercourt.server.web import errors
from undercourt.server.web.errors import Trouble
from undercourt.server.web.kept import ASK_AGAIN, FOR_EVER, kept
from undercourt.server.web.lobby import TABLE_ID
from undercourt.server.web.markup import fill
from undercourt.server.web.page import Page, language, version_of_files
from undercourt.text import texts

CLIENT: Final = Path(__file__).parents[1] / "client"
PAGE: Final = "index.html"
BROTLI: Final = ".br"
TYPES: Final = {
    "css": "text/css",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
BOOKS: Final = ("rules", "cards", "glossary", "learn")
PROGRAMS: Final = ("/api/", "/schema/", "/pages/", "/mail/", "/assets/")  # where nobody is who reads pages

# What is the same in every index.html, and what it becomes.
LANG: Final = re.compile(r'<html lang="[a-z]*">')
TITLE: Final = re.compile(r"<title>[^<]*</title>")
DESCRIPTION: Final = re.compile(r'<meta name="description" content="[^"]*"\s*/?>')
HEAD: Final = """<title>{title}</title><meta name="description" content="{description}">
<meta name="build" content="{build}"><meta property="og:title" content="{title}">
<meta property="og:description" content="{description}"><meta property="og:site_name" content="Undercourt">"""
PICTURE: Final = '<meta property="og:image" content="{origin}/pages/{version}/art/{game}.webp">'
NOT_LISTED: Final = '<meta name="robots" content="noindex">'
NOT_BUILT: Final = """<main class="about"><h1>{title}</h1><p>{text}</p>
<code class="type">./run setup</code><p>{terminal}</p><code class="type">undercourt join {origin}</code></main>"""

Asking = Request[Any, Any, Any]


class File(Struct, frozen=True):
    content: bytes
    kind: str
    brotli: bytes | None


class Client:
    """The files of a build, in memory. Without an index.html there is no build."""

    def __init__(self, page: str, files: dict[str, File]) -> None:
        self.page = page
        self.files = files
        self.build = ""
        if page:
            told = page.encode() + b"".join(name.encode() + one.content for name, one in sorted(files.items()))
            self.build = sha256(told).hexdigest()[:12]

    @classmethod
    def read(cls, folder: Path) -> Self:
        if not (folder / PAGE).is_file():
            return cls("", {})
        files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")):
            kind = TYPES.get(path.suffix.removeprefix("."))
            if kind is not None and path.is_file():
                small = path.with_name(path.name + BROTLI)
                brotli = small.read_bytes() if small.is_file() else None
                files[f"/{path.relative_to(folder).as_posix()}"] = File(path.read_bytes(), kind, brotli)
        return cls((folder / PAGE).read_text("utf-8"), files)


class Front(Controller):
    include_in_schema = False

    @get(["/", "/lobby", "/new", "/table", *[f"/{book}" for book in BOOKS]], media_type=MediaType.HTML)
    async def places(self, request: Asking) -> Response[Any]:
        return page_of(request)

    @get(["/settings", "/people/{person_id:str}"], media_type=MediaType.HTML)
    async def of_somebody(self, request: Asking) -> Response[Any]:
        return page_of(request, listed=False)

    @get(
        ["/tables/{table_id:str}", "/table/{table_id:str}/replay/{step:str}", "/table/{table_id:str}/review"],
        media_type=MediaType.HTML,
    )
    async def table(self, request: Asking, table_id: str, house: House) -> Response[Any]:
        """The link of a private table is its key: no search engine keeps it."""
        if not TABLE_ID.fullmatch(table_id):
            return page_of(request, status=404, listed=False)
        async with house.database.reading() as connection:
            game = await tables.game_of(connection, table_id)
        return page_of(request, game, 200 if game is not None else 404, listed=False)

    @get([f"/{book}/{{game:str}}" for book in BOOKS], media_type=MediaType.HTML)
    async def book(self, request: Asking, game: str) -> Response[Any]:
        return page_of(request, game) if game in game_names() else page_of(request, status=404)

    @get("/assets/{name:path}", media_type=MediaType.TEXT)
    async def asset(self, request: Asking, name: str) -> Response[bytes]:
        """Its name has a hash of it: what is there once is there for ever."""
        found = client_of(request).files.get(f"/assets{name}")
        if found is None:
            raise Trouble("error_not_found", 404)
        return kept(request, found.content, found.kind, FOR_EVER, brotli=found.brotli)


def beside(client: Client) -> list[HTTPRouteHandler]:
    """The route of the files that keep their names: manifest, icons, service worker."""
    names = [name for name in client.files if not name.startswith("/assets/")]

    @get(names, include_in_schema=False, media_type=MediaType.TEXT)
    async def file(request: Asking) -> Response[bytes]:
        found = client.files[request.url.path]
        return kept(request, found.content, found.kind, brotli=found.brotli)

    return [file] if names else []


def client_of(request: Asking) -> Client:
    app: Litestar = request.app
    client: Client = app.state.client
    return client


def page_of(request: Asking, game: str | None = None, status: int = 200, listed: bool = True) -> Response[Any]:
    """The page, in the reader's language."""
    client = client_of(request)
    if not client.page:
        return not_built(request, 503 if status == 200 else status)
    lang = language(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))
    said = words(lang)
    title, description = said.say("page_title"), said.say("page_lead")
    if game is not None:
        title = f"{texts(game, lang).say('game_title')} – Undercourt"
        key = f"page_game_{game}"
        description = said.say(key) if said.has(key) else texts(game, lang).say("game_pitch")
    head = str(fill(HEAD, title=title, description=description, build=client.build))
    if game is not None:
        head += fill(PICTURE, origin=str(request.base_url).rstrip("/"), version=version_of_files(), game=game)
    head += "" if listed else NOT_LISTED
    page = LANG.sub(f'<html lang="{lang}">', client.page, count=1)
    page = TITLE.sub(lambda _: head, DESCRIPTION.sub("", page, count=1), count=1)
    headers = {"Vary": "Accept-Language", "Content-Language": lang}
    return kept(request, page.encode(), "text/html", ASK_AGAIN, status, headers=headers)


def not_built(request: Asking, status: int) -> Response[str]:
    """In a checkout where there is no Node, or where nobody has built anything yet."""
    page = Page(request)
    body = fill(
        NOT_BUILT,
        title=page.say("page_not_built"),
        text=page.say("page_not_built_text"),
        terminal=page.say("page_not_built_terminal"),
        origin=str(request.base_url).rstrip("/"),
    )
    return page.answer(page.say("page_not_built"), body, status)


def not_found(request: Asking, wrong: HTTPException) -> Response[Any]:
    """Whoever reads pages sees one that says so; programs get a key."""
    if request.method not in ("GET", "HEAD") or request.url.path.startswith(PROGRAMS):
        return errors.refused(request, wrong)
    return page_of(request, status=404, listed=False)
