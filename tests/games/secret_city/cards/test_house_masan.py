"""The house deck of the Masans: prices, numbers and what each card does."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import bought, character, fight, leader, led, tokens, used, won
from tests.games.secret_city.table import table


def test_masans_have_their_home_and_their_seven_cards() -> None:
    t = table(houses=["masan", "nav"])
    assert t.characters("amber") == ["masan_zakhar"] and t.territories("amber") == ["tremi_refuge"]
    heroes, others = ["masan_brudja", "masan_claudia", "masan_lazar"], ["masan_blood_amulet", "masan_mist"]
    assert t.house_deck("amber") == sorted([*heroes, *others, "masan_thirst"])


def test_masan_zakhar() -> None:
    leader("masan_zakhar", "weapons intrigue", "masan")
    assert [led("masan", margin) for margin in (4, 5, 6)] == [1, 3, 3]


@pytest.mark.parametrize(
    ("card", "price", "strength", "symbols"),
    [
        ("masan_lazar", "0 0 1", 3, "weapons intrigue"),
        ("masan_claudia", "0 0 1", 3, "magic intrigue"),
        ("masan_brudja", "0 0 2", 4, "weapons intrigue"),
    ],
)
def test_heroes_of_the_masans(card: str, price: str, strength: int, symbols: str) -> None:
    character(card, price, strength, symbols, "masan")


def test_masan_lazar_comes_as_the_seventh_and_makes_room() -> None:
    five = ["fata", "griffin", "manticore", "konets", "garka"]
    t = table(houses=["masan"], characters={"amber": five}, hands={"amber": ["masan_lazar"]}, tokens={"amber": "0 0 1"})
    assert len(t.do("buy masan_lazar").characters("amber")) == 7


def test_masan_claudia_takes_a_card_at_random_on_success() -> None:
    t = won("masan", "masan_claudia", hands={"sky": ["heron", "fata"]})
    assert len(t.hand("amber")) == 1 and sorted(t.hand("amber") + t.hand("sky")) == ["fata", "heron"]
    assert won("masan", hands={"sky": ["heron", "fata"]}).hand("amber") == []


def test_masan_brudja_brings_money_on_success() -> None:
    assert tokens(won("masan", "masan_brudja"), "amber") == "3 0 1"
    assert tokens(won("masan"), "amber") == "0 0 1"


def test_masan_mist_moves_and_shields() -> None:
    sides = {"amber": {2: "for green"}, "sky": {2: "for green"}}
    t = used(
        "masan_mist",
        "0 0 1",
        "masan_lazar fata",
        "griffin",
        "masan",
        assigned=sides,
        hands={"amber": ["masan_mist"], "sky": ["mermaid_kiss"]},
        tokens={"sky": "0 3 0"},
    )
    assert t.options() == ["target amber 2"]
    t.do("target amber 2")
    assert t.options() == ["place against amber", "place against green", "place for amber"]
    t.do("place for amber")
    assert t.at("amber", 2) == "for amber" and t.shielded("amber", 2) and not t.shielded("amber", 3)
    assert t.seat == "sky" and not t.may("use mermaid_kiss") and t.gone() == ["masan_mist"]


def test_masan_thirst_kills_a_mercenary_up_to_four() -> None:
    t = used("masan_thirst", "0 0 1", "red_cap", "hvan_mercenary nav_dominga garka golem_guard anna", "masan")
    assert t.options() == ["target amber 2", "target sky 2", "target sky 5", "target sky 6"]
    t.do("target sky 5")
    assert t.under("artifacts") == ["golem_guard"] and t.gone() == ["masan_thirst"]


def test_masan_blood_amulet_brings_mercenaries_and_tokens() -> None:
    assert bought("masan_blood_amulet", "0 0 2", "masan").artifacts("amber") == ["masan_blood_amulet"]
    decks = {"mercenaries": ["fata", "griffin", "konets"]}
    t = fight(house="masan", artifacts={"amber": ["masan_blood_amulet"]}, tokens={}, decks=decks)
    t.do("use masan_blood_amulet")
    assert tokens(t, "amber") == "4 1 0" and t.hand("amber") == ["fata", "griffin"]
    assert t.gone() == ["masan_blood_amulet"] and t.artifacts("amber") == []
