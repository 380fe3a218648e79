"""`play all`: every card of the hand in turn, until a question comes up; each is an action like any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.tyrants.table import table
from tests.table.held import held
from tests.term.desk import TEXTS, Desk, new_table, sit, typing
from undercourt.games.tyrants.game import GAME

LANGUAGES = ["en", "ru", "pl"]
DUEL = ["human", "random"]
PLAY_ALL = {"en": "play all", "ru": "разыграть все", "pl": "zagraj wszystko"}


def moves(desk: Desk) -> list[str]:
    return [name for seat, name in desk.table.record.moves if seat == 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_hand_is_played_card_by_card(lang: str, tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing(["1", PLAY_ALL[lang]]), tmp_path / "game.txt", lang)
    held = desk.message()["view"]["players"][0]["hand"]
    desk.play()
    assert sorted(moves(desk)[1:]) == sorted(f"play {card}" for card in held)
    assert len(held) == 5
    assert desk.wires[0].commands.count("act") == 6


def test_the_english_words_always_work(tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing(["1", "play all"]), tmp_path / "game.txt", "pl")
    desk.play()
    assert len(moves(desk)) == 6


def test_each_card_can_be_taken_back(tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing(["1", "play all", "undo", "undo"]), tmp_path / "game.txt")
    desk.play()
    assert len(moves(desk)) == 4
    assert len(desk.message()["view"]["players"][0]["hand"]) == 2


def test_it_stops_where_another_question_comes_up(tmp_path: Path) -> None:
    """A card that asks for something waits for its answer; then the rest can be played."""
    laid = table("noble", "blackguard", "soldier", troops={"skullport": ["amber", "sky"]})
    desk = Desk(held(GAME, laid.s.copy(), DUEL), typing(["play all"]), tmp_path / "game.txt")
    shown = desk.play()
    assert moves(desk)[-1] == "play blackguard"
    assert TEXTS["en"].say("ui-all-stopped", n=len(moves(desk))) in shown
    desk = Desk(held(GAME, laid.s.copy(), DUEL), typing(["play all", "1", "play all"]), tmp_path / "game.txt")
    desk.play()
    assert sorted(name for name in moves(desk) if name.startswith("play")) == [
        *("play blackguard", "play noble", "play soldier")
    ]


def test_it_stops_where_somebody_else_has_acted(tmp_path: Path) -> None:
    """What was decided before an opponent's move is not carried out after it."""
    laid = table("noble", "noble", "soldier")
    desk = Desk(held(GAME, laid.s, DUEL), typing([]), tmp_path / "game.txt")
    act, events = desk.client.act, desk.client.line.events

    def acted(action: str) -> bool:
        done = act(action)
        events.append({"number": len(events), "what": "play", "seat": "sky", "about": {"card": "noble"}})
        return done

    desk.client.act = acted  # type: ignore[method-assign]  # as if Sky had played a card in between
    desk.client.act_on_all("play", desk.message())
    assert len(moves(desk)) == 1


def test_what_is_not_a_hand_is_not_done_all_at_once(tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL), typing(["deploy all", "1", "deploy all", "fly all"]), tmp_path / "game.txt")
    shown = desk.play()
    assert len(moves(desk)) == 1
    told = TEXTS["en"]
    assert told.say("ui-not-all", word="all", n=0, all="") in shown
    assert shown.count(told.say("ui-not-all", word="all", n=1, all="play all")) == 2


def test_a_choice_whose_words_end_like_that_is_still_a_choice(tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL, 2, "secret_city"), typing([]), tmp_path / "game.txt")
    message = desk.message()
    choices = [one for group in desk.client.screen.groups(message, desk.client.drawing) for one in group.choices]
    whole = choices[0]._replace(text="Take the income of them all")
    assert desk.client.answers.verb_of_all("take them all", [whole], message) == ""
    assert desk.client.answers.fitting("take them all", [whole], message) == [whole]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_says_for_which_verbs_it_works(lang: str, tmp_path: Path) -> None:
    told = TEXTS[lang]
    for lines, n, verbs in [(["?"], 0, ""), (["1", "?"], 1, PLAY_ALL[lang])]:
        shown = " ".join(sit(tmp_path, lines, DUEL, lang).split())
        lines_of_help = told.say("ui-help", card="h1", n=n, all=verbs).splitlines()
        about = next(line for line in lines_of_help if told.say("ui-word-all").split()[0] in line.split(" | ")[0])
        assert about.split(" | ")[0] in shown and verbs in about
        assert about.split()[-1] in shown
