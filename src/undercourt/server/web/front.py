"""Pages for people, without script: what this server is, and what is at a table that somebody was sent a link to.

They say how to play in the terminal. Everything that changes something is done there, or by other clients.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from litestar import Controller, Request, get
from litestar.enums import MediaType
from litestar.response import Response

from undercourt.games import game_names, load_game
from undercourt.printable import on_one_line
from undercourt.server.house import House
from undercourt.server.rooms.around import around
from undercourt.server.rooms.watcher import Watcher
from undercourt.server.store import tables
from undercourt.server.store.tables import GATHERING, PLAYING
from undercourt.server.text import words
from undercourt.server.web.errors import Trouble
from undercourt.server.web.lobby import Listed, Player, listed
from undercourt.server.web.markup import Markup, fill
from undercourt.server.web.tables import TableId
from undercourt.table.wire import Around, Seated
from undercourt.text import LANGUAGES, Texts, texts, told

FEW: Final = 12  # tables of each kind on the front page
TYPES: Final = {"css": "text/css; charset=utf-8", "svg": "image/svg+xml", "webp": "image/webp", "woff2": "font/woff2"}
FOR_EVER: Final = "public, max-age=31536000, immutable"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{1,100}")

MARK: Final = Markup(
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"'
    ' stroke-linejoin="round" aria-hidden="true"><path d="M3.4 21V11.4Q3.4 2.6 12 2.6T20.6 11.4V21M1.8 21H22.2"/>'
    '<path d="M6.2 13.4Q12 7.6 17.8 13.4Q12 19.2 6.2 13.4Z"/>'
    '<circle cx="12" cy="13.4" r="1.9" fill="currentColor" stroke="none"/></svg>'
)
SHAPES: Final = (  # of seats, in their order; no colour without a shape
    "M12 2.6a9.4 9.4 0 1 0 0 18.8a9.4 9.4 0 1 0 0-18.8Z",
    "M4 4H20V20H4Z",
    "M12 2.4L22.4 20.8H1.6Z",
    "M12 1.4L22.6 12L12 22.6L1.4 12Z",
    "M8.6 2.4H15.4V8.6H21.6V15.4H15.4V21.6H8.6V15.4H2.4V8.6H8.6Z",
    "M12 1.8L22.4 9.6L18.4 21.8H5.6L1.6 9.6Z",
)

PAGE: Final = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><meta name="description" content="{description}">{head}
<link rel="icon" href="{files}/mark.svg"><link rel="stylesheet" href="{files}/page.css"></head>
<body><header class="bar"><a class="word" href="/?lang={lang}">{mark}Undercourt</a>
<nav class="langs" aria-label="{languages}">{langs}</nav></header>
{body}
<footer class="foot"><small>{foot}</small></footer></body></html>
"""
FRONT: Final = """<main><div class="front"><section class="say"><h1>{before}<em>{power}</em>{after}</h1>
<p>{lead}</p><p>{soon}</p><h2>{how}</h2>
<div class="ways"><div><p>{here}</p><code class="type" tabindex="0">undercourt play --terminal</code></div>
<div><p>{there}</p><code class="type" tabindex="0">{join}</code></div></div><small>{need}</small></section>
<section class="boards" aria-label="{games}">{boards}</section></div>
<div class="below"><section><h2>{open}</h2>{gathering}{playing}</section>
<section class="aside"><h2>{program}</h2><p>{program_text}</p>
<ul><li><a href="/schema/openapi.json">OpenAPI</a></li><li><code>docs/write-a-client.md</code></li>
<li><code>docs/wire.md</code></li></ul></section></div></main>"""
BOARD: Final = """<article class="board"><img src="{files}/art/{game}.webp" alt="" width="800" height="600">
<div><h2>{title}</h2><p>{line}</p><small>{players}</small></div></article>"""
ROW: Final = """<li><a class="row" href="/tables/{id}?lang={lang}"><img src="{files}/art/{game}.webp" alt="">
<b>{title}{free}</b><span class="seats">{seats}</span></a></li>"""
TABLE: Final = """<main class="table"><div class="board"><img src="{files}/art/{game}.webp" alt="">
<div><h1>{title}</h1><p>{line}</p></div></div>
<section class="about"><p class="state">{state}</p><ul class="chairs">{chairs}</ul>{ways}
<p><a href="/?lang={lang}">{all}</a></p></section></main>"""
NO_TABLE: Final = """<main class="about"><h1>{title}</h1><p>{text}</p><p><a href="/?lang={lang}">{all}</a></p></main>"""


class Pages(Controller):
    include_in_schema = False

    @get("/", media_type=MediaType.HTML)
    async def front(self, request: Request[Any, Any, Any], house: House) -> Response[str]:
        page = Page(request)
        async with house.database.reading() as connection:
            gathering = await tables.in_the_lobby(connection, FEW)
            playing = await tables.being_played(connection, FEW)
            seats = await tables.seats_of_all(connection, [row["id"] for row in [*gathering, *playing]])
        lists = [[listed(row, seats[row["id"]], None) for row in rows] for rows in (gathering, playing)]
        return page.answer(page.say("page_title"), page.front(*lists))

    @get("/tables/{table_id:str}", media_type=MediaType.HTML)
    async def table(self, request: Request[Any, Any, Any], table_id: TableId, house: House) -> Response[str]:
        page = Page(request)
        try:
            room = await house.rooms.room(table_id)
        except tables.NoTable:
            return page.answer(page.say("error_no_table"), page.no_table(), 404, private=True)
        async with room.held():
            known, result, watched = around(room, Watcher(-1, None)), room.row["result"], room.row["watched"]
        points = result["points"] if result is not None and watched else {}
        title = texts(known.game, page.lang).say("game_title")
        return page.answer(f"{title} – Undercourt", page.table(known, points), private=True)

    @get("/pages/{version:str}/{name:path}", media_type=MediaType.TEXT)
    async def file(self, version: str, name: str) -> Response[bytes]:
        """What pages look like. It never changes under the same version."""
        held = kept().get(name.removeprefix("/"))
        if held is None:
            raise Trouble("error_not_found", 404)
        kind = TYPES[name.rpartition(".")[2]]
        caching = FOR_EVER if version == version_of_files() else "no-cache"
        return Response(held, media_type=kind, headers={"Cache-Control": caching})


@cache
def kept() -> dict[str, bytes]:
    """By name: all files of pages."""
    root = files("undercourt.server") / "pages"
    folders = [("", root), *[(f"{name}/", root / name) for name in ("art", "fonts")]]
    found = [(prefix + one.name, one) for prefix, folder in folders for one in folder.iterdir() if one.is_file()]
    return {name: one.read_bytes() for name, one in sorted(found) if name.rpartition(".")[2] in TYPES}


@cache
def version_of_files() -> str:
    return sha256(b"".join(name.encode() + held for name, held in kept().items())).hexdigest()[:12]


class Page:
    """In the language of whoever looks at it."""

    def __init__(self, request: Request[Any, Any, Any]) -> None:
        self.lang = language(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))
        self.words = words(self.lang)
        self.origin = str(request.base_url).rstrip("/")
        self.path = request.url.path
        invitation = request.query_params.get("invitation", "")
        self.invitation = invitation if TOKEN.fullmatch(invitation) else ""
        self.files = f"/pages/{version_of_files()}"

    def say(self, key: str, **args: int | str) -> str:
        return self.words.say(key, **args)

    def answer(self, title: str, body: Markup, status: int = 200, private: bool = False) -> Response[str]:
        """The link of a private table is its key: no search engine keeps it."""
        page = fill(
            PAGE,
            lang=self.lang,
            title=title,
            description=self.say("page_lead"),
            head=Markup('<meta name="robots" content="noindex">') if private else "",
            files=self.files,
            mark=MARK,
            languages=self.say("page_languages"),
            langs=[self.in_language(lang) for lang in LANGUAGES],
            body=body,
            foot=self.say("page_foot"),
        )
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language", "Content-Language": self.lang}
        return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)

    def in_language(self, lang: str) -> Markup:
        here = Markup(' aria-current="true"') if lang == self.lang else ""
        more = f"&invitation={self.invitation}" if self.invitation else ""
        template = '<a href="{path}?lang={lang}{more}" lang="{lang}" hreflang="{lang}"{here}>{short}</a>'
        return fill(template, path=self.path, lang=lang, more=more, here=here, short=lang.upper())

    # The front page

    def front(self, gathering: list[Listed], playing: list[Listed]) -> Markup:
        before, power, after = self.say("page_headline").split("*")
        open_tables = self.rows(gathering) or fill('<p class="none">{text}</p>', text=self.say("page_none_open"))
        heading = fill("<br><h2>{text}</h2>", text=self.say("page_playing")) if playing else Markup("")
        return fill(
            FRONT,
            before=before,
            power=power,
            after=after,
            lead=self.say("page_lead"),
            soon=self.say("page_soon"),
            how=self.say("page_how"),
            here=self.say("page_how_here"),
            there=self.say("page_how_there"),
            join=f"undercourt join {self.origin}",
            need=self.say("page_need"),
            games=self.say("page_games"),
            boards=[self.board(game) for game in game_names()],
            open=self.say("page_open"),
            gathering=open_tables,
            playing=Markup(heading + self.rows(playing)),
            program=self.say("page_program"),
            program_text=self.say("page_program_text"),
        )

    def board(self, name: str) -> Markup:
        game = load_game(name)
        players = self.say("page_players", fewest=game.fewest, most=game.most)
        title = texts(name, self.lang).say("game_title")
        return fill(BOARD, files=self.files, game=name, title=title, line=self.line(name), players=players)

    def line(self, game: str) -> str:
        """What a game is about, in a line; of a game that has none here, what it says of itself."""
        key = f"page_game_{game}"
        return self.say(key) if self.words.has(key) else texts(game, self.lang).say("game_pitch")

    def rows(self, of: list[Listed]) -> Markup:
        return fill('<ul class="rows">{rows}</ul>', rows=[self.row(one) for one in of]) if of else Markup("")

    def row(self, table: Listed) -> Markup:
        said = texts(table.game, self.lang)
        free = sum(1 for one in table.players if one.open)
        note = fill(' <small class="free">{text}</small>', text=self.say("page_free", n=free)) if free else Markup("")
        seats = [
            fill("<span>{shape}{name}</span>", shape=shape(number, one.open), name=self.player(one, said))
            for number, one in enumerate(table.players)
        ]
        title = said.say("game_title")
        return fill(
            ROW, id=table.id, lang=self.lang, files=self.files, game=table.game, title=title, free=note, seats=seats
        )

    def player(self, one: Player, said: Texts) -> str:
        if one.bot is not None:
            return bot(one.bot, said)
        return shown(one.name) or self.say("page_seat_open" if one.open else "page_seat_invited")

    # One table

    def table(self, known: Around, points: dict[str, int]) -> Markup:
        said = texts(known.game, self.lang)
        return fill(
            TABLE,
            files=self.files,
            game=known.game,
            lang=self.lang,
            title=said.say("game_title"),
            line=self.line(known.game),
            state=self.state(known, said),
            chairs=[self.chair(number, one, said, points) for number, one in enumerate(known.seats)],
            ways=self.ways(known),
            all=self.say("page_all"),
        )

    def state(self, known: Around, said: Texts) -> str:
        if known.why is not None:
            return said.phrase(told({"key": known.why.key, "args": known.why.args}))
        if known.state == GATHERING:
            return self.say("page_gathering", n=sum(1 for one in known.seats if one.open))
        return self.say("page_under_way" if known.state == PLAYING else "page_over")

    def chair(self, number: int, one: Seated, said: Texts, points: dict[str, int]) -> Markup:
        is_free = one.open or one.invited
        if one.player != "human":
            name, note = bot(one.player, said), ""
        elif is_free:
            name, note = self.say("page_seat_open" if one.open else "page_seat_invited"), ""
        else:
            name = shown(one.name) or said.seat_name(one.seat)
            note = self.say("page_seat_here") if one.here else ""
            if one.stand_in is not None:
                note = self.say("page_seat_stand_in")
        score = fill('<span class="points">{points}</span>', points=points[one.seat]) if one.seat in points else ""
        marks = [part for part in (said.seat_name(one.seat), note) if part and part != name]
        template = "<li>{shape}<b>{name}</b><small>{note}</small>{score}</li>"
        return fill(template, shape=shape(number, is_free), name=name, note=" · ".join(marks), score=score)

    def ways(self, known: Around) -> Markup:
        """How to sit down, or come back."""
        if known.state not in (GATHERING, PLAYING):
            return Markup("")
        is_free = known.state == GATHERING and (self.invitation or any(one.open for one in known.seats))
        key = "page_return" if not is_free else "page_invited" if self.invitation else "page_sit"
        link = f"{self.origin}/tables/{known.table}" + (f"?invitation={self.invitation}" if self.invitation else "")
        template = (
            '<div class="ways"><div><p>{text}</p><code class="type" tabindex="0">undercourt join {link}</code>'
            "</div></div><small>{need}</small>"
        )
        return fill(template, text=self.say(key), link=f"'{link}'" if "?" in link else link, need=self.say("page_need"))

    def no_table(self) -> Markup:
        title, text = self.say("error_no_table"), self.say("page_no_table")
        return fill(NO_TABLE, title=title, text=text, lang=self.lang, all=self.say("page_all"))


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


def shown(name: str) -> str:
    return on_one_line(name)


def bot(name: str, said: Texts) -> str:
    key = f"ui_player_{name}"
    return said.say(key) if said.has(key) else name


def shape(number: int, hollow: bool) -> Markup:
    """A seat; hollow while nobody sits there."""
    paint = Markup('fill="none" stroke="currentColor" stroke-width="2.4"' if hollow else 'fill="currentColor"')
    place = number % len(SHAPES)
    template = '<svg class="s{place}" viewBox="0 0 24 24" aria-hidden="true"><path {paint} d="{path}"/></svg>'
    return fill(template, place=place, paint=paint, path=SHAPES[place])
