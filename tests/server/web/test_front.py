"""The client for browsers: its page in the reader's language at every address, its files, and pages without script."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html.parser import HTMLParser
from pathlib import Path

import pytest
from httpx import Response
from litestar import Litestar
from litestar.testing import AsyncTestClient

from undercourt.games import game_names
from undercourt.server.notify.settings import NotifySettings
from undercourt.server.settings import Settings
from undercourt.server.text import HERE, words
from undercourt.server.web import front, letters, page
from undercourt.server.web.app import create_app
from undercourt.server.web.markup import Markup, fill
from undercourt.server.web.page import files_of_pages, language
from undercourt.text import LANGUAGES, texts

EMPTY = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source"}
INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Undercourt</title>
    <meta name="description" content="Built." />
    <script type="module" crossorigin src="/assets/main-x1.js"></script>
  </head>
  <body><div id="app"></div></body>
</html>
"""
SCRIPT = "export const x = 1;\n" * 100
Visitor = AsyncTestClient[Litestar]


class Reader(HTMLParser):
    """What a browser would make of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(page)
        assert self.open == [], "every tag is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def meta(self, name: str) -> str | None:
        found = [told for tag, told in self.tags if tag == "meta" and name in (told.get("name"), told.get("property"))]
        assert len(found) <= 1, name
        return found[0]["content"] if found else None


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as a build leaves it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, "utf-8")
    (folder / "sw.js").write_text("// nothing\n", "utf-8")
    (folder / "manifest.webmanifest").write_text("{}", "utf-8")
    (folder / "stamp").write_text("of the sources", "utf-8")
    (folder / "assets" / "main-x1.js").write_text(SCRIPT, "utf-8")
    (folder / "assets" / "main-x1.js.br").write_bytes(b"as if it were brotli")
    return folder


@asynccontextmanager
async def visiting(data: Path, built: Path) -> AsyncIterator[Visitor]:
    app = create_app(Settings(data, NotifySettings("http://testserver.local")), built)
    async with AsyncTestClient(app, base_url="http://testserver.local") as visitor:
        yield visitor


async def made_table(visitor: Visitor) -> str:
    made = await visitor.post("/api/guests", json={"name": "Anna", "language": "en"})
    visitor.cookies.clear()
    body = {"game": "abyss", "seats": [{"who": "me"}, {"who": "invited"}]}
    who = {"Authorization": f"Bearer {made.json()['token']}"}
    return str((await visitor.post("/api/tables", json=body, headers=who)).json()["id"])


async def read(visitor: Visitor, path: str, status: int = 200) -> Reader:
    answer = await visitor.get(path)
    told = (answer.status_code, answer.headers["content-type"], answer.headers["cache-control"])
    assert told == (status, "text/html; charset=utf-8", "no-cache"), path
    return Reader(answer.text)


def test_every_address_of_the_client_has_its_page(tmp_path: Path, built: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path, built) as visitor:
            table = await made_table(visitor)
            books = [f"/{book}/{game}" for book in ("rules", "cards", "glossary", "learn") for game in game_names()]
            books += ["/rules", "/cards", "/glossary", "/learn"]  # of the game that was looked at last
            for path in ["/", "/lobby", "/new?game=abyss", *books]:
                assert (await read(visitor, path)).meta("robots") is None
            for path in [f"/tables/{table}?seat=amber", f"/table/{table}/replay/3", "/people/x", "/settings"]:
                assert (await read(visitor, path)).meta("robots") == "noindex", "its link may be a key"
            for path in ["/tables/nothing", "/tables/%22%3E", "/rules/chess", "/nowhere", "/nowhere/at/all"]:
                page = await read(visitor, path, 404)
                assert ("div", {"id": "app"}) in page.tags, "the client says that there is nothing"

    asyncio.run(look())


def test_the_page_speaks_the_language_of_its_reader_and_previews_say_which_game(tmp_path: Path, built: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path, built) as visitor:
            table = await made_table(visitor)
            for lang in LANGUAGES:
                page = await read(visitor, f"/?lang={lang}")
                assert ("html", {"lang": lang}) in page.tags
                assert words(lang).say("page_title") in page.text
                assert page.meta("description") == page.meta("og:description") == words(lang).say("page_lead")
                page = await read(visitor, f"/tables/{table}?lang={lang}")
                assert page.meta("og:title") == f"{texts('abyss', lang).say('game_title')} – Undercourt"
                assert page.meta("description") == words(lang).say("page_game_abyss")
                picture = await visitor.get(page.meta("og:image") or "")
                assert picture.headers["content-type"] == "image/webp"
            answer = await visitor.get("/", headers={"Accept-Language": "pl"})
            assert answer.headers["content-language"] == "pl" and "Accept-Language" in answer.headers["vary"]

    asyncio.run(look())


def test_the_page_says_which_build_it_is_and_the_server_which_it_has(tmp_path: Path, built: Path) -> None:
    async def build() -> str:
        async with visiting(tmp_path, built) as visitor:
            page = await read(visitor, "/")
            told: str = (await visitor.get("/api/games")).json()["build"]
            assert page.meta("build") == told and told
            return told

    before = asyncio.run(build())
    assert asyncio.run(build()) == before
    (built / "sw.js").write_text("// something\n", "utf-8")
    assert asyncio.run(build()) != before


def test_files_are_kept_by_browsers_as_long_as_they_are_the_same(tmp_path: Path, built: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path, built) as visitor:
            plain = {"Accept-Encoding": "identity"}
            script = await visitor.get("/assets/main-x1.js", headers=plain)
            assert (script.text, script.headers["content-type"]) == (SCRIPT, "text/javascript; charset=utf-8")
            assert "immutable" in script.headers["cache-control"]
            for path, kind in [("/sw.js", "text/javascript; charset=utf-8"), ("/manifest.webmanifest", MANIFEST)]:
                first = await visitor.get(path)
                assert (first.status_code, first.headers["content-type"]) == (200, kind)
                assert first.headers["cache-control"] == "no-cache"
                assert (await again(visitor, path, first)).status_code == 304
            assert (await again(visitor, "/", await visitor.get("/"))).status_code == 304
            assert (await visitor.get("/", headers={"If-None-Match": '"other"'})).status_code == 200

    asyncio.run(look())


MANIFEST = "application/manifest+json"


async def again(visitor: Visitor, path: str, first: Response) -> Response:
    answer: Response = await visitor.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert answer.content == b"" or answer.status_code != 304
    return answer


def test_files_come_compressed_to_those_who_can_read_that(tmp_path: Path, built: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path, built) as visitor:
            for accepted, encoding, content in [
                ("gzip, deflate, br", "br", b"as if it were brotli"),
                ("gzip;q=0.5", "gzip", gzip.compress(SCRIPT.encode(), mtime=0)),
                ("", None, SCRIPT.encode()),
            ]:
                request = visitor.build_request("GET", "/assets/main-x1.js", headers={"Accept-Encoding": accepted})
                answer = await visitor.send(request, stream=True)
                raw = b"".join([part async for part in answer.aiter_raw()])
                assert answer.headers.get("content-encoding") == encoding
                assert raw == content or (encoding == "gzip" and gzip.decompress(raw) == SCRIPT.encode())
                assert "Accept-Encoding" in answer.headers["vary"]

    asyncio.run(look())


def test_what_is_not_for_readers_of_pages_is_answered_with_a_key(tmp_path: Path, built: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path, built) as visitor:
            for path in [
                "/api/nothing",
                "/assets/gone.js",
                "/assets/main-x1.js.br",
                "/pages/x/no.css",
                "/mail/nothing",
            ]:
                answer = await visitor.get(path)
                assert (answer.status_code, answer.json()["error"]["key"]) == (404, "error_not_found"), path
            for path in ["/stamp", "/index.html", "/../front.py"]:
                assert (await visitor.get(path)).status_code == 404, path
            assert (await visitor.post("/nowhere")).json()["error"]["key"] == "error_not_found"

    asyncio.run(look())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_build_a_page_says_how_to_make_one(tmp_path: Path, lang: str) -> None:
    async def look() -> None:
        async with visiting(tmp_path, tmp_path / "nowhere") as visitor:
            for path, status in [("/", 503), ("/rules/abyss", 503), ("/tables/x", 404), ("/nowhere", 404)]:
                page = await read(visitor, f"{path}?lang={lang}", status)
                assert words(lang).say("page_not_built") in page.text and "./run setup" in page.text
                assert "undercourt join http://testserver.local" in page.text
                await see_a_page_without_script(visitor, page)
            assert (await visitor.get("/api/games")).json()["build"] == ""

    asyncio.run(look())


def test_where_letters_lead_is_a_page_without_script_in_every_language(tmp_path: Path, built: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path, built) as visitor:
            page = await read(visitor, "/mail/confirm?token=%22%3E%3Cscript%3E&lang=ru")
            assert words("ru").say("letter_confirm") in page.text and page.meta("robots") == "noindex"
            await see_a_page_without_script(visitor, page)
            other = next(told["href"] for _, told in page.tags if told.get("hreflang") == "pl")
            assert other == "/mail/confirm?lang=pl&token=%22%3E%3Cscript%3E"

    asyncio.run(look())


async def see_a_page_without_script(visitor: Visitor, page: Reader) -> None:
    for tag, attributes in page.tags:
        assert tag not in ("script", "style", "iframe", "object"), tag
        assert not [name for name in attributes if name.startswith("on") or name == "style"], attributes
        link = attributes.get("src") or (attributes.get("href") if tag == "link" else None)
        if link is not None:
            answer = await visitor.get(link)
            assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"], link


def test_whatever_is_put_into_a_piece_is_escaped() -> None:
    assert fill("<p>{x}</p>", x="<b>&'\"") == "<p>&lt;b&gt;&amp;&#x27;&quot;</p>"
    assert fill("{x}{y}", x=Markup("<b>"), y=[Markup("<i>"), Markup("</i>")]) == "<b><i></i>"
    assert fill("{x}", x="{y}") == "{y}"


@pytest.mark.parametrize(
    ("asked", "accepted", "shown"),
    [
        ("pl", "ru", "pl"),
        ("xx", "ru", "ru"),
        ("", "de, pl;q=0.3, ru;q=0.7", "ru"),
        ("", "pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("", "ru;q=0, de", "en"),
        ("", "", "en"),
        ("", ";;,q=,ru;q=x" + "," * 10_000, "ru"),
    ],
)
def test_the_language_is_what_was_asked_for_or_what_the_browser_wants(asked: str, accepted: str, shown: str) -> None:
    assert language(asked, accepted) == shown


def test_a_page_is_light() -> None:
    size = {name: len(held) for name, held in files_of_pages().items()}
    assert sum(size.values()) < 300_000 and size["page.css"] < 6_000
    assert all(size[name] < 45_000 for name in size)


def test_no_word_of_a_page_is_for_nothing() -> None:
    code = "".join(Path(str(one.__file__)).read_text("utf-8") for one in (front, letters, page))
    used = {word.replace("_", "-") for word in re.findall(r"page_[a-z_]+", code)}
    begun = tuple(word for word in used if word.endswith("-"))
    for message in re.findall(r"^(page-[a-z-]+) =", (HERE / "en.ftl").read_text("utf-8"), re.MULTILINE):
        assert message in used or message.startswith(begun), message


def test_the_page_in_the_sources_has_what_the_server_puts_in() -> None:
    source = (Path(__file__).parents[3] / "web" / "index.html").read_text("utf-8")
    for pattern in (front.LANG, front.TITLE, front.DESCRIPTION):
        assert len(pattern.findall(source)) == 1, pattern.pattern
