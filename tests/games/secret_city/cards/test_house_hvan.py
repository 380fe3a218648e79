"""The house deck of the Hvans: prices, numbers and what each card does."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import acted, bought, character, fight, leader, led, tokens, used, won
from tests.games.secret_city.table import table


def test_hvans_have_their_home_and_their_seven_cards() -> None:
    t = table(houses=["hvan", "nav"])
    assert t.characters("amber") == ["hvan_tyts"] and t.territories("amber") == ["hvan_compound"]
    heroes, others = ["hvan_muba", "hvan_root_keeper", "hvan_shadow_master"], ["hvan_four_blades", "hvan_shadow_strike"]
    assert t.house_deck("amber") == sorted([*heroes, *others, "hvan_stim"])


def test_hvan_tyts() -> None:
    leader("hvan_tyts", "weapons intrigue", "hvan")
    assert [led("hvan", margin) for margin in (4, 5, 6)] == [1, 3, 3]


@pytest.mark.parametrize(
    ("card", "price", "strength", "symbols"),
    [
        ("hvan_muba", "0 0 1", 4, "weapons"),
        ("hvan_shadow_master", "0 0 2", 4, "weapons intrigue"),
        ("hvan_root_keeper", "0 0 1", 2, "weapons magic"),
    ],
)
def test_heroes_of_the_hvans(card: str, price: str, strength: int, symbols: str) -> None:
    character(card, price, strength, symbols, "hvan")


def test_hvan_muba_brings_money_on_success() -> None:
    assert tokens(won("hvan", "hvan_muba"), "amber") == "3 0 1"
    assert tokens(won("hvan"), "amber") == "0 0 1"


def test_hvan_shadow_master_turns_a_weak_opposing_mercenary_down() -> None:
    sides = {"sky": {2: "for green"}}
    t = acted("1 0 0", "hvan_shadow_master red_cap", "red_cap griffin nav_dominga os_spy", "hvan", assigned=sides)
    assert t.options() == ["target sky 2", "target sky 5"]
    t.do("target sky 2")
    assert t.down("sky") == [2] and t.at("sky", 2) is None and t.total("for green") == 0


def test_hvan_root_keeper_strengthens_an_assigned_character_of_the_own() -> None:
    sides = {"amber": {2: "for sky", 3: "for green"}, "sky": {2: "for green"}}
    t = acted("0 1 0", "hvan_root_keeper griffin fata", "griffin", "hvan", assigned=sides)
    assert t.options() == ["target amber 2", "target amber 3"]
    assert t.do("target amber 2").strength("amber", 2) == 4 and t.total("for sky") == 4


def test_hvan_stim_turns_an_own_character_up() -> None:
    t = used("hvan_stim", "0 0 1", "manticore fata", "griffin", "hvan", down={"amber": [2], "sky": [2]})
    assert t.options() == ["target amber 2"]
    t.do("target amber 2")
    assert t.down("amber") == [] and t.down("sky") == [2] and t.gone() == ["hvan_stim"]
    assert t.do("assign 1 for sky", "assign 1 for sky").may("assign 2 for green")


def test_hvan_shadow_strike_kills_who_is_not_assigned() -> None:
    sides = {"sky": {2: "for green"}}
    t = used(
        "hvan_shadow_strike", "0 0 1", "fata", "griffin nav_santiaga golem_lunatic red_cap", "hvan", assigned=sides
    )
    assert t.options() == ["target amber 2", "target sky 3", "target sky 5"]
    t.do("target sky 3")
    assert t.gone() == ["hvan_shadow_strike", "nav_santiaga"] and t.number("sky", "red_cap") == 5


def test_hvan_four_blades_strengthen_an_armed_character() -> None:
    assert bought("hvan_four_blades", "0 0 1", "hvan").artifacts("amber") == ["hvan_four_blades"]
    sides = {"amber": {2: "for green", 3: "for sky"}, "sky": {2: "for green"}}
    t = fight(
        "manticore fata griffin",
        "griffin",
        house="hvan",
        artifacts={"amber": ["hvan_four_blades"]},
        tokens={},
        assigned=sides,
    )
    t.do("use hvan_four_blades")
    assert t.options() == ["target amber 2"]
    t.do("target amber 2")
    assert t.strength("amber", 2) == 7 and t.total("for green") == 10
    assert t.gone() == ["hvan_four_blades"] and t.artifacts("amber") == []
