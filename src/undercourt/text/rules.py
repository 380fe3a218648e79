"""The rules of a game as numbered sentences, in every language.

A game's rules.toml is the source: a table of chapters, then a table per rule with its English sentence. The Russian and
Polish sentences stand beside the game's other words, in text/rules.ru.toml and text/rules.pl.toml. A sentence that is
not translated yet is shown in English; the tests do not let that happen.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, NamedTuple

from undercourt.text import GAMES, LANGUAGES

OURS = "ours"


class Rule(NamedTuple):
    """One sentence. The reason for a ruling is for developers: it is in English whatever the language."""

    id: str
    text: str
    edition: str  # which rulebook says so, or OURS
    page: int | None = None
    ruling: str = ""
    option: str = ""  # the rule option under which it holds, as name=value

    @property
    def is_ours(self) -> bool:
        """No rulebook says so: we had to decide."""
        return self.edition == OURS


class Chapter(NamedTuple):
    id: str
    title: str


class Rulebook(NamedTuple):
    """The rules of one game in one language, in the order of rules.toml."""

    chapters: dict[str, Chapter]
    rules: dict[str, Rule]

    def chapter_of(self, id: str) -> Chapter | None:
        """The innermost chapter of a rule: WW-12.1 for WW-12.1.3, TU-8 for TU-8.1.3."""
        parts = id.split(".")
        heads = [".".join(parts[:i]) for i in range(len(parts) - 1, 0, -1)]
        return next((self.chapters[head] for head in heads if head in self.chapters), None)

    def within(self, id: str) -> list[Rule]:
        """The rules of a chapter, or of any part of one: TU-8.1 has TU-8.1.1 and so on."""
        return [rule for rule in self.rules.values() if rule.id.startswith(f"{id}.")]


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    assert lang in LANGUAGES, lang
    source: dict[str, Any] = tomllib.loads((GAMES / game / "rules.toml").read_text("utf-8"))
    titles: dict[str, str] = source.pop("chapters", {})
    sentences: dict[str, str] = {}
    path = GAMES / game / "text" / f"rules.{lang}.toml"
    if path.is_file():
        told = tomllib.loads(path.read_text("utf-8"))
        titles |= told["chapters"]
        sentences = told["rules"]
    rules = {id: Rule(id, **{**entry, "text": sentences.get(id, entry["text"])}) for id, entry in source.items()}
    return Rulebook({id: Chapter(id, title) for id, title in titles.items()}, rules)
