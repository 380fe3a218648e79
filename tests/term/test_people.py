"""People's names in the terminal: shown wherever their seats are, and typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.term.desk import GAMES, WIDTH, Desk, typing, widest
from undercourt.games import load_game
from undercourt.kernel.rng import FAST
from undercourt.table import HUMAN, Table
from undercourt.term.typed.words import words
from undercourt.text import LANGUAGES, texts

LONG = "Anna " + "W" * 75
LOOKS = ["table", "score", "board", "log", "choices"]


def table(game: str, *names: str) -> Table:
    return Table(load_game(game), [HUMAN, HUMAN], {}, 4, list(names), FAST)


def shown(game: str, tmp: Path, lines: list[str], *names: str, lang: str = "en", width: int = WIDTH) -> str:
    return Desk(table(game, *names), typing(lines), tmp / "game.txt", lang, width).play()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_people_are_called_by_their_names(game: str, lang: str, tmp_path: Path) -> None:
    seat = texts(game, lang).seat_name(load_game(game).seat_names[0])
    seen = shown(game, tmp_path, ["", "table", "score"], "Anna", "Саша", lang=lang)
    assert "● Anna" in seen and "■ Саша" in seen and f"● {seat}" not in seen


@pytest.mark.parametrize("width", [60, WIDTH])
@pytest.mark.parametrize("game", GAMES)
def test_a_long_name_leaves_the_rest_of_the_line(game: str, width: int, tmp_path: Path) -> None:
    lines = ["", *LOOKS, *["1", ""] * 8, *LOOKS]
    seen = shown(game, tmp_path, lines, LONG, LONG, width=width)
    assert "● Anna WWWWWWWWWW…" in seen
    assert widest(seen, tmp_path) <= width
    heading = texts(game, "en").say("ui-points-here" if texts(game, "en").has("ui-points-here") else "ui-points")
    assert f" {heading} " in seen


@pytest.mark.parametrize("typed", ["look Anna", "look amber"])
def test_a_person_is_named_or_their_seat(typed: str, tmp_path: Path) -> None:
    """The home of a house is told only by a closer look."""
    plain = shown("secret_city", tmp_path, [""], "Anna", "Саша")
    closer = shown("secret_city", tmp_path, ["", typed], "Anna", "Саша")
    assert len(closer) > len(plain) and texts("secret_city", "en").say("ui-secret-city-look-at", n=0) not in closer


def test_a_choice_is_typed_with_the_name_of_a_person_or_their_seat(tmp_path: Path) -> None:
    """A name may have no letters, and two people may have the same."""
    spelt = Desk(table("tyrants", "Саша", "Anna"), typing([]), tmp_path / "game.txt", "ru").client.answers.actions
    assert {"anna", *words("Лазурный")} <= {one[-1] for one in spelt["opponent sky"]}
