"""Capture of territories, its limits, and the unique cards that lie on them."""

from __future__ import annotations

from tests.games.secret_city.table import Table, rule, table


def capture(held: list[str], table_of_sky: list[str] | None = None) -> Table:
    """Amber's capture against sky has succeeded by 3."""
    return table(
        phase="resolve",
        characters={"amber": ["manticore"], "sky": table_of_sky or []},
        territories={"sky": held},
        strategies={"amber": "assault sky", "sky": "night_storm amber"},
        assigned={"amber": {2: "for amber"}},
    )


def two_captures(first: str = "amber") -> Table:
    """Amber's capture and green's, both against sky, have succeeded: amber's by 3, green's by 5."""
    return table(
        phase="resolve",
        seats=3,
        first=first,
        characters={"amber": ["manticore"], "green": ["garka"]},
        territories={"sky": ["southern_fort", "club_lizard"]},
        strategies={"amber": "assault sky", "sky": "ritual_seizure amber", "green": "night_storm sky"},
        assigned={"amber": {2: "for amber"}, "green": {2: "for green"}},
    )


@rule("SC-10.14")
def test_the_winner_takes_a_territory_of_choice() -> None:
    t = capture(["southern_fort", "sparrow_hills"])
    assert t.seat == "amber" and t.options() == ["take_territory southern_fort", "take_territory sparrow_hills"]
    t.do("take_territory sparrow_hills")
    assert t.territories("amber") == ["citadel_dark_court", "sparrow_hills"]
    assert t.territories("sky") == ["green_house_palace", "southern_fort"]


@rule("SC-10.15")
def test_a_home_is_never_captured() -> None:
    t = capture([])
    assert t.phase == "auction" and t.territories("sky") == ["green_house_palace"]
    assert not capture(["southern_fort"]).may("take_territory green_house_palace")


@rule("SC-10.16", "SC-10.17")
def test_only_the_first_in_player_order_captures() -> None:
    t = two_captures()
    assert t.seat == "amber"
    t.do("take_territory southern_fort")
    assert t.phase == "auction" and t.territories("sky") == ["club_lizard", "green_house_palace"]
    assert t.territories("green") == ["order_castle"] and t.influence("green") == 1
    t = two_captures(first="green")
    assert t.seat == "green"
    t.do("take_territory southern_fort")
    assert t.phase == "auction" and t.territories("green") == ["order_castle", "southern_fort"]
    assert t.territories("amber") == ["citadel_dark_court"]


@rule("SC-10.16")
def test_a_failed_capture_does_not_protect() -> None:
    t = table(
        phase="resolve",
        seats=3,
        characters={"amber": ["manticore"], "green": ["garka"]},
        territories={"sky": ["southern_fort", "club_lizard"]},
        strategies={"amber": "assault sky", "sky": "ritual_seizure amber", "green": "night_storm sky"},
        assigned={"amber": {2: "against amber"}, "green": {2: "for green"}},
    )
    assert t.seat == "green" and t.verbs() == {"take_territory"}


@rule("SC-10.18")
def test_a_unique_card_goes_with_its_territory() -> None:
    t = capture(["throne_of_power"])
    assert t.lies_on("throne_of_power") == "arcane_of_wishes"
    t.do("take_territory throne_of_power")
    assert t.lies_on("throne_of_power") == "arcane_of_wishes" and "throne_of_power" in t.territories("amber")
    assert t.artifacts("amber") == [] and t.artifacts("sky") == []


@rule("SC-10.19")
def test_a_unique_card_on_the_table_stays_with_its_player() -> None:
    t = capture(["office_unpleasant_sensations"], ["cortes"])
    t.do("take_territory office_unpleasant_sensations")
    assert t.characters("sky") == ["lyud_vseslava", "cortes"] and t.lies_on("office_unpleasant_sensations") is None
    t = table(
        phase="resolve",
        characters={"amber": ["manticore"]},
        artifacts={"sky": ["arcane_of_wishes"]},
        territories={"sky": ["throne_of_power"]},
        strategies={"amber": "assault sky", "sky": "night_storm amber"},
        assigned={"amber": {2: "for amber"}},
    )
    t.do("take_territory throne_of_power")
    assert t.artifacts("sky") == ["arcane_of_wishes"] and t.lies_on("throne_of_power") is None


@rule("SC-10.20")
def test_a_killed_unique_character_goes_back_to_its_territory_whoever_holds_it() -> None:
    t = table(
        phase="resolve",
        characters={"amber": ["manticore"], "sky": ["anna"]},
        territories={"amber": ["annas_apartment"]},
        strategies={"amber": "contract_killing sky", "sky": "night_storm amber"},
        assigned={"amber": {2: "for amber"}},
    )
    t.do("target sky 2")
    assert t.characters("sky") == ["lyud_vseslava"] and t.lies_on("annas_apartment") == "anna"
    assert t.territories("amber") == ["annas_apartment", "citadel_dark_court"]
