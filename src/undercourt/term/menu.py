"""What is agreed before a game, asked line by line; Enter takes what is recommended."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from undercourt.printable import on_one_line
from undercourt.term.page.lines import LAMP, QUIET
from undercourt.term.page.screen import Screen
from undercourt.term.typed.words import is_stray, meant, number_in, words
from undercourt.text import LANGUAGES, Texts

HUMAN = "human"
RANDOM = "random"
SEVERAL = 2  # people at one keyboard
LONGEST_NAME = 30  # letters
MANY_RULES = 3  # with this many options, only those who want to change something are asked about each


class Offer(NamedTuple):
    """A game on the menu."""

    slug: str
    fewest: int
    most: int
    usual: int  # players, where nobody says otherwise
    seats: list[str]
    options: list[tuple[str, list[str]]]  # name and values, the recommended one first
    only_for: dict[str, tuple[int, ...]]  # options that matter for some numbers of players


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
    names: list[str]  # of people; empty for those who gave none, and for bots
    options: dict[str, str]
    resume: Path | None


class Back(Exception):
    """The question before is asked again."""


class Menu:
    """Asks in the language chosen first. Whoever goes back is asked from the start, with all answers but the last."""

    def __init__(
        self, offers: list[Offer], bots: list[str], texts: Callable[[str, str], Texts], screen: Screen, usual: str = ""
    ) -> None:
        self.offers = offers
        self.bots = bots
        self.usual = usual if usual in bots else bots[0] if bots else ""  # the recommended one
        self.texts_of = texts
        self.screen = screen
        self.answers: list[str] = []  # to all questions so far
        self.known: list[str] = []  # answers that were given before somebody went back

    def ask(self, lang: str, kept: Callable[[str], list[Kept]], read: Callable[[str], str]) -> Plan:
        self.screen.show(self.screen.heading(Text(self.say("ui-menu-title"), "bold")))
        self.read = read
        first, kept_games = self.screen.texts, cache(kept)
        while True:
            self.screen.texts, self.answers = first, []
            try:
                return self.agree(lang, kept_games)
            except Back:
                self.known = self.answers[:-1]

    def agree(self, lang: str, kept: Callable[[str], list[Kept]]) -> Plan:
        self.tell("ui-menu-hint")
        languages = {code: self.say(f"lang-{code}") for code in LANGUAGES}
        lang = self.choose(self.say("ui-menu-language"), languages, lang)
        if lang != self.screen.texts.lang:
            self.screen.texts = self.texts_of(self.offers[0].slug, lang)
            self.tell("ui-menu-hint")
        titles = {offer.slug: self.texts_of(offer.slug, lang).say("game-title") for offer in self.offers}
        game = next(iter(titles))
        if len(titles) > 1:
            game = self.choose(self.say("ui-menu-game"), titles, game)
        self.screen.texts = self.texts_of(game, lang)
        self.tell("game-pitch")
        offer = next(offer for offer in self.offers if offer.slug == game)
        files = kept(game)
        if files:
            again = {str(i): self.kept(one) for i, one in enumerate(files, start=1)}
            fresh = {"new": self.say("ui-menu-new-game")}
            picked = self.choose(self.say("ui-menu-resume"), fresh | again, "1")
            if picked != "new":
                return Plan(lang, game, [], [], {}, files[int(picked) - 1].path)
        return self.new_game(lang, offer)

    def tell(self, key: str) -> None:
        """Once, and not again to those who come back to a later question."""
        if not self.known:
            self.screen.say(key, QUIET)

    def kept(self, game: Kept) -> str:
        time = f"{game.changed:%H:%M}"
        today = game.changed.date() == datetime.now().date()
        when = self.say("ui-menu-today", time=time) if today else f"{game.changed:%Y-%m-%d} {time}"
        return self.say("ui-menu-kept", players=game.players, points=game.points, when=when)

    def new_game(self, lang: str, offer: Offer) -> Plan:
        question = self.say("ui-menu-players", fewest=offer.fewest, most=offer.most)
        numbers = {str(n): "" for n in range(offer.fewest, offer.most + 1)}
        seats = int(self.choose(question, numbers, str(offer.usual)))
        kinds = {kind: self.kind(kind) for kind in [HUMAN, *self.bots]}
        players: list[str] = []
        for i, seat in enumerate(offer.seats[:seats]):
            question = self.say("ui-menu-seat", seat=self.screen.seat(seat).plain)
            players.append(self.choose(question, kinds, HUMAN if i == 0 else self.usual))
        names = self.names(offer.seats, players)
        return Plan(lang, offer.slug, players, names, self.options(offer, seats), None)

    def kind(self, player: str) -> str:
        """Who may sit at a seat; of a level, also how it plays."""
        name, about = self.screen.player(player, False), f"level-{player}-about"
        return f"{name}: {self.say(about)}" if self.screen.texts.has(about) else name

    def names(self, seats: list[str], players: list[str]) -> list[str]:
        """Of several people, so that they can be told apart; one alone is just you."""
        if players.count(HUMAN) < SEVERAL:
            return [""] * len(players)
        asked = [seat if player == HUMAN else "" for seat, player in zip(seats, players, strict=False)]
        return [self.name(seat) if seat else "" for seat in asked]

    def name(self, seat: str) -> str:
        """Enter: as the seat is called."""
        if self.known:
            return self.answered(self.known.pop(0))
        self.screen.show(Text(self.say("ui-menu-name", seat=self.screen.seat(seat).plain), LAMP))
        typed = self.typed(self.screen.texts.name("seat", seat))
        return self.answered(on_one_line(typed)[:LONGEST_NAME])

    def options(self, offer: Offer, seats: int) -> dict[str, str]:
        chosen: dict[str, str] = {}
        usual = len(offer.options) >= MANY_RULES and self.wants_usual_rules()
        for name, values in offer.options:
            if seats not in offer.only_for.get(name, (seats,)):
                continue
            if usual:
                chosen[name] = values[0]
                continue
            meanings = {value: self.value(value) for value in values}
            if values[0] != RANDOM:
                meanings[values[0]] += f", {self.say('ui-menu-first-game')}"
            chosen[name] = self.choose(self.say(f"option-{name}"), meanings, values[0])
        return chosen

    def wants_usual_rules(self) -> bool:
        answers = {answer: self.say(f"ui-menu-usual-{answer}") for answer in ("yes", "no")}
        return self.choose(self.say("ui-menu-usual"), answers, "yes") == "yes"

    # One question

    def choose(self, question: str, values: dict[str, str], default: str) -> str:
        """By number, by what the value is called here or in records; Enter: the default."""
        if self.known:
            return self.answered(self.known.pop(0))
        self.screen.show(Text(question, LAMP))
        named = any(values.values())
        keys = list(values)
        if named:
            for i, value in enumerate(keys, start=1):
                self.screen.show(Text(str(i).rjust(4), LAMP) + Text(f" {values[value]}"))
        spelt = {value: [words(value), words(meaning)] for value, meaning in values.items()}
        shown = str(keys.index(default) + 1) if named else default
        while True:
            typed = self.typed(shown)
            if not typed:
                return self.answered(default)
            if named and typed.isdecimal() and 1 <= number_in(typed) <= len(keys):
                return self.answered(keys[number_in(typed) - 1])
            exact = [value for value in keys if words(typed) in spelt[value]]
            found = exact if exact or is_stray(typed) else meant(typed, spelt)
            if named and typed.isdecimal():
                found = []
            if len(found) == 1:
                return self.answered(found[0])
            choices = ", ".join(str(i) for i in range(1, len(keys) + 1)) if named else ", ".join(keys)
            self.screen.say("ui-menu-again", choices=choices)

    def answered(self, answer: str) -> str:
        self.answers.append(answer)
        return answer

    def typed(self, default: str) -> str:
        """A line that is neither the way back nor the way out."""
        while True:
            typed = self.read(f"[{default}] > ").strip()
            if words(typed) in self.spellings("quit", "ui-command-quit"):
                raise EOFError
            if words(typed) not in self.spellings("back", "ui-word-back"):
                return typed
            if self.answers:
                raise Back
            self.screen.say("ui-menu-no-back")

    def spellings(self, word: str, key: str) -> list[list[str]]:
        return [[spelt] for spelt in words(f"{word} {self.say(key)}")]

    def value(self, value: str) -> str:
        """By its message, or each part of a pair by its name."""
        return " + ".join(self.screen.texts.word("value", part) for part in value.split("+"))

    def say(self, key: str, **args: int | str) -> str:
        return self.screen.texts.say(key, **args)
