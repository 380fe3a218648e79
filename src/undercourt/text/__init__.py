"""Message keys become sentences here, and nowhere else: Project Fluent files of all games, and names from tables.

A phrase that holds others is rendered inside out: its message gets the first two as `$a` and `$b`, and all of them,
folded pairwise by the message `<key>-join`, as `$all`.

A game has two files: `<lang>.ftl` is what its rules say, `<lang>.client.ftl` what a client says about its table.

An argument that is a slug arrives as a name, from the table with the name of the argument. Where a game uses another
table, its names.toml says so:

    [names]
    card = "lord"               # the name for the argument `card` is in the table `lord`

    [compound]
    ally = ["race", "value"]    # `crab 5`: the message `ally` builds its name from these parts

    [pattern.route-space]       # `skullport--everfire.2`: a slug of the table `site` that looks so is named by the
    table = "site"              # message `route-space`; parts of it that are slugs of the table arrive as names
    slug = '(?P<a>.+)--(?P<b>.+)[.](?P<n>[0-9]+)'

Where the board prints the slugs themselves, they are shown as it prints them:

    capitals = ["region"]       # `b3` is B3 on the map

A game whose cards are a pack has their names in that file.

People have names of their own (`Texts.called`), of which nothing is known: no case, no gender. A sentence about a seat
leaves the name as it is and lets nothing agree with it: the name is the subject of a verb in the present tense, or it
follows a word that is declined in its place (`у игрока Anna`, `graczowi Anna`), or a colon, or stands in brackets.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from undercourt.kernel.phrase import Phrase
from undercourt.printable import on_one_line

LANGUAGES = ("en", "ru", "pl")
HERE = Path(__file__).parent
GAMES = HERE.parent / "games"

Args = Mapping[str, int | str]

# Arguments of all games whose names are in a table of another name.
NAMED = {"colour": "seat", "other": "seat"}

FROM_THE_RIGHT = ("R", "AL", "AN")  # classes of letters and digits that are written from right to left


class MissingMessage(KeyError):
    """A key without a message, or a message that wants an argument it did not get."""


class Texts:
    """All sentences of one game in one language."""

    def __init__(self, game: str, lang: str, pack: str = "") -> None:
        assert lang in LANGUAGES, lang
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        folder = GAMES / game / "text"
        for path in (HERE / f"{lang}.ftl", folder / f"{lang}.ftl", folder / f"{lang}.client.ftl"):
            self.bundle.add_resource(FluentResource(path.read_text("utf-8")))
        tables: dict[str, Any] = tomllib.loads((folder / "names.toml").read_text("utf-8"))
        self.table_of: dict[str, str] = NAMED | tables.pop("names", {})
        self.compound: dict[str, list[str]] = tables.pop("compound", {})
        self.patterns: dict[str, dict[str, str]] = tables.pop("pattern", {})
        self.capitals: list[str] = tables.pop("capitals", [])
        self.names: dict[str, dict[str, dict[str, str]]] = tables | names_in_pack(pack or own_pack(game))
        self.people: Mapping[str, str] = {}  # by seat: the name of the person who plays it

    def called(self, people: Mapping[str, str], isolating: bool = True) -> Texts:
        """The same texts with people's names in place of the names of their seats; who has none keeps the seat's.

        A name written from right to left is isolated, so that it turns nothing around it. Terminals do not know the
        signs for that, and do without.
        """
        texts = copy(self)
        names = {seat: on_one_line(name) for seat, name in people.items() if name}
        texts.people = {seat: isolated(name) if isolating else name for seat, name in names.items()}
        return texts

    def carrying(self, names: Mapping[str, dict[str, dict[str, str]]]) -> Texts:
        """The same texts with the names of other cards, as a catalogue tells them."""
        texts = copy(self)
        texts.names = {**self.names, **names}
        return texts

    def seat_name(self, seat: str) -> str:
        """What a seat is called, whoever sits there."""
        return self.names["seat"][seat][self.lang]

    def table(self, kind: str) -> dict[str, dict[str, str]]:
        """The names of one kind of thing: an argument, or the table itself. Empty if there is no such table."""
        return self.names.get(self.table_of.get(kind, kind), {})

    def knows(self, kind: str, slug: str) -> bool:
        if slug in self.table(kind) or self.pattern(kind, slug):
            return True
        return bool(self.table(kind)) and (self.is_compound(kind, slug) or self.has(slug))

    def name(self, kind: str, slug: str) -> str:
        """The name of a card, site, seat…; `hidden` and the like have their own messages."""
        if slug in self.people and kind != "colour" and self.table_of.get(kind, kind) == "seat":
            return self.people[slug]
        if slug in self.table(kind):
            return self.table(kind)[slug][self.lang]
        if self.is_compound(kind, slug):
            return self.say(kind, **self.parts(kind, slug))
        message = self.pattern(kind, slug)
        return self.say(message, **self.matched(message, slug)) if message else self.say(slug)

    def mark(self, kind: str, slug: str) -> str:
        """A slug as the board prints it."""
        return slug.upper() if self.table_of.get(kind, kind) in self.capitals else slug

    def word(self, kind: str, slug: str) -> str:
        """What a slug is called, whatever it may be: by its kind, by a message for it, by any table; else as it is."""
        for table in (f"{kind}_name", kind):  # the first where a name must be inflected in sentences
            if slug in self.table(table) or self.pattern(table, slug) or self.is_compound(table, slug):
                return self.name(table, slug)
        for key in (f"{kind}_{slug}", f"{self.table_of.get(kind, kind)}_{slug}"):
            if self.has(key) and not self.wants(key):
                return self.say(key)
        for table in self.names:
            if slug in self.names[table] or self.pattern(table, slug) or self.is_compound(table, slug):
                return self.name(table, slug)
        return slug

    def is_compound(self, kind: str, slug: str) -> bool:
        return kind in self.compound and len(slug.split(" ")) == len(self.compound[kind])

    def parts(self, kind: str, slug: str) -> dict[str, int | str]:
        """Each part of a compound slug, and as `<part>-name` what it is called."""
        parts: dict[str, int | str] = {}
        for part, word in zip(self.compound[kind], slug.split(" "), strict=True):
            parts[part] = int(word) if word.isdecimal() else word
            if word in self.table(kind):
                parts[f"{part}-name"] = self.name(kind, word)
        return parts

    def pattern(self, kind: str, slug: str) -> str:
        """The message that names a slug by how it looks; empty if there is none."""
        table = self.table_of.get(kind, kind)
        fitting = [message for message, one in self.patterns.items() if one["table"] == table]
        return next((message for message in fitting if re.fullmatch(self.patterns[message]["slug"], slug)), "")

    def matched(self, message: str, slug: str) -> dict[str, int | str]:
        found = re.fullmatch(self.patterns[message]["slug"], slug)
        assert found is not None
        table = self.names[self.patterns[message]["table"]]
        said: dict[str, int | str] = {}
        for part, word in found.groupdict().items():
            said[part] = table[word][self.lang] if word in table else int(word) if word.isdecimal() else word
        return said

    def has(self, key: str) -> bool:
        return self.bundle.has_message(message_id(key))

    def wants(self, key: str) -> bool:
        """Whether a message cannot be said without arguments."""
        try:
            self.say(key)
        except MissingMessage:
            return True
        return False

    def say(self, key: str, **args: int | str) -> str:
        """One message. Slugs among the arguments become names first."""
        message_key = message_id(key)
        if not self.bundle.has_message(message_key):
            raise MissingMessage(f"{self.lang}: no message '{message_key}'")
        pattern = self.bundle.get_message(message_key).value
        if pattern is None:
            raise MissingMessage(f"{self.lang}: message '{message_key}' is empty")
        text, errors = self.bundle.format_pattern(pattern, with_numbers(args, self.lang))
        if errors:
            raise MissingMessage(f"{self.lang}: message '{message_key}' with {dict(args)}: {errors[0]}")
        return str(text)

    def named(self, args: Args) -> dict[str, int | str]:
        """Arguments with the names of things in place of their slugs; the slug stays as `<argument>-id`.

        Of a compound slug its parts stay too, as `<argument>-<part>`.
        """
        out: dict[str, int | str] = {}
        for key, value in args.items():
            out[key] = value
            if isinstance(value, str) and self.table(key):
                out[f"{key}-id"] = self.mark(key, value)
                if self.knows(key, value):
                    out[key] = self.name(key, value)
                if self.is_compound(key, value):
                    out |= {f"{key}-{part}": word for part, word in self.parts(key, value).items()}
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


def with_numbers(args: Args, lang: str) -> dict[str, int | str | FluentType]:
    """As the language writes them: in Polish four digits stand together, which Babel does not know."""
    told: dict[str, int | str | FluentType] = {**args}
    for key, n in args.items():
        if lang == "pl" and isinstance(n, int) and 1000 <= abs(n) < 10000:
            told[key] = fluent_number(n, useGrouping=False)
    return told


def told(said: Mapping[str, Any]) -> Phrase:
    """A phrase that came as JSON."""
    return Phrase(said["key"], said.get("args", {}), [told(part) for part in said.get("parts", [])])


@cache
def texts(game: str, lang: str, pack: str = "") -> Texts:
    """In one language; with the names from a pack of cards unless it is the game's own."""
    return Texts(game, lang, pack)


def isolated(name: str) -> str:
    """Between the signs of Unicode for that, where a name needs them; all our languages are written from the left."""
    turned = any(unicodedata.bidirectional(sign) in FROM_THE_RIGHT for sign in name)
    return f"\u2068{name}\u2069" if turned else name


def own_pack(game: str) -> str:
    """The cards that come with the game, if they are a pack."""
    path = GAMES / game / "cards.toml"
    return path.read_text("utf-8") if path.is_file() else ""


def names_in_pack(pack: str) -> dict[str, dict[str, Any]]:
    """The names of all that a pack holds, by kind; one without a name goes by its slug.

    The rulebook is Russian: a name that it does not print is ours.
    """
    tables: dict[str, dict[str, Any]] = {}
    for kind, things in tomllib.loads(pack).items():
        if kind == "pack":
            continue
        tables[kind] = {}
        for slug, thing in things.items():
            name = thing.get("name", slug.replace("_", " "))
            some = name if isinstance(name, str) else next(iter(name.values()))
            told = {lang: some if isinstance(name, str) else name.get(lang, some) for lang in LANGUAGES}
            told = {lang: on_one_line(word) for lang, word in told.items()}
            ours = (
                [] if isinstance(name, str) else ["en", "pl"] + ([] if "name" in thing.get("confirmed", []) else ["ru"])
            )
            tables[kind][slug] = {**told, "ours": ours}
    return tables


def message_id(key: str) -> str:
    """Keys are names of Python things, and Fluent likes hyphens: `why_no_power`, `MoveThere` become `why-no-power`…"""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", key).lower().replace("_", "-")
