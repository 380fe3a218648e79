"""Everything the engine can say has words in every language, and the words come out whole."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from tools.golden import card_list, golden, written
from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.event import EVERYBODY, Event
from undercourt.kernel.game import SPECTATOR, Game
from undercourt.kernel.ids import BIT
from undercourt.kernel.phrase import Phrase, phrase
from undercourt.kernel.rng import seeded
from undercourt.text import GAMES, HERE, LANGUAGES, Texts, message_id, texts

LANGUAGE_FILES = [(name, lang) for name in game_names() for lang in written(name)]
every_game = pytest.mark.parametrize("name", game_names())
every_language = pytest.mark.parametrize(("name", "lang"), LANGUAGE_FILES)


def facts(name: str) -> Any:
    """The module that knows what the game can say."""
    return import_module(f"tests.games.{name}.text")


def folder(name: str) -> Path:
    return GAMES / name / "text"


def within(outer: Phrase) -> Iterator[Phrase]:
    """A phrase and all that stand inside it."""
    yield outer
    for part in outer.parts:
        yield from within(part)


@cache
def met_in_games(name: str) -> tuple[list[Phrase], list[Phrase], list[Phrase]]:
    """Questions, events and reasons of random games, each different one once."""
    asked: dict[str, Phrase] = {}
    told: dict[str, Phrase] = {}
    refused: dict[str, Phrase] = {}
    game = load_game(name)
    for number, (seats, options) in enumerate(facts(name).GAMES_PLAYED):
        d = Decision()
        s = game.begin(seats, options, number, d)
        log: list[Event] = []
        s.log = log
        rng = seeded(number)
        decisions = 0
        while d.count > 0:
            note(asked, game.question(s))
            if decisions % facts(name).DECISIONS_EXPLAINED == 0:
                explain_all(game, s, d, refused)
            apply(s, d.actions[rng.below(d.count)], d)
            decisions += 1
        explain_all(game, s, d, refused)
        for event in log:
            for viewer in (SPECTATOR, event.seat):
                note(told, event_phrase(game, event.seen_by(viewer)))
    return list(asked.values()), list(told.values()), list(refused.values())


def note(known: dict[str, Phrase], said: Phrase) -> None:
    known.setdefault(f"{said.key} {sorted(said.args.items())}", said)


def explain_all(game: Game, s: State, d: Decision, refused: dict[str, Phrase]) -> None:
    for action in range(game.space.size):
        for seat in (d.seat, (d.seat + 1) % s.seats):
            reason = game.explain(s, d, seat, action)
            if reason is not None:
                note(refused, phrase(reason.key, **reason.args))


def event_phrase(game: Game, event: Event) -> Phrase:
    told = game.describe_event(event)
    args = {key: value for key, value in told.items() if isinstance(value, int | str) and key != "what"}
    return phrase(f"event_{event.what}", **args)


@cache
def events_in_code(name: str) -> list[Phrase]:
    """Every `tell` of the sources, with a sample of what it tells."""
    sample: dict[str, int] = facts(name).EVENT_SAMPLE
    told = []
    for call in calls_in((GAMES / name).rglob("*.py"), "tell"):
        named = call.args[0]
        args = {word.arg: sample[word.arg] for word in call.keywords if word.arg is not None and word.arg in sample}
        seers = BIT[0] if any(word.arg == "seers" for word in call.keywords) else EVERYBODY
        for what in [str(named.value)] if isinstance(named, ast.Constant) else facts(name).PASSED_ON:
            event = Event(what, 0, **args, seers=seers)
            told += [event_phrase(load_game(name), event.seen_by(viewer)) for viewer in (SPECTATOR, 0)]
    return told


@cache
def reasons_in_code(name: str) -> list[Phrase]:
    """Every `Reason` of the game and of the kernel, with a sample of its arguments."""
    sample: dict[str, int | str] = facts(name).SAMPLE
    found = []
    for path in [*sorted((GAMES / name).rglob("*.py")), GAMES.parent / "kernel" / "game.py"]:
        for function in functions_of(ast.parse(path.read_text("utf-8"))):
            for call in calls_within(function, "Reason"):
                key = call.args[1]
                assert isinstance(key, ast.Constant), f"{path.name}: {ast.unparse(call)}"
                words = words_given(call.args[2], function)
                if words is None:
                    words = list(sample)
                found.append(phrase(str(key.value), **{word: sample[word] for word in words}))
    return found


def functions_of(module: ast.Module) -> Iterator[ast.FunctionDef]:
    """Those of the module and of its classes."""
    for node in module.body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        yield from (one for one in inside if isinstance(one, ast.FunctionDef))


def words_given(args: ast.expr, function: ast.AST) -> list[str] | None:
    """The keys of a dictionary, as far as `function` shows; of one handed to it, which shows nothing, None."""
    if isinstance(args, ast.Dict):
        words = [str(key.value) for key in args.keys if isinstance(key, ast.Constant)]
        for key, value in zip(args.keys, args.values, strict=True):
            if key is None:  # **value
                more = words_given(value, function)
                if more is None:
                    return None
                words += more
        return words
    name = ast.unparse(args)
    assigned = [node for node in ast.walk(function) if isinstance(node, ast.AnnAssign | ast.Assign)]
    made = [node.value for node in assigned if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name]
    if not made:
        return None
    assert len(made) == 1 and made[0] is not None, name
    given = words_given(made[0], function)
    for node in assigned:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(target, ast.Subscript) and ast.unparse(target.value) == name and given is not None:
            given.append(ast.literal_eval(target.slice))  # name["word"] = …
    return given


def calls_in(paths: Iterator[Path] | list[Path], name: str) -> Iterator[ast.Call]:
    for path in paths:
        yield from calls_within(ast.parse(path.read_text("utf-8")), name)


def calls_within(code: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(code):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name:
            yield node


@cache
def choices(name: str) -> list[Phrase]:
    found: list[Phrase] = facts(name).choices()
    return found


@cache
def questions(name: str) -> list[Phrase]:
    found: list[Phrase] = facts(name).questions()
    return found


@cache
def everything(name: str) -> list[Phrase]:
    asked, told, refused = met_in_games(name)
    game = load_game(name)
    sheet = [phrase(f"score_{line.what}") for line in game.score(game.begin(2, {}, 1, Decision())).sheets[0]]
    cards = [inner for outer in facts(name).card_phrases() for inner in within(outer)]
    code = [*events_in_code(name), *reasons_in_code(name), *facts(name).others()]
    return [*cards, *choices(name), *questions(name), *asked, *told, *refused, *code, *sheet]


def card_texts(name: str, told: Texts) -> list[str]:
    return [line.rpartition(" | ")[2] for line in card_list(name, told.lang).splitlines()]


def assert_whole(text: str) -> None:
    """Nothing left open, no seam visible."""
    assert text and text == text.strip(), text
    assert not re.search(r"[{}$]|  | [.,;:!?)]|\( |[.,;:]{2}|\bNone\b", text), text


def ids(path: Path) -> list[str]:
    body = FluentResource(path.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


@every_game
def test_all_languages_are_written(name: str) -> None:
    assert written(name) == list(LANGUAGES)


@pytest.mark.parametrize("path", sorted([*GAMES.glob("*/text/*.ftl"), *HERE.glob("*.ftl")]), ids=str)
def test_a_fluent_file_has_no_errors_and_no_message_twice(path: Path) -> None:
    body = FluentResource(path.read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    assert [name for name, n in Counter(ids(path)).items() if n > 1] == []


@every_language
def test_no_message_hides_another(name: str, lang: str) -> None:
    shared, rules, client = HERE / f"{lang}.ftl", folder(name) / f"{lang}.ftl", folder(name) / f"{lang}.client.ftl"
    every = [*ids(shared), *ids(rules), *ids(client)]
    assert [message for message, n in Counter(every).items() if n > 1] == []


@every_language
def test_the_languages_have_the_same_messages(name: str, lang: str) -> None:
    for place, kind in [(folder(name), ""), (folder(name), ".client"), (HERE, "")]:
        assert set(ids(place / f"{lang}{kind}.ftl")) == set(ids(place / f"en{kind}.ftl"))


@every_language
def test_everything_the_engine_says_has_words(name: str, lang: str) -> None:
    told = texts(name, lang)
    missing = {said.key for said in everything(name) if not told.has(said.key)}
    assert missing == set()
    for said in everything(name):
        assert_whole(told.phrase(said))


@every_language
def test_labels_have_words(name: str, lang: str) -> None:
    told = texts(name, lang)
    for label in facts(name).LABELS:
        assert_whole(told.say(label).replace("\n", " "))


@every_language
def test_no_message_is_for_nothing(name: str, lang: str) -> None:
    said = {message_id(one.key) for one in everything(name)}
    folded = {f"{message_id(one.key)}-join" for one in everything(name) if len(one.parts) > 1}
    assert set(ids(folder(name) / f"{lang}.ftl")) - said - folded - facts(name).SPARE == set(facts(name).LABELS)


@every_language
def test_no_word_of_the_client_is_for_nothing(name: str, lang: str) -> None:
    """The terminal's modules name them, or how they begin; headings are verbs, examples stand in the shared words."""
    term = HERE.parent / "term"
    shared = [path for path in term.rglob("*.py") if path.parent.parent != term / "tables"]
    code = "".join(path.read_text("utf-8") for path in [*shared, *(term / "tables" / name).glob("*.py")])
    used = set(re.findall(r"ui-[a-z-]+", code + (HERE / f"{lang}.ftl").read_text("utf-8")))
    used |= {f"ui-verb-{verb.name.replace('_', '-')}" for verb in load_game(name).space.verbs}
    begun = tuple(word for word in used if word.endswith("-"))  # f"ui-tyrants-has-{key}"
    for message in ids(folder(name) / f"{lang}.client.ftl"):
        assert message in used or message.startswith(begun), message


@every_game
def test_random_games_meet_nothing_that_the_code_does_not_show(name: str) -> None:
    asked, told, refused = met_in_games(name)
    assert {one.key for one in asked} <= {one.key for one in questions(name)}
    assert {one.key for one in told} <= {one.key for one in events_in_code(name)}
    assert {one.key for one in refused} <= {one.key for one in reasons_in_code(name)}


@every_language
def test_card_texts_are_sentences(name: str, lang: str) -> None:
    for text in card_texts(name, texts(name, lang)):
        assert_whole(text)
        assert text.endswith(".")
        for sentence in re.split(r"(?<=\.) ", text):
            assert sentence[0].isupper() or sentence[0].isdigit(), text


@every_language
def test_choices_are_capitalised_and_have_no_full_stop(name: str, lang: str) -> None:
    told = texts(name, lang)
    for text in [told.phrase(choice) for choice in choices(name)]:
        assert text[0].isupper() or text[0].isdigit(), text
        assert text[-1] not in ".:;", text


@every_language
def test_questions_and_reasons_are_sentences(name: str, lang: str) -> None:
    told = texts(name, lang)
    for text in [told.phrase(said) for said in everything(name) if said.key.startswith(("ask_", "why_"))]:
        assert text[0].isupper() and text[-1] in ".?:!", text


@every_language
def test_events_follow_the_name_of_a_seat(name: str, lang: str) -> None:
    told = texts(name, lang)
    for text in [told.phrase(said) for said in everything(name) if said.key.startswith("event_")]:
        is_mark = text[1].isdecimal()  # `B3` of a map
        assert (text[0].islower() or is_mark) and text[-1] != ".", text


@every_language
def test_golden_card_texts(name: str, lang: str) -> None:
    """After an intended change: `python tools/golden.py cards GAME`, and read the diff."""
    kept = (golden(name) / f"cards.{lang}.txt").read_text("utf-8")
    assert kept == card_list(name, lang)
    assert len(kept.splitlines()) == facts(name).CARD_COUNT


@every_game
def test_everything_has_a_name_in_every_language(name: str) -> None:
    tables = tomllib.loads((folder(name) / "names.toml").read_text("utf-8"))
    assert set(tables) - {"names", "compound", "pattern", "capitals"} == set(facts(name).NAMES)
    for table, slugs in facts(name).NAMES.items():
        assert set(tables[table]) == set(slugs)
        for slug, entry in tables[table].items():
            for lang in LANGUAGES:
                assert entry[lang] == entry[lang].strip() != "", f"{table}.{slug} in {lang}"


@every_language
def test_names_of_one_kind_differ(name: str, lang: str) -> None:
    """Two cards or two sites with the same name could not be told apart in a menu."""
    for table, names in texts(name, lang).names.items():
        used = Counter(entry[lang] for entry in names.values())
        assert [one for one, n in used.items() if n > 1] == [], table


@every_language
def test_every_option_and_its_values_have_words(name: str, lang: str) -> None:
    told = texts(name, lang)
    for option in load_game(name).options:
        assert told.has(f"option_{option.name}")
        for value in option.values:
            for word in value.split("+"):
                assert word in told.table("deck") or told.has(f"value_{word}"), word


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
