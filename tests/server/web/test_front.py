"""Pages: true in every language, safe whatever people call themselves, and nothing in them needs script."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from undercourt.server.notify.settings import NotifySettings
from undercourt.server.settings import Settings
from undercourt.server.text import HERE, words
from undercourt.server.web import front
from undercourt.server.web.app import create_app
from undercourt.server.web.front import kept, language
from undercourt.server.web.markup import Markup, fill
from undercourt.text import LANGUAGES, texts

EVIL = "<img src=x onerror=alert(1)>\"'&amp;{files}"
EMPTY = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source"}
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


@asynccontextmanager
async def visiting(folder: Path) -> AsyncIterator[Visitor]:
    app = create_app(Settings(folder, NotifySettings("http://testserver.local")))
    async with AsyncTestClient(app, base_url="http://testserver.local") as visitor:
        yield visitor


async def bearer(visitor: Visitor, name: str) -> dict[str, str]:
    made = await visitor.post("/api/guests", json={"name": name, "language": "en"})
    visitor.cookies.clear()
    return {"Authorization": f"Bearer {made.json()['token']}"}


async def make(visitor: Visitor, who: dict[str, str], game: str, *seats: str, **more: Any) -> dict[str, Any]:
    body = {"game": game, "seats": [{"who": seat} for seat in seats], **more}
    made: dict[str, Any] = (await visitor.post("/api/tables", json=body, headers=who)).json()
    return made


async def read(visitor: Visitor, path: str, status: int = 200) -> Reader:
    answer = await visitor.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (status, "text/html; charset=utf-8")
    return Reader(answer.text)


def test_the_pages_of_a_server(tmp_path: Path) -> None:
    asyncio.run(look_at_all(tmp_path))


async def look_at_all(folder: Path) -> None:
    async with visiting(folder) as visitor:
        await see_an_empty_server(visitor)
        anna = await bearer(visitor, EVIL)
        listed = await make(visitor, anna, "whispers", "me", "open", "bot", listed=True)
        invited = await make(visitor, anna, "abyss", "me", "invited")
        await see_open_tables(visitor, listed["id"], invited["id"])
        await see_a_table(visitor, listed["id"])
        await see_an_invitation(visitor, invited)
        await see_a_game_under_way(visitor, listed["id"])
        await see_no_table(visitor)


async def see_an_empty_server(visitor: Visitor) -> None:
    for lang in LANGUAGES:
        page = await read(visitor, f"/?lang={lang}")
        assert dict(page.tags)["html"] == {"lang": lang}
        for game in ("tyrants", "abyss", "whispers", "secret_city"):
            assert texts(game, lang).say("game_title") in page.text
        assert words(lang).say("page_none_open") in page.text
        assert "undercourt play --terminal" in page.text and "undercourt join http://testserver.local" in page.text
        assert_without_script(page)
        for tag, attributes in page.tags:
            link = attributes.get("src") or (attributes.get("href") if tag == "link" else None)
            if link is not None:
                answer = await visitor.get(link)
                assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"], link
    assert (await visitor.get("/", headers={"Accept-Language": "pl"})).headers["content-language"] == "pl"
    assert (await visitor.get("/schema/openapi.json")).status_code == 200
    assert (await visitor.get("/pages/x/page.css")).headers["cache-control"] == "no-cache"
    for gone in ("/pages/x/no.css", "/pages/x/../front.py", "/pages/x/fonts/alegreya-LICENSE.txt"):
        assert (await visitor.get(gone)).status_code == 404


async def see_open_tables(visitor: Visitor, listed: str, invited: str) -> None:
    page = await read(visitor, "/?lang=en")
    assert_without_script(page)
    assert EVIL in page.text and "1 seat free" in page.text and "greedy bot" in page.text
    links = [attributes.get("href") or "" for _, attributes in page.tags]
    assert f"/tables/{listed}?lang=en" in links
    assert not any(invited in link for link in links), "a private table is found by its link alone"


async def see_a_table(visitor: Visitor, id: str) -> None:
    page = await read(visitor, f"/tables/{id}?lang=en")
    assert_without_script(page)
    assert EVIL in page.text and "one seat is free" in page.text
    assert f"undercourt join http://testserver.local/tables/{id}" in page.text
    assert ("meta", {"name": "robots", "content": "noindex"}) in page.tags


async def see_an_invitation(visitor: Visitor, made: dict[str, Any]) -> None:
    token, place = made["invitations"]["sky"], f"/tables/{made['id']}"
    page = await read(visitor, f"{place}?lang=en&invitation={token}")
    assert words("en").say("page_invited") in page.text
    assert f"undercourt join 'http://testserver.local{place}?invitation={token}'" in page.text
    other = next(attributes["href"] for _, attributes in page.tags if attributes.get("hreflang") == "pl")
    assert other == f"{place}?lang=pl&invitation={token}"
    evil = await read(visitor, f"{place}?invitation=%22%3E%3Cscript%3E'; rm -rf ~")
    assert_without_script(evil)
    assert "invitation" not in evil.text and "rm -rf" not in evil.text


async def see_a_game_under_way(visitor: Visitor, id: str) -> None:
    boris = await bearer(visitor, "Борис")
    assert (await visitor.post(f"/api/tables/{id}/sit", json={}, headers=boris)).status_code == 200
    page = await read(visitor, f"/tables/{id}?lang=ru")
    assert words("ru").say("page_under_way") in page.text and "Борис" in page.text
    assert words("ru").say("page_return") in page.text and words("ru").say("page_sit") not in page.text
    assert "Борис" in (await read(visitor, "/?lang=ru")).text


async def see_no_table(visitor: Visitor) -> None:
    page = await read(visitor, "/tables/nothing?lang=pl", 404)
    assert words("pl").say("error_no_table") in page.text


def assert_without_script(page: Reader) -> None:
    for tag, attributes in page.tags:
        assert tag not in ("script", "style", "iframe", "object"), tag
        assert not [name for name in attributes if name.startswith("on") or name == "style"], attributes
        assert "javascript:" not in str(attributes)
    assert [attributes for tag, attributes in page.tags if tag == "img" and attributes["src"] == "x"] == []


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
    size = {name: len(held) for name, held in kept().items()}
    assert sum(size.values()) < 300_000 and size["page.css"] < 12_000
    assert all(size[name] < 45_000 for name in size)


def test_no_word_of_a_page_is_for_nothing() -> None:
    code = Path(front.__file__).read_text("utf-8")
    used = {word.replace("_", "-") for word in re.findall(r"page_[a-z_]+", code)}
    begun = tuple(word for word in used if word.endswith("-"))
    for message in re.findall(r"^(page-[a-z-]+) =", (HERE / "en.ftl").read_text("utf-8"), re.MULTILINE):
        assert message in used or message.startswith(begun), message
