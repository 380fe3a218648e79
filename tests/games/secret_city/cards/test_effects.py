"""How the effects of cards follow each other, and whom they may choose."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import fight, targets, tokens, won
from tests.games.secret_city.table import rule, table

EMPTY: dict[str, list[str]] = {"spells": [], "mercenaries": [], "artifacts": []}


# How effects follow each other


@rule("SC-14.1")
def test_effects_come_in_the_order_written() -> None:
    t = won("chel", hands={"sky": ["heron"]}, decks={"spells": ["forge_hammer"], "mercenaries": [], "artifacts": []})
    assert t.options() == ["take heron"] and t.influence("amber") == 0
    t.do("take heron")
    assert t.options() == ["deck spells"] and t.influence("amber") == 0
    t.do("deck spells")
    assert t.hand("amber") == ["forge_hammer", "heron"] and t.influence("amber") == 1


@rule("SC-14.2")
def test_an_effect_with_nothing_to_do_does_not_stop_the_next() -> None:
    t = won("chud", decks=EMPTY)
    assert tokens(t, "amber") == "0 0 1" and t.hand("amber") == []
    t = table(artifacts={"amber": ["nav_heart"]}, decks={**EMPTY, "spells": ["heron"]})
    t.do("use nav_heart", "player sky", "deck spells")
    assert t.influence("amber") == 0 and t.hand("amber") == ["heron"]


@rule("SC-14.3")
def test_without_a_first_target_a_card_is_not_used() -> None:
    assert not fight(hand="forge_hammer elven_arrow warding big_road").verbs() & {"use"}
    assert fight("red_cap", hand="forge_hammer elven_arrow warding big_road").verbs() >= {"use"}
    assert not fight("nav_santiaga", "griffin").may("ability 2")
    assert fight("nav_santiaga", "griffin", assigned={"sky": {2: "for green"}}).may("ability 2")


@rule("SC-14.3")
def test_a_card_that_needs_no_character_is_used_even_for_nothing() -> None:
    t = fight(hand="intimate_canopy")
    t.do("use intimate_canopy", "player sky")
    assert t.under("spells") == ["intimate_canopy"] and t.seat == "sky"


# The target player


@rule("SC-14.4")
def test_the_target_player_is_an_opponent_named_once() -> None:
    t = fight("anna", hands={"sky": ["heron"], "green": ["dispel"]})
    t.do("ability 2")
    assert t.options() == ["player green", "player sky"]
    t.do("player green")
    assert t.options() == ["discard dispel"]
    t.do("discard dispel")
    assert t.hand("green") == [] and t.hand("sky") == ["heron"]
    assert t.seen_by("amber").hand("sky") == ["spells"]


@rule("SC-14.4")
def test_the_only_opponent_is_named_too() -> None:
    t = table(hands={"amber": ["aura_reading"], "sky": ["heron"]}, tokens={"amber": "0 3 0"}).do("use aura_reading")
    assert t.options() == ["player sky"]


@rule("SC-14.5")
def test_strategies_and_heroes_turn_against_the_declared_player() -> None:
    t = won(
        "masan",
        "masan_claudia",
        seats=3,
        strategies={"amber": "deft_manipulations green"},
        hands={"sky": ["dispel"], "green": ["heron"]},
        tokens={"sky": "5 5 5", "green": "0 3 0"},
    )
    assert t.hand("amber") == ["heron"] and t.hand("sky") == ["dispel"]
    assert tokens(t, "amber") == "0 3 1" and tokens(t, "green") == "0 0 0" and tokens(t, "sky") == "5 5 5"


# Which characters may be chosen


@rule("SC-14.6")
def test_whose_characters_may_be_chosen() -> None:
    everybody = {"amber": ["red_cap"], "sky": ["red_cap"], "green": ["os_spy"]}
    own, others = ["amber 2"], ["green 2", "sky 2"]
    for card, chosen in [("warding", own), ("mermaid_kiss", others), ("elven_arrow", [*own, *others])]:
        t = fight(hand=card, characters=everybody).do(f"use {card}")
        assert targets(t.options()) == chosen


@rule("SC-14.6")
def test_a_strategy_chooses_among_the_target_players_characters() -> None:
    t = won(
        "hvan",
        seats=3,
        characters={"amber": ["red_cap"], "sky": ["griffin", "fata"], "green": ["manticore"]},
    )
    assert targets(t.options()) == ["sky 2", "sky 3"]


@rule("SC-14.7")
def test_mercenaries_are_common_ones_golems_and_unique_ones() -> None:
    t = fight(sky="griffin golem_guard lyud_milana anna cortes", hand="ball_lightning").do("use ball_lightning")
    assert targets(t.options()) == ["sky 2", "sky 3"]  # strength 3 at most
    t = fight(sky="griffin golem_guard lyud_milana anna", hand="masan_thirst", house="masan").do("use masan_thirst")
    assert targets(t.options()) == ["sky 2", "sky 3", "sky 5"]


@rule("SC-14.8")
def test_without_a_kind_heroes_and_mercenaries_are_meant() -> None:
    t = fight(sky="cortes golem_lunatic lyud_mecheslav fata red_cap", hand="dragon_spit").do("use dragon_spit")
    assert targets(t.options()) == ["sky 2", "sky 3", "sky 4", "sky 5"]


@rule("SC-14.9")
def test_strength_conditions_ignore_what_lies_on_the_character() -> None:
    t = fight("manticore hvan_mercenary", hand="forge_hammer dragon_spit ball_lightning")
    t.do("use forge_hammer", "target amber 2", "assign 1 for sky", "assign 1 for sky")
    assert t.strength("amber", 2) == 5
    t.do("use ball_lightning")
    assert targets(t.options()) == ["amber 2"]
    t = fight("manticore hvan_mercenary", hand="forge_hammer dragon_spit")
    t.do("use forge_hammer", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use dragon_spit")
    assert targets(t.options()) == ["amber 3"]


@rule("SC-14.9")
def test_a_silenced_character_keeps_its_printed_strength() -> None:
    t = fight(sky="hvan_mercenary red_cap", hand="veil_of_desire elven_arrow", assigned={"sky": {2: "for green"}})
    t.do("use veil_of_desire", "target sky 2", "assign 1 for sky", "assign 1 for sky", "use elven_arrow")
    assert targets(t.options()) == ["sky 3"]


@rule("SC-14.10")
def test_assigned_and_not_assigned_characters() -> None:
    setting = {"amber": {2: "for amber"}, "sky": {2: "for green"}}
    t = fight("konets fata", "griffin red_cap", "veil_of_desire", assigned=setting).do("use veil_of_desire")
    assert targets(t.options()) == ["amber 2", "sky 2"]
    t = fight("konets fata", "griffin red_cap", "hvan_shadow_strike", "hvan", assigned=setting)
    assert targets(t.do("use hvan_shadow_strike").options()) == ["amber 3", "sky 3"]


@rule("SC-14.11")
def test_a_symbol_counts_printed_or_given() -> None:
    t = fight("fata manticore garka", hand="black_katana glamour").do("use black_katana")
    assert targets(t.options()) == ["amber 3", "amber 4"]
    t = fight("fata manticore garka", hand="black_katana glamour")
    t.do("use glamour", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use black_katana")
    assert targets(t.options()) == ["amber 2", "amber 3", "amber 4"]
    t.do("target amber 2")
    assert t.strength("amber", 2) == 8


@rule("SC-14.12")
def test_a_face_down_character_is_asked_for() -> None:
    t = fight("fata manticore", "griffin", "stimulant", down={"amber": [1, 3], "sky": [2]}).do("use stimulant")
    assert targets(t.options()) == ["amber 3"]


@rule("SC-14.13")
def test_the_thunderer_moves_itself() -> None:
    t = fight("golem_thunderer garka", assigned={"amber": {2: "for amber", 3: "for amber"}}).do("ability 2")
    assert t.options() == ["place against green", "place for green"]
    t.do("place for green")
    assert t.at("amber", 2) == "for green" and t.at("amber", 3) == "for amber"


@rule("SC-14.14")
def test_the_same_character_is_not_asked_for_again() -> None:
    t = fight("fata manticore", hand="chel_cunning", house="chel").do("use chel_cunning", "target amber 3")
    assert t.seat == "sky" and t.strength("amber", 3) == 5 and t.symbols("amber", 3) == ["intrigue", "magic", "weapons"]
    assert t.strength("amber", 2) == 5 and t.symbols("amber", 2) == ["magic"]


@rule("SC-14.15")
@pytest.mark.parametrize("card", ["forge_hammer", "veil_of_desire", "warding", "glamour", "big_road", "stimulant"])
def test_leaders_are_never_chosen(card: str) -> None:
    sides = {"amber": {1: "for amber"}, "sky": {1: "for sky"}}
    t = fight(hand=card, assigned=sides, down={"amber": [1]} if card == "stimulant" else {})
    assert not t.may(f"use {card}")


@rule("SC-14.15")
def test_a_strategy_kills_no_leader() -> None:
    t = won("hvan")
    assert t.phase == "auction" and t.characters("sky") == ["nav_prince"] and t.influence("amber") == 1


@rule("SC-14.16")
def test_a_shielded_character_is_out_of_reach_for_others() -> None:
    t = fight(
        "red_cap manticore",
        hands={"amber": ["warding", "forge_hammer"], "sky": ["elven_arrow", "ball_lightning"]},
        tokens={"amber": "0 9 0", "sky": "0 9 0"},
    )
    t.do("use warding", "target amber 2")
    assert t.shielded("amber", 2) and not t.may("use elven_arrow") and t.may("use ball_lightning")
    t.do("assign 1 for sky", "assign 1 for sky", "use forge_hammer")
    assert targets(t.options()) == ["amber 2", "amber 3"]
