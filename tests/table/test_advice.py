"""A hint at the wire: numbers that add up, and reasons that follow from what was looked at."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.table.client import GAMES, Client
from undercourt.bots.thought import Thought, Weighed
from undercourt.games import load_game
from undercourt.kernel.phrase import plain
from undercourt.table import HUMAN, Table
from undercourt.table import hints as hints_at_a_table
from undercourt.table.advice import advice
from undercourt.table.wire import Advice, Saying
from undercourt.text import LANGUAGES, Texts, texts, told

every_game = pytest.mark.parametrize("game", GAMES)
NOBLE, SOLDIER, END = ("play noble", "play soldier", "end_turn")


def first_turn() -> Table:
    """A turn of Tyrants where there are three things to do."""
    table = Table(load_game("tyrants"), [HUMAN, HUMAN], {}, seed=1)
    while table.record.moves[-1:] == [] or not {NOBLE, SOLDIER, END} <= names(table):
        table.act(table.d.seat, sorted(names(table))[0])
    return table


def names(table: Table) -> set[str]:
    return {table.game.space.name(action) for action in table.d.options()}


def hint(*rows: tuple[str, int, float, float], line: list[dict[str, Any]] | None = None) -> Advice:
    """Of options with their looks, chances, and chances at first glance."""
    table = first_turn()
    by_name = table.game.space.by_name
    weighed = [Weighed(by_name[name], visits, chance, glance) for name, visits, chance, glance in rows]
    thought = Thought(table.d.seat, sum(one.visits for one in weighed), weighed, line or [])
    return advice(table.game, table.game.view(table.s, table.d.seat), thought, 7, "h")


def keys(told: Advice) -> list[str]:
    return [reason.key for reason in told.reasons]


def test_what_most_lines_begin_with_is_clearly_the_best() -> None:
    found = hint((NOBLE, 78, 0.40, 0.35), (SOLDIER, 20, 0.30, 0.34), (END, 2, 0.2, 0.2))
    assert found.reasons == [Saying("hint_clear", {"n": 78})]
    first = found.options[0]
    assert (first.action, first.share, first.chance, first.glance) == (NOBLE, 78, 40, 35)
    assert [one.share for one in found.options] == [78, 20, 2] and (found.revision, found.id) == (7, "h")


def test_two_that_win_as_often_are_about_as_good() -> None:
    found = hint((NOBLE, 52, 0.40, 0.40), (SOLDIER, 47, 0.395, 0.40), (END, 1, 0.2, 0.2))
    assert keys(found) == ["hint_close"] and found.reasons[0].parts[0].args["card"] == "soldier"


def test_the_next_best_is_named_where_the_best_is_not_clear() -> None:
    found = hint((NOBLE, 52, 0.40, 0.40), (SOLDIER, 47, 0.35, 0.40), (END, 1, 0.2, 0.2))
    assert keys(found) == ["hint_better"] and found.reasons[0].args == {"n": 5}


def test_what_looks_better_at_first_is_warned_of() -> None:
    found = hint((NOBLE, 80, 0.40, 0.30), (SOLDIER, 19, 0.34, 0.38), (END, 1, 0.2, 0.2))
    assert keys(found) == ["hint_clear", "hint_tempting"] and found.reasons[1].args == {"n": 6}


def test_where_all_is_one_it_does_not_matter() -> None:
    assert keys(hint((NOBLE, 40, 0.4, 0.4), (SOLDIER, 39, 0.4, 0.4), (END, 1, 0.395, 0.4))) == ["hint_no_matter"]
    assert keys(hint((NOBLE, 40, 0.4, 0.4))) == ["hint_only"]


def test_no_reason_contradicts_the_numbers_beside_it() -> None:
    third = hint((NOBLE, 80, 0.49, 0.4), (SOLDIER, 12, 0.44, 0.4), (END, 8, 0.487, 0.4))
    assert keys(third) == ["hint_close"] and third.reasons[0].parts[0].key == "action_end_turn"
    rounded = hint((NOBLE, 50, 0.2149, 0.2), (SOLDIER, 45, 0.2051, 0.2), (END, 5, 0.2001, 0.2))
    assert [one.chance for one in rounded.options] == [21, 21, 20] and keys(rounded) == ["hint_no_matter"]
    apart = hint((NOBLE, 50, 0.2151, 0.2), (SOLDIER, 45, 0.2049, 0.2))
    assert [one.chance for one in apart.options] == [22, 20] and keys(apart) == ["hint_better"]


def test_what_was_hardly_looked_at_is_not_spoken_of() -> None:
    found = hint((NOBLE, 197, 0.40, 0.30), (SOLDIER, 2, 0.40, 0.50), (END, 1, 0.1, 0.9))
    assert keys(found) == ["hint_clear"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence_in_every_language(lang: str) -> None:
    table = first_turn()
    seen = plain(table.game.option_text(table.s, table.game.space.by_name[NOBLE]))
    line = [seen, seen]
    lure = (SOLDIER, 30, 0.30, 0.45)
    found = [
        *hint((NOBLE, 70, 0.4, 0.4), lure, (END, 1, 0.2, 0.2), line=line).reasons,
        *hint((NOBLE, 50, 0.4, 0.4), (SOLDIER, 49, 0.4, 0.4), (END, 1, 0.2, 0.2)).reasons,
        *hint((NOBLE, 50, 0.4, 0.4), (SOLDIER, 49, 0.3, 0.4), (END, 1, 0.2, 0.2)).reasons,
        *hint((NOBLE, 40, 0.4, 0.4), (SOLDIER, 39, 0.4, 0.4)).reasons,
        *hint((NOBLE, 40, 0.4, 0.4)).reasons,
        *hint((NOBLE, 40, 0.01, 0.01), (SOLDIER, 39, 0.0, 0.0)).reasons,
    ]
    words: Texts = texts("tyrants", lang)
    said = [words.sentence(words.phrase(told(json.loads(json.dumps(plain_of(one)))))) for one in found]
    assert {one.key for one in found} == {
        *("hint_clear", "hint_tempting", "hint_follows", "hint_close", "hint_better", "hint_no_matter", "hint_only"),
        "hint_lost",
    }
    assert all(one.endswith(".") and "{" not in one for one in said), said


@pytest.mark.parametrize(
    ("lang", "one", "two", "five"),
    [
        ("en", "1 percentage point lower", "2 percentage points lower", "5 percentage points lower"),
        ("ru", "на 1 процентный пункт:", "на 2 процентных пункта:", "на 5 процентных пунктов:"),
        ("pl", "o 1 punkt procentowy:", "o 2 punkty procentowe:", "o 5 punktów procentowych:"),
    ],
)
def test_a_difference_of_chances_is_in_percentage_points(lang: str, one: str, two: str, five: str) -> None:
    words = texts("tyrants", lang)
    for key in ("hint-better", "hint-tempting"):
        for n, said in ((1, one), (2, two), (5, five)):
            assert said in words.say(key, n=n, a="x")


@pytest.mark.parametrize(("lang", "others"), [("en", "repl|answer"), ("ru", "ответ|отвеч"), ("pl", "odpowi")])
def test_no_word_is_of_replies_that_nobody_looked_at(lang: str, others: str) -> None:
    """In Tyrants, whoever searches looks no further than its own turn."""
    words = texts("tyrants", lang)
    for said in (words.say("hint-tempting", n=5, a="x"), words.say("level-schemer-about")):
        assert not re.search(others, said)


def plain_of(one: Saying) -> dict[str, Any]:
    return {"key": one.key, "args": one.args, "parts": [plain_of(part) for part in one.parts]}


@every_game
def test_whoever_is_asked_may_have_a_hint_and_nobody_else(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints_at_a_table, "SECONDS", 0.05)
    rules = load_game(game)
    table = Table(rules, [HUMAN] * max(2, rules.fewest), {}, seed=5)
    asked, other = Client(table, table.d.seat), Client(table, (table.d.seat + 1) % table.s.seats)
    for client in (asked, other):
        client.look(0)
    [found] = asked.ask({"do": "hint", "revision": asked.revision, "id": "x"})
    assert (found["is"], found["revision"], found["id"]) == ("advice", asked.revision, "x")
    assert {one["action"] for one in found["options"]} <= names(table) and found["reasons"]
    assert sum(one["share"] for one in found["options"]) <= 102
    for client, revision, key in (
        (other, other.revision, "error_not_asked"),
        (asked, asked.revision + 1, "error_stale"),
        (Client(table, -1), 1, "error_spectator"),
    ):
        [no] = client.ask({"do": "hint", "revision": revision})
        assert (no["is"], no["error"]["key"]) == ("refused", key)
