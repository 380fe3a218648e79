"""A game without a drawing of its own is drawn from its data; those with one have the same files."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

import undercourt.term.tables
from tests.term.desk import WIDTH, Desk, new_table, typing, widest
from undercourt.games import game_names
from undercourt.term.tables import drawing, plain
from undercourt.term.tables.drawing import Drawing
from undercourt.text import LANGUAGES, texts

TABLES = Path(undercourt.term.tables.__file__).parent
ODD = ["table", "board", "log", "score", "undo", "card h1", "card", "why 1", "help", "h1", "choices"]


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No game has a folder here."""
    monkeypatch.setattr("undercourt.term.tables.find_spec", lambda folder: None)
    yield


def test_every_drawing_has_the_same_files() -> None:
    for folder in [path for path in TABLES.iterdir() if path.is_dir() and path.name != "__pycache__"]:
        assert {path.name for path in folder.glob("*.py")} == {
            *("__init__.py", "signs.py", "closer.py", "table.py", "drawing.py")
        }, folder.name
        assert all(len(path.read_text("utf-8").splitlines()) <= 400 for path in folder.glob("*.py"))


@pytest.mark.parametrize("game", game_names())
def test_a_drawing_is_found_by_the_name_of_its_game(game: str) -> None:
    facts = Desk(new_table(["human", "random"], game=game), typing([]), Path()).client.line.catalogue["facts"]
    folder = f".{game}" if (TABLES / game).is_dir() else ""
    assert type(drawing(game, texts(game, "en"), facts)).__module__ == f"undercourt.term.tables{folder}.drawing"
    assert type(drawing("crown_of_lots", texts(game, "en"), facts)) is Drawing


@pytest.mark.parametrize(("game", "lang"), [*zip(game_names(), cycle(LANGUAGES), strict=False)])
def test_any_game_can_be_played_without_a_drawing(undrawn: None, game: str, lang: str, tmp_path: Path) -> None:
    chance = random.Random(7)
    lines = [chance.choice(ODD) if chance.random() < 0.3 else str(chance.randint(1, 4)) for _ in range(60)]
    desk = Desk(new_table(["human", "random", "random"], 3, game), typing(lines), tmp_path / "game.txt", lang)
    assert type(desk.client.drawing) is Drawing
    shown = desk.play()
    assert desk.table.over or len([seat for seat, _ in desk.table.record.moves if seat == 0]) > 5
    assert widest(shown, tmp_path) <= WIDTH
    assert not re.search(r"\b(ui|event|ask|action|effect|score|term|why)-[a-z]|\{ *\$|[\[\]{}]'", shown)


def test_a_real_table_is_drawn_from_its_data() -> None:
    desk = Desk(new_table(["human", "random"], game="tyrants"), typing([]), Path())
    told, facts = desk.message(), desk.client.line.catalogue["facts"]
    shown = "\n".join(line.plain for line in Drawing(texts("tyrants", "en"), facts).lines(told["view"], 100))
    assert "Market: " in shown and "Market deck: 74" in shown
    assert "Gracklstugh, troops (white troops 2)" in shown
    assert "viewer" not in shown.lower()


def test_nought_is_told_and_what_is_empty_is_not() -> None:
    lines = plain.facts({"deck": 0, "played": [], "turn": None, "done": True}, 80, texts("tyrants", "en"))
    assert [line.plain for line in lines] == ["Deck: 0", "Done: ✓"]


def test_only_what_changed_is_drawn_again() -> None:
    desk = Desk(new_table(["human", "random"], game="tyrants"), typing([]), Path())
    view = desk.message()["view"]
    drawn = Drawing(texts("tyrants", "en"), desk.client.line.catalogue["facts"])
    assert drawn.changes(view, view, 100) == []
    later = view | {"market_deck": 3}
    assert [str(line) for line in drawn.changes(view, later, 100)] == ["Market deck: 3"]
