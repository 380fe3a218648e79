"""What is agreed before a game, asked line by line; Enter takes what is recommended."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from undercourt.term.page.lines import LAMP, QUIET
from undercourt.term.page.screen import Screen
from undercourt.term.typed.words import is_stray, meant, number_in, words
from undercourt.text import Texts

HUMAN = "human"
RANDOM = "random"
MANY_RULES = 3  # with this many options, only those who want to change something are asked about each


class Offer(NamedTuple):
    """A game on the menu."""

    slug: str
    fewest: int
    most: int
    usual: int  # players, where nobody says otherwise
    seats: list[str]
    options: list[tuple[str, list[str]]]  # name and values, the recommended one first
    only_for: dict[str, int]  # options that matter for one number of players


class Kept(NamedTuple):
    """A game that can be continued."""

    path: Path
    players: int
    points: int  # of the person who plays
    changed: datetime


class Plan(NamedTuple):
    """What was agreed: a game to begin, or a file to continue."""

    lang: str
    game: str
    players: list[str]
    options: dict[str, str]
    resume: Path | None


class Menu:
    """Asks in the language chosen first."""

    def __init__(
        self, offers: list[Offer], bots: list[str], texts: Callable[[str, str], Texts], screen: Screen
    ) -> None:
        self.offers = offers
        self.bots = bots  # the recommended one first
        self.texts_of = texts
        self.screen = screen

    def ask(self, lang: str, kept: Callable[[str], list[Kept]], read: Callable[[str], str]) -> Plan:
        self.screen.show(self.screen.heading(Text(self.say("ui-menu-title"), "bold")))
        self.screen.say("ui-menu-hint", QUIET)
        languages = {code: self.say(f"lang-{code}") for code in ("en", "ru", "pl")}
        lang = self.choose(self.say("ui-menu-language"), languages, lang, read)
        self.screen.texts = self.texts_of(self.offers[0].slug, lang)
        titles = {offer.slug: self.texts_of(offer.slug, lang).say("game-title") for offer in self.offers}
        game = next(iter(titles))
        if len(titles) > 1:
            game = self.choose(self.say("ui-menu-game"), titles, game, read)
        self.screen.texts = self.texts_of(game, lang)
        self.screen.say("game-pitch", QUIET)
        offer = next(offer for offer in self.offers if offer.slug == game)
        files = kept(game)
        if files:
            again = {str(i): self.kept(one) for i, one in enumerate(files, start=1)}
            fresh = {"new": self.say("ui-menu-new-game")}
            picked = self.choose(self.say("ui-menu-resume"), fresh | again, "1", read)
            if picked != "new":
                return Plan(lang, game, [], {}, files[int(picked) - 1].path)
        return self.new_game(lang, offer, read)

    def kept(self, game: Kept) -> str:
        time = f"{game.changed:%H:%M}"
        today = game.changed.date() == datetime.now().date()
        when = self.say("ui-menu-today", time=time) if today else f"{game.changed:%Y-%m-%d} {time}"
        return self.say("ui-menu-kept", players=game.players, points=game.points, when=when)

    def new_game(self, lang: str, offer: Offer, read: Callable[[str], str]) -> Plan:
        question = self.say("ui-menu-players", fewest=offer.fewest, most=offer.most)
        numbers = {str(n): "" for n in range(offer.fewest, offer.most + 1)}
        seats = int(self.choose(question, numbers, str(offer.usual), read))
        kinds = {kind: self.screen.player(kind, False) for kind in [HUMAN, *self.bots]}
        players: list[str] = []
        for i, seat in enumerate(offer.seats[:seats]):
            question = self.say("ui-menu-seat", seat=self.screen.seat(seat).plain)
            players.append(self.choose(question, kinds, HUMAN if i == 0 else self.bots[0], read))
        options: dict[str, str] = {}
        usual = len(offer.options) >= MANY_RULES and self.wants_usual_rules(read)
        for name, values in offer.options:
            if offer.only_for.get(name, seats) != seats:
                continue
            if usual:
                options[name] = values[0]
                continue
            meanings = {value: self.value(value) for value in values}
            if values[0] != RANDOM:
                meanings[values[0]] += f", {self.say('ui-menu-first-game')}"
            options[name] = self.choose(self.say(f"option-{name}"), meanings, values[0], read)
        return Plan(lang, offer.slug, players, options, None)

    def wants_usual_rules(self, read: Callable[[str], str]) -> bool:
        answers = {answer: self.say(f"ui-menu-usual-{answer}") for answer in ("yes", "no")}
        return self.choose(self.say("ui-menu-usual"), answers, "yes", read) == "yes"

    def choose(self, question: str, values: dict[str, str], default: str, read: Callable[[str], str]) -> str:
        """By number, by what the value is called here or in records; Enter: the default."""
        self.screen.show(Text(question, LAMP))
        named = any(values.values())
        keys = list(values)
        if named:
            for i, value in enumerate(keys, start=1):
                self.screen.show(Text(str(i).rjust(4), LAMP) + Text(f" {values[value]}"))
        spelt = {value: [words(value), words(meaning)] for value, meaning in values.items()}
        shown = str(keys.index(default) + 1) if named else default
        while True:
            typed = read(f"[{shown}] > ").strip()
            if not typed:
                return default
            if named and typed.isdecimal() and 1 <= number_in(typed) <= len(keys):
                return keys[number_in(typed) - 1]
            exact = [value for value in keys if words(typed) in spelt[value]]
            found = exact if exact or is_stray(typed) else meant(typed, spelt)
            if named and typed.isdecimal():
                found = []
            if len(found) == 1:
                return found[0]
            choices = ", ".join(str(i) for i in range(1, len(keys) + 1)) if named else ", ".join(keys)
            self.screen.say("ui-menu-again", choices=choices)

    def value(self, value: str) -> str:
        """By its message, or each part of a pair by its name."""
        return " + ".join(self.screen.texts.word("value", part) for part in value.split("+"))

    def say(self, key: str, **args: int | str) -> str:
        return self.screen.texts.say(key, **args)
