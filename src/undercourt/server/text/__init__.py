"""What the server itself says to people, in Fluent files. What games and tables say is in theirs."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from undercourt.text import LANGUAGES, MissingMessage, message_id, with_numbers

HERE = Path(__file__).parent


class Words:
    """All messages of the server in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(FluentResource((HERE / f"{lang}.ftl").read_text("utf-8")))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(message_id(key))

    def say(self, key: str, **args: int | str) -> str:
        pattern = self.bundle.get_message(message_id(key)).value if self.has(key) else None
        if pattern is None:
            raise MissingMessage(f"no message '{message_id(key)}'")
        text, errors = self.bundle.format_pattern(pattern, with_numbers(args, self.lang))
        if errors:
            raise MissingMessage(f"message '{message_id(key)}' with {args}: {errors[0]}")
        return str(text)


@cache
def in_language(lang: str) -> Words:
    return Words(lang)


def words(lang: str) -> Words:
    """In a person's language; in English if it is one that we do not have."""
    return in_language(lang if lang in LANGUAGES else LANGUAGES[0])
