"""What people call themselves: cleaned once, then told to everybody unchanged."""

from __future__ import annotations

import json
import unicodedata

import pytest

from tests.table.client import Client
from undercourt.games import load_game
from undercourt.kernel.game import SPECTATOR
from undercourt.table import HUMAN, Seatholder, Table, resume
from undercourt.table.table import clean
from undercourt.text import LANGUAGES, texts

KEPT = [
    "Anna",
    "Łukasz Żółć",
    "Ярослав Ёлкин",
    "名前",
    "D'Artagnan",
    "O–o",
    "😈",
    "Ann & Bob",
    "<b>x</b>",
    "[bold]x[/bold]",
]
KEPT += ["{ $seat }", "%s {0} \\n", "human", "moves", "seat sky greedy", "after 0 0", "amber", "x" * 80, "#1", "-term"]
DIRTY = {
    "": "",
    "   ": "",
    "\n": "",
    "  Anna  ": "Anna",
    "Anna\nseat sky greedy": "Anna seat sky greedy",
    "An\x00na": "Anna",
    "\x1b[31mAnna\x1b[0m": "[31mAnna[0m",
    "Anna\x07\x08\x7f": "Anna",
    "Anna\x9b31m": None,
    "An\u202ena\u202c": "Anna",
    "\u2066Anna\u2069\u200e\u200f\u061c": "Anna",
    "Anna\u2028Bob": "Anna Bob",
    "Anna\u2029Bob": "Anna Bob",
    "Anna\x85Bob": "Anna Bob",
    "Anna\x0b\x0c\x1c\x1d\x1e\x1fBob": None,
    "Anna\u00a0 \u3000\tBob": "Anna Bob",
    "\ud800Anna": "Anna",
    "\ufeffAnna": "Anna",
    "я" * 5000: "я" * 80,
    "😈" * 5000: "😈" * 80,
    ("e" + "\u0301" * 500): None,
}


def named(name: str, game: str = "tyrants") -> Table:
    return Table(load_game(game), [HUMAN, HUMAN], {}, seed=1, names=[name, "Bob"])


def told(here: Table, viewer: int = SPECTATOR) -> str:
    """The first seat's name, as a newcomer is told it."""
    seats = Client(here, viewer).ask({"do": "hello"})[0]["seats"]
    name = seats[0]["name"]
    assert isinstance(name, str) and seats[1]["name"] == "Bob"
    return name


@pytest.mark.parametrize("name", KEPT)
def test_a_decent_name_is_told_to_everybody_unchanged(name: str) -> None:
    here = named(name)
    assert [told(here, viewer) for viewer in (SPECTATOR, 0, 1)] == [name] * 3


@pytest.mark.parametrize("name", DIRTY, ids=range(len(DIRTY)))
def test_a_name_is_cleaned(name: str) -> None:
    clean = told(named(name))
    assert DIRTY[name] in (None, clean)
    assert len(clean) <= 80 and clean == clean.strip() and "  " not in clean
    assert clean.encode().decode() == clean, "a name that cannot be written"
    assert not [sign for sign in clean if unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp")]
    assert not set(clean) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")


@pytest.mark.parametrize("name", [*KEPT, *DIRTY], ids=range(len(KEPT) + len(DIRTY)))
def test_a_name_survives_a_save(name: str) -> None:
    here = named(name)
    again = resume(here.saved())
    assert told(again) == told(here) and again.saved() == here.saved()


def test_a_seat_without_a_name_keeps_its_own() -> None:
    assert told(named("")) == ""
    for lang in LANGUAGES:
        plain = texts("tyrants", lang)
        assert plain.called({"amber": ""}).name("seat", "amber") == plain.name("seat", "amber")


@pytest.mark.parametrize("name", ["\u3164", "\u115f\u1160", "\u2800 \u2800", "\uffa0"])
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    assert clean(name) == "" and clean(f"{name}Anna") == "Anna"


def test_names_may_be_fewer_than_seats() -> None:
    here = Table(load_game("abyss"), [HUMAN, HUMAN], {}, seed=1, names=["Anna"])
    welcome = json.loads(Seatholder(here, 0).send('{"do": "hello"}')[0])
    assert [one["name"] for one in welcome["seats"]] == ["Anna", ""]
