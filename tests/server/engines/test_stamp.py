"""A stamp changes with what a table can meet, and with nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from undercourt.games import game_names, load_game
from undercourt.kernel.game import Game, Options
from undercourt.server.engines.stamp import stamp, version_in

every_game = pytest.mark.parametrize("game", game_names())
Facts = dict[str, Any]


class Changed:
    """A game of which something else is printed."""

    def __init__(self, game: Game, change: Callable[[Facts], None], version: int = 0) -> None:
        self.options = game.options
        self.version = version or game.version
        self._game, self._change = game, change

    def catalog(self, options: Options) -> Facts:
        facts: Facts = self._game.catalog(options)
        self._change(facts)
        return facts


def stamped(game: str, options: Options, change: Callable[[Facts], None], version: int = 0) -> str:
    changed: Any = Changed(load_game(game), change, version)
    return stamp(changed, options)


def nothing(facts: Facts) -> None:
    """The game as it is."""


def new_demon(facts: Facts) -> None:
    """Before all others, so that every number is another one."""
    some = next(card for card in facts["cards"].values() if card["deck"] == "demons")
    facts["cards"] = {"balor": some, **facts["cards"]}


@every_game
def test_a_card_that_prints_something_else_changes_the_stamp(game: str) -> None:
    def change(facts: Facts) -> None:
        first = next(iter(facts["cards"].values()))
        first["copies"] = 40

    assert stamped(game, {}, change) != stamp(load_game(game), {}) == stamped(game, {}, nothing)


@every_game
def test_a_changed_rule_changes_the_stamp_by_its_version(game: str) -> None:
    now = load_game(game)
    newer = stamped(game, {}, nothing, now.version + 1)
    assert newer != stamp(now, {})
    assert (version_in(stamp(now, {})), version_in(newer)) == (str(now.version), str(now.version + 1))


@every_game
def test_the_deal_follows_from_the_order_of_the_cards_so_it_counts(game: str) -> None:
    def change(facts: Facts) -> None:
        facts["cards"] = dict(reversed(facts["cards"].items()))

    assert stamped(game, {}, change) != stamp(load_game(game), {})


def test_a_new_card_counts_where_its_deck_is_in_play() -> None:
    tyrants = load_game("tyrants")
    decks = next(option.values for option in tyrants.options if option.name == "decks")
    touched = [
        pair for pair in decks if stamped("tyrants", {"decks": pair}, new_demon) != stamp(tyrants, {"decks": pair})
    ]
    assert touched == [pair for pair in decks if "demons" in pair or pair == "random"]


def test_cards_that_every_table_uses_count_in_every_pair() -> None:
    def change(facts: Facts) -> None:
        facts["cards"]["insane_outcast"]["deck_vp"] = -2

    tyrants = load_game("tyrants")
    decks = next(option.values for option in tyrants.options if option.name == "decks")
    assert all(stamped("tyrants", {"decks": pair}, change) != stamp(tyrants, {"decks": pair}) for pair in decks)


def test_every_pair_of_decks_has_a_stamp_of_its_own() -> None:
    tyrants = load_game("tyrants")
    decks = next(option.values for option in tyrants.options if option.name == "decks")
    assert len({stamp(tyrants, {"decks": pair}) for pair in decks}) == len(decks)


def test_where_a_card_is_known_from_does_not_count() -> None:
    def change(facts: Facts) -> None:
        facts["title"] = "Second reconstruction"
        for card in facts["cards"].values():
            card["confirmed"] = []

    assert stamped("secret_city", {}, change) == stamp(load_game("secret_city"), {})


def test_another_pack_of_cards_has_another_stamp() -> None:
    city = load_game("secret_city")
    other = city.with_pack(city.own_pack.replace("copies = 2", "copies = 3", 1), "other.toml")
    assert stamp(other, {}) != stamp(city, {})


@every_game
def test_an_option_that_is_new_has_its_usual_value_in_older_games(game: str) -> None:
    now = load_game(game)
    assert stamp(now, {}) == stamp(now, {option.name: option.values[0] for option in now.options})
