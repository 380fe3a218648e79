"""Where cards go: under their decks, back into the house deck, out of the game."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import rule, table

FIVE = ["manticore", "konets", "os_spy", "chel_sorcerer", "griffin"]
SIX = ["garka", "griffin", "hvan_mercenary", "konets", "manticore", "os_spy"]


@pytest.mark.parametrize(
    ("card", "deck"),
    [("heron", "spells"), ("fata", "mercenaries"), ("golem_guard", "artifacts"), ("smartbox", "artifacts")],
)
@rule("SC-7.1")
def test_a_card_discarded_from_hand_goes_under_its_deck(card: str, deck: str) -> None:
    t = table(phase="end", hands={"amber": [*SIX, card]})
    assert t.seat == "amber" and t.may(f"discard {card}")
    t.do(f"discard {card}")
    assert t.hand("amber") == SIX and t.under(deck) == [card]


@rule("SC-7.2")
def test_cards_under_a_deck_are_drawn_after_the_rest() -> None:
    t = table(
        houses=["masan", "nav"],
        characters={"amber": FIVE},
        artifacts={"amber": ["masan_blood_amulet"]},
        hands={"amber": ["red_cap"]},
        tokens={"amber": "1 0 0"},
        decks={"mercenaries": ["fata"]},
    )
    t.do("buy red_cap", "dismiss 2")
    assert t.under("mercenaries") == ["manticore"]
    t.do("use masan_blood_amulet")
    assert t.hand("amber") == ["fata", "manticore"] and t.under("mercenaries") == []


@rule("SC-7.2")
def test_cards_under_a_deck_are_drawn_in_the_order_in_which_they_went_there() -> None:
    t = table(
        hands={"amber": ["intimate_canopy", "red_cap"], "sky": ["fata", "garka", "konets"]},
        artifacts={"amber": ["arcane_of_wishes"]},
        territories={"amber": ["throne_of_power"]},
        tokens={"amber": "1 2 0"},
        decks={"mercenaries": []},
    )
    t.do("use intimate_canopy", "player sky", "discard garka", "discard fata")
    assert t.under("mercenaries") == ["garka", "fata"] and t.seat == "amber"
    t.do("use arcane_of_wishes", "choose 3", "deck mercenaries")
    assert t.hand("amber") == ["garka", "red_cap"] and t.under("mercenaries") == ["fata"]


@pytest.mark.parametrize(
    ("card", "deck", "tokens"), [("golden_rain", "spells", "1 2 0"), ("energy_crystal", "artifacts", "3 0 0")]
)
@rule("SC-7.3")
def test_a_used_card_goes_under_its_deck(card: str, deck: str, tokens: str) -> None:
    t = table(hands={"amber": [card, "red_cap"]}, tokens={"amber": tokens}).do(f"use {card}")
    assert t.under(deck) == [card] and t.hand("amber") == ["red_cap"] and t.gone() == []


@rule("SC-7.4")
def test_a_used_card_goes_under_its_deck_before_its_effect() -> None:
    hands = {"amber": ["intimate_canopy", "red_cap"], "sky": ["dispel", "heron", "warding"]}
    t = table(hands=hands, tokens={"amber": "1 2 0"}).do("use intimate_canopy", "player sky")
    assert t.seat == "sky" and t.under("spells") == ["intimate_canopy"]
    t.do("discard warding", "discard dispel")
    assert t.under("spells") == ["intimate_canopy", "warding", "dispel"] and t.hand("sky") == ["heron"]


@pytest.mark.parametrize(("kept", "left"), [("heron", "dispel"), ("dispel", "heron")])
@rule("SC-7.5")
def test_a_card_looked_at_and_not_kept_goes_under_the_deck(kept: str, left: str) -> None:
    territories = {"amber": ["asura_library", "moscow_abode"]}
    t = table(phase="territories", territories=territories, decks={"spells": ["heron", "dispel", "warding"]})
    t.do("property asura_library")
    assert t.options() == ["take dispel", "take heron"]
    t.do(f"take {kept}")
    assert t.hand("amber") == [kept] and t.under("spells") == [left]


@rule("SC-7.6")
def test_an_empty_deck_gives_nothing() -> None:
    hands, tokens = {"amber": ["smartbox", "red_cap"]}, {"amber": "3 0 0"}
    t = table(hands=hands, tokens=tokens, decks={"spells": ["heron"]}).do("use smartbox")
    assert t.hand("amber") == ["heron", "red_cap"] and t.deck_size("spells") == 0 and t.seat == "amber"
    t = table(artifacts={"amber": ["nav_heart"]}, hands={"amber": ["red_cap"]}, tokens=tokens, decks={"spells": []})
    t.do("use nav_heart", "player sky")
    assert t.options() == ["deck artifacts", "deck mercenaries"] and t.why("deck spells") == "SC-7.6"


@rule("SC-7.7")
def test_discarded_characters_go_under_their_decks() -> None:
    characters = {"amber": ["manticore", "golem_guard", "konets", "os_spy", "griffin"]}
    t = table(characters=characters, hands={"amber": ["red_cap"]}, tokens={"amber": "1 0 0"}).do(
        "buy red_cap", "dismiss 2"
    )
    assert t.under("mercenaries") == ["manticore"] and t.under("artifacts") == []
    t = table(characters=characters, hands={"amber": ["red_cap"]}, tokens={"amber": "1 0 0"}).do(
        "buy red_cap", "dismiss 3"
    )
    assert t.under("artifacts") == ["golem_guard"] and t.under("mercenaries") == []


@rule("SC-7.8")
def test_a_discarded_hero_goes_back_into_the_house_deck() -> None:
    characters = {"amber": ["nav_ortega", *FIVE[:4]]}
    t = table(characters=characters, hands={"amber": ["red_cap"]}, tokens={"amber": "1 0 0"})
    assert "nav_ortega" not in t.house_deck("amber")
    t.do("buy red_cap", "dismiss 2")
    assert "nav_ortega" in t.house_deck("amber") and t.gone() == []
    assert t.characters("amber") == ["nav_prince", "red_cap", *FIVE[:4]]


@rule("SC-7.9")
def test_a_house_card_discarded_from_hand_goes_back_into_the_house_deck() -> None:
    t = table(phase="end", hands={"amber": [*SIX, "nav_shadow"]})
    assert "nav_shadow" not in t.house_deck("amber")
    t.do("discard nav_shadow")
    assert "nav_shadow" in t.house_deck("amber") and t.gone() == [] and t.hand("amber") == SIX


@rule("SC-7.10")
def test_killed_mercenaries_go_under_their_decks() -> None:
    characters = {"sky": ["konets", "golem_guard"]}
    hands, tokens = {"amber": ["ball_lightning", "red_cap"]}, {"amber": "1 3 0"}
    t = table(hands=hands, characters=characters, tokens=tokens).do("use ball_lightning", "target sky 2")
    assert t.under("mercenaries") == ["konets"] and t.under("artifacts") == []
    assert t.characters("sky") == ["lyud_vseslava", "golem_guard"]
    t = table(hands=hands, characters=characters, tokens=tokens).do("use ball_lightning", "target sky 3")
    assert t.under("artifacts") == ["golem_guard"] and t.under("mercenaries") == []
    assert t.characters("sky") == ["lyud_vseslava", "konets"] and t.under("spells") == ["ball_lightning"]


@rule("SC-7.11")
def test_a_killed_hero_leaves_the_game() -> None:
    t = table(
        houses=["lyud", "nav"],
        characters={"sky": ["nav_dominga", "os_spy"]},
        hands={"amber": ["elven_arrow", "red_cap"]},
        tokens={"amber": "1 2 0"},
    )
    t.do("use elven_arrow", "target sky 2")
    assert t.gone() == ["nav_dominga"] and t.characters("sky") == ["nav_prince", "os_spy"]
    assert "nav_dominga" not in t.house_deck("sky") and t.hand("sky") == []


@rule("SC-7.12")
def test_a_used_house_spell_leaves_the_game() -> None:
    t = table(
        houses=["chud", "nav"],
        characters={"sky": ["konets", "os_spy"]},
        hands={"amber": ["chud_dragon_breath", "red_cap"]},
        tokens={"amber": "1 0 1"},
    )
    t.do("use chud_dragon_breath", "target sky 3")
    assert t.gone() == ["chud_dragon_breath"] and t.influence("amber") == 0 and t.hand("amber") == ["red_cap"]
    assert "chud_dragon_breath" not in t.house_deck("amber") and t.under("spells") == []


@rule("SC-7.13")
def test_a_used_house_artifact_leaves_the_game() -> None:
    artifacts = {"amber": ["lyud_diadem"]}
    t = table(houses=["lyud", "nav"], artifacts=artifacts, hands={"amber": ["red_cap"]}, tokens={"amber": "1 0 0"})
    t.do("use lyud_diadem")
    assert t.mana("amber") == 5 and len(t.hand("amber")) == 2
    assert t.artifacts("amber") == [] and t.gone() == ["lyud_diadem"] and "lyud_diadem" not in t.house_deck("amber")


@rule("SC-7.14")
def test_what_lies_on_a_character_goes_with_it() -> None:
    hands, tokens = {"amber": ["forge_hammer", "dragon_spit", "red_cap"]}, {"amber": "1 5 0"}
    t = table(hands=hands, characters={"sky": ["fata", "garka"]}, tokens=tokens)
    t.do("use forge_hammer", "target sky 2")
    assert t.strength("sky", 2) == 7 and t.under("spells") == []
    t.do("use dragon_spit", "target sky 2")
    assert t.characters("sky") == ["lyud_vseslava", "garka"]
    assert sorted(t.under("spells")) == ["dragon_spit", "forge_hammer"]


@rule("SC-7.15")
def test_leaders_cannot_be_chosen() -> None:
    characters = {"amber": ["fata", "erli_doctor"], "sky": ["garka"]}
    hands, tokens = {"amber": ["forge_hammer", "dragon_spit", "black_katana"]}, {"amber": "9 9 0"}
    t = table(hands=hands, characters=characters, tokens=tokens).do("use forge_hammer")
    assert t.options() == ["target amber 2", "target amber 3", "target sky 2"]
    t = table(hands=hands, characters=characters, tokens=tokens).do("use dragon_spit")
    assert t.options() == ["target amber 2", "target sky 2"]
    t = table(hands=hands, characters=characters, tokens=tokens).do("ability 3")
    assert t.options() == ["target amber 2", "target amber 3"]
    t = table(houses=["chud", "hvan"], hands=hands, characters={"sky": ["garka", "konets", "griffin"]}, tokens=tokens)
    assert t.do("use black_katana").options() == ["target sky 2", "target sky 4"]


@rule("SC-7.16")
def test_the_owner_knows_the_house_deck() -> None:
    t = table(hands={"amber": ["nav_heart", "red_cap"]}, tokens={"amber": "1 0 0"})
    deck = ["nav_dark_path", "nav_dominga", "nav_ortega", "nav_santiaga", "nav_shadow"]
    assert t.seen_by("amber").house_deck("amber") == deck
    assert t.guess("amber", seed=3).house_deck("amber") == deck


@rule("SC-7.17")
def test_strength_conditions_look_at_the_printed_strength() -> None:
    hands, tokens = {"amber": ["forge_hammer", "dragon_spit"]}, {"amber": "0 5 0"}
    t = table(hands=hands, characters={"sky": ["manticore", "fata", "garka"]}, tokens=tokens)
    t.do("use forge_hammer", "target sky 2")
    assert t.strength("sky", 2) == 5
    assert t.do("use dragon_spit").options() == ["target sky 3", "target sky 4"]
