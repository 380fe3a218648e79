"""The messages of a game as Fluent's syntax trees: what each needs to be told, and whom it is about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from undercourt.text import GAMES, HERE, Texts, texts

PLURALS = ("zero", "one", "two", "few", "many", "other")
# Arguments that are people outside of any game: in replays, in the lobby.
STRANGERS = {"player", "person", "name", "host", "guest"}


class Sentences:
    """All messages of a game in one language; or of other texts, to try them."""

    def __init__(self, game: str, lang: str, source: str = "") -> None:
        folder = GAMES / game / "text"
        paths = (HERE / f"{lang}.ftl", folder / f"{lang}.ftl", folder / f"{lang}.client.ftl")
        sources = [source] if source else [path.read_text("utf-8") for path in paths]
        entries = [one for text in sources for one in FluentParser().parse(text).body]
        self.entries = {one.id.name: one for one in entries if isinstance(one, Message)}
        self.lang = lang
        self.said: Texts = texts(game, lang)

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

    def words(self, message: Message) -> list[str]:
        """All that a message may say, whatever it is told."""
        parts = [node.value for node in self.nodes(message.value) if isinstance(node, TextElement)]
        return [word for part in parts for word in re.findall(r"\w+", part.casefold())]

    def arguments(self, message: Message) -> set[str]:
        """What must be given; `card-id` comes with `card`, and the parts of a compound with the whole."""
        names = {node.id.name for node in self.nodes(message.value) if isinstance(node, VariableReference)}
        return {self.given(name) for name in names}

    def given(self, name: str) -> str:
        whole = name.split("-")[0]
        return whole if self.said.table(whole) or name == f"{whole}-id" else name

    def people(self, message: Message) -> set[str]:
        """The arguments that are people: seats by any word, but not colours, which are pieces."""
        return {one for one in self.arguments(message) if self.is_person(one)}

    def is_person(self, argument: str) -> bool:
        is_seat = self.said.table_of.get(argument, argument) == "seat" and argument != "colour"
        return is_seat or argument in STRANGERS

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

    def around_people(self, message: Message) -> Iterator[tuple[str, str]]:
        """What stands right before and right after each name of a person, in all variants of a message."""
        attributes: list[Attribute] = message.attributes
        for pattern in [message.value, *[one.value for one in attributes]]:
            if pattern is not None:
                yield from self.around(pattern, "", "")

    def around(self, pattern: Pattern, before: str, after: str) -> Iterator[tuple[str, str]]:
        elements = pattern.elements
        for i, node in enumerate(elements):
            left = said(elements[i - 1]) if i > 0 else before
            right = said(elements[i + 1]) if i + 1 < len(elements) else after
            one = node.expression if isinstance(node, Placeable) else None
            if isinstance(one, VariableReference) and self.is_person(one.id.name):
                yield left, right
            elif isinstance(one, SelectExpression):
                for variant in one.variants:
                    yield from self.around(variant.value, left, right)

    def choices_by_people(self, message: Message) -> Iterator[list[str]]:
        """The variants of each choice that depends on who somebody is."""
        for node in self.nodes(message.value):
            if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
                if self.is_person(node.selector.id.name.removesuffix("-id")):
                    yield [getattr(variant.key, "name", "") for variant in node.variants]


@cache
def sentences_of(game: str, lang: str) -> Sentences:
    return Sentences(game, lang)


def said(node: BaseNode) -> str:
    """What a piece of a sentence is sure to say."""
    return node.value if isinstance(node, TextElement) else ""


def within(node: object) -> Iterator[BaseNode]:
    """A node of Fluent's syntax and all below it."""
    if isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from within(part)
    elif isinstance(node, list):
        for part in node:
            yield from within(part)
