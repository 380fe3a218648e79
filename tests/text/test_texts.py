"""Everything the engine can say has words in every language, and the words come out whole."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from tools.golden import GOLDEN, card_list, written
from undercourt.games.tyrants import describe, play
from undercourt.games.tyrants.actions import COLOUR_NAMES, SEATS
from undercourt.games.tyrants.board import BOARD, LEFT, PLACE, PLACE_NAMES, RIGHT, SITE
from undercourt.games.tyrants.cards import CARDS, HALF_DECKS, KIND
from undercourt.games.tyrants.catalog import ASPECTS
from undercourt.games.tyrants.effects_opponents import REACTING
from undercourt.games.tyrants.game import GAME
from undercourt.games.tyrants.state import Tyrants
from undercourt.kernel.choose import CHOOSE, DONE, Choose
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP, Effect, apply
from undercourt.kernel.event import EVERYBODY, Event
from undercourt.kernel.game import SPECTATOR
from undercourt.kernel.ids import BIT, NOTHING
from undercourt.kernel.phrase import Phrase, phrase
from undercourt.kernel.rng import seeded
from undercourt.text import GAMES, HERE, LANGUAGES, Texts, message_id, texts

FOLDER = GAMES / "tyrants"
WRITTEN = written("tyrants")
every_language = pytest.mark.parametrize("lang", WRITTEN)

# What only the clients say: labels, summaries, and two events that they make out of others.
TERMS = """
    power influence vp barracks spies trophies hand deck discard inner-circle market devoured played
    site route control total-control marker presence white
"""
LABELS = [
    *[f"term-{word}" for word in TERMS.split()],
    *["game-title", "game-pitch", "help-turn", "hidden"],
    *[f"option-{option.name}" for option in GAME.options],
    *[message_id(f"value_{value}") for option in GAME.options for value in option.values if "+" not in value],
]
CLIENT_EVENTS = [phrase("event_draw_many", n=n) for n in (1, 2, 5)] + [phrase("event_marker_lost", place="skullport")]

# Games that bring every half-deck to the table, and tables of every size.
GAMES_PLAYED = [
    *[(2, "drow+dragons"), (3, "elementals+demons"), (4, "aberrations+undead")],
    *[(3, "drow+aberrations"), (4, "dragons+elementals"), (2, "demons+undead")],
]
DECISIONS_EXPLAINED = 60  # one in so many

SAMPLE: dict[str, int | str] = {"card": "noble", "place": "skullport", "seat": "sky", "colour": "white"}
SAMPLE |= {"n": 2, "need": 3, "have": 1}


@cache
def card_phrases() -> list[Phrase]:
    reactions = [kind.reaction.text() for kind in CARDS if kind.reaction is not None]
    return [kind.play.text() for kind in CARDS] + reactions


def within(outer: Phrase) -> Iterator[Phrase]:
    """A phrase and all that stand inside it."""
    yield outer
    for part in outer.parts:
        yield from within(part)


@cache
def choices() -> list[Phrase]:
    """Every action of the action space but the branches of cards, which say the card's own text."""
    s = new_game(2, "drow+dragons")
    assert isinstance(s, Tyrants)
    where = [describe.option_text(s, CHOOSE + i) for i in range(3)]
    return where + [describe.option_text(s, action) for action in range(DONE, GAME.space.size)]


@cache
def questions() -> list[Phrase]:
    """Every effect of the book that asks, at the first pick and at later ones, with and without a card that speaks."""
    s = new_game(2, "drow+dragons")
    assert isinstance(s, Tyrants)
    asked = []
    for effect in play.BOOK.nodes:
        if type(effect).answer is Effect.answer:
            continue
        picks = [1, 2, 3, 4, 5, 21, 100] if isinstance(effect, Choose) else [-1, 0]
        for left in picks:
            for source in (NOTHING, REACTING + KIND["grimlock"]):
                for spies in (0, 0b11111):  # none out, all out
                    s.spies[0] = spies
                    s.push(effect, 0, NOTHING, source)
                    s.stack[s.top() + STEP] = left + 1
                    asked.append(describe.question(s))
                    s.depth -= 1
    return asked


@cache
def met_in_games() -> tuple[list[Phrase], list[Phrase], list[Phrase]]:
    """Questions, events and reasons of random games, each different one once."""
    asked: dict[str, Phrase] = {}
    told: dict[str, Phrase] = {}
    refused: dict[str, Phrase] = {}
    for number, (seats, decks) in enumerate(GAMES_PLAYED):
        d = Decision()
        s = GAME.begin(seats, {"decks": decks}, number, d)
        assert isinstance(s, Tyrants)
        s.log = []
        rng = seeded(number)
        decisions = 0
        while d.count > 0:
            note(asked, describe.question(s))
            if decisions % DECISIONS_EXPLAINED == 0:
                explain_all(s, d, refused)
            apply(s, d.actions[rng.below(d.count)], d)
            decisions += 1
        explain_all(s, d, refused)
        for event in s.log:
            for viewer in (SPECTATOR, event.seat):
                note(told, event_phrase(event.seen_by(viewer)))
    return list(asked.values()), list(told.values()), list(refused.values())


def note(known: dict[str, Phrase], said: Phrase) -> None:
    known.setdefault(f"{said.key} {sorted(said.args.items())}", said)


def explain_all(s: Tyrants, d: Decision, refused: dict[str, Phrase]) -> None:
    for action in range(GAME.space.size):
        for seat in (d.seat, (d.seat + 1) % s.seats):
            reason = GAME.explain(s, d, seat, action)
            if reason is not None:
                note(refused, phrase(reason.key, **reason.args))


def event_phrase(event: Event) -> Phrase:
    told = GAME.describe_event(event)
    args = {key: value for key, value in told.items() if isinstance(value, int | str) and key != "what"}
    return phrase(f"event_{event.what}", **args)


@cache
def events_in_code() -> list[Phrase]:
    """Every `tell` of the sources, with a sample of what it tells."""
    sample = {"card": KIND["noble"], "place": PLACE["skullport"], "other": 1, "n": 2}
    told = []
    for call in calls_in(FOLDER.rglob("*.py"), "tell"):
        what = call.args[0]
        assert isinstance(what, ast.Constant)
        args = {word.arg: sample[word.arg] for word in call.keywords if word.arg in sample}
        seers = BIT[0] if any(word.arg == "seers" for word in call.keywords) else EVERYBODY
        event = Event(str(what.value), 0, **args, seers=seers)
        told += [event_phrase(event.seen_by(viewer)) for viewer in (SPECTATOR, 0)]
    return told


@cache
def reasons_in_code() -> list[Phrase]:
    """Every `Reason` of the sources, with a sample of its arguments."""
    found = []
    for call in calls_in(FOLDER.glob("explain*.py"), "Reason"):
        key, args = call.args[1:]
        assert isinstance(key, ast.Constant) and isinstance(args, ast.Dict)
        words = [str(word.value) for word in args.keys if isinstance(word, ast.Constant)]
        found.append(phrase(str(key.value), **{word: SAMPLE[word] for word in words}))
    return found


def calls_in(paths: Iterator[Path] | list[Path], name: str) -> Iterator[ast.Call]:
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name:
                yield node


@cache
def everything() -> list[Phrase]:
    asked, told, refused = met_in_games()
    sheet = [phrase(f"score_{line.what}") for line in GAME.score(new_game(2, "drow+dragons")).sheets[0]]
    cards = [inner for outer in card_phrases() for inner in within(outer)]
    spaces = [phrase("route_space", a="A", b="B", n=n) for n in (1, 2, 3)]
    code = [*events_in_code(), *reasons_in_code(), *CLIENT_EVENTS]
    return [*cards, *choices(), *questions(), *asked, *told, *refused, *code, *sheet, *spaces]


def new_game(seats: int, decks: str) -> Tyrants:
    s = GAME.begin(seats, {"decks": decks}, 1, Decision())
    assert isinstance(s, Tyrants)
    return s


def card_texts(told: Texts) -> list[str]:
    return [told.card_text(kind.play.text(), None if kind.reaction is None else kind.reaction.text()) for kind in CARDS]


def assert_whole(text: str) -> None:
    """Nothing left open, no seam visible."""
    assert text and text == text.strip(), text
    assert not re.search(r"[{}$]|  | [.,;:!?)]|\( |[.,;:]{2}|\bNone\b", text), text


def ids(path: Path) -> list[str]:
    body = FluentResource(path.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def test_all_languages_are_written() -> None:
    assert written("tyrants") == list(LANGUAGES)


@pytest.mark.parametrize("path", sorted([*FOLDER.glob("text/*.ftl"), *HERE.glob("*.ftl")]), ids=str)
def test_a_fluent_file_has_no_errors_and_no_message_twice(path: Path) -> None:
    body = FluentResource(path.read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    assert [name for name, n in Counter(ids(path)).items() if n > 1] == []


@every_language
def test_no_message_of_the_game_hides_one_of_the_clients(lang: str) -> None:
    assert not set(ids(HERE / f"{lang}.ftl")) & set(ids(FOLDER / "text" / f"{lang}.ftl"))


@pytest.mark.parametrize("folder", [FOLDER / "text", HERE], ids=["game", "clients"])
@every_language
def test_the_languages_have_the_same_messages(folder: Path, lang: str) -> None:
    assert set(ids(folder / f"{lang}.ftl")) == set(ids(folder / "en.ftl"))


@every_language
def test_everything_the_engine_says_has_words(lang: str) -> None:
    told = texts("tyrants", lang)
    missing = {said.key for said in everything() if not told.has(said.key)}
    assert missing == set()
    for said in everything():
        assert_whole(told.phrase(said))


@every_language
def test_labels_have_words(lang: str) -> None:
    told = texts("tyrants", lang)
    for label in LABELS:
        assert_whole(told.say(label).replace("\n", " "))


@every_language
def test_no_message_is_for_nothing(lang: str) -> None:
    said = {message_id(one.key) for one in everything()}
    folded = {f"{message_id(one.key)}-join" for one in everything() if len(one.parts) > 1}
    spare = {"card-reaction", "effect-may"}  # the latter is a word of the kernel that no card of this game uses
    assert set(ids(FOLDER / "text" / f"{lang}.ftl")) - said - folded - spare == set(LABELS)


def test_random_games_meet_nothing_that_the_code_does_not_show() -> None:
    asked, told, refused = met_in_games()
    assert {one.key for one in asked} <= {one.key for one in questions()}
    assert {one.key for one in told} <= {one.key for one in events_in_code()}
    assert {one.key for one in refused} <= {one.key for one in reasons_in_code()}


@every_language
def test_card_texts_are_sentences(lang: str) -> None:
    told = texts("tyrants", lang)
    for text in card_texts(told):
        assert_whole(text)
        assert text.endswith(".")
        for sentence in re.split(r"(?<=\.) ", text):
            assert sentence[0].isupper() or sentence[0].isdigit(), text


@every_language
def test_choices_are_capitalised_and_have_no_full_stop(lang: str) -> None:
    told = texts("tyrants", lang)
    for text in [told.phrase(choice) for choice in choices()]:
        assert text[0].isupper() and text[-1] not in ".:;", text


@every_language
def test_questions_and_reasons_are_sentences(lang: str) -> None:
    told = texts("tyrants", lang)
    for text in [told.phrase(said) for said in everything() if said.key.startswith(("ask_", "why_"))]:
        assert text[0].isupper() and text[-1] in ".?:!", text


@every_language
def test_events_follow_the_name_of_a_seat(lang: str) -> None:
    told = texts("tyrants", lang)
    for text in [told.phrase(said) for said in everything() if said.key.startswith("event_")]:
        assert text[0].islower() and text[-1] != ".", text


@every_language
def test_golden_card_texts(lang: str) -> None:
    """After a change that is meant: `python tools/golden.py cards tyrants`, and read the diff."""
    golden = GOLDEN / "tyrants" / f"cards.{lang}.txt"
    assert golden.read_text("utf-8") == card_list("tyrants", lang)
    assert len(golden.read_text("utf-8").splitlines()) == len(CARDS) == 125


@pytest.mark.parametrize(
    ("table", "slugs"),
    [
        ("card", [kind.slug for kind in CARDS]),
        ("site", list(SITE)),
        ("deck", HALF_DECKS),
        ("aspect", [aspect for aspect in ASPECTS if aspect]),
        ("type", [kind.type for kind in CARDS]),
        ("seat", COLOUR_NAMES),
    ],
)
def test_everything_has_a_name_in_every_language(table: str, slugs: list[str]) -> None:
    names = tomllib.loads((FOLDER / "text" / "names.toml").read_text("utf-8"))[table]
    assert set(names) == set(slugs)
    for slug, entry in names.items():
        for lang in LANGUAGES:
            assert entry[lang] == entry[lang].strip() != "", f"{table}.{slug} in {lang}"


@every_language
def test_names_of_one_kind_differ(lang: str) -> None:
    """Two cards or two sites of one name could not be told apart in a menu."""
    names = texts("tyrants", lang).names
    for table in ("card", "site", "seat", "aspect", "deck"):
        used = Counter(entry[lang] for entry in names[table].values())
        assert [name for name, n in used.items() if n > 1] == []


@every_language
def test_every_place_is_named(lang: str) -> None:
    told = texts("tyrants", lang)
    places = [told.place(slug) for slug in PLACE_NAMES]
    assert len(set(places)) == len(PLACE_NAMES) > len(BOARD)


@every_language
def test_every_option_and_its_values_have_words(lang: str) -> None:
    told = texts("tyrants", lang)
    for option in GAME.options:
        assert told.has(f"option_{option.name}")
        for value in option.values:
            for word in value.split("+"):
                assert word in told.names["deck"] or told.has(f"value_{word}"), word
    assert {LEFT, RIGHT} <= set(GAME.options[1].values)
    assert GAME.seat_names == COLOUR_NAMES[:SEATS]


def test_no_sentence_stands_in_python() -> None:
    """Words for players are in the Fluent files; docstrings, assertions and exceptions speak to programmers."""
    sentence = re.compile(r"[A-Za-z]+ .*[A-Za-z0-9)]\.\s*$")
    found = []
    for path in sorted([*GAMES.rglob("*.py"), *(GAMES.parent / "kernel").rglob("*.py")]):
        tree = ast.parse(path.read_text("utf-8"))
        for text in strings_for_players(tree):
            if sentence.search(text):
                found.append(f"{path.name}: {text}")
    assert found == []


def strings_for_players(node: ast.AST) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Raise | ast.Assert):
            continue
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue  # a docstring
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.value
        yield from strings_for_players(child)
