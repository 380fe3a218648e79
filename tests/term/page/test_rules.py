"""The rules can be read at the prompt, in the player's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.term.desk import TEXTS, Desk, new_table, sit, typing
from undercourt.term.page.rules import spelt
from undercourt.text.rules import Rule, rulebook

DUEL = ["human", "random"]
LANGUAGES = ["en", "ru", "pl"]
PRESENCE, SPY_RETURNED = "TU-8.1.1", "TU-8.9.7"  # the rulebook's and ours


def unbroken(shown: str) -> str:
    return " ".join(shown.split())


def rule(lang: str, id: str, game: str = "tyrants") -> Rule:
    return rulebook(game, lang).rules[id]


@pytest.mark.parametrize(("lang", "command"), [("en", "rule"), ("ru", "правило"), ("pl", "zasada"), ("pl", "rule")])
def test_a_rule_is_told_with_its_chapter_in_the_language_of_the_player(lang: str, command: str, tmp_path: Path) -> None:
    shown = unbroken(sit(tmp_path, ["1", f"{command} {PRESENCE}"], DUEL, lang))
    title = rulebook("tyrants", lang).chapters["TU-8"].title
    assert f"TU-8 {title} {PRESENCE} {rule(lang, PRESENCE).text}" in shown
    assert TEXTS[lang].say("ui-rule-ours") not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_of_ours_is_marked(lang: str, tmp_path: Path) -> None:
    assert rule(lang, SPY_RETURNED).is_ours
    shown = unbroken(sit(tmp_path, ["1", f"rule {SPY_RETURNED}"], DUEL, lang))
    assert f"{rule(lang, SPY_RETURNED).text} [{TEXTS[lang].say('ui-rule-ours')}]" in shown


def test_a_rule_that_holds_under_an_option_names_it(tmp_path: Path) -> None:
    shown = unbroken(sit(tmp_path, ["rule WW-9.12.3"], DUEL, game="whispers"))
    assert "[under the option “Recruit: where the banners go: One region”]" in shown


def test_a_chapter_or_a_part_of_it_is_listed(tmp_path: Path) -> None:
    chapter = unbroken(sit(tmp_path, ["1", "rule TU-8"], DUEL))
    part = unbroken(sit(tmp_path, ["1", "rule TU-8.8"], DUEL))
    every = [one.id for one in rulebook("tyrants", "en").within("TU-8")]
    assert all(f"{id} {rule('en', id).text}" in chapter for id in every) and len(every) > 40
    assert [id for id in every if f"{id} " in part] == [id for id in every if id.startswith("TU-8.8.")]


def test_chapters_within_a_chapter_have_their_titles(tmp_path: Path) -> None:
    shown = unbroken(sit(tmp_path, ["rule WW-12"], DUEL, game="whispers"))
    titles = [one for one in rulebook("whispers", "en").chapters.values() if one.id.startswith("WW-12.")]
    assert len(titles) == 5 and all(f"{id} {title}" in shown for id, title in titles)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_number_the_chapters_are_listed(lang: str, tmp_path: Path) -> None:
    shown = unbroken(sit(tmp_path, ["1", "rule"], DUEL, lang))
    assert all(f"{id} {title}" in shown for id, title in rulebook("tyrants", lang).chapters.values())


@pytest.mark.parametrize("typed", ["TU-8.1.1", "tu-8.1.1", "TU 8.1.1", "8.1.1", "tu8.1.1", "ТУ-8.1.1", "TU-8.1.1."])
def test_a_number_may_be_written_as_people_write(typed: str) -> None:
    assert spelt(typed, rulebook("tyrants", "en")) == PRESENCE


@pytest.mark.parametrize("typed", ["99", "TU-8.99", "AB-1.1", "presence", "8..1", "TU-", "9" * 5000, "٣", "\x1b[31m1"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_that_is_not_there_gets_one_clear_sentence(typed: str, lang: str, tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing(["1", f"rule {typed}"]), tmp_path / "game.txt", lang)
    shown = desk.play()
    assert unbroken(shown).count(TEXTS[lang].say("ui-no-such-rule")) == 1
    assert "\x1b" not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_reason_tells_how_to_read_its_rule(lang: str, tmp_path: Path) -> None:
    shown = sit(tmp_path, ["1", "why recruit imix", "why recruit imix", "why deploy everfire"], DUEL, lang)
    assert shown.count("[TU-8.8.4]") == 2
    assert shown.count(TEXTS[lang].say("ui-rule-shows", rule="TU-8.8.4")) == 1
    assert "TU-8.2.7" in shown and TEXTS[lang].say("ui-rule-shows", rule="TU-8.2.7") not in shown
