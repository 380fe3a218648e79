"""The house deck of Nav: prices, numbers and what each card does."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import acted, bought, character, fight, leader, led, tokens, used, won
from tests.games.secret_city.table import table


def test_nav_has_its_home_and_its_seven_cards() -> None:
    t = table()
    assert t.characters("amber") == ["nav_prince"] and t.territories("amber") == ["citadel_dark_court"]
    heroes, others = ["nav_dominga", "nav_ortega", "nav_santiaga"], ["nav_dark_path", "nav_heart", "nav_shadow"]
    assert t.house_deck("amber") == sorted(heroes + others)


def test_nav_prince() -> None:
    leader("nav_prince", "magic intrigue", "nav")
    assert [led("nav", margin) for margin in (4, 5, 6)] == [0, 2, 2]


@pytest.mark.parametrize(
    ("card", "price", "strength", "symbols"),
    [
        ("nav_santiaga", "0 0 2", 4, "weapons intrigue"),
        ("nav_ortega", "0 0 1", 3, "weapons intrigue"),
        ("nav_dominga", "0 0 1", 2, "magic intrigue"),
    ],
)
def test_heroes_of_nav(card: str, price: str, strength: int, symbols: str) -> None:
    character(card, price, strength, symbols, "nav")


def test_nav_santiaga_silences_a_weak_opponent() -> None:
    sides = {"amber": {3: "for green"}, "sky": {2: "for green", 3: "for green", 4: "against green"}}
    t = acted("0 1 0", "nav_santiaga red_cap", "griffin hvan_mercenary lyud_milana manticore", assigned=sides)
    assert t.options() == ["target sky 2", "target sky 4"]
    t.do("target sky 4")
    assert t.strength("sky", 4) == 0 and t.total("against green") == 0 and t.seat == "sky"


def test_nav_ortega_brings_money_on_success() -> None:
    assert tokens(won("nav", "nav_ortega"), "amber") == "2 0 0"


def test_nav_dominga_draws_from_any_common_deck_on_success() -> None:
    t = won("nav", "nav_dominga", decks={"spells": ["heron"], "mercenaries": ["fata"], "artifacts": ["smartbox"]})
    assert t.options() == ["deck artifacts", "deck mercenaries", "deck spells"]
    assert t.do("deck mercenaries").hand("amber") == ["fata"]


def test_nav_shadow_silences_any_assigned_opponent() -> None:
    sides = {"amber": {2: "for green"}, "sky": {2: "for green", 3: "for sky"}}
    t = used("nav_shadow", "0 0 1", "red_cap", "golem_lunatic lyud_yaroslava fata", assigned=sides)
    assert t.options() == ["target sky 2", "target sky 3"]
    t.do("target sky 2")
    assert t.strength("sky", 2) == 0 and t.total("for green") == 2 and t.hand("amber") == []


def test_nav_dark_path_moves_an_opposing_mercenary() -> None:
    sides = {"amber": {2: "for green"}, "sky": {2: "for green", 3: "for green", 4: "for sky", 5: "for green"}}
    t = used("nav_dark_path", "0 0 1", "red_cap", "golem_thunderer garka fata lyud_milana", assigned=sides)
    assert t.options() == ["target sky 2"]
    t.do("target sky 2")
    assert t.options() == ["place against amber", "place against green", "place for amber"]
    t.do("place for amber")
    assert t.at("sky", 2) == "for amber" and t.total("for amber") == 4 and t.gone() == ["nav_dark_path"]


def test_nav_heart_steals_influence_and_draws() -> None:
    assert bought("nav_heart", "0 0 2").artifacts("amber") == ["nav_heart"]
    t = fight(artifacts={"amber": ["nav_heart"]}, tokens={"sky": "3 3 3"}, decks={"artifacts": ["smartbox"]})
    t.do("use nav_heart", "player sky", "deck artifacts")
    assert tokens(t, "amber") == "0 0 1" and tokens(t, "sky") == "3 3 2"
    assert t.hand("amber") == ["smartbox"] and t.gone() == ["nav_heart"] and t.artifacts("amber") == []
