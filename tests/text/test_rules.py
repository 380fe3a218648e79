"""Every rule and every chapter is told in every language, and nothing else is."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from undercourt.games import game_names
from undercourt.text import GAMES, LANGUAGES
from undercourt.text.rules import rulebook

TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]
every_game = pytest.mark.parametrize("game", game_names())
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_translation = pytest.mark.parametrize("lang", TRANSLATED)

# Numbers as words, by how they begin. What is first or one of two is often said without a number.
WORDS = {
    "en": {
        2: r"two\b|twice",
        3: r"three",
        4: r"four\b",
        5: r"five",
        6: r"six\b",
        7: r"seven",
        8: r"eight",
        9: r"nine",
        10: r"ten\b",
        20: r"twenty",
    },
    "ru": {
        2: r"дв[аеуо]|второ|об[ае]\b|обеи|обои|пар[аыу]?\b",
        3: r"тр[иеёо]|трижды",
        4: r"чет[ыв]",
        5: r"пят",
        6: r"шест",
        7: r"сем[иь]|седьм",
        8: r"вос[еь]м",
        9: r"девят",
        10: r"десят",
        20: r"двадцат",
    },
    "pl": {
        2: r"dw[aóiu]|drug|ob[aiu]|oby",
        3: r"trz[eyi]|trój|troj",
        4: r"czte|czwa|czwo",
        5: r"pię[cć]|piąt",
        6: r"sze[śs][cć]|szós",
        7: r"sied[em]|siód",
        8: r"o[śs][im]",
        9: r"dzie[wś]",
        10: r"dziesi",
        20: r"dwadzie|dwudzie",
    },
}
WITHOUT_YO = r"\b(?:еще|ее|нее|чье|свое|твое|мое|знамен|знамена\w*|счет\w*|завоеван(?:н\w*|[аоы])?|берет\w*|дает\w*)\b"


def source(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "rules.toml").read_text("utf-8"))


def translation(game: str, lang: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "text" / f"rules.{lang}.toml").read_text("utf-8"))


def sentences(game: str, lang: str) -> dict[str, str]:
    return {rule.id: rule.text for rule in rulebook(game, lang).rules.values()}


def digits(text: str) -> set[int]:
    """`e1` is the name of a region and no number."""
    return {int(number) for number in re.findall(r"(?<![\w.])\d+", text)}


def numbers(text: str, lang: str) -> set[int]:
    """As digits or as words."""
    return digits(text) | {n for n, words in WORDS[lang].items() if re.search(rf"\b(?:{words})", text.lower())}


@every_game
@every_translation
def test_a_translation_has_the_same_rules_in_the_same_order(game: str, lang: str) -> None:
    english, told = source(game), translation(game, lang)
    assert list(told) == ["chapters", "rules"]
    assert list(told["chapters"]) == list(english["chapters"])
    assert list(told["rules"]) == [rule for rule in english if rule != "chapters"]


@every_game
@every_language
def test_every_rule_is_a_sentence(game: str, lang: str) -> None:
    for rule, text in sentences(game, lang).items():
        assert text == text.strip() and re.match(r"['«„]?[^\W_]", text), rule
        first = re.sub(r"\W", "", text)[0]
        assert first.isupper() or first.isdecimal(), f"{rule}: {text}"
        assert text.endswith(".") and "  " not in text, f"{rule}: {text}"


@every_game
@every_language
def test_every_rule_stands_in_a_chapter_with_a_title(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    for rule in book.rules:
        assert book.chapter_of(rule) is not None, rule
    for chapter in book.chapters.values():
        assert re.match(r"[^\W\d_]", chapter.title) and chapter.title[0].isupper(), chapter
        assert chapter.title[-1] not in ".:" and book.within(chapter.id), chapter


@every_game
@every_translation
def test_no_number_is_lost_or_made_up_in_translation(game: str, lang: str) -> None:
    told = sentences(game, lang)
    for rule, text in sentences(game, "en").items():
        lost = numbers(text, "en") - numbers(told[rule], lang) - {1}
        made_up = digits(told[rule]) - numbers(text, "en") - {1}
        assert not lost and not made_up, f"{rule}: {sorted(lost | made_up)}: {told[rule]}"


@every_game
def test_russian_rules_are_in_russian(game: str) -> None:
    for rule, text in sentences(game, "ru").items():
        assert re.search(r"[а-яё]{3}", text), f"{rule}: {text}"
        assert not re.search(r"[A-Za-z]{2}", text), f"{rule}: {text}"
        assert not re.search(WITHOUT_YO, text.lower()), f"{rule}: {text}"


@every_game
def test_polish_rules_are_in_polish(game: str) -> None:
    english = sentences(game, "en")
    for rule, text in sentences(game, "pl").items():
        assert text != english[rule] and not re.search(r"[а-яё]", text.lower()), f"{rule}: {text}"


@every_game
@every_translation
def test_a_rule_is_the_same_in_every_language_but_for_its_sentence(game: str, lang: str) -> None:
    english, told = rulebook(game, "en"), rulebook(game, lang)
    assert [rule._replace(text="") for rule in told.rules.values()] == [
        rule._replace(text="") for rule in english.rules.values()
    ]
    assert any(rule.is_ours for rule in told.rules.values())


def test_a_rule_has_its_innermost_chapter_and_a_chapter_its_rules() -> None:
    book = rulebook("whispers", "en")
    chapters = [book.chapter_of(rule) for rule in ("WW-12.1.3", "WW-9.1.3", "WW-1.1", "XX-1.1")]
    assert [chapter and chapter.id for chapter in chapters] == ["WW-12.1", "WW-9", "WW-1", None]
    assert [rule.id for rule in book.within("WW-9.8")] == ["WW-9.8.1", "WW-9.8.2", "WW-9.8.3"]
    assert len(book.within("WW-12")) == sum(len(book.within(f"WW-12.{i}")) for i in range(1, 6))
    assert book.within("WW-9.8.1") == [] == book.within("XX-1")
