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
from tests.table.held import message
from tests.term.desk import GAMES, TEXTS, TEXTS_OF, WIDTH, Desk, new_table, resumed, sit, table_of, typing, widest
from undercourt.term.typed.words import closest, meant

LANGUAGES = ["en", "ru", "pl"]
TERM = Path(undercourt.term.__file__).parent
ALLOWED = ("undercourt.term", "undercourt.text", "undercourt.files", "undercourt.printable")
REMOTE = ("undercourt.client", "undercourt.table.wire", "undercourt.server.text")  # also, at a table of a server
DUEL = ["human", "random"]


@pytest.mark.parametrize("path", sorted(TERM.rglob("*.py")), ids=lambda path: str(path.relative_to(TERM)))
def test_the_client_imports_nothing_of_the_engine(path: Path) -> None:
    allowed = ALLOWED + REMOTE if path.is_relative_to(TERM / "remote") else ALLOWED
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module is not None
            names = [node.module]
        for name in names:
            assert not name.startswith("undercourt") or name.startswith(allowed), f"{path.name} imports {name}"


@pytest.mark.both_builds
def test_everything_passes_the_wire_as_json_text(tmp_path: Path) -> None:
    lines = ["1", "card m1", "why deploy everfire", "log", "score", "board", "1", "undo", "save", "quit", "s", ""]
    desk = Desk(new_table(DUEL), typing(lines), tmp_path / "game.txt")
    desk.play()
    assert {"hello", "catalogue", "act", "why", "undo", "record"} == set(desk.wires[0].commands)
    reachable = [value for value in vars(desk.client).values() if type(value).__module__.startswith("undercourt.")]
    assert {type(value).__module__.split(".")[1] for value in reachable} <= {"term", "text"}


def first(prompt: str) -> str:
    return "1"


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_taking_the_first_choice(lang: str, seats: int, tmp_path: Path) -> None:
    players = ["human"] + ["random"] * (seats - 1)
    desk = Desk(new_table(players, seed=seats), first, tmp_path / "game.txt", lang)
    shown = desk.play()
    texts = TEXTS[lang]
    assert texts.say("ui-game-over") in shown
    assert "TU-10.1" in shown and "undercourt replay" in shown
    assert widest(shown, tmp_path) <= WIDTH
    assert not re.search(r"\b(ui|event|ask|action|effect|score|term|why)-[a-z]|\{ *\$", shown)
    assert resumed(tmp_path / "game.txt").over


def at_random(seed: int, lines: int) -> list[str]:
    """Random numbers, some of them too high, with a command now and then."""
    chance = random.Random(seed)
    odd = ["log", "log all", "score", "board", "undo", "card h1", "card m2", "why end turn", "", "always", "table", "?"]
    return [chance.choice(odd) if chance.random() < 0.2 else str(chance.randint(1, 9)) for _ in range(lines)]


def test_two_people_type_at_random_on_a_narrow_screen(tmp_path: Path) -> None:
    lines = at_random(seed=9, lines=200)
    desk = Desk(new_table(["human", "human"], seed=9), typing(lines), tmp_path / "game.txt", "ru", width=80)
    shown = desk.play()
    assert len(desk.table.record.moves) > 20
    assert TEXTS["ru"].say("ui-pass-keyboard") in shown
    assert widest(shown, tmp_path) <= 80


@pytest.mark.both_builds
def test_undo_brings_the_same_table_back(tmp_path: Path) -> None:
    before = Desk(new_table(DUEL), typing(["1"]), tmp_path / "a.txt")
    before.play()
    after = Desk(new_table(DUEL), typing(["1", "1", "undo"]), tmp_path / "b.txt")
    shown = after.play()
    assert TEXTS["en"].say("ui-undone") in shown
    assert table_of(after) == table_of(before)
    assert (tmp_path / "a.txt").read_text() == (tmp_path / "b.txt").read_text()


def test_undo_says_when_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    assert TEXTS["en"].say("ui-no-undo") in sit(tmp_path, ["undo"], DUEL)


@pytest.mark.both_builds
@pytest.mark.parametrize("lines", [["1", "1", "1"], ["1", "1", "1", "1", "1", "end turn", "y", "1"]])
def test_a_kept_game_goes_on_at_the_same_table(lines: list[str], tmp_path: Path) -> None:
    desk = Desk(new_table(["human", "random", "random"]), typing(lines), tmp_path / "game.txt")
    shown = desk.play()
    assert f"  undercourt term --resume {tmp_path / 'game.txt'} --lang en\n" in shown
    again = Desk(resumed(tmp_path / "game.txt"), typing([]), tmp_path / "again.txt")
    again.play()
    assert table_of(again) == table_of(desk)
    assert (tmp_path / "again.txt").read_text() == (tmp_path / "game.txt").read_text()


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    desk = Desk(new_table(DUEL), interrupted, tmp_path / "game.txt")
    desk.play()
    assert message(resumed(tmp_path / "game.txt"))["view"] == desk.message(0)["view"]


def test_save_writes_where_it_is_told(tmp_path: Path) -> None:
    sit(tmp_path, ["1", f"save {tmp_path / 'mine.txt'}"], DUEL)
    assert (tmp_path / "mine.txt").read_text() == (tmp_path / "game.txt").read_text()


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    shown = sit(tmp_path, ["1", f"save {tmp_path / 'nowhere' / 'mine.txt'}"], DUEL).replace("\n", "")
    assert "mine.txt" in shown and "cannot be written" in shown


def test_quit_without_keeping_leaves_no_file(tmp_path: Path) -> None:
    sit(tmp_path, ["1", "quit", "n"], DUEL)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quit_can_be_cancelled(lang: str, tmp_path: Path) -> None:
    told = TEXTS[lang]
    back = told.say("ui-word-back").split()[0]
    for lines in (
        ["quit", ""],
        ["quit", back],
        ["quit", "s", back],
        ["quit", told.say("ui-word-save").split()[0], back],
    ):
        desk = Desk(new_table(DUEL), typing(["1", *lines, "1"]), tmp_path / "game.txt", lang)
        shown = desk.play()
        assert told.say("ui-leave") in shown
        assert len([seat for seat, _ in desk.table.record.moves if seat == 0]) == 2, lines


def test_a_word_that_quit_does_not_know_is_not_the_name_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = sit(tmp_path, ["1", "quit", "cancel", "what", "n"], DUEL)
    assert shown.count(TEXTS["en"].say("ui-leave-what")) == 2
    assert list(tmp_path.iterdir()) == []


def test_quit_keeps_the_game_under_another_name(tmp_path: Path) -> None:
    sit(tmp_path, ["1", "quit", "s", str(tmp_path / "later.txt")], DUEL)
    assert resumed(tmp_path / "later.txt").record.moves


def test_why_names_the_reason_and_the_rule(tmp_path: Path) -> None:
    shown = sit(tmp_path, ["1", "why deploy everfire", "why recruit imix", "why deploy"], DUEL)
    assert "This costs 1 power, and you have 0.  [TU-8.2.7]" in shown
    assert "Imix is not in the market.  [TU-8.8.4]" in shown
    assert "say a little more" in shown


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("ru", "подсказка"), ("pl", "podpowiedź")])
def test_a_hint_says_what_the_master_would_do_and_why(
    lang: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercourt.table.hints.SECONDS", 0.05)
    without = sit(tmp_path, ["1"], DUEL, lang)
    shown = sit(tmp_path, ["1", word], DUEL, lang)
    assert "%" not in without and len(re.findall(r"\d+\s?%", shown)) >= 2
    assert "{" not in shown
    chance = re.escape(TEXTS[lang].say("ui-hint-chance", n=99)).replace("99", r"\d+")
    assert re.search(chance, shown), "a number says what it is"


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
    [
        *[(typed, "ui-unknown") for typed in ("xyzzy", "!", "y", "-1", "1.")],
        ("why xyzzy", "ui-why-what"),
        ("why", "ui-why-what"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_nobody_understands_gets_one_helpful_line(typed: str, answer: str, lang: str, tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing([typed]), tmp_path / "game.txt", lang)
    choices = len(desk.message(0)["decision"]["options"])
    assert TEXTS[lang].say(answer, n=choices, first=1, last=choices) in unbroken(desk.play())
    assert not {"act", "why"} & set(desk.wires[0].commands)


def unbroken(shown: str) -> str:
    """Without the ends of lines."""
    return " ".join(shown.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_examples_of_the_hints_work(game: str, lang: str, tmp_path: Path) -> None:
    texts = TEXTS_OF[game][lang]
    why = f"why {texts.say('ui-example-why')}"
    shown = sit(tmp_path, ["1", why, f"card {texts.say('ui-example-card')}"], DUEL, lang, seed=2, game=game)
    assert re.search(r"\[[A-Z]+-\d", shown)
    assert texts.say("ui-why-what") not in shown


def test_why_a_choice_says_that_it_is_possible(tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing(["1", "why 1", "why 99"]), tmp_path / "game.txt")
    shown = desk.play()
    assert "Play Noble. That is possible now." in shown
    assert "There is no choice with that number" in shown
    assert "why" not in desk.wires[0].commands


def test_a_mark_stands_for_its_card(tmp_path: Path) -> None:
    for typed in ("h1", "play h1", "H1", "х1"):
        desk = Desk(new_table(DUEL), typing(["1", typed]), tmp_path / "game.txt")
        desk.play()
        card = desk.table.record.moves[-1][1]
        assert card.startswith("play "), typed
    shown = sit(tmp_path, ["1", "m1", "why recruit m1", "recruit m1", "why m1"], DUEL)
    assert shown.count("influence, and you have 0.  [TU-8.8") == 4


def test_a_file_that_is_no_record_is_overwritten_only_when_that_is_meant(tmp_path: Path) -> None:
    mine = tmp_path / "my diary.txt"
    for lines in (["1", f"save {mine}", ""], ["1", "quit", "s", str(mine), "n"]):
        mine.write_text("Dear diary")
        assert TEXTS["en"].say("ui-not-saved") in sit(tmp_path, lines, DUEL)
        assert mine.read_text() == "Dear diary"
    sit(tmp_path, ["1", f"save {mine}", "y"], DUEL)
    assert resumed(mine).record.moves
    assert "Overwrite" not in sit(tmp_path, ["1", f"save {mine}"], DUEL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_can_be_typed_as_they_stand(lang: str, tmp_path: Path) -> None:
    later = tmp_path / "my game.txt"
    desk = Desk(new_table(DUEL), typing(["1", "quit", "s", str(later)]), tmp_path / "game.txt", lang)
    assert f"  undercourt term --resume '{later}' --lang {lang}\n" in desk.play()
    over = Desk(new_table(DUEL, seed=2), first, tmp_path / "game.txt", lang).play()
    assert f"  undercourt replay {tmp_path / 'game.txt'} --lang {lang} --step\n" in over


def test_a_resumed_game_tells_the_last_round_only(tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing(["1", *["end turn", "y"] * 12]), tmp_path / "game.txt")
    desk.play()
    again = Desk(resumed(tmp_path / "game.txt"), typing([]), tmp_path / "again.txt").play()
    told = again.partition(TEXTS["en"].say("ui-since"))[2].partition(TEXTS["en"].say("ui-players"))[0]
    assert 1 <= told.count("■ Sky ") <= 2


def test_the_question_comes_again_after_an_answer_that_took_room(tmp_path: Path) -> None:
    question = "Play cards, take actions, or end your turn."
    for command in ("help", "help promote", "board", "score", "log", "market", "site skull"):
        shown = sit(tmp_path, ["1", command], DUEL)
        assert shown.count(question) == 2 and shown.count("End the turn") == 1, command
        assert TEXTS["en"].say("ui-choices-again") in shown
    shown = sit(tmp_path, ["1", "choices"], DUEL)
    assert shown.count(question) == 2 and shown.count("End the turn") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_help_explains_the_words_of_the_game(game: str, lang: str, tmp_path: Path) -> None:
    glossary = dict(line.split(" | ") for line in TEXTS_OF[game][lang].say("ui-glossary").splitlines())
    assert glossary
    shown = unbroken(sit(tmp_path, ["?", "help xyzzy", *[f"help {word}" for word in glossary]], DUEL, lang, game=game))
    assert shown.count(unbroken(TEXTS_OF[game][lang].say("ui-help-words", words=", ".join(glossary)))) == 2
    for word, meaning in glossary.items():
        assert f"{word}: {meaning}" in shown


def test_a_site_is_shown_with_its_neighbours(tmp_path: Path) -> None:
    shown = sit(tmp_path, ["1", "site menzo", "site xyzzy"], DUEL)
    assert "control marker: 1 influence a turn" in shown
    assert len(re.findall(r"^.Menzoberranzan ·+ |·+ Menzoberranzan$", shown, re.MULTILINE)) >= 3
    assert "Name a site: " in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_of_three_fits_the_terminal(lang: str, tmp_path: Path) -> None:
    """From the title of the table to the prompt."""
    chance = random.Random(3)
    heights: list[int] = []
    seen = 0

    def read(prompt: str) -> str:
        nonlocal seen
        shown = desk.out.getvalue()
        new, seen = shown[seen:], len(shown)
        if TEXTS[lang].say("ui-table") in new:
            heights.append(new.rpartition(TEXTS[lang].say("ui-table"))[2].count("\n") + 1)
        if len(heights) == 12:
            raise EOFError
        return str(chance.randint(1, 6))

    desk = Desk(new_table(["human", "greedy", "greedy"], seed=3), read, tmp_path / "game.txt", lang)
    desk.play()
    assert sorted(heights)[-3] <= 45, heights


def test_the_market_stands_by_its_slots(tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing(["1"]), tmp_path / "game.txt")
    desk.play()
    view = desk.message(0)["view"]
    on_sale = list(desk.client.drawing.labels(view).values())[-8:]
    assert on_sale == [*view["market"], "house_guard", "priestess_of_lolth"]
    gap = view | {"market": [None, *view["market"][1:]]}
    marks = desk.client.drawing.labels(gap)
    assert "m1" not in marks and marks["m2"] == view["market"][1]  # the others keep their places


def test_numbers_stand_in_order(tmp_path: Path) -> None:
    """Sites before routes, both by their names."""
    desk = Desk(new_table(DUEL), typing(["1", *["play soldier", "play noble"] * 5]), tmp_path / "game.txt", "ru")
    for line in desk.play().splitlines():
        numbers = [int(number) for number in re.findall(r"(?<!\S)(\d+) [А-Я]", line)]
        assert numbers == sorted(numbers), line


def test_what_waits_for_the_end_of_the_turn_is_shown(tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing(["1"]), tmp_path / "game.txt")
    desk.play()
    view = desk.message(0)["view"] | {"waiting": ["advocate"]}
    desk.client.screen.show(*desk.client.drawing.hand(view, WIDTH))
    assert "At the end of the turn: promote another card you played this turn (Advocate)" in desk.out.getvalue()


def test_events_are_told_as_a_person_would(tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing([]), tmp_path / "game.txt")
    troop = {"seat": "sky", "place": "skullport", "colour": "white"}
    events = [
        {"what": "supplant", "source": "doppelganger"} | troop,
        {"what": "return_spy", "seat": "sky", "place": "skullport", "colour": "sky"},
        {"what": "return_spy", "seat": "sky", "place": "skullport", "colour": "amber"},
    ]
    (line,) = desk.client.screen.log(events, desk.client.drawing, brief=True)
    assert "supplants a white troop at Skullport" in unbroken(line.plain)
    assert "takes a spy back from Skullport; returns the Amber spy from Skullport" in unbroken(line.plain)


@pytest.mark.parametrize("typed", ["0", "99", "123456789"])
def test_a_number_that_is_no_choice_changes_nothing(typed: str, tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing([typed]), tmp_path / "game.txt")
    assert "There is no choice with that number" in desk.play()
    assert "act" not in desk.wires[0].commands


def test_a_choice_is_taken_by_its_words(tmp_path: Path) -> None:
    for lang, typed in [("en", "dep skull"), ("ru", "разместить скалл"), ("pl", "wyslij skullport")]:
        desk = Desk(new_table(["human", "random"], seed=4), typing([typed]), tmp_path / "game.txt", lang)
        desk.play()
        assert (0, "deploy skullport") in desk.table.record.moves


def test_a_turn_with_things_left_is_ended_only_when_that_is_meant(tmp_path: Path) -> None:
    for answer, ended in [("", False), ("n", False), ("y", True), ("yes", True), ("always", True)]:
        desk = Desk(new_table(DUEL), typing(["1", "end turn", answer]), tmp_path / "game.txt")
        shown = desk.play()
        assert "5 cards in hand" in shown
        assert ((0, "end_turn") in desk.table.record.moves) == ended


def test_always_asks_no_more(tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing(["1", "end turn", "always", "end turn"]), tmp_path / "game.txt")
    shown = desk.play()
    assert shown.count("End the turn anyway?") == 1
    assert desk.table.record.moves.count((0, "end_turn")) == 2


@pytest.mark.parametrize("game", GAMES)
def test_no_table_is_shown_before_the_first_of_several_people_sits_down(game: str, tmp_path: Path) -> None:
    desk = Desk(new_table(["human", "human"], game=game), typing([]), tmp_path / "game.txt")
    table = TEXTS["en"].say("ui-players")
    assert table not in desk.play()
    desk = Desk(new_table(["human", "human"], game=game), typing([""]), tmp_path / "game.txt")
    assert table in desk.play().partition(TEXTS["en"].say("ui-pass-keyboard"))[2]


def test_the_hand_goes_out_of_sight_before_the_keyboard_does(tmp_path: Path) -> None:
    shown = sit(tmp_path, ["", "1"], ["human", "human"])
    before, _, after = shown.rpartition(TEXTS["en"].say("ui-pass-keyboard"))
    assert before.rpartition("Your hand")[2].count("\n") >= 45
    assert "Your hand" not in after


def test_help_tells_a_newcomer_what_a_turn_is(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        shown = sit(tmp_path, ["?"], DUEL, lang)
        for line in TEXTS[lang].say("ui-help", card="h1", n=0, all="").splitlines():
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
