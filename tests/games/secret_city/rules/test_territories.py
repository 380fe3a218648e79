"""The use of territories: income, property, drawing."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import rule, table
from tests.games.secret_city.test_pack import changed, playing

NAV_DECK = ["nav_dark_path", "nav_dominga", "nav_heart", "nav_ortega", "nav_santiaga", "nav_shadow"]


@rule("SC-5.1")
def test_territories_are_used_one_player_after_another() -> None:
    t = table(phase="territories", territories={"sky": ["bar_grim_pause"]})
    assert t.seat == "amber" and t.money("amber") == 1 and t.money("sky") == 0
    t.do("done")
    assert t.seat == "sky" and t.money("sky") == 1 and t.may("income bar_grim_pause")


@pytest.mark.parametrize(
    ("territory", "income"),
    [("bar_grim_pause", (3, 1, 0)), ("sparrow_hills", (1, 4, 0)), ("annas_apartment", (1, 1, 1))],
)
@rule("SC-5.2")
def test_a_territory_brings_its_income_once(territory: str, income: tuple[int, int, int]) -> None:
    t = table(phase="territories", territories={"amber": [territory, "moscow_abode"]}).do(f"income {territory}")
    assert (t.money("amber"), t.mana("amber"), t.influence("amber")) == income and t.hand("amber") == []
    assert t.seat == "amber" and not t.may(f"income {territory}") and not t.may(f"property {territory}")


@rule("SC-5.2")
def test_a_property_is_used_instead_of_the_income() -> None:
    decks = {"artifacts": ["smartbox", "stimulant"]}
    t = table(phase="territories", territories={"amber": ["bar_grim_pause", "moscow_abode"]}, decks=decks)
    t.do("property bar_grim_pause")
    assert t.hand("amber") == ["smartbox"] and t.seat == "amber"
    assert not t.may("income bar_grim_pause") and not t.may("property bar_grim_pause")
    t.do("done")
    assert t.money("amber") == 1 and t.mana("amber") == 4


@rule("SC-5.3", "SC-5.4")
def test_the_home_brings_income_and_property() -> None:
    t = table(phase="territories", territories={"amber": ["bar_grim_pause"]})
    assert t.money("amber") == 1 and t.mana("amber") == 1 and t.influence("amber") == 0
    assert "income citadel_dark_court" not in t.options() and t.may("property citadel_dark_court")
    t.do("property citadel_dark_court", "take nav_ortega")
    assert t.hand("amber") == ["nav_ortega"] and t.money("amber") == 1 and t.mana("amber") == 1
    assert t.seat == "amber" and not t.may("property citadel_dark_court")


@pytest.mark.parametrize("down", [[], [2]])
@rule("SC-5.5")
def test_upkeep_comes_before_the_territories(down: list[int]) -> None:
    characters = {"amber": ["shas_trader", "shas_trader"], "sky": ["fata"]}
    t = table(phase="territories", characters=characters, down={"amber": down})
    assert t.seat == "amber" and t.money("amber") == 3 and t.mana("amber") == 1
    t.do("done")
    assert t.money("amber") == 3 and t.money("sky") == 1


@rule("SC-5.4", "SC-5.5")
def test_upkeep_comes_before_the_income_of_the_home() -> None:
    text = changed('op = "gain"', 'op = "steal"', "[card.shas_trader]")
    tokens = {"sky": "9 9 9", "green": "9 9 9"}
    t = playing(table("strategies", seats=3, characters={"amber": ["shas_trader"]}, tokens=tokens), text)
    while t.phase != "territories":
        t.do(t.options()[0])
    assert t.verbs() == {"player"} and (t.money("amber"), t.mana("amber")) == (0, 0)
    assert (t.do("player sky").money("amber"), t.mana("amber")) == (2, 1)


@rule("SC-5.6")
def test_each_territory_is_decided_on_when_the_cards_before_are_known() -> None:
    territories = {"amber": ["pavilion_of_deceivers", "bar_grim_pause"]}
    decks = {"mercenaries": ["chel_sorcerer", "fata"], "artifacts": ["golem_lunatic", "smartbox"]}
    t = table(phase="territories", territories=territories, decks=decks).do("property pavilion_of_deceivers")
    assert t.hand("amber") == ["chel_sorcerer"]
    assert t.may("income bar_grim_pause") and t.may("property bar_grim_pause") and t.may("property citadel_dark_court")
    t = table(phase="territories", territories=territories, decks=decks).do("property bar_grim_pause")
    assert t.hand("amber") == ["golem_lunatic"]
    assert t.may("income pavilion_of_deceivers") and t.may("property pavilion_of_deceivers")
    t.do("income pavilion_of_deceivers")
    assert t.money("amber") == 4


@rule("SC-5.7", "SC-5.8")
def test_territories_not_used_bring_their_income() -> None:
    territories = {"amber": ["bar_grim_pause", "sparrow_hills", "annas_apartment"]}
    t = table(phase="territories", territories=territories).do("income bar_grim_pause", "done")
    assert (t.money("amber"), t.mana("amber"), t.influence("amber")) == (3, 4, 1)
    assert t.hand("amber") == [] and t.house_deck("amber") == NAV_DECK and t.seat == "sky"


@rule("SC-5.9", "SC-5.13")
def test_any_card_of_the_house_deck_may_be_taken_or_none() -> None:
    t = table(phase="territories", territories={"amber": ["bar_grim_pause"]}).do("property citadel_dark_court")
    assert t.seat == "amber" and t.options() == ["done", *[f"take {card}" for card in NAV_DECK]]
    t.do("take nav_santiaga")
    assert t.hand("amber") == ["nav_santiaga"]
    assert t.house_deck("amber") == [card for card in NAV_DECK if card != "nav_santiaga"]
    t = table(phase="territories", territories={"amber": ["bar_grim_pause"]}).do("property citadel_dark_court", "done")
    assert t.hand("amber") == [] and t.house_deck("amber") == NAV_DECK and t.seat == "amber"


@rule("SC-5.9")
def test_only_what_is_left_of_the_house_deck_can_be_taken() -> None:
    house_deck = {"amber": ["nav_ortega", "nav_heart"]}
    t = table(phase="territories", house_deck=house_deck, territories={"amber": ["council_hall"]})
    t.do("property council_hall")
    assert t.options() == ["done", "take nav_heart", "take nav_ortega"]
    t.do("take nav_heart")
    assert t.house_deck("amber") == ["nav_ortega"] and t.hand("amber") == ["nav_heart"]


@pytest.mark.parametrize(
    ("territory", "deck", "cards"),
    [
        ("sparrow_hills", "spells", ["heron", "dispel", "warding"]),
        ("pavilion_of_deceivers", "mercenaries", ["garka", "fata", "konets"]),
        ("bar_grim_pause", "artifacts", ["smartbox", "war_banner", "stimulant"]),
    ],
)
@rule("SC-5.10")
def test_the_top_card_of_a_common_deck_is_drawn(territory: str, deck: str, cards: list[str]) -> None:
    t = table(phase="territories", territories={"amber": [territory, "moscow_abode"]}, decks={deck: cards})
    t.do(f"property {territory}")
    assert t.hand("amber") == [cards[0]] and t.deck_size(deck) == 2


@rule("SC-5.11")
def test_drawn_cards_are_not_shown() -> None:
    territories = {"amber": ["bar_grim_pause", "moscow_abode"]}
    t = table(phase="territories", territories=territories, decks={"artifacts": ["smartbox", "stimulant"]})
    t.do("property bar_grim_pause", "property citadel_dark_court", "take nav_heart")
    assert t.seen_by("amber").hand("amber") == ["nav_heart", "smartbox"]
    assert sorted(t.seen_by("sky").hand("amber")) == ["artifacts", "house"]


@rule("SC-5.12")
def test_a_deck_is_named_before_each_card() -> None:
    decks = {"spells": ["heron", "dispel"], "mercenaries": ["fata", "garka"], "artifacts": []}
    t = table(phase="territories", territories={"amber": ["las_vegas_center", "moscow_abode"]}, decks=decks)
    t.do("property las_vegas_center")
    assert t.options() == ["deck mercenaries", "deck spells"]
    t.do("deck spells")
    assert t.hand("amber") == ["heron"] and t.options() == ["deck mercenaries", "deck spells"]
    t.do("deck mercenaries")
    assert t.hand("amber") == ["fata", "heron"] and "deck" not in t.verbs() and t.influence("amber") == 0


@rule("SC-5.14")
def test_there_is_no_hand_limit_in_the_middle_of_the_turn() -> None:
    hand = ["garka", "griffin", "golem_lunatic", "hvan_mercenary", "manticore", "masan_mercenary"]
    t = table(phase="territories", hands={"amber": hand}, territories={"amber": ["sparrow_hills"]})
    t.do("property sparrow_hills", "property citadel_dark_court", "take nav_shadow")
    assert len(t.hand("amber")) == 8 and "discard" not in t.verbs()
    while t.seat == "amber":
        t.do("done")
    assert len(t.hand("amber")) == 8 and t.seat == "sky" and t.may("property green_house_palace")
