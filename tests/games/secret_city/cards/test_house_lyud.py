"""The house deck of Lyud: prices, numbers and what each card does."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import acted, bought, character, fight, leader, led, tokens, used, won
from tests.games.secret_city.table import table


def test_lyud_has_its_home_and_its_seven_cards() -> None:
    t = table(houses=["lyud", "nav"])
    assert t.characters("amber") == ["lyud_vseslava"] and t.territories("amber") == ["green_house_palace"]
    heroes, others = ["lyud_mecheslav", "lyud_milana", "lyud_yaroslava"], ["lyud_diadem", "lyud_fury_herb"]
    assert t.house_deck("amber") == sorted([*heroes, *others, "lyud_rift_herb"])


def test_lyud_vseslava() -> None:
    leader("lyud_vseslava", "magic intrigue", "lyud")
    assert [led("lyud", margin) for margin in (4, 5, 6)] == [1, 3, 3]


@pytest.mark.parametrize(
    ("card", "price", "strength", "symbols"),
    [
        ("lyud_yaroslava", "0 0 2", 4, "magic intrigue"),
        ("lyud_mecheslav", "0 0 1", 4, "weapons"),
        ("lyud_milana", "0 0 1", 3, "weapons magic"),
    ],
)
def test_heroes_of_lyud(card: str, price: str, strength: int, symbols: str) -> None:
    character(card, price, strength, symbols, "lyud")


def test_lyud_yaroslava_strengthens_an_assigned_character_of_her_own() -> None:
    sides = {"amber": {2: "for sky", 3: "for green"}, "sky": {2: "for green"}}
    t = acted("0 1 0", "lyud_yaroslava griffin fata", "griffin", "lyud", assigned=sides)
    assert t.options() == ["target amber 2", "target amber 3"]
    t.do("target amber 3")
    assert t.strength("amber", 3) == 5 and t.total("for green") == 8 and t.strength("amber", 2) == 4


def test_lyud_mecheslav_brings_money_on_success() -> None:
    none: dict[str, list[str]] = {"spells": []}
    assert tokens(won("lyud", "lyud_mecheslav", decks=none), "amber") == "2 2 1"
    assert tokens(won("lyud", decks=none), "amber") == "0 2 1"


def test_lyud_milana_draws_a_spell_on_success() -> None:
    t = won("lyud", "lyud_milana", decks={"spells": ["heron", "dispel", "glamour"]})
    assert t.hand("amber") == ["dispel", "heron"]  # the strategy's and hers


def test_lyud_fury_herb_adds_four_to_anybody() -> None:
    t = used("lyud_fury_herb", "0 0 1", "fata", "griffin", "lyud")
    assert t.options() == ["target amber 2", "target sky 2"]
    assert t.do("target sky 2").strength("sky", 2) == 7


def test_lyud_rift_herb_turns_an_opposing_mercenary_down() -> None:
    sides = {"sky": {2: "for green"}}
    t = used("lyud_rift_herb", "0 0 1", "red_cap", "hvan_mercenary garka nav_ortega anna", "lyud", assigned=sides)
    assert t.options() == ["target sky 2", "target sky 5"]
    t.do("target sky 2")
    assert t.down("sky") == [2] and t.total("for green") == 0 and t.gone() == ["lyud_rift_herb"]


def test_lyud_diadem_brings_mana_and_a_spell() -> None:
    assert bought("lyud_diadem", "0 0 2", "lyud").artifacts("amber") == ["lyud_diadem"]
    t = fight(house="lyud", artifacts={"amber": ["lyud_diadem"]}, tokens={}, decks={"spells": ["heron", "dispel"]})
    t.do("use lyud_diadem")
    assert tokens(t, "amber") == "0 5 0" and t.hand("amber") == ["heron"]
    assert t.gone() == ["lyud_diadem"] and t.artifacts("amber") == []
