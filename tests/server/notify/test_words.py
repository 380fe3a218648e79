"""What notices say, in every language."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from undercourt.games import game_names
from undercourt.printable import STAND_IN
from undercourt.server.notify.notice import INVITED, KEYS, LONGEST_NAME, TURN, sentence
from undercourt.server.text import HERE, words
from undercourt.text import LANGUAGES, MissingMessage

PEOPLE = {"names": ["Anna", "Борис"], "by": "Łucja"}


def messages(lang: str) -> list[str]:
    body = FluentParser().parse((HERE / f"{lang}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def test_the_languages_have_the_same_messages_in_the_same_order() -> None:
    assert messages("en") == messages("ru") == messages("pl") != []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_notice_is_a_sentence_about_every_game(lang: str, key: str) -> None:
    for game in game_names():
        said = sentence(key, {"game": game, **PEOPLE}, lang)
        assert said[0].isupper() and said.endswith(".") and "{" not in said and "\n" not in said
        assert "Łucja" in said if key == INVITED else "Anna, Борис" in said  # names as people wrote them
        assert sentence(key, {"game": game, "by": "Łucja"}, lang).endswith(".")  # alone with bots


def test_it_is_your_turn() -> None:
    args = {"game": "tyrants", "names": ["Anna", "Борис"]}
    assert sentence(TURN, args, "en") == "It is your turn at Tyrants of the Underdark with Anna, Борис."
    assert sentence(TURN, args, "ru") == "Ваш ход в игре «Тираны Подземья». За столом с вами: Anna, Борис."
    assert (
        sentence(TURN, args, "pl") == "Twoja kolej w grze „Tyrants of the Underdark”. Przy stole z tobą: Anna, Борис."
    )
    assert sentence(TURN, {"game": "abyss", "names": []}, "en") == "It is your turn at Abyss."


def test_a_language_that_we_do_not_have_is_english() -> None:
    assert sentence(TURN, {"game": "abyss"}, "xx") == sentence(TURN, {"game": "abyss"}, "en")
    assert words("xx") is words("en")


def test_a_name_stays_on_its_line() -> None:
    said = sentence(TURN, {"game": "abyss", "names": ["A\r\nBcc: all", "x" * 500]}, "en")
    assert "\n" not in said and "\r" not in said and STAND_IN in said and "x" * (LONGEST_NAME + 1) not in said


def test_a_message_that_is_missing_says_so() -> None:
    with pytest.raises(MissingMessage):
        words("en").say("notice_of_nothing")
    with pytest.raises(MissingMessage):
        words("en").say("mail_confirm")
