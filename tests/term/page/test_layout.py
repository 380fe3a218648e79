"""What stands on the screen at a question: what happened right above it, whatever else must be shortened."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from rich.text import Text

from tests.term.desk import GAMES, TEXTS_OF, Desk, new_table
from undercourt.games import load_game
from undercourt.term.page.events import latest
from undercourt.text import texts

HEIGHT = 45


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_stays_on_the_screen(game: str, tmp_path: Path) -> None:
    """Between its title and the prompt there is nothing but what happened and the question."""
    chance = random.Random(5)
    en = texts(game, "en")
    since, players = f"{en.say('ui-since')} ─", f"{en.say('ui-players')} ─"
    seen = told = 0
    heights: list[int] = []

    def read(prompt: str) -> str:
        nonlocal seen, told
        new = desk.out.getvalue()[seen:]
        seen += len(new)
        if since in new:
            told += 1
            assert new.index(players) < new.index(since)
            heights.append(new.partition(since)[2].count("\n") + 2)  # with its title and the prompt
        if told == 25:
            raise EOFError
        return str(chance.randint(1, 6))

    others = ["greedy"] * (load_game(game).most - 1)
    desk = Desk(new_table(["human", *others], 5, game), read, tmp_path / "game.txt")
    desk.play()
    assert told > 3 and max(heights) <= HEIGHT


def paragraphs(*heights: int) -> list[Text]:
    return [Text("\n".join([f"{i}"] + ["  more"] * (height - 1))) for i, height in enumerate(heights)]


def test_the_latest_paragraphs_are_kept() -> None:
    told = paragraphs(2, 3, 1)
    assert latest(told, 6) == told
    assert latest(told, 5) == told[1:]
    assert latest(told, 3) == told[2:]
    assert latest([], 3) == []


def test_of_one_long_paragraph_the_end_is_kept() -> None:
    (kept,) = latest([Text("\n".join("abcdef"))], 3)
    assert kept.plain == "  …\ne\nf"


def test_earlier_lines_are_counted(tmp_path: Path) -> None:
    desk = Desk(new_table(["human", "random"]), lambda prompt: "", tmp_path / "game.txt")
    told = paragraphs(2, 3, 3, 1)
    for room in (6, 0):  # some is told even where there is no room at all
        kept = [line.plain for line in desk.client.layout.shortened(told, room)]
        assert kept == [TEXTS_OF["tyrants"]["en"].say("ui-earlier", n=2), told[2].plain, told[3].plain]
    assert desk.client.layout.shortened(told, 9) == told


def test_long_choices_are_cut_only_where_that_makes_room(tmp_path: Path) -> None:
    desk = Desk(new_table(["human", *["greedy"] * 3], 7, "secret_city"), lambda prompt: "", tmp_path / "game.txt", "ru")
    layout, screen = desk.client.layout, desk.client.screen
    message = json.loads(json.dumps(desk.message(0)))
    first = message["decision"]["options"][0]
    message["decision"]["options"] = [first] * 9
    groups = screen.groups(message, desk.client.drawing)
    long = [
        group._replace(choices=[one._replace(label=Text("long " * 40)) for one in group.choices]) for group in groups
    ]
    full, cut = screen.height_of(screen.choices(long)), screen.height_of(screen.choices(long, cut=True))
    assert full == 27 and cut == 10
    with screen.console.capture() as shown:
        screen.show(screen.choices(long, cut=True))
    assert shown.get().count("long …\n") == 9
    assert texts("secret_city", "ru").say("ui-cut-short", number=1) in shown.get()
    layout.room(message, 0, 1000)
    assert layout.cut == (screen.height_of(screen.choices(groups, True)) < screen.height_of(screen.choices(groups)))
    layout.room(message, 0, 1)
    assert not layout.cut
