"""The words of the table in the browser: in every language the same, and none missing."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from tests.text.sentences import Sentences
from undercourt.games import game_names
from undercourt.server import text as server
from undercourt.text import GAMES, HERE, LANGUAGES, message_id

WEB = HERE.parents[2] / "web"
# `web-close`, and how a key begins that is put together: `web-verb-${…}`.
NAMED = re.compile(r"""["'`]((?:web|ui)[-_][a-z0-9_-]*)(\$\{)?""")
PARTS = ["", *sorted(path.name.removesuffix("en.ftl") for path in (WEB / "text").glob("*.en.ftl"))]  # `books.`
every_file = pytest.mark.parametrize("path", sorted((WEB / "text").glob("*.ftl")), ids=lambda path: path.name)


@cache
def ids(path: Path) -> list[str]:
    body = FluentResource(path.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


@cache
def named_in_code() -> tuple[frozenset[str], tuple[str, ...]]:
    """Keys in the sources of the page, and how those begin that are put together there."""
    code = "".join(path.read_text("utf-8") for kind in ("*.ts", "*.svelte") for path in (WEB / "src").rglob(kind))
    found = [(message_id(key), more) for key, more in NAMED.findall(code)]
    return frozenset(key for key, more in found if not more), tuple(key for key, more in found if more)


@cache
def sentences(part: str, lang: str) -> Sentences:
    """Those of a file, and of the game that they may quote."""
    game = part.rstrip(".") if part.rstrip(".") in game_names() else "tyrants"
    folder = GAMES / game / "text"
    paths = (WEB / "text" / f"{part}{lang}.ftl", folder / f"{lang}.ftl", folder / f"{lang}.client.ftl")
    return Sentences(game, lang, "\n".join(path.read_text("utf-8") for path in (*paths, HERE / f"{lang}.ftl")))


@every_file
def test_a_file_has_no_errors_and_no_message_twice(path: Path) -> None:
    body = FluentResource(path.read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    assert [name for name, n in Counter(ids(path)).items() if n > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_files_have_the_same_message(lang: str) -> None:
    every = [id for part in PARTS for id in ids(WEB / "text" / f"{part}{lang}.ftl")]
    assert [name for name, n in Counter(every).items() if n > 1] == []


@every_file
def test_the_page_hides_no_word_of_the_games_or_the_server(path: Path) -> None:
    lang = path.name.split(".")[-2]
    folders = [HERE, Path(server.__file__).parent, *GAMES.glob("*/text")]
    others = {id for folder in folders for file in folder.glob(f"{lang}*.ftl") for id in ids(file)}
    assert sorted(set(ids(path)) & others) == []


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_languages_have_the_same_messages_about_the_same_things(lang: str, part: str) -> None:
    keys = ids(WEB / "text" / f"{part}en.ftl")
    own, english = sentences(part, lang), sentences(part, "en")
    assert sorted(ids(WEB / "text" / f"{part}{lang}.ftl")) == sorted(keys)
    for key in keys:
        assert own.arguments(own.entries[key]) == english.arguments(english.entries[key]), key


def test_every_word_that_the_page_names_is_there() -> None:
    keys, beginnings = named_in_code()
    terminal = [HERE / "en.ftl", *GAMES.glob("*/text/en.client.ftl")]
    there = {id for path in [*terminal, *(WEB / "text").glob("*en.ftl")] for id in ids(path)}
    assert sorted(keys - there) == []
    assert [one for one in beginnings if not any(id.startswith(one) for id in there)] == []


def test_no_word_of_the_page_is_for_nothing() -> None:
    keys, beginnings = named_in_code()
    files = [WEB / "text" / f"{part}en.ftl" for part in PARTS]
    quoted = {id for path in files for id in re.findall(r"\{ (web-[a-z0-9-]+)", path.read_text("utf-8"))}
    there = {id for path in files for id in ids(path) if id.startswith("web-")}
    assert sorted(id for id in there - keys - quoted if not id.startswith(beginnings)) == []
