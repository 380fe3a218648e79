"""The terminal client knows what comes over the wire and nothing else, and carries a person through a game."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

import undercourt.term
import undercourt.text
from tests.term.desk import TEXTS, WIDTH, Desk, resumed, session, sit, table_of, typing, widest
from undercourt.term.words import closest, meant

LANGUAGES = ["en", "ru", "pl"]
TERM = Path(undercourt.term.__file__).parent
ALLOWED = ("undercourt.term", "undercourt.text")
DUEL = ["human", "random"]


@pytest.mark.parametrize("path", sorted(TERM.glob("*.py")), ids=lambda path: path.stem)
def test_the_client_imports_nothing_of_the_engine(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module is not None
            names = [node.module]
        for name in names:
            assert not name.startswith("undercourt") or name.startswith(ALLOWED), f"{path.name} imports {name}"


def test_everything_passes_the_wire_as_json_text(tmp_path: Path) -> None:
    lines = ["1", "card m1", "why deploy everfire", "log", "score", "board", "1", "undo", "save", "quit", ""]
    desk = Desk(session(DUEL), typing(lines), tmp_path / "game.txt")
    desk.play()
    assert {"catalog", "look", "act", "why", "undo", "save"} == set(desk.wires[0].commands)
    reachable = [value for value in vars(desk.client).values() if type(value).__module__.startswith("undercourt.")]
    assert {type(value).__module__.split(".")[1] for value in reachable} <= {"term", "text"}


def first(prompt: str) -> str:
    return "1"


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_taking_the_first_choice(lang: str, seats: int, tmp_path: Path) -> None:
    players = ["human"] + ["random"] * (seats - 1)
    desk = Desk(session(players, seed=seats), first, tmp_path / "game.txt", lang)
    shown = desk.play()
    texts = TEXTS[lang]
    assert texts.say("ui-game-over") in shown
    assert "TU-10.1" in shown and "undercourt replay" in shown
    assert widest(shown, tmp_path) <= WIDTH
    assert not re.search(r"\b(ui|event|ask|action|effect|score|term|why)-[a-z]|\{ *\$", shown)
    assert resumed(tmp_path / "game.txt").message(0)["over"]


def at_random(seed: int, lines: int) -> list[str]:
    """Random numbers, some of them too high, with a command now and then."""
    chance = random.Random(seed)
    odd = ["log", "log all", "score", "board", "undo", "card h1", "card m2", "why end turn", "", "always", "table", "?"]
    return [chance.choice(odd) if chance.random() < 0.2 else str(chance.randint(1, 9)) for _ in range(lines)]


def test_two_people_type_at_random_on_a_narrow_screen(tmp_path: Path) -> None:
    lines = at_random(seed=9, lines=200)
    desk = Desk(session(["human", "human"], seed=9), typing(lines), tmp_path / "game.txt", "ru", width=80)
    shown = desk.play()
    assert len(desk.session.record.moves) > 20
    assert TEXTS["ru"].say("ui-pass-keyboard") in shown
    assert widest(shown, tmp_path) <= 80


def test_undo_brings_the_same_table_back(tmp_path: Path) -> None:
    before = Desk(session(DUEL), typing(["1"]), tmp_path / "a.txt")
    before.play()
    after = Desk(session(DUEL), typing(["1", "1", "undo"]), tmp_path / "b.txt")
    shown = after.play()
    assert TEXTS["en"].say("ui-undone") in shown
    assert table_of(after) == table_of(before)
    assert (tmp_path / "a.txt").read_text() == (tmp_path / "b.txt").read_text()


def test_undo_says_when_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    assert TEXTS["en"].say("ui-no-undo") in sit(tmp_path, ["undo"], DUEL)


@pytest.mark.parametrize("lines", [["1", "1", "1"], ["1", "1", "1", "1", "1", "end turn", "y", "1"]])
def test_a_kept_game_goes_on_at_the_same_table(lines: list[str], tmp_path: Path) -> None:
    desk = Desk(session(["human", "random", "random"]), typing(lines), tmp_path / "game.txt")
    shown = desk.play()
    assert f"  undercourt term --resume {tmp_path / 'game.txt'}\n" in shown
    again = Desk(resumed(tmp_path / "game.txt"), typing([]), tmp_path / "again.txt")
    again.play()
    assert table_of(again) == table_of(desk)
    assert (tmp_path / "again.txt").read_text() == (tmp_path / "game.txt").read_text()


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    desk = Desk(session(DUEL), interrupted, tmp_path / "game.txt")
    desk.play()
    assert resumed(tmp_path / "game.txt").message(0)["view"] == desk.session.message(0)["view"]


def test_save_writes_where_it_is_told(tmp_path: Path) -> None:
    sit(tmp_path, ["1", f"save {tmp_path / 'mine.txt'}"], DUEL)
    assert (tmp_path / "mine.txt").read_text() == (tmp_path / "game.txt").read_text()


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    shown = sit(tmp_path, ["1", f"save {tmp_path / 'nowhere' / 'mine.txt'}"], DUEL).replace("\n", "")
    assert "mine.txt" in shown and "cannot be written" in shown


def test_quit_without_keeping_leaves_no_file(tmp_path: Path) -> None:
    sit(tmp_path, ["1", "quit", "n"], DUEL)
    assert list(tmp_path.iterdir()) == []


def test_quit_keeps_the_game_under_another_name(tmp_path: Path) -> None:
    sit(tmp_path, ["1", "quit", str(tmp_path / "later.txt")], DUEL)
    assert resumed(tmp_path / "later.txt").seq > 0


def test_why_names_the_reason_and_the_rule(tmp_path: Path) -> None:
    shown = sit(tmp_path, ["1", "why deploy everfire", "why recruit imix", "why assassinate"], DUEL)
    assert "This costs 1 power, and you have 0.  [TU-8.2.7]" in shown
    assert "Imix is not in the market.  [TU-8.8.4]" in shown
    assert "say a little more" in shown


def test_why_understands_the_language(tmp_path: Path) -> None:
    shown = sit(tmp_path, ["1", "почему завербовать имикс", "почему завершить"], DUEL, "ru")
    assert "[TU-8.8.4]" in shown


def test_what_is_not_offered_is_explained_at_once(tmp_path: Path) -> None:
    assert "[TU-8.8.4]" in sit(tmp_path, ["1", "recruit imix"], DUEL)


def test_a_card_is_found_by_mark_number_and_beginning_of_its_name(tmp_path: Path) -> None:
    by_mark = sit(tmp_path, ["1", "card h1"], DUEL)
    by_number = sit(tmp_path, ["1", "card 1"], DUEL)
    assert by_mark == by_number
    assert TEXTS["en"].say("ui-tyrants-worth", deck=0, inner=1) in by_mark
    assert "Elemental Prince" in sit(tmp_path, ["1", "card imi"], DUEL)
    assert "say a little more" in sit(tmp_path, ["1", "card elem"], DUEL)
    assert TEXTS["en"].say("ui-which-card", example="h1") in sit(tmp_path, ["1", "card xyzzy"], DUEL)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("xyzzy", "ui-unknown"), ("why xyzzy", "ui-why-what"), ("why", "ui-why-what"), ("!", "ui-unknown")],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_nobody_understands_gets_one_helpful_line(typed: str, answer: str, lang: str, tmp_path: Path) -> None:
    desk = Desk(session(DUEL), typing([typed]), tmp_path / "game.txt", lang)
    assert TEXTS[lang].say(answer) in desk.play()
    assert "act" not in desk.wires[0].commands


@pytest.mark.parametrize("typed", ["0", "99", "123456789"])
def test_a_number_that_is_no_choice_changes_nothing(typed: str, tmp_path: Path) -> None:
    desk = Desk(session(DUEL), typing([typed]), tmp_path / "game.txt")
    assert "There is no choice of that number" in desk.play()
    assert "act" not in desk.wires[0].commands


def test_a_choice_is_taken_by_its_words(tmp_path: Path) -> None:
    for lang, typed in [("en", "dep skull"), ("ru", "разместить скалл"), ("pl", "wyslij skullport")]:
        desk = Desk(session(["human", "random"], seed=4), typing([typed]), tmp_path / "game.txt", lang)
        desk.play()
        assert (0, "deploy skullport") in desk.session.record.moves


def test_a_turn_with_things_left_is_ended_only_when_that_is_meant(tmp_path: Path) -> None:
    for answer, ended in [("", False), ("n", False), ("y", True), ("yes", True), ("always", True)]:
        desk = Desk(session(DUEL), typing(["1", "end turn", answer]), tmp_path / "game.txt")
        shown = desk.play()
        assert "5 cards in hand" in shown
        assert ((0, "end_turn") in desk.session.record.moves) == ended


def test_always_asks_no_more(tmp_path: Path) -> None:
    desk = Desk(session(DUEL), typing(["1", "end turn", "always", "end turn"]), tmp_path / "game.txt")
    shown = desk.play()
    assert shown.count("End the turn anyway?") == 1
    assert desk.session.record.moves.count((0, "end_turn")) == 2


def test_the_hand_goes_out_of_sight_before_the_keyboard_does(tmp_path: Path) -> None:
    shown = sit(tmp_path, ["1"], ["human", "human"])
    before, _, after = shown.rpartition(TEXTS["en"].say("ui-pass-keyboard"))
    assert before.rpartition("Your hand")[2].count("\n") >= 45
    assert "Your hand" not in after


def test_help_tells_a_newcomer_what_a_turn_is(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        shown = sit(tmp_path, ["?"], DUEL, lang)
        for line in TEXTS[lang].say("ui-help").splitlines():
            assert all(part in shown for part in line.split(" | "))
        assert TEXTS[lang].say("help-turn")[:40] in shown


def test_the_shared_words_are_the_same_in_all_languages() -> None:
    folder = Path(undercourt.text.__file__).parent
    keys: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        body = parse((folder / f"{lang}.ftl").read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
        keys[lang] = [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
        assert len(keys[lang]) == len(set(keys[lang]))
    assert keys["en"] == keys["ru"] == keys["pl"]


def test_a_place_is_not_guessed_where_another_begins_alike() -> None:
    places = {"1": [["deploy", "skullport"]], "2": [["deploy", "stoneshaft", "clanhold"]], "3": [["end", "turn"]]}
    assert meant("deploy s", places) == ["1", "2"]
    assert meant("deploy sk", places) == ["1"]
    assert meant("END", places) == ["3"]
    assert meant("", places) == []
    assert closest("d", places) == ["1"]
