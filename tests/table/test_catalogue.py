"""What never changes at a table: with cards of one's own, what they are called, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.client import GAMES, Client, Json
from tests.term.desk import Desk, typing
from undercourt.games import load_game
from undercourt.kernel.game import Game
from undercourt.kernel.rng import FAST
from undercourt.table import HUMAN, Table
from undercourt.table.catalogue import catalogue

OURS = 'ru = "Великий Князь"'


def renamed(russian: str) -> Game:
    """Secret City with another name for one of its cards."""
    own = load_game("secret_city")
    assert own.own_pack.count(OURS) == 1
    return own.with_pack(own.own_pack.replace(OURS, f'ru = "{russian}"'), "mine.toml")


def told_at(game: Game) -> Json:
    [told] = Client(Table(game, [HUMAN, HUMAN], {}, seed=1), 0).ask({"do": "catalogue"})
    return told


def test_cards_of_another_pack_are_called_what_it_calls_them_in_every_language() -> None:
    names = told_at(renamed("Тёмный Князь"))["names"]
    assert names["card"]["nav_prince"] == {
        "en": "Grand Prince of the Dark Court",
        "ru": "Тёмный Князь",
        "pl": "Wielki Książę",
    }
    assert {"card", "territory", "strategy", "house"} <= set(names)


@pytest.mark.parametrize("game", GAMES)
def test_clients_know_what_the_cards_of_the_game_itself_are_called(game: str) -> None:
    assert "names" not in told_at(load_game(game))


def test_another_name_makes_another_catalogue() -> None:
    one, other = renamed("Тёмный Князь"), renamed("Светлый Князь")
    options = one.chosen(2, {})
    assert catalogue(one, options).hash != catalogue(other, options).hash


def test_the_terminal_says_what_the_pack_of_a_table_says(tmp_path: Path) -> None:
    table = Table(renamed("Тёмный Князь"), [HUMAN, "random"], {}, 1, generator=FAST)
    shown = Desk(table, typing(["card nav_prince", "quit", "n"]), tmp_path / "a.save", "ru").play()
    assert "Тёмный Князь" in shown and "Великий Князь" not in shown
