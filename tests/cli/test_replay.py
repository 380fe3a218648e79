"""`undercourt replay`: tells true records, and refuses others with the line that is wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest

from tests.cli.conftest import NO_CHESS, Run
from tools.golden import golden
from undercourt.commands import replay
from undercourt.games import game_names, load_game
from undercourt.kernel.record import FORMAT
from undercourt.text import LANGUAGES, texts

Write = Callable[..., str]
Refused = Callable[..., str]


def line_of(text: str, start: str) -> int:
    """The number of the last line that starts so."""
    return max(i for i, line in enumerate(text.splitlines(), start=1) if line.startswith(start))


def test_a_record_is_told_and_verified(run: Run, record_file: Write, record_text: str) -> None:
    ran = run("replay", record_file())
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Tyrants of the Underdark\n")
    moves = line_of(record_text, "after") - line_of(record_text, "moves") - 1
    last = f"Verified: all {moves} moves are legal and lead to the recorded table and score.\n"
    assert ran.out.endswith(last)
    assert "\nPlayers: Amber (random bot), Sky (random bot)\n" in ran.out
    for word in ("\nSetup\n", "  Sky plays Noble; gains 1 influence\n", "draws Soldier"):
        assert word in ran.out


@pytest.mark.parametrize(("game", "lang"), [*zip(game_names(), cycle(LANGUAGES), strict=False)])
def test_every_line_names_who_acts_under_a_heading_of_its_turn(game: str, lang: str, run: Run) -> None:
    path = min(golden(game).glob("game-2p*.record"))
    told = texts(game, lang)
    names = [told.name("seat", seat) for seat in load_game(game).seat_names[:2]]
    out = run("replay", str(path), "--lang", lang).out
    moves = [line for line in out.splitlines() if re.match(r" {0,3}\d+  ", line)]
    assert len(moves) > 20
    for number, line in enumerate(moves, start=1):
        assert int(line[:4]) == number and line[6:].startswith(tuple(f"{name} " for name in names)), line
    headings = [line for line in out.splitlines() if line and line[0] != " "]
    if told.has("event-turn"):
        turns = [line for line in headings if any(f" {name} (" in line for name in names)]
        assert len(turns) > 10
    else:
        assert told.say("ui-replay-round", n=2) in headings


def test_people_are_called_by_their_names(run: Run, record_file: Write) -> None:
    ran = run("replay", record_file("seat amber random", "seat amber random Anna"))
    assert "\nPlayers: Anna (Amber, random bot), Sky (random bot)\n" in ran.out
    assert "\nRound 2: Anna (Amber, random bot) is on turn\n" in ran.out
    assert re.search(r"^ +\d+  Anna ends the turn", ran.out, re.MULTILINE)
    assert not re.search(r"^ +\d+  Amber ", ran.out, re.MULTILINE)


def test_every_turn_is_headed_once(run: Run, record_file: Write, record_text: str) -> None:
    out = run("replay", record_file()).out
    headings = re.findall(r"^Round (\d+): (\w+)", out, re.MULTILINE)
    ends = re.findall(r"^(?:amber|sky) end_turn$", record_text, re.MULTILINE)
    assert len(headings) == len(set(headings)) == len(ends)


@pytest.mark.parametrize("lang", ["ru", "pl"])
def test_in_other_languages(run: Run, record_file: Write, lang: str) -> None:
    ran = run("replay", record_file(), "--lang", lang)
    assert ran.code == 0
    assert ran.out.splitlines()[-1].startswith({"ru": "Проверено: ", "pl": "Sprawdzono: "}[lang])
    assert {"ru": "Янтарный", "pl": "Bursztynowy"}[lang] in ran.out and "Amber" not in ran.out


def test_a_view_hears_only_its_own_draws(run: Run, record_file: Write) -> None:
    words = ["replay", record_file(), "--json"]
    everything, sky = json.loads(run(*words).out), json.loads(run(*words, "--view", "sky").out)
    full = [event for move in everything["moves"] for event in move["events"] if event["what"] == "draw"]
    heard = [event for move in sky["moves"] for event in move["events"] if event["what"] == "draw"]
    assert len(full) == len(heard) and not any(event["card"] == "hidden" for event in full)
    assert {event["seat"] for event in heard if event["card"] == "hidden"} == {"amber"}
    assert {event["seat"] for event in heard if event["card"] != "hidden"} == {"sky"}
    assert {move["seat"] for move in sky["moves"] if move["action"] == "end_turn"} == {"amber", "sky"}
    told = run("replay", record_file(), "--view", "sky").out
    assert "draws 5 cards" in told


def test_json_has_the_whole_game(run: Run, record_file: Write, record_text: str) -> None:
    told = json.loads(run("replay", record_file(), "--json").out)
    fields = ["game", "version", "options", "seats", "moves", "over", "after", "score", "winners"]
    assert list(told) == fields
    written = [f"{move['seat']} {move['action']}" for move in told["moves"]]
    lines = record_text.splitlines()
    assert written == lines[lines.index("moves") + 1 : -2]
    assert told["over"] and lines[-2:] == [
        f"after {len(written)} {told['after']}",
        f"score {' '.join(map(str, told['score']))}",
    ]
    seats, most = [seat["seat"] for seat in told["seats"]], max(told["score"])
    assert told["winners"] == [seat for seat, points in zip(seats, told["score"], strict=True) if points == most]


def test_stepping_waits_for_nobody_in_a_pipe(run: Run, record_file: Write) -> None:
    path = record_file()
    assert run("replay", path, "--step") == run("replay", path)


def test_stepping_waits_for_enter_on_a_terminal(run: Run, record_file: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    path = record_file()
    told = run("replay", path).out
    answers = ["", "", ""]

    def enter(prompt: str) -> str:
        assert prompt == "Enter: go on; q: stop > "
        if not answers:
            raise EOFError  # the input is closed: the rest comes at once
        print()  # as a terminal shows the key
        return answers.pop()

    monkeypatch.setattr("builtins.input", enter)
    monkeypatch.setattr(replay, "at_a_terminal", lambda: True)
    stepped = run("replay", path, "--step").out
    assert answers == []
    assert stepped.split() == told.split()


def test_stepping_can_be_stopped(run: Run, record_file: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ["", "", "q"]
    monkeypatch.setattr("builtins.input", lambda prompt: answers.pop(0))
    monkeypatch.setattr(replay, "at_a_terminal", lambda: True)
    ran = run("replay", record_file(), "--step")
    assert ran.code == 0 and answers == []
    assert "Verified" not in ran.out


def test_a_game_saved_in_the_middle_is_verified_too(run: Run, tmp_path: Path) -> None:
    from undercourt.games import load_game
    from undercourt.kernel.decision import Decision
    from undercourt.kernel.record import Record, sign, write

    game = load_game("tyrants")
    record = Record("tyrants", game.version, game.chosen(2, {}), 3, ["human", "random"])
    d = Decision()
    sign(record, game, game.begin(2, {}, 3, d), d)
    path = tmp_path / "begun.record"
    path.write_text(write(record, game), "utf-8")
    ran = run("replay", str(path))
    assert ran.code == 0
    assert ran.out.endswith("Verified: all 0 moves are legal and lead to the recorded table; the game is not over.\n")


def test_no_file_no_text_no_record(refused: Refused, tmp_path: Path) -> None:
    sentence = refused("replay", "nowhere.record")
    assert sentence == "There is no file 'nowhere.record'; name one that was saved in a game."
    assert "cannot be read" in refused("replay", str(tmp_path))
    path = tmp_path / "bytes"
    path.write_bytes(b"\xff\xfe\x00")
    assert refused("replay", str(path)).endswith(
        "cannot be read (it is not text in UTF-8); name one that was saved in a game."
    )
    path.write_text("Dear diary,\n", "utf-8")
    assert refused("replay", str(path)) == f"Line 1: this is not a record; a record begins with '{FORMAT}'."
    path.write_text("", "utf-8")
    assert refused("replay", str(path)).startswith("Line 1: this is not a record")


def test_a_foreign_game(refused: Refused, record_file: Write) -> None:
    sentence = refused("replay", record_file("game tyrants 2", "game chess 1"))
    assert sentence == NO_CHESS


def test_a_record_of_other_rules_is_the_same_game_as_long_as_its_moves_hold(
    run: Run, refused: Refused, record_file: Write, record_text: str
) -> None:
    version = record_text.split("\n")[1]
    assert run("replay", record_file(version, "game tyrants 99")).code == 0
    score = record_text.splitlines()[-1]
    path = Path(record_file(version, "game tyrants 99"))
    path.write_text(path.read_text("utf-8").replace(score, "score 1 2"), "utf-8")
    assert "it was played by version 99 of the rules" in refused("replay", str(path))


def test_a_record_that_was_cut(refused: Refused, record_file: Write, record_text: str) -> None:
    lines = record_text.splitlines(keepends=True)
    for end in (line_of(record_text, "after") - 1, line_of(record_text, "after") - 5):
        sentence = refused("replay", record_file(record_text, "".join(lines[:end])))
        assert sentence == "The record is not whole: it has no line 'after …'."
    sentence = refused("replay", record_file(lines[-1], ""))
    assert "the score is " in sentence
    moves = line_of(record_text, "after") - line_of(record_text, "moves") - 1
    sentence = refused("replay", record_file(lines[line_of(record_text, "moves")], ""))
    assert sentence == f"The record is not whole: it has {moves - 1} moves, not {moves}."
    sentence = refused("replay", record_file(record_text[record_text.index("moves") :], ""))
    assert "breaks off" in sentence


def test_a_changed_move(refused: Refused, record_file: Write, record_text: str) -> None:
    last = line_of(record_text, "after") - 1
    move = record_text.splitlines()[last - 1]
    assert move.endswith(" end_turn")
    seat = move.split()[0]
    ending = record_text[record_text.rindex(move) :]
    changed = {
        f"{seat} assassinate skullport sky": f"Line {last}: 'assassinate skullport sky' is n",
        f"{seat} dance": f"Line {last}: 'dance' is not an action: there is no verb 'dance'",
        f"{'sky' if seat == 'amber' else 'amber'} end_turn": f"Line {last}: ",
        "nobody end_turn": f"Line {last}: nobody is called 'nobody'",
    }
    for wrong, beginning in changed.items():
        assert refused("replay", record_file(ending, ending.replace(move, wrong, 1))).startswith(beginning)


def test_a_move_after_the_end(refused: Refused, record_file: Write, record_text: str) -> None:
    number = line_of(record_text, "after")
    moves = number - line_of(record_text, "moves") - 1
    sentence = refused("replay", record_file(f"after {moves} ", f"sky end_turn\nafter {moves + 1} "))
    assert sentence == f"Line {number}: the game is over before 'end_turn'."


def test_a_changed_table_or_score(refused: Refused, record_file: Write, record_text: str) -> None:
    after, score = record_text.splitlines()[-2:]
    number = line_of(record_text, "after")
    sentence = refused("replay", record_file(after, f"{after.rpartition(' ')[0]} 0123456789abcdef"))
    assert sentence.startswith(f"Line {number}: ") and sentence.endswith("not 0123456789abcdef.")
    assert refused("replay", record_file(score, "score 1 2")).startswith(f"Line {number + 1}: the score is ")
    assert refused("replay", record_file(score, "score many")).startswith(f"Line {number + 1}: ")


def test_changed_conditions(refused: Refused, record_file: Write) -> None:
    assert "has no option 'weather'" in refused("replay", record_file("option section", "option weather"))
    assert "nobody is called 'sky'" in refused("replay", record_file("seat sky random\n", ""))
    assert "'green' does not sit here" in refused("replay", record_file("seat sky random", "seat green random"))
    assert refused("replay", record_file("seed 0", "seed x")).startswith("Line ")
    assert refused("replay", record_file("seed 0", "seed 1")).startswith("Line ")


def test_an_unknown_seat_to_view(refused: Refused, record_file: Write) -> None:
    sentence = refused("replay", record_file(), "--view", "green")
    assert sentence == "There is no seat 'green' in this game; there are: amber, sky."


@pytest.mark.parametrize("game", game_names())
def test_every_seat_can_read_a_record_of_every_game(game: str, run: Run) -> None:
    path = min(golden(game).glob("game-3p*.record"))
    seats = [line.split()[1] for line in path.read_text("utf-8").split("\n") if line.startswith("seat ")]
    for seat, lang in zip(seats, ("en", "ru", "pl"), strict=True):
        ran = run("replay", str(path), "--view", seat, "--lang", lang)
        assert (ran.code, ran.err) == (0, "")
