"""The 24 mercenaries: how many of each, their prices and numbers, and what three of them can do."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import acted, character, tokens
from tests.games.secret_city.table import CARD, table
from undercourt.games.secret_city.game import PACK

MERCENARIES = [  # card, copies, price, strength, symbols
    ("chel_sorcerer", 2, "1 0 0", 2, "magic"),
    ("white_moryana", 2, "1 1 0", 2, "weapons magic"),
    ("manticore", 2, "2 0 0", 3, "weapons"),
    ("black_moryana", 2, "3 1 0", 4, "weapons magic"),
    ("fata", 2, "2 2 0", 5, "magic"),
    ("masan_mercenary", 2, "5 0 0", 5, "weapons intrigue"),
    ("griffin", 2, "3 0 0", 3, "weapons"),
    ("hvan_mercenary", 2, "3 0 0", 4, "weapons"),
    ("red_cap", 1, "1 0 0", 2, "weapons"),
    ("shas_trader", 2, "2 0 0", 1, "intrigue"),
    ("os_spy", 1, "1 0 0", 2, "intrigue"),
    ("konets", 2, "2 0 0", 3, "intrigue"),
    ("erli_doctor", 1, "1 2 0", 2, "magic intrigue"),
    ("garka", 1, "4 1 0", 5, "weapons intrigue"),
]
WITHOUT_ABILITY = [row[0] for row in MERCENARIES if row[0] not in ("griffin", "shas_trader", "erli_doctor")]


def test_there_are_24_mercenaries() -> None:
    assert sum(row[1] for row in MERCENARIES) == 24 and table().deck_size("mercenaries") == 24


@pytest.mark.parametrize(("card", "copies", "price", "strength", "symbols"), MERCENARIES)
def test_numbers_of_mercenaries(card: str, copies: int, price: str, strength: int, symbols: str) -> None:
    character(card, price, strength, symbols)
    assert PACK.copies[CARD[card]] == copies
    assert table(hands={"amber": [card] * copies}).deck_size("mercenaries") == 24 - copies


@pytest.mark.parametrize("card", WITHOUT_ABILITY)
def test_mercenaries_without_ability(card: str) -> None:
    t = table(characters={"amber": [card]}, tokens={"amber": "9 9 9"})
    assert t.options() == ["done"]
    t = table("auction", turn=2, characters={"amber": [card]}).do("bid 2")
    assert t.down("amber") == [2]
    t = table("territories", characters={"amber": [card]})
    assert tokens(t, "amber") == "1 1 0"  # the home's income alone


def test_griffin_bids_and_stays_face_up() -> None:
    t = table("auction", turn=2, characters={"amber": ["griffin"]}).do("bid 2")
    assert t.bid("amber") == 3 and t.down("amber") == []
    t.do("done")
    assert t.seat == "amber" and t.options() == ["bid 1", "done"]


def test_shas_trader_brings_one_money_as_upkeep() -> None:
    t = table("territories", characters={"amber": ["shas_trader", "shas_trader"]})
    assert tokens(t, "amber") == "3 1 0" and tokens(t, "sky") == "0 0 0"


def test_erli_doctor_shields_an_own_character() -> None:
    t = acted("0 1 0", "erli_doctor nav_ortega", "griffin")
    assert t.options() == ["target amber 2", "target amber 3"]
    t.do("target amber 2")
    assert t.shielded("amber", 2) and not t.shielded("amber", 3)
