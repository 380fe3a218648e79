"""The house deck of Chud: prices, numbers and what each card does."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import acted, bought, character, fight, leader, led, tokens, used, won
from tests.games.secret_city.table import table


def test_chud_has_its_home_and_its_seven_cards() -> None:
    t = table(houses=["chud", "nav"])
    assert t.characters("amber") == ["chud_franz"] and t.territories("amber") == ["order_castle"]
    heroes, others = ["chud_hugo", "chud_nelson", "chud_rick"], ["chud_amulet", "chud_aurora", "chud_dragon_breath"]
    assert t.house_deck("amber") == sorted(heroes + others)


def test_chud_franz() -> None:
    leader("chud_franz", "weapons magic", "chud")
    assert [led("chud", margin) for margin in (4, 5, 6)] == [1, 3, 3]


@pytest.mark.parametrize(
    ("card", "price", "strength", "symbols"),
    [
        ("chud_hugo", "0 0 2", 4, "weapons magic"),
        ("chud_rick", "0 0 1", 4, "weapons"),
        ("chud_nelson", "0 0 1", 3, "magic intrigue"),
    ],
)
def test_heroes_of_chud(card: str, price: str, strength: int, symbols: str) -> None:
    character(card, price, strength, symbols, "chud")


def test_chud_hugo_kills_a_weak_opposing_mercenary() -> None:
    t = acted("0 2 0", "chud_hugo red_cap", "white_moryana griffin nav_dominga os_spy", "chud")
    assert t.options() == ["target sky 2", "target sky 5"]
    t.do("target sky 5")
    assert t.characters("sky") == ["nav_prince", "white_moryana", "griffin", "nav_dominga"]
    assert t.under("mercenaries") == ["os_spy"]


def test_chud_rick_brings_mana_on_success() -> None:
    none: dict[str, list[str]] = {"artifacts": []}
    assert tokens(won("chud", "chud_rick", decks=none), "amber") == "0 2 1"
    assert tokens(won("chud", decks=none), "amber") == "0 0 1"


def test_chud_nelson_draws_an_artifact_on_success() -> None:
    t = won("chud", "chud_nelson", decks={"artifacts": ["smartbox", "golem_guard", "spy_mask"]})
    assert t.hand("amber") == ["golem_guard", "smartbox"]  # the strategy's and his


def test_chud_dragon_breath_kills_up_to_three() -> None:
    t = used("chud_dragon_breath", "0 0 1", "red_cap", "nav_ortega hvan_mercenary golem_guard", "chud")
    assert t.options() == ["target amber 2", "target sky 2", "target sky 4"]
    t.do("target sky 2")
    assert t.characters("sky") == ["nav_prince", "hvan_mercenary", "golem_guard"]
    assert t.gone() == ["chud_dragon_breath", "nav_ortega"]


def test_chud_aurora_adds_four_to_a_side() -> None:
    t = used("chud_aurora", "0 0 1", house="chud")
    assert len(t.options()) == 6 and t.verbs() == {"place"}
    t.do("place against sky")
    assert t.total("against sky") == 4 and t.total("for sky") == 0


def test_chud_amulet_adds_five_to_a_side() -> None:
    t = bought("chud_amulet", "0 0 1", "chud")
    assert t.artifacts("amber") == ["chud_amulet"] and not t.may("use chud_amulet")
    t = fight(house="chud", artifacts={"amber": ["chud_amulet"]}, tokens={}).do("use chud_amulet")
    assert len(t.options()) == 6 and t.verbs() == {"place"}
    t.do("place for green")
    assert t.total("for green") == 5 and t.artifacts("amber") == []
    assert t.gone() == ["chud_amulet"]
