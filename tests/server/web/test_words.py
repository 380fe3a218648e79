"""Every refusal of people's routes and of the fence can be said to a person, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercourt.server.text import words
from undercourt.server.web import errors
from undercourt.text import LANGUAGES

MODULES = ("errors", "guard", "limits", "passwords", "people")
ELSEWHERE = {"error_not_json", "error_unavailable"}  # a table says them too, in the words of all games
ARGS = {"seconds": 12, "shortest": 8, "longest": 40, "n": 1}


def keys() -> list[str]:
    folder = Path(errors.__file__).parent
    sources = "".join((folder / f"{name}.py").read_text("utf-8") for name in MODULES)
    return sorted(set(re.findall(r'"(error_[a-z_]+)"', sources)) - ELSEWHERE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_is_a_sentence(lang: str) -> None:
    assert len(keys()) > 20
    for key in keys():
        said = words(lang).say(key, **ARGS)
        assert said[0].isupper() and said.endswith("."), key


def test_numbers_bend_their_words() -> None:
    assert words("en").say("error_too_many", seconds=1).endswith("in 1 second.")
    assert words("ru").say("error_too_many", seconds=22).endswith("через 22 секунды.")
    assert words("pl").say("error_too_many", seconds=5).endswith("za 5 sekund.")
    assert words("ru").say("error_take_tables", n=21).startswith("Как у гостя у вас 21 стол.")
