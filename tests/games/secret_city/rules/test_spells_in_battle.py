"""Cards and abilities in battle: prices, targets, and what they do to characters and strategies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.secret_city.table import Table, rule, table

WEAPONS = {"amber": "open_clash sky", "sky": "night_storm amber"}  # nothing here for leaders with magic and intrigue


def fight(amber: str = "", sky: str = "", hand: str = "", reply: str = "", tokens: str = "9 9 9", **more: Any) -> Table:
    """A weapons battle without deals: characters of both, amber's hand and sky's, each as words."""
    setting: dict[str, Any] = {
        "phase": "battle",
        "characters": {"amber": amber.split(), "sky": sky.split()},
        "hands": {"amber": hand.split(), "sky": reply.split()},
        "tokens": {"amber": tokens, "sky": "9 9 9"},
        "strategies": WEAPONS,
        "deals": "off",
    }
    return table(**{**setting, **more})


@rule("SC-8.20")
def test_a_used_card_is_paid_and_leaves_the_hand() -> None:
    t = fight("manticore", "griffin", "forge_hammer", tokens="0 1 0").do("use forge_hammer", "target amber 2")
    assert t.mana("amber") == 0 and t.hand("amber") == [] and t.strength("amber", 2) == 5


@rule("SC-8.21")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    t = fight("manticore nav_santiaga", "griffin", "war_banner", tokens="3 0 9", assigned={"sky": {2: "for sky"}})
    assert not t.may("use war_banner") and not t.may("ability 3")
    t = fight("manticore nav_santiaga", "griffin", "war_banner", tokens="4 1 0", assigned={"sky": {2: "for sky"}})
    assert t.may("use war_banner") and t.may("ability 3")


@rule("SC-8.22")
def test_an_instant_card_goes_under_its_deck_before_what_it_makes_go_there() -> None:
    t = fight("manticore", "griffin", "intimate_canopy", "forge_hammer heron web_of_doubt")
    t.do("use intimate_canopy", "player sky")
    assert t.seat == "sky" and t.under("spells") == ["intimate_canopy"]
    t.do("discard web_of_doubt", "discard heron")
    assert t.under("spells") == ["intimate_canopy", "web_of_doubt", "heron"] and t.hand("sky") == ["forge_hammer"]


@rule("SC-8.23", "SC-8.25")
def test_bonuses_stay_and_add_up() -> None:
    t = fight("manticore red_cap", "griffin hvan_mercenary", "forge_hammer black_katana")
    t.do("use forge_hammer", "target amber 2", "assign 2 for sky", "use black_katana", "target amber 2")
    assert t.strength("amber", 2) == 8 and t.under("spells") == [] and t.under("artifacts") == []
    t.do("assign 3 for sky", "assign 2 for amber")
    assert t.total("for amber") == 8


@rule("SC-8.24")
def test_a_used_house_spell_leaves_the_game() -> None:
    t = fight("manticore", "griffin red_cap", "nav_dark_path", assigned={"sky": {2: "for sky"}})
    t.do("use nav_dark_path", "target sky 2", "place for amber")
    assert t.gone() == ["nav_dark_path"] and t.influence("amber") == 8 and t.at("sky", 2) == "for amber"
    assert "nav_dark_path" not in t.house_deck("amber")


@rule("SC-8.26")
def test_the_veil_silences_earlier_and_later_bonuses() -> None:
    t = fight(
        "manticore",
        "griffin",
        "veil_of_desire",
        "forge_hammer black_katana",
        first="sky",
        assigned={"sky": {2: "for sky"}},
    )
    t.do("use forge_hammer", "target sky 2")
    assert t.total("for sky") == 5
    t.do("use veil_of_desire", "target sky 2")
    assert t.total("for sky") == 0
    t.do("use black_katana", "target sky 2")
    assert t.strength("sky", 2) == 0 and t.total("for sky") == 0


@rule("SC-8.27")
def test_bonuses_on_a_strategy_count_for_their_side() -> None:
    t = fight("manticore", "griffin", "inspiration war_banner", "web_of_doubt")
    t.do("use inspiration", "place for amber", "use web_of_doubt", "place against amber")
    assert t.total("for amber") == 3 and t.total("against amber") == 3
    t.do("use war_banner", "place for amber")
    assert t.total("for amber") == 6


@rule("SC-8.27")
def test_a_card_for_one_side_offers_that_side_only() -> None:
    t = fight("manticore", "griffin", "inspiration").do("use inspiration")
    assert t.options() == ["place for amber", "place for sky"]


@rule("SC-8.28")
def test_a_card_without_a_target_cannot_be_used() -> None:
    t = fight("manticore", "griffin", "veil_of_desire elven_arrow big_road")
    assert not t.may("use veil_of_desire") and not t.may("use elven_arrow") and not t.may("use big_road")
    t.do("assign 2 for amber", "assign 2 for sky")
    assert t.may("use veil_of_desire") and not t.may("use elven_arrow") and t.may("use big_road")


@rule("SC-8.29")
def test_conditions_look_at_the_printed_strength() -> None:
    t = fight("manticore", "griffin hvan_mercenary", "dragon_spit mermaid_kiss", "forge_hammer", first="sky")
    t.do("use forge_hammer", "target sky 2")
    assert t.strength("sky", 2) == 5
    t.do("use dragon_spit")
    assert t.options() == ["target sky 3"]
    t = fight("manticore", "griffin hvan_mercenary", "dragon_spit mermaid_kiss", "forge_hammer", first="sky")
    t.do("use forge_hammer", "target sky 2", "use mermaid_kiss")
    assert t.options() == ["target sky 2"]


@rule("SC-8.30")
def test_an_ability_works_once_a_turn() -> None:
    t = fight(
        "nav_santiaga manticore",
        "griffin red_cap golem_guard",
        assigned={"sky": {2: "for sky", 3: "for sky"}},
        tokens="0 5 0",
    )
    t.do("ability 2", "target sky 2", "assign 4 for sky")
    assert t.mana("amber") == 4 and not t.may("ability 2") and t.total("for sky") == 5


@rule("SC-8.31")
def test_an_assigned_or_face_down_character_uses_its_ability() -> None:
    placed = {"amber": {2: "for amber"}, "sky": {2: "for sky"}}
    assert fight("nav_santiaga manticore", "griffin", assigned=placed).may("ability 2")
    placed = {"sky": {2: "for sky"}}
    t = fight("nav_santiaga manticore", "griffin red_cap", assigned=placed, down={"amber": [2]})
    t.do("ability 2", "target sky 2")
    assert t.strength("sky", 2) == 0 and t.down("amber") == [2]


@rule("SC-8.32")
def test_a_house_artifact_is_used_once_and_leaves_the_game() -> None:
    t = fight("manticore", "griffin", tokens="0 0 0", houses=["chud", "lyud"], artifacts={"amber": ["chud_amulet"]})
    t.do("use chud_amulet", "place for amber")
    assert t.artifacts("amber") == [] and t.gone() == ["chud_amulet"] and t.total("for amber") == 5


@rule("SC-8.33")
@pytest.mark.parametrize("card", ["forge_hammer", "spy_mask", "veil_of_desire", "dragon_spit"])
def test_leaders_are_never_targets(card: str) -> None:
    t = fight(
        "garka",
        "masan_mercenary",
        card,
        strategies={"amber": "subtle_intrigues sky", "sky": "blackmail amber"},
        assigned={"amber": {1: "for amber", 2: "for amber"}, "sky": {1: "for sky", 2: "for sky"}},
    )
    t.do(f"use {card}")
    assert t.options() == ["target amber 2", "target sky 2"]


@rule("SC-8.33")
def test_abilities_and_face_down_leaders_are_no_exception() -> None:
    t = fight(
        "nav_santiaga",
        "lyud_yaroslava",
        "forge_hammer",
        strategies={"amber": "subtle_intrigues sky", "sky": "blackmail amber"},
        assigned={"sky": {1: "for sky", 2: "for sky"}},
        first="sky",
        down={"amber": [1]},
    )
    t.do("ability 2")
    assert t.options() == ["target sky 2"]
    t.do("target sky 2", "use forge_hammer")
    assert t.options() == ["target amber 2", "target sky 2"]


@rule("SC-8.34")
def test_a_face_down_character_that_fits_is_killed() -> None:
    t = fight("manticore", "hvan_mercenary red_cap", "dragon_spit", down={"sky": [2]})
    t.do("use dragon_spit", "target sky 2")
    assert t.characters("sky") == ["lyud_vseslava", "red_cap"] and t.under("mercenaries") == ["hvan_mercenary"]


@rule("SC-8.35")
def test_a_face_down_character_that_does_not_fit_is_looked_at_in_vain() -> None:
    t = fight("manticore", "griffin golem_guard red_cap", "dragon_spit", tokens="0 4 0", down={"sky": [2]})
    t.do("use dragon_spit")
    assert t.options() == ["target sky 2"]
    t.do("target sky 2")
    assert t.characters("sky") == ["lyud_vseslava", "griffin", "golem_guard", "red_cap"] and t.down("sky") == [2]
    assert t.mana("amber") == 0 and t.hand("amber") == [] and t.under("spells") == ["dragon_spit"] and t.seat == "sky"


@rule("SC-8.35")
def test_kind_and_owner_must_fit_also_face_down() -> None:
    t = fight("manticore", "lyud_mecheslav garka", "ball_lightning capture_net", down={"amber": [2], "sky": [2, 3]})
    t.do("use ball_lightning")
    assert t.options() == ["target amber 2", "target sky 3"]


@rule("SC-8.36")
def test_only_fitting_face_down_characters_are_targets_under_the_option() -> None:
    t = fight("red_cap", "griffin", "dragon_spit", down={"sky": [2]}, face_down_targets="fitting")
    assert not t.may("use dragon_spit")
    t = fight("red_cap", "griffin masan_mercenary", "dragon_spit", down={"sky": [2, 3]}, face_down_targets="fitting")
    assert t.do("use dragon_spit").options() == ["target sky 3"]


@rule("SC-8.37", "SC-8.22")
def test_a_character_turned_down_leaves_its_strategy_with_all_that_lay_on_it() -> None:
    t = fight(
        "manticore red_cap",
        "griffin golem_guard",
        "mermaid_kiss",
        "forge_hammer",
        first="sky",
        assigned={"sky": {2: "for sky"}},
    )
    t.do("use forge_hammer", "target sky 2", "use mermaid_kiss", "target sky 2")
    assert t.at("sky", 2) is None and t.down("sky") == [2] and t.total("for sky") == 0
    assert t.under("spells") == ["mermaid_kiss", "forge_hammer"]
    assert not t.may("assign 2 for sky") and t.may("assign 3 for sky")


@rule("SC-8.38")
def test_a_character_turned_up_may_be_assigned() -> None:
    t = fight("manticore", "griffin red_cap", "stimulant", down={"amber": [2]}, tokens="1 0 0")
    t.do("use stimulant", "target amber 2")
    assert t.down("amber") == []
    t.do("assign 2 for sky")
    assert t.may("assign 2 for amber")


@rule("SC-8.39")
def test_a_moved_character_keeps_its_bonus_and_needs_the_type() -> None:
    t = table(
        phase="battle",
        seats=3,
        characters={"amber": ["manticore"], "sky": ["griffin", "red_cap"], "green": ["golem_guard", "golem_guard"]},
        hands={"amber": ["forge_hammer", "big_road"]},
        tokens={"amber": "0 3 0"},
        strategies={"amber": "open_clash sky", "sky": "night_storm green", "green": "deft_manipulations amber"},
        assigned={"amber": {2: "for amber"}},
        down={"amber": [1], "sky": [1], "green": [1]},
        deals="off",
    )
    t.do("use forge_hammer", "target amber 2", "assign 2 for sky", "assign 2 for sky")
    t.do("use big_road", "target amber 2")
    assert t.options() == ["place against amber", "place against sky", "place for sky"]
    t.do("place against sky")
    assert t.total("against sky") == 5 and t.total("for amber") == 0


@rule("SC-8.40")
def test_a_given_symbol_counts_like_a_printed_one() -> None:
    t = fight("fata", "griffin red_cap", "glamour")
    t.do("use glamour", "target amber 2", "assign 2 for sky")
    assert t.symbols("amber", 2) == ["intrigue", "magic", "weapons"] and t.may("assign 2 for amber")


@rule("SC-8.41")
def test_the_thunderer_jumps_once_to_either_side_of_another_fitting_strategy() -> None:
    t = table(
        phase="battle",
        seats=3,
        characters={"amber": ["golem_thunderer"], "sky": ["griffin", "red_cap"], "green": ["golem_guard", "manticore"]},
        strategies={"amber": "open_clash sky", "sky": "blackmail green", "green": "careful_research amber"},
        assigned={"amber": {2: "for amber"}},
        down={"amber": [1], "sky": [1], "green": [1]},
        hands={"amber": ["golden_rain"]},
        tokens={"amber": "0 2 0"},
        deals="off",
    )
    t.do("ability 2")
    assert t.options() == ["place against sky", "place for sky"]
    t.do("place against sky", "assign 2 for amber", "assign 2 for amber")
    assert t.at("amber", 2) == "against sky" and t.seat == "amber" and not t.may("ability 2")


@rule("SC-8.42")
def test_the_jump_is_an_action_of_an_assigned_thunderer_with_its_bonus() -> None:
    t = fight("golem_thunderer manticore", "griffin red_cap golem_guard", "forge_hammer")
    assert not t.may("ability 2")
    t.do("assign 2 for amber", "assign 2 for sky", "use forge_hammer", "target amber 2", "assign 3 for sky")
    t.do("ability 2", "place against sky")
    assert t.seat == "sky" and t.total("against sky") == 6 and t.total("for amber") == 0


@rule("SC-8.43")
def test_a_shielded_character_is_chosen_by_its_owner_alone() -> None:
    t = fight("manticore red_cap", "griffin", "guard_amulet forge_hammer", "forge_hammer", tokens="1 1 0")
    t.do("use guard_amulet", "target amber 2")
    assert t.shielded("amber", 2)
    t.do("use forge_hammer")
    assert t.options() == ["target amber 3", "target sky 2"]
    t.do("target sky 2", "use forge_hammer")
    assert t.may("target amber 2")


@rule("SC-8.44", "SC-8.45")
def test_dispel_needs_something_to_remove_and_removes_it_all() -> None:
    t = fight("manticore red_cap", "griffin fata golem_guard", "dispel", "forge_hammer black_katana")
    assert not t.may("use dispel")
    t.do("assign 2 for amber", "use forge_hammer", "target sky 2")
    t.do("assign 3 for amber", "use black_katana", "target sky 2")
    assert t.strength("sky", 2) == 8
    t.do("use dispel", "target sky 2")
    assert t.strength("sky", 2) == 3
    assert t.under("spells") == ["dispel", "forge_hammer"] and t.under("artifacts") == ["black_katana"]


@rule("SC-8.45")
def test_a_character_that_loses_a_symbol_stays_where_it_is() -> None:
    t = fight("manticore red_cap", "fata griffin", "dispel", "glamour")
    t.do("assign 2 for amber", "use glamour", "target sky 2", "assign 3 for amber", "assign 2 for sky")
    t.do("use dispel", "target sky 2")
    assert t.symbols("sky", 2) == ["magic"] and t.at("sky", 2) == "for sky" and t.total("for sky") == 5


@rule("SC-8.46")
def test_a_character_killed_in_battle_counts_no_more() -> None:
    t = fight(
        "manticore", "red_cap griffin", "elven_arrow", "forge_hammer", first="sky", assigned={"sky": {2: "for sky"}}
    )
    t.do("use forge_hammer", "target sky 2")
    assert t.total("for sky") == 4
    t.do("use elven_arrow", "target sky 2")
    assert t.total("for sky") == 0 and t.characters("sky") == ["lyud_vseslava", "griffin"]
    assert t.under("mercenaries") == ["red_cap"] and t.under("spells") == ["elven_arrow", "forge_hammer"]
