"""Words that all games share: what a person types to end something is not a command."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from undercourt.games import game_names
from undercourt.term.typed.words import words
from undercourt.text import GAMES, HERE, LANGUAGES, texts


def words_for_commands(game: str, lang: str) -> set[str]:
    """Those of the game too; the English word of a command always works."""
    paths = (HERE / f"{lang}.ftl", GAMES / game / "text" / f"{lang}.client.ftl")
    bodies = [FluentResource(path.read_text("utf-8")).body for path in paths]
    ids = [entry.id.name for body in bodies for entry in body if isinstance(entry, Message)]
    keys = [id for id in ids if id.startswith("ui-command-")]
    return {word for key in keys for word in words(f"{key.removeprefix('ui-command-')} {texts(game, lang).say(key)}")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_what_ends_or_declines_something_is_not_a_command(game: str, lang: str) -> None:
    first_words = {words(phrase)[0] for phrase in texts(game, lang).say("ui-word-pass").split(",")}
    assert first_words and not first_words & words_for_commands(game, lang)


def test_koniec_ends_a_turn_and_does_not_leave_the_game() -> None:
    told = texts("tyrants", "pl")
    assert "koniec" in told.say("ui-word-pass").split(", ")
    assert "koniec" not in words(told.say("ui-command-quit"))


@pytest.mark.parametrize(("lang", "written"), [("en", "50\xa0%"), ("ru", "50\xa0%"), ("pl", "50%")])
def test_a_sign_of_per_cent_stays_with_its_number(lang: str, written: str) -> None:
    told = texts("tyrants", lang)
    for key in ("ui-percent", "ui-review-fair", "hint-clear", "ui-hint-chance"):
        assert written in told.say(key, n=50)
    entries = [path.read_text("utf-8") for path in (HERE / f"{lang}.ftl", *GAMES.glob(f"*/text/{lang}*.ftl"))]
    assert sum(text.count("%") for text in entries) == 1, "it is written in one place"


@pytest.mark.parametrize(
    ("lang", "written"), [("en", "1,234 … 12,345"), ("ru", "1\xa0234 … 12\xa0345"), ("pl", "1234 … 12\xa0345")]
)
def test_numbers_are_divided_as_the_language_does_it(lang: str, written: str) -> None:
    told = texts("tyrants", lang)
    assert [re.findall(r"[\d,\xa0]*\d", told.say("ui-earlier", n=n)) for n in (1234, 12345)] == [
        [one] for one in written.split(" … ")
    ]
