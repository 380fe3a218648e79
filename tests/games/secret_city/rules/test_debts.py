"""Debts at the end of the turn: in money or mana, in influence, in territories."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.secret_city.table import Table, rule, table

HOME = "citadel_dark_court"


def owing(price: str, tokens: str, territories: str = "", **more: Any) -> Table:
    """Amber owes sky a price; the strategy it was for succeeds by 4 and finds nothing to capture."""
    setting: dict[str, Any] = {
        "phase": "battle",
        "characters": {"amber": ["red_cap"], "sky": ["white_moryana"]},
        "strategies": {"amber": "night_storm sky", "sky": "open_clash amber"},
        "tokens": {"amber": tokens},
        "territories": {"amber": territories.split()},
    }
    t = table(**{**setting, **more})
    t.do("propose ask_help", "place for amber", f"price {price}", "accept", "assign 2 for amber")
    assert t.phase == "battle" and t.money("sky") == 0 and t.mana("sky") == 0
    return t.do("assign 2 for amber")


@rule("SC-9.31")
def test_a_price_changes_hands_at_the_end_of_the_turn() -> None:
    t = owing("money 2", "3 0 0")
    assert t.phase == "auction" and t.money("amber") == 1 and t.money("sky") == 2 and t.debts() == []
    t = owing("mana 2", "3 2 0")
    assert t.mana("amber") == 0 and t.mana("sky") == 2 and t.money("amber") == 3


@rule("SC-9.31")
def test_a_price_is_paid_for_a_failed_strategy_too() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["red_cap"], "sky": ["white_moryana", "golem_lunatic"]},
        strategies={"amber": "night_storm sky", "sky": "open_clash amber"},
        tokens={"amber": "1 0 0"},
        territories={"sky": ["southern_fort"]},
        assigned={"sky": {3: "against amber"}},
    )
    t.do("propose ask_help", "place for amber", "price money 1", "accept", "assign 2 for amber", "assign 2 for amber")
    assert t.phase == "auction" and t.territories("sky") == ["green_house_palace", "southern_fort"]
    assert t.money("amber") == 0 and t.money("sky") == 1


@rule("SC-9.32")
def test_debts_are_paid_in_the_order_of_the_deals() -> None:
    t = table(
        phase="battle",
        seats=3,
        houses=["nav", "lyud", "chel"],
        characters={
            "amber": ["manticore", "red_cap"],
            "sky": ["griffin", "hvan_mercenary"],
            "green": ["manticore", "griffin"],
        },
        strategies={"amber": "open_clash sky", "sky": "night_storm green", "green": "assault amber"},
        tokens={"amber": "2 0 0"},
    )
    t.do("propose ask_help", "place against sky", "price money 2", "player green", "accept")
    t.do("assign 2 against green", "assign 2 against green", "assign 2 against sky")
    t.do("propose ask_help", "place against green", "price money 2", "player sky", "accept")
    t.do("assign 3 against green", "assign 3 against green")
    assert t.debts() == ["amber owes green 2 money", "amber owes sky 2 money"]
    t.do("assign 3 against sky")
    assert t.phase == "auction" and t.money("green") == 2 and t.money("sky") == 0 and t.debts() == []


@rule("SC-9.33")
def test_what_is_missing_is_paid_in_influence() -> None:
    t = owing("money 3", "1 5 4", "southern_fort")
    assert t.phase == "auction" and t.money("amber") == 0 and t.influence("amber") == 2 and t.mana("amber") == 5
    assert t.money("sky") == 1 and t.influence("sky") == 2 and t.territories("amber") == [HOME, "southern_fort"]


@rule("SC-9.34", "SC-9.35")
def test_the_creditor_may_take_a_territory_for_what_is_missing() -> None:
    t = owing("money 4", "1 0 2", "southern_fort club_lizard")
    assert t.seat == "sky"
    assert t.options() == ["done", "take_territory club_lizard", "take_territory southern_fort"]
    t.do("take_territory club_lizard")
    assert t.territories("sky") == ["club_lizard", "green_house_palace"]
    assert t.territories("amber") == [HOME, "southern_fort"]
    assert t.money("sky") == 1 and t.money("amber") == 0 and t.influence("amber") == 2 and t.influence("sky") == 0
    assert t.debts() == [] and t.phase == "auction"


@rule("SC-9.34")
def test_the_creditor_may_take_the_influence_instead() -> None:
    t = owing("money 4", "1 0 2", "southern_fort").do("done")
    assert t.influence("sky") == 2 and t.influence("amber") == 0 and t.money("sky") == 1
    assert t.territories("amber") == [HOME, "southern_fort"] and t.debts() == []


@rule("SC-9.36", "SC-9.37")
@pytest.mark.parametrize(("value", "may"), [("not_home", False), ("any", True)])
def test_the_option_decides_whether_a_home_is_taken_for_a_debt(value: str, may: bool) -> None:
    t = owing("money 4", "0 0 0", "southern_fort", debt_territory=value)
    assert t.may(f"take_territory {HOME}") is may and t.may("take_territory southern_fort")


@rule("SC-9.37")
def test_a_home_taken_for_a_debt_changes_hands() -> None:
    t = owing("money 4", "0 0 0", debt_territory="any").do(f"take_territory {HOME}")
    assert t.territories("sky") == [HOME, "green_house_palace"] and t.territories("amber") == []


@rule("SC-9.36", "SC-9.38")
def test_without_a_territory_the_rest_of_the_debt_lapses() -> None:
    t = owing("money 4", "1 0 2")
    assert t.phase == "auction" and t.debts() == [] and t.money("sky") == 1 and t.influence("sky") == 2
    assert t.influence("amber") == 0 and t.territories("amber") == [HOME]


@rule("SC-9.39")
def test_a_territory_may_be_captured_and_another_taken_for_a_debt() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["red_cap", "white_moryana"], "sky": ["manticore", "griffin"]},
        strategies={"amber": "open_clash sky", "sky": "night_storm amber"},
        territories={"amber": ["southern_fort", "club_lizard", "trade_guild"]},
        decks={"artifacts": []},
    )
    t.do("propose ask_help", "place for amber", "price money 3", "accept")
    t.do("assign 2 for amber", "assign 2 for amber", "assign 3 for amber", "assign 3 for sky")
    t.do("take_territory southern_fort")
    assert t.seat == "sky" and t.may("take_territory club_lizard")
    t.do("take_territory club_lizard")
    assert t.territories("amber") == [HOME, "trade_guild"]
    assert t.territories("sky") == ["club_lizard", "green_house_palace", "southern_fort"]


@rule("SC-9.40")
def test_a_unique_card_goes_with_a_territory_taken_for_a_debt() -> None:
    t = owing("money 4", "0 0 0", "annas_apartment").do("take_territory annas_apartment")
    assert t.lies_on("annas_apartment") == "anna" and "annas_apartment" in t.territories("sky")
