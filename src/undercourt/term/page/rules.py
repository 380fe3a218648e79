"""The numbered rules at the prompt: one rule, a chapter or a part of one, or the list of chapters."""

from __future__ import annotations

import re

from rich.text import Text

from undercourt.term.page.lines import QUIET
from undercourt.term.page.screen import Screen
from undercourt.text import Texts
from undercourt.text.rules import Chapter, Rule, Rulebook, rulebook

# `TU-8.8.4`, `tu 8.8.4` and `8.8.4` are the same; letters may be typed on a Russian keyboard.
NUMBER = re.compile(r"(?P<letters>[^\W\d_]*)[\s-]*(?P<number>[0-9]+(?:\.[0-9]+)*)\.?")


class Rules:
    """What the player asks to read of the rules of one game."""

    def __init__(self, game: str, texts: Texts, screen: Screen) -> None:
        self.game = game
        self.texts = texts
        self.screen = screen

    def show(self, typed: str) -> None:
        book = rulebook(self.game, self.texts.lang)
        if not typed:
            self.screen.show(*[titled(chapter) for chapter in book.chapters.values()])
            return
        id = spelt(typed, book)
        rules = [book.rules[id]] if id in book.rules else book.within(id)
        if not rules:
            self.screen.say("ui-no-such-rule")
        chapter = None
        for rule in rules:
            if book.chapter_of(rule.id) != chapter:
                chapter = book.chapter_of(rule.id)
                self.screen.show(*[titled(one) for one in [chapter] if one is not None])
            self.screen.show(self.told(rule))

    def told(self, rule: Rule) -> Text:
        """Its number and sentence, then whose ruling it is."""
        text = Text(rule.id, "bold").append(f"  {rule.text}", "not bold")
        if rule.is_ours:
            text.append(f"  [{self.texts.say('ui-rule-ours')}]", f"not bold {QUIET}")
        option, _, value = rule.option.partition("=")
        if option and self.texts.has(f"option_{option}") and self.texts.has(f"value_{value}"):
            held = f"{self.texts.say(f'option_{option}')}: {self.texts.say(f'value_{value}')}"
            text.append(f"  [{self.texts.say('ui-rule-option', option=held)}]", f"not bold {QUIET}")
        return text


def titled(chapter: Chapter) -> Text:
    return Text(f"{chapter.id}  {chapter.title}", QUIET)


def spelt(typed: str, book: Rulebook) -> str:
    """The id that is meant; one of another game means nothing here."""
    prefix = next(iter(book.rules)).partition("-")[0]
    found = NUMBER.fullmatch(typed)
    if found is None or (found["letters"].isascii() and found["letters"].upper() not in ("", prefix)):
        return ""
    return f"{prefix}-{found['number']}"
