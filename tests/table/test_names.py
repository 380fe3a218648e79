"""What people call themselves: cleaned once, then told unchanged in every sentence of every language."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)

from tests.table.client import GAMES, Client
from undercourt.games import load_game
from undercourt.kernel.game import SPECTATOR
from undercourt.kernel.phrase import phrase
from undercourt.table import HUMAN, Seatholder, Table, resume
from undercourt.table.table import clean
from undercourt.text import GAMES as FOLDERS
from undercourt.text import HERE, LANGUAGES, texts

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
STRANGE = "{ $x } <Ёж> [b]😈 Żółć"


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


# In sentences


class Sentences:
    """All messages of a game in one language, and what each needs to be told."""

    def __init__(self, game: str, lang: str) -> None:
        folder = FOLDERS / game / "text"
        paths = (HERE / f"{lang}.ftl", folder / f"{lang}.ftl", folder / f"{lang}.client.ftl")
        entries = [one for path in paths for one in FluentParser().parse(path.read_text("utf-8")).body]
        self.entries = {one.id.name: one for one in entries if isinstance(one, Message)}
        self.said = texts(game, lang)

    def messages(self) -> list[Message]:
        return [one for one in self.entries.values() if one.value is not None]

    def nodes(self, pattern: object) -> Iterator[BaseNode]:
        """All of a sentence, and of those that it quotes. What a term needs is handed to it in the sentence."""
        for node in within(pattern):
            yield node
            if isinstance(node, MessageReference):
                quoted = self.entries[node.id.name]
                parts = {one.id.name: one.value for one in quoted.attributes}
                yield from self.nodes(parts[node.attribute.name] if node.attribute else quoted.value)

    def arguments(self, message: Message) -> set[str]:
        """What must be given; `card-id` comes with `card`, and the parts of a compound with the whole."""
        names = {node.id.name for node in self.nodes(message.value) if isinstance(node, VariableReference)}
        return {self.given(name) for name in names}

    def given(self, name: str) -> str:
        whole = name.split("-")[0]
        return whole if self.said.table(whole) or name == f"{whole}-id" else name

    def people(self, message: Message) -> set[str]:
        """The arguments that are people: seats by any word, but not colours, which are pieces."""
        return {one for one in self.arguments(message) if self.said.table_of.get(one, one) == "seat"} - {"colour"}

    def value(self, message: Message, argument: str) -> int | str:
        """Any that fits: the name of a thing where the argument names one, a word to choose by, else a number."""
        if argument == "place" and "site" in self.said.names:
            return next(iter(self.said.names["site"]))
        if argument in self.said.compound:
            return " ".join([next(iter(self.said.table(argument))), "2"])
        if self.said.table(argument):
            return next(iter(self.said.table(argument)))
        choices = [node for node in self.nodes(message.value) if isinstance(node, SelectExpression)]
        chosen = [one for one in choices if one.selector.equals(VariableReference(Identifier(argument)))]
        words = [variant.key.name for one in chosen for variant in one.variants if isinstance(variant.key, Identifier)]
        return next((word for word in words if word not in PLURALS), 2)


PLURALS = ("zero", "one", "two", "few", "many", "other")


def within(node: object) -> Iterator[BaseNode]:
    """A node of Fluent's syntax and all below it."""
    if isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from within(part)
    elif isinstance(node, list):
        for part in node:
            yield from within(part)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_about_people_says_their_names(game: str, lang: str) -> None:
    """A sentence that depends on who it is about says what they are called, to the letter."""
    sentences, seats, plain = Sentences(game, lang), load_game(game).seat_names, texts(game, lang)
    said = plain.called({seat: f"{STRANGE} {seat}" for seat in seats})
    about, wrong = 0, []
    for message in sentences.messages():
        people = dict(zip(sorted(sentences.people(message)), seats, strict=False))
        if not people:
            continue
        rest = {one: sentences.value(message, one) for one in sentences.arguments(message) - people.keys()}
        sentence = said.phrase(phrase(message.id.name, **rest, **people))
        for one, seat in people.items():
            both = [plain.phrase(phrase(message.id.name, **rest, **people | {one: who})) for who in (seat, seats[-1])]
            about += both[0] != both[1]
            if both[0] != both[1] and f"{STRANGE} {seat}" not in sentence:
                wrong.append(f"{message.id.name} ({one}): {sentence}")
    assert about > 2
    assert not wrong, f"{len(wrong)} of {about}:\n" + "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_people_are_called_by_their_names_and_colours_by_theirs(game: str, lang: str) -> None:
    plain, seat = texts(game, lang), load_game(game).seat_names[0]
    said = plain.called({seat: STRANGE})
    assert said.name("seat", seat) == said.name("other", seat) == STRANGE
    assert said.name("colour", seat) == plain.name("colour", seat) == plain.name("seat", seat)
    assert plain.name("seat", seat) != STRANGE, "the texts of other tables are left alone"


@pytest.mark.parametrize("name", ["\u3164", "\u115f\u1160", "\u2800 \u2800", "\uffa0"])
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    assert clean(name) == "" and clean(f"{name}Anna") == "Anna"


def test_names_may_be_fewer_than_seats() -> None:
    here = Table(load_game("abyss"), [HUMAN, HUMAN], {}, seed=1, names=["Anna"])
    welcome = json.loads(Seatholder(here, 0).send('{"do": "hello"}')[0])
    assert [one["name"] for one in welcome["seats"]] == ["Anna", ""]
