"""The small words a pack of cards is written in: names, numbers, costs, each checked as it is read. Never compiled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any

from undercourt.games.secret_city.actions import RESOURCE_NAMES
from undercourt.games.secret_city.catalog import NO_CARD, Pack
from undercourt.games.secret_city.pack.lines import Lines, Mistake, Where, shown
from undercourt.games.secret_city.play import CORE

SYMBOLS = {"weapons": 1, "magic": 2, "intrigue": 4}
LANGUAGES = ("en", "ru", "pl")
LONGEST_NAME = 60
MOST_LISTED = 12  # words that a sentence lists


class Words:
    """Walks through the file once and notes what is wrong instead of stopping at the first mistake."""

    def __init__(self, text: str) -> None:
        self.lines = Lines(text)
        self.mistakes: list[Mistake] = []
        self.where: Where = ()  # what is being read
        self.kind: int = NO_CARD  # of the card that is being read
        self.pack = Pack(CORE)

    def wrong(self, says: str, *keys: str | int) -> None:
        self.mistakes.append(Mistake(self.lines.of((*self.where, *keys)), says))

    @contextmanager
    def inside(self, *keys: str | int) -> Iterator[None]:
        before = self.where
        self.where = (*before, *keys)
        yield
        self.where = before

    def known_keys(self, one: dict[str, Any], keys: str) -> None:
        for key in one:
            if key not in keys.split():
                self.wrong(f"{shown(key)} means nothing here; possible are: {', '.join(keys.split())}", key)

    def word(self, one: dict[str, Any], key: str, words: list[str], default: str | None = None) -> int:
        """The number of a word; -1 and a mistake if it is none of them."""
        value = one.get(key, default)
        if isinstance(value, str) and value in words:
            return words.index(value)
        self.wrong(f"'{key}' is {said(one, key)}, but must be one of: {some_of(words, value)}", key)
        return -1

    def number(self, one: dict[str, Any], key: str, least: int, most: int, default: int | None = None) -> int:
        value = one.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        bounds = f"from {least} to {most}" if least < most else f"and can only be {most}"
        self.wrong(f"'{key}' is {said(one, key)}, but must be a number {bounds}", key)
        return least

    def yes_or_no(self, one: dict[str, Any], key: str, default: int) -> int:
        value = one.get(key)
        if isinstance(value, bool):
            return int(value)
        if key in one:
            self.wrong(f"'{key}' is {shown(value)}, but must be true or false", key)
        return default

    def text(self, value: object, *keys: str) -> str:
        """One line of printable text that somebody can type; empty, and a mistake, if it is none."""
        good = isinstance(value, str) and 1 <= len(value) <= LONGEST_NAME and value == value.strip()
        if isinstance(value, str) and good and any(ch.isalnum() for ch in value):
            return value
        wanted = f"a text of 1 to {LONGEST_NAME} characters, with a letter or digit and without spaces around it"
        self.wrong(f"'{'.'.join(keys)}' is {shown(value)}, but must be {wanted}", *keys)
        return ""

    def name(self, one: dict[str, Any], slug: str) -> dict[str, str]:
        """In three languages; a name in one of them serves for all."""
        name = one.get("name", slug.replace("_", " ").strip() or slug)
        if not isinstance(name, dict):
            return dict.fromkeys(LANGUAGES, self.text(name, "name"))
        if not name or any(lang not in LANGUAGES for lang in name):
            self.wrong('a name is a text, or { en = "...", ru = "...", pl = "..." }', "name")
            return {}
        told = {lang: self.text(said, "name", lang) for lang, said in name.items()}
        return {lang: told.get(lang, next(iter(told.values()))) for lang in LANGUAGES}

    def sources(self, one: dict[str, Any], words: str) -> list[str]:
        """What a source says of a thing: `confirmed` in full, `inferred` in part."""
        found: dict[str, list[str]] = {}
        for key in ("confirmed", "inferred"):
            value = one.get(key, [])
            if isinstance(value, list) and all(isinstance(word, str) and word in words.split() for word in value):
                found[key] = value
            else:
                self.wrong(f"'{key}' is {shown(value)}, but must be a list of: {', '.join(words.split())}", key)
        both = [*found.get("confirmed", []), *found.get("inferred", [])]
        for word in sorted({word for word in both if both.count(word) > 1}):
            self.wrong(f"'{word}' is confirmed or inferred once, not twice", "confirmed")
        return found.get("confirmed", [])

    def cost(self, one: dict[str, Any], key: str) -> list[int]:
        cost = one.get(key, {})
        if not isinstance(cost, dict):
            self.wrong(f"'{key}' is written like {{ money = 2, mana = 1 }}", key)
            return [0] * len(RESOURCE_NAMES)
        with self.inside(key):
            for resource in cost:
                if resource not in RESOURCE_NAMES:
                    self.wrong(f"{shown(resource)} is no resource; they are: {', '.join(RESOURCE_NAMES)}", resource)
            return [self.number(cost, resource, 0, 20, 0) for resource in RESOURCE_NAMES]

    def symbols(self, words: object, key: str) -> int:
        good = isinstance(words, list) and all(isinstance(word, str) and word in SYMBOLS for word in words)
        if not good or not isinstance(words, list) or len(set(words)) < len(words):
            self.wrong(f"'{key}' is a list of: {', '.join(SYMBOLS)}, each once", key)
            return 0
        return sum(SYMBOLS[word] for word in words)


def some_of(words: list[str], value: object) -> str:
    """All of them, or of many those that are most like what was written."""
    if len(words) <= MOST_LISTED:
        return ", ".join(words)
    near = get_close_matches(str(value)[:LONGEST_NAME], words) or words[:3]
    return f"{', '.join(near)} or another of the {len(words)}"


def said(one: dict[str, Any], key: str) -> str:
    return shown(one[key]) if key in one else "missing"
