"""People's names in sentences: said as they are, in every language, and no word depends on who somebody is."""

from __future__ import annotations

import re

import pytest
from fluent.syntax.ast import Message, Placeable, VariableReference

from tests.text.sentences import Sentences, sentences_of
from undercourt.games import game_names, load_game
from undercourt.kernel.phrase import Phrase, phrase
from undercourt.text import LANGUAGES, texts

STRANGE = "{ $x } <Ёж> [b]😈 Żółć"
NAMES = ["Anna", "Саша", "Кшиштоф", "x9 {$y}", STRANGE, "D’Arc", "42", "sky", "W" * 80]
HEBREW = "\u05d0\u05e0\u05d4"
every_text = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in game_names() for lang in LANGUAGES])

# What a choice in a message may ask about somebody: whether there is anybody, and whose a thing is.
WHOSE = {"nobody", "other", "own", "opponent", "target", "any"}
# After these a name would have to be declined.
PREPOSITIONS = {
    "en": "",
    "ru": "без в во для до за из к ко на над о об от перед по под при про против с со у через",
    "pl": "bez dla do ku na nad o od po pod poza przeciw przeciwko przed przez przy u w we wobec z za ze",
}
# Words that would agree with a person: verbs in the past, participles, pronouns.
AGREEING = {
    "en": r"s?he|him|hers?|his|(him|her)self",
    "ru": r"\w{2,}(л|ла|лся|лась|вший|вшая|вшего|вшей)|он|она|н?его|н?е[её]|н?ему|н?ей|ним|сама?|должен|должна|готова?",
    "pl": r"\w{2,}(ł|ła|łby|łaby)|ona?|n?jego|niego|n?iej|jej|jemu|mu|nim|nią|sama?|powinien|powinna|gotów|gotowa",
}
# What only looks so: nouns, and verbs in the present.
NOUNS = {
    "en": "",
    "ru": "зала орла предела сила стол стола",
    "pl": "działa oddział orła pereł siła stół wysyła",
}
# Words that agree with a thing, or with nobody, by message.
OF_THINGS = {
    "en": {},
    "ru": {"ask-auction": "его", "event-void": "него"},
    "pl": {
        "ask-auction": "jej postawił",  # the character; nobody
        "ask-deal-bid": "trafiła",
        "ask-deal-bid-side": "jej",
        "ask-deal-price": "ingerował",  # a player, whoever it may be
        "ask-dispel": "niej",
        "event-reshuffle": "niego",
        "event-void": "niego",
    },
}
# Endings by which a verb would know who reads it.
READER = {
    "en": r"(?!)",
    "ru": r"\bвы (не )?\w+(л|ла|лся|лась)\b",
    "pl": r"\w(łeś|łaś|łbyś|łabyś)\b|\bpowin(ieneś|naś)\b",
}


def faults(sentences: Sentences) -> list[str]:
    """Where a message needs to know more of a person than the name."""
    lang, found = sentences.lang, []
    for message in sentences.messages():
        key = message.id.name
        for before, after in sentences.around_people(message):
            last = re.findall(r"\w+", before)[-1:] if before.endswith(" ") else []
            if last and last[0].casefold() in PREPOSITIONS[lang].split():
                found.append(f"{key}: a case after “{last[0]}”")
            if re.search(r"\w$", before) or re.match(r"[\w-]", after):
                found.append(f"{key}: an ending")
        for variants in sentences.choices_by_people(message):
            found += [f"{key}: depends on who it is" for one in variants if one not in WHOSE]
        if says_a_name(sentences, message) or key.startswith(("event-", "ui-event-")):
            allowed = f"{NOUNS[lang]} {OF_THINGS[lang].get(key, '')}".split()
            words = [word for word in sentences.words(message) if word not in allowed]
            found += [f"{key}: “{word}” agrees" for word in words if re.fullmatch(AGREEING[lang], word)]
        if re.search(READER[lang], " ".join(sentences.words(message))):
            found.append(f"{key}: knows who reads it")
    return found


def says_a_name(sentences: Sentences, message: Message) -> bool:
    said = [node.expression for node in sentences.nodes(message.value) if isinstance(node, Placeable)]
    return any(isinstance(one, VariableReference) and sentences.is_person(one.id.name) for one in said)


@every_text
def test_no_message_needs_the_case_or_the_gender_of_a_name(game: str, lang: str) -> None:
    assert faults(sentences_of(game, lang)) == []


BAD = [
    ("ru", "why-x = { $seat } уже купил карту."),
    ("ru", "why-x = { $seat } уже купила карту."),
    ("ru", "event-x = забрала карту"),
    ("ru", "event-x = забирает карту у { $other }"),
    ("ru", 'event-x = забирает карту{ $n ->\n    [1] {""}\n   *[other] {" "}у { $other }\n}'),
    ("ru", "event-x = смотрит руку { $other }а"),
    ("ru", "ask-x = { $seat-id ->\n    [amber] Янтарная\n   *[other] { $seat }\n} решает."),
    ("ru", "ask-x = { $seat } ждёт, что вы дадите ему карту."),
    ("ru", "why-x = Эту карту вы купил."),
    ("pl", "why-x = { $seat } już zagrał."),
    ("pl", "event-x = zagrała kartę"),
    ("pl", "event-x = bierze kartę od { $other }"),
    ("pl", "ask-x = { $person } chce, abyś mu pomógł."),
    ("pl", "why-x = Tej karty nie zagrałeś."),
    ("en", "why-x = { $seat } has played his card."),
    ("en", "why-x = { $player-id ->\n    [anna] She\n   *[other] They\n} won."),
]


@pytest.mark.parametrize(("lang", "source"), BAD, ids=range(len(BAD)))
def test_a_message_that_does_is_found(lang: str, source: str) -> None:
    assert faults(Sentences("tyrants", lang, source)) != []


@every_text
def test_every_sentence_about_people_says_their_names(game: str, lang: str) -> None:
    """A sentence that depends on who it is about says what they are called, to the letter, and nothing else changes."""
    sentences, seats, plain = sentences_of(game, lang), load_game(game).seat_names, texts(game, lang)
    marked = plain.called({seat: f"<{seat}>" for seat in seats})
    said: list[tuple[Phrase, str]] = []
    for message in sentences.messages():
        seated = sorted(one for one in sentences.people(message) if plain.table(one))
        if not seated:
            continue
        key, people = message.id.name, dict(zip(seated, seats, strict=False))
        rest = {one: sentences.value(message, one) for one in sentences.arguments(message) - people.keys()}
        whole = phrase(key, **rest, **people)
        said.append((whole, marked.phrase(whole)))
        for one, seat in people.items():
            both = [plain.phrase(phrase(key, **rest, **people | {one: who})) for who in (seat, seats[-1])]
            assert both[0] == both[1] or f"<{seat}>" in said[-1][1], f"{key}: {one}"
    assert sum("<" in sentence for _, sentence in said) > 2
    for name in NAMES:
        by_seat = {seat: name if seat == seats[0] else f"{name} {seat}" for seat in seats}
        called = plain.called(by_seat)
        for whole, sentence in said:
            assert called.phrase(whole) == re.sub(r"<(\w+)>", lambda found: by_seat[found[1]], sentence)  # noqa: B023


@every_text
def test_people_are_called_by_their_names_and_colours_by_theirs(game: str, lang: str) -> None:
    plain, seat = texts(game, lang), load_game(game).seat_names[0]
    said = plain.called({seat: STRANGE})
    assert said.name("seat", seat) == said.name("other", seat) == STRANGE
    assert said.name("colour", seat) == plain.name("colour", seat) == plain.name("seat", seat) == said.seat_name(seat)
    assert plain.name("seat", seat) != STRANGE, "the texts of other tables are left alone"


@every_text
def test_a_seat_without_a_person_keeps_its_name(game: str, lang: str) -> None:
    plain, (first, second, *_) = texts(game, lang), load_game(game).seat_names
    said = plain.called({first: "Anna", second: ""})
    assert said.name("seat", first) == "Anna" and said.name("seat", second) == plain.name("seat", second)


def test_a_name_written_from_the_right_turns_nothing_around_it() -> None:
    said = texts("abyss", "en").called({"amber": HEBREW, "sky": "Anna"})
    assert said.say("why-not-asked", **said.named({"seat": "amber"})) == f"Now \u2068{HEBREW}\u2069 decides."
    assert said.say("why-not-asked", **said.named({"seat": "sky"})) == "Now Anna decides."


def test_a_terminal_gets_no_signs_of_direction() -> None:
    assert texts("abyss", "en").called({"amber": HEBREW}, isolating=False).name("seat", "amber") == HEBREW


@pytest.mark.parametrize("name", ["An\nna", "An\x1b[31mna", "An\u202ena", "An\u2069na"])
def test_a_name_brings_nothing_that_a_screen_obeys(name: str) -> None:
    """Names are cleaned at the table, and once more here, whoever gave them."""
    said = texts("abyss", "en").called({"amber": name}).name("seat", "amber")
    assert said.startswith("An\ufffd") and said.isprintable()
