"""Whatever the server answers can be said to a person, in every language, and nothing is kept that it never says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import undercourt
from undercourt.games import game_names
from undercourt.server.text import HERE as SERVER_TEXT
from undercourt.server.text import words
from undercourt.text import HERE as SHARED_TEXT
from undercourt.text import LANGUAGES, message_id, texts

SOURCES = Path(undercourt.__file__).parent
ROOM = ("server/rooms/room.py", "server/rooms/commands.py", "server/rooms/around.py")
AT_A_TABLE = ("table", "client", "server/engines", *ROOM)
KEY = re.compile(r"(error|around)_[a-z_]+")


def sources(*places: str) -> Iterator[Path]:
    for place in places:
        path = SOURCES / place
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def keys_in(*places: str) -> set[str]:
    nodes = [node for path in sources(*places) for node in ast.walk(tree_of(path))]
    strings = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in strings if KEY.fullmatch(text)}


@cache
def said_at_a_table() -> set[str]:
    """In answer to a command: a client that knows only the words of tables can say them."""
    return keys_in(*AT_A_TABLE)


@cache
def said_over_http() -> set[str]:
    bots = SOURCES / "server/bots"  # their processes speak to the server alone
    others = [path for path in sources("server") if not path.is_relative_to(bots)]
    return keys_in(*[str(path) for path in others]) - said_at_a_table()


@cache
def calls() -> list[ast.Call]:
    """All, wherever something may be said: found once, since every key is looked for in every game and language."""
    nodes = [node for path in sources("server", "table", "client") for node in ast.walk(tree_of(path))]
    return [node for node in nodes if isinstance(node, ast.Call)]


def arguments(key: str) -> dict[str, int | str]:
    """All that are written beside a key, wherever it is said."""
    told: dict[str, int | str] = {}
    for call in calls():
        if any(is_key(one, key) for one in call.args):
            dicts = [one for one in call.args if isinstance(one, ast.Dict)]
            names = [name.value for one in dicts for name in one.keys if isinstance(name, ast.Constant)]
            told |= {str(name): 2 for name in names}
    return told


def is_key(node: ast.expr, key: str) -> bool:
    return isinstance(node, ast.Constant) and node.value == key


def messages(folder: Path, lang: str) -> set[str]:
    return set(re.findall(r"^((?:error|around)-[a-z-]+) =", (folder / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_table_answers_stands_in_the_words_of_all_games(lang: str) -> None:
    assert messages(SHARED_TEXT, lang) == {message_id(key) for key in said_at_a_table()}
    for key in said_at_a_table():
        for game in game_names():
            assert_sentence(texts(game, lang).say(key, **arguments(key)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_over_http_alone_stands_in_the_words_of_the_server(lang: str) -> None:
    assert messages(SERVER_TEXT, lang) == {message_id(key) for key in said_over_http()}
    for key in said_over_http():
        assert_sentence(words(lang).say(key, **arguments(key)))


def assert_sentence(text: str) -> None:
    assert text[0].isupper() or text[0].isdigit(), text
    assert text.endswith((".", "2", "…")), text  # after a colon comes what somebody else wrote
    assert not re.search(r"  |[{}_]| [.,;:!?)]|\bNone\b", text), text


def test_the_keys_are_found() -> None:
    assert {"error_stale", "error_frozen", "error_unavailable", "around_abandoned"} <= said_at_a_table()
    assert {"error_no_table", "error_seat_taken", "error_not_watched", "error_too_many"} <= said_over_http()
    assert arguments("error_too_many_tables") == {"most": 2} and arguments("error_stale") == {}


def test_a_number_decides_the_form_of_its_word() -> None:
    assert words("en").say("error_too_many_tables", most=1).startswith("You may have only one table")
    assert "не больше 1 стола." in words("ru").say("error_too_many_tables", most=1)
    assert "не больше 50 столов." in words("ru").say("error_too_many_tables", most=50)
    assert "najwyżej 2 stoły." in words("pl").say("error_too_many_tables", most=2)
    assert "najwyżej 50 stołów." in words("pl").say("error_too_many_tables", most=50)
