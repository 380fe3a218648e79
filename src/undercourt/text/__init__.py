"""Message keys become sentences here, and nowhere else: Project Fluent files of all games, and names from tables.

A phrase that holds others is rendered inside out: its message gets the first two as `$a` and `$b`, and all of them,
folded pairwise by the message `<key>-join`, as `$all`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from undercourt.kernel.phrase import Phrase

LANGUAGES = ("en", "ru", "pl")
HERE = Path(__file__).parent
GAMES = HERE.parent / "games"

Args = Mapping[str, int | str]

# Arguments that are slugs of things with names, and the table their names are in.
NAMED = {"card": "card", "seat": "seat", "colour": "seat", "other": "seat", "aspect": "aspect", "deck": "deck"}


class MissingMessage(KeyError):
    """A key without a message, or a message that wants an argument it did not get."""


class Texts:
    """All sentences of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        assert lang in LANGUAGES, lang
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        folder = GAMES / game / "text"
        for path in (HERE / f"{lang}.ftl", folder / f"{lang}.ftl"):
            self.bundle.add_resource(FluentResource(path.read_text("utf-8")))
        self.names: dict[str, dict[str, dict[str, str]]] = tomllib.loads((folder / "names.toml").read_text("utf-8"))

    def name(self, table: str, slug: str) -> str:
        """The name of a card, site, seat…; `hidden` has a message of its own."""
        if slug == "hidden":
            return self.say("hidden")
        return self.names[table][slug][self.lang]

    def place(self, slug: str) -> str:
        """A site by its name; a route space by its two sites and its number."""
        if slug in self.names["site"]:
            return self.name("site", slug)
        route, _, number = slug.partition(".")
        a, _, b = route.partition("--")
        return self.say("route-space", a=self.name("site", a), b=self.name("site", b), n=int(number))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(message_id(key))

    def say(self, key: str, **args: int | str) -> str:
        """One message. Slugs among the arguments become names first."""
        message_key = message_id(key)
        if not self.bundle.has_message(message_key):
            raise MissingMessage(f"{self.lang}: no message '{message_key}'")
        pattern = self.bundle.get_message(message_key).value
        if pattern is None:
            raise MissingMessage(f"{self.lang}: message '{message_key}' is empty")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingMessage(f"{self.lang}: message '{message_key}' with {dict(args)}: {errors[0]}")
        return str(text)

    def named(self, args: Args) -> dict[str, int | str]:
        """Arguments with the names of things in place of their slugs; the slug stays as `<argument>-id`."""
        out: dict[str, int | str] = {}
        for key, value in args.items():
            if key == "place" and isinstance(value, str):
                out["place"] = self.place(value)
            elif key in NAMED and isinstance(value, str):
                known = value == "hidden" or value in self.names[NAMED[key]]
                out[key] = self.name(NAMED[key], value) if known else value
                out[f"{key}-id"] = value
            else:
                out[key] = value
        return out

    def phrase(self, phrase: Phrase) -> str:
        args = self.named(phrase.args)
        parts = [self.phrase(part) for part in phrase.parts]
        if parts:
            args["a"] = parts[0]
            args["b"] = parts[1] if len(parts) > 1 else ""
            args["all"] = self.joined(phrase.key, parts)
        return self.say(phrase.key, **args)

    def joined(self, key: str, parts: list[str]) -> str:
        whole = parts[0]
        for part in parts[1:]:
            if self.has(f"{key}_join"):
                whole = self.say(f"{key}_join", a=whole, b=part)
        return whole

    def sentence(self, text: str) -> str:
        """Capital first, full stop last."""
        stop = "" if text.endswith((".", "!", "?", ":", "…")) else "."
        return text[:1].upper() + text[1:] + stop

    def card_text(self, play: Phrase, reaction: Phrase | None) -> str:
        """What a card says, generated from what it does."""
        parts = play.parts if play.key == "effect_seq" else [play]
        sentences = [self.sentence(self.phrase(part)) for part in parts]
        if reaction is not None:
            sentences.append(self.sentence(self.say("card_reaction", a=self.phrase(reaction))))
        return " ".join(sentences)


def told(said: Mapping[str, Any]) -> Phrase:
    """A phrase that came as JSON."""
    return Phrase(said["key"], said["args"], [told(part) for part in said["parts"]])


@cache
def texts(game: str, lang: str) -> Texts:
    return Texts(game, lang)


def message_id(key: str) -> str:
    """Keys are names of Python things, and Fluent likes hyphens: `why_no_power`, `MoveThere` become `why-no-power`…"""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", key).lower().replace("_", "-")
