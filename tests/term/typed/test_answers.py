"""What a person types at a question: amounts, beginnings, several picks at once, things that are not possible."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.games.whispers.table import Table, table
from tests.table.held import held
from tests.term.desk import TEXTS_OF, Desk, new_table, resumed, typing
from undercourt.commands import arguments
from undercourt.commands.arguments import program
from undercourt.games.whispers.game import GAME
from undercourt.term.page.screen import Choice, signed
from undercourt.term.typed.words import begins, words
from undercourt.text import LANGUAGES

EN = TEXTS_OF["whispers"]["en"]
IN_COUNCIL = ["place bear sheriff", "place bear steward", "place bear marshal"]


def sit_down(tmp: Path, lines: Iterable[str], lang: str = "en") -> Desk:
    """With seed 2 the council of the Bear stays free for three agents."""
    desk = Desk(new_table(["human", "random"], 2, "whispers"), typing(lines), tmp / "game.txt", lang)
    desk.play()
    return desk


def moves(desk: Desk) -> list[str]:
    return [move for seat, move in desk.table.record.moves if seat == 0][len(IN_COUNCIL) :]


def at_table(t: Table, tmp: Path, lines: Iterable[str] = ()) -> Desk:
    """Sits down at a table that is set already; nothing is kept of such a game."""
    played = held(GAME, t.s, ["human", *["random"] * (t.s.seats - 1)])
    return Desk(played, typing(lines), tmp / "game.txt")


def asked(desk: Desk, seat: int = 0) -> list[Choice]:
    message = json.loads(json.dumps(desk.message(seat)))
    return [one for group in desk.client.screen.groups(message, desk.client.drawing) for one in group.choices]


def attack() -> Table:
    t = table(
        agents={"bear marshal": "raven"},
        acts="bear marshal",
        banners={"b3": 4, "l2": 2},
        hands={"raven": ["bear-eagle", "eagle-bear", "lion-bear"]},
    )
    return t


def test_an_amount_is_its_own_number(tmp_path: Path) -> None:
    t = attack()
    t.do("attack", "from b3", "into l2")
    desk = at_table(t, tmp_path)
    amounts = {one.number: one for one in asked(desk)}
    assert {number: one.name for number, one in amounts.items()} == {n: f"number {n}" for n in (1, 2, 3, 4)}
    assert amounts[2].text.startswith("2 banners") and amounts[2].label.plain.startswith("banners")
    message = json.loads(json.dumps(desk.message(0)))
    (found,) = desk.client.answers.fitting("3", [*amounts.values()], message)
    assert found.name == "number 3"
    assert desk.client.answers.choice("0", [*amounts.values()], message) is None
    assert EN.say("ui-no-such-number", n=4, first=1, last=4) in desk.out.getvalue()


def test_nothing_is_an_amount_too(tmp_path: Path) -> None:
    desk = at_table(attack(), tmp_path)
    message = json.loads(json.dumps(desk.message(0)))
    told = {"key": "action_number", "parts": []}
    options = [{"action": n, "name": f"number {n}", "text": told | {"args": {"n": n}}} for n in (0, 2, 5)]
    message["decision"]["options"] = options
    groups = desk.client.screen.groups(message, desk.client.drawing)
    assert [one.number for group in groups for one in group.choices] == [0, 2, 5]
    message["decision"]["options"] += [{"action": 9, "name": "done", "text": told | {"args": {"n": 1}}}]
    groups = desk.client.screen.groups(message, desk.client.drawing)
    assert [one.number for group in groups for one in group.choices] == [1, 2, 3, 4]


def test_actions_stand_before_cards_and_to_decline_comes_last(tmp_path: Path) -> None:
    verbs = [one.name.split(" ")[0] for one in asked(at_table(attack(), tmp_path))]
    kinds = list(dict.fromkeys(verbs))
    assert kinds.index("play") == len(kinds) - 1 - int("done" in kinds) and kinds[0] == "add_banners"
    desk = at_table(attack(), tmp_path)
    message = json.loads(json.dumps(desk.message(0)))
    groups = desk.client.screen.groups(message, desk.client.drawing)
    cards = next(group for group in groups if group.choices[0].name.startswith("play "))
    assert cards.heading.plain == EN.say("ui-verb-play")
    assert not any(choice.label.plain.startswith("Play ") for choice in cards.choices)
    assert all(choice.text.startswith("Play ") for choice in cards.choices)


def test_the_game_of_cards_has_them_first(tmp_path: Path) -> None:
    desk = Desk(new_table(["human", "random"]), typing(["1"]), tmp_path / "game.txt")
    desk.play()
    assert asked(desk)[0].name.startswith("play ") and asked(desk)[-1].name == "end_turn"


@pytest.mark.parametrize("typed", ["go", "go on", "go on without", "Go on without a card", "pass", "skip"])
def test_a_beginning_is_enough(typed: str, tmp_path: Path) -> None:
    t = attack()
    t.do("attack", "from b3", "into l2", "number 3")
    desk = at_table(t, tmp_path)
    choices = [
        Choice(1, 1, "play bear_2", asked(desk)[0].label, "Play Press On", None),
        Choice(2, 2, "done", asked(desk)[0].label, "Go on without a card", None),
    ]
    message = json.loads(json.dumps(desk.message(0)))
    assert [one.name for one in desk.client.answers.fitting(typed, choices, message)] == ["done"]


def test_beginnings_count_from_the_first_word() -> None:
    spelt = [words("Go on without a card")]
    assert begins("go", spelt) and begins("g o w", spelt) and begins("GO ON", spelt)
    assert not begins("on", spelt) and not begins("go without", spelt) and not begins("", spelt)


def test_the_sentence_goes_before_words_inside_a_card(tmp_path: Path) -> None:
    """Many cards speak of an attack; `attack` means the action."""
    desk = at_table(attack(), tmp_path)
    message = json.loads(json.dumps(desk.message(0)))
    assert [one.name for one in desk.client.answers.fitting("attack", asked(desk), message)] == ["attack"]


def test_of_many_that_fit_some_are_listed_and_the_others_counted(tmp_path: Path) -> None:
    desk = Desk(new_table(["human", "random"], 2, "whispers"), typing(["place"]), tmp_path / "game.txt")
    n = len(desk.message(0)["decision"]["options"])
    shown = desk.play()
    assert EN.say("ui-which", n=n) in shown and EN.say("ui-and-more", n=n - 8) in shown


@pytest.mark.parametrize("typed", ["b4 b4", "b4 x2", "2x b4", "b4 ×2", "В4 х2", "4 4", "White Vale, white vale"])
def test_several_picks_answer_one_question_after_the_other(typed: str, tmp_path: Path) -> None:
    desk = sit_down(tmp_path, [*IN_COUNCIL, "add", typed])
    assert moves(desk) == ["add_banners", "put b4", "put b4"]
    assert (0, "put b4") in resumed(tmp_path / "game.txt").record.moves


def test_a_pick_that_is_refused_stops_the_others(tmp_path: Path) -> None:
    desk = sit_down(tmp_path, [*IN_COUNCIL, "add", "b4 e7 b4"])
    assert moves(desk) == ["add_banners", "put b4"]
    told, _, question = desk.out.getvalue().rpartition("● Raven · ")
    assert "[WW-" in told.splitlines()[-2] and "region of the Bear" in question


def test_a_pick_that_is_not_asked_for_is_left(tmp_path: Path) -> None:
    desk = sit_down(tmp_path, [*IN_COUNCIL, "add", "b4 x4"])
    assert moves(desk) == ["add_banners", "put b4", "put b4"]
    assert EN.say("ui-not-asked-again", n=2) in desk.out.getvalue()


def test_picks_end_where_another_person_is_asked(tmp_path: Path) -> None:
    """The notice is for the one who picked: the next one does not see it."""
    desk = Desk(new_table(["human", "human"], 2, "whispers"), typing([]), tmp_path / "game.txt")
    desk.client.seat = desk.table.d.seat
    first = asked(desk, desk.client.seat)[0].name
    desk.client.keeping.read = typing(["", f"{first}, {first}", ""])
    desk.play()
    assert [move for _, move in desk.table.record.moves] == [first]
    assert EN.say("ui-not-asked-again", n=1) not in desk.out.getvalue()


def test_a_thing_alone_is_explained_by_what_is_asked(tmp_path: Path) -> None:
    desk = sit_down(tmp_path, [*IN_COUNCIL, "add", "e7", "why e7", "why attack e7", "put e7"])
    reason = desk.client.answers.reason("put e7").plain
    assert desk.out.getvalue().count(f"{reason}\n") == 4
    assert moves(desk) == ["add_banners"]


def test_the_beginning_of_what_was_said_is_explained_where_no_more_is_asked(tmp_path: Path) -> None:
    shown = sit_down(tmp_path, [*IN_COUNCIL, "attack e7"]).out.getvalue()
    assert f"Attack: {EN.say('ui-it-is-possible')}" in shown


@pytest.mark.parametrize(
    ("lang", "typed"), [("pl", "koniec"), ("pl", "Koniec tury"), ("ru", "конец хода"), ("ru", "закончить ход")]
)
def test_a_turn_is_ended_in_the_words_that_people_use(lang: str, typed: str, tmp_path: Path) -> None:
    desk = Desk(new_table(["human", "random"]), typing(["1", typed, "y"]), tmp_path / "game.txt", lang)
    desk.play()
    assert "end_turn" in [name for seat, name in desk.table.record.moves if seat == 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_cannot_pass_hears_what_is_asked(lang: str, tmp_path: Path) -> None:
    texts = TEXTS_OF["whispers"][lang]
    word = words(texts.say("ui-word-pass"))[0]
    desk = sit_down(tmp_path, ["pass", word, f"why {word}"], lang)
    message = json.loads(json.dumps(desk.message(0)))
    said = texts.say("ui-cannot-pass", question=desk.client.answers.question(message))
    assert desk.out.getvalue().count(said) == 3


def test_what_is_asked_follows_a_reason_that_says_only_that_something_is(tmp_path: Path) -> None:
    desk = sit_down(tmp_path, ["why add banners"])
    message = json.loads(json.dumps(desk.message(0)))
    assert EN.say("ui-asked", question=desk.client.answers.question(message)) in desk.out.getvalue()


def test_the_example_is_a_mark_on_the_table(tmp_path: Path) -> None:
    desk = sit_down(tmp_path, ["?", "card xyzzy"])
    message = json.loads(json.dumps(desk.message(0)))
    mark = desk.client.answers.example(message)
    assert mark in desk.client.drawing.labels(message["view"])
    assert f"card {mark} " in desk.out.getvalue() and EN.say("ui-which-card", example=mark) in desk.out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_sheet_says_what_is_hidden(lang: str, tmp_path: Path) -> None:
    shown = sit_down(tmp_path, ["score"], lang).out.getvalue()
    assert TEXTS_OF["whispers"][lang].say("ui-score-hidden") in shown
    assert signed(-3) == "−3" and signed(4) == "4"


def test_the_program_is_called_again_as_it_was_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout = tmp_path / "my games"
    checkout.mkdir()
    monkeypatch.setattr(arguments, "ROOT", checkout)
    monkeypatch.setattr(sys, "argv", ["somewhere/cli.py"])
    assert program() == "python -m undercourt.cli"
    (checkout / "run").touch()
    monkeypatch.chdir(checkout)
    assert program() == "./run"
    monkeypatch.chdir(tmp_path)
    assert program() == f"'{checkout / 'run'}'"
    script = tmp_path / "bin" / "undercourt"
    script.parent.mkdir()
    script.touch(mode=0o755)
    monkeypatch.setattr(sys, "argv", [str(script)])
    monkeypatch.setenv("PATH", "/nowhere")
    assert program() == str(script)
    monkeypatch.setenv("PATH", str(script.parent))
    assert program() == "undercourt"
    monkeypatch.setattr(sys, "argv", ["pytest"])
    assert program() == "undercourt"
