"""The house deck of the Chels: prices, numbers and what each card does."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import acted, bought, character, fight, leader, led, tokens, used, won
from tests.games.secret_city.table import table

SEVEN = ["heron", "dispel", "glamour", "fata", "griffin", "konets", "garka"]


def test_chels_have_their_home_and_their_seven_cards() -> None:
    t = table(houses=["chel", "nav"])
    assert t.characters("amber") == ["chel_kara"] and t.territories("amber") == ["kara_mansion"]
    heroes, others = ["chel_healer", "chel_keeper", "chel_larisa"], ["chel_black_book", "chel_cunning"]
    assert t.house_deck("amber") == sorted([*heroes, *others, "chel_hyperborean"])


def test_chel_kara() -> None:
    leader("chel_kara", "magic intrigue", "chel")
    assert [led("chel", margin) for margin in (4, 5, 6)] == [1, 3, 3]


@pytest.mark.parametrize(
    ("card", "price", "strength", "symbols"),
    [
        ("chel_larisa", "0 0 1", 3, "magic intrigue"),
        ("chel_keeper", "0 0 1", 4, "magic"),
        ("chel_healer", "0 0 1", 2, "magic intrigue"),
    ],
)
def test_heroes_of_the_chels(card: str, price: str, strength: int, symbols: str) -> None:
    character(card, price, strength, symbols, "chel")


def test_chel_larisa_holds_seven_cards_in_hand() -> None:
    t = table("end", houses=["chel"], characters={"amber": ["chel_larisa"]}, hands={"amber": [*SEVEN, "os_spy"]})
    assert t.verbs() == {"discard"}
    assert t.do("discard os_spy").hand("amber") == sorted(SEVEN) and t.turn == 2


def test_chel_keeper_draws_a_spell_on_success() -> None:
    decks = {"spells": ["heron", "dispel"], "mercenaries": ["fata"], "artifacts": []}
    t = won("chel", "chel_keeper", decks=decks).do("deck mercenaries")
    assert t.hand("amber") == ["fata", "heron"] and t.influence("amber") == 1


def test_chel_healer_shields_an_own_character() -> None:
    t = acted("0 1 0", "chel_healer fata", "griffin", "chel", assigned={"amber": {3: "for sky"}})
    assert t.options() == ["target amber 2", "target amber 3"]
    t.do("target amber 3")
    assert t.shielded("amber", 3) and not t.shielded("amber", 2)


def test_chel_hyperborean_takes_a_card_of_choice() -> None:
    hands = {"amber": ["chel_hyperborean"], "sky": ["heron", "nav_heart", "fata"]}
    t = used("chel_hyperborean", "0 0 1", house="chel", hands=hands)
    assert t.options() == ["player green", "player sky"]
    t.do("player sky")
    assert t.options() == ["take fata", "take heron"]
    t.do("take heron")
    assert t.hand("amber") == ["heron"] and t.hand("sky") == ["fata", "nav_heart"] and t.seat == "sky"
    assert t.gone() == ["chel_hyperborean"]


def test_chel_cunning_gives_all_symbols_and_two() -> None:
    t = used("chel_cunning", "0 0 1", "manticore fata", "griffin", "chel")
    assert t.options() == ["target amber 2", "target amber 3"]
    t.do("target amber 2")
    assert t.strength("amber", 2) == 5 and t.symbols("amber", 2) == ["intrigue", "magic", "weapons"]
    t.do("assign 1 for sky", "assign 1 for sky", "assign 2 for amber")
    assert t.total("for amber") == 5


def test_chel_black_book_brings_spells_and_mana() -> None:
    assert bought("chel_black_book", "0 0 2", "chel").artifacts("amber") == ["chel_black_book"]
    t = fight(
        house="chel",
        artifacts={"amber": ["chel_black_book"]},
        tokens={},
        decks={"spells": ["heron", "dispel", "glamour"]},
    )
    t.do("use chel_black_book")
    assert tokens(t, "amber") == "0 3 0" and t.hand("amber") == ["dispel", "heron"]
    assert t.gone() == ["chel_black_book"] and t.artifacts("amber") == []
