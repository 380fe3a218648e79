"""The words that cards are written in: targets, effects and timings, each shown by a card that uses it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.secret_city.cards.words import fight, led, poorer, tokens, won
from tests.games.secret_city.table import rule, table
from undercourt.kernel.decision import IllegalAction

Setting = dict[str, Any]
EMPTY: dict[str, list[str]] = {"spells": [], "mercenaries": [], "artifacts": []}


def targets(options: list[str]) -> list[str]:
    """The characters among the options, without the verb."""
    return [option.removeprefix("target ") for option in options if option.startswith("target ")]


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


# Tokens


@rule("SC-14.17")
def test_gained_tokens_come_from_the_bank() -> None:
    t = fight(hand="golden_rain", tokens={"amber": "1 2 0", "sky": "4 4 4"}).do("use golden_rain")
    assert tokens(t, "amber") == "4 0 0" and tokens(t, "sky") == "4 4 4"


@rule("SC-14.18")
@pytest.mark.parametrize(("had", "left"), [("0 0 3", "0 0 2"), ("0 0 1", "0 0 0"), ("5 5 0", "5 5 0")])
def test_lost_tokens_go_to_the_bank(had: str, left: str) -> None:
    t = table("territories", territories={"amber": ["tigradcom"]}, tokens={"sky": had})
    t.do("property tigradcom", "player sky")
    assert tokens(t, "sky") == left and t.influence("amber") == 0


@rule("SC-14.19")
@pytest.mark.parametrize(("had", "left", "got"), [("5 5 5", "3 5 5", "2 0 1"), ("1 5 5", "0 5 5", "1 0 1")])
def test_stolen_tokens_change_hands(had: str, left: str, got: str) -> None:
    t = won("chud", tokens={"sky": had}, decks=EMPTY)
    assert tokens(t, "sky") == left and tokens(t, "amber") == got


@rule("SC-14.20")
def test_the_thief_picks_the_mix() -> None:
    t = won("masan", tokens={"sky": "2 5 0"})
    assert t.seat == "amber" and t.options() == ["number 0", "number 1", "number 2"]
    t.do("number 1")
    assert tokens(t, "sky") == "1 3 0" and tokens(t, "amber") == "1 2 1"


@rule("SC-14.20")
def test_the_mix_is_bounded_by_what_the_victim_has() -> None:
    t = won("masan", tokens={"sky": "5 1 0"})
    assert t.options() == ["number 2", "number 3"]
    t = won("masan", tokens={"sky": "1 1 0"})
    assert tokens(t, "sky") == "0 0 0" and tokens(t, "amber") == "1 1 1"


@rule("SC-14.21")
def test_no_influence_is_in_the_mix() -> None:
    t = won("masan", tokens={"sky": "0 0 5"})
    assert tokens(t, "sky") == "0 0 5" and tokens(t, "amber") == "0 0 1"


@rule("SC-14.22")
@pytest.mark.parametrize(("way", "after"), [("choose 1", "1 7 0"), ("choose 2", "7 1 0")])
def test_one_resource_is_exchanged_for_the_other(way: str, after: str) -> None:
    t = table("territories", territories={"amber": ["trade_guild"]}, tokens={"amber": "3 3 0"})  # the home brings 1 1
    t.do("property trade_guild", way, "number 3")
    assert tokens(t, "amber") == after and not t.may("property trade_guild")


@rule("SC-14.23")
def test_no_more_is_converted_than_named_or_owned() -> None:
    t = table("territories", territories={"amber": ["bitsa_forest"]}, tokens={"amber": "8 1 0"})
    t.do("property bitsa_forest", "choose 1")
    assert t.may("number 4") and not t.may("number 5")
    t = table("territories", territories={"amber": ["bitsa_forest"]}, tokens={"amber": "8 1 0"})
    t.do("property bitsa_forest", "choose 2")
    assert t.may("number 2") and not t.may("number 3")


# Cards


@rule("SC-14.24")
def test_the_top_card_is_drawn() -> None:
    t = table(
        hands={"amber": ["smartbox"]}, tokens={"amber": "2 0 0"}, decks={"spells": ["heron", "dispel", "glamour"]}
    )
    t.do("use smartbox")
    assert t.hand("amber") == ["dispel", "heron"] and t.deck_size("spells") == 1


@rule("SC-14.24", "SC-14.2")
def test_what_is_left_of_a_deck_is_drawn() -> None:
    t = table(hands={"amber": ["smartbox"]}, tokens={"amber": "2 0 0"}, decks={"spells": ["heron"]})
    assert t.do("use smartbox").hand("amber") == ["heron"]


@rule("SC-14.25")
def test_one_of_two_is_kept() -> None:
    t = table("territories", territories={"amber": ["asura_library"]}, decks={"spells": ["heron", "dispel", "glamour"]})
    t.do("property asura_library")
    assert t.options() == ["take dispel", "take heron"]
    t.do("take dispel")
    assert t.hand("amber") == ["dispel"] and t.deck_size("spells") == 2
    t = table("territories", territories={"amber": ["asura_library"]}, decks={"spells": ["heron", "dispel"]})
    t.do("property asura_library", "take dispel")
    assert t.under("spells") == ["heron"]


@rule("SC-14.26")
def test_the_deck_is_named_before_each_card() -> None:
    t = table(
        "territories",
        territories={"amber": ["las_vegas_center"]},
        decks={"spells": ["heron"], "mercenaries": ["fata", "griffin"], "artifacts": []},
    )
    t.do("property las_vegas_center")
    assert t.options() == ["deck mercenaries", "deck spells"]
    t.do("deck spells")
    assert t.hand("amber") == ["heron"] and t.options() == ["deck mercenaries"]
    assert t.do("deck mercenaries").hand("amber") == ["fata", "heron"]


@rule("SC-14.27")
def test_any_card_of_the_house_or_none() -> None:
    deck = ["nav_dominga", "nav_heart", "nav_shadow"]
    t = table("territories", territories={"amber": ["council_hall"]}, house_deck={"amber": deck})
    t.do("property council_hall")
    assert t.options() == ["done", "take nav_dominga", "take nav_heart", "take nav_shadow"]
    t.do("take nav_heart")
    assert t.hand("amber") == ["nav_heart"] and t.house_deck("amber") == ["nav_dominga", "nav_shadow"]
    t.do("property citadel_dark_court", "done")
    assert t.hand("amber") == ["nav_heart"] and t.house_deck("amber") == ["nav_dominga", "nav_shadow"]


@rule("SC-14.28")
def test_the_victim_chooses_what_to_discard() -> None:
    t = fight(hands={"amber": ["intimate_canopy"], "sky": ["heron", "fata", "dispel"]})
    t.do("use intimate_canopy", "player sky")
    assert t.seat == "sky" and t.options() == ["discard dispel", "discard fata", "discard heron"]
    t.do("discard fata", "discard heron")
    assert t.hand("sky") == ["dispel"]
    assert t.under("mercenaries") == ["fata"] and t.under("spells") == ["intimate_canopy", "heron"]


@rule("SC-14.28")
def test_the_victim_may_discard_house_cards() -> None:
    t = fight(hands={"amber": ["intimate_canopy"], "sky": ["lyud_diadem", "heron", "dispel"]})
    t.do("use intimate_canopy", "player sky", "discard lyud_diadem", "discard heron")
    assert t.hand("sky") == ["dispel"] and "lyud_diadem" in t.house_deck("sky") and t.gone() == []


@rule("SC-14.29")
def test_too_small_a_hand_is_discarded_whole() -> None:
    t = fight(hands={"amber": ["intimate_canopy"], "sky": ["heron"]})
    t.do("use intimate_canopy", "player sky")
    t.do("discard heron")
    assert t.hand("sky") == [] and t.may("assign 1 for sky")


@rule("SC-14.30")
def test_the_user_sees_the_hand_and_chooses() -> None:
    t = fight(hands={"amber": ["truth_mirror"], "sky": ["heron", "lyud_diadem", "fata"]})
    t.do("use truth_mirror", "player sky")
    assert t.seat == "amber" and t.options() == ["discard fata", "discard heron", "discard lyud_diadem"]
    assert t.seen_by("amber").hand("sky") == ["fata", "heron", "lyud_diadem"]
    t.do("discard lyud_diadem")
    assert t.hand("sky") == ["fata", "heron"] and "lyud_diadem" in t.house_deck("sky") and t.hand("amber") == []


@rule("SC-14.31")
def test_a_taken_card_comes_into_the_takers_hand() -> None:
    t = fight(hands={"amber": ["aura_reading"], "sky": ["heron", "fata"]})
    t.do("use aura_reading", "player sky")
    assert t.seat == "amber" and t.options() == ["take fata", "take heron"]
    t.do("take fata")
    assert t.hand("amber") == ["fata"] and t.hand("sky") == ["heron"]
    assert t.seen_by("amber").hand("sky") == ["heron"] and t.seen_by("green").hand("sky") == ["spells"]


@rule("SC-14.32")
def test_house_cards_are_not_taken() -> None:
    t = fight(hands={"amber": ["aura_reading"], "sky": ["lyud_diadem", "heron", "fata"]})
    t.do("use aura_reading", "player sky")
    assert t.options() == ["take fata", "take heron"]
    t = fight(hands={"amber": ["aura_reading"], "sky": ["lyud_diadem"]})
    t.do("use aura_reading", "player sky")
    assert t.seat == "sky" and t.hand("amber") == [] and t.hand("sky") == ["lyud_diadem"]


@rule("SC-14.33", "SC-14.32")
def test_the_lot_falls_on_no_house_card() -> None:
    t = won("masan", "masan_claudia", hands={"sky": ["nav_shadow", "nav_heart", "nav_dark_path", "heron"]})
    assert t.hand("amber") == ["heron"] and t.hand("sky") == ["nav_dark_path", "nav_heart", "nav_shadow"]
    t = won("masan", "masan_claudia", hands={"sky": ["nav_shadow"]})
    assert t.hand("amber") == [] and t.hand("sky") == ["nav_shadow"]


@rule("SC-14.33")
def test_one_card_is_taken_at_random() -> None:
    t = won("masan", "masan_claudia", hands={"sky": ["heron", "fata", "dispel"]})
    assert len(t.hand("amber")) == 1 and sorted(t.hand("amber") + t.hand("sky")) == ["dispel", "fata", "heron"]


@rule("SC-14.34")
def test_a_hand_that_is_looked_at_is_known_to_the_looker_alone() -> None:
    t = table(
        "territories",
        seats=3,
        territories={"amber": ["annas_apartment"]},
        hands={"sky": ["heron", "fata", "lyud_diadem"], "green": ["dispel"]},
    )
    t.do("property annas_apartment", "player sky")
    assert t.seen_by("amber").hand("sky") == ["fata", "heron", "lyud_diadem"]
    assert t.seen_by("green").hand("sky") == ["house", "mercenaries", "spells"]
    assert t.seen_by("amber").hand("green") == ["spells"] and len(t.hand("sky")) == 3


# What lies on characters and strategies


@rule("SC-14.35", "SC-14.75")
def test_a_bonus_lasts_until_the_end_of_the_battle() -> None:
    t = table(
        hands={"amber": ["forge_hammer"]},
        tokens={"amber": "0 1 0"},
        characters={"amber": ["manticore"]},
        strategies={"amber": "open_clash sky", "sky": "night_storm amber"},
        deals="off",
    )
    t.do("use forge_hammer", "target amber 2", "done", "done")
    assert t.phase == "battle" and t.strength("amber", 2) == 5 and t.under("spells") == []
    t.do("assign 2 for amber")
    assert t.phase == "auction" and t.strength("amber", 2) == 3 and t.under("spells") == ["forge_hammer"]
    assert t.influence("amber") == 2  # the clash's own and, by 5 to 0, the margin's; it is not natural for Nav


@rule("SC-14.36")
@pytest.mark.parametrize(
    ("card", "sides"),
    [("inspiration", ["for"]), ("web_of_doubt", ["against"]), ("war_banner", ["against", "for"])],
)
def test_a_bonus_to_a_strategy_has_its_side(card: str, sides: list[str]) -> None:
    t = fight(hand=card).do(f"use {card}")
    assert t.options() == [f"place {side} {seat}" for side in sides for seat in ("amber", "green", "sky")]
    t.do(f"place {sides[0]} sky")
    assert t.total(f"{sides[0]} sky") == 3 and t.seat == "sky"


@rule("SC-14.37")
def test_a_bonus_lies_on_any_declared_strategy() -> None:
    t = fight(hand="inspiration war_banner")
    t.do(
        "use inspiration",
        "place for green",
        "assign 1 for sky",
        "assign 1 for sky",
        "use war_banner",
        "place for green",
    )
    assert t.total("for green") == 6
    t = fight(hand="inspiration").do("use inspiration", "place for amber")
    assert t.total("for amber") == 3


@rule("SC-14.38")
@pytest.mark.parametrize("phase", ["territories", "buying"])
def test_a_strategy_gets_no_bonus_before_the_battle(phase: str) -> None:
    setting: Setting = {"hands": {"amber": ["inspiration", "golden_rain"]}, "tokens": {"amber": "9 9 9"}}
    t = table(phase, **setting)
    assert t.may("use golden_rain") and not t.may("use inspiration")


@rule("SC-14.39")
def test_a_silenced_character_counts_nothing_before_or_after() -> None:
    t = fight(
        sky="hvan_mercenary",
        hands={"amber": ["forge_hammer", "veil_of_desire"], "sky": ["heron", "black_katana"]},
        tokens={"amber": "9 9 9", "sky": "9 9 9"},
        assigned={"sky": {2: "for green"}},
    )
    t.do("use forge_hammer", "target sky 2", "assign 1 for sky", "assign 1 for sky")
    assert t.total("for green") == 6
    t.do("use veil_of_desire", "target sky 2")
    assert t.strength("sky", 2) == 0 and t.total("for green") == 0
    t.do("use black_katana", "target sky 2")
    assert t.strength("sky", 2) == 0 and t.total("for green") == 0


@rule("SC-14.40")
def test_given_symbols_open_other_strategies() -> None:
    t = fight("fata", hand="glamour")
    assert not t.may("assign 2 for amber") and not t.may("assign 2 for green") and t.may("assign 2 for sky")
    t.do("use glamour", "target amber 2", "assign 1 for sky", "assign 1 for sky")
    assert t.may("assign 2 for amber") and t.may("assign 2 against green") and t.may("assign 2 for sky")
    assert t.symbols("amber", 2) == ["intrigue", "magic", "weapons"]


@rule("SC-14.41")
def test_dispel_takes_off_cards_and_markers() -> None:
    t = fight(
        sky="lyud_yaroslava hvan_mercenary",
        hands={"amber": ["dispel"], "sky": ["forge_hammer"]},
        tokens={"amber": "0 1 0", "sky": "0 9 0"},
        assigned={"sky": {3: "for green"}},
        first="sky",
    )
    t.do("ability 2", "target sky 3", "assign 1 for sky", "assign 1 for amber", "use forge_hammer", "target sky 3")
    assert t.strength("sky", 3) == 8
    t.do("use dispel", "target sky 3")
    assert t.strength("sky", 3) == 4 and t.total("for green") == 4 and t.under("spells") == ["dispel", "forge_hammer"]


@rule("SC-14.41")
def test_dispel_lets_a_silenced_character_count_again() -> None:
    t = fight("hvan_mercenary", hand="veil_of_desire dispel", assigned={"amber": {2: "for green"}})
    t.do("use veil_of_desire", "target amber 2", "assign 1 for sky", "assign 1 for sky")
    assert t.total("for green") == 0
    t.do("use dispel", "target amber 2")
    assert t.total("for green") == 4


@rule("SC-14.42")
def test_dispel_clears_a_strategy() -> None:
    t = fight(
        hands={"amber": ["dispel"], "sky": ["inspiration"], "green": ["war_banner"]},
        tokens={"amber": "0 1 0", "sky": "0 3 0", "green": "4 0 0"},
        first="sky",
    )
    t.do("use inspiration", "place for green", "use war_banner", "place against green")
    assert t.total("for green") == 3 and t.total("against green") == 3
    t.do("use dispel")
    assert {option.split()[-1] for option in t.options()} == {"green"}
    t.do("place for green")
    assert t.total("for green") == 0 and t.total("against green") == 0
    assert t.under("spells") == ["dispel", "inspiration"] and t.under("artifacts") == ["war_banner"]


@rule("SC-14.41", "SC-14.42")
def test_dispel_asks_which_if_both_are_there() -> None:
    t = fight(
        "manticore",
        hands={"amber": ["dispel", "forge_hammer"], "sky": ["inspiration"]},
        tokens={"amber": "0 2 0", "sky": "0 3 0"},
    )
    t.do("use forge_hammer", "target amber 2", "use inspiration", "place for sky", "assign 1 for sky", "use dispel")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert targets(t.options()) == ["amber 2"]


@rule("SC-14.43")
def test_dispel_needs_something_to_remove() -> None:
    t = fight("manticore griffin", hand="dispel forge_hammer")
    assert not t.may("use dispel") and t.may("use forge_hammer")
    t.do("use forge_hammer", "target amber 3", "assign 1 for sky", "assign 1 for sky", "use dispel")
    assert targets(t.options()) == ["amber 3"]


@rule("SC-14.44")
def test_a_dispelled_symbol_moves_nobody() -> None:
    t = fight("fata", hand="glamour dispel", assigned={"sky": {1: "for sky"}})
    t.do("use glamour", "target amber 2", "assign 1 for sky", "assign 2 for green", "use dispel", "target amber 2")
    assert t.symbols("amber", 2) == ["magic"] and t.at("amber", 2) == "for green" and t.total("for green") == 5


@rule("SC-14.45")
def test_a_shield_holds_against_a_strategy_of_the_same_turn() -> None:
    t = table(
        "territories",
        houses=["nav", "hvan"],
        first="amber",
        territories={"amber": ["moscow_abode"]},
        characters={"amber": ["red_cap", "os_spy"]},
        strategies={"amber": "ancient_rituals sky", "sky": "contract_killing amber"},
        deals="off",
    )
    t.do("property moscow_abode", "target amber 2", "done", "done", "done", "done")
    assert t.phase == "battle" and t.shielded("amber", 2)
    t.do("assign 1 for amber", "assign 1 for sky", "assign 2 against sky")
    assert t.seat == "sky" and targets(t.options()) == ["amber 3"]
    t.do("target amber 3")
    assert t.turn == 2 and t.characters("amber") == ["nav_prince", "red_cap"] and not t.shielded("amber", 2)


@rule("SC-14.45")
def test_a_shield_holds_against_abilities_and_artifacts() -> None:
    t = fight(
        houses=["nav", "chud", "lyud"],
        characters={"amber": ["erli_doctor"], "sky": ["chud_hugo"]},
        hands={"sky": ["black_powder", "capture_net"]},
        tokens={"amber": "0 1 0", "sky": "9 9 9"},
    )
    t.do("ability 2", "target amber 2")
    assert t.seat == "sky" and not t.may("ability 2")
    assert not t.may("use black_powder") and not t.may("use capture_net")


@rule("SC-14.46")
def test_a_shield_leaves_what_lies_there() -> None:
    t = fight(
        "manticore",
        hands={"amber": ["warding"], "sky": ["veil_of_desire"]},
        tokens={"amber": "0 1 0", "sky": "0 2 0"},
        assigned={"amber": {2: "for green"}},
        first="sky",
    )
    t.do("use veil_of_desire", "target amber 2", "assign 1 for sky", "use warding", "target amber 2")
    assert t.shielded("amber", 2) and t.strength("amber", 2) == 0


# What happens to characters


@rule("SC-14.47")
@pytest.mark.parametrize(
    ("victim", "deck"), [("hvan_mercenary", "mercenaries"), ("golem_lunatic", "artifacts"), ("lyud_mecheslav", "")]
)
def test_where_the_dead_go(victim: str, deck: str) -> None:
    t = fight(sky=victim, hand="dragon_spit").do("use dragon_spit", "target sky 2")
    assert t.characters("sky") == ["lyud_vseslava"]
    if deck:
        assert t.under(deck) == [victim] and t.gone() == []
    else:
        assert t.gone() == [victim] and victim not in t.house_deck("sky")


@rule("SC-14.48")
@pytest.mark.parametrize(("victim", "place"), [("cortes", "office_unpleasant_sensations"), ("anna", "annas_apartment")])
def test_the_unique_dead_go_home(victim: str, place: str) -> None:
    t = fight(sky=victim, hand="dragon_spit", territories={"green": [place]})
    assert t.lies_on(place) is None
    t.do("use dragon_spit", "target sky 2")
    assert t.lies_on(place) == victim and t.characters("sky") == ["lyud_vseslava"]


@rule("SC-14.49")
def test_what_lay_on_the_dead_goes_under_its_deck() -> None:
    t = fight("fata", hand="forge_hammer dragon_spit", assigned={"amber": {2: "for sky"}})
    t.do("use forge_hammer", "target amber 2", "assign 1 for sky", "assign 1 for sky")
    before = t.total("for sky")
    t.do("use dragon_spit", "target amber 2")
    assert t.total("for sky") == before - 7 and t.under("spells") == ["dragon_spit", "forge_hammer"]
    assert t.under("mercenaries") == ["fata"]


@rule("SC-14.50")
def test_a_character_turned_down_leaves_its_strategy() -> None:
    t = fight(
        sky="griffin",
        hands={"amber": ["mermaid_kiss"], "sky": ["forge_hammer"]},
        tokens={"amber": "0 3 0", "sky": "0 1 0"},
        assigned={"sky": {2: "for green"}},
        first="sky",
    )
    t.do("use forge_hammer", "target sky 2", "assign 1 for sky")
    assert t.total("for green") == 5
    t.do("use mermaid_kiss", "target sky 2")
    assert t.down("sky") == [2] and t.at("sky", 2) is None and t.total("for green") == 0
    assert t.strength("sky", 2) == 3 and t.under("spells") == ["mermaid_kiss", "forge_hammer"]
    assert t.seat == "sky" and not t.may("assign 2 for green")


@rule("SC-14.51")
def test_a_face_down_character_is_not_turned_again() -> None:
    t = fight(sky="griffin red_cap", hand="mermaid_kiss", down={"sky": [2]}).do("use mermaid_kiss")
    assert targets(t.options()) == ["sky 3"]
    assert not fight(sky="griffin", hand="mermaid_kiss", down={"sky": [2]}).may("use mermaid_kiss")


@rule("SC-14.52")
def test_a_character_turned_up_may_be_assigned() -> None:
    t = fight("manticore", hand="stimulant", down={"amber": [2]})
    assert not t.may("assign 2 for green")
    t.do("use stimulant", "target amber 2")
    assert t.down("amber") == [] and t.at("amber", 2) is None
    t.do("assign 1 for sky", "assign 1 for sky", "assign 2 for green")
    assert t.total("for green") == 3


@rule("SC-14.53")
def test_a_moved_character_takes_its_load_along() -> None:
    t = fight("garka", hand="forge_hammer big_road", assigned={"amber": {2: "for amber"}})
    t.do("use forge_hammer", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use big_road")
    t.do("target amber 2")
    assert t.options() == ["place against amber", "place against green", "place for green"]  # Garka has no magic
    t.do("place for green")
    assert t.at("amber", 2) == "for green" and t.total("for green") == 7 and t.total("for amber") == 0


@rule("SC-14.53", "SC-14.40")
def test_given_symbols_let_a_character_move() -> None:
    t = fight("garka", hand="glamour big_road", assigned={"amber": {2: "for amber"}})
    t.do("use glamour", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use big_road", "target amber 2")
    assert t.may("place for sky") and t.may("place against sky")


@rule("SC-14.54")
def test_the_other_side_of_the_same_strategy_is_another_place() -> None:
    t = fight("konets", hand="portal_stone", assigned={"amber": {2: "for amber"}})
    t.do("use portal_stone", "target amber 2")
    assert t.options() == ["place against amber"]
    t.do("place against amber")
    assert t.at("amber", 2) == "against amber" and t.total("for amber") == 0 and t.total("against amber") == 3


@rule("SC-14.55")
def test_the_thunderer_does_not_change_sides_in_its_strategy() -> None:
    t = fight("golem_thunderer", assigned={"amber": {2: "against green"}}).do("ability 2")
    assert t.options() == ["place against amber", "place for amber"]


@rule("SC-14.56")
def test_with_no_place_to_go_nothing_moves() -> None:
    one = {"amber": "ancient_rituals sky", "sky": "careful_research amber", "green": "open_clash amber"}
    t = fight("golem_thunderer", assigned={"amber": {2: "against green"}}, strategies=one)
    assert not t.may("ability 2")
    assert not fight("golem_thunderer").may("ability 2")  # it is not assigned


@rule("SC-14.57")
def test_a_territory_is_captured() -> None:
    t = won("nav", strategy="night_storm", territories={"sky": ["trade_guild", "tigradcom"]})
    assert t.seat == "amber" and t.options() == ["take_territory tigradcom", "take_territory trade_guild"]
    t.do("take_territory tigradcom")
    assert t.territories("amber") == ["citadel_dark_court", "tigradcom"]
    assert t.territories("sky") == ["green_house_palace", "trade_guild"]


@rule("SC-14.58")
def test_a_wish_that_cannot_come_true_is_not_offered() -> None:
    held: Setting = {"artifacts": {"amber": ["arcane_of_wishes"]}, "territories": {"amber": ["throne_of_power"]}}
    assert table(**held).do("use arcane_of_wishes").options() == ["choose 1", "choose 2", "choose 3"]
    t = fight(**held).do("use arcane_of_wishes")
    assert t.options() == ["choose 1", "choose 2", "choose 3", "choose 4"]


# A place is clean when somebody else takes it


@rule("SC-14.49", "SC-14.45")
def test_nothing_of_the_dead_passes_to_the_next_in_their_place() -> None:
    t = table(
        characters={"amber": ["red_cap"]},
        hands={"amber": ["forge_hammer", "glamour", "guard_amulet", "elven_arrow", "os_spy"]},
        tokens={"amber": "9 9 9"},
    )
    t.do("use forge_hammer", "target amber 2", "use glamour", "target amber 2", "use guard_amulet", "target amber 2")
    assert t.strength("amber", 2) == 4 and t.shielded("amber", 2)
    t.do("use elven_arrow", "target amber 2", "buy os_spy")
    assert t.number("amber", "os_spy") == 2 and t.strength("amber", 2) == 2 and not t.shielded("amber", 2)
    assert t.symbols("amber", 2) == ["intrigue"]
    assert sorted(t.under("spells")) == ["elven_arrow", "forge_hammer", "glamour"]


@rule("SC-14.66")
def test_a_new_character_has_its_own_ability() -> None:
    t = table(
        houses=["chel"],
        characters={"amber": ["erli_doctor"]},
        hands={"amber": ["elven_arrow", "chel_healer"]},
        tokens={"amber": "9 9 9"},
    )
    t.do("ability 2", "target amber 2", "use elven_arrow", "target amber 2", "buy chel_healer")
    assert t.number("amber", "chel_healer") == 2 and t.may("ability 2")


@rule("SC-14.47", "SC-14.50")
def test_a_new_character_lies_face_up_in_the_place_of_a_dead_one() -> None:
    t = table(
        characters={"amber": ["red_cap"]},
        down={"amber": [2]},
        hands={"amber": ["elven_arrow", "os_spy"]},
        tokens={"amber": "9 9 9"},
    )
    t.do("use elven_arrow", "target amber 2", "buy os_spy")
    assert t.characters("amber") == ["nav_prince", "os_spy"] and t.down("amber") == []


@rule("SC-14.35")
def test_equal_bonuses_add_up_and_all_go_back() -> None:
    t = fight("fata", hand="forge_hammer forge_hammer", assigned={"amber": {2: "for sky"}})
    t.do("use forge_hammer", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use forge_hammer")
    assert t.do("target amber 2").strength("amber", 2) == 9
    t = fight("fata", hand="forge_hammer forge_hammer dispel", assigned={"amber": {2: "for sky"}})
    t.do("use forge_hammer", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use forge_hammer")
    t.do("target amber 2", "use dispel", "target amber 2")
    assert t.strength("amber", 2) == 5 and t.under("spells") == ["dispel", "forge_hammer", "forge_hammer"]


@rule("SC-14.50", "SC-14.40")
def test_a_character_turned_down_loses_given_symbols_and_silence() -> None:
    t = fight(
        sky="griffin",
        hands={"amber": ["mermaid_kiss", "veil_of_desire"], "sky": ["glamour"]},
        tokens={"amber": "0 9 0", "sky": "0 9 0"},
        assigned={"sky": {2: "for green"}},
        first="sky",
    )
    t.do("use glamour", "target sky 2", "assign 1 for sky", "use veil_of_desire", "target sky 2")
    assert t.strength("sky", 2) == 0 and len(t.symbols("sky", 2)) == 3
    t.do("assign 1 for sky", "use mermaid_kiss", "target sky 2")
    assert t.strength("sky", 2) == 3 and t.symbols("sky", 2) == ["weapons"]


@rule("SC-14.41", "SC-14.14")
def test_dispel_takes_both_gifts_of_one_card() -> None:
    t = fight("manticore", hand="chel_cunning dispel", house="chel")
    t.do("use chel_cunning", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use dispel", "target amber 2")
    assert t.strength("amber", 2) == 3 and t.symbols("amber", 2) == ["weapons"] and t.gone() == ["chel_cunning"]


@rule("SC-14.41", "SC-14.67")
def test_dispel_ends_what_an_ability_silenced() -> None:
    t = fight(
        "nav_santiaga",
        "griffin",
        hands={"sky": ["dispel"]},
        tokens={"amber": "0 1 0", "sky": "0 1 0"},
        assigned={"sky": {2: "for green"}},
    )
    t.do("ability 2", "target sky 2")
    assert t.total("for green") == 0
    t.do("use dispel", "target sky 2")
    assert t.total("for green") == 3


@rule("SC-14.42", "SC-14.67")
def test_dispel_ends_what_the_arcane_and_an_amulet_left() -> None:
    t = fight(
        houses=["nav", "chud", "lyud"],
        artifacts={"amber": ["arcane_of_wishes"], "sky": ["chud_amulet"]},
        hands={"green": ["dispel"]},
        tokens={"green": "0 1 0"},
    )
    t.do("use arcane_of_wishes", "choose 4", "place for green", "use chud_amulet", "place for green")
    assert t.total("for green") == 7
    t.do("use dispel", "place for green")
    assert t.total("for green") == 0 and t.gone() == ["chud_amulet"] and t.artifacts("amber") == ["arcane_of_wishes"]


@rule("SC-14.43", "SC-14.16")
def test_dispel_reaches_no_shielded_character_of_another() -> None:
    t = fight(
        "manticore",
        "griffin",
        hands={"amber": ["forge_hammer", "warding"], "sky": ["dispel"]},
        tokens={"amber": "0 2 0", "sky": "0 1 0"},
    )
    t.do("use forge_hammer", "target amber 2")
    assert t.may("use dispel")
    t.do("assign 1 for sky", "assign 1 for sky", "use warding", "target amber 2")
    assert t.seat == "sky" and not t.may("use dispel")
    assert t.strength("amber", 2) == 5 and t.shielded("amber", 2)


@rule("SC-14.53", "SC-14.16")
def test_an_opponents_shielded_character_is_not_moved() -> None:
    t = fight(
        sky="red_cap manticore",
        hands={"amber": ["nav_dark_path"], "sky": ["warding"]},
        tokens={"amber": "0 0 1", "sky": "0 1 0"},
        assigned={"sky": {2: "for green", 3: "for green"}},
        first="sky",
    )
    t.do("use warding", "target sky 2", "assign 1 for sky", "use nav_dark_path")
    assert targets(t.options()) == ["sky 3"]


@rule("SC-14.45", "SC-14.2")
def test_a_killing_that_finds_only_shields_still_brings_its_influence() -> None:
    t = table(
        "buying",
        houses=["hvan", "nav"],
        first="sky",
        characters={"sky": ["os_spy"]},
        hands={"sky": ["guard_amulet"]},
        tokens={"sky": "1 0 0"},
        strategies={"amber": "contract_killing sky", "sky": "ancient_rituals amber"},
        decks=EMPTY,
        deals="off",
    )
    t.do("use guard_amulet", "target sky 2", "done", "done", "assign 1 for sky", "assign 1 for amber")
    assert t.turn == 2 and t.characters("sky") == ["nav_prince", "os_spy"]
    assert t.influence("amber") == 3  # its own, the margin's and the leader's


@rule("SC-14.70", "SC-14.73")
def test_a_hero_who_lay_face_down_acts_on_success() -> None:
    t = won("nav", "nav_ortega", down={"amber": [3]})
    assert t.money("amber") == 2 and t.down("amber") == []


@rule("SC-14.66", "SC-14.73")
def test_a_face_down_character_uses_its_ability() -> None:
    t = table(characters={"amber": ["erli_doctor"]}, down={"amber": [2]}, tokens={"amber": "0 1 0"})
    t.do("ability 2", "target amber 2")
    assert t.shielded("amber", 2) and t.down("amber") == [2]


@rule("SC-14.9")
def test_a_face_down_character_that_is_too_strong_survives() -> None:
    t = fight(sky="golem_lunatic red_cap", hand="hvan_shadow_strike", house="hvan", down={"sky": [2]})
    t.do("use hvan_shadow_strike", "target sky 2")
    assert t.characters("sky") == ["nav_prince", "golem_lunatic", "red_cap"] and t.down("sky") == [2]
    assert t.gone() == ["hvan_shadow_strike"]
    t = fight(
        sky="golem_lunatic red_cap",
        hand="hvan_shadow_strike",
        house="hvan",
        down={"sky": [2]},
        face_down_targets="fitting",
    )
    assert targets(t.do("use hvan_shadow_strike").options()) == ["sky 3"]


@rule("SC-14.2")
def test_a_poor_victim_gives_what_there_is() -> None:
    t = table("territories", territories={"amber": ["kremlin_dungeons", "club_lizard"]}, tokens={"sky": "0 1 0"})
    t.do("property kremlin_dungeons", "player sky")
    assert tokens(t, "amber") == "1 2 0" and tokens(t, "sky") == "0 0 0"
    t.do("property club_lizard", "player sky")
    assert t.seat == "amber" and t.may("done")


@rule("SC-14.39", "SC-14.75")
def test_silence_ends_with_the_battle() -> None:
    t = table(
        "battle",
        characters={"amber": ["manticore"], "sky": ["griffin"]},
        hands={"amber": ["veil_of_desire"]},
        tokens={"amber": "0 2 0"},
        strategies={"amber": "open_clash sky", "sky": "night_storm amber"},
        assigned={"sky": {2: "against amber"}, "amber": {2: "for amber"}},
        decks={"artifacts": []},
        deals="off",
    )
    t.do("use veil_of_desire", "target sky 2")
    assert t.turn == 2 and t.strength("sky", 2) == 3 and t.influence("amber") == 1
    assert t.under("spells") == ["veil_of_desire"]


@rule("SC-14.48")
def test_a_unique_character_killed_while_buying_is_not_bought_again_at_once() -> None:
    t = table(
        "buying",
        hands={"amber": ["dragon_spit"]},
        characters={"sky": ["anna"]},
        territories={"amber": ["annas_apartment"]},
        tokens={"amber": "9 9 9"},
    )
    t.do("use dragon_spit", "target sky 2")
    assert t.lies_on("annas_apartment") == "anna" and not t.may("buy anna")


# What lasts


@rule("SC-14.59", "SC-14.73")
@pytest.mark.parametrize("down", [[], [2]])
def test_lazar_makes_room_for_a_seventh(down: list[int]) -> None:
    five = ["masan_lazar", "fata", "griffin", "manticore", "konets"]
    setting: Setting = {"houses": ["masan"], "hands": {"amber": ["red_cap", "os_spy"]}, "tokens": {"amber": "2 0 0"}}
    t = table(**setting, characters={"amber": five}, down={"amber": down}).do("buy red_cap")
    assert len(t.characters("amber")) == 7 and not t.may("buy os_spy")
    others = ["masan_claudia", *five[1:]]
    assert not table(**setting, characters={"amber": others}).may("buy red_cap")


@rule("SC-14.60", "SC-14.73")
def test_larisa_allows_seven_cards() -> None:
    seven = ["heron", "dispel", "glamour", "fata", "griffin", "konets", "garka"]
    setting: Setting = {"houses": ["chel"], "hands": {"amber": seven}}
    t = table("end", **setting, characters={"amber": ["chel_larisa"]})
    assert t.turn == 2 and len(t.hand("amber")) == 7
    t = table("end", **setting, characters={"amber": ["chel_healer"]})
    assert t.turn == 1 and t.verbs() == {"discard"}
    assert len(t.do("discard heron").hand("amber")) == 6 and t.turn == 2


@rule("SC-14.61")
def test_a_griffin_bids_without_being_turned() -> None:
    t = table("auction", turn=2, characters={"amber": ["griffin", "griffin"]}).do("bid 2")
    assert t.bid("amber") == 3 and t.down("amber") == []
    t.do("done")
    assert not t.may("bid 2") and t.do("bid 3").bid("amber") == 6 and t.down("amber") == []


@rule("SC-14.62")
def test_a_leader_rewards_the_natural_strategy() -> None:
    assert led("masan", 4) == 1 and led("masan", 5) == 3 and led("masan", 6) == 3
    t = won("nav", strategy="deft_manipulations", assigned={"amber": {1: "for amber"}})
    assert t.influence("amber") == 2  # its own and the margin's


@rule("SC-14.62", "SC-14.73")
def test_a_leader_who_lay_face_down_rewards_too() -> None:
    t = won("nav", characters={"amber": ["garka"]}, down={"amber": [1]})
    assert t.influence("amber") == 2


# When


@rule("SC-14.63")
def test_an_instant_card_is_free_outside_the_battle() -> None:
    t = table(hands={"amber": ["golden_rain", "energy_crystal"]}, tokens={"amber": "0 2 0"})
    t.do("use golden_rain")
    assert t.seat == "amber" and t.hand("amber") == ["energy_crystal"] and t.under("spells") == ["golden_rain"]
    t.do("use energy_crystal")
    assert t.seat == "amber" and tokens(t, "amber") == "1 3 0" and t.hand("amber") == []


@rule("SC-14.63")
@pytest.mark.parametrize("phase", ["start", "territories", "buying", "end"])
def test_an_instant_card_has_its_windows(phase: str) -> None:
    t = table(phase, turn=2, hands={"amber": ["golden_rain"]}, tokens={"amber": "0 2 0"})
    before = t.money("amber")
    assert t.do("use golden_rain").money("amber") == before + 3


@rule("SC-14.64")
@pytest.mark.parametrize(("phase", "may"), [("start", False), ("territories", False), ("buying", True), ("end", False)])
def test_a_card_that_stays_waits_for_the_buying(phase: str, may: bool) -> None:
    setting: Setting = {"hands": {"amber": ["forge_hammer", "golden_rain"]}, "tokens": {"amber": "0 9 0"}}
    t = table(phase, turn=2, characters={"amber": ["fata"]}, **setting)
    assert t.may("use golden_rain") and t.may("use forge_hammer") is may
    assert fight("fata", hand="forge_hammer").may("use forge_hammer")


@rule("SC-14.65")
def test_the_heron_brings_its_card_at_once() -> None:
    t = fight("fata", hand="heron", decks={"spells": ["dispel"]}).do("use heron", "target amber 2")
    assert t.hand("amber") == ["dispel"] and t.strength("amber", 2) == 6 and t.under("spells") == []


@rule("SC-14.66")
def test_an_ability_works_once_a_turn() -> None:
    t = table(characters={"amber": ["erli_doctor", "fata", "konets"]}, tokens={"amber": "0 5 0"})
    t.do("ability 2", "target amber 3")
    assert t.mana("amber") == 4 and t.seat == "amber" and not t.may("ability 2")
    t.do("done", "done")
    assert t.phase == "battle" and t.seat == "amber" and not t.may("ability 2")


@rule("SC-14.66")
def test_each_of_two_copies_has_its_ability() -> None:
    t = table(characters={"amber": ["chel_healer", "erli_doctor"]}, houses=["chel"], tokens={"amber": "0 5 0"})
    t.do("ability 2", "target amber 2", "ability 3", "target amber 3")
    assert t.mana("amber") == 3 and t.shielded("amber", 2) and t.shielded("amber", 3)


@rule("SC-14.67", "SC-14.75")
def test_a_marker_lasts_until_the_end_of_the_battle() -> None:
    t = table(
        "battle",
        houses=["hvan", "nav"],
        characters={"amber": ["hvan_root_keeper"]},
        tokens={"amber": "0 1 0"},
        strategies={"amber": "ancient_rituals sky", "sky": "subtle_intrigues amber"},
        assigned={"amber": {1: "against sky"}, "sky": {1: "for sky"}},
        decks=EMPTY,
        deals="off",
    )
    t.do("assign 2 for amber", "ability 2", "target amber 2")
    assert t.turn == 2 and t.mana("amber") == 2 and t.influence("amber") == 1  # it won by 4
    assert t.strength("amber", 2) == 2


@rule("SC-14.68")
def test_a_house_artifact_is_used_once_and_gone() -> None:
    t = table(houses=["lyud"], artifacts={"amber": ["lyud_diadem"]}, decks={"spells": ["heron"]}).do("use lyud_diadem")
    assert tokens(t, "amber") == "0 5 0" and t.hand("amber") == ["heron"]
    assert t.artifacts("amber") == [] and t.gone() == ["lyud_diadem"] and t.options() == ["done"]


@rule("SC-14.69")
@pytest.mark.parametrize("down", [[], [2]])
def test_upkeep_comes_by_itself(down: list[int]) -> None:
    t = table("territories", characters={"amber": ["shas_trader"]}, down={"amber": down})
    assert tokens(t, "amber") == "2 1 0"


@rule("SC-14.70")
@pytest.mark.parametrize("margin", [1, 4, 6])
def test_heroes_act_when_the_natural_strategy_succeeds(margin: int) -> None:
    against = {1: "masan_mercenary", 4: "red_cap"}
    t = table(
        "resolve",
        characters={"amber": ["nav_ortega"], "sky": [against[margin]] if margin < 6 else []},
        strategies={"amber": "subtle_intrigues sky"},
        assigned={"amber": {1: "for amber"}, "sky": {2: "against amber"} if margin < 6 else {}},
    )
    assert t.money("amber") == 2


@rule("SC-14.71")
def test_heroes_do_not_act_for_anything_else() -> None:
    assert won("nav", "nav_ortega", strategy="deft_manipulations").money("amber") == 0
    t = table(
        "resolve",
        characters={"amber": ["nav_ortega"], "sky": ["red_cap"]},
        strategies={"amber": "open_clash sky", "sky": "subtle_intrigues amber"},
        assigned={"sky": {2: "for sky"}},
    )
    assert t.turn == 2 and t.money("amber") == 0
    t = table(
        "resolve",
        characters={"amber": ["nav_ortega"], "sky": ["red_cap"]},
        strategies={"amber": "subtle_intrigues sky"},
        assigned={"sky": {2: "against amber"}},
    )
    assert t.turn == 2 and t.money("amber") == 0


@rule("SC-14.72")
def test_a_property_replaces_the_income_but_for_a_home() -> None:
    t = table("territories", territories={"amber": ["sparrow_hills"]}, decks={"spells": ["heron"]})
    assert tokens(t, "amber") == "1 1 0"
    t.do("property sparrow_hills", "property citadel_dark_court", "take nav_heart", "done")
    assert tokens(t, "amber") == "1 1 0" and t.hand("amber") == ["heron", "nav_heart"]
    t = table("territories", territories={"amber": ["sparrow_hills"]}).do("income sparrow_hills")
    assert tokens(t, "amber") == "1 4 0" and not t.may("property sparrow_hills")


@rule("SC-14.74")
def test_a_strategy_acts_when_it_has_succeeded_only() -> None:
    setting: Setting = {"strategies": {"amber": "ancient_rituals sky"}, "decks": EMPTY}
    t = table("resolve", **setting)
    assert t.turn == 2 and tokens(t, "amber") == "0 0 0"
    t = table("resolve", characters={"amber": ["red_cap"]}, assigned={"amber": {2: "for amber"}}, **setting)
    assert t.turn == 2 and tokens(t, "amber") == "0 2 1"


@rule("SC-14.75")
def test_a_house_spell_leaves_the_game_with_the_battle() -> None:
    t = table(
        houses=["lyud", "nav"],
        hands={"amber": ["lyud_fury_herb"]},
        tokens={"amber": "0 0 1"},
        characters={"amber": ["manticore"]},
        strategies={"amber": "open_clash sky", "sky": "night_storm amber"},
        decks=EMPTY,
        deals="off",
    )
    t.do("use lyud_fury_herb", "target amber 2", "done", "done", "assign 2 for amber")
    assert t.turn == 2 and t.gone() == ["lyud_fury_herb"] and t.strength("amber", 2) == 3


def test_a_price_is_paid_in_full() -> None:
    assert poorer("2 2 0") == ["1 9 9", "9 1 9"]
    with pytest.raises(IllegalAction):
        table(hands={"amber": ["fata"]}, tokens={"amber": "1 9 9"}).do("buy fata")


@rule("SC-14.75")
def test_what_lay_on_strategies_goes_with_the_battle() -> None:
    t = table(
        "battle",
        houses=["chud", "nav"],
        hands={"amber": ["chud_aurora"], "sky": ["war_banner"]},
        tokens={"amber": "0 0 1", "sky": "4 0 0"},
        strategies={"amber": "subtle_intrigues sky", "sky": "night_storm amber"},
        assigned={"amber": {1: "against sky"}, "sky": {1: "against amber"}},
        deals="off",
    )
    t.do("use chud_aurora", "place for amber", "use war_banner", "place against amber")
    assert t.turn == 2 and t.gone() == ["chud_aurora"] and t.under("artifacts") == ["war_banner"]
    assert t.total("for amber") == 0 and t.total("against amber") == 0


@rule("SC-14.49", "SC-14.75")
def test_a_house_spell_on_the_dead_leaves_the_game() -> None:
    t = fight("fata", hand="lyud_fury_herb dragon_spit", house="lyud")
    t.do("use lyud_fury_herb", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use dragon_spit")
    t.do("target amber 2")
    assert t.gone() == ["lyud_fury_herb"] and t.under("spells") == ["dragon_spit"]
    assert "lyud_fury_herb" not in t.house_deck("amber")


@rule("SC-14.53", "SC-14.67")
def test_a_marker_jumps_along() -> None:
    t = fight("golem_thunderer cortes", assigned={"amber": {2: "for amber"}})
    t.do("ability 3", "target amber 2", "assign 1 for sky", "assign 1 for sky", "ability 2", "place against green")
    assert t.strength("amber", 2) == 6 and t.total("against green") == 6 and t.total("for amber") == 0


@rule("SC-14.25")
def test_the_only_card_of_a_deck_is_kept() -> None:
    t = table("territories", territories={"amber": ["southern_fort"]}, decks={"mercenaries": ["fata"]})
    t.do("property southern_fort")
    t.do("take fata")
    assert t.hand("amber") == ["fata"] and t.under("mercenaries") == [] and t.may("done")


@rule("SC-14.26", "SC-14.2")
def test_draws_stop_when_all_decks_are_empty() -> None:
    t = table("territories", territories={"amber": ["las_vegas_center"]}, decks={**EMPTY, "spells": ["heron"]})
    t.do("property las_vegas_center", "deck spells")
    assert t.hand("amber") == ["heron"] and t.may("done")


@rule("SC-14.2", "SC-14.30")
def test_anna_finds_an_empty_hand() -> None:
    t = fight("anna", hands={"green": ["heron"]}).do("ability 2", "player sky")
    assert t.seat == "sky" and t.mana("amber") == 7 and t.hand("green") == ["heron"]


@rule("SC-14.23")
def test_what_you_do_not_have_is_not_converted() -> None:
    t = table(
        "territories",
        territories={"amber": ["trade_guild"]},
        hands={"amber": ["golden_rain"]},
        tokens={"amber": "0 1 0"},
    )
    t.do("use golden_rain", "property trade_guild")
    assert tokens(t, "amber") == "4 0 0" and not t.may("choose 2")


@rule("SC-14.4", "SC-14.1")
def test_the_heart_may_be_used_before_the_auction() -> None:
    t = table(
        "start",
        turn=2,
        artifacts={"amber": ["nav_heart"]},
        tokens={"sky": "0 0 1"},
        decks={**EMPTY, "spells": ["heron"]},
    )
    t.do("use nav_heart", "player sky")
    assert t.influence("amber") == 1 and t.influence("sky") == 0 and t.options() == ["deck spells"]


@rule("SC-14.69", "SC-14.45")
def test_shields_and_uses_are_new_in_the_next_turn() -> None:
    t = table("end", turn=1, characters={"amber": ["erli_doctor"]}, tokens={"amber": "0 2 0"})
    t.do("ability 2", "target amber 2")
    assert t.turn == 2 and t.phase == "start" and not t.shielded("amber", 2) and t.may("ability 2")


@rule("SC-14.31", "SC-14.5")
def test_research_takes_from_its_victim_alone() -> None:
    t = won(
        "chel", seats=3, strategies={"amber": "careful_research green"}, hands={"sky": ["dispel"], "green": ["heron"]}
    )
    assert t.options() == ["take heron"]
