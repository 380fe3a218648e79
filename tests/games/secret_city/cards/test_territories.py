"""The 24 territories: what each brings, and what its property does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.secret_city.cards.words import seated, tokens
from tests.games.secret_city.table import Table, table

HOMES = {
    "nav": "citadel_dark_court",
    "lyud": "green_house_palace",
    "chud": "order_castle",
    "masan": "tremi_refuge",
    "hvan": "hvan_compound",
    "chel": "kara_mansion",
}
INCOME = {  # beside the home's 1 money and 1 mana
    "office_unpleasant_sensations": "3 1 0",
    "bar_grim_pause": "3 1 0",
    "pavilion_of_deceivers": "4 1 0",
    "trade_guild": "4 1 0",
    "club_lizard": "4 1 0",
    "southern_fort": "3 1 0",
    "throne_of_power": "1 3 0",
    "moscow_abode": "1 4 0",
    "asura_library": "1 3 0",
    "bitsa_forest": "1 4 0",
    "os_labyrinth": "1 3 0",
    "sparrow_hills": "1 4 0",
    "annas_apartment": "1 1 1",
    "tigradcom": "1 1 1",
    "las_vegas_center": "1 1 1",
    "council_hall": "1 1 1",
    "ostankino_tower": "1 1 1",
    "kremlin_dungeons": "1 1 1",
}
DECKS = {
    "spells": ["heron", "dispel", "glamour"],
    "mercenaries": ["fata", "griffin", "konets"],
    "artifacts": ["smartbox", "golem_guard", "spy_mask"],
}


def held(place: str, **more: Any) -> Table:
    """Amber's step in a game of three; the home has brought 1 money and 1 mana."""
    return table(**{"phase": "territories", "seats": 3, "territories": {"amber": [place]}, "decks": DECKS, **more})


@pytest.mark.parametrize(("house", "home"), HOMES.items())
def test_homes_bring_a_bit_of_both_and_a_card_of_the_house(house: str, home: str) -> None:
    t = table("territories", houses=seated(house))
    assert t.territories("amber") == [home] and tokens(t, "amber") == "1 1 0"
    t.do(f"property {home}")
    assert t.options() == ["done", *(f"take {card}" for card in t.house_deck("amber"))] and len(t.options()) == 7
    card = t.house_deck("amber")[0]
    t.do(f"take {card}")
    assert t.hand("amber") == [card] and card not in t.house_deck("amber") and tokens(t, "amber") == "1 1 0"
    assert t.options() == ["done"]


@pytest.mark.parametrize(("place", "after"), INCOME.items())
def test_income(place: str, after: str) -> None:
    t = held(place).do(f"income {place}")
    assert tokens(t, "amber") == after and not t.may(f"property {place}") and t.hand("amber") == []


@pytest.mark.parametrize(
    ("place", "card"),
    [
        ("office_unpleasant_sensations", "fata"),
        ("bar_grim_pause", "smartbox"),
        ("pavilion_of_deceivers", "fata"),
        ("throne_of_power", "heron"),
        ("sparrow_hills", "heron"),
    ],
)
def test_properties_that_draw_a_card(place: str, card: str) -> None:
    t = held(place).do(f"property {place}")
    assert t.hand("amber") == [card] and tokens(t, "amber") == "1 1 0" and not t.may(f"income {place}")


@pytest.mark.parametrize(
    ("place", "first", "second"),
    [
        ("southern_fort", "fata", "griffin"),
        ("asura_library", "heron", "dispel"),
        ("os_labyrinth", "smartbox", "golem_guard"),
    ],
)
def test_properties_that_keep_one_of_two(place: str, first: str, second: str) -> None:
    t = held(place).do(f"property {place}")
    assert t.options() == sorted([f"take {first}", f"take {second}"])
    t.do(f"take {second}")
    assert t.hand("amber") == [second] and tokens(t, "amber") == "1 1 0"


@pytest.mark.parametrize("place", ["trade_guild", "bitsa_forest"])
def test_properties_that_convert_up_to_four(place: str) -> None:
    t = held(place, tokens={"amber": "6 6 0"}).do(f"property {place}", "choose 1")
    assert t.may("number 4") and not t.may("number 5")
    assert tokens(t.do("number 4"), "amber") == "3 11 0"
    t = held(place, tokens={"amber": "6 6 0"}).do(f"property {place}", "choose 2", "number 1")
    assert tokens(t, "amber") == "8 6 0"


def test_club_lizard_makes_a_player_discard() -> None:
    t = held("club_lizard", hands={"sky": ["heron"], "green": ["fata", "spy_mask"]}).do("property club_lizard")
    assert t.options() == ["player green", "player sky"]
    t.do("player green")
    assert t.seat == "green" and t.options() == ["discard fata", "discard spy_mask"]
    t.do("discard spy_mask")
    assert t.hand("green") == ["fata"] and t.hand("sky") == ["heron"] and t.seat == "amber"


def test_moscow_abode_shields_an_own_character() -> None:
    t = held("moscow_abode", characters={"amber": ["fata", "nav_ortega"], "sky": ["griffin"]})
    t.do("property moscow_abode")
    assert t.options() == ["target amber 2", "target amber 3"]
    t.do("target amber 3")
    assert t.shielded("amber", 3) and not t.shielded("amber", 2) and tokens(t, "amber") == "1 1 0"


def test_moscow_abode_needs_somebody_to_shield() -> None:
    assert not held("moscow_abode").may("property moscow_abode") and held("moscow_abode").may("income moscow_abode")


def test_annas_apartment_looks_at_a_hand_and_draws() -> None:
    t = held("annas_apartment", hands={"sky": ["lyud_diadem", "garka"]}).do("property annas_apartment", "player sky")
    assert t.seen_by("amber").hand("sky") == ["garka", "lyud_diadem"]
    assert t.options() == ["deck artifacts", "deck mercenaries", "deck spells"]
    t.do("deck artifacts")
    assert t.hand("amber") == ["smartbox"] and t.hand("sky") == ["garka", "lyud_diadem"]
    assert t.verbs() == {"done", "property"}


def test_tigradcom_costs_a_player_influence() -> None:
    t = held("tigradcom", tokens={"sky": "2 2 2", "green": "3 3 3"}).do("property tigradcom", "player green")
    assert tokens(t, "green") == "3 3 2" and tokens(t, "sky") == "2 2 2" and tokens(t, "amber") == "1 1 0"


def test_las_vegas_center_draws_two_from_any_decks() -> None:
    t = held("las_vegas_center").do("property las_vegas_center", "deck spells")
    assert t.hand("amber") == ["heron"] and t.verbs() == {"deck"}
    assert t.do("deck spells").hand("amber") == ["dispel", "heron"] and t.verbs() == {"done", "property"}


def test_council_hall_takes_a_card_of_the_house() -> None:
    t = held("council_hall").do("property council_hall", "take nav_heart", "property citadel_dark_court")
    assert t.do("take nav_shadow").hand("amber") == ["nav_heart", "nav_shadow"] and t.options() == ["done"]


def test_ostankino_tower_brings_money_and_mana() -> None:
    assert tokens(held("ostankino_tower").do("property ostankino_tower"), "amber") == "3 3 0"


def test_kremlin_dungeons_steal_a_mix_of_two() -> None:
    t = held("kremlin_dungeons", tokens={"sky": "5 1 4"}).do("property kremlin_dungeons", "player sky")
    assert t.options() == ["number 1", "number 2"]
    t.do("number 1")
    assert tokens(t, "amber") == "2 2 0" and tokens(t, "sky") == "4 0 4"


def test_there_are_18_besides_the_homes() -> None:
    assert len(INCOME) == 18 and len(HOMES) == 6
    t = table(territories={"amber": INCOME})
    assert t.territories("amber") == sorted(["citadel_dark_court", *INCOME])
    lying = {place: t.lies_on(place) for place in INCOME if t.lies_on(place) is not None}
    assert lying == {
        "office_unpleasant_sensations": "cortes",
        "throne_of_power": "arcane_of_wishes",
        "annas_apartment": "anna",
    }
